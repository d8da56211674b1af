"""What lasts, as the window asks for it: one policy for a store that cannot be read or written.

Nothing that the window asks of the store raises. What could not be read is answered with what is known without it; what
could not be written stays in memory and is written as soon as it can be. Each fault is told once; so is its end.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from saves.faults import MatchClosed, MatchInUse, NoSuchMatch, StoreFault
from saves.files import write_new
from saves.store import Store
from ui.flow.record import Record

T = TypeVar("T")

RETRY = 2.0
"""Seconds between two tries to write what could not be written."""


class Keeping:
    """The store behind the policy."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.deeds: list[Callable[[], object]] = []
        """What still has to be written, in order: settings, names."""
        self.records: list[Record] = []
        """Matches of which something is only in memory."""
        self._news: list[tuple[str, StoreFault | None]] = []
        self._telling: set[str] = set()
        self._wait = 0.0

    # -- reading and writing -----------------------------------------------------------------------------------

    def ask(self, question: Callable[[], T], otherwise: T) -> T:
        """What the store answers; `otherwise` if it cannot be read now."""
        try:
            answer = question()
        except StoreFault as fault:
            self._tell("saves.not_read", fault)
            return otherwise
        self._telling.discard("saves.not_read")
        return answer

    def ask_all(self, question: Callable[[], list[T]]) -> list[T]:
        """A list that the store has; an empty one if it cannot be read now."""
        return self.ask(question, [])

    def do(self, deed: Callable[[], object]) -> None:
        """Write something, now or as soon as it can be. What another copy of the program has made moot is let go."""
        self.deeds.append(deed)
        self.catch_up()

    def kept(self, record: Record) -> None:
        """A match was written, or was not: then it is tried again."""
        if record.unwritten and record not in self.records:
            self.records.append(record)
        if record.fault is not None:
            self._tell("saves.not_written", record.fault)
        elif self.waiting:
            self.catch_up()

    @property
    def waiting(self) -> bool:
        """Whether something is only in memory."""
        return bool(self.deeds or self.records)

    def catch_up(self) -> None:
        """Try to write all that is only in memory."""
        while self.deeds:
            deed = self.deeds.pop(0)
            try:
                deed()
            except StoreFault as fault:
                self.deeds.insert(0, deed)
                self._tell("saves.not_written", fault)
                return
            except (MatchClosed, MatchInUse, NoSuchMatch):
                continue
        for record in list(self.records):
            record.keep()
            if record.fault is not None:
                self._tell("saves.not_written", record.fault)
                return
            self.records.remove(record)
        if "saves.not_written" in self._telling:
            self._telling.discard("saves.not_written")
            self._news.append(("saves.written_again", None))

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._wait += seconds
        if self.waiting and self._wait >= RETRY:
            self._wait = 0.0
            self.catch_up()

    # -- telling -----------------------------------------------------------------------------------------------

    def _tell(self, key: str, fault: StoreFault) -> None:
        if key not in self._telling:
            self._telling.add(key)
            self._news.append((key, fault))

    def news(self) -> tuple[str, StoreFault | None] | None:
        """What the user has not been told yet: the key of a sentence, and the fault."""
        return self._news.pop(0) if self._news else None

    # -- leaving -----------------------------------------------------------------------------------------------

    def rescue(self, folder: Path) -> list[Path]:
        """Write the matches that are only in memory as text files into a folder, under names that nothing has yet.
        Raises OSError."""
        return [
            write_new(folder, f"sobremesa-{record.match.game.name}", ".txt", record.match.text())
            for record in self.records
        ]
