"""Budgets, and the search that spends them."""

from random import Random

import pytest

from game.brisca import Brisca
from game.brisca.parts import Play
from game.core import Budget
from game.core.search import best_move


class Clock:
    """A clock that goes on by one second a look."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 1
        return self.now


class TestBudget:
    def test_playouts(self):
        budget = Budget(playouts=5)
        assert [budget.spend(3), budget.spend(3), budget.spend(2), budget.spend()] == [True, False, True, False]

    def test_nothing_to_spend(self):
        assert not Budget(playouts=0).spend()

    def test_seconds(self):
        budget = Budget(seconds=3, clock=Clock())
        assert [budget.spend(1000) for _ in range(4)] == [True, True, False, False]

    def test_whichever_comes_first(self):
        assert [spend(Budget(playouts=2, seconds=9, clock=Clock())), spend(Budget(9, 3, Clock()))] == [2, 2]

    @pytest.mark.parametrize("limits", [{}, {"seconds": 1}, {"playouts": 3, "seconds": 1}, {"clock": Clock()}])
    def test_a_limit_is_needed_and_a_clock_for_seconds(self, limits):
        with pytest.raises(ValueError, match="budget"):
            Budget(**limits)


def spend(budget):
    count = 0
    while budget.spend():
        count += 1
    return count


class TestSearch:
    def search(self, value, budget=None, **more):
        """The first card of a fresh match, searched; the worlds end after one more move."""
        state = Brisca.new(seed=3)
        view = state.view(0)
        chosen = best_move(view, Random(1), budget or Budget(playouts=60), lambda world, rng: world.moves()[0], value,
                           lambda world: len(world.table) == 2, **more)  # fmt: skip
        return state, chosen

    @pytest.mark.parametrize("place", range(3))
    def test_finds_the_move_of_greatest_value(self, place):
        best = Brisca.new(seed=3).hands[0][place]
        assert self.search(lambda world, seat: float(world.table[0] == best))[1] == Play(best)

    def test_values_are_asked_for_the_seat_that_thinks(self):
        seats = set()
        self.search(lambda world, seat: seats.add(seat) or 0.0)
        assert seats == {0}

    def test_spends_the_budget_and_no_more(self):
        asked = []
        self.search(lambda world, seat: asked.append(1) or 0.0, Budget(playouts=31))
        assert len(asked) == 30, "three moves a world, and no part of a world"

    def test_every_move_is_tried_in_the_same_worlds(self):
        worlds = []
        self.search(lambda world, seat: worlds.append((world.hands[3], world.stock)) or 0.0, Budget(playouts=30))
        assert all(worlds[i] == worlds[i + 1] == worlds[i + 2] for i in range(0, 30, 3))
        assert worlds[0] != worlds[3]

    def test_without_budget_it_still_answers(self):
        state, chosen = self.search(lambda world, seat: 0.0, Budget(playouts=0))
        assert chosen in state.moves()

    def test_a_single_candidate_costs_nothing(self):
        state = Brisca.new(seed=3)
        budget = Budget(playouts=10)
        only = state.moves()[2:]
        assert self.search(lambda world, seat: 0.0, budget, candidates=only)[1] == only[0]
        assert budget.spend(10)

    def test_the_state_that_is_thought_about_stays_as_it_was(self):
        state, _ = self.search(lambda world, seat: 0.0)
        assert state.view(0) == Brisca.new(seed=3).view(0)

    def test_weaker_moves_are_dropped(self):
        """With more than three moves the lower half goes after a round; the best is never among them."""
        tried = {}

        def value(world, seat):
            tried[world.table[0]] = tried.get(world.table[0], 0) + 1
            return float(world.table[0].number)

        state = Brisca.new(seed=3)
        state.hands[0] += [state.stock.pop() for _ in range(3)]
        state.stock.append(state.hands[3].pop())
        view = state.view(0)
        chosen = best_move(view, Random(1), Budget(playouts=300), lambda world, rng: world.moves()[0], value,
                           lambda world: len(world.table) == 2, worlds_per_round=5)  # fmt: skip
        ranked = sorted(view.hand, key=lambda card: card.number)
        assert chosen.card.number == ranked[-1].number
        assert [tried[card] for card in ranked[:2]] == [5, 5]
        assert tried[ranked[-1]] > 50
