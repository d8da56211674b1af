"""Matches as text files that people can keep, read and send."""

import re
import unicodedata
from pathlib import Path

from game.core import BadMatch
from saves.matches import MatchLine
from saves.store import Store

LARGEST = 2_000_000  # bytes; the longest match is far shorter


def file_name(line: MatchLine) -> str:
    """A name for the file of a match that every system takes: `brisca-20261118-ana-rosa.txt`."""
    plain = unicodedata.normalize("NFKD", " ".join(seat.name for seat in line.seats))
    names = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")[:40].strip("-")
    return "-".join(filter(None, (line.game, f"{line.started.astimezone():%Y%m%d}", names))) + ".txt"


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
