"""Squares of the word board, each premium with its own colour, brightness and mark, and the frame around it.

Word premiums (T, D) have a double border and pointed marks, letter premiums (t, d) a single border and round
marks; the number of marks is the factor. File names cannot differ only by case: t is t2, d is d2. The lower third
of a premium (y 84 to 118) is free for the program's text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kit.embed import picture
from kit.noise import fractal, ramp, relief, total, value_noise
from kit.shapes import box, circle, fill, line, linear, polar, radial, star, stops
from palette import mix
from render import Sprite, svg

SIDE = 128
COLOURS = 128


def _cloth(colour: str, seed: int) -> str:
    """The lining of a square: fine felt in its colour."""
    size = (128, 128)
    nap = total((0.7, relief(fractal(seed, size, (32, 32), 3, 0.8))), (0.45, value_noise(seed + 5, size, size)))
    tones = [mix(colour, "#000000", 0.22), colour, mix(colour, "#ffffff", 0.14)]
    return picture(ramp(nap, tones, 20, 1.6), 2, 2, 124, 124, 'clip-path="url(#in)"')


def square(colour: str, mark: str, *, border: str = "", double: bool = False, seed: int = 1) -> str:
    """A sunken square: shadow along its top and left, light along its bottom and right."""
    defs = (
        '<clipPath id="in"><rect x="2.5" y="2.5" width="123" height="123" rx="11"/></clipPath>'
        + linear(
            "rim",
            (0, 0),
            (1, 1),
            stops((0, "#000000", 0.75), (0.45, "#000000", 0.18), (0.62, "#ffffff", 0.06), (1, "#ffffff", 0.4)),
        )
        + radial("lamp", 0.4, 0.36, 0.8, stops((0, "#ffffff", 0.14), (0.6, "#ffffff", 0), (1, "#000000", 0.24)))
        + linear("ivory", (0, 0), (1, 1), stops((0, "#fffdf2"), (1, "#e9d9b0")))
        + linear("brass", (0, 0), (1, 1), stops((0, "#fff2c8"), (0.5, "#dcb05c"), (1, "#9a7130")))
        + '<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur in="SourceAlpha" '
        'stdDeviation="1.8"/>'
        '<feOffset dx="1.4" dy="2"/><feComponentTransfer><feFuncA type="linear" slope="0.55"/></feComponentTransfer>'
        '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    )
    lines = ""
    if border:
        lines += box(9, 9, 110, 110, 7, "none", f'stroke="{border}" stroke-opacity="0.8" stroke-width="2.6"')
        if double:
            lines += box(14.5, 14.5, 99, 99, 4, "none", f'stroke="{border}" stroke-opacity="0.55" stroke-width="1.8"')
    body = (
        box(0, 0, 128, 128, 0, "#14110d")
        + box(2.5, 2.5, 123, 123, 11, colour)
        + _cloth(colour, seed)
        + box(2.5, 2.5, 123, 123, 11, "url(#lamp)")
        + lines
        + box(4, 4, 120, 120, 10, "none", 'stroke="url(#rim)" stroke-width="4"')
        + (f'<g filter="url(#drop)">{mark}</g>' if mark else "")
    )
    return svg(SIDE, SIDE, body, defs)


def triple_word() -> str:
    stars = "".join(fill(star(x, y, 19, 8, 5), "url(#ivory)") for x, y in ((64, 37), (43, 70), (85, 70)))
    return square("#8f2b27", stars, border="#ffd9c4", double=True, seed=3)


def double_word() -> str:
    diamonds = "".join(fill(f"M{x} 30L{x + 17} 54L{x} 78L{x - 17} 54Z", "url(#ivory)") for x in (44, 84))
    return square("#b9822f", diamonds, border="#fff0c8", double=True, seed=5)


def _drop(x: float, y: float) -> str:
    return circle(x, y, 12.5, "url(#ivory)")


def triple_letter() -> str:
    return square("#264a83", _drop(64, 40) + _drop(46, 69) + _drop(82, 69), border="#c9ddf7", seed=7)


def double_letter() -> str:
    return square("#5b9c9a", _drop(45, 54) + _drop(83, 54), border="#e2f6ef", seed=9)


def centre() -> str:
    rays = fill(star(64, 64, 46, 17, 8), "url(#brass)") + fill(star(64, 64, 34, 15, 8, 22.5), "url(#ivory)")
    beads = "".join(circle(*polar(64, 64, 47, a + 22.5), 3, "#f0d592") for a in range(0, 360, 45))
    return square(
        "#53352f",
        rays + circle(64, 64, 11, "#53352f") + circle(64, 64, 7, "url(#brass)") + beads,
        border="#f0d592",
        double=True,
        seed=11,
    )


def plain() -> str:
    return square("#39423a", "", seed=13)


def frame() -> str:
    """Nine-slice, corners of 48: four mitred bars of walnut with a brass inlay, nothing in the middle."""
    outer, inner = 0, 40
    defs = (
        linear("top", (0, 0), (0, 1), stops((0, "#8a5630"), (0.25, "#6b3e1f"), (1, "#3a1f0e")))
        + linear("left", (0, 0), (1, 0), stops((0, "#7c4b29"), (0.25, "#5f371b"), (1, "#341b0c")))
        + linear("bottom", (0, 0), (0, 1), stops((0, "#5a3319"), (0.7, "#44240f"), (1, "#241106")))
        + linear("right", (0, 0), (1, 0), stops((0, "#52301a"), (0.7, "#3f210f"), (1, "#201006")))
        + linear("rim", (0, 0), (1, 1), stops((0, "#fbe9b4"), (0.4, "#c89b4a"), (0.75, "#86622a"), (1, "#d3a95c")))
    )
    bars = {
        "top": "M0 0H256L216 40H40Z",
        "bottom": "M0 256H256L216 216H40Z",
        "left": "M0 0L40 40V216L0 256Z",
        "right": "M256 0L216 40V216L256 256Z",
    }
    clips = "".join(f'<clipPath id="c{name}"><path d="{d}"/></clipPath>' for name, d in bars.items())
    body = ""
    for name, d in bars.items():
        grain = ""
        for offset, width, strength in (
            (5, 1.4, 0.3),
            (10, 0.9, 0.2),
            (14, 2, 0.22),
            (19, 1, 0.28),
            (26, 1.6, 0.24),
            (33, 1.1, 0.3),
        ):
            at = offset if name in ("top", "left") else 256 - offset
            way = f"M0 {at}H256" if name in ("top", "bottom") else f"M{at} 0V256"
            grain += line(way, "#120602", width, f'stroke-opacity="{strength}"')
        body += fill(d, f"url(#{name})") + f'<g clip-path="url(#c{name})">{grain}</g>'
    body += line("M1 1L39 39M255 1L217 39M1 255L39 217M255 255L217 217", "#160903", 1.6, 'stroke-opacity="0.8"')
    ring = 'fill="none" stroke-linejoin="miter"'
    body += (
        f'<rect x="{outer + 1}" y="{outer + 1}" width="254" height="254" rx="3" {ring} stroke="#120602" '
        'stroke-width="3"/>'
        + '<path d="M3.5 252V3.5H252" fill="none" stroke="#ffdcae" stroke-opacity="0.4" stroke-width="1.6"/>'
        + f'<rect x="22" y="22" width="212" height="212" {ring} stroke="#160903" stroke-width="6"/>'
        + f'<rect x="22" y="22" width="212" height="212" {ring} stroke="url(#rim)" stroke-width="3.4"/>'
        + f'<rect x="{inner - 1.5}" y="{inner - 1.5}" width="179" height="179" {ring} stroke="#0c0402" '
        'stroke-width="4"/>'
    )
    for x in (22, 234):
        for y in (22, 234):
            body += fill(
                f"M{x} {y - 8}L{x + 8} {y}L{x} {y + 8}L{x - 8} {y}Z", "url(#rim)", 'stroke="#160903" stroke-width="2"'
            )
    return svg(256, 256, body, defs + clips)


def sprites() -> Iterator[Sprite]:
    squares: dict[str, Callable[[], str]] = {
        "square": plain,
        "T": triple_word,
        "D": double_word,
        "t2": triple_letter,
        "d2": double_letter,
        "centre": centre,
    }
    for name, make in squares.items():
        yield Sprite(f"boards/{name}", SIDE, SIDE, make, COLOURS)
    yield Sprite("boards/frame", 256, 256, frame)
