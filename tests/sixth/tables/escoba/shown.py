"""What the table of Escoba shows now."""

from dataclasses import dataclass

from game.core import Event
from game.escoba.parts import DealCounted, DealResult, DealStarted, Dealt, Laid, RestTaken, Swept, TableDealt, Taken
from game.escoba.view import EscobaView


@dataclass
class Shown:
    """Stock, piles and points as they have been seen to change."""

    turn: int | None
    stock: int
    taken: list[int]
    """How many cards each seat has taken."""
    escobas: list[int]
    points: list[int]
    count: DealResult | None
    """The count of the deal that has just ended."""

    @classmethod
    def of(cls, view: EscobaView) -> "Shown":
        """As a view has it."""
        return cls(
            turn=view.turn,
            stock=view.stock,
            taken=[len(pile) for pile in view.taken],
            escobas=list(view.escobas),
            points=list(view.points),
            count=view.results[-1] if view.outcome else None,
        )

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        match event:
            case DealStarted():
                self.turn, self.stock, self.count = event.first, 40, None
                self.taken, self.escobas = [0, 0], [0, 0]
            case Dealt():
                self.stock -= 1
            case TableDealt():
                self.stock -= len(event.cards)
            case Laid():
                self.turn = 1 - event.seat
            case Taken():
                self.turn = 1 - event.seat
                self.taken[event.seat] += 1 + len(event.cards)
            case RestTaken():
                self.taken[event.seat] += len(event.cards)
            case Swept():
                self.escobas[event.seat] += event.escobas
            case DealCounted():
                self.turn, self.count = None, event.result
                self.points = [have + more for have, more in zip(self.points, event.result.points, strict=True)]
