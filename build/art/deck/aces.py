"""The four aces, the show pieces of the deck."""

from __future__ import annotations

from deck.pen import HEIGHT, WIDTH, place
from deck.suits import club, coin, cup, sword

CX, CY = WIDTH / 2, HEIGHT / 2


def ace(suit: str) -> str:
    """The picture of an ace."""
    sign = {"O": coin(300, 5), "C": cup(400, 5), "E": sword(520, 5, 2.2), "B": club(500, 5, 2.4)}[suit]
    return place(sign, CX, CY)
