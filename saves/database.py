"""A thin layer over SQLite: whole transactions, faults with a kind, and the clock."""

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from saves.faults import SQLITE_ERRORS, FaultKind, StoreFault

Clock = Callable[[], float]
CAREFUL = ("PRAGMA synchronous = FULL", "PRAGMA fullfsync = ON", "PRAGMA foreign_keys = ON")
"""What every connection is told: on the disk means on the disk."""
PATIENCE = 5.0
"""Seconds that a write waits for another program."""


def connect(address: str, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to a file (as a URI) or to memory. Bytes that are no UTF-8 are read as �, and never stop a list."""
    connection = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


class Database:
    """One open database."""

    def __init__(self, connection: sqlite3.Connection, clock: Clock = time.time, file: Path | None = None) -> None:
        self.connection = connection
        self.clock = clock
        self.file = file
        """Where it lies; None in memory."""
        self._patience = PATIENCE

    def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        """All rows of a query."""
        try:
            return self.connection.execute(sql, values).fetchall()
        except SQLITE_ERRORS as error:
            raise StoreFault.of(error) from error

    def row(self, sql: str, *values: Any) -> sqlite3.Row | None:
        """The first row of a query, if there is one."""
        found = self.rows(sql, *values)
        return found[0] if found else None

    def change(self, sql: str, *values: Any) -> int:
        """Run a statement inside a transaction; the id of the row that it added, if it added one."""
        assert self.connection.in_transaction, "a change belongs into a transaction"
        try:
            return self.connection.execute(sql, values).lastrowid or 0
        except SQLITE_ERRORS as error:
            raise StoreFault.of(error) from error

    def change_many(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement for each of the rows, inside a transaction."""
        assert self.connection.in_transaction, "a change belongs into a transaction"
        try:
            self.connection.executemany(sql, rows)
        except SQLITE_ERRORS as error:
            raise StoreFault.of(error) from error

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; on the disk when it ends. Inside another one it is a part of that."""
        if self.connection.in_transaction:
            yield
            return
        if self.file is not None and not self.file.exists():
            self._bring_back(self.file)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            yield
            self.connection.execute("COMMIT")
        except BaseException as error:
            with suppress(*SQLITE_ERRORS):
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
            if isinstance(error, SQLITE_ERRORS):
                raise StoreFault.of(error) from error
            raise

    def wait_for_others(self, seconds: float) -> None:
        """How long a write waits for another program before it fails."""
        self._patience = seconds
        self.connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    def _bring_back(self, file: Path) -> None:
        """The file was removed under the program's feet, with its folder perhaps. The connection still has all that was
        in it: write it again in its place, or say that it is gone."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection.execute("VACUUM INTO ?", (str(file),))
            connection = connect(file.as_uri(), self._patience)
            connection.execute("PRAGMA journal_mode = WAL")
            for pragma in CAREFUL:
                connection.execute(pragma)
        except (OSError, *SQLITE_ERRORS) as error:
            raise StoreFault(FaultKind.GONE, str(error)) from error
        self.close()
        self.connection = connection

    def close(self) -> None:
        """Close the file; what was stored is in it."""
        with suppress(*SQLITE_ERRORS):
            self.connection.close()


def moment(seconds: Any) -> datetime:
    """A stored time as a date; a broken one is the first of all."""
    try:
        return datetime.fromtimestamp(float(seconds), UTC)
    except (TypeError, ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)
