"""What a seat of Brisca can see."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.brisca.parts import BriscaOptions, GameResult, Trick
from game.cards import DECK_40, Card
from game.core.game import Game, View
from game.core.move import Move
from game.core.outcome import Outcome


@dataclass(frozen=True)
class BriscaView(View):
    """Own hand, trump, table, finished tricks, counts, and the cards everyone knows to be in a hand."""

    game: type[Game]
    seat: int | None
    turn: int | None
    options: BriscaOptions
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    public: tuple[frozenset[Card], ...]
    trump_card: Card
    removed: Card | None
    stock: int
    leader: int
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    first: int
    """Who went first in the first game of the match."""
    points: tuple[int, ...]
    taken: tuple[int, ...]
    results: tuple[GameResult, ...]
    outcome: Outcome | None
    hands: tuple[tuple[Card, ...], ...] = ()
    """All hands, where nothing is hidden: never in what a player is given."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hand_counts)

    @property
    def trump(self) -> str:
        """The suit of the trump."""
        return self.trump_card.suit

    def moves(self) -> Sequence[Move]:
        if self.seat is None or self.seat != self.turn:
            return []
        return self.sample(Random(0)).moves()

    def seen(self) -> set[Card]:
        """Every card whose place this seat knows."""
        known = {self.trump_card, *self.hand, *self.table}
        known.update(*(trick.cards for trick in self.tricks), *self.public)
        if self.removed is not None:
            known.add(self.removed)
        return known

    def unseen(self) -> list[Card]:
        """The cards that may be in another hand or in the stock."""
        seen = self.seen()
        return [card for card in DECK_40 if card not in seen]
