"""The Spanish deck: 48 cards, two comodines, three backs and the mark of an empty place.

Cards are named as moves are written: suit letter (O C E B) and number, 10 sota, 11 caballo, 12 rey. The folder
cards_large has the same faces with large indices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from render import Sprite, svg

from deck.aces import ace
from deck.backs import back, empty
from deck.frame import frame, index, joker_frame, paper, shrunk
from deck.jokers import JESTERS, joker
from deck.kings import king
from deck.pages import page
from deck.pen import DEFS, HEIGHT, WIDTH
from deck.pips import pips
from deck.riders import rider
from deck.suits import SUITS

COLOURS = 256


def face(suit: str, number: int, large: bool = False) -> str:
    """The SVG of a card's face."""
    ground = ""
    if number == 1:
        picture = ace(suit)
    elif number < 10:
        picture = pips(suit, number)
    else:
        ground, picture = {10: page, 11: rider, 12: king}[number](suit)
    if large:
        picture = shrunk(picture, 0.9, standing=True) if number >= 10 else shrunk(picture, 0.82)
    return _card(frame(suit) + ground + picture + index(suit, number, large))


def comodin(number: int, large: bool = False) -> str:
    """The SVG of one of the two comodines."""
    ground, picture, marks = joker(number, large)
    return _card(joker_frame() + ground + (shrunk(picture, 0.9, standing=True) if large else picture) + marks)


def _card(body: str) -> str:
    return svg(WIDTH, HEIGHT, paper() + body, DEFS)


def sprites() -> Iterator[Sprite]:
    """Every sprite of the deck."""

    def card(name: str, make: Callable[[], str]) -> Sprite:
        return Sprite(name, WIDTH, HEIGHT, make, COLOURS)

    for large in (False, True):
        folder = "cards_large" if large else "cards"
        for suit in SUITS:
            for number in range(1, 13):
                yield card(f"{folder}/{suit}{number}", partial(face, suit, number, large))
        for number in JESTERS:
            yield card(f"{folder}/JK{number}", partial(comodin, number, large))
    for number in (1, 2, 3):
        yield card(f"cards/back_{number}", lambda number=number: svg(WIDTH, HEIGHT, back(number), DEFS))
    yield Sprite("cards/empty", WIDTH, HEIGHT, lambda: svg(WIDTH, HEIGHT, empty()))
