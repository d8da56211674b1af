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

    >>> from random import Random
    >>> from game.brisca import Brisca
    >>> view = Brisca.new(seed=1).view(2)
    >>> len(view.hand), view.stock, view.sample(Random(5)).view(2) == view
    (3, 28, True)
    """

    game: type["Game"]
    """The rules that are played, in the version of this match."""
    seat: int | None
    turn: int | None

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """The legal moves of this seat; none when it is not its turn."""

    def sample(self, rng: Random) -> "Game":
        """A whole state in agreement with all that this view knows, the hidden part dealt anew."""
        return self.game.from_view(self, rng)


class Game(ABC):
    """The state of a match: a small machine that knows whose turn it is, what is legal, and what a move causes.

    A game sets `turn` and `outcome` itself, fills `opening` with the events of the first deal, and implements
    `moves`, `check`, `apply`, `view`, `from_view`, `copy` and `parse`.

    >>> from game.brisca import Brisca
    >>> state = Brisca.new(Brisca.options_type.parse("jugadores=2 empieza=1"), seed=1)
    >>> state.turn, " ".join(map(str, state.moves()))
    (0, 'O7 E10 E4')
    >>> [str(event) for event in state.play(Brisca.parse("E10"), seat=0)]
    ['Played(0, E10)']
    >>> state.play(Brisca.parse("O7"), seat=0)
    Traceback (most recent call last):
        ...
    game.core.errors.IllegalMove: common.not_your_turn (seat=0, turn=1)
    """

    name: ClassVar[str]
    options_type: ClassVar[type[Options]]
    secret: ClassVar[bool] = True
    """Whether players hide something from each other: only then a curtain falls between two people's turns."""
    low_wins: ClassVar[bool] = False
    """Whether points are bad, so that the lowest are the best."""
    rules: ClassVar[int] = 1
    """The version of the rules. It grows by one whenever the same seed and moves may come to another match."""

    options: Options
    turn: int | None
    outcome: Outcome | None
    opening: list[Event]

    @classmethod
    @abstractmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        """A fresh match."""

    @classmethod
    def under(cls, rules: int) -> type["Game"] | None:
        """The game by that version of its rules, for a match that was begun under it; None if it is not played here.

        A game that still plays an older version answers with a subclass, which overrides what was different then.
        """
        return cls if rules == cls.rules else None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    def next_options(self, number: int) -> Options:
        """With what options the same people play again, for the match of that number in a row, counted from 0."""
        return self.options.for_match(number)

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

    @classmethod
    @abstractmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        """A whole state in agreement with all that the view knows; what it does not know is dealt anew."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, for search and for trying things out."""

    @classmethod
    @abstractmethod
    def parse(cls, text: str) -> Move:
        """The move of a text; raises UnreadableMove."""
