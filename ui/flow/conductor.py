"""Runs a match: whose turn it is, who is asked, what is kept, when the curtain falls. Knows no window.

A table calls `advance` whenever it has shown all that happened, and does what the answer says.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core import CommonReason, Event, IllegalMove, Level, Match, Move, Options, Seat, View
from saves.matches import ASSISTED
from saves.store import Store
from ui.flow.drivers import Computer, Driver, Person
from ui.flow.manners import Forced, Manners
from ui.flow.record import Record
from ui.flow.thinking import Mind, Thinker, Thought

PLAYER_SEED = "player_seed"
"""The note that keeps a computer player the same when a match is resumed."""


@dataclass(frozen=True)
class Ended:
    """The match is over."""


@dataclass(frozen=True)
class Curtain:
    """Another person is to move: nothing secret may be seen before they `lift` it."""

    seat: int


@dataclass(frozen=True)
class Asked:
    """A seat was asked for its move. `openly`: whoever is at the screen may answer for it."""

    seat: int
    openly: bool = False


@dataclass(frozen=True)
class Played:
    """A move was made and kept."""

    seat: int
    events: list[Event]
    remark: str = ""
    """The key of a sentence about it."""


Step = Ended | Curtain | Asked | Played


class Conductor:
    """A match, its place among the saves, and the drivers of its seats."""

    def __init__(self, record: Record, drivers: Sequence[Driver], thinker: Thinker) -> None:
        self.record = record
        self.drivers = list(drivers)
        self.thinker = thinker
        self.manners = Manners()
        self.number = 0
        """How many matches these people have played before this one without leaving the table."""
        self.people = [seat for seat, driver in enumerate(drivers) if driver.person]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the screen; None while a curtain hangs, and for an onlooker."""
        self.bottom = self.people[0] if self.people else 0
        """The seat at the bottom of the screen."""
        self.open = False
        """Whether whoever looks sees everything: only where nobody plays."""
        self.pace = 0.0
        """The least seconds between a question to a driver at the table's side and its move being shown."""
        self.waited = 0.0
        self._asked_at: tuple[int, int] | None = None
        self._openly = False
        self._forced_at: tuple[tuple[int, int], Forced | None] | None = None
        self._hint: tuple[int, Thought] | None = None
        self._hinting_mind = Mind(self.match.game.name, Level.MAESTRO, thinker.fresh_seed())

    # -- beginnings --------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        store: Store,
        thinker: Thinker,
        game: str,
        options: Options,
        seats: Sequence[Seat],
        seed: int | None = None,
    ) -> "Conductor":
        """A new match."""
        return cls.seated(Record.start(store, game, options, seats, seed), thinker)

    @classmethod
    def resume(cls, store: Store, thinker: Thinker, identifier: int) -> "Conductor":
        """An unfinished match, as it was left. Raises what `Matches.load` raises."""
        return cls.seated(Record.resume(store, identifier), thinker)

    @classmethod
    def seated(cls, record: Record, thinker: Thinker) -> "Conductor":
        """The match with the people and the computer players that its seats name."""

        drivers: list[Driver] = []
        for seat, who in enumerate(record.match.seats):
            if who.level is None:
                drivers.append(Person())
            else:
                mind = Mind(record.match.game.name, who.level, _player_seed(record, seat, thinker.fresh_seed))
                drivers.append(Computer(thinker, mind))
        return cls(record, drivers, thinker)

    @classmethod
    def watched(cls, record: Record, thinker: Thinker, driver: Driver) -> "Conductor":
        """A match that is only watched: one driver, such as a recording, makes everybody's moves."""
        return cls(record, [driver] * len(record.match.seats), thinker)

    def rematch(self) -> "Conductor":
        """The same people and options once more, with the luck of a new seed."""
        match = self.match
        again = Conductor.start(
            self.record.store, self.thinker, match.game.name, match.state.next_options(self.number + 1), match.seats
        )
        again.number = self.number + 1
        return again

    # -- what is -----------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match."""
        return self.record.match

    @property
    def turn(self) -> int | None:
        """The seat to move; None at the end."""
        return self.match.state.turn

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self.match.moves)

    @property
    def view(self) -> View:
        """What may be seen at the screen."""
        state = self.match.state
        return state.open_view(self.viewer) if self.open else state.view(self.viewer)

    def seen(self, event: Event) -> Event | None:
        """What may be seen of an event at the screen."""
        return event if self.open else event.seen_by(self.viewer)

    def view_of(self, seat: int) -> View:
        """What a seat may know."""
        return self.match.state.view(seat)

    @property
    def persons_turn(self) -> bool:
        """Whether somebody at the screen is to move."""
        return self.turn is not None and self.drivers[self.turn].person

    @property
    def asking(self) -> bool:
        """Whether the seat to move has been asked and has not moved yet."""
        return self.turn is not None and self._asked_at == (self.made, self.turn)

    # -- the flow ----------------------------------------------------------------------------------------------

    def advance(self, seconds: float = 0.0) -> Step | None:
        """Go on as far as there is something to show or to ask; None while somebody makes up their mind."""
        seat = self.turn
        if seat is None:
            return Ended()
        self.waited += seconds
        if not self.asking and self.people and self.manners.asks_openly(self.view_of(seat), seat in self.people):
            self._openly = True
            return self._ask(seat)
        if self._openly and self.asking:
            return None
        self._openly = False
        return self._person(seat) if seat in self.people else self._driver(seat)

    def _person(self, seat: int) -> Step | None:
        forced = self._forced(seat)
        if forced is not None and forced.unasked:
            return self._made_for(seat, forced.move) if self.waited >= forced.after else None
        if not self.match.game.secret:
            self.viewer = seat
        if self.viewer != seat:
            self.viewer = None
            return Curtain(seat)
        if not self.asking:
            return self._ask(seat)
        return self._made_for(seat, forced.move) if forced is not None and self.waited >= forced.after else None

    def _forced(self, seat: int) -> Forced | None:
        """What is made for the person, found out once a move."""
        if self._forced_at is None or self._forced_at[0] != (self.made, seat):
            self._forced_at = (self.made, seat), self.manners.forced(self.view_of(seat))
        return self._forced_at[1]

    def _made_for(self, seat: int, move: Move) -> Step:
        return Played(seat, self.play(move, seat))

    def _driver(self, seat: int) -> Step | None:
        driver = self.drivers[seat]
        if not self.asking:
            driver.ask(self.view_of(seat), self.made)
            return self._ask(seat)
        if self.waited < self.pace:
            return None
        answer = driver.answer()
        return Played(seat, self.play(answer.move, seat), answer.remark) if answer is not None else None

    def _ask(self, seat: int) -> Asked:
        self._asked_at = (self.made, seat)
        self.waited = 0.0
        return Asked(seat, self._openly)

    def ask_again(self) -> None:
        """The table was laid out anew: a person who was asked is asked once more."""
        self._forced_at = None
        if self.persons_turn or self._openly:
            self._asked_at = None

    def rest(self) -> None:
        """Something is still being shown: what is made for a person waits for its end."""
        self.waited = 0.0

    def lift(self, seat: int) -> None:
        """The person of that seat is at the screen now."""
        self.viewer = self.bottom = seat

    def go_to(self, match: Match) -> None:
        """Stand at another point of a replayed match: `match` is it as far as it had come there."""
        self.record.match = match
        self._asked_at = self._forced_at = None
        self.waited = 0.0

    def play(self, move: Move, seat: int) -> list[Event]:
        """Make a move and keep it. An illegal one raises IllegalMove and changes nothing."""
        events = self.match.play(move, seat)
        self.record.keep()
        self.waited = 0.0
        return events

    # -- undo --------------------------------------------------------------------------------------------------

    def undoer(self) -> int | None:
        """The person whose last move can be taken back now."""
        last = self.match.movers[-1] if self.made else None
        return last if last is not None and last in self.people and self.match.can_undo(last) else None

    def undo(self) -> None:
        """Take back a person's last move, together with what was made for them after it. Raises IllegalMove."""
        last = self.match.movers[-1] if self.made else None
        if last is None or last not in self.people:
            raise IllegalMove(CommonReason.NOTHING_TO_UNDO)
        self.match.check_undo(last)
        while self._was_forced() and self._back():
            pass
        self._back()
        for driver in self.drivers:
            driver.dismiss()
        self._asked_at = self._forced_at = None
        self.record.keep()

    def _back(self) -> bool:
        """Take back the last move, if that may be."""
        seat = self.undoer()
        if seat is not None:
            self.match.undo(seat)
        return seat is not None

    def _was_forced(self) -> bool:
        """Whether the last move was made for a person."""
        seat = self.undoer()
        if seat is None:
            return False
        forced = self.manners.forced(self.match.until(self.made - 1).state.view(seat))
        return forced is not None and forced.unasked and forced.move == self.match.moves[-1]

    # -- hints -------------------------------------------------------------------------------------------------

    def ask_hint(self) -> bool:
        """Let the best computer player think about the viewer's move; whether it began to."""
        if self._hint is not None or self.viewer is None or self.viewer != self.turn:
            return False
        self.record.note(ASSISTED, "hint", self.viewer)
        self._hint = self.made, self.thinker.ask(self._hinting_mind, self.view_of(self.viewer), self.thinker.seconds)
        return True

    def hint(self) -> Move | None:
        """The advice, once it is there; none if the match has gone on meanwhile."""
        if self._hint is None or not self._hint[1].ready:
            return None
        (made, thought), self._hint = self._hint, None
        move = thought.move()
        return move if made == self.made and self.viewer == self.turn else None

    def close(self) -> None:
        """The table is left."""
        for driver in self.drivers:
            driver.dismiss()
        self.record.close()


def _player_seed(record: Record, seat: int, fresh: Callable[[], int]) -> int:
    """The seed of a computer player: its own, which says nothing about the cards, and the same after a resume."""
    noted = record.noted(PLAYER_SEED, seat)
    if noted.isdecimal():
        return int(noted)
    seed = fresh()
    record.note(PLAYER_SEED, str(seed), seat)
    return seed
