"""How a match ended."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won (all seats of the winning side; none in a draw), why it ended, and the points of each seat.

    >>> class End(StrEnum):
    ...     MORE_POINTS = "mus.more_points"
    >>> outcome = Outcome((0, 2), End.MORE_POINTS, (70, 50, 70, 50))
    >>> outcome.draw, [outcome.share(seat) for seat in range(4)]
    (False, [1.0, 0.0, 1.0, 0.0])
    """

    winners: tuple[int, ...]
    reason: StrEnum
    points: tuple[int, ...]

    @property
    def draw(self) -> bool:
        """Whether nobody won."""
        return not self.winners

    def share(self, seat: int) -> float:
        """What the seat got out of the match for rankings and search: 1 for a win, ½ for a draw, 0 for a loss."""
        if self.draw:
            return 0.5
        return 1.0 if seat in self.winners else 0.0
