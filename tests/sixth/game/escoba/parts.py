"""The words of Escoba: its options, moves, events, and what a card is worth."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple

from game.cards import SOTA, Card
from game.core import Event, Move, Options, choice, flag

SEATS = 2
FIFTEEN = 15
TO_WIN = 21


def value(card: Card) -> int:
    """E1: what the card adds to a sum."""
    return card.number if card.number < SOTA else card.number - 2


class Reason(StrEnum):
    """Why Escoba refuses a move."""

    NOT_IN_HAND = "escoba.not_in_hand"
    NOT_ON_TABLE = "escoba.not_on_table"
    NOT_FIFTEEN = "escoba.not_fifteen"
    MUST_TAKE = "escoba.must_take"


class End(StrEnum):
    """How a match of Escoba ends."""

    MORE_POINTS = "escoba.more_points"
    DRAW = "escoba.draw"


@dataclass(frozen=True)
class EscobaOptions(Options):
    """What the set-up screen offers. `empieza` is not offered: who goes first is drawn by lot (0), unless a rematch
    has settled it (the number of the player, from 1)."""

    hidden: ClassVar[tuple[str, ...]] = ("empieza",)

    a_21: bool = flag(False)
    cuenta_a_la_vista: bool = flag(True)
    empieza: int = choice(0, 0, 1, 2)

    @property
    def seats(self) -> int:
        return SEATS


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card and take others with it, if any: `O5`, or `O5+C3+B7`. What is taken stands in the deck's order."""

    card: Card
    taken: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return "+".join(map(str, (self.card, *self.taken)))


class DealResult(NamedTuple):
    """E10: a counted deal: of each seat its escobas, cards, oros, sevens, whether it has the guindis, its points."""

    escobas: tuple[int, ...]
    cards: tuple[int, ...]
    oros: tuple[int, ...]
    sevens: tuple[int, ...]
    guindis: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal of the match begins."""

    number: int
    first: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card of a hand, face down to all but its owner."""

    reveals = True
    silent = True

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "Dealt":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TableDealt(Event):
    """The four cards that the table begins with."""

    reveals = True

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was played and stays on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A card was played and took others."""

    seat: int
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RestTaken(Event):
    """Cards of the table went to a seat without a card of its own: the dealer's fifteen, or the rest at the end."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """E4, E7: the table was emptied by a sum of fifteen, or by two at once."""

    seat: int
    escobas: int


@dataclass(frozen=True, slots=True)
class DealCounted(Event):
    """The deal is over and counted."""

    number: int
    result: DealResult
