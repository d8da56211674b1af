"""The sprites: what is committed is what the code draws, and the deck is complete and true to its signs."""

from __future__ import annotations

import io
import os
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build" / "art"))

import make  # noqa: E402
import palette  # noqa: E402
import render  # noqa: E402
from deck.frame import CORNER, INSET, PINTA  # noqa: E402

SPRITES = {sprite.name: sprite for _, sprite in make.registered()}
FACES = [f"{suit}{number}" for suit in "OCEB" for number in range(1, 13)] + ["JK1", "JK2"]
FOLDERS = ("cards", "cards_large")
SAMPLE = 12


def path_of(name: str) -> Path:
    return ROOT / "assets" / "sprites" / f"{name}.png"


def sample() -> list[str]:
    """All sprites when SOBREMESA_ALL_ART is 1; else a dozen, spread over the sections, that moves on whenever the
    committed pictures change."""
    names = sorted(SPRITES)
    if os.environ.get("SOBREMESA_ALL_ART") == "1":
        return names
    step = max(1, len(names) // SAMPLE)
    start = sum(path_of(name).stat().st_size for name in names if path_of(name).exists()) % step
    return names[start::step][:SAMPLE]


@cache
def picture(name: str) -> Image.Image:
    return Image.open(path_of(name)).convert("RGBA")


@pytest.mark.parametrize("name", sample())
def test_committed_png_is_what_the_code_draws(name: str) -> None:
    assert path_of(name).read_bytes() == render.draw(SPRITES[name]), (
        f"assets/sprites/{name}.png is not what the code draws: run python build/art/make.py {name} and commit it"
    )


def test_every_sprite_is_drawn_and_nothing_else_lies_about() -> None:
    assert len(SPRITES) == sum(1 for _ in make.registered()), "two sprites have the same name"
    committed = {path.relative_to(render.SPRITES).with_suffix("").as_posix() for path in render.SPRITES.rglob("*.png")}
    assert committed == set(SPRITES)


def test_the_deck_is_complete_in_both_versions() -> None:
    cards = {name for name in SPRITES if name.split("/")[0] in FOLDERS}
    extras = {"cards/back_1", "cards/back_2", "cards/back_3", "cards/empty"}
    assert cards == {f"{folder}/{face}" for folder in FOLDERS for face in FACES} | extras


@pytest.mark.parametrize("name", sorted(name for name in SPRITES if name.split("/")[0] in FOLDERS))
def test_cards_have_their_size_round_corners_and_an_opaque_face(name: str) -> None:
    card = picture(name)
    assert card.size == (416, 638)
    right, bottom = card.width - 1, card.height - 1
    assert [card.getpixel(spot)[3] for spot in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [0, 0, 0, 0]
    if name != "cards/empty":
        inner = card.getchannel("A").crop((4, CORNER, right - 3, bottom - CORNER))
        assert inner.getextrema() == (255, 255)


def gaps(card: Image.Image, y: int) -> int:
    """How often the frame line at height y is broken."""
    frame, ivory = palette.rgb(palette.FRAME), palette.rgb(palette.IVORY)

    def inked(x: int) -> bool:
        pixel = card.getpixel((x, y))[:3]
        return sum(abs(a - b) for a, b in zip(pixel, frame, strict=True)) < sum(
            abs(a - b) for a, b in zip(pixel, ivory, strict=True)
        )

    row = [inked(x) for x in range(INSET + 18, card.width - INSET - 18)]
    assert row[0] and row[-1]
    return sum(1 for before, after in pairwise(row) if before and not after)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("face", [face for face in FACES if not face.startswith("JK")])
def test_the_pinta_tells_the_suit(folder: str, face: str) -> None:
    card = picture(f"{folder}/{face}")
    assert (gaps(card, INSET), gaps(card, card.height - INSET)) == (PINTA[face[0]], PINTA[face[0]])


def test_pinta_counts_are_the_traditional_ones() -> None:
    assert PINTA == {"O": 0, "C": 1, "E": 2, "B": 3}


@pytest.mark.parametrize("face", FACES)
def test_the_index_stands_in_both_corners_and_is_larger_in_the_large_deck(face: str) -> None:
    def ink(card: Image.Image, box: tuple[int, int, int, int]) -> int:
        counts = Counter(card.crop(box).convert("L").point(lambda value: 1 if value < 80 else 0).get_flattened_data())
        return counts[1]

    plain, large = picture(f"cards/{face}"), picture(f"cards_large/{face}")
    corner = (INSET + 4, INSET + 4, 96, 100)
    opposite = (416 - 96, 638 - 100, 416 - INSET - 4, 638 - INSET - 4)
    assert ink(plain, corner) > 300
    assert ink(plain, opposite) > 300
    wide = (INSET + 4, INSET + 4, 130, 140)
    assert ink(large, wide) > 1.3 * ink(plain, corner)


def test_all_cards_differ() -> None:
    for folder in FOLDERS:
        assert len({path_of(f"{folder}/{face}").read_bytes() for face in FACES}) == len(FACES)


def test_the_deck_is_light_to_load() -> None:
    total = sum(path_of(name).stat().st_size for name in SPRITES if name.split("/")[0] in FOLDERS)
    assert total < 9_000_000


@pytest.mark.parametrize("pair", palette.TEXT_PAIRS, ids=lambda pair: f"{pair[0]}-{pair[2]}")
def test_text_colours_are_readable(pair: tuple[str, str, str, str]) -> None:
    assert palette.contrast(pair[1], pair[3]) >= 4.5


@pytest.mark.parametrize("game", palette.CLOTH)
def test_cloths_are_dark_enough_for_ivory_cards(game: str) -> None:
    assert all(palette.luminance(shade) < 0.12 for shade in palette.CLOTH[game])


def test_colours_are_reduced_without_losing_the_round_corner() -> None:
    source = render.rasterise(render.svg(64, 64, '<circle cx="32" cy="32" r="30" fill="#c03020"/>'), 64, 64)
    reduced = render.reduce_colours(source, 32)
    again = Image.open(io.BytesIO(render.encode(reduced))).convert("RGBA")
    assert again.getpixel((0, 0))[3] == 0
    assert again.getpixel((32, 32)) == (0xC0, 0x30, 0x20, 255)
    worst = max(
        abs(a - b)
        for a, b in zip(
            source.getchannel("A").get_flattened_data(), again.getchannel("A").get_flattened_data(), strict=True
        )
    )
    assert worst <= 20
