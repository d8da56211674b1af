"""Budgets of thinking."""

import pytest

from game.core import Budget


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
