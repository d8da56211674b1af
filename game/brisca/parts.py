"""The words of Brisca: its options, moves, events, and what a card is worth."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple

from game.cards import Card
from game.core import BadOptions, Event, Move, Options, choice, flag

RANK = {number: rank for rank, number in enumerate((2, 4, 5, 6, 7, 10, 11, 12, 3, 1))}
"""B6: the strength of a number inside its suit, from the 2 up to the as."""

POINTS = {1: 11, 3: 10, 12: 4, 11: 3, 10: 2, 7: 0, 6: 0, 5: 0, 4: 0, 2: 0}
"""B10: 120 in all."""


class Reason(StrEnum):
    """Why Brisca refuses a move."""

    NOT_IN_HAND = "brisca.not_in_hand"
    SWAP_OFF = "brisca.swap_off"
    SWAP_NOT_NOW = "brisca.swap_not_now"
    SWAP_NO_STOCK = "brisca.swap_no_stock"
    SWAP_NO_CARD = "brisca.swap_no_card"


class End(StrEnum):
    """How a match of Brisca ends."""

    MORE_POINTS = "brisca.more_points"
    MORE_CARDS = "brisca.more_cards"
    MORE_GAMES = "brisca.more_games"
    DRAW = "brisca.draw"


@dataclass(frozen=True)
class BriscaOptions(Options):
    """What the set-up screen offers. `empieza` is not offered: who goes first is drawn by lot (0), unless a rematch
    or the pairing of a competition has settled it (the number of the player, from 1)."""

    hidden: ClassVar[tuple[str, ...]] = ("empieza",)

    jugadores: int = choice(4, 2, 3, 4)
    al_mejor_de: int = choice(1, 1, 3, 5)
    cambio_del_7: bool = flag(False)
    puntos_a_la_vista: bool = flag(False)
    empieza: int = choice(0, 0, 1, 2, 3, 4)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.empieza > self.jugadores:
            raise BadOptions("empieza", self.empieza, f"0 to {self.jugadores}")


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card: `O1`."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Exchange one's 7 (or 2) of trumps for the trump card: `cambio`."""

    def __str__(self) -> str:
        return "cambio"


class Trick(NamedTuple):
    """A finished trick: who led, the cards in playing order, who took it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class GameResult(NamedTuple):
    """One finished game of a match: points, cards and winner of each side; winners are seats, none in a draw."""

    points: tuple[int, ...]
    cards: tuple[int, ...]
    winners: tuple[int, ...]
    reason: End


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """A game of the match begins; with three players a 2 lies aside."""

    number: int
    first: int
    removed: Card | None


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card of the first deal, face down to all but its owner."""

    reveals = True
    silent = True

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "Dealt":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TrumpShown(Event):
    """The card that names the trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The 7 or the 2 went under the stock; the trump card went to the hand."""

    seat: int
    gave: Card
    took: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The cards on the table go to the winner."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card from the stock, face down unless it is the trump card, the last one."""

    reveals = True
    silent = True

    seat: int
    card: Card | None
    is_trump_card: bool

    def seen_by(self, seat: int | None) -> "Drawn":
        return self if self.is_trump_card or seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game of the match is counted."""

    number: int
    result: GameResult
