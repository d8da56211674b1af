"""What a hand's totals lead to."""

from collections.abc import Mapping
from typing import NamedTuple

from game.chinchon.parts import End


class Verdict(NamedTuple):
    """After a hand: a winner and why, or who is eliminated and the total to come back with, or who must play on."""

    winner: int | None = None
    reason: End | None = None
    eliminated: tuple[int, ...] = ()
    return_total: int | None = None
    tied: tuple[int, ...] = ()


def judge(totals: Mapping[int, int], limit: int, chinchon: int | None = None, tie_break: bool = False) -> Verdict:
    """C29: chinchón, then a single player within the limit (R23, R26), then nobody (C30), then re-entries (C28).

    In a tie-break all began over the limit, so the lowest total decides whatever it is.
    """
    over = tuple(seat for seat, total in totals.items() if total > limit)
    inside = [seat for seat in totals if seat not in over]
    if chinchon is not None:
        return Verdict(chinchon, End.CHINCHON, eliminated=tuple(seat for seat in over if seat != chinchon))
    if len(inside) == 1 and not tie_break:
        return Verdict(inside[0], End.LAST_LEFT, eliminated=over)
    if not inside or tie_break:
        lowest = [seat for seat, total in totals.items() if total == min(totals.values())]
        out = tuple(seat for seat in totals if seat not in lowest)
        if len(lowest) == 1:
            return Verdict(lowest[0], End.LOWEST, eliminated=out)
        return Verdict(eliminated=out, tied=tuple(sorted(lowest)))
    return Verdict(eliminated=over, return_total=max(totals[seat] for seat in inside) if over else None)
