"""Statistics and rankings, asked of the matches each time: there are no counters that could disagree with them.

Only finished matches that were played here count. People are ranked among people, computer players by level among
computer players. Points can be compared within one game alone, so best and mean exist only for one.
"""

from dataclasses import dataclass
from enum import StrEnum
from sqlite3 import Row

from game.core import Level
from game.core.registry import NAMES, game_type
from saves.database import Database
from saves.matches import ASSISTED, UNCOUNTED


@dataclass(frozen=True)
class Tally:
    """How somebody fared. `player` is None for a computer player, `level` for a person."""

    name: str
    player: int | None = None
    level: Level | None = None
    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    assisted: int = 0
    best: int | None = None
    mean: float | None = None

    @property
    def win_percentage(self) -> float:
        """Matches won of a hundred; 0 before the first."""
        return 100 * self.won / self.played if self.played else 0.0


@dataclass(frozen=True)
class HeadToHead:
    """Matches of two who met: `won` and `lost` are those that one of them won without the other."""

    met: int = 0
    won: int = 0
    lost: int = 0

    @property
    def even(self) -> int:
        """Draws, matches that a third one won, and matches won together."""
        return self.met - self.won - self.lost


class Order(StrEnum):
    """What a ranking goes by."""

    WIN_PERCENTAGE = "win_percentage"
    MEAN_POINTS = "mean_points"


_COUNTED = (
    "JOIN matches m ON m.id = s.match_id AND m.status = 'finished' AND NOT m.imported"
    f" AND NOT EXISTS (SELECT * FROM match_notes u WHERE u.match_id = m.id AND u.key = '{UNCOUNTED}')"
)
_TALLY = f"""
    count(*) AS played,
    sum(s.result = 'won') AS won, sum(s.result = 'lost') AS lost, sum(s.result = 'drawn') AS drawn,
    sum(EXISTS (SELECT * FROM match_notes n WHERE n.match_id = m.id AND n.seat IN (-1, s.seat)
        AND n.key = '{ASSISTED}')) AS assisted,
    min(s.points) AS least, max(s.points) AS most, avg(s.points) AS mean"""


class StatisticsStore:
    """Questions about the finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, player: int, game: str | None = None) -> Tally:
        """How a person fared, in one game or in all."""
        row = self._database.row(
            f"SELECT p.name AS name, s.player_id AS player, NULL AS level, {_TALLY} FROM seats s {_COUNTED}"
            " JOIN players p ON p.id = s.player_id"
            " WHERE s.player_id = ?1 AND (?2 IS NULL OR m.game = ?2) GROUP BY s.player_id",
            player,
            game,
        )
        if row is not None:
            return _tally(row, game)
        known = self._database.row("SELECT name FROM players WHERE id = ?", player)
        return Tally(known["name"] if known else "", player)

    def by_game(self, player: int) -> dict[str, Tally]:
        """How a person fared in each game that they played."""
        games = self._database.rows(
            f"SELECT DISTINCT m.game AS game FROM seats s {_COUNTED} WHERE s.player_id = ? ORDER BY m.game",
            player,
        )
        return {row["game"]: self.of(player, row["game"]) for row in games}

    def ranking(self, game: str, order: Order = Order.WIN_PERCENTAGE) -> list[Tally]:
        """People, the best first; equal ones by matches won, then by name."""
        rows = self._database.rows(
            f"SELECT p.name AS name, s.player_id AS player, NULL AS level, {_TALLY} FROM seats s {_COUNTED}"
            " JOIN players p ON p.id = s.player_id AND NOT p.removed WHERE m.game = ? GROUP BY s.player_id",
            game,
        )
        return _ranked([_tally(row, game) for row in rows], game, order)

    def computer_ranking(self, game: str, order: Order = Order.WIN_PERCENTAGE) -> list[Tally]:
        """The levels of computer players, the best first; a name of theirs means nothing, so it is the level's."""
        rows = self._database.rows(
            f"SELECT s.level AS name, NULL AS player, s.level AS level, {_TALLY} FROM seats s {_COUNTED}"
            f" WHERE m.game = ? AND s.level IN ({_LEVELS}) GROUP BY s.level",
            game,
        )
        return _ranked([_tally(row, game) for row in rows], game, order)

    def head_to_head(self, player: int, other: int, game: str | None = None) -> HeadToHead:
        """How two people fared in the matches in which both sat."""
        return self._met("o.player_id = ?3 AND o.player_id <> s.player_id", player, game, other)

    def against_level(self, player: int, level: Level, game: str | None = None) -> HeadToHead:
        """How a person fared against computer players of a level; several at one table count one by one."""
        return self._met("o.level = ?3", player, game, level.value)

    def _met(self, which: str, player: int, game: str | None, other: int | str) -> HeadToHead:
        row = self._database.row(
            "SELECT count(*) AS met, sum(s.result = 'won' AND o.result <> 'won') AS won,"
            f" sum(o.result = 'won' AND s.result <> 'won') AS lost FROM seats s {_COUNTED}"
            f" JOIN seats o ON o.match_id = s.match_id AND o.seat <> s.seat AND {which}"
            " WHERE s.player_id = ?1 AND (?2 IS NULL OR m.game = ?2)",
            player,
            game,
            other,
        )
        assert row is not None
        return HeadToHead(row["met"], row["won"] or 0, row["lost"] or 0)


_LEVELS = ", ".join(f"'{level.value}'" for level in Level)


def _low_wins(game: str | None) -> bool:
    return game in NAMES and game_type(game).low_wins


def _tally(row: Row, game: str | None) -> Tally:
    best = row["least"] if _low_wins(game) else row["most"]
    return Tally(
        row["name"],
        row["player"],
        row["level"] and Level(row["level"]),
        row["played"],
        row["won"] or 0,
        row["lost"] or 0,
        row["drawn"] or 0,
        row["assisted"] or 0,
        best if game else None,
        row["mean"] if game else None,
    )


def _ranked(tallies: list[Tally], game: str, order: Order) -> list[Tally]:
    sign = 1 if _low_wins(game) else -1

    def place(tally: Tally) -> tuple[float, int, str]:
        by_points = order is Order.MEAN_POINTS
        return (sign * (tally.mean or 0) if by_points else -tally.win_percentage, -tally.won, tally.name.casefold())

    return sorted(tallies, key=place)
