"""How fast Brisca plays, and how strong its computer players are.

    python -m tests.bench.bench_brisca [--deals 100] [--playouts 60 300 1000] [--seconds 3] [--seed 7000]

Speed is matches of random play per second of processor time, by the rules alone and with the text form and views.
Strength: each deal is played once with the level on every side, so that good cards fall on all alike; with three
players it sits alone against two. A draw is half a win. The interval takes each match on its own; as deals are
played several times, the true one differs a little. The maestro was tuned on deals of other seeds.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time

from game.brisca import Brisca, player
from game.brisca.parts import BriscaOptions
from game.core import Budget, Level, Match
from game.core.chance import pick
from tests.bench.measure import Share, machine, per_second

SIDES = {2: 2, 3: 3, 4: 2}
"""How many sides play against each other, by the number of players."""


def random_match(options: BriscaOptions, rng: Random) -> None:
    """Play a match of random moves by the rules alone."""
    state = Brisca.new(options, int(rng.random() * 2**40))
    while state.turn is not None:
        state.play(pick(state.moves(), rng))


def kept_match(options: BriscaOptions, rng: Random) -> None:
    """The same as the window does it: a match with its events, a view for each mover, text out and in."""
    match = Match(Brisca, options, int(rng.random() * 2**40))
    while match.state.turn is not None:
        match.state.view(match.state.turn)
        match.play(pick(match.state.moves(), rng))
    Match.from_text(match.text())


def speed(at_least: float) -> None:
    """Print matches per second."""
    for seats in (2, 3, 4):
        options, rng = BriscaOptions(jugadores=seats), Random(seats)
        plain = per_second(partial(random_match, options, rng), at_least)
        kept = per_second(partial(kept_match, options, rng), at_least)
        print(
            f"{seats} players: {plain:7.0f} random matches a second; {kept:6.0f} with views, events and text",
            flush=True,
        )


@dataclass
class Duel:
    """What came of many matches: the share won by the level that is asked about, and how long it thought."""

    share: Share
    thinking: float
    """Processor seconds a move."""


def duel(strong: Level, weak: Level, seats: int, deals: int, playouts: int, first_seed: int) -> Duel:
    """The first level holds one side, in a team game both its seats; all other sides are of the second level."""
    won, moves, spent, matches = 0.0, 0, 0.0, 0
    for seed in range(first_seed, first_seed + deals):
        for side in range(SIDES[seats]):
            state = Brisca.new(BriscaOptions(jugadores=seats), seed)
            levels = [strong if state.side(seat) == side else weak for seat in range(seats)]
            players = [player(level, seed * 64 + side * 8 + seat) for seat, level in enumerate(levels)]
            while (seat := state.turn) is not None:
                view, start = state.view(seat), process_time()
                move = players[seat].choose(view, Budget(playouts))
                if state.side(seat) == side:
                    moves, spent = moves + 1, spent + process_time() - start
                state.play(move)
            assert state.outcome is not None
            won, matches = won + state.outcome.share(side), matches + 1
    return Duel(Share(won, matches), spent / moves)


def strength(deals: int, playouts: Sequence[int], first_seed: int) -> None:
    """Print who beats whom, and how long a move of the stronger takes."""
    print("players  level     against   playouts  share won (95 %, matches)       ms a move  fair share")
    rows = [(Level.HABITUAL, Level.APRENDIZ, 1), (Level.MAESTRO, Level.APRENDIZ, playouts[0])]
    rows += [(Level.MAESTRO, Level.HABITUAL, number) for number in playouts]
    for seats, sides in SIDES.items():
        for strong, weak, number in rows:
            found = duel(strong, weak, seats, deals, number, first_seed)
            print(
                f"{seats:<7}  {strong:8}  {weak:8}  {number:8}  {found.share!s:30}  {found.thinking * 1000:9.1f}"
                f"  {1 / sides:10.1%}",
                flush=True,
            )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="each played once from every side")
    parser.add_argument("--playouts", type=int, nargs="+", default=[60, 300, 1000], help="of the maestro, a move")
    parser.add_argument("--seed", type=int, default=7000, help="of the first deal")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement of speed")
    asked = parser.parse_args()
    print(machine())
    speed(asked.seconds)
    strength(asked.deals, asked.playouts, asked.seed)


if __name__ == "__main__":
    main()
