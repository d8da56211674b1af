"""What the benches share: processor time, and how sure a share is."""

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Share:
    """So many of so many (draws count half), with its 95 % interval.

    >>> print(Share(60, 100))
    60.0 % (50.2–69.1 %, 100)
    """

    won: float
    of: int

    @property
    def part(self) -> float:
        """The share itself."""
        return self.won / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval, which stays right near 0 and 1."""
        z, n, p = 1.96, self.of, self.part
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.part:.1%} ({low * 100:.1f}–{high * 100:.1f} %, {self.of})".replace("%", " %", 1)


def per_second(work: Callable[[], object], at_least: float = 2.0) -> float:
    """How often the work can be done in a second of this process's processor time, so that other programs on the
    machine do not count; measured over at least so many seconds."""
    work()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < at_least:
        work()
        done += 1
    return done / spent


def computer() -> str:
    """The machine and its Python, in a few words."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def machine() -> str:
    """One line about where it was measured."""
    return f"{computer()}, processor time of one core"
