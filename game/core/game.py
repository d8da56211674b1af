"""The few verbs that every game has."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Self

from game.core.errors import CommonReason, IllegalMove
from game.core.event import Event
from game.core.move import Move
from game.core.options import Options
from game.core.outcome import Outcome


class View(ABC):
    """All that a seat may know, and no more; seat None is an onlooker, who sees only what is public.

    Games make it a frozen dataclass, so that two views can be compared: that is how leaks are found.
    """

    seat: int | None
    turn: int | None

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """The legal moves of this seat; none when it is not its turn."""

    @abstractmethod
    def sample(self, rng: Random) -> "Game":
        """A whole state in agreement with all that this view knows, the hidden part dealt anew."""


class Game(ABC):
    """The state of a match: a small machine that knows whose turn it is, what is legal, and what a move causes.

    A game sets `turn` and `outcome` itself, fills `opening` with the events of the first deal, and implements
    `moves`, `check`, `apply`, `view`, `copy` and `parse`.
    """

    name: ClassVar[str]
    options_type: ClassVar[type[Options]]
    secret: ClassVar[bool] = True
    """Whether players hide something from each other: only then a curtain falls between two people's turns."""
    low_wins: ClassVar[bool] = False
    """Whether points are bad, so that the lowest are the best."""

    options: Options
    turn: int | None
    outcome: Outcome | None
    opening: list[Event]

    @classmethod
    @abstractmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        """A fresh match."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """The legal moves of the seat to move; none at the end."""

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Make the move and tell what it caused. An illegal one raises IllegalMove and changes nothing."""
        if self.turn is None:
            raise IllegalMove(CommonReason.MATCH_OVER)
        if seat is not None and seat != self.turn:
            raise IllegalMove(CommonReason.NOT_YOUR_TURN, seat=seat, turn=self.turn)
        self.check(move)
        return self.apply(move)

    @abstractmethod
    def check(self, move: Move) -> None:
        """Raise IllegalMove with its reason if the seat to move may not make it."""

    @abstractmethod
    def apply(self, move: Move) -> list[Event]:
        """Make a move that has been checked. Search calls this directly."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat may know."""

    def open_view(self, seat: int | None) -> View:
        """The view of a seat with nothing hidden, for looking back at a match. Never given to a player."""
        return self.view(seat)

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, for search and for trying things out."""

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Move:
        """The move of a text; raises UnreadableMove."""
