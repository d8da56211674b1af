"""Opening the database, whatever has become of it: the program always starts, and nothing is ever overwritten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from saves import schema
from saves.database import CAREFUL, Clock, Database, connect
from saves.faults import SQLITE_ERRORS, FaultKind, Notice, NoticeKind, StoreFault, fault_kind
from saves.lock import Locks
from saves.salvage import Salvage

FILE = "sobremesa.db"
LOCK_FILE = "sobremesa.lock"


@dataclass
class Opened:
    """An open database. `file` is None if it is in memory and will be gone with this run."""

    database: Database
    locks: Locks
    file: Path | None
    notices: list[Notice]


def open_in(folder: Path, clock: Clock) -> Opened:
    """The database of a folder; set aside and begun anew if damaged; in memory if nothing can be written there."""
    locks = Locks()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        locks = Locks(folder / LOCK_FILE)
        with locks.opening():
            return _open_file(folder / FILE, clock, locks)
    except (OSError, StoreFault, *SQLITE_ERRORS) as error:
        locks.close()
        notice = Notice(NoticeKind.NOT_KEPT, folder=folder, fault=fault_kind(error), why=str(error))
        return Opened(Database(_in_memory(folder / FILE), clock), Locks(), None, [notice])


def _open_file(path: Path, clock: Clock, locks: Locks) -> Opened:
    notices = []
    if _is_newer(path):
        beside = path.with_name(f"{path.stem}-v{len(schema.MIGRATIONS)}{path.suffix}")
        notices.append(Notice(NoticeKind.NEWER_VERSION, file=path, used=beside))
        path = beside
    try:
        connection = _sound(path)
    except SQLITE_ERRORS as error:
        if fault_kind(error) is not FaultKind.DAMAGED and not isinstance(error, Damaged):
            raise
        if locks.others_running():  # it still writes there; moving the file away would lose what it writes
            raise StoreFault(FaultKind.DAMAGED_IN_USE, str(error)) from error
        aside = _set_aside(path, clock)
        connection = _sound(path)
        salvage = Salvage(connection, clock)
        salvage.read(aside)
        notices.append(
            Notice(
                NoticeKind.DAMAGED_FILE,
                file=aside,
                why=str(error),
                kept=salvage.kept,
                partial=salvage.partial,
                lost=salvage.lost,
            )
        )
    return Opened(Database(connection, clock, path), locks, path, notices)


class Damaged(sqlite3.DatabaseError):
    """A file that SQLite can open, but that is not whole, or not ours."""


def _sound(path: Path) -> sqlite3.Connection:
    """A connection to a file that is whole, of our version, and can be written; makes a new one if there is none."""
    if path.exists():
        _check(path)
    with _closed_on_error(connect(path.resolve().as_uri())) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        _prepare(connection)
        connection.execute("BEGIN IMMEDIATE")  # a write that changes nothing, to know now whether it can be done
        connection.execute(f"PRAGMA user_version = {schema.version(connection)}")
        connection.execute("COMMIT")
        return connection


def _check(path: Path) -> None:
    """Raise an error if the file is damaged. Only reads: SQLite tidies up what it opens for writing, damaged or not."""
    if path.stat().st_size == 0:
        raise Damaged("the file is empty")
    with closing(connect(path.resolve().as_uri() + "?mode=ro")) as connection:
        has_tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0
        if has_tables and connection.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
            raise Damaged("the file is the database of another program")
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Damaged(found)


def _prepare(connection: sqlite3.Connection) -> None:
    """Settings of a connection, and the tables as they are now."""
    for pragma in CAREFUL:
        connection.execute(pragma)
    schema.migrate(connection)
    present = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not present.issuperset(schema.TABLES):
        raise Damaged(f"tables are missing: {', '.join(set(schema.TABLES) - present)}")


def _is_newer(path: Path) -> bool:
    """Whether a newer program wrote the file. Asked of its header, so that the file is not even opened by SQLite."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return False
    ours = header[68:72] == schema.APPLICATION.to_bytes(4, "big")
    return ours and int.from_bytes(header[60:64], "big") > len(schema.MIGRATIONS)


def _set_aside(path: Path, clock: Clock) -> Path:
    """Move a damaged file and what belongs to it out of the way, under a name that says when."""
    stem = f"{path.stem}-damaged-{datetime.fromtimestamp(clock()):%Y%m%d-%H%M%S}"
    aside = path.with_name(stem + path.suffix)
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{stem}-{count}{path.suffix}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


def _in_memory(path: Path) -> sqlite3.Connection:
    """A database for this run only, with a copy of what can be read of the file."""
    for how in ("?mode=ro", "?mode=ro&immutable=1"):
        with suppress(OSError, *SQLITE_ERRORS), _closed_on_error(connect(":memory:")) as connection:
            if not path.is_file() or _is_newer(path):
                continue
            with closing(connect(path.resolve().as_uri() + how)) as source:
                source.backup(connection)
            if connection.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
                raise Damaged("the file is the database of another program")
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise Damaged("the file is not whole")
            _prepare(connection)
            return connection
    connection = connect(":memory:")
    _prepare(connection)
    return connection


@contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    except BaseException:
        connection.close()
        raise
