"""Matches as they last: the setting of each, and its moves one row each, written in the transaction that plays them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Row
from typing import NamedTuple

from game.core import BadMatch, Level, Match, OtherRules, Outcome, Seat
from game.core.match import heading
from game.core.registry import NAMES, game_type
from saves.database import Database, moment
from saves.faults import BadName, MatchClosed, MatchInUse, NoSuchMatch, Notice, NoticeKind
from saves.lock import Locks
from saves.names import clean_name
from saves.players import Players

ASSISTED = "assisted"
"""The note on a seat that had help; statistics mark it."""
UNCOUNTED = "uncounted"
"""The note on a match that stays in the history and counts in no statistics."""


@dataclass(frozen=True)
class Result:
    """How a finished match ended. `reason` is the value of the game's own enum, the key of its sentence.

    No winners and no draw: all lost, as against a bank.
    """

    winners: tuple[int, ...]
    reason: str
    points: tuple[int, ...]
    draw: bool


@dataclass(frozen=True)
class MatchLine:
    """What a list says about a match without playing it."""

    id: int
    game: str
    rules: int
    """The version of the game's rules that it was begun under."""
    options: str
    seats: tuple[Seat, ...]
    started: datetime
    last_played: datetime
    moves: int
    in_use: bool = False
    imported: bool = False
    damage: str | None = None
    result: Result | None = None

    @property
    def playable(self) -> bool:
        """Whether it can be continued or replayed: this program still plays those rules."""
        return game_type(self.game).under(self.rules) is not None


class MoveLine(NamedTuple):
    """A move as it is stored, whether or not it can still be played."""

    seat: int
    text: str


class Matches:
    """The matches of a store. One that is being played is held, so that no other copy of the program opens it."""

    def __init__(self, database: Database, locks: Locks, players: Players, notices: list[Notice]) -> None:
        self._database = database
        self._locks = locks
        self._players = players
        self._notices = notices

    # Playing

    def create(self, match: Match, imported: bool = False) -> int:
        """Keep a new match, with the moves that it already has, and hold it open; its number.

        The people in it become the most recent players. An imported match is kept and can be played on, but what
        others played elsewhere counts in nobody's statistics.
        """
        now = self._database.clock()
        with self._database.transaction():
            number = self._database.change(
                "INSERT INTO matches (game, rules, options, seed, status, imported, started, last_played)"
                " VALUES (?, ?, ?, ?, 'playing', ?, ?, ?)",
                match.game.name,
                match.game.rules,
                str(match.options),
                str(match.seed),
                int(imported),
                now,
                now,
            )
            for place, seat in enumerate(match.seats):
                self._seat(number, place, seat, imported)
            self._write(number, match, 0)
        if match.state.outcome is None:
            self._locks.take(number)
        return number

    def record(self, number: int, match: Match) -> None:
        """Store what was played, and the outcome if that ended the match, in one transaction.

        Call it after every move and every undo, before anything of it is shown. It makes what is stored equal to
        the match, so one that failed is made good by the next.
        """
        with self._playing(number):
            self._write(number, match, self._common(number, match))
        if match.state.outcome is not None:
            self.close(number)

    def undo(self, number: int) -> None:
        """Take back the last stored move."""
        with self._playing(number):
            self._database.change(
                "DELETE FROM moves WHERE match_id = ?1 AND number ="
                " (SELECT max(number) FROM moves WHERE match_id = ?1)",
                number,
            )
            self._count(number)

    def finish(self, number: int, outcome: Outcome) -> None:
        """End a match with an outcome that no move of its own brought about."""
        with self._playing(number):
            self._end(number, outcome)
        self.close(number)

    def discard(self, number: int) -> None:
        """Take an unfinished match off the list for good. Its rows stay, and count nowhere."""
        with self._playing(number):
            self._database.change("UPDATE matches SET status = 'discarded' WHERE id = ?", number)
        self.close(number)

    def close(self, number: int) -> None:
        """Let go of a match, so that another copy of the program may open it."""
        self._locks.give(number)

    # Reading

    def load(self, number: int) -> Match:
        """The match, played up to where it stands; held open if it is unfinished.

        Raises BadMatch if it cannot be read to its end; its `match` is the part that is sound, which `create` can
        make a new match of. The damaged one stays as it is, off the list of unfinished ones, and a notice says so.
        One by rules that are not played any more raises OtherRules, and stays on its list: `line`, `moves` and
        `export` show what was stored of it.
        """
        row = self._row(number)
        playing = row["status"] == "playing"
        if playing:
            self._hold(number)
        try:
            match = Match.from_text(self.export(number))
        except OtherRules:
            self.close(number)
            raise
        except BadMatch as error:
            self.close(number)
            if row["game"] in NAMES:  # a game of a newer version is not damaged
                self._set_aside(number, str(error))
            raise
        if row["damage"] is not None:
            self._mark(number, None)
        return match

    def unfinished(self) -> list[MatchLine]:
        """The matches to go on with, the latest first; `in_use` says which another copy of the program has open."""
        lines = self._lines("m.status = 'playing' AND m.damage IS NULL", (), -1, 0)
        return [line for line in lines if line.damage is None]

    def finished(
        self, game: str | None = None, player: int | None = None, limit: int = 50, offset: int = 0
    ) -> list[MatchLine]:
        """The matches played to the end, the latest first, all or those of a game or a person."""
        where = (
            "m.status = 'finished' AND (?1 IS NULL OR m.game = ?1) AND (?2 IS NULL OR EXISTS"
            " (SELECT * FROM seats s WHERE s.match_id = m.id AND s.player_id = ?2))"
        )
        return self._lines(where, (game, player), limit, offset)

    def damaged(self) -> list[MatchLine]:
        """The unfinished matches that cannot be read to their end, for whoever wants to export or look into them."""
        return self._lines("m.status = 'playing' AND m.damage IS NOT NULL", (), -1, 0)

    def line(self, number: int) -> MatchLine:
        """What a list would say about one match."""
        self._row(number)
        return self._lines("m.id = ?1", (number,), 1, 0)[0]

    def export(self, number: int) -> str:
        """The match as a text for people and for `import_text`; also of a damaged one, as far as it goes."""
        row = self._row(number)
        lines = heading(row["game"], row["rules"], row["options"], row["seed"])
        lines += [f"seat {seat['level'] or 'human'} {seat['name']}" for seat in self._seat_rows([number])]
        lines.append("moves")
        lines += [f"{move.seat} {move.text}" for move in self.moves(number)]
        lines.append(f"end {row['moves']}")
        return "\n".join(lines) + "\n"

    def moves(self, number: int) -> list[MoveLine]:
        """The moves of a match as they are stored, up to the first that is missing."""
        rows = self._database.rows("SELECT number, seat, text FROM moves WHERE match_id = ? ORDER BY number", number)
        return [MoveLine(row["seat"], row["text"]) for place, row in enumerate(rows) if row["number"] == place]

    def import_text(self, text: str) -> int:
        """Keep a match that was exported; its number. Raises BadMatch; `create(error.match)` keeps what is sound."""
        return self.create(Match.from_text(text), imported=True)

    # Notes

    def note(self, number: int, key: str, value: str = "yes", seat: int | None = None) -> None:
        """Keep a fact about a match, or about one seat of it, such as ASSISTED."""
        self._row(number)
        with self._database.transaction():
            self._database.change(
                "INSERT OR REPLACE INTO match_notes (match_id, seat, key, value) VALUES (?, ?, ?, ?)",
                number,
                -1 if seat is None else seat,
                key,
                value,
            )

    def notes(self, number: int, seat: int | None = None) -> dict[str, str]:
        """The facts kept about a match, or about one seat of it."""
        rows = self._database.rows(
            "SELECT key, value FROM match_notes WHERE match_id = ? AND seat = ?",
            number,
            -1 if seat is None else seat,
        )
        return {row["key"]: row["value"] for row in rows}

    # Inside

    def _row(self, number: int) -> Row:
        row = self._database.row("SELECT * FROM matches WHERE id = ?", number)
        if row is None:
            raise NoSuchMatch(number)
        return row

    def _hold(self, number: int) -> None:
        if not self._locks.take(number):
            raise MatchInUse(number)

    @contextmanager
    def _playing(self, number: int) -> Iterator[None]:
        """A transaction on a match that is held and not yet over."""
        self._hold(number)
        try:
            with self._database.transaction():
                if self._row(number)["status"] != "playing":
                    raise MatchClosed(number)
                yield
        except (MatchClosed, NoSuchMatch):
            self.close(number)
            raise

    def _seat(self, number: int, place: int, seat: Seat, imported: bool) -> None:
        player: int | None = None
        try:
            name = clean_name(seat.name)
            if seat.human and not imported:
                person = self._players.add(name)
                name, player = person.name, person.id
        except BadName:
            name = "?"
        self._database.change(
            "INSERT INTO seats (match_id, seat, name, level, player_id) VALUES (?, ?, ?, ?, ?)",
            number,
            place,
            name,
            seat.level and seat.level.value,
            player,
        )

    def _common(self, number: int, match: Match) -> int:
        """How many of the stored moves the match still has; usually all of them, which the last one shows."""
        last = self._database.row(
            "SELECT number, seat, text FROM moves WHERE match_id = ? ORDER BY number DESC LIMIT 1", number
        )
        if last is None:
            return 0
        if _same(last, match):
            return int(last["number"]) + 1
        stored = self._database.rows("SELECT number, seat, text FROM moves WHERE match_id = ? ORDER BY number", number)
        return next((place for place, move in enumerate(stored) if not _same(move, match)), len(stored))

    def _write(self, number: int, match: Match, common: int) -> None:
        self._database.change("DELETE FROM moves WHERE match_id = ? AND number >= ?", number, common)
        fresh = list(zip(match.movers, match.moves, strict=True))[common:]
        self._database.change_many(
            "INSERT INTO moves (match_id, number, seat, text) VALUES (?, ?, ?, ?)",
            [(number, place, mover, str(move)) for place, (mover, move) in enumerate(fresh, common)],
        )
        self._count(number)
        if match.state.outcome is not None:
            self._end(number, match.state.outcome)

    def _count(self, number: int) -> None:
        self._database.change(
            "UPDATE matches SET last_played = ?1, damage = NULL,"
            " moves = (SELECT count(*) FROM moves WHERE match_id = ?2) WHERE id = ?2",
            self._database.clock(),
            number,
        )

    def _end(self, number: int, outcome: Outcome) -> None:
        self._database.change(
            "UPDATE matches SET status = 'finished', reason = ?, last_played = ? WHERE id = ?",
            outcome.reason.value,
            self._database.clock(),
            number,
        )
        for seat, points in enumerate(outcome.points):
            result = "drawn" if outcome.draw else "won" if seat in outcome.winners else "lost"
            self._database.change(
                "UPDATE seats SET result = ?, points = ? WHERE match_id = ? AND seat = ?",
                result,
                points,
                number,
                seat,
            )

    def _set_aside(self, number: int, why: str) -> None:
        self._mark(number, why)
        self._notices.append(Notice(NoticeKind.DAMAGED_MATCH, match=number, why=why))

    def _mark(self, number: int, why: str | None) -> None:
        with self._database.transaction():
            self._database.change("UPDATE matches SET damage = ? WHERE id = ?", why, number)

    def _seat_rows(self, numbers: Sequence[int]) -> list[Row]:
        """The seats of matches in order, people under the name that they have now."""
        marks = ", ".join("?" * len(numbers))
        return self._database.rows(
            "SELECT s.match_id, s.seat, coalesce(p.name, s.name) AS name, s.level, s.result, s.points"
            f" FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.match_id IN ({marks})"
            " ORDER BY s.match_id, s.seat",
            *numbers,
        )

    def _lines(self, where: str, values: tuple[object, ...], limit: int, offset: int) -> list[MatchLine]:
        known = ", ".join(f"'{name}'" for name in NAMES)
        rows = self._database.rows(
            f"SELECT m.* FROM matches m WHERE {where} AND m.game IN ({known})"
            f" ORDER BY m.last_played DESC, m.id DESC LIMIT {limit:d} OFFSET {offset:d}",
            *values,
        )
        seats: dict[int, list[Row]] = {}
        numbers = [row["id"] for row in rows]
        for start in range(0, len(numbers), 500):
            for seat in self._seat_rows(numbers[start : start + 500]):
                seats.setdefault(seat["match_id"], []).append(seat)
        return [self._line(row, seats.get(row["id"], [])) for row in rows]

    def _line(self, row: Row, seats: list[Row]) -> MatchLine:
        damage = row["damage"]
        try:
            sitting = tuple(Seat(seat["name"], seat["level"] and Level(seat["level"])) for seat in seats)
        except ValueError as error:
            damage, sitting = str(error), ()
            self._set_aside(row["id"], damage)
        result = None
        if row["status"] == "finished":
            winners = tuple(seat["seat"] for seat in seats if seat["result"] == "won")
            result = Result(
                winners,
                row["reason"] or "",
                tuple(seat["points"] or 0 for seat in seats),
                any(seat["result"] == "drawn" for seat in seats),
            )
        in_use = row["status"] == "playing" and self._locks.elsewhere(row["id"])
        return MatchLine(
            row["id"],
            row["game"],
            row["rules"],
            row["options"],
            sitting,
            moment(row["started"]),
            moment(row["last_played"]),
            row["moves"],
            in_use,
            bool(row["imported"]),
            damage,
            result,
        )


def _same(stored: Row, match: Match) -> bool:
    """Whether a stored move stands at its place in the match."""
    place = stored["number"]
    if place >= len(match.moves):
        return False
    return bool(stored["seat"] == match.movers[place] and stored["text"] == str(match.moves[place]))
