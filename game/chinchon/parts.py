"""The words of Chinchón: its options, moves, events, and the lines of the score sheet."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from game.cards import DECK_40, DECK_48, JOKERS, Card
from game.chinchon.layoff import Side
from game.chinchon.melds import Group, Kind
from game.core import Event, Move, Options, choice, flag, whole

HAND = 7
LAST_EXHAUSTION = 4
"""R14: the stock that runs out for this time closes the hand."""
MOST_TURNS = 300
"""C13: so many turns in one hand close it too."""
TURNS_WARNING = 20
"""How many turns before that the players are told."""


class Reason(StrEnum):
    """Why Chinchón refuses a move."""

    NOT_IN_HAND = "chinchon.not_in_hand"
    TAKE_FIRST = "chinchon.take_first"
    ALREADY_TAKEN = "chinchon.already_taken"
    RETURNED = "chinchon.returned"
    FIRST_ROUND = "chinchon.first_round"
    LEFT_OVER = "chinchon.left_over"
    TOO_HIGH = "chinchon.too_high"
    OVER_LIMIT = "chinchon.over_limit"
    HAND_CLOSED = "chinchon.hand_closed"
    NOT_CLOSED = "chinchon.not_closed"
    NOT_A_GROUP = "chinchon.not_a_group"
    BREAKS_CLOSE = "chinchon.breaks_close"
    KEEPS_TOO_HIGH = "chinchon.keeps_too_high"
    KEEPS_OVER_LIMIT = "chinchon.keeps_over_limit"
    CLOSER_NOT_DONE = "chinchon.closer_not_done"
    GROUPS_FIRST = "chinchon.groups_first"
    GROUPS_OVER = "chinchon.groups_over"
    NO_SUCH_GROUP = "chinchon.no_such_group"
    DOES_NOT_FIT = "chinchon.does_not_fit"
    ANSWER_REENTRY = "chinchon.answer_reentry"
    NO_REENTRY = "chinchon.no_reentry"


class End(StrEnum):
    """How a match of Chinchón ends."""

    CHINCHON = "chinchon.end.chinchon"
    LAST_LEFT = "chinchon.end.last_left"
    LOWEST = "chinchon.end.lowest"


class Automatic(StrEnum):
    """What closes a hand by itself."""

    STOCK = "chinchon.close.stock"
    TURNS = "chinchon.close.turns"


class Phase(StrEnum):
    """What the seat whose turn it is has to do."""

    TAKE = "chinchon.phase.take"
    DISCARD = "chinchon.phase.discard"
    SHOW = "chinchon.phase.show"
    LAY = "chinchon.phase.lay"
    REENTRY = "chinchon.phase.reentry"
    OVER = "chinchon.phase.over"


@dataclass(frozen=True)
class ChinchonOptions(Options):
    """What the set-up screen offers."""

    jugadores: int = choice(3, 2, 3, 4)
    baraja: int = choice(40, 40, 48)
    comodines: int = choice(0, 0, 2)
    limite: int = whole(100, 50, 500, step=10)
    reenganches: int = whole(0, 0, 3)
    prohibir_devolver: bool = flag(False)

    @property
    def deck(self) -> tuple[Card, ...]:
        """R2: the cards that are played with."""
        return (DECK_40 if self.baraja == 40 else DECK_48) + JOKERS[: self.comodines]


# -- moves ---------------------------------------------------------------------------------------------------------


class Source(StrEnum):
    """Where a card is taken from."""

    STOCK = "mazo"
    PILE = "descarte"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the top card of the stock or of the discard pile: `mazo`, `descarte`."""

    source: Source

    def __str__(self) -> str:
        return self.source.value


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Throw a card: `tira O5`."""

    card: Card

    def __str__(self) -> str:
        return f"tira {self.card}"


@dataclass(frozen=True, slots=True)
class Close(Move):
    """Close by throwing a card face down: `cierra O5`."""

    card: Card

    def __str__(self) -> str:
        return f"cierra {self.card}"


@dataclass(frozen=True, slots=True)
class Show(Move):
    """Show a group, its cards in order, so that a comodín's rank follows from its place: `grupo E4 E5 JK1`."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "grupo " + " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class LayOff(Move):
    """Lay a card on a group of the table, at an end if it is a run: `coloca C3 0`, `coloca O4 2 alto`."""

    card: Card
    group: int
    side: Side | None = None

    def __str__(self) -> str:
        return f"coloca {self.card} {self.group}" + (f" {self.side}" if self.side else "")


@dataclass(frozen=True, slots=True)
class Auto(Move):
    """Show, or lay off, all that brings the points down most, and end the phase: `auto`."""

    def __str__(self) -> str:
        return "auto"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Show, or lay off, no more: `listo`."""

    def __str__(self) -> str:
        return "listo"


@dataclass(frozen=True, slots=True)
class Reenter(Move):
    """Take or leave the re-entry: `reenganche si`, `reenganche no`."""

    accept: bool

    def __str__(self) -> str:
        return "reenganche si" if self.accept else "reenganche no"


# -- what the table and the score sheet are made of ----------------------------------------------------------------


class TableGroup(NamedTuple):
    """A group on the table: who showed it, its cards, and who laid which of them off."""

    owner: int
    group: Group
    laid: tuple[tuple[int, Card], ...] = ()


class TurnRecord(NamedTuple):
    """A turn that all could see: the card taken from the pile (none from the stock), and the card thrown."""

    seat: int
    took: Card | None
    threw: Card


class HandResult(NamedTuple):
    """One line of the score sheet, with the table as it was counted. Who did not play has no points (None)."""

    number: int
    dealer: int
    closer: int | None
    how: Kind | Automatic
    points: tuple[int | None, ...]
    totals: tuple[int, ...]
    kept: tuple[tuple[Card, ...], ...]
    table: tuple[TableGroup, ...]
    eliminated: tuple[int, ...]
    reentered: tuple[int, ...] = ()
    totals_after: tuple[int, ...] = ()
    """The totals with which the next hand begins: as counted, but for those who came back."""


# -- events --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandStarted(Event):
    """A hand begins: who deals, who is mano, who plays."""

    number: int
    dealer: int
    mano: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card of the deal, face down to all but its owner."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "Dealt":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class PileStarted(Event):
    """The card that begins the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card from the stock, for the eyes of one."""

    reveals = True

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "Drawn":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """The top card of the discard pile went to a hand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card thrown face up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The stock ran out for the number-th time; all discards but the top one make a new stock."""

    number: int
    stock: int


@dataclass(frozen=True, slots=True)
class AutomaticCloseNear(Event):
    """The hand will close by itself when so many more cards of the stock (or turns) are gone."""

    how: Automatic
    left: int


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """A player closed; the card lies face down."""

    seat: int
    card: Card | None
    how: Kind

    def seen_by(self, seat: int | None) -> "Closed":
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class ClosedByItself(Event):
    """The hand closed with no closer."""

    how: Automatic


@dataclass(frozen=True, slots=True)
class GroupShown(Event):
    """A group lies on the table under its number."""

    seat: int
    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingShown(Event):
    """A player has shown no group."""

    reveals = True

    seat: int


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """What the closer is left with, once all his groups lie on the table."""

    reveals = True

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A card joined a group of the table."""

    seat: int
    card: Card
    number: int
    side: Side | None
    owner: int


@dataclass(frozen=True, slots=True)
class ChinchonMade(Event):
    """Seven in a row with no comodín: the match is won."""

    seat: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """What a player is left with after all has been laid, and what it does to the total."""

    reveals = True

    seat: int
    kept: tuple[Card, ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """The line for the score sheet."""

    reveals = True

    number: int
    result: HandResult

    def __str__(self) -> str:
        return f"HandEnded({self.number}, {self.result.how}, {list(self.result.totals)})"


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player is over the limit."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class ReentryOffered(Event):
    """An eliminated player may come back with that total."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Reentered(Event):
    """He came back."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class ReentryDeclined(Event):
    """He did not."""

    seat: int


@dataclass(frozen=True, slots=True)
class TieBreak(Event):
    """All are over the limit and some share the lowest total: they play another hand."""

    players: tuple[int, ...]
