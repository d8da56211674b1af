"""The console's place among the saves."""

import sys
from collections.abc import Sequence

from game.aprologados.keeper import CallError, Standing
from game.aprologados.predicates import MACHINE
from game.core import BadMatch, Match, Outcome
from game.core.texts import Texts
from saves.faults import MatchClosed, MatchInUse, NoSuchMatch, StoreFault
from saves.matches import UNCOUNTED
from saves.statistics import Tally
from saves.store import Store
from ui.flow.record import Record

GAME = "aprologados"
OPTIONS = "console.options"
OF_CONSOLE = "console"
"""The note on a match that a console began: it is what the next one goes on with."""


class StoreKeeper:
    """Keeps a console's matches where the window keeps its own, by the same record."""

    def __init__(self, store: Store, texts: Texts) -> None:
        self.store = store
        self.texts = texts
        self.record: Record | None = None

    def resume(self) -> Match | None:
        """The latest match that a console left unfinished, unless somebody else has it open now."""
        for line in self.store.matches.unfinished():
            if line.game == GAME and not line.in_use and OF_CONSOLE in self.store.matches.notes(line.id):
                try:
                    self.record = Record.resume(self.store, line.id)
                except (NoSuchMatch, MatchInUse, MatchClosed, BadMatch, StoreFault):
                    continue
                return self.record.match
        return None

    def start(self, match: Match) -> None:
        """Keep a new match, the one to go on with next time."""
        self.record = Record.of(self.store, match)
        if self.record.fault is not None:
            raise CallError(self._not_written(self.record.fault)) from self.record.fault
        self.record.note(OF_CONSOLE)

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

    def discount(self, match: Match) -> None:
        """Leave the match out of all rankings; it stays in the history."""
        assert self.record is not None and self.record.match is match
        self.record.note(UNCOUNTED)

    def known(self, name: str) -> str | None:
        """How a person of that name, in whatever case, is written here."""
        person = self.store.players.find(name)
        return person.name if person else None

    def standing(self, name: str) -> Standing:
        """How a person fared, or the machine at all its levels together."""
        if name == MACHINE:
            return _together(name, self.store.statistics.computer_ranking(GAME))
        person = self.store.players.find(name)
        return _standing(self.store.statistics.of(person.id, GAME)) if person else Standing(name)

    def standings(self) -> list[Standing]:
        """All people who finished a match, and the machine."""
        machine = self.standing(MACHINE)
        people = [_standing(tally) for tally in self.store.statistics.ranking(GAME)]
        return [*people, machine] if machine.played else people

    def recall(self) -> str:
        """The options of the last session."""
        return self.store.settings.get(OPTIONS) or ""

    def remember(self, options: str) -> None:
        """Keep the options for the next session."""
        try:
            self.store.settings.put(OPTIONS, options)
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
