"""How strong the computer players of Cachos are against each other.

    python -m tests.bench.bench_cachos_ai [MATCHES]

For each table a player of one level sits among players of another; seats turn from match to match. The share of wins
is printed with its 95 % interval, beside the share that equal strength would give.
"""

import sys
from math import sqrt
from random import Random

from game.cachos import Cachos, player
from game.cachos.parts import CachosOptions
from game.core import Budget, Level, Player

PAIRS = ((Level.HABITUAL, Level.APRENDIZ), (Level.MAESTRO, Level.APRENDIZ), (Level.MAESTRO, Level.HABITUAL))


def winner(players: list[Player], options: CachosOptions, seed: int) -> int:
    """Play one match; the seat that won."""
    game = Cachos.new(options, seed)
    while game.turn is not None:
        game.play(players[game.turn].choose(game.view(game.turn), Budget(playouts=1)))
    assert game.outcome is not None
    return game.outcome.winners[0]


def share(strong: Level, weak: Level, seats: int, matches: int) -> tuple[float, float]:
    """The share of matches that one strong player wins among weak ones, and half the width of its interval."""
    options, rng, won = CachosOptions(jugadores=seats), Random(f"{strong} {weak} {seats}"), 0
    for number in range(matches):
        mine = number % seats
        table = [player(strong if seat == mine else weak, int(rng.random() * 1e9)) for seat in range(seats)]
        won += winner(table, options, number) == mine
    part = won / matches
    return part, 1.96 * sqrt(part * (1 - part) / matches)


def main(matches: int) -> None:
    """Print the table."""
    for seats in (2, 4, 6):
        for strong, weak in PAIRS:
            part, half = share(strong, weak, seats, matches)
            print(
                f"{seats} players, one {strong} among {weak}: {matches} matches, won {part:.1%} ± {half:.1%} "
                f"(equal strength: {1 / seats:.1%})",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
