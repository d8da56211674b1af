"""What a seat of Cachos can see."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cachos import legality
from game.cachos.bids import Bid
from game.cachos.parts import CachosOptions, MountedDie, Obligo, Phase, Round, Said, StartRoll, Way
from game.core.errors import IllegalMove
from game.core.game import Game, View
from game.core.move import Move
from game.core.outcome import Outcome


@dataclass(frozen=True)
class CachosView(View):
    """The dice that this seat may look at, all that was said, and every finished round with the dice shown in it.

    A cup in `dice` is None where this seat may not look. While `awaiting_obligo`, nothing is thrown yet.
    """

    game: type[Game]
    seat: int | None
    turn: int | None
    options: CachosOptions
    counts: tuple[int, ...]
    obliged: tuple[bool, ...]
    fallen: tuple[int, ...]
    opener: int
    way: Way
    awaiting_obligo: bool
    obligo: Obligo | None
    false_start: bool
    bid: Bid | None
    bidder: int | None
    log: tuple[Said, ...]
    mounted: tuple[MountedDie, ...]
    dice: tuple[tuple[int, ...] | None, ...]
    thrown: bool
    rounds: tuple[Round, ...]
    start_rolls: tuple[tuple[StartRoll, ...], ...]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.counts)

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return len(self.rounds) + 1

    @property
    def own(self) -> tuple[int, ...] | None:
        """One's own dice, None where the rules hide them."""
        return None if self.seat is None else self.dice[self.seat]

    @property
    def in_play(self) -> int:
        """How many dice are left in all."""
        return legality.in_play(self)

    @property
    def active(self) -> int:
        """How many players still have dice."""
        return legality.active(self)

    @property
    def wild(self) -> bool:
        """Whether ases count as any pinta in this round."""
        return legality.wild(self)

    @property
    def phase(self) -> Phase:
        """What the seat to move is asked for."""
        return legality.phase(self)

    def next_seat(self, seat: int) -> int:
        """Who plays after that seat in this round."""
        return legality.next_seat(self.counts, seat, self.way)

    def moves(self) -> Sequence[Move]:
        return legality.legal_moves(self) if self.seat is not None and self.seat == self.turn else []

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why the seat to move may not make that move, None if it may: for what the window shows as impossible."""
        return legality.refusal(self, move)

    def lowest(self, face: int) -> int | None:
        """The lowest legal quantity of a pinta, None if there is none."""
        return legality.lowest(self, face)
