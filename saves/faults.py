"""What can go wrong with what lasts: typed, so that the window can say it in any language."""

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class NoticeKind(StrEnum):
    """What the user should be told once. The value is the key of its sentence."""

    DAMAGED_FILE = "saves.damaged_file"
    """The file was damaged: set aside as `file`; `kept` matches were saved, `partial` in part, `lost` not."""
    NEWER_VERSION = "saves.newer_version"
    """`file` was written by a newer program: it stays untouched, and this run works with `used` beside it."""
    NOT_KEPT = "saves.not_kept"
    """Nothing can be written in `folder`: what is played now will not be kept. `fault` says why."""
    DAMAGED_MATCH = "saves.damaged_match"
    """The match `match` cannot be read to its end (`why`): it is kept aside, and the others are untouched."""


class FaultKind(StrEnum):
    """Why the store could not be read or written."""

    FULL = "saves.fault.full"
    READ_ONLY = "saves.fault.read_only"
    BUSY = "saves.fault.busy"
    GONE = "saves.fault.gone"
    DAMAGED = "saves.fault.damaged"
    DAMAGED_IN_USE = "saves.fault.damaged_in_use"
    OTHER = "saves.fault.other"


@dataclass(frozen=True)
class Notice:
    """Something that the user should know; which fields are filled in depends on the kind."""

    kind: NoticeKind
    why: str = ""
    file: Path | None = None
    used: Path | None = None
    folder: Path | None = None
    fault: FaultKind | None = None
    match: int | None = None
    kept: int = 0
    partial: int = 0
    lost: int = 0


class SaveError(Exception):
    """The base of all that the store raises, apart from the kernel's BadMatch."""


class StoreFault(SaveError):
    """The file could not be read or written now. What was stored before still stands.

    After a failed `record` the match goes on; the next `record` that succeeds writes what is missing.
    """

    def __init__(self, kind: FaultKind, why: str) -> None:
        self.kind = kind
        self.why = why
        super().__init__(f"{kind.value}: {why}")

    @classmethod
    def of(cls, error: Exception) -> "StoreFault":
        """The fault behind an error of SQLite or of the system."""
        return error if isinstance(error, StoreFault) else cls(fault_kind(error), str(error))


class MatchInUse(SaveError):
    """The match is open in another copy of the program."""

    def __init__(self, match: int) -> None:
        self.match = match
        super().__init__(f"match {match} is open in another copy of the program")


class NoSuchMatch(SaveError):
    """There is no match of that number."""

    def __init__(self, match: int) -> None:
        self.match = match
        super().__init__(f"there is no match {match}")


class MatchClosed(SaveError):
    """The match is finished or discarded, and takes no more moves."""

    def __init__(self, match: int) -> None:
        self.match = match
        super().__init__(f"match {match} is finished or discarded; it takes no more moves")


class NameReason(StrEnum):
    """Why a name is refused."""

    EMPTY = "saves.name.empty"
    TAKEN = "saves.name.taken"


class BadName(SaveError):
    """A name without a visible character, or one that somebody else has."""

    def __init__(self, reason: NameReason, name: str) -> None:
        self.reason = reason
        self.name = name
        super().__init__(f"{reason.value}: '{name}'")


SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What a call of SQLite raises; the second where its own message quotes bytes of a damaged file."""

_KINDS = {
    sqlite3.SQLITE_FULL: FaultKind.FULL,
    sqlite3.SQLITE_READONLY: FaultKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: FaultKind.READ_ONLY,
    sqlite3.SQLITE_PERM: FaultKind.READ_ONLY,
    sqlite3.SQLITE_BUSY: FaultKind.BUSY,
    sqlite3.SQLITE_LOCKED: FaultKind.BUSY,
    sqlite3.SQLITE_CORRUPT: FaultKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: FaultKind.DAMAGED,
}


def fault_kind(error: Exception) -> FaultKind:
    """The kind of fault behind an error of SQLite or of the system."""
    if isinstance(error, StoreFault):
        return error.kind
    if isinstance(error, UnicodeDecodeError):
        return FaultKind.DAMAGED
    if isinstance(error, OSError):
        return FaultKind.FULL if error.errno == 28 else FaultKind.READ_ONLY
    code = getattr(error, "sqlite_errorcode", None)
    return FaultKind.OTHER if code is None else _KINDS.get(code & 0xFF, FaultKind.OTHER)
