"""Phase 2: quarter-finals, semi-finals, third place and final, with byes where there are fewer than eight (R3, R4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.arena.schedule import AWAY, HOME, Tie
from game.arena.standings import Decision

SEEDS = ((1, 8), (4, 5), (2, 7), (3, 6))
"""R3: the quarter-finals; winners of neighbours meet in a semi-final."""

QUALIFIED = 8


class Round(StrEnum):
    """A round of phase 2. The value is the key of its name."""

    QUARTER = "arena.round.quarter"
    SEMI = "arena.round.semi"
    THIRD = "arena.round.third"
    FINAL = "arena.round.final"


@dataclass(frozen=True)
class Slot:
    """A tie in the bracket: its two sides as far as they are known, and who came through."""

    key: str
    round: Round
    sides: tuple[str | None, str | None]
    empty: tuple[bool, bool]
    """Which sides nobody will ever take: there were too few bots."""
    winner: int | None = None
    decision: Decision | None = None

    @property
    def tie(self) -> Tie | None:
        """The tie to be played, once both sides are known."""
        home, away = self.sides
        return Tie(self.key, home, away, deals=self.key) if home is not None and away is not None else None

    @property
    def bye(self) -> bool:
        """Whether nothing is played here."""
        return any(self.empty)

    @property
    def through(self) -> str | None:
        """Who came through."""
        return None if self.winner is None else self.sides[self.winner]

    @property
    def beaten(self) -> str | None:
        """Who did not."""
        return None if self.winner is None else self.sides[1 - self.winner]


Results = Mapping[str, tuple[int, Decision]]
"""Who won each tie that is over, HOME or AWAY, and what decided it."""


def bracket(qualified: Sequence[str], results: Results) -> list[Slot]:
    """All ties of phase 2, as far as they are known: four quarter-finals, two semi-finals, third place, final.

    >>> [(slot.key, slot.sides) for slot in bracket(["a", "b", "c"], {}) if not slot.bye]
    [('2-semi-2', ('b', 'c')), ('2-final', ('a', None))]
    """
    if len(qualified) < 2:
        return []
    names = dict(enumerate(qualified[:QUALIFIED], 1))
    quarters = [
        _slot(
            f"2-quarter-{number}",
            Round.QUARTER,
            (names.get(one), names.get(two)),
            (one not in names, two not in names),
            results,
        )
        for number, (one, two) in enumerate(SEEDS, 1)
    ]
    semis = [_next(f"2-semi-{number}", Round.SEMI, quarters[2 * number - 2 : 2 * number], results) for number in (1, 2)]
    losers = tuple(slot.beaten for slot in semis)
    third = _slot("2-third", Round.THIRD, (losers[0], losers[1]), (semis[0].bye, semis[1].bye), results)
    return [*quarters, *semis, third, _next("2-final", Round.FINAL, semis, results)]


def _next(key: str, round_: Round, before: Sequence[Slot], results: Results) -> Slot:
    """The tie between those who come through two others."""
    one, two = before
    return _slot(key, round_, (one.through, two.through), (all(one.empty), all(two.empty)), results)


def _slot(
    key: str, round_: Round, sides: tuple[str | None, str | None], empty: tuple[bool, bool], results: Results
) -> Slot:
    if empty[HOME] != empty[AWAY]:
        there = AWAY if empty[HOME] else HOME
        return Slot(key, round_, sides, empty, there if sides[there] is not None else None, Decision.BYE)
    winner, decision = results.get(key, (None, None))
    return Slot(key, round_, sides, empty, winner, decision)


def podium(slots: Sequence[Slot]) -> list[str]:
    """First, second and third place, as far as they are decided."""
    by_key = {slot.key: slot for slot in slots}
    final, third = by_key.get("2-final"), by_key.get("2-third")
    if final is None or third is None or final.through is None:
        return []
    return [name for name in (final.through, final.beaten, third.through) if name is not None]
