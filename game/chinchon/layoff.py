"""Laying off: where a card fits on the table, and the show and the lay-offs that leave the fewest points."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from game.cards import SUITS, Card
from game.chinchon.melds import Group, Grouping, Melds


class Side(StrEnum):
    """The end of a run at which a card is laid."""

    HIGH = "alto"
    LOW = "bajo"


class Place(NamedTuple):
    """A group of the table, by its number, and the end of it if it is a run; a set has only one place."""

    group: int
    side: Side | None = None

    def __str__(self) -> str:
        return f"{self.group} {self.side}" if self.side else str(self.group)


class Laid(NamedTuple):
    """A card and where it goes."""

    card: Card
    place: Place


Spot = tuple[str, int, int]
"""A group as laying off sees it: suit (none for a set), rank of its first card, number of cards."""


def spot(group: Group) -> Spot:
    """What laying off needs to know of a group."""
    return group.suit, group.low, len(group.cards)


def places(melds: Melds, card: Card, table: Iterable[Group]) -> list[Place]:
    """Where the card may be laid (C19–C21): the fourth place of a set, or an end of a run where that rank exists."""
    return _places(melds.ranks, melds.rank.get(card.number, -1), card.suit, [spot(group) for group in table])


def _places(ranks: int, rank: int, suit: str, spots: Iterable[Spot]) -> list[Place]:
    found = []
    joker = suit not in SUITS
    for number, (run_suit, low, size) in enumerate(spots):
        if not run_suit:
            if size == 3 and (joker or rank == low):
                found.append(Place(number))
        elif joker or suit == run_suit:
            if low + size < ranks and (joker or rank == low + size):
                found.append(Place(number, Side.HIGH))
            if low > 0 and (joker or rank == low - 1):
                found.append(Place(number, Side.LOW))
    return found


def extended(group: Group, card: Card, side: Side | None) -> Group:
    """The group with the card laid off on it."""
    if side is Side.LOW:
        return Group((card, *group.cards), group.suit, group.low - 1)
    return Group((*group.cards, card), group.suit, group.low)


def _grown(spots: tuple[Spot, ...], place: Place) -> tuple[Spot, ...]:
    suit, low, size = spots[place.group]
    grown = (suit, low - 1 if place.side is Side.LOW else low, size + 1)
    return (*spots[: place.group], grown, *spots[place.group + 1 :])


def best_layoffs(melds: Melds, hand: Sequence[Card], table: Sequence[Group]) -> tuple[int, tuple[Laid, ...]]:
    """The points left when a hand is laid off as well as it can be, and the cards to lay in order."""
    return _search(melds, tuple(sorted(hand)), tuple(map(spot, table)))


@lru_cache(maxsize=20_000)
def _search(melds: Melds, hand: tuple[Card, ...], spots: tuple[Spot, ...]) -> tuple[int, tuple[Laid, ...]]:
    """Try every card at every place. Without comodines a card that has one place, at a run's end, is laid at once:
    nothing else could ever go there."""
    jokers = any(card.is_joker for card in hand)
    options: list[Laid] = []
    for card in hand:
        found = _places(melds.ranks, melds.rank.get(card.number, -1), card.suit, spots)
        if len(found) == 1 and found[0].side and not jokers:
            options = [Laid(card, found[0])]
            break
        options += [Laid(card, place) for place in found]
    best: tuple[int, tuple[Laid, ...]] = (sum(map(melds.value, hand)), ())
    for laid in options:
        rest = tuple(card for card in hand if card != laid.card)
        points, later = _search(melds, rest, _grown(spots, laid.place))
        if points < best[0]:
            best = points, (laid, *later)
            if not points:
                break
    return best


def best_show(melds: Melds, hand: Sequence[Card], table: Sequence[Group]) -> Grouping:
    """R18: the groups to show so that, with the groups on the table so far, the fewest points will be left.

    Where no card of the hand fits on the table, no chain of them can begin there, and the least points will do. Of
    equal ways, the one with fewer groups gives rivals fewer places.
    """
    ways = sorted(
        melds.groupings(hand), key=lambda way: (sum(map(melds.value, way.loose)), len(way.loose), len(way.groups))
    )
    best = ways[0]
    least = best_layoffs(melds, best.loose, [*table, *best.groups])[0]
    if not any(places(melds, card, table) for card in hand):
        return best
    for way in ways[1:]:
        if least == 0:
            break
        points = best_layoffs(melds, way.loose, [*table, *way.groups])[0]
        if points < least:
            best, least = way, points
    return best
