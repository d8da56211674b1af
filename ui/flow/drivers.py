"""Drivers: whoever makes a seat's moves. A person at the screen, a computer player, a recording."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.core import Move, View
from ui.flow.thinking import Mind, Thinker, Thought


class Answer(NamedTuple):
    """A driver's move, and the key of a sentence if there is something to say about it."""

    move: Move
    remark: str = ""


class Driver(Protocol):
    """Asked once for each of the seat's moves, then looked at until it answers."""

    person: bool
    """Whether somebody at the screen moves, through the conductor's `play`."""

    def ask(self, view: View, number: int) -> None:
        """The seat is to make the move of that number in the match, knowing this view."""
        ...

    def answer(self) -> Answer | None:
        """The move, once there is one."""
        ...

    def dismiss(self) -> None:
        """The question is moot: a move was taken back, or the table is left."""
        ...


class Person:
    """Somebody at the screen: their moves come when they make them."""

    person = True

    def ask(self, view: View, number: int) -> None:
        """The table asks, not the driver."""

    def answer(self) -> Answer | None:
        """Moves are made through the conductor."""
        return None

    def dismiss(self) -> None:
        """Nothing is under way."""


class Computer:
    """A computer player, who thinks elsewhere and lives as long as the match."""

    person = False

    def __init__(self, thinker: Thinker, mind: Mind) -> None:
        self._thinker = thinker
        self._mind = mind
        self._thought: Thought | None = None

    def ask(self, view: View, number: int) -> None:
        """Begin to think."""
        self._thought = self._thinker.ask(self._mind, view, self._thinker.seconds)

    def answer(self) -> Answer | None:
        """What it decided, or a plain move if it could not decide."""
        thought = self._thought
        if thought is None or not thought.ready:
            return None
        self._thought = None
        failed = thought.failed
        return Answer(thought.move(), "table.thought_failed" if failed else "")

    def dismiss(self) -> None:
        """Forget what it was thinking about."""
        self._thought = None


class Recording:
    """Moves that were made before: what a replay plays, as far as it is let."""

    person = False

    def __init__(self, moves: Sequence[Move]) -> None:
        self._moves = list(moves)
        self._number = len(moves)
        self.until = len(moves)
        """How many moves it may play."""

    def extend(self, moves: Sequence[Move]) -> None:
        """More of a game that goes on elsewhere: it may play these too."""
        self._moves.extend(moves)
        self.until = len(self._moves)

    def ask(self, view: View, number: int) -> None:
        """Find the place in the recording."""
        self._number = number

    def answer(self) -> Answer | None:
        """The recorded move; none after the last that it may play."""
        return Answer(self._moves[self._number]) if self._number < self.until else None

    def dismiss(self) -> None:
        """The next question says where it stands."""
