"""Matches as text files that people can keep, read and send."""

import re
import unicodedata
from collections.abc import Sequence
from datetime import datetime
from errno import EFBIG
from itertools import count
from os import strerror
from pathlib import Path

from game.core import BadMatch, Seat
from saves.matches import MatchLine
from saves.store import Store

LARGEST = 2_000_000  # bytes; the longest match is far shorter


def file_name(line: MatchLine) -> str:
    """A name for the file of a match that every system takes: `brisca-20261118-ana-rosa.txt`."""
    return stem(line.game, line.started, line.seats) + ".txt"


def stem(game: str, moment: datetime, seats: Sequence[Seat]) -> str:
    """What the name of a match's file begins with: its game, its day, its players."""
    plain = unicodedata.normalize("NFKD", " ".join(seat.name for seat in seats))
    names = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")[:40].strip("-")
    return "-".join(filter(None, (game, f"{moment.astimezone():%Y%m%d}", names)))


def write_new(folder: Path, stem: str, suffix: str, text: str) -> Path:
    """Write a text under a name that nothing has yet: `stem.gcg`, or else `stem-2.gcg`. Raises OSError."""
    for number in count(1):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{suffix}"
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def read_text(path: Path) -> str:
    """A text file of at most the size of the longest match, in UTF-8 or Latin-1. Raises OSError."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise OSError(EFBIG, strerror(EFBIG))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def export_file(store: Store, match: int, path: Path) -> None:
    """Write a match to a file: whole, or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(store.matches.export(match), encoding="utf-8", newline="\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def import_file(store: Store, path: Path) -> int:
    """Keep the match of a file; its number. Raises BadMatch if it is none, OSError if it cannot be read."""
    if path.stat().st_size > LARGEST:
        raise BadMatch(1, f"the file is too large for a match: over {LARGEST} bytes")
    text = path.read_bytes().decode("utf-8-sig", "replace")
    return store.matches.import_text(text)
