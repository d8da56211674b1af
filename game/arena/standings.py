"""The table of phase 1 and the score of a tie of phase 2 (R2, R3)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from game.arena.intervals import Share, share
from game.arena.record import Record
from game.arena.schedule import AWAY, HOME, Fixture, Terms, Tie, derive


class Decision(StrEnum):
    """What decided a tie. The value is the key of its sentence."""

    WINS = "arena.decision.wins"
    POINTS = "arena.decision.points"
    LOT = "arena.decision.lot"
    BYE = "arena.decision.bye"


@dataclass
class Score:
    """What two sides have won of each other so far."""

    tie: Tie
    records: list[Record] = field(default_factory=list)

    def wins(self, side: int) -> int:
        """A win is a point."""
        return sum(record.winner == side for record in self.records)

    def points(self, side: int) -> int:
        """The points of the cards, over all games."""
        return sum(record.points[side] for record in self.records)

    def share(self, side: int) -> Share:
        """The percentage of the games, with its interval."""
        return share([record.share(side) for record in self.records])

    def winner(self, terms: Terms) -> tuple[int, Decision]:
        """R3: who won the tie: by games, else by points, else by lot from the league's seed."""
        for count, decision in ((self.wins, Decision.WINS), (self.points, Decision.POINTS)):
            if count(HOME) != count(AWAY):
                return (HOME if count(HOME) > count(AWAY) else AWAY), decision
        return derive(terms.seed, "lot", self.tie.key) % 2, Decision.LOT


@dataclass(frozen=True)
class Row:
    """A bot's line in the table."""

    place: int
    name: str
    points: int
    """Games won: R2's points."""
    games: int
    draws: int
    cards: tuple[int, int]
    """Points of the cards, its own and the house's."""
    share: Share
    against: tuple[int, ...]
    """Games won against each house bot."""
    faults: Counter[str]
    lot: bool
    """Whether its place was drawn by lot among equals."""


def table(terms: Terms, bots: Sequence[str], house: Sequence[str], records: Sequence[Record]) -> list[Row]:
    """R2: the bots by games won, equals by lot from the league's seed."""
    played: dict[str, list[Record]] = {name: [] for name in bots}
    for record in records:
        played[record.fixture.tie.home].append(record)
    wins = {name: sum(record.winner == HOME for record in games) for name, games in played.items()}
    ranking = sorted(bots, key=lambda name: (-wins[name], derive(terms.seed, "lot", name), name))
    equals = Counter(wins.values())
    return [
        _row(place, name, house, played[name], lot=equals[wins[name]] > 1 and bool(played[name]))
        for place, name in enumerate(ranking, 1)
    ]


def _row(place: int, name: str, house: Sequence[str], games: Sequence[Record], lot: bool) -> Row:
    by_pair = sorted(games, key=lambda record: (record.fixture.tie.key, record.fixture.number))
    return Row(
        place,
        name,
        points=sum(record.winner == HOME for record in games),
        games=len(games),
        draws=sum(record.winner is None for record in games),
        cards=(sum(record.points[HOME] for record in games), sum(record.points[AWAY] for record in games)),
        share=share([record.share(HOME) for record in by_pair]),
        against=tuple(
            sum(record.winner == HOME for record in games if record.fixture.tie.away == host) for host in house
        ),
        faults=faults_of(name, games),
        lot=lot,
    )


@dataclass
class Wrong:
    """What a bot did wrong in one way, how often, and where first: the game, and the move counted from 0."""

    kind: str
    detail: str
    trace: str
    fixture: Fixture
    move: int
    times: int = 0


def wrongs(records: Sequence[Record]) -> dict[str, list[Wrong]]:
    """For each bot, every way in which it went wrong, in the order in which they came."""
    found: dict[str, dict[tuple[str, str, str], Wrong]] = {}
    for record in records:
        for fault in record.faults:
            ways = found.setdefault(record.fixture.name(fault.seat), {})
            way = (fault.kind, fault.detail, fault.trace)
            ways.setdefault(way, Wrong(*way, record.fixture, fault.move)).times += 1
    return {name: list(ways.values()) for name, ways in found.items()}


def faults_of(name: str, records: Sequence[Record]) -> Counter[str]:
    """R5: the faults of a bot in those games, by kind."""
    return Counter(
        fault.kind for record in records for fault in record.faults if record.fixture.name(fault.seat) == name
    )
