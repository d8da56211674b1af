"""Determinised search for any game with hidden parts: deal the unknown anew, try every move in it, play it out.

All moves are tried in the same sampled worlds, so that luck falls on them alike; after each round of worlds the
weaker half of the moves is dropped (sequential halving), so that effort goes where the choice is close.
"""

from collections.abc import Callable, Sequence
from random import Random

from game.core.budget import Budget
from game.core.game import Game, View
from game.core.move import Move

Policy = Callable[[Game, Random], Move]
Value = Callable[[Game, int], float]
Finished = Callable[[Game], bool]


def best_move(view: View, rng: Random, budget: Budget, policy: Policy, value: Value,
              finished: Finished = lambda game: game.turn is None, candidates: Sequence[Move] = (),
              worlds_per_round: int = 12) -> Move:  # fmt: skip
    """The move with the best mean value over sampled worlds, as far as the budget reaches.

    `policy` plays the worlds out until `finished`, `value` says what the end is worth to the seat.
    """
    seat = view.seat
    assert seat is not None
    alive = list(candidates or view.moves())
    totals = dict.fromkeys(alive, 0.0)
    while len(alive) > 1:
        for _ in range(worlds_per_round):
            if not budget.spend(len(alive)):
                return max(alive, key=totals.__getitem__)
            world = view.sample(rng)
            for move in alive:
                totals[move] += _play_out(world.copy(), move, seat, rng, policy, value, finished)
        if len(alive) > 3:
            alive = sorted(alive, key=totals.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return alive[0]


def _play_out(game: Game, move: Move, seat: int, rng: Random, policy: Policy, value: Value,
              finished: Finished) -> float:  # fmt: skip
    game.apply(move)
    while not finished(game):
        game.apply(policy(game, rng))
    return value(game, seat)
