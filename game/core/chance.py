"""The match's own luck: every shuffle and roll follows from the seed, on any machine and Python version."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(cards: Iterable[T], rng: Random) -> list[T]:
    """A Fisher–Yates shuffle on `Random.random()`, the one method whose sequence Python promises to keep."""
    result = list(cards)
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each as likely as the next, by the same promise as `shuffled`."""
    return items[int(rng.random() * len(items))]


class Chance:
    """A stream of random happenings numbered from 0. The n-th depends on the seed and n alone.

    So a copy costs two fields, and two matches with one seed and the same moves meet the same luck.

    >>> Chance(7).shuffled("abcde") == Chance(7).shuffled("abcde")
    True
    """

    __slots__ = ("seed", "used")

    def __init__(self, seed: int | str, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    def rng(self) -> Random:
        """A fresh generator for the next happening."""
        self.used += 1
        return Random(f"{self.seed}/{self.used}")

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in an order that only the seed knows."""
        return shuffled(items, self.rng())

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, but not including, the limit."""
        return int(self.rng().random() * limit)

    def copy(self) -> "Chance":
        """The same stream at the same point."""
        return Chance(self.seed, self.used)
