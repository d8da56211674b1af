"""The main menu's table: five things, each a game, and the title in brass."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from chips.money import CHIPS, Chip, chip_top
from chips.padlock import padlock
from cups import tilted
from deck import face
from deck.backs import back
from deck.pen import DEFS as CARD_INKS
from deck.pen import HEIGHT as CARD_HEIGHT
from deck.pen import WIDTH as CARD_WIDTH
from dice import face as die
from kit.nest import SHADOWS, Stage
from kit.shapes import box, circle, ellipse, fill, line, linear, n, path, shifted, star, stops, text
from kit.shrink import indexed
from render import Sprite, svg
from tiles import FACES, blank, tile, value

WIDTH, HEIGHT = 640, 480  # the units of the drawings; the sprites are half as large again


def _page(stage: Stage, defs: str = "") -> str:
    """The stage a little smaller than the sprite, so that the last of each shadow fits."""
    body = f'<g transform="translate({WIDTH * 0.025:g} {HEIGHT * 0.015:g}) scale(0.95)">{stage.body}</g>'
    return svg(WIDTH, HEIGHT, body, SHADOWS + defs)


def chinchon() -> str:
    """A run of oros and three kings, fanned and melded, locked by the padlock."""
    stage = Stage()
    cards = (("O", 4), ("O", 5), ("O", 6), ("O", 7), ("C", 12), ("E", 12), ("B", 12))
    for place, (suit, number) in enumerate(cards):
        angle = -36 + 12 * place
        x = 316 + 300 * math.sin(math.radians(angle))
        y = 484 - 300 * math.cos(math.radians(angle))
        stage.lay(face(suit, number), x, y, 240, angle, lift=0.7)
    stage.add(ellipse(336, 446, 80, 20, "#0a0402", 'fill-opacity="0.7" filter="url(#far)"'))
    stage.lay(padlock("closed"), 320, 366, 196, -5, shadow="none")
    return _page(stage)


def _disc(x: float, y: float, rx: float, ry: float, thick: float, chip: Chip, turn: float) -> str:
    """The side of one chip of a pile, with the spots that face us."""

    def along(degrees: float, drop: float) -> tuple[float, float]:
        angle = math.radians(degrees)
        return x + rx * math.sin(angle), y + drop + ry * math.cos(angle)

    side = (
        f"M{n(x - rx)} {n(y)}A{n(rx)} {n(ry)} 0 0 0 {n(x + rx)} {n(y)}V{n(y + thick)}"
        f"A{n(rx)} {n(ry)} 0 0 1 {n(x - rx)} {n(y + thick)}Z"
    )
    out = fill(side, chip.body, 'stroke="#120604" stroke-width="3"')
    step = 360 / chip.spots
    for spot in range(-chip.spots, chip.spots + 1):
        start, end = turn + spot * step - step * 0.22, turn + spot * step + step * 0.22
        start, end = max(start, -88.0), min(end, 88.0)
        if start < end:
            steps = [start + (end - start) * i / 6 for i in range(7)]
            out += fill(path([along(a, 0) for a in steps] + [along(a, thick) for a in reversed(steps)]), chip.spot)
    return (
        out
        + fill(side, "url(#tube)")
        + line(
            f"M{n(x - rx)} {n(y + thick)}A{n(rx)} {n(ry)} 0 0 0 {n(x + rx)} {n(y + thick)}",
            "#120604",
            1.6,
            'stroke-opacity="0.7"',
        )
    )


TUBE = linear(
    "tube",
    (0, 0),
    (1, 0),
    stops(
        (0, "#000000", 0.55),
        (0.2, "#000000", 0.05),
        (0.34, "#ffffff", 0.25),
        (0.5, "#ffffff", 0),
        (0.8, "#000000", 0.35),
        (1, "#000000", 0.65),
    ),
)


def _pile(stage: Stage, x: float, y: float, chips: list[int], width: float = 126) -> None:
    """A pile seen at a slant: the sides, then the top chip pressed flat."""
    squash, thick = 0.5, 18.0
    rx, ry = width / 2 - 3, width / 2 * squash - 2
    stage.add(ellipse(x + 14, y + 26, width * 0.56, width * 0.32, "#0a0402", 'fill-opacity="0.65" filter="url(#far)"'))
    for level, index in enumerate(chips):
        stage.add(
            _disc(x + (2.5, -2, 1, -1, 2)[level % 5], y - level * thick, rx, ry, thick, CHIPS[index], level * 17.0)
        )
    stage.lay(chip_top(CHIPS[chips[-1]]), x, y - (len(chips) - 1) * thick, width, 0, shadow="none", flatten=squash)


def siete_y_medio() -> str:
    """A seven and a king: seven and a half, with the chips it wins."""
    stage = Stage()
    stage.lay(face("B", 12), 372, 214, 318, 13, lift=0.8)
    stage.lay(face("O", 7), 226, 214, 318, -9, lift=1.1)
    for x, y, index, angle in ((82, 330, 1, 20), (146, 400, 0, -14)):
        stage.lay(chip_top(CHIPS[index]), x, y, 104, angle, shadow="round", lift=0.5)
    plaque = svg(
        260,
        132,
        (
            box(3, 3, 254, 126, 30, "#201007")
            + box(6, 6, 248, 120, 28, "url(#rim)")
            + box(13, 13, 234, 106, 22, "#201007")
            + box(15, 15, 230, 102, 20, "url(#wine)")
            + box(21, 21, 218, 90, 15, "none", 'stroke="#f0d592" stroke-opacity="0.5" stroke-width="2"')
            + shifted(text(130, 101, 108, "7½", "#1d0607", weight=800), 2.5, 3.5)
            + text(130, 101, 108, "7½", "url(#gilt)", weight=800)
        ),
        linear("rim", (0, 0), (1, 1), stops((0, "#fff2c8"), (0.4, "#d2a450"), (0.7, "#86602a"), (1, "#e0b765")))
        + linear("wine", (0, 0), (0, 1), stops((0, "#8c2430"), (1, "#4c0f18")))
        + linear("gilt", (0, 0), (0, 1), stops((0, "#fffbe2"), (0.5, "#f2cd74"), (1, "#b88432"))),
    )
    stage.lay(plaque, 312, 396, 118, -4, corner=0.22, lift=0.8)
    _pile(stage, 562, 352, [0, 1, 0, 0])
    _pile(stage, 500, 410, [2, 2, 1, 1, 2])
    return _page(stage, TUBE)


def card_back() -> str:
    return svg(CARD_WIDTH, CARD_HEIGHT, back(1), CARD_INKS)


def brisca() -> str:
    """Four cards of a trick around the trump, which lies across under the stock."""
    stage = Stage()
    for suit, number, x, y, angle in (
        ("C", 3, 128, 158, -16),
        ("B", 11, 512, 150, 13),
        ("E", 10, 140, 336, 11),
        ("O", 12, 506, 338, -12),
    ):
        stage.lay(face(suit, number), x, y, 236, angle, lift=0.7)
    for level in range(4):
        stage.lay(card_back(), 316 - level * 1.6, 150 - level * 2.2, 226, 90, lift=0.5 if level else 1.0)
    stage.lay(face("O", 1), 320, 280, 312, 0, lift=1.2)
    return _page(stage)


def cachos() -> str:
    """A cup on its side and the five dice it has thrown."""
    stage = Stage()
    stage.lay(tilted(), 432, 216, 500, -2, shadow="none")
    for value_, x, y, angle, side in (
        (1, 128, 318, -18, 112),
        (5, 250, 390, 14, 118),
        (1, 96, 182, 24, 100),
        (6, 388, 420, -8, 112),
        (3, 222, 262, 38, 96),
    ):
        stage.lay(die("ivory", value_), x, y, side, angle, corner=0.2, lift=0.8)
    return _page(stage)


def aprologados() -> str:
    """SOBRE MESA in tiles, laid by a hand that is not too careful."""
    stage = Stage()
    rows = (("SOBRE", 26, 140, (-4, 2, -2, 3, -1), (1, 1, 3, 1, 1)), ("MESA", 142, 270, (3, -3, 2, -5), (3, 1, 1, 1)))
    for word, left, y, angles, points in rows:
        for place, (letter, angle, point) in enumerate(zip(word, angles, points, strict=True)):
            x = left + 56 + place * 116 + (place % 2) * 2
            body = tile(letter, list(FACES).index(letter))
            digits = value(point).replace("<svg ", '<svg x="84" y="74" ', 1)
            whole = body.replace("</svg>", digits + "</svg>")
            stage.lay(whole, x, y + (4 if place % 2 else -3), 118, angle, corner=0.13, lift=0.75)
    stage.lay(tile("N_TILDE", 26), 92, 330, 112, -21, corner=0.13, lift=0.75)
    stage.lay(blank(), 470, 400, 106, 14, corner=0.13, lift=0.75)
    return _page(stage)


def title() -> str:
    """Sobremesa in cast brass, between two flourishes."""
    defs = (
        linear(
            "cast",
            (0, 0),
            (0, 1),
            stops(
                (0, "#fff8da"),
                (0.28, "#f3d48a"),
                (0.52, "#cf9f4c"),
                (0.56, "#a87933"),
                (0.8, "#d8ac5c"),
                (1, "#f5dd9c"),
            ),
        )
        + linear("flourish", (0, 0), (1, 0), stops((0, "#a87933"), (0.5, "#f8e6b0"), (1, "#a87933")))
        + '<filter id="emboss" x="-5%" y="-20%" width="110%" height="150%" color-interpolation-filters="sRGB">'
        '<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="wide"/><feOffset in="wide" dy="8" result="low"/>'
        '<feFlood flood-color="#000000" flood-opacity="0.7"/><feComposite in2="low" operator="in" result="cloud"/>'
        '<feMorphology in="SourceAlpha" operator="dilate" radius="2.4" result="fat"/><feGaussianBlur in="fat" '
        'stdDeviation="0.9" result="fatsoft"/>'
        '<feFlood flood-color="#2a1406"/><feComposite in2="fatsoft" operator="in" result="edge"/>'
        '<feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="round"/>'
        '<feSpecularLighting in="round" surfaceScale="5" specularConstant="0.85" specularExponent="22" '
        'lighting-color="#fff6d8" result="gleam">'
        '<feDistantLight azimuth="235" elevation="44"/></feSpecularLighting>'
        '<feComposite in="gleam" in2="SourceAlpha" operator="in" result="lit"/>'
        '<feMerge><feMergeNode in="cloud"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/><feMergeNode '
        'in="lit"/></feMerge></filter>'
    )
    word = text(600, 188, 214, "Sobremesa", "url(#cast)", 'letter-spacing="2"', weight=800)
    curl = (
        "M600 262C520 262 470 246 400 246S290 262 250 262C232 262 228 250 238 246C250 242 258 254 248 262"
        "M600 262C680 262 730 246 800 246S910 262 950 262C968 262 972 250 962 246C950 242 942 254 952 262"
    )
    ornament = (
        line(curl, "url(#flourish)", 5)
        + fill(star(600, 261, 21, 8, 8), "url(#flourish)")
        + circle(600, 261, 5, "#6b4718")
        + fill("M556 261l10 -7l10 7l-10 7ZM624 261l10 -7l10 7l-10 7Z", "url(#flourish)")
    )
    return svg(1200, 300, f'<g filter="url(#emboss)">{word}{ornament}</g>', defs)


OBJECTS: dict[str, Callable[[], str]] = {
    "chinchon": chinchon,
    "siete_y_medio": siete_y_medio,
    "brisca": brisca,
    "cachos": cachos,
    "aprologados": aprologados,
}


def sprites() -> Iterator[Sprite]:
    for name, make in OBJECTS.items():
        yield Sprite(f"menu/{name}", WIDTH * 3 // 2, HEIGHT * 3 // 2, make, after=indexed)
    yield Sprite("menu/title", 1200, 300, title, after=indexed)
