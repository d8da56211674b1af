"""Easing curves and times, in one place. All of them scale with the speed setting and can be off."""

from collections.abc import Callable

DEAL = 0.26
DEAL_STEP = 0.09
PLAY = 0.22
COLLECT = 0.30
FLIP = 0.18
SETTLE = 0.16
TUMBLE = 0.7

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}

Easing = Callable[[float], float]


def ease_out(progress: float) -> float:
    """Quick at first, gentle at the end: things that a hand lets go of."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Gentle at both ends: things that a hand carries."""
    return progress * progress * (3 - 2 * progress)


def bounce(progress: float) -> float:
    """A little past the goal and back: things that drop."""
    over = 1.70158
    return 1 + (over + 1) * (progress - 1) ** 3 + over * (progress - 1) ** 2
