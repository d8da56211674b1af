"""Letter tiles of maple, the digits that go on them, their states, and the rack.

A tile has no value baked in, since values differ by language: the program lays `tiles/value_<n>` (5/16
of the tile's side) at (84, 74) of the tile's 128 units. Ñ is written N_TILDE in file names.
"""

from __future__ import annotations

import string
from collections.abc import Iterator
from functools import lru_cache

from kit.embed import picture
from kit.shapes import box, circle, ellipse, fill, line, linear, shifted, star, stops, text
from kit.wood import MAHOGANY, MAPLE, plank
from PIL import Image
from render import Sprite, svg

SIDE = 128  # a tile in user units
PIXELS = 192
INK, BLANK_INK = "#2b1509", "#8b1d22"
FACES = {
    **{letter: letter for letter in string.ascii_uppercase},
    "N_TILDE": "Ñ",
    **{pair: pair for pair in ("CH", "LL", "RR", "TS", "TX", "TZ")},
}
COLOURS = 112


@lru_cache
def _maple() -> Image.Image:
    return plank(44, (512, 512), MAPLE, rings=24, waver=18, spread=1.9).convert("RGB")


def _wood(seed: int) -> str:
    """A piece of the board, another for each face."""
    x, y = (seed * 97) % 320, (seed * 53) % 320
    return picture(_maple().crop((x, y, x + PIXELS, y + PIXELS)), 0, 0, SIDE, SIDE)


DEFS = (
    linear("side", (0, 0), (0, 1), stops((0, "#c08f52"), (0.88, "#8a5a2a"), (1, "#5e3917")))
    + linear("lamp", (0, 0), (1, 1), stops((0, "#fff6dc", 0.55), (0.45, "#fff6dc", 0.05), (1, "#6a3d12", 0.34)))
    + linear(
        "rim",
        (0, 0),
        (1, 1),
        stops((0, "#fffaea", 0.95), (0.4, "#fff0cc", 0.3), (0.6, "#7a4c1c", 0.1), (1, "#5a3310", 0.75)),
    )
    + '<clipPath id="face"><rect x="4" y="3" width="120" height="114" rx="14"/></clipPath>'
)


def blank_body(seed: int) -> str:
    """The tile itself: a thick edge below, a lit top."""
    return (
        box(2, 2, 124, 124, 17, "#3a210d")
        + box(4, 6, 120, 118, 15, "url(#side)")
        + f'<g clip-path="url(#face)">{_wood(seed)}</g>'
        + box(4, 3, 120, 114, 14, "url(#lamp)")
        + box(5.5, 4.5, 117, 111, 12.5, "none", 'stroke="url(#rim)" stroke-width="3"')
    )


def letter(words: str, colour: str) -> str:
    """The face, printed and slightly sunk into the wood."""
    size = 90.0 if len(words) == 1 else 66.0
    lift = 0.0
    if words in ("M", "W"):
        size = 80.0
    elif words == "Ñ":
        size, lift = 78.0, -8.0
    elif words == "Q":
        size, lift = 78.0, 6.0
    spacing = 'letter-spacing="-2"' if len(words) > 1 else ""
    y = 60 + size * 0.315 - lift
    return shifted(text(62, y, size, words, "#fff2d2", f'fill-opacity="0.65" {spacing}', weight=800), 1.3, 1.7) + text(
        62, y, size, words, colour, spacing, weight=800
    )


def tile(name: str, seed: int) -> str:
    return svg(SIDE, SIDE, blank_body(seed) + letter(FACES[name], INK), DEFS)


def chosen_blank(name: str, seed: int) -> str:
    """A blank that stands for a letter: red ink in a red ring, so that it is told apart in grey too."""
    ring = box(
        13,
        12,
        102,
        96,
        12,
        "none",
        f'stroke="{BLANK_INK}" stroke-width="3" stroke-dasharray="1 7.5" stroke-linecap="round"',
    )
    mark = fill(star(103, 97, 13, 5, 4), BLANK_INK)
    return svg(SIDE, SIDE, blank_body(seed + 7) + ring + letter(FACES[name], BLANK_INK) + mark, DEFS)


def blank() -> str:
    """An unplayed blank: a small star burnt into the wood."""
    mark = (
        shifted(fill(star(64, 60, 26, 9, 8), "#fff2d2", 'fill-opacity="0.7"'), 1.2, 1.6)
        + fill(star(64, 60, 26, 9, 8), "#7a4a1d")
        + circle(64, 60, 5, "#e9cd97")
    )
    return svg(SIDE, SIDE, blank_body(3) + mark, DEFS)


def value(number: int) -> str:
    size = 36 if number < 10 else 33
    spacing = 'letter-spacing="-1.5"' if number >= 10 else ""
    body = shifted(
        text(20, 32, size, str(number), "#fff2d2", f'fill-opacity="0.7" {spacing}', weight=700), 0.8, 1.1
    ) + text(20, 32, size, str(number), INK, spacing, weight=700)
    return svg(40, 40, body)


def _glow(colour: str, inner: str, extra: str = "") -> str:
    defs = '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>'
    body = (
        box(6, 6, 116, 116, 16, "none", f'stroke="{colour}" stroke-width="10" filter="url(#soft)"')
        + box(4.5, 4.5, 119, 119, 16, "none", f'stroke="{inner}" stroke-width="5"')
        + extra
    )
    return svg(SIDE, SIDE, body, defs)


def selected() -> str:
    return _glow("#ffcf5a", "#fff0b5", box(4.5, 4.5, 119, 119, 16, "none", 'stroke="#c98a1e" stroke-width="1.5"'))


def just_played() -> str:
    corners = "M8 34V20Q8 8 20 8H34M94 8H108Q120 8 120 20V34M120 94V108Q120 120 108 120H94M34 120H20Q8 120 8 108V94"
    defs = (
        '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.5"/></filter>'
    )
    body = (
        line(corners, "#0f5a48", 11, 'filter="url(#soft)"') + line(corners, "#0d4a3c", 9) + line(corners, "#a6f0d4", 5)
    )
    return svg(SIDE, SIDE, body, defs)


def invalid() -> str:
    badge = (
        circle(106, 22, 18, "#5c0d10")
        + circle(106, 22, 15.5, "#cf2f2a")
        + line("M99 15L113 29M113 15L99 29", "#fff4e2", 5)
    )
    hatch = box(5, 5, 118, 118, 16, "#c22a26", 'fill-opacity="0.2"')
    return _glow("#d3241f", "#f0564a", hatch + badge)


def rack() -> str:
    """A long mahogany rack: back rest, groove in shadow, front lip in light, brass at both ends."""
    wood = plank(71, (1024, 128), MAHOGANY, rings=8, waver=16, spread=1.7)
    defs = (
        linear(
            "rest",
            (0, 0),
            (0, 1),
            stops((0, "#fff0d0", 0.42), (0.12, "#fff0d0", 0.06), (0.55, "#000000", 0.16), (1, "#000000", 0.62)),
        )
        + linear(
            "lip",
            (0, 0),
            (0, 1),
            stops((0, "#ffe9c4", 0.6), (0.16, "#ffe9c4", 0.16), (0.6, "#000000", 0.1), (1, "#000000", 0.55)),
        )
        + linear("cap", (0, 0), (0, 1), stops((0, "#fff2c8"), (0.3, "#d9ab56"), (0.7, "#9a7130"), (1, "#5a3d14")))
        + linear(
            "ends",
            (0, 0),
            (1, 0),
            stops((0, "#000000", 0.5), (0.04, "#000000", 0), (0.96, "#000000", 0), (1, "#000000", 0.55)),
        )
        + '<clipPath id="back"><rect x="10" y="12" width="1180" height="112" rx="16"/></clipPath>'
        + '<clipPath id="front"><rect x="4" y="112" width="1192" height="46" rx="15"/></clipPath>'
        + '<filter id="soft" x="-5%" y="-40%" width="110%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>'
    )
    body = (
        ellipse(600, 155, 585, 9, "#000000", 'fill-opacity="0.6" filter="url(#soft)"')
        + box(8, 10, 1184, 116, 18, "#1c0b04")
        + f'<g clip-path="url(#back)">{picture(wood, 0, 0, 1200, 150)}{box(10, 12, 1180, 112, 16, "url(#rest)")}'
        + box(10, 12, 1180, 112, 16, "url(#ends)")
        + box(10, 92, 1180, 34, 0, "#0d0402", 'fill-opacity="0.6" filter="url(#soft)"')
        + "</g>"
        + box(2, 110, 1196, 50, 17, "#1c0b04")
        + '<g clip-path="url(#front)"><g transform="translate(0 60)">'
        f"{picture(wood.transpose(Image.Transpose.FLIP_LEFT_RIGHT), 0, 0, 1200, 150)}</g>"
        + box(4, 112, 1192, 46, 15, "url(#lip)")
        + box(4, 112, 1192, 46, 15, "url(#ends)")
        + "</g>"
    )
    for x in (20, 1156):
        body += (
            box(x, 118, 24, 34, 6, "#2a1606")
            + box(x + 2, 120, 20, 30, 5, "url(#cap)")
            + circle(x + 12, 135, 4, "#5a3d14")
            + circle(x + 11.3, 134.3, 2.6, "#fff0c0")
        )
    return svg(1200, 170, body, defs)


def sprites() -> Iterator[Sprite]:
    yield Sprite("tiles/blank_face", PIXELS, PIXELS, lambda: svg(SIDE, SIDE, blank_body(1), DEFS), COLOURS)
    yield Sprite("tiles/blank", PIXELS, PIXELS, blank, COLOURS)
    for seed, name in enumerate(FACES):
        yield Sprite(f"tiles/{name}", PIXELS, PIXELS, lambda name=name, seed=seed: tile(name, seed), COLOURS)
        yield Sprite(
            f"tiles/as_blank_{name}", PIXELS, PIXELS, lambda name=name, seed=seed: chosen_blank(name, seed), COLOURS
        )
    for number in range(11):
        yield Sprite(f"tiles/value_{number}", 60, 60, lambda number=number: value(number))
    for state, make in (("selected", selected), ("just_played", just_played), ("invalid", invalid)):
        yield Sprite(f"tiles/{state}", PIXELS, PIXELS, make)
    yield Sprite("tiles/rack", 1200, 170, rack)
