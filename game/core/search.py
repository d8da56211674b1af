"""Determinised search for any game with hidden parts: deal the unknown anew, try every move in it, play it out.

All moves are tried in the same sampled worlds, so that luck falls on them alike; after each round of worlds the
weaker half of many moves is dropped (sequential halving), so that effort goes where the choice is close. The move
that a rule of thumb favours has a head start: a few playouts are too little to know better.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.core.budget import Budget
from game.core.move import Move

World = TypeVar("World")
"""Whatever the game plays out best: a whole state, or a lighter one of its own."""
M = TypeVar("M", bound=Move)


def best_move(
    moves: Sequence[M],
    budget: Budget,
    sample: Callable[[], World],
    play_out: Callable[[World, M], float],
    favourite: M | None = None,
    head_start: float = 0.0,
    worlds_per_round: int = 12,
) -> M:
    """The move with the best total value over sampled worlds, as far as the budget reaches.

    `play_out` says what the world comes to be worth after the move, and leaves that world as it was. The favourite
    begins with the head start as its total, so this weighs less the more worlds are tried; it also wins ties.

    >>> from game.brisca import Brisca
    >>> state = Brisca.new(seed=1)
    >>> prices = {"O7": 1.0, "E4": 3.0, "E10": 2.0}
    >>> moves = [Brisca.parse(text) for text in prices]
    >>> str(best_move(moves, Budget(playouts=30), lambda: state, lambda world, move: prices[str(move)]))
    'E4'
    """
    alive = sorted(moves, key=lambda move: move != favourite)
    totals = dict.fromkeys(alive, 0.0)
    if favourite is not None:
        totals[favourite] = head_start
    while len(alive) > 1:
        for _ in range(worlds_per_round):
            if not budget.spend(len(alive)):
                return max(alive, key=totals.__getitem__)
            world = sample()
            for move in alive:
                totals[move] += play_out(world, move)
        if len(alive) > 3:
            alive = sorted(alive, key=totals.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return alive[0]
