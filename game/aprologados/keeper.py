"""What outlives a session of calls, and how a call fails: the predicates' side of the saves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.core import Match, Outcome


class CallError(ValueError):
    """A call that fails; the text says why. Nothing has changed."""


@dataclass(frozen=True)
class Standing:
    """How somebody fared over all finished matches that count."""

    name: str
    played: int = 0
    won: int = 0
    lost: int = 0
    best: int | None = None
    mean: float | None = None

    @property
    def percentage(self) -> float:
        """Matches won of a hundred."""
        return 100 * self.won / self.played if self.played else 0.0


class Keeper(Protocol):
    """What outlives the session: the match at hand, those before it, and the options."""

    def resume(self) -> Match | None:
        """The match that was left unfinished here, if any."""

    def start(self, match: Match) -> None:
        """Keep a new match."""

    def keep(self, match: Match) -> None:
        """Keep what was played, and the outcome if there is one."""

    def finish(self, match: Match, outcome: Outcome) -> None:
        """End the match at hand with an outcome that no move brought about."""

    def discount(self, match: Match) -> None:
        """Leave the match at hand out of all rankings; the history keeps it."""

    def known(self, name: str) -> str | None:
        """How a person of that name, in whatever case, is written here; None for a new one."""

    def standing(self, name: str) -> Standing:
        """How a person fared; an unknown one has an empty record."""

    def standings(self) -> list[Standing]:
        """All who finished a match, the machine too."""

    def recall(self) -> str:
        """The options as they were last set, `name=value` words."""

    def remember(self, options: str) -> None:
        """Keep the options."""


class Nothing:
    """A keeper of nothing: for a session that leaves no trace."""

    def resume(self) -> None:
        return None

    def start(self, match: Match) -> None:
        pass

    def keep(self, match: Match) -> None:
        pass

    def finish(self, match: Match, outcome: Outcome) -> None:
        pass

    def discount(self, match: Match) -> None:
        pass

    def known(self, name: str) -> None:
        return None

    def standing(self, name: str) -> Standing:
        return Standing(name)

    def standings(self) -> list[Standing]:
        return []

    def recall(self) -> str:
        return ""

    def remember(self, options: str) -> None:
        pass
