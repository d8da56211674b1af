"""What a seat of Brisca can see."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from game.brisca.parts import BriscaOptions, GameResult, Play, Swap, Trick
from game.cards import DECK_40, Card
from game.core.chance import Chance, shuffled
from game.core.game import View
from game.core.outcome import Outcome

if TYPE_CHECKING:
    from game.brisca.rules import Brisca


@dataclass(frozen=True)
class BriscaView(View):
    """Own hand, trump, table, finished tricks, counts, and the cards everyone knows to be in a hand."""

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
    points: tuple[int, ...]
    taken: tuple[int, ...]
    results: tuple[GameResult, ...]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hand_counts)

    @property
    def trump(self) -> str:
        """The suit of the trump."""
        return self.trump_card.suit

    def moves(self) -> Sequence[Play | Swap]:
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

    def sample(self, rng: Random) -> "Brisca":
        from game.brisca.rules import Brisca

        world = object.__new__(Brisca)
        world.options = self.options
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.outcome = self.outcome
        world.turn = self.turn
        world.removed = self.removed
        world.trump_card = self.trump_card
        world.leader = self.leader
        world.table = list(self.table)
        world.tricks = list(self.tricks)
        world.points = list(self.points)
        world.taken = list(self.taken)
        world.results = list(self.results)
        world.public = [set(known) for known in self.public]
        hidden = shuffled(self.unseen(), rng)
        world.hands = []
        for seat, count in enumerate(self.hand_counts):
            hand = list(self.hand) if seat == self.seat else sorted(self.public[seat])
            while len(hand) < count:
                hand.append(hidden.pop())
            world.hands.append(hand)
        world.stock = [self.trump_card, *hidden] if self.stock else []
        return world
