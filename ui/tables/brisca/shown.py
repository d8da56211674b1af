"""What the table of Brisca shows now."""

from dataclasses import dataclass

from game.brisca.parts import (
    Dealt,
    Drawn,
    GameEnded,
    GameStarted,
    Played,
    Swapped,
    Trick,
    TrickWon,
    TrumpShown,
)
from game.brisca.view import BriscaView
from game.cards import DECK_40, Card
from game.core import Event


@dataclass
class Shown:
    """Points, piles and stock as they have been seen to change."""

    turn: int | None
    leader: int
    table: list[Card]
    points: list[int]
    """Of each side."""
    won: list[int]
    """How many cards each seat has won."""
    stock: int
    trump: Card | None
    last: Trick | None
    games: list[int]
    """How many games of the match each seat has won."""

    @classmethod
    def of(cls, view: BriscaView) -> "Shown":
        """As a view has it."""
        return cls(
            turn=view.turn,
            leader=view.leader,
            table=list(view.table),
            points=list(view.points),
            won=[sum(len(t.cards) for t in view.tricks if t.winner == seat) for seat in range(view.seats)],
            stock=view.stock,
            trump=view.trump_card,
            last=view.tricks[-1] if view.tricks else None,
            games=[sum(seat in result.winners for result in view.results) for seat in range(view.seats)],
        )

    def side(self, seat: int) -> int:
        """The side that a seat is on: with four players two play together."""
        return seat % len(self.points)

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        seats = len(self.won)
        match event:
            case GameStarted():
                self.turn = self.leader = event.first
                self.points, self.won = [0] * len(self.points), [0] * seats
                self.stock = len(DECK_40) - (event.removed is not None)
                self.table, self.trump, self.last = [], None, None
            case Dealt() | Drawn():
                self.stock -= 1
            case TrumpShown():
                self.trump = event.card
            case Swapped():
                self.trump = event.gave
            case Played():
                self.table.append(event.card)
                self.turn = (event.seat + 1) % seats if len(self.table) < seats else None
            case TrickWon():
                self.points[self.side(event.seat)] += event.points
                self.won[event.seat] += len(event.cards)
                self.last = Trick(self.leader, event.cards, event.seat)
                self.turn = self.leader = event.seat
                self.table = []
            case GameEnded():
                self.turn = None
                for seat in event.result.winners:
                    self.games[seat] += 1
