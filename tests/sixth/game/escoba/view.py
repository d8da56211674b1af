"""What a seat of Escoba can see."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.cards import DECK_40, Card
from game.core.game import Game, View
from game.core.move import Move
from game.core.outcome import Outcome
from game.escoba.parts import DealResult, EscobaOptions


@dataclass(frozen=True)
class EscobaView(View):
    """Own hand, the table, what has been taken, and counts."""

    game: type[Game]
    seat: int | None
    turn: int | None
    options: EscobaOptions
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[Card, ...]
    stock: int
    taken: tuple[tuple[Card, ...], ...]
    escobas: tuple[int, ...]
    last: int | None
    """Who took last in this deal."""
    first: int
    """Who went first in the first deal of the match."""
    points: tuple[int, ...]
    """Those of the deals that have been counted."""
    results: tuple[DealResult, ...]
    outcome: Outcome | None
    hands: tuple[tuple[Card, ...], ...] = ()
    """All hands, where nothing is hidden: never in what a player is given."""

    def moves(self) -> Sequence[Move]:
        if self.seat is None or self.seat != self.turn:
            return []
        return self.sample(Random(0)).moves()

    def unseen(self) -> list[Card]:
        """The cards that may be in the other hand or in the stock."""
        seen = {*self.hand, *self.table, *(card for pile in self.taken for card in pile)}
        return [card for card in DECK_40 if card not in seen]
