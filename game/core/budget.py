"""How long a computer player may think."""

from collections.abc import Callable


class Budget:
    """A limit in playouts, in seconds, or in both; whichever comes first ends the thinking.

    The rules know no clock, so who sets a limit in seconds hands one in. With playouts alone, thinking is repeatable.

    >>> budget = Budget(playouts=2)
    >>> [budget.spend(), budget.spend(), budget.spend()]
    [True, True, False]
    """

    def __init__(
        self, playouts: int | None = None, seconds: float | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        if playouts is None and seconds is None:
            raise ValueError("a budget needs a limit, in playouts or in seconds")
        if seconds is not None and clock is None:
            raise ValueError("a budget in seconds needs a clock")
        self._left = playouts
        self._clock = clock if seconds is not None else None
        self._end = clock() + seconds if clock is not None and seconds is not None else 0.0

    def spend(self, playouts: int = 1) -> bool:
        """Take that many playouts if they are left. False says: answer now with what you know."""
        if self._clock is not None and self._clock() >= self._end:
            return False
        if self._left is not None:
            if self._left < playouts:
                return False
            self._left -= playouts
        return True
