"""A competition from its first game to its medals: what is to be played next follows from what was played."""

from collections.abc import Sequence

from game.arena.bracket import QUALIFIED, Round, Slot, bracket, podium
from game.arena.ratings import Ratings
from game.arena.record import BadRecord, Record
from game.arena.schedule import Fixture, Terms, fixtures, phase_one
from game.arena.standings import Decision, Row, Score, table

ROUNDS = tuple(Round)


class Competition:
    """Both phases. `upcoming` are the games of the round being played; `add` takes their records, in that order.

    So a list of records says everything about a competition, like a list of moves about a match.
    """

    def __init__(self, terms: Terms, bots: Sequence[str], house: Sequence[str]) -> None:
        self.terms = terms
        self.bots = tuple(bots)
        self.house = tuple(house)
        self.records: list[Record] = []
        self.scores: dict[str, Score] = {}
        self.ratings = Ratings()
        self.round: Round | None = None
        """None in phase 1."""
        self.qualified: tuple[str, ...] = ()
        """Who plays phase 2, the first of the table first; nobody before phase 1 is over."""
        self._over = False
        self._begin(phase_one(terms, self.bots, self.house))

    # -- where it is -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        """1 or 2."""
        return 2 if self.qualified else 1

    @property
    def over(self) -> bool:
        """Whether all is played."""
        return self._over

    @property
    def first_phase_games(self) -> int:
        """The games of phase 1."""
        return len(self.bots) * len(self.house) * self.terms.games

    @property
    def games(self) -> int:
        """The games of both phases. Who meets whom is open, but not how often."""
        ties = [slot for slot in bracket(self.bots, {}) if not slot.bye]
        return self.first_phase_games + len(ties) * self.terms.games

    def table(self) -> list[Row]:
        """The table of phase 1."""
        return table(self.terms, self.bots, self.house, self.records[: self.first_phase_games])

    def slots(self) -> list[Slot]:
        """The bracket of phase 2, as far as it is known."""
        results: dict[str, tuple[int, Decision]] = {
            key: score.winner(self.terms)
            for key, score in self.scores.items()
            if key.startswith("2-") and len(score.records) == self.terms.games
        }
        return bracket(self.qualified, results)

    def podium(self) -> list[str]:
        """First, second and third, once all is played."""
        if not self.over:
            return []
        return podium(self.slots()) if self.qualified else [row.name for row in self.table()][:3]

    # -- onward ------------------------------------------------------------------------------------------------

    def add(self, record: Record) -> None:
        """Count the next game of the round; after its last one the next round begins."""
        expected = self.upcoming[self._next]
        if record.fixture != expected:
            raise BadRecord(f"the next game is {expected.key}, not {record.fixture.key}")
        self._next += 1
        self.records.append(record)
        self.scores.setdefault(expected.tie.key, Score(expected.tie)).records.append(record)
        self.ratings.add(record)
        if self._next == len(self.upcoming):
            self._begin(self._next_round())

    def left(self) -> list[Fixture]:
        """The games of this round that are still to be played."""
        return self.upcoming[self._next :]

    def _begin(self, games: list[Fixture]) -> None:
        self.upcoming = games
        self._next = 0
        self._over = not games

    def _next_round(self) -> list[Fixture]:
        """The games of the next round of phase 2 in which anything is played."""
        if not self.qualified and len(self.bots) >= 2:
            self.qualified = tuple(row.name for row in self.table()[:QUALIFIED])
        slots = self.slots()
        for round_ in ROUNDS if self.round is None else ROUNDS[ROUNDS.index(self.round) + 1 :]:
            ties = [slot.tie for slot in slots if slot.round is round_ and not slot.bye and slot.tie is not None]
            if ties:
                self.round = round_
                together = zip(*(fixtures(self.terms, tie) for tie in ties), strict=True)
                return [game for games in together for game in games]
        return []
