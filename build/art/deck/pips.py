"""The cards 2 to 9: how many signs, where, and how they cross, bundle and interlace."""

from __future__ import annotations

import math
from collections.abc import Callable

import palette as p

from deck.pen import HEIGHT, WIDTH, circle, ellipse, place, shape
from deck.suits import club, coin, cup, leaf, sword

CX, CY = WIDTH / 2, HEIGHT / 2
Spot = tuple[float, float]

# coins and cups: the size of the sign and where each lies
COINS: dict[int, tuple[float, list[Spot]]] = {
    2: (236, [(208, 170), (208, 468)]),
    3: (180, [(208, 123), (208, 319), (208, 515)]),
    4: (164, [(124, 212), (292, 212), (124, 426), (292, 426)]),
    5: (148, [(120, 204), (296, 204), (208, 319), (120, 434), (296, 434)]),
    6: (146, [(132, 168), (284, 168), (132, 319), (284, 319), (132, 470), (284, 470)]),
    7: (120, [(140, 176), (276, 176), (84, 319), (208, 319), (332, 319), (140, 462), (276, 462)]),
    8: (114, [(118, 186), (298, 186), (118, 319), (298, 319), (118, 452), (298, 452), (208, 250), (208, 388)]),
    9: (
        112,
        [(142, 114), (274, 114), (138, 240), (278, 240), (208, 319), (138, 398), (278, 398), (142, 524), (274, 524)],
    ),
}
CUPS: dict[int, tuple[float, list[Spot]]] = {
    2: (272, [(208, 174), (208, 466)]),
    3: (200, [(208, 142), (124, 410), (292, 410)]),
    4: (184, [(128, 226), (288, 226), (128, 430), (288, 430)]),
    5: (168, [(122, 222), (294, 222), (208, 325), (122, 428), (294, 428)]),
    6: (160, [(143, 140), (273, 140), (143, 319), (273, 319), (143, 498), (273, 498)]),
    7: (144, [(120, 208), (296, 208), (208, 290), (120, 372), (296, 372), (144, 532), (272, 532)]),
    8: (142, [(208, 110), (116, 206), (300, 206), (208, 290), (116, 374), (300, 374), (144, 532), (272, 532)]),
    9: (
        128,
        [(140, 104), (276, 104), (140, 246), (276, 246), (208, 319), (140, 392), (276, 392), (140, 534), (276, 534)],
    ),
}


def scattered(sign: Callable[[float, float], str], size: float, spots: list[Spot], outline: float) -> str:
    return "".join(place(sign(size, outline), x, y) for x, y in spots)


def ornament(x: float, y: float, size: float = 1) -> str:
    """A small printer's flower for the empty middle of a card."""
    petals = "".join(
        place(leaf(30, fill, 2.4), angle=a) for a, fill in ((0, p.RED), (90, p.RED), (180, p.RED), (270, p.RED))
    )
    leaves = "".join(place(leaf(22, p.GREEN_LIGHT, 2.4), angle=a) for a in (45, 135, 225, 315))
    return place(leaves + petals + circle(0, 0, 8, "url(#gold_round)", 2.4), x, y, size)


def ribbon(x: float, y: float, size: float = 1, fill: str = p.RED) -> str:
    """A bow that ties crossed things together."""
    dark = p.RED_DARK if fill == p.RED else p.BLUE_DARK
    body = "".join(
        (
            shape("M4 6 C16 22 14 40 30 54 L36 42 L46 46 C30 34 26 16 10 2 Z", fill, 3.2),
            shape("M-4 6 C-16 22 -14 40 -30 54 L-36 42 L-46 46 C-30 34 -26 16 -10 2 Z", fill, 3.2),
            shape("M6 0 C14 -22 44 -28 48 -10 C50 8 22 12 6 2 Z", fill, 3.2),
            shape("M-6 0 C-14 -22 -44 -28 -48 -10 C-50 8 -22 12 -6 2 Z", fill, 3.2),
            shape("M12 -2 C20 -12 34 -16 38 -8 C40 0 24 4 12 -2 Z", dark, 1.6),
            shape("M-12 -2 C-20 -12 -34 -16 -38 -8 C-40 0 -24 4 -12 -2 Z", dark, 1.6),
            shape("M-11 -9 C-4 -13 4 -13 11 -9 C14 -3 14 5 11 11 C4 14 -4 14 -11 11 C-14 5 -14 -3 -11 -9 Z", fill, 3.2),
        )
    )
    return place(body, x, y, size)


def trellis(long_sign: str, x: float, y: float, offsets: list[float], lean: float, thick: float, name: str) -> str:
    """Signs leaning right woven over and under as many that lean left.

    `offsets` are their middles from x, `thick` is half a sign's breadth where they cross.
    """
    slope = math.tan(math.radians(lean))
    right = "".join(place(long_sign, x + off, y, angle=lean) for off in offsets)
    left = "".join(place(long_sign, x + off, y, angle=-lean) for off in offsets)
    over = ""
    for i, a in enumerate(offsets):
        for j, b in enumerate(offsets):
            if (i + j) % 2 == 0:
                rise = (b - a) / 2 / slope
                over += ellipse(
                    x + (a + b) / 2,
                    y - rise,
                    thick / math.cos(math.radians(lean)) + 3,
                    thick / math.sin(math.radians(lean)) + 3,
                    "#fff",
                    0,
                )
    return f'<clipPath id="{name}">{over}</clipPath>{right}{left}<g clip-path="url(#{name})">{right}</g>'


def fan(sign: str, x: float, y: float, spread: float, upright: str = "", upside_down: bool = False) -> str:
    """Two signs that cross, and perhaps one upright in front of them."""
    signs = place(sign, angle=-spread) + place(sign, angle=spread) + upright
    return place(signs, x, y, angle=180 if upside_down else 0)


def swords(number: int) -> str:
    if number in (2, 3):
        great = sword(510, 4.6, 1.75)
        return fan(great, CX, CY, 24, great if number == 3 else "") + ribbon(CX, CY + 8, 1.25)
    if number in (4, 5):
        woven = trellis(sword(474, 4.4, 1.4), CX, CY - 6, [-37, 37], 20, 18, "weave")
        return woven + (place(sword(564, 4.6, 1.6), CX, CY) if number == 5 else ornament(CX, CY, 1.2))
    if number in (6, 7):
        upright = sword(278 if number == 6 else 262, 4.2, 1.25)
        crossed = sword(310 if number == 6 else 300, 4.2, 1.25)
        off = 144 if number == 6 else 164
        groups = fan(crossed, CX, CY - off, 46, upright) + fan(crossed, CX, CY + off, 46, upright, upside_down=True)
        return groups + (
            place(sword(352, 4.2, 1.2), CX, CY, angle=90)
            if number == 7
            else ribbon(CX, CY - off, 0.85) + ribbon(CX, CY + off, 0.85)
        )
    return _two_trellises(sword(300, 4, 1.1), 33, 15) + (place(sword(576, 4.4, 1.35), CX, CY) if number == 9 else "")


def _two_trellises(small: str, lean: float, thick: float, apart: float = 147) -> str:
    """Four and four, the lower ones upside down."""
    return "".join(
        place(trellis(small, 0, 0, [-37, 37], lean, thick, f"weave{i}"), CX, CY + side * apart, angle=turn)
        for i, (side, turn) in enumerate(((-1, 0), (1, 180)))
    )


def clubs(number: int) -> str:
    if number in (2, 3):
        great = club(500, 4.6, 1.65)
        return fan(great, CX, CY, 24, great if number == 3 else "") + ribbon(CX, CY + 20, 1.3)
    if number in (4, 5):
        pair = club(300 if number == 4 else 268, 4.4, 1.35)
        off = 146 if number == 4 else 166
        groups = fan(pair, CX, CY - off, 42) + fan(pair, CX, CY + off, 42, upside_down=True)
        return groups + (
            place(club(352, 4.4, 1.4), CX, CY, angle=90)
            if number == 5
            else ribbon(CX, CY - off, 0.9, p.BLUE) + ribbon(CX, CY + off, 0.9, p.BLUE)
        )
    if number in (6, 7):
        trio = club(282 if number == 6 else 248, 4.2, 1.2)
        off = 146 if number == 6 else 168
        groups = fan(trio, CX, CY - off, 42, trio) + fan(trio, CX, CY + off, 42, trio, upside_down=True)
        return groups + (
            place(club(352, 4.2, 1.25), CX, CY, angle=90)
            if number == 7
            else ribbon(CX, CY - off + 10, 0.9) + ribbon(CX, CY + off - 10, 0.9)
        )
    if number == 8:
        return _two_trellises(club(296, 4, 1.0), 33, 27)
    return _two_trellises(club(254, 4, 0.95), 35, 26, 170) + place(club(352, 4.2, 1.15), CX, CY, angle=90)


def pips(suit: str, number: int) -> str:
    """The picture of a card from 2 to 9."""
    outline = 4.4 if number < 4 else 3.8
    if suit == "O":
        size, spots = COINS[number]
        return scattered(coin, size, spots, outline) + (ornament(CX, CY, 1.6) if number == 4 else "")
    if suit == "C":
        size, spots = CUPS[number]
        return scattered(cup, size, spots, outline)
    return swords(number) if suit == "E" else clubs(number)
