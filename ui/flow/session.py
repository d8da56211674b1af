"""A match that is being played in the window, and its place among the saves."""

import secrets
from typing import TYPE_CHECKING

from game.core import Event, Match, Move, Options, Seat
from game.core.registry import game_type
from saves.faults import StoreFault

if TYPE_CHECKING:
    from ui.app import App

HAND_ORDER = "hand_order"


def person_avatar(name: str) -> str:
    """The picture of a person who has not chosen one: always the same for a name."""
    return f"avatars/person_{sum(map(ord, name)) % 12 + 1}"


def computer_avatar(seat: int) -> str:
    """The picture of a computer player: one for each seat, so that no two look alike."""
    return f"avatars/computer_{seat % 8 + 1}"


class Session:
    """A match and its row in the store: every move is kept in the moment it is made."""

    def __init__(self, app: "App", match: Match, identifier: int) -> None:
        self.app = app
        self.match = match
        self.identifier = identifier
        self.number = 0
        """How many matches these people have played before this one without leaving the table."""
        self.fault: StoreFault | None = None
        """Why the last move could not be kept, if it could not."""
        self._avatars = [self._find_avatar(seat) for seat in range(len(match.seats))]

    @classmethod
    def start(cls, app: "App", game: str, options: Options, seats: list[Seat], seed: int | None = None) -> "Session":
        """A new match, with a seed of its own unless one is given."""
        match = Match(game_type(game), options, secrets.randbelow(2**48) if seed is None else seed, seats)
        return cls(app, match, app.store.matches.create(match))

    @classmethod
    def resume(cls, app: "App", identifier: int) -> "Session":
        """An unfinished match, as it was left."""
        return cls(app, app.store.matches.load(identifier), identifier)

    def play(self, move: Move, seat: int) -> list[Event]:
        """Make a move and keep it."""
        events = self.match.play(move, seat)
        self._keep()
        return events

    def _keep(self) -> None:
        """Write the last move. A store that cannot be written now is told once; the next success catches up."""
        try:
            self.app.store.matches.record(self.identifier, self.match)
            self.fault = None
        except StoreFault as fault:
            self.fault = fault

    def undo(self, seat: int) -> Move:
        """Take the seat's last move back, here and in the store."""
        undone = self.match.undo(seat)
        self.app.store.matches.undo(self.identifier)
        return undone

    def rematch(self) -> "Session":
        """The same people and options once more, with the luck of a new seed."""
        again = Session.start(
            self.app, self.match.game.name, self.match.state.next_options(self.number + 1), list(self.match.seats)
        )
        again.number = self.number + 1
        return again

    def close(self) -> None:
        """Let other copies of the program have the match."""
        self.app.store.matches.close(self.identifier)

    def avatar(self, seat: int) -> str:
        """The picture of who sits there."""
        return self._avatars[seat]

    def _find_avatar(self, seat: int) -> str:
        who = self.match.seats[seat]
        if not who.human:
            return computer_avatar(seat)
        known = self.app.store.players.find(who.name)
        return known.avatar if known and known.avatar else person_avatar(who.name)

    def hand_order(self, seat: int) -> list[str]:
        """The order in which a person has laid their hand, also before the match was left."""
        return self.app.store.matches.notes(self.identifier, seat).get(HAND_ORDER, "").split()

    def keep_hand_order(self, seat: int, cards: list[str]) -> None:
        """Remember in which order a person has laid their hand."""
        self.app.store.matches.note(self.identifier, HAND_ORDER, " ".join(cards), seat)
