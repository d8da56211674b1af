"""A folder of bots as plain values, so that another computer can lay it out again; and what our own code is there.

What goes along is what a bot may read: all in its folder but what is hidden and what only points elsewhere.
"""

import os
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from platform import python_version_tuple
from tempfile import TemporaryDirectory
from threading import Lock

from arena.child import PROGRAM

LARGEST = 64 << 20
"""Bytes of a folder that goes along."""
AT_ONCE = 8
"""Folders that are laid out at a time: those of a league are three at most."""
CACHED = "__pycache__"

Bundle = tuple[tuple[str, bytes], ...]
"""Every file's path below the folder, with slashes, and what is in it."""

_laying_out = Lock()


class TooLarge(Exception):
    """The folder holds more than goes along."""


def pack(folder: Path) -> Bundle:
    """The folder as plain values."""
    found, size = [], 0
    for file in _files(folder):
        size += file.stat().st_size
        if size > LARGEST:
            raise TooLarge(str(folder))
        found.append((file.relative_to(folder).as_posix(), file.read_bytes()))
    return tuple(found)


def laid_out(bundle: Bundle, above: str | None = None) -> Path:
    """Where the bundle lies as a folder: once for all games of this process, gone at its end."""
    with _laying_out:
        return Path(_unpacked(bundle, above).name).resolve()


@cache
def our_code() -> str:
    """A digest of all that decides what comes out of a game: the arena, the rules, the version of Python."""
    digest = sha256(".".join(python_version_tuple()[:2]).encode())
    for package in ("arena", "game"):
        for file in sorted((PROGRAM / package).rglob("*.py")):
            digest.update(file.relative_to(PROGRAM).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != CACHED)
        for name in sorted(names):
            file = Path(where, name)
            if not name.startswith(".") and not file.is_symlink() and file.is_file():
                yield file


@lru_cache(AT_ONCE)
def _unpacked(bundle: Bundle, above: str | None) -> TemporaryDirectory[str]:
    folder = TemporaryDirectory(prefix="sobremesa-", dir=above)
    for path, data in bundle:
        file = Path(folder.name, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder
