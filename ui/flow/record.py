"""A match's place among the saves: every move is kept in the moment it is made.

One policy for a store that fails, for the window and the console alike: the match goes on in memory, `fault` says why
nothing could be written, and the next success writes all that is missing.
"""

import secrets
from collections.abc import Sequence

from game.core import Match, Options, Outcome, Seat
from game.core.registry import game_type
from saves.faults import MatchClosed, MatchInUse, NoSuchMatch, StoreFault
from saves.store import Store


class Record:
    """A match and its row in the store."""

    def __init__(self, store: Store, match: Match, identifier: int | None = None) -> None:
        self.store = store
        self.match = match
        self.identifier = identifier
        """Its number among the stored matches; None while it could not be written."""
        self.fault: StoreFault | None = None
        """Why the last change could not be kept, if it could not."""
        self._notes: dict[tuple[int | None, str], str] = {}
        """Facts that still have to be written."""
        self._outcome: Outcome | None = None
        self._kept = True

    @classmethod
    def apart(cls, store: Store, match: Match) -> "Record":
        """A match that is only looked at: nothing of it is written."""
        record = cls(store, match)
        record._kept = False
        return record

    @classmethod
    def start(
        cls, store: Store, game: str, options: Options, seats: Sequence[Seat], seed: int | None = None
    ) -> "Record":
        """A new match, with a seed of its own unless one is given."""
        match = Match(game_type(game), options, secrets.randbelow(2**48) if seed is None else seed, seats)
        return cls.of(store, match)

    @classmethod
    def of(cls, store: Store, match: Match) -> "Record":
        """Keep a match that is not among the saves yet."""
        record = cls(store, match)
        record.keep()
        return record

    @classmethod
    def resume(cls, store: Store, identifier: int) -> "Record":
        """An unfinished match, as it was left. Raises what `Matches.load` raises."""
        return cls(store, store.matches.load(identifier), identifier)

    @property
    def unwritten(self) -> bool:
        """Whether something of the match is only in memory."""
        return self.fault is not None

    def keep(self) -> None:
        """Write what is not written yet. If it cannot be, `fault` says why; nothing is raised and nothing is lost."""
        try:
            self._write()
            self.fault = None
        except StoreFault as fault:
            self.fault = fault

    def _write(self) -> None:
        if not self._kept:
            return
        matches = self.store.matches
        if self.identifier is None:
            self.identifier = matches.create(self.match)
        elif not (self.match.state.outcome is not None and matches.line(self.identifier).result is not None):
            try:
                matches.record(self.identifier, self.match)
            except (MatchClosed, MatchInUse, NoSuchMatch):  # another copy of the program ended or took it
                self.identifier = matches.create(self.match)
        if self._outcome is not None:
            matches.finish(self.identifier, self._outcome)
            self._outcome = None
        for seat, key in list(self._notes):
            matches.note(self.identifier, key, self._notes[seat, key], seat)
            del self._notes[seat, key]

    def finish(self, outcome: Outcome) -> None:
        """End the match out of turn."""
        self._outcome = outcome
        self.keep()

    def note(self, key: str, value: str = "yes", seat: int | None = None) -> None:
        """Keep a fact about the match, or about one seat of it."""
        self._notes[seat, key] = value
        try:
            if self.identifier is not None:
                self.store.matches.note(self.identifier, key, value, seat)
                del self._notes[seat, key]
        except StoreFault as fault:
            self.fault = fault

    def noted(self, key: str, seat: int | None = None) -> str:
        """A fact that was kept, or an empty text."""
        if (seat, key) in self._notes:
            return self._notes[seat, key]
        try:
            return self.store.matches.notes(self.identifier, seat).get(key, "") if self.identifier is not None else ""
        except StoreFault:
            return ""

    def close(self) -> None:
        """Let other copies of the program have the match."""
        if self.identifier is not None:
            self.store.matches.close(self.identifier)
