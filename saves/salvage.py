"""Saving what can still be read of a damaged database, match by match.

SQLite stops at the first bad page that it meets. So nothing is read in one sweep: every match, player and setting is
asked for on its own, and lists are walked from both ends. Where the file is cut, or its first page (the list of tables)
is gone, a copy is read that has its whole length again, or the first page of an empty database of ours. The damaged
file itself is only read.
"""

import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from game.core import BadOptions
from game.core.registry import game_type
from saves import schema
from saves.database import Clock, connect
from saves.faults import SQLITE_ERRORS, BadName
from saves.names import clean_name, folded

MANY = 100_000  # no household plays more matches; a number beyond is itself damage

LEAST_SIZE = 1_000_000  # bytes that a patched copy may always have

Values = dict[str, Any]


class Salvage:
    """Copies rows from a damaged file into a fresh database, and counts."""

    def __init__(self, target: sqlite3.Connection, clock: Clock) -> None:
        self._target = target
        self._clock = clock
        self._columns = {
            table: {column["name"] for column in target.execute(f"PRAGMA table_info({table})")}
            for table in schema.TABLES
        }
        self.kept = 0
        self.partial = 0
        self.lost = 0

    def read(self, path: Path) -> None:
        """Read a file that was set aside; if it tells nothing at all, a copy that was patched up."""
        if self._read(path.resolve().as_uri() + "?mode=ro"):
            return
        for patched in (_with_its_length, _with_new_first_page):
            with tempfile.TemporaryDirectory() as folder, suppress(OSError, *SQLITE_ERRORS):
                if self._read(patched(path, Path(folder)).as_uri()):
                    return

    def _read(self, address: str) -> bool:
        """Copy what can be read; False if not even the tables are found."""
        try:
            source = connect(address)
        except SQLITE_ERRORS:
            return False
        with closing(source):
            if not _walk(source, "SELECT name FROM sqlite_master WHERE name = 'matches'"):
                return False
            self._target.execute("BEGIN IMMEDIATE")
            self._players(source)
            self._settings(source)
            self._matches(source)
            self._target.execute("COMMIT")
        return True

    def _players(self, source: sqlite3.Connection) -> None:
        for player in _numbers(source, ("players", "id")):
            for row in _walk(source, "SELECT * FROM players WHERE id = ?", player):
                self._insert("players", row)

    def _settings(self, source: sqlite3.Connection) -> None:
        for direction in ("ASC", "DESC"):
            for row in _walk(source, f"SELECT * FROM settings ORDER BY key {direction}"):
                self._insert("settings", row)

    def _matches(self, source: sqlite3.Connection) -> None:
        for match in _numbers(source, ("matches", "id"), ("seats", "match_id"), ("moves", "match_id")):
            heads = _walk(source, "SELECT * FROM matches WHERE id = ?", match)
            seats = _walk(source, "SELECT * FROM seats WHERE match_id = ? ORDER BY seat", match)
            moves = _walk(source, "SELECT * FROM moves WHERE match_id = ? ORDER BY number", match)
            notes = _walk(source, "SELECT * FROM match_notes WHERE match_id = ?", match)
            if not (heads or seats or moves):
                continue
            missing = _missing_seats(heads[0], seats) if heads else []
            self._target.execute("SAVEPOINT one_match")
            if heads and self._insert("matches", heads[0]):
                rest = [("seats", self._with_player(seat)) for seat in seats + missing]
                rest += [("moves", move) for move in moves] + [("match_notes", note) for note in notes]
                written = [self._insert(table, row) for table, row in rest]
                whole = all(written) and not missing and len(moves) == heads[0]["moves"]
                self.kept += whole
                self.partial += not whole
            else:
                self._target.execute("ROLLBACK TO one_match")
                self.lost += 1
            self._target.execute("RELEASE one_match")

    def _with_player(self, seat: Values) -> Values:
        """The seat, with its person made anew from the name if they were lost."""
        player = seat.get("player_id")
        known = "SELECT id FROM players WHERE id = ?"
        if player is None or self._target.execute(known, (player,)).fetchone():
            return seat
        try:
            name = clean_name(str(seat["name"]))
        except BadName:
            return seat | {"player_id": None}
        now = self._clock()
        self._target.execute(
            "INSERT OR IGNORE INTO players (name, fold, created, last_used) VALUES (?, ?, ?, ?)",
            (name, folded(name), now, now),
        )
        found = self._target.execute("SELECT id FROM players WHERE fold = ?", (folded(name),)).fetchone()
        return seat | {"player_id": found[0]}

    def _insert(self, table: str, row: Values) -> bool:
        """Write a row as far as our tables have its columns; False if it makes no sense."""
        names = [name for name in row if name in self._columns[table]]
        marks = ", ".join("?" * len(names))
        try:
            self._target.execute(
                f"INSERT OR IGNORE INTO {table} ({', '.join(names)}) VALUES ({marks})", [row[name] for name in names]
            )
        except SQLITE_ERRORS:
            return False
        return True


def _walk(source: sqlite3.Connection, sql: str, *values: Any) -> list[Values]:
    """The rows of a query up to the first that cannot be read."""
    rows: list[Values] = []
    with suppress(OverflowError, *SQLITE_ERRORS):
        for row in source.execute(sql, values):
            rows.append(dict(row))
    return rows


def _numbers(source: sqlite3.Connection, *columns: tuple[str, str]) -> Iterable[int]:
    """Every number up to the highest that can be found in those columns, from either end."""
    highest = 0
    for table, column in columns:
        for direction in ("ASC", "DESC"):
            for row in _walk(source, f"SELECT {column} AS id FROM {table} ORDER BY {column} {direction}"):
                if isinstance(row["id"], int) and row["id"] <= MANY:
                    highest = max(highest, row["id"])
    return range(1, highest + 1)


def _missing_seats(head: Values, seats: list[Values]) -> list[Values]:
    """People without a name for the places of a match whose rows were lost, so that it can still be played on."""
    try:
        count = game_type(head["game"]).options_type.parse(head["options"]).seats
    except (BadOptions, KeyError, AttributeError):
        return []
    present = {seat["seat"] for seat in seats}
    return [{"match_id": head["id"], "seat": place, "name": "?"} for place in range(count) if place not in present]


def _with_its_length(path: Path, folder: Path) -> Path:
    """A copy of a cut file, filled up with empty pages to the length that its header says."""
    data = path.read_bytes()
    size, pages = int.from_bytes(data[16:18], "big"), int.from_bytes(data[28:32], "big")
    if size * pages > 100 * len(data) + LEAST_SIZE:
        raise OSError("the header is damaged too")
    copy = folder / "copy.db"
    copy.write_bytes(data.ljust(size * pages, b"\0"))
    return copy


def _with_new_first_page(path: Path, folder: Path) -> Path:
    """A copy of the file that begins like a fresh database of ours; its tables lie at the same pages."""
    fresh = folder / "fresh.db"
    with closing(connect(fresh.as_uri())) as connection:
        schema.migrate(connection)
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    page, rest = bytearray(fresh.read_bytes()[:size]), path.read_bytes()[size:]
    pages = 1 + -(-len(rest) // size)
    page[28:32] = pages.to_bytes(4, "big")
    page[92:96] = page[24:28]  # the number of pages is to be believed
    copy = folder / "copy.db"
    copy.write_bytes((bytes(page) + rest).ljust(pages * size, b"\0"))
    return copy
