"""Who has which match open, across copies of the program.

Every lock is a byte of one small file, locked by the operating system: it lets go of it when the program ends, however
it ends, so there are no stale locks and no heartbeats. Byte 0 is held while a copy opens the database, one of the
bytes of COPIES as long as a copy runs, and byte FIRST_MATCH + n while match n is open.

The system counts locks by process; the table of holders here tells two stores within one process apart as well.
"""

import errno
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from saves.faults import FaultKind, StoreFault

OPENING = 0
COPIES = range(1, 64)
FIRST_MATCH = 1000
PATIENCE = 10.0

if os.name == "nt":  # pragma: no cover - the other half runs here
    import msvcrt

    def _system_lock(descriptor: int, place: int) -> None:
        os.lseek(descriptor, place, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

    def _system_unlock(descriptor: int, place: int) -> None:
        os.lseek(descriptor, place, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:
    import fcntl

    def _system_lock(descriptor: int, place: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)

    def _system_unlock(descriptor: int, place: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_UN, 1, place)


class _Bytes:
    """The lock file as this process has it open: once, since closing it would let go of every lock."""

    opened: dict[Path, "_Bytes"] = {}

    def __init__(self, path: Path) -> None:
        self.path = path
        self.descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        self.holders: dict[int, Locks] = {}
        self.users = 0

    def take(self, place: int, owner: "Locks") -> bool:
        if place in self.holders:
            return self.holders[place] is owner
        try:
            _system_lock(self.descriptor, place)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                return False
            # A folder that knows no locks (some network drives): better to play than to refuse.
        self.holders[place] = owner
        return True

    def give(self, place: int) -> None:
        del self.holders[place]
        with suppress(OSError):
            _system_unlock(self.descriptor, place)


class Locks:
    """The locks of one store. Without a file (a store in memory) everything is free."""

    def __init__(self, path: Path | None = None) -> None:
        self._file: _Bytes | None = None
        if path is not None:
            path = path.resolve()
            self._file = _Bytes.opened.get(path) or _Bytes(path)
            _Bytes.opened[path] = self._file
            self._file.users += 1
            self._copy = next((place for place in COPIES if self._file.take(place, self)), OPENING)

    @contextmanager
    def opening(self, sleep: Callable[[float], None] = time.sleep) -> Iterator[None]:
        """Hold the right to open, and if need be repair, the database; wait for another copy that does."""
        assert self._file is not None
        waited = 0.0
        while not self._file.take(OPENING, self):
            if waited >= PATIENCE:
                raise StoreFault(FaultKind.BUSY, "another copy of the program has been opening the file for too long")
            sleep(0.05)
            waited += 0.05
        try:
            yield
        finally:
            self._file.give(OPENING)

    def others_running(self) -> bool:
        """Whether another copy of the program works in this folder."""
        return any(not self._free(place) for place in COPIES if place != self._copy)

    def take(self, match: int) -> bool:
        """Open a match; False if another copy has it."""
        return self._file is None or self._file.take(FIRST_MATCH + match, self)

    def give(self, match: int) -> None:
        """Let go of a match, if it is ours."""
        place = FIRST_MATCH + match
        if self._file is not None and self._file.holders.get(place) is self:
            self._file.give(place)

    def elsewhere(self, match: int) -> bool:
        """Whether another copy has that match open."""
        return self._file is not None and not self._free(FIRST_MATCH + match)

    def _free(self, place: int) -> bool:
        assert self._file is not None
        if self._file.holders.get(place) is self:
            return True
        if not self._file.take(place, self):
            return False
        self._file.give(place)
        return True

    def close(self) -> None:
        """Let go of everything."""
        file, self._file = self._file, None
        if file is None:
            return
        for place in [place for place, owner in file.holders.items() if owner is self]:
            file.give(place)
        file.users -= 1
        if file.users == 0:
            del _Bytes.opened[file.path]
            os.close(file.descriptor)
