"""Aprologados without a window: the console of predicates. Loads no pygame.

python main.py consola                                          a call a line, from the keyboard or a pipe
"""

import io
import secrets
import sys
import time
from collections.abc import Iterator, Sequence

from game.aprologados.predicates import MACHINE, CallError, Predicates, Standing
from game.aprologados.terms import write_atom
from game.core import BadMatch, Budget, Match, Outcome
from game.core.texts import Texts
from saves.faults import MatchClosed, MatchInUse, NoSuchMatch, Notice, StoreFault
from saves.statistics import Tally
from saves.store import Store, data_folder
from saves.wordbanks import WordBanks
from ui.flow.record import Record
from ui.texts import load_texts

GAME = "aprologados"
PROMPT = "?- "
LEAVING = frozenset({"salir", "halt", "exit", "quit"})
HISTORY = "consola_history"
LAST_MATCH = "console.match"
OPTIONS = "console.options"
EXIT_OK, EXIT_FAILED = 0, 1


class StoreKeeper:
    """Keeps a console's matches where the window keeps its own, by the same record."""

    def __init__(self, store: Store, texts: Texts) -> None:
        self.store = store
        self.texts = texts
        self.record: Record | None = None

    def resume(self) -> Match | None:
        """The match that the console left unfinished, unless somebody else has it open now."""
        text = self.store.settings.get(LAST_MATCH) or ""
        if not text.isdecimal():
            return None
        try:
            if self.store.matches.line(int(text)).result is not None:
                return None
            record = Record.resume(self.store, int(text))
        except (NoSuchMatch, MatchInUse, MatchClosed, BadMatch, StoreFault):
            return None
        if record.match.state.outcome is not None:
            return None
        self.record = record
        return record.match

    def start(self, match: Match) -> None:
        """Keep a new match, the one to go on with next time."""
        self.record = Record.of(self.store, match)
        if self.record.fault is not None:
            raise CallError(self._not_written(self.record.fault)) from self.record.fault
        self._put(LAST_MATCH, str(self.record.identifier))

    def keep(self, match: Match) -> None:
        """Store what was played. If that fails the match goes on, and the next success catches up."""
        assert self.record is not None and self.record.match is match
        self.record.keep()
        if self.record.fault is not None:
            print(self._not_written(self.record.fault), file=sys.stderr)

    def finish(self, match: Match, outcome: Outcome) -> None:
        """End the match out of turn."""
        assert self.record is not None and self.record.match is match
        self.record.finish(outcome)
        if self.record.fault is not None:
            raise CallError(self._not_written(self.record.fault)) from self.record.fault

    def standing(self, name: str) -> Standing:
        """How a person fared, or the machine at all its levels together."""
        if name.casefold() == MACHINE:
            return _together(name, self.store.statistics.computer_ranking(GAME))
        person = self.store.players.find(name)
        return _standing(self.store.statistics.of(person.id, GAME)) if person else Standing(name)

    def standings(self) -> list[Standing]:
        """All people who finished a match."""
        return [_standing(tally) for tally in self.store.statistics.ranking(GAME)]

    def recall(self) -> str:
        """The options of the last session."""
        return self.store.settings.get(OPTIONS) or ""

    def remember(self, options: str) -> None:
        """Keep the options for the next session."""
        self._put(OPTIONS, options)

    def _put(self, key: str, value: str) -> None:
        try:
            self.store.settings.put(key, value)
        except StoreFault as fault:
            raise CallError(self._not_written(fault)) from fault

    def _not_written(self, fault: StoreFault) -> str:
        return self.texts.say("saves.not_written", why=self.texts.say(fault.kind.value))


def _standing(tally: Tally) -> Standing:
    return Standing(tally.name, tally.played, tally.won, tally.lost, tally.best, tally.mean)


def _together(name: str, tallies: Sequence[Tally]) -> Standing:
    played = sum(tally.played for tally in tallies)
    if not played:
        return Standing(name)
    return Standing(
        name,
        played,
        sum(tally.won for tally in tallies),
        sum(tally.lost for tally in tallies),
        max(tally.best or 0 for tally in tallies),
        sum((tally.mean or 0) * tally.played for tally in tallies) / played,
    )


def console() -> int:
    """Answer calls until the input ends. 0 if all succeeded, 1 if any failed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
    WordBanks().install()
    with Store.open() as store:
        settings = store.settings.load()
        texts = load_texts(settings.language)
        for notice in store.notices:
            print(_notice(texts, notice), file=sys.stderr)

        def budget() -> Budget:
            return Budget(seconds=settings.thinking_seconds, clock=time.monotonic)

        session = Predicates(StoreKeeper(store, texts), texts.say, lambda: secrets.randbelow(2**48), budget)
        if session.match is not None:
            print(f"% {texts.say('aprologados.console.resumed')}", flush=True)
        failed = False
        for line in _lines(texts):
            if line.strip().rstrip(".").strip() in LEAVING:
                break
            failed |= not answer(session, line)
    return EXIT_FAILED if failed else EXIT_OK


def answer(session: Predicates, line: str) -> bool:
    """Print the answer to a line: its facts and `true.`, or the error and `false.`; whether it succeeded."""
    try:
        facts = session.call(line)
    except CallError as error:
        print(f"error({write_atom(str(error))}).\nfalse.", flush=True)
        return False
    if line.strip() and not line.strip().startswith("%"):
        print("\n".join([*facts, "true."]), flush=True)
    return True


def _lines(texts: Texts) -> Iterator[str]:
    """What is typed, with line editing and a history, or what a pipe brings."""
    if not sys.stdin.isatty():
        yield from sys.stdin
        return
    history = data_folder() / HISTORY
    try:
        import readline

        if history.exists():
            readline.read_history_file(history)
    except (ImportError, OSError):
        readline = None  # type: ignore[assignment]  # Windows edits lines by itself
    print(f"% {texts.say('aprologados.console.welcome')}")
    try:
        while True:
            yield input(PROMPT)
    except (EOFError, KeyboardInterrupt):
        print()
    finally:
        if readline is not None:
            try:
                readline.set_history_length(500)
                readline.write_history_file(history)
            except OSError:
                pass


def _notice(texts: Texts, notice: Notice) -> str:
    fault = texts.say(notice.fault.value) if notice.fault else ""
    return texts.say(notice.kind.value, **{**vars(notice), "fault": fault})
