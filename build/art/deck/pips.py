"""The cards 2 to 9: how many signs, where, and how they cross, bundle and interlace."""

from __future__ import annotations

import math
from collections.abc import Callable

import palette as p

from deck.pen import HEIGHT, WIDTH, circle, place, shape, star
from deck.suits import club, coin, cup, leaf, sword

CX, CY = WIDTH / 2, HEIGHT / 2
Spot = tuple[float, float]

# coins and cups: the size of the sign and where each lies
COINS: dict[int, tuple[float, list[Spot]]] = {
    2: (226, [(208, 172), (208, 466)]),
    3: (174, [(208, 121), (208, 319), (208, 517)]),
    4: (160, [(126, 206), (290, 206), (126, 432), (290, 432)]),
    5: (146, [(120, 192), (296, 192), (208, 319), (120, 446), (296, 446)]),
    6: (144, [(130, 166), (286, 166), (130, 319), (286, 319), (130, 472), (286, 472)]),
    7: (120, [(117, 182), (299, 182), (117, 338), (299, 338), (117, 494), (299, 494), (208, 260)]),
    8: (120, [(117, 168), (299, 168), (117, 319), (299, 319), (117, 470), (299, 470), (208, 243), (208, 395)]),
    9: (112, [(134, 118), (282, 118), (134, 240), (282, 240), (208, 319), (134, 398), (282, 398), (134, 520),
              (282, 520)]),
}
CUPS: dict[int, tuple[float, list[Spot]]] = {
    2: (262, [(208, 176), (208, 460)]),
    3: (194, [(208, 128), (122, 425), (294, 425)]),
    4: (200, [(126, 208), (290, 208), (126, 440), (290, 440)]),
    5: (168, [(116, 190), (300, 190), (208, 319), (116, 450), (300, 450)]),
    6: (158, [(134, 152), (282, 152), (134, 322), (282, 322), (134, 492), (282, 492)]),
    7: (144, [(112, 206), (304, 206), (112, 362), (304, 362), (146, 518), (270, 518), (208, 284)]),
    8: (140, [(110, 200), (306, 200), (110, 360), (306, 360), (146, 522), (270, 522), (208, 282), (208, 122)]),
    9: (124, [(134, 104), (282, 104), (134, 238), (282, 238), (208, 319), (134, 398), (282, 398), (134, 530),
              (282, 530)]),
}


def scattered(sign: Callable[[float, float], str], size: float, spots: list[Spot], outline: float) -> str:
    return "".join(place(sign(size, outline), x, y) for x, y in spots)


def ornament(x: float, y: float, size: float = 1) -> str:
    """A small printer's flower for the empty middle of a card."""
    petals = "".join(place(leaf(30, fill, 2.4), angle=a)
                     for a, fill in ((0, p.RED), (90, p.RED), (180, p.RED), (270, p.RED)))
    leaves = "".join(place(leaf(22, p.GREEN_LIGHT, 2.4), angle=a) for a in (45, 135, 225, 315))
    return place(leaves + petals + circle(0, 0, 8, "url(#gold_round)", 2.4), x, y, size)


def ribbon(x: float, y: float, size: float = 1, fill: str = p.RED) -> str:
    """A bow that ties crossed things together."""
    dark = p.RED_DARK if fill == p.RED else p.BLUE_DARK
    body = "".join((
        shape("M4 6 C16 22 14 40 30 54 L36 42 L46 46 C30 34 26 16 10 2 Z", fill, 3.2),
        shape("M-4 6 C-16 22 -14 40 -30 54 L-36 42 L-46 46 C-30 34 -26 16 -10 2 Z", fill, 3.2),
        shape("M6 0 C14 -22 44 -28 48 -10 C50 8 22 12 6 2 Z", fill, 3.2),
        shape("M-6 0 C-14 -22 -44 -28 -48 -10 C-50 8 -22 12 -6 2 Z", fill, 3.2),
        shape("M12 -2 C20 -12 34 -16 38 -8 C40 0 24 4 12 -2 Z", dark, 1.6),
        shape("M-12 -2 C-20 -12 -34 -16 -38 -8 C-40 0 -24 4 -12 -2 Z", dark, 1.6),
        shape("M-11 -9 C-4 -13 4 -13 11 -9 C14 -3 14 5 11 11 C4 14 -4 14 -11 11 C-14 5 -14 -3 -11 -9 Z", fill, 3.2),
    ))
    return place(body, x, y, size)


def trellis(long_sign: str, x: float, y: float, offsets: list[float], lean: float, name: str) -> str:
    """Signs leaning right woven over and under as many that lean left; `offsets` are their middles from x."""
    slope = math.tan(math.radians(lean))
    right = "".join(place(long_sign, x + off, y, angle=lean) for off in offsets)
    left = "".join(place(long_sign, x + off, y, angle=-lean) for off in offsets)
    over = ""
    for i, a in enumerate(offsets):
        for j, b in enumerate(offsets):
            if (i + j) % 2 == 0:
                rise = (b - a) / 2 / slope
                over += circle(x + (a + b) / 2, y - rise, 34, "#fff", 0)
    return (f'<clipPath id="{name}">{over}</clipPath>{right}{left}<g clip-path="url(#{name})">{right}</g>')


def fan(long_sign: str, x: float, y: float, spread: float, count: int = 3, upside_down: bool = False) -> str:
    """Two or three signs that cross in one point; three have one upright in front."""
    signs = place(long_sign, angle=-spread) + place(long_sign, angle=spread)
    if count == 3:
        signs += long_sign
    return place(signs, x, y, angle=180 if upside_down else 0)


def swords(number: int) -> str:
    if number in (2, 3):
        return fan(sword(490, 4.6, 1.6), CX, CY, 24, number) + ribbon(CX, CY + 8, 1.15)
    if number in (4, 5):
        woven = trellis(sword(480, 4.2, 1.25), CX, CY, [-54, 54], 17, "weave")
        return woven + (place(sword(540, 4.4, 1.45), CX, CY - 4) if number == 5 else ornament(CX, CY, 1.1))
    if number in (6, 7):
        trio = sword(248 if number == 6 else 226, 4, 1.0)
        off = 146 if number == 6 else 160
        groups = fan(trio, CX, CY - off, 43) + fan(trio, CX, CY + off, 43, upside_down=True)
        return groups + (place(sword(344, 4.2, 1.1), CX, CY, angle=90) if number == 7
                         else ribbon(CX, CY - off, 0.7) + ribbon(CX, CY + off, 0.7))
    small = sword(262, 3.6, 0.92)
    groups = "".join(place(trellis(small, 0, 0, [-46, 46], 30, f"weave{i}"), CX, CY + sign * 150, angle=turn)
                     for i, (sign, turn) in enumerate(((-1, 0), (1, 180))))
    return groups + (place(sword(560, 4.2, 1.2), CX, CY) if number == 9 else "")


def clubs(number: int) -> str:
    if number in (2, 3):
        return fan(club(480, 4.6, 1.5), CX, CY, 24, number) + ribbon(CX, CY + 20, 1.2)
    if number in (4, 5):
        pair = club(270, 4.2, 1.1)
        off = 146 if number == 4 else 158
        groups = fan(pair, CX, CY - off, 40, 2) + fan(pair, CX, CY + off, 40, 2, upside_down=True)
        return groups + (place(club(340, 4.2, 1.25), CX, CY, angle=90) if number == 5 else ornament(CX, CY))
    if number in (6, 7):
        trio = club(252 if number == 6 else 230, 4, 1.0)
        off = 146 if number == 6 else 162
        groups = fan(trio, CX, CY - off, 42) + fan(trio, CX, CY + off, 42, upside_down=True)
        return groups + (place(club(344, 4.2, 1.1), CX, CY, angle=90) if number == 7
                         else ribbon(CX, CY - off + 10, 0.8) + ribbon(CX, CY + off - 10, 0.8))
    small = club(258, 3.6, 0.86)
    groups = "".join(place(trellis(small, 0, 0, [-46, 46], 30, f"weave{i}"), CX, CY + sign * 150, angle=turn)
                     for i, (sign, turn) in enumerate(((-1, 0), (1, 180))))
    return groups + (place(club(540, 4.2, 1.15), CX, CY) if number == 9 else "")


def pips(suit: str, number: int) -> str:
    """The picture of a card from 2 to 9."""
    outline = 4.4 if number < 4 else 3.8
    if suit == "O":
        size, spots = COINS[number]
        return scattered(coin, size, spots, outline) + (ornament(CX, CY, 1.5) if number == 4 else "")
    if suit == "C":
        size, spots = CUPS[number]
        return scattered(cup, size, spots, outline) + (ornament(CX, 310, 1.2) if number == 3 else "")
    return swords(number) if suit == "E" else clubs(number)


__all__ = ["ornament", "pips", "ribbon", "star"]
