"""The committed sounds are what the code makes, matched in loudness, clean at both ends, and complete."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

from sounds.loudness import HIGHEST_PEAK, loudness  # noqa: E402
from sounds.make import SOUNDS, make, read  # noqa: E402
from sounds.recipes import RECIPES  # noqa: E402
from sounds.recipes.chimes import bar, pitch, pluck  # noqa: E402
from sounds.synth import RATE  # noqa: E402

VARIANTS = {
    "card_deal": 4,
    "card_play": 4,
    "card_flip": 2,
    "cards_gather": 2,
    "cards_shuffle": 0,
    "chip": 4,
    "chips_pile": 0,
    "tile": 4,
    "tiles_shuffle": 0,
    "dice_shake": 2,
    "dice_throw": 3,
    "die": 3,
    "cup_down": 2,
    "cup_lift": 0,
    "right": 0,
    "wrong": 0,
    "win": 0,
    "lose": 0,
    "turn": 0,
    "bell": 0,
    "chinchon": 0,
    "click": 2,
}
NAMES = sorted(
    name
    for stem, count in VARIANTS.items()
    for name in ([f"{stem}_{i + 1}" for i in range(count)] if count else [stem])
)


def test_every_sound_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in SOUNDS.glob("*.wav")) == NAMES
    assert sorted(RECIPES) == NAMES
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.wav")) < 2_000_000


@pytest.mark.parametrize("name", ["card_play_2", "chip_1", "tile_3", "die_1", "cup_down_2", "right", "click_1"])
def test_what_is_committed_is_what_the_code_makes(name: str) -> None:
    assert make(RECIPES[name]) == (SOUNDS / f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_loudness_peaks_and_ends(name: str) -> None:
    sound, _rate = read(SOUNDS / f"{name}.wav")
    assert loudness(sound) == pytest.approx(RECIPES[name].loudness, abs=0.6)
    assert max(map(abs, sound)) <= HIGHEST_PEAK
    assert abs(sum(sound) / len(sound)) < 0.0005
    assert sound[0] == sound[-1] == 0.0
    assert max(map(abs, sound[-RATE // 200 :])) < 0.002  # the last 5 ms are silence
    assert max(abs(a - b) for a, b in pairwise(sound[:20])) < 0.02  # no click at the start


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_short(name: str) -> None:
    sound, _rate = read(SOUNDS / f"{name}.wav")
    assert 0.03 < len(sound) / RATE < (0.25 if name.startswith("card_") else 0.75 if name[:3] == "die" else 1.8)


def test_variants_differ_and_table_sounds_lie_close_together() -> None:
    for stem, count in VARIANTS.items():
        files = {(SOUNDS / f"{stem}_{i + 1}.wav").read_bytes() for i in range(count)}
        assert len(files) == count
    levels = [recipe.loudness for recipe in RECIPES.values()]
    assert max(levels) - min(levels) <= 8.0


@pytest.mark.parametrize(("note", "play"), [("A3", pluck), ("E5", bar), ("D4", bar), ("Bb3", pluck)])
def test_notes_are_in_tune(note: str, play: Callable[..., list[float]]) -> None:
    """The period is where the sound is most like itself, near the expected one, to a quarter of a semitone."""
    sound = play(Random(1), note, 0.5)[2000:7000]
    expected = RATE / pitch(note)
    cycles = max(1, round(400 / expected))

    def likeness(lag: int) -> float:
        return sum(a * b for a, b in zip(sound, sound[lag : 4000 + lag], strict=False))

    candidates = range(round(expected * cycles * 0.96), round(expected * cycles * 1.04) + 1)
    best = max(candidates, key=likeness)
    assert best / cycles == pytest.approx(expected, rel=0.0072)
