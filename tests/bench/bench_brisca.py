"""How fast Brisca plays, and how strong its computer players are.

    python -m tests.bench.bench_brisca [--pairs 150] [--playouts 60] [--seconds 3]

Speed is matches of random play per second of processor time, by the rules alone and with the text form and views.
Strength: each deal is played twice, with the sides exchanged, so that good cards fall on both alike. A draw is half
a win. The interval takes each match on its own; with mirrored deals the true one is narrower.
"""

import argparse
from random import Random
from time import process_time

from game.brisca import Brisca, player
from game.brisca.parts import BriscaOptions
from game.core import Budget, Level, Match
from game.core.chance import pick
from tests.bench.measure import Share, machine, per_second

PAIRS = ((Level.HABITUAL, Level.APRENDIZ), (Level.MAESTRO, Level.APRENDIZ), (Level.MAESTRO, Level.HABITUAL))


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
        plain = per_second(lambda o=options, r=rng: random_match(o, r), at_least)
        kept = per_second(lambda o=options, r=rng: kept_match(o, r), at_least)
        print(f"{seats} players: {plain:7.0f} random matches a second; {kept:6.0f} with views, events and text",
              flush=True)  # fmt: skip


def duel(strong: Level, weak: Level, seats: int, pairs: int, playouts: int) -> Share:
    """The share that the first level takes; in a team game it holds both seats of its team."""
    won = 0.0
    for number in range(2 * pairs):
        side = number % 2
        state = Brisca.new(BriscaOptions(jugadores=seats), seed=number // 2)
        players = [player(strong if seat % 2 == side else weak, number * 8 + seat) for seat in range(seats)]
        while state.turn is not None:
            state.play(players[state.turn].choose(state.view(state.turn), Budget(playouts)))
        assert state.outcome is not None
        won += state.outcome.share(side)
    return Share(won, 2 * pairs)


def strength(pairs: int, playouts: int) -> None:
    """Print who beats whom."""
    for seats in (2, 4):
        for strong, weak in PAIRS:
            start = process_time()
            share = duel(strong, weak, seats, pairs, playouts)
            print(f"{seats} players, {strong} against {weak}: won {share} matches; {process_time() - start:.0f} s",
                  flush=True)  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=150, help="deals, each played twice")
    parser.add_argument("--playouts", type=int, default=60, help="of the maestro, a move")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement of speed")
    asked = parser.parse_args()
    print(machine())
    speed(asked.seconds)
    print(f"strength, {asked.playouts} playouts a move:")
    strength(asked.pairs, asked.playouts)


if __name__ == "__main__":
    main()
