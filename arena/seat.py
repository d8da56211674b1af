"""A bot at the table: what the league asks of whoever plays a seat, in its own process or not."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from game.brisca.view import BriscaView
from game.core import Move


class FaultKind(StrEnum):
    """What a bot did wrong in a move (rule R5). The value is the key of its sentence."""

    LATE = "arena.fault.late"
    CRASH = "arena.fault.crash"
    WRONG_CARD = "arena.fault.wrong_card"
    GONE = "arena.fault.gone"
    """Its process ended or was ended: it left, ate too much memory, printed too much."""


@dataclass(frozen=True)
class Fault:
    """A fault with its own words: the exception's last line, the text that was no card."""

    kind: FaultKind
    detail: str = ""
    trace: str = ""
    """The traceback of a crash, in lines."""


@dataclass(frozen=True)
class Reply:
    """A bot's answer: a move, or the fault for which a random legal card is played in its stead."""

    move: Move | None
    fault: Fault | None = None
    seconds: float = 0.0


@dataclass(frozen=True)
class BotFile:
    """A bot as it was found in a folder: its name in the league, its file, and whether it can play."""

    name: str
    file: Path
    original: bool = False
    """Whether it is written for the original RoboBrisca framework, not for ours."""
    problem: str = ""
    """Why it cannot play, in a sentence; empty for one that can."""
    trace: str = ""
    """The traceback behind the problem, in lines."""


class BotSeat(Protocol):
    """One instance of a bot at one seat. Shares nothing with any other."""

    @property
    def prints(self) -> str:
        """What it printed, up to a limit; all of it once it is closed."""
        ...

    def choose(self, view: BriscaView, seconds: float) -> Reply:
        """Ask for a move and wait for it, never much longer than the budget. Raises nothing."""
        ...

    def close(self) -> None:
        """The game is over: end whatever runs."""
        ...


Open = Callable[[BotFile, int, int], BotSeat]
"""Opens a fresh instance of a bot: the bot, its seat, the seed of the game."""
