"""A league that runs: who takes part, what was played, what is being played, and the stream of all that happens.

    league = League(folder, Entry(terms, bots, house), open_seat, jobs=2)
    for news in league.run():      # in a thread of its own, if a window follows it
        ...                        # Began, Moved, Ended, RoundOver: values that nobody changes any more
    league.competition.table()     # where it stands; change it only by running

`run` plays in threads, each with one game at a time; what thinks are the bots' own processes. It hands on a `Moved`
for every card, with all the moves of its game so far, so that whoever comes late can show it: a table plays
`fixture.match()` up to there, at its own pace. **A result is in the journal before it is told**: `Ended` comes in the
order of the schedule, whatever finished first, and so the journal is the same for any number of jobs. `pause`,
`go_on` and `cancel` may be called from any thread and work between two moves. After `cancel`, an exception or a kill,
a new League on the same folder goes on where the journal ends; a game cut short is played again from its first card.
On a `ground` elsewhere, a cluster, games are played whole: only their ends are told, and `pause` does not reach them.
"""

import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from queue import Empty, Queue
from threading import Event as Flag
from typing import Any, Protocol

from arena.journal import Journal
from arena.match import play_game
from arena.seat import BotFile, Fault, Open
from game.arena.competition import Competition
from game.arena.record import BadRecord, Record
from game.arena.schedule import Fixture, Terms, told_apart
from game.core import Match

VERSION = 1
LARGEST = 64
AHEAD = 2
"""Games begun beyond the first unfinished one, for each job: all that a kill can cost."""
SETTINGS, SECOND_PHASE = "league", "phase2"


class Cancelled(Exception):
    """The game is not to be finished."""


class BadLeague(Exception):
    """A league that cannot be played. `key` is that of its sentence, `details` fill it in."""

    def __init__(self, key: str, **details: object) -> None:
        self.key = key
        self.details = details
        super().__init__(f"{key} {details}")


@dataclass(frozen=True)
class Entry:
    """Who plays by what terms. `newer` are the files of phase 2, for the bots that sent one."""

    terms: Terms
    bots: tuple[BotFile, ...]
    house: tuple[BotFile, ...]
    newer: tuple[BotFile, ...] = ()

    @classmethod
    def of(
        cls, terms: Terms, found: list[BotFile], house: list[BotFile], newer: list[BotFile] | None = None
    ) -> "Entry":
        """The entry of those that can play, with names that tell them apart."""
        able = sorted((bot for bot in found if not bot.problem), key=lambda bot: (bot.name, str(bot.file)))
        if not able:
            raise BadLeague("arena.league.no_bots")
        if len(able) > LARGEST:
            raise BadLeague("arena.league.too_many", n=len(able), most=LARGEST)
        hosts = _named(house)
        bots = _named(able, taken=[bot.name for bot in hosts])
        for bot in newer or ():
            if bot.problem:
                raise BadLeague("arena.league.newer_problem", name=bot.name, problem=bot.problem)
        return cls(terms, bots, hosts, _named(list(newer or ())))

    def file(self, name: str, phase: int) -> BotFile:
        """The file that plays under that name in the phase."""
        if phase == 2:
            for bot in self.newer:
                if bot.name == name:
                    return bot
        return next(bot for bot in (*self.bots, *self.house) if bot.name == name)

    def settings(self) -> dict[str, Any]:
        """What must be the same for a league to go on."""
        return {
            "version": VERSION,
            "seed": self.terms.seed,
            "games": self.terms.games,
            "duplicate": self.terms.duplicate,
            "bots": {bot.name: _digest(bot.file) for bot in self.bots},
            "house": {bot.name: _digest(bot.file) for bot in self.house},
        }


def _named(bots: list[BotFile], taken: list[str] | None = None) -> tuple[BotFile, ...]:
    names = told_apart([bot.name for bot in bots], taken or [])
    return tuple(replace(bot, name=name) for bot, name in zip(bots, names, strict=True))


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


# -- news --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began:
    """A game began; its cards are dealt."""

    fixture: Fixture


@dataclass(frozen=True)
class Moved:
    """A card was played in a game: the last of these moves, by the seat, for a fault if there was one."""

    fixture: Fixture
    moves: tuple[str, ...]
    seat: int
    fault: Fault | None


@dataclass(frozen=True)
class Ended:
    """A game is over and in the journal."""

    record: Record
    played: int
    games: int
    seconds_left: float | None
    """How long the rest will take at the pace so far; None before there is one."""


@dataclass(frozen=True)
class RoundOver:
    """All games of phase 1, or of a round of phase 2, are played."""

    phase: int


News = Began | Moved | Ended | RoundOver


class Ground(Protocol):
    """Where else than in threads of ours games can be played. Both methods raise BadLeague if they cannot be."""

    def begin(self, fixture: Fixture, bots: dict[str, BotFile], seconds: float) -> Future[str]:
        """Have a game played; what comes of it is its line in the journal."""
        ...

    def line(self, game: Future[str]) -> str:
        """That line, of a game that is over."""
        ...


# -- the league --------------------------------------------------------------------------------------------------------


class League:
    """See the head of this file."""

    def __init__(
        self,
        folder: Path,
        entry: Entry,
        open_seat: Open,
        seconds: float = 1.0,
        jobs: int = 1,
        clock: Callable[[], float] = time.monotonic,
        ground: Ground | None = None,
    ) -> None:
        self.entry = entry
        self.journal = Journal(folder)
        self.seconds = seconds
        self.jobs = max(1, jobs)
        self._open_seat = open_seat
        self._clock = clock
        self._ground = ground
        self._going = Flag()
        self._going.set()
        self._cancelled = Flag()
        self._news: Queue[News | None] = Queue()
        names = [bot.name for bot in entry.bots], [bot.name for bot in entry.house]
        self.competition = Competition(entry.terms, *names)
        self._check_settings()
        self._recall()

    # -- from any thread ---------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Let every game wait before its next move."""
        self._going.clear()

    def go_on(self) -> None:
        """End the pause."""
        self._going.set()

    @property
    def paused(self) -> bool:
        """Whether games wait."""
        return not self._going.is_set()

    def cancel(self) -> None:
        """Stop for good: `run` ends within a move. What is in the journal stays."""
        self._cancelled.set()
        self._going.set()

    # -- running -----------------------------------------------------------------------------------------------

    def run(self, phases: int = 2) -> Generator[News, None, None]:
        """Play what is left, up to the end of that phase. Closing the iterator cancels."""
        self.journal.open()
        try:
            self._settle()
            with ThreadPoolExecutor(self.jobs, "league") as pool:
                try:
                    while not self.competition.over and self.competition.phase <= phases:
                        if self.competition.phase == 2:
                            self._settle_second_phase()
                        phase = self.competition.phase
                        yield from self._play(pool, deque(self.competition.left()))
                        if self._cancelled.is_set():
                            return
                        yield RoundOver(phase)
                finally:
                    self.cancel()
                    pool.shutdown(wait=True, cancel_futures=True)
        finally:
            self.journal.close()

    def _play(self, pool: ThreadPoolExecutor, games: deque[Fixture]) -> Iterator[News]:
        """Play the games of a round, a few at a time; their records in the order of the schedule."""
        begun: deque[tuple[Callable[[], bool], Callable[[], Record]]] = deque()
        start, before = self._clock(), len(self.competition.records)
        while games or begun:
            while games and len(begun) < self.jobs * AHEAD:
                begun.append(self._begin(pool, games.popleft()))
            done, record_of = begun[0]
            over = done()
            if self._cancelled.is_set():
                return
            if over:
                begun.popleft()
                played = record_of()
                self.journal.add(played)
                record = played.kept()
                self.competition.add(record)
                yield from self._waiting()
                yield self._ended(record, start, before)
                continue
            try:
                news = self._news.get(timeout=0.5)
            except Empty:
                continue
            if news is not None:
                yield news

    def _waiting(self) -> Iterator[News]:
        """What was told and not yet handed on."""
        while not self._news.empty():
            news = self._news.get()
            if news is not None:
                yield news

    def _ended(self, record: Record, start: float, before: int) -> Ended:
        played, games = len(self.competition.records), self.competition.games
        pace = (self._clock() - start) / (played - before)
        return Ended(record, played, games, pace * (games - played))

    def _begin(self, pool: ThreadPoolExecutor, fixture: Fixture) -> tuple[Callable[[], bool], Callable[[], Record]]:
        """Have a game played, in a thread of the pool or elsewhere; whether it is over, and what came of it."""
        bots = {name: self.entry.file(name, self.competition.phase) for name in fixture.names}
        ground = self._ground
        if ground is not None:
            there = ground.begin(fixture, bots, self.seconds)
            there.add_done_callback(lambda _: self._news.put(None))
            return there.done, lambda: Record.read(fixture, ground.line(there))
        here = pool.submit(self._game, fixture, bots)
        here.add_done_callback(lambda _: self._news.put(None))
        return here.done, here.result

    def _game(self, fixture: Fixture, bots: dict[str, BotFile]) -> Record:
        """Play a game in a thread of the pool, and tell of it."""

        def watch(match: Match, fault: Fault | None) -> None:
            self._going.wait()
            if self._cancelled.is_set():
                raise Cancelled
            if match.moves:
                self._news.put(Moved(fixture, tuple(map(str, match.moves)), match.movers[-1], fault))
            else:
                self._news.put(Began(fixture))

        return play_game(fixture, bots, self._open_seat, self.seconds, watch)

    # -- what was ----------------------------------------------------------------------------------------------

    def _check_settings(self) -> None:
        """A league goes on as it began, or not at all."""
        try:
            before = self.journal.note(SETTINGS)
        except ValueError as error:
            raise BadLeague("arena.league.damaged", why=str(error)) from error
        now = self.entry.settings()
        if before is None or before == now:
            return
        for key in ("version", "seed", "games", "duplicate"):
            if before.get(key) != now[key]:
                raise BadLeague(f"arena.league.other.{key}", before=before.get(key), now=now[key])
        was, there = ({**found.get("bots", {}), **found.get("house", {})} for found in (before, now))
        changed = sorted(name for name in {*was, *there} if was.get(name) != there.get(name))
        raise BadLeague("arena.league.other.bots", names=", ".join(changed), count=len(changed))

    def _recall(self) -> None:
        """Count the games of the journal."""
        for number, line in enumerate(self.journal.lines(), 1):
            if self.competition.over:
                raise BadLeague("arena.league.damaged", why=f"line {number} is one too many")
            try:
                self.competition.add(Record.read(self.competition.left()[0], line))
            except BadRecord as error:
                raise BadLeague("arena.league.damaged", why=f"line {number}: {error}") from error
        if self._second_phase_begun:
            self._check_second_phase()

    def _settle(self) -> None:
        """Write down what the league is played by, and the files of games that a kill came between."""
        if self.journal.note(SETTINGS) is None:
            self.journal.keep(SETTINGS, self.entry.settings())
        for record in self.competition.records:
            self.journal.write_game(record)

    @property
    def _second_phase_begun(self) -> bool:
        return len(self.competition.records) > self.competition.first_phase_games

    def _second_phase(self) -> dict[str, Any]:
        return {name: _digest(self.entry.file(name, 2).file) for name in self.competition.qualified}

    def _check_second_phase(self) -> None:
        """The files of phase 2 are those that its first game was played with."""
        before = self.journal.note(SECOND_PHASE) or {}
        now = self._second_phase()
        changed = sorted(name for name in now if before.get(name) != now[name])
        if changed and not self.competition.over:
            raise BadLeague("arena.league.other.newer", names=", ".join(changed), count=len(changed))

    def _settle_second_phase(self) -> None:
        if not self._second_phase_begun:
            self.journal.keep(SECOND_PHASE, self._second_phase())
