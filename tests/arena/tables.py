"""A game among bots, as a league plays it."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from arena.instance import Instance, open_bot
from arena.seat import BotFile, Fault
from game.brisca import Brisca
from game.brisca.parts import BriscaOptions

BOTS = Path(__file__).parent / "bots"
FIRST = BOTS / "first_card.py"
LED_BY_SEAT_0 = BriscaOptions(empieza=1)
"""B14: in a competition the pairing says who goes first."""
LONG = 20.0
"""A budget that no honest bot misses, however busy the machine is."""


class Table:
    """Four instances and a game that they play to its end, by rule R5."""

    def __init__(self, files: Sequence[Path], seed: int = 7, seconds: float | Sequence[float] = LONG) -> None:
        self.state = Brisca.new(LED_BY_SEAT_0, seed)
        self.seconds = [seconds] * 4 if isinstance(seconds, float) else list(seconds)
        self.seats: list[Instance] = []
        self.faults: list[list[Fault]] = [[] for _ in files]
        self.luck = Random(seed)
        try:
            self.seats += [open_bot(BotFile(file.stem, file), seat, seed) for seat, file in enumerate(files)]
            while self.state.turn is not None:
                self._turn(self.state.turn)
        finally:
            for seat in self.seats:
                seat.close()

    def _turn(self, seat: int) -> None:
        reply = self.seats[seat].choose(self.state.view(seat), self.seconds[seat])
        if reply.fault:
            self.faults[seat].append(reply.fault)
        moves = self.state.moves()
        self.state.play(reply.move or moves[self.luck.randrange(len(moves))])
