"""Every order of the deck has a number, so that a deal can stand where a seed stands."""

from collections.abc import Sequence

from game.cards import DECK_40, Card


def number_of(deck: Sequence[Card]) -> int:
    """The number of an order of the forty cards; ValueError if it is none.

    >>> from math import factorial
    >>> number_of(DECK_40), number_of(DECK_40[::-1]) + 1 == factorial(40)
    (0, True)
    """
    left, number = list(DECK_40), 0
    for card in deck:
        place = left.index(card)
        number = number * len(left) + place
        del left[place]
    if left:
        raise ValueError(f"{len(left)} cards are missing")
    return number


def deck_of(number: int) -> list[Card]:
    """The forty cards in the order of that number. Beyond the last order it begins anew.

    >>> deck_of(number_of(DECK_40[::-1])) == list(DECK_40[::-1])
    True
    """
    places = []
    for size in range(1, len(DECK_40) + 1):
        number, place = divmod(number, size)
        places.append(place)
    left = list(DECK_40)
    return [left.pop(place) for place in reversed(places)]
