"""A league beside the window: opened, played and published in threads of its own; the window asks for news.

look = look_into(folder, language, progress)          # who plays, who does not; slow, so in a Task
running = Opening(plan, journal, look.found, look.walls, language).open()
running.start()
running.news()                                        # whatever has happened since it was last asked
running.stop(); running.wait()                        # what is in the journal stays
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Thread
from typing import Protocol

from arena.discovery import find_bots, walls_here
from arena.house import house_bots
from arena.instance import open_bot
from arena.journal import Journal, JournalInUse
from arena.league import BadLeague, Began, Ended, Entry, League, Moved, News, RoundOver
from arena.opening import Begun, latest
from arena.pages import Pages
from arena.process import rest
from arena.results import Figures, results, write_results
from arena.seat import BotFile
from arena.walls import Walls
from game.arena.competition import Competition
from game.arena.schedule import Terms
from game.core.texts import Texts
from ui.assets import asset_path
from ui.texts import LANGUAGES, load_texts

SHOWN = ("arena.", "cards.", "common.decimal")
"""The sentences that the pages use."""
PAGES = "pages"
"""The folder in the journal's that the pages lie in."""
NEWER = "newer"
"""The note in the journal that says where the new versions of phase 2 lie."""


# -- before ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """What was found in a folder."""

    folder: Path
    found: tuple[BotFile, ...]
    walls: Walls
    begun: Begun | None

    @property
    def able(self) -> list[BotFile]:
        """Who can play."""
        return [bot for bot in self.found if not bot.problem]


def look_into(folder: Path, language: str, progress: Callable[[float], None]) -> Look:
    """Open every bot of a folder once. OSError if the folder cannot be read, BadLeague if its league cannot be."""
    progress(0.0)
    begun = latest(folder)
    try:
        found = find_bots(folder, load_texts(language), progress)
        return Look(folder, tuple(found), walls_here(), begun)
    finally:
        rest()


@dataclass(frozen=True)
class Plan:
    """How a league is played."""

    terms: Terms
    seconds: float = 1.0
    jobs: int = 1


@dataclass(frozen=True)
class Opening:
    """All that a league is opened with; once more for phase 2, with the files that are new in it."""

    plan: Plan
    journal: Path
    bots: tuple[BotFile, ...]
    walls: Walls
    language: str

    def open(self, newer: Path | None = None) -> "Running":
        """The league as far as it was played. Raises BadLeague and OSError."""
        journal = Journal(self.journal)
        if newer is None:
            kept = (journal.note(NEWER) or {}).get("folder")
            newer = Path(kept) if kept else None
        files = self._look_at(newer) if newer is not None else []
        entry = Entry.of(self.plan.terms, list(self.bots), house_bots(), files)
        unknown = sorted({bot.name for bot in entry.newer} - {bot.name for bot in entry.bots})
        if unknown:
            raise BadLeague("arena.league.newer_unknown", names=", ".join(unknown))
        league = League(self.journal, entry, open_bot, self.plan.seconds, self.plan.jobs)
        if newer is not None:
            journal.keep(NEWER, {"folder": str(newer)})
        return Running(league, [bot for bot in self.bots if bot.problem], self.walls, self.language)

    def _look_at(self, newer: Path) -> list[BotFile]:
        try:
            return find_bots(newer, load_texts(self.language))
        finally:
            rest()


# -- while it runs -----------------------------------------------------------------------------------------------------


class Live(Protocol):
    """A league as the window follows it."""

    competition: Competition
    folder: Path
    fault: Exception | None

    @property
    def running(self) -> bool:
        """Whether games are being played, or would be but for a pause."""
        ...

    @property
    def paused(self) -> bool:
        """Whether games wait."""
        ...

    def start(self) -> None:
        """Begin, or go on with the next phase."""
        ...

    def news(self) -> list[News]:
        """What has happened since the last question."""
        ...

    def pause(self) -> None:
        """Let the games wait."""
        ...

    def go_on(self) -> None:
        """End the pause."""
        ...

    def stop(self) -> None:
        """End within a move."""
        ...

    def wait(self) -> None:
        """Wait for that end."""
        ...


class Running:
    """A league that is played in a thread. Its news are kept until they are asked for; of a game that goes on, only
    the latest: it holds all the moves before. `competition` is the window's own: it changes only by what the window
    counts, so both may go their ways."""

    def __init__(self, league: League, left_out: list[BotFile], walls: Walls, language: str) -> None:
        self.league = league
        self.folder = league.journal.folder
        self.fault: Exception | None = None
        self.competition = copied(league.competition)
        self._left_out = left_out
        self._walls = walls
        self._language = language
        self._lock = Lock()
        self._news: dict[tuple[str, str], News] = {}
        self._thread: Thread | None = None

    @property
    def running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    @property
    def paused(self) -> bool:
        return self.league.paused

    def start(self) -> None:
        self._thread = Thread(target=self._play, args=(self.league.competition.phase,), name="league")
        self._thread.start()

    def news(self) -> list[News]:
        with self._lock:
            found, self._news = self._news, {}
        return list(found.values())

    def pause(self) -> None:
        self.league.pause()

    def go_on(self) -> None:
        self.league.go_on()

    def stop(self) -> None:
        self.league.cancel()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _play(self, phase: int) -> None:
        """In the thread: play a phase, publish as it goes."""
        try:
            pages = new_pages(self.folder / PAGES, self._language)
            with closing(self.league.run(phase)) as news:
                laid_out = False
                for piece in news:
                    if not laid_out:  # not before the journal is ours
                        pages.begin(self.league, self._walls)
                        laid_out = True
                    self._keep(piece)
                    if isinstance(piece, Ended | RoundOver):
                        pages.show(self.league, self._figures, at_once=isinstance(piece, RoundOver))
            if laid_out and self.league.competition.records:
                write_results(self.league.journal, self._figures())
                pages.show(self.league, self._figures, at_once=True)
        except (OSError, BadLeague, JournalInUse) as fault:
            self.fault = fault
        finally:
            rest()

    def _keep(self, piece: News) -> None:
        match piece:
            case Began(fixture) | Moved(fixture, _, _, _):
                key = "game", fixture.key
            case Ended(record, _, _, _):
                key = "ended", record.fixture.key
            case RoundOver(phase):
                key = "over", str(phase) + str(len(self.league.competition.records))
        with self._lock:
            self._news[key] = piece

    def _figures(self) -> Figures:
        return results(self.league.competition, self._left_out)


def copied(competition: Competition) -> Competition:
    """The same competition once more."""
    copy = Competition(competition.terms, competition.bots, competition.house)
    for record in competition.records:
        copy.add(record)
    return copy


# -- shared with the console -------------------------------------------------------------------------------------------


def new_pages(out: Path, language: str) -> Pages:
    """The pages of a league, in all languages, with one of them first."""
    texts = {name: _shown(load_texts(name)) for name in LANGUAGES}
    return Pages(out, asset_path(), texts, language)


def _shown(texts: Texts) -> dict[str, str]:
    return {key: sentence for key, sentence in texts.sentences.items() if key.startswith(SHOWN)}


def clock_time(seconds: float) -> str:
    """Hours, minutes and seconds.

    >>> clock_time(59.6), clock_time(4000)
    ('1:00', '1:06:40')
    """
    minutes, rest_ = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest_:02}" if hours else f"{minutes}:{rest_:02}"


def fault_in_words(fault: Exception, texts: Texts) -> str:
    """Why a league cannot be opened or go on, in a sentence."""
    match fault:
        case BadLeague():
            key = fault.key.replace("arena.league.", "arena.window.")
            return texts.say(key if key in texts else fault.key, **fault.details)
        case JournalInUse():
            return texts.say("arena.league.in_use", folder=fault)
        case OSError():
            why = fault.strerror or fault
            return texts.say("arena.league.file_fault", file=fault.filename or "", why=why)
    return texts.say("arena.window.failed", why=f"{type(fault).__name__}: {fault}")
