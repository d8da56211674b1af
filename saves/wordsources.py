"""Where a word bank's words come from: a file, several, a folder or a zip, read within bounds.

Only plain files are read. What a folder or a zip holds beside them (devices, pipes, links, folders of folders without
end, archives that unpack to more than any list of words) is passed over or refused; nothing is ever unpacked to disk.
"""

import os
import stat
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from game.aprologados.wordbank import LARGEST, WordBankError

MOST_FILES = 2_000
DEEPEST = 8
CHUNK = 1 << 20
#: What a folder or a zip may hold that is no list of words.
OTHER_KINDS = frozenset(
    {".aff", ".bz2", ".dawg", ".db", ".doc", ".docx", ".exe", ".gif", ".gz", ".htm", ".html", ".ico", ".jpeg", ".jpg"}
    | {".js", ".json", ".md", ".mp3", ".odt", ".pdf", ".png", ".py", ".rar", ".sh", ".svg", ".toml", ".xls", ".xlsx"}
    | {".xml", ".xz", ".yaml", ".yml", ".zip", ".7z"}
)

Files = list[tuple[str, bytes]]


def read_sources(paths: Sequence[Path]) -> Files:
    """The files that these paths name or hold, each with its name. Raises WordBankError with a sentence."""
    found: Files = []
    room = LARGEST
    for path in paths:
        for name, content in _read(path, room):
            room -= len(content)
            found.append((name, content))
            if len(found) > MOST_FILES:
                raise WordBankError("too_many_files", f"Over {MOST_FILES} files are too many for one word bank.")
    if not found:
        raise WordBankError("no_files", "There is no text file in it.")
    return found


def _read(path: Path, room: int) -> Iterator[tuple[str, bytes]]:
    """The files of one path: of a folder all below it, of a zip all in it."""
    try:
        if path.is_dir():
            yield from _read_folder(path, room)
            return
        content = read_plain(path, room)
    except OSError as error:
        raise WordBankError("unreadable", f"The file {path} cannot be read: {error.strerror}.") from error
    if content.startswith(b"PK\x03\x04") and zipfile.is_zipfile(path):
        yield from _read_zip(path, room)
    else:
        yield path.name, content


def read_plain(path: Path, room: int = LARGEST) -> bytes:
    """The content of a plain file of at most so many bytes; anything else is refused before it is read."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise WordBankError("not_plain", f"{path} is no plain file.")
        content = file.read(room + 1)
    if len(content) > room:
        raise _too_large()
    return content


def _read_folder(folder: Path, room: int) -> Iterator[tuple[str, bytes]]:
    """The files below a folder in the order of their names. Links are not followed, hidden files are not read."""
    root = len(folder.parts)
    seen = 0
    for place, folders, names in os.walk(folder, followlinks=False):
        here = Path(place)
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        if len(here.parts) - root >= DEEPEST:
            folders.clear()
        for name in sorted(names):
            seen += 1
            if seen > 10 * MOST_FILES:
                raise WordBankError("too_many_files", f"Over {MOST_FILES} files are too many for one word bank.")
            path = here / name
            if name.startswith(".") or path.suffix.lower() in OTHER_KINDS or not stat.S_ISREG(path.lstat().st_mode):
                continue
            content = read_plain(path, room)
            room -= len(content)
            yield path.relative_to(folder).as_posix(), content


def _read_zip(path: Path, room: int) -> Iterator[tuple[str, bytes]]:
    """The files of a zip, read in memory. What it says of its sizes is not believed; a name that leads out of it is."""
    try:
        with zipfile.ZipFile(path) as archive:
            members = [member for member in archive.infolist() if not member.is_dir()]
            if len(members) > MOST_FILES:
                raise WordBankError("too_many_files", f"Over {MOST_FILES} files are too many for one word bank.")
            for member in sorted(members, key=lambda member: member.filename):
                name = PurePosixPath(member.filename.replace("\\", "/"))
                if name.is_absolute() or ".." in name.parts or ":" in name.parts[0]:
                    raise WordBankError("unsafe", f"The zip has a file that would lie outside of it: {name}.")
                if name.name.startswith(".") or name.parts[0] == "__MACOSX" or name.suffix.lower() in OTHER_KINDS:
                    continue
                content = _read_member(archive, member, room)
                room -= len(content)
                yield name.as_posix(), content
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, zlib.error) as error:
        if isinstance(error, WordBankError):
            raise
        raise WordBankError("bad_zip", f"The zip {path.name} is damaged, or has a password.") from error


def _read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, room: int) -> bytes:
    parts = []
    with archive.open(member) as file:
        while part := file.read(min(CHUNK, room + 1)):
            room -= len(part)
            if room < 0:
                raise _too_large()
            parts.append(part)
    return b"".join(parts)


def _too_large() -> WordBankError:
    return WordBankError("too_large", f"This is too large for a list of words: over {LARGEST} bytes.")
