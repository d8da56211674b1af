"""What an audience sees of a league: the standings as they grow, the bulletin, and one game after another on the table.

Fed with the league's news, whether they come from a thread or were recorded.
"""

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

from arena.league import Began, Ended, Moved, News, RoundOver
from game.arena.competition import Competition
from game.arena.record import Record
from game.arena.schedule import Fixture
from game.arena.standings import Row
from game.brisca.rules import Brisca
from game.core import Match
from ui.flow.drivers import Recording

KEPT = 60
"""Lines of the bulletin."""
LEAST_SECONDS, SHARE_OF_TIME = 0.4, 20
"""The standings are counted anew at most so often, and in at most so-manieth of the time."""


@dataclass(frozen=True)
class Result:
    """A game that ended, for the bulletin; `round` is the key of its round's name, empty in phase 1."""

    record: Record
    round: str = ""


@dataclass(frozen=True)
class Fouls:
    """What one bot did wrong in a game: so often a fault of that kind."""

    name: str
    kind: str
    times: int
    detail: str


@dataclass(frozen=True)
class Passed:
    """A tie of phase 2 was decided."""

    round: str
    name: str
    why: str


Line = Result | Fouls | Passed


class Board:
    """Standings, bracket and bulletin."""

    def __init__(self, competition: Competition, clock: Callable[[], float] = time.monotonic) -> None:
        self.competition = competition
        self.seconds_left: float | None = None
        self.bulletin: deque[Line] = deque(maxlen=KEPT)
        """The latest first."""
        self._clock = clock
        self._rows: list[Row] = competition.table()
        self._counted = min(len(competition.records), competition.first_phase_games)
        self._due = float("-inf")
        self._told = {slot.key for slot in competition.slots() if slot.winner is not None}

    @property
    def played(self) -> int:
        """How many games are over."""
        return len(self.competition.records)

    def take(self, news: News) -> None:
        """Count what happened."""
        if isinstance(news, Ended):
            round_ = self.competition.round
            self.competition.add(news.record)
            self.seconds_left = news.seconds_left
            self._report(news.record, round_.value if round_ is not None else "")

    def _report(self, record: Record, round_: str) -> None:
        fixture = record.fixture
        kinds = Counter((fixture.name(fault.seat), fault.kind) for fault in record.faults)
        for (name, kind), times in kinds.items():
            detail = next(
                fault.detail for fault in record.faults if (fixture.name(fault.seat), fault.kind) == (name, kind)
            )
            self.bulletin.appendleft(Fouls(name, kind, times, detail))
        self.bulletin.appendleft(Result(record, round_))
        if round_:
            for slot in self.competition.slots():
                if slot.through is not None and slot.decision is not None and slot.key not in self._told:
                    self._told.add(slot.key)
                    if not slot.bye:
                        self.bulletin.appendleft(Passed(slot.round.value, slot.through, slot.decision.value))

    @property
    def stale(self) -> bool:
        """Whether the table of phase 1 has games in it that `rows` does not count yet."""
        return self._counted != min(self.played, self.competition.first_phase_games)

    def rows(self) -> list[Row]:
        """The table of phase 1, as fresh as can be had in little time."""
        start = self._clock()
        if self.stale and (start >= self._due or self.competition.phase == 2):
            self._counted = min(self.played, self.competition.first_phase_games)
            self._rows = self.competition.table()
            self._due = self._clock() + max(LEAST_SECONDS, SHARE_OF_TIME * (self._clock() - start))
        return self._rows


class Show:
    """Which game is on the table, and as much of it as is known. It may be far behind the league; when it is at its
    end, the newest takes its place."""

    def __init__(self) -> None:
        self.fixture: Fixture | None = None
        self.whole = False
        """Whether all its moves are known."""
        self.recording = Recording([])
        self._going: dict[str, tuple[Fixture, tuple[str, ...]]] = {}
        self._latest: Record | None = None

    def take(self, news: News) -> None:
        """Learn of a game."""
        match news:
            case Began(fixture):
                self._going[fixture.key] = fixture, ()
            case Moved(fixture, moves, _, _):
                self._going[fixture.key] = fixture, moves
                self._know(fixture, moves, False)
            case Ended(record, _, _, _):
                self._going.pop(record.fixture.key, None)
                self._latest = record
                self._know(record.fixture, record.moves, True)
            case RoundOver():
                self._going.clear()

    def next(self) -> Match | None:
        """The newest game, undealt of moves, if it is not the one on the table; from now on it is that."""
        going = next(reversed(self._going.values()), None)
        if going is None and self._latest is not None:
            going = self._latest.fixture, self._latest.moves
        if going is None or going[0] == self.fixture:
            return None
        self.fixture, moves = going
        self.recording = Recording([])
        self._know(self.fixture, moves, self.fixture.key not in self._going)
        return self.fixture.match()

    def _know(self, fixture: Fixture, moves: tuple[str, ...], whole: bool) -> None:
        if self.fixture == fixture:
            self.recording.extend([Brisca.parse(text) for text in moves[self.recording.until :]])
            self.whole = whole
