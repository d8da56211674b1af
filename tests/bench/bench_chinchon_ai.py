"""Strength and speed of the computer players of Chinchón, and the speed of the meld solver.

    python -m tests.bench.bench_chinchon_ai [MATCHES]

Whole matches of two between each pair of levels, every deal played twice with the seats changed: share of wins with
its 95 % interval, points a hand, milliseconds a decision. Then one stronger player among three weaker ones.
"""

import sys
from collections import defaultdict
from math import sqrt
from random import Random
from time import process_time

from game.cards import DECK_40, JOKERS
from game.chinchon import Chinchon, player
from game.chinchon.melds import Melds
from game.chinchon.parts import ChinchonOptions
from game.core import Budget, Level

SECONDS: dict[Level, list[float]] = defaultdict(list)


def play(levels: list[Level], options: ChinchonOptions, seed: int) -> Chinchon:
    state = Chinchon.new(options, seed)
    players = [player(level, seed * 10 + seat) for seat, level in enumerate(levels)]
    while (seat := state.turn) is not None:
        view = state.view(seat)
        started = process_time()
        move = players[seat].choose(view, Budget(playouts=1))
        SECONDS[levels[seat]].append(process_time() - started)
        state.play(move, seat)
    return state


def compare(strong: Level, weak: Level, seats: int, matches: int, extra: str = "") -> None:
    options = ChinchonOptions.parse(f"jugadores={seats} {extra}")
    won, points, hands = 0, 0.0, 0
    for number in range(matches):
        place = number % seats
        levels = [strong if seat == place else weak for seat in range(seats)]
        state = play(levels, options, number // seats)
        assert state.outcome is not None
        won += place in state.outcome.winners
        for result in state.results:
            if (own := result.points[place]) is not None:
                others = [value for seat, value in enumerate(result.points) if seat != place and value is not None]
                points += sum(others) / len(others) - own
                hands += 1
    share = won / matches
    half = 1.96 * sqrt(share * (1 - share) / matches)
    print(
        f"{strong} among {seats - 1} × {weak} {extra}: {matches} matches, wins {share:.1%} ± {half:.1%} "
        f"(even: {1 / seats:.0%}), {points / hands:+.2f} points a hand over {hands} hands",
        flush=True,
    )


def bench_solver(hands: int = 5000) -> None:
    rng = Random(1)
    for jokers in (0, 1, 2):
        for size in (7, 8):
            melds = Melds(40)
            dealt = [[*rng.sample(DECK_40, size - jokers), *JOKERS[:jokers]] for _ in range(hands)]
            started = process_time()
            for hand in dealt:
                melds.points(hand)
            each = (process_time() - started) / hands * 1e6
            print(f"solver, {size} cards with {jokers} comodines: {each:.1f} µs a hand never seen before", flush=True)


def main(matches: int) -> None:
    bench_solver()
    compare(Level.HABITUAL, Level.APRENDIZ, 2, matches)
    compare(Level.MAESTRO, Level.HABITUAL, 2, matches)
    compare(Level.MAESTRO, Level.APRENDIZ, 2, matches // 2)
    compare(Level.MAESTRO, Level.HABITUAL, 4, matches // 2, "comodines=2")
    for level, times in SECONDS.items():
        print(f"{level}: {sum(times) / len(times) * 1000:.2f} ms a decision, at most {max(times) * 1000:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
