"""A league's folder: what it is played by, a line for every game played, and every game as files to study (R6).

The journal only ever grows at its end, and a game counts once its line is there, whole. After a kill at any moment
there is at most one line cut short; it is taken off, and its game is played again from the same seed, to the same end.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from game.arena.record import BadRecord, Record
from saves.lock import Locks

JOURNAL = "journal.jsonl"
GAMES = "games"
OURS, ROBOBRISCA = ".txt", ".robobrisca"
"""What the names of a game's two files end in: our match text, and RoboBrisca's own format."""


class JournalInUse(Exception):
    """Another league writes in that folder."""


class Journal:
    """The folder. `open` it to write; reading changes nothing but a last line that was cut."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: BinaryIO | None = None
        self._locks: Locks | None = None

    # -- the lines ---------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """The whole lines that there are."""
        path = self.folder / JOURNAL
        if not path.exists():
            return
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line.decode("utf-8", "replace")

    def open(self) -> None:
        """Begin to write: whatever was cut short goes. One league writes at a time: JournalInUse."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._locks = Locks(self.folder / "lock")
        if not self._locks.take(0):
            self.close()
            raise JournalInUse(str(self.folder))
        path = self.folder / JOURNAL
        self._file = path.open("r+b" if path.exists() else "x+b")
        whole = self._file.read().rfind(b"\n") + 1
        self._file.truncate(whole)
        self._file.seek(whole)

    def add(self, record: Record) -> None:
        """Keep a game: what was printed in it, its line, surely on the disk, then its files."""
        if self._file is None:
            raise BadRecord("the journal is closed")
        for seat, prints in enumerate(record.prints):
            if prints:
                write_whole(self.prints_file(record.fixture.key, seat), prints)
        self._file.write(record.line().encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.write_game(record)

    def write_game(self, record: Record) -> None:
        """Write the game's files, unless they are there."""
        for suffix, text in ((OURS, record.text), (ROBOBRISCA, record.robobrisca)):
            path = self.game_file(record.fixture.key, suffix)
            if not path.exists():
                write_whole(path, text())

    def game_file(self, key: str, suffix: str = OURS) -> Path:
        """Where a game lies."""
        return (self.folder / GAMES).joinpath(*key.split("/")).with_suffix(suffix)

    def prints_file(self, key: str, seat: int) -> Path:
        """Where lies what the bot at that seat printed in a game, if it printed anything."""
        return self.game_file(key).with_suffix(f".seat-{seat}.prints")

    def close(self) -> None:
        """Let others write."""
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._locks is not None:
            self._locks.close()
            self._locks = None

    # -- small files beside them -------------------------------------------------------------------------------

    def note(self, name: str) -> dict[str, Any] | None:
        """What was kept under that name. ValueError if it cannot be read."""
        path = self.folder / f"{name}.json"
        if not path.exists():
            return None
        found = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise ValueError(f"{path} holds no table")
        return found

    def keep(self, name: str, values: dict[str, Any]) -> None:
        """Keep some values under a name."""
        write_whole(self.folder / f"{name}.json", json.dumps(values, ensure_ascii=False, indent=1) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever sees a part of it; the folders above it are made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)
