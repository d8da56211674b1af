"""The search that spends budgets: fair to all moves, within its limit, and slow to contradict the rule of thumb."""

from dataclasses import dataclass
from itertools import count

import pytest

from game.core import Budget, Move
from game.core.search import best_move


@dataclass(frozen=True)
class Take(Move):
    """A move of a game that is nothing but its values."""

    number: int

    def __str__(self):
        return str(self.number)


MOVES = [Take(number) for number in range(3)]


def search(value, playouts=60, moves=MOVES, **more):
    """The chosen move, and the worlds and moves that were tried; worlds are numbered from 0."""
    worlds, tried = count(), []

    def play_out(world, move):
        tried.append((world, move))
        return value(world, move)

    return best_move(moves, Budget(playouts), lambda: next(worlds), play_out, **more), tried


@pytest.mark.parametrize("best", MOVES)
def test_finds_the_move_of_greatest_value(best):
    assert search(lambda world, move: float(move == best))[0] == best


def test_spends_the_budget_and_no_more():
    assert len(search(lambda world, move: 0.0, playouts=31)[1]) == 30, "three moves a world, and no part of a world"


def test_every_move_is_tried_in_the_same_worlds():
    tried = search(lambda world, move: 0.0, playouts=30)[1]
    assert sorted(tried, key=lambda pair: (pair[0], pair[1].number)) == [(w, m) for w in range(10) for m in MOVES]


def test_without_budget_it_answers_with_the_favourite():
    assert search(lambda world, move: 0.0, playouts=0, favourite=MOVES[2])[0] == MOVES[2]
    assert search(lambda world, move: 0.0, playouts=0)[0] in MOVES


def test_a_single_move_costs_nothing():
    assert search(lambda world, move: 0.0, moves=MOVES[1:2]) == (MOVES[1], [])


@pytest.mark.parametrize(("playouts", "chosen"), [(27, MOVES[0]), (30, MOVES[0]), (33, MOVES[1])])
def test_the_head_start_holds_until_the_worlds_outweigh_it(playouts, chosen):
    """Another move that is better by ½ in each world needs more than ten of them against a head start of 5."""

    def value(world, move):
        return 0.5 if move == MOVES[1] else 0.0

    assert search(value, playouts, favourite=MOVES[0], head_start=5.0)[0] == chosen


def test_weaker_moves_are_dropped():
    """With more than three moves the lower half goes after a round; the best is never among them."""
    moves = [Take(number) for number in range(6)]
    chosen, tried = search(lambda world, move: float(move.number), 300, moves, worlds_per_round=5)
    times = [sum(move == other for _, other in tried) for move in moves]
    assert chosen == moves[-1]
    assert times[:3] == [5, 5, 5]
    assert min(times[3:]) > 50
