"""Hands, and what they hold: the suit's sign in a size fit for a figure."""

from __future__ import annotations

import palette as p

from deck.pen import circle, line, place, shape
from deck.suits import club, coin, cup, sword

FIST_LINE = 2.8


def fist(skin: str = p.SKIN, cuff: str = "") -> str:
    """A hand closed around something upright at the origin, coming from the left."""
    back = shape("M-30 -14 C-22 -20 -12 -20 -6 -16 L-6 18 C-14 20 -24 18 -30 12 Z", skin, FIST_LINE)
    fingers = "".join(
        shape(f"M-10 {y} C2 {y - 3} 14 {y - 3} 15 {y + 4} C15 {y + 10} 2 {y + 10} -9 {y + 9} Z", skin, FIST_LINE)
        for y in (-17, -8, 1, 10)
    )
    thumb = shape("M-22 -14 C-16 -24 -2 -27 7 -23 C12 -20 9 -14 3 -14 C-6 -15 -12 -12 -18 -6 Z", skin, FIST_LINE)
    return back + fingers + thumb + cuff


def holding(suit: str, size: float = 1, skin: str = p.SKIN) -> str:
    """The sign with a hand on it. The origin is the hand; the arm comes from the left and below."""
    if suit == "O":
        fingers = "".join(
            shape(
                f"M{x} 8 C{x - 3} -12 {x - 2} -22 {x + 4} -22 C{x + 10} -22 {x + 10} -12 {x + 9} 8 Z", skin, FIST_LINE
            )
            for x in (-16, -6, 4)
        )
        thumb = shape("M-24 12 C-30 -4 -24 -20 -16 -26 C-10 -28 -8 -22 -12 -16 C-16 -8 -12 2 -8 8 Z", skin, FIST_LINE)
        heel = shape("M-24 6 C-14 -2 6 -2 14 4 C14 18 4 26 -8 26 C-20 26 -26 16 -24 6 Z", skin, FIST_LINE)
        return fingers + place(coin(112 * size, 4), 4, -62 * size) + heel + thumb
    if suit == "C":
        return place(cup(132 * size, 4), 0, -42 * size) + place(fist(skin), 0, -2, 0.86)
    if suit == "E":
        length = 330 * size
        return place(sword(length, 4, 1.25 * size), 0, -(length / 2 - 36 * size)) + place(fist(skin), 0, -2, 0.92)
    length = 330 * size
    return place(club(length, 4, 1.15 * size), 0, -length * 0.26) + place(fist(skin), -1, 0, 1.0)


def planted(suit: str, skin: str = p.SKIN) -> str:
    """A sword or club that stands on the ground, a hand on it: the origin is 282 above the ground."""
    if suit == "E":
        return place(sword(322, 4, 1.3), 0, 128, angle=180) + place(fist(skin), 0, -2, 0.92)
    return place(club(392, 4.2, 1.45), 0, 86) + place(fist(skin), -3, 2, 1.12)


def cuff(x: float, y: float, angle: float, fill: str = p.WHITE) -> str:
    """The end of a sleeve around a wrist."""
    body = shape("M-9 -19 C-4 -22 4 -22 8 -18 L8 18 C4 22 -4 22 -9 19 Z", fill, 3.2) + line("M0 -16 L0 16", 1.8)
    return place(body, x, y, angle=angle)


def orb(x: float, y: float) -> str:
    """The orb of a king."""
    return place(
        circle(0, 0, 24, "url(#red)", 3.6)
        + line("M-23 -4 C-8 4 8 4 23 -4 M0 2 L0 -24", 5, p.GOLD)
        + shape(
            "M-3.5 -24 L-3.5 -31 L-10 -31 L-10 -37 L-3.5 -37 L-3.5 -44 L3.5 -44 L3.5 -37 L10 -37 L10 -31 L3.5 -31 "
            "L3.5 -24 Z",
            p.GOLD,
            2.6,
        ),
        x,
        y,
    )
