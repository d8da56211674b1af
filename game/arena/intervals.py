"""How sure a percentage is, from pairs of games with the sides exchanged."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.96


@dataclass(frozen=True)
class Share:
    """So much of so many games (draws count half), with its 95 % interval."""

    won: float
    games: int
    low: float
    high: float

    @property
    def part(self) -> float:
        """The share itself; a half of nothing."""
        return self.won / self.games if self.games else 0.5


def share(results: Sequence[float]) -> Share:
    """The share of games, each 1, ½ or 0, of which each two in a row are a pair.

    Two games of one deal with the sides exchanged do not vary like two games of two deals: luck that one side had
    the other has next. How much less they vary is measured, and Wilson's interval is taken for as many games as would
    be that sure by themselves. Next to nothing is known from a few pairs, so the measurement begins with one pair's
    worth of ordinary luck.

    >>> lucky, even = share([1, 0] * 50), share([1, 1, 0, 0] * 25)
    >>> lucky.part == even.part == 0.5, lucky.high - lucky.low < 0.05 < even.high - even.low
    (True, True)
    """
    games = len(results)
    if not games:
        return Share(0.0, 0, 0.0, 1.0)
    part = sum(results) / games
    pairs = [(one + two) / 2 for one, two in zip(results[::2], results[1::2], strict=False)]
    ordinary = 1 / 8
    seen = sum((pair - part) ** 2 for pair in pairs) + ordinary
    expected = len(pairs) * part * (1 - part) / 2 + ordinary
    worth = games * expected / seen
    middle = (part + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z * sqrt(part * (1 - part) / worth + Z * Z / (4 * worth * worth)) / (1 + Z * Z / worth)
    return Share(sum(results), games, max(0.0, middle - half), min(1.0, middle + half))
