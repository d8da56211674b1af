"""The word banks that a user has added, one compiled file each in the data folder: `banks/medicina.castellano.dawg`."""

import re
from pathlib import Path

from game.aprologados import banks
from game.aprologados.dawg import Progress
from game.aprologados.lexicon import LexiconError
from game.aprologados.parts import PACKAGED
from game.aprologados.tiles import languages, load_tiles
from game.aprologados.wordbank import Report, WordBankError, compile_bank
from saves.store import data_folder

FOLDER = "banks"
NAME = re.compile(r"[a-zñ0-9_]{1,30}")
LARGEST = 100_000_000  # bytes of a text; the largest known list has 20 million


class WordBanks:
    """A user's own banks. `install` makes the game find them by name."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (folder or data_folder()) / FOLDER

    def install(self) -> None:
        """Let the game offer and load these banks."""
        banks.set_provider(self.content, self.names)

    def names(self) -> dict[str, str]:
        """Each bank with its language."""
        found = {}
        for path in sorted(self._folder.glob(f"*.*{banks.SUFFIX}")) if self._folder.is_dir() else []:
            name, _, language = path.name.removesuffix(banks.SUFFIX).rpartition(".")
            if NAME.fullmatch(name) and language in languages():
                found[name] = language
        return found

    def content(self, name: str) -> bytes:
        """The compiled bank; KeyError if there is none of that name."""
        try:
            return self._path(name, self.names()[name]).read_bytes()
        except OSError as error:
            raise LexiconError(f"Its file cannot be read: {error.strerror}.") from error

    def add(self, name: str, path: Path, language: str, progress: Progress | None = None) -> Report:
        """Compile a text file with a word a line and keep it under a name; what was dropped and why.

        Raises WordBankError with a sentence if the name, the language or the file will not do.
        """
        if not NAME.fullmatch(name) or name == PACKAGED or name.removesuffix(banks.COMMON) in languages():
            raise WordBankError(
                "name",
                f"A word bank cannot be called «{name}»: use small letters, digits and _, "
                "up to 30, and no name of the program's own banks.",
            )
        if name in self.names():
            raise WordBankError("taken", f"There is already a word bank «{name}». Remove it first.")
        if language not in languages():
            raise WordBankError(
                "language", f"There are no tiles for «{language}»; there are for {', '.join(languages())}."
            )
        data, report = compile_bank(_read(path), language, progress, load_tiles(language).letters)
        target = self._path(name, language)
        part = target.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
            part.replace(target)
        except OSError as error:
            raise WordBankError("not_written", f"The word bank cannot be kept: {error.strerror}.") from error
        finally:
            if part.exists():
                part.unlink()
        banks.forget(name)
        return report

    def remove(self, name: str) -> None:
        """Take a bank away; matches that were played with it cannot be opened any more. KeyError if there is none."""
        self._path(name, self.names()[name]).unlink()
        banks.forget(name)

    def _path(self, name: str, language: str) -> Path:
        return self._folder / f"{name}.{language}{banks.SUFFIX}"


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise WordBankError("too_large", f"The file is too large for a list of words: over {LARGEST} bytes.")
        return path.read_bytes()
    except OSError as error:
        raise WordBankError("unreadable", f"The file {path} cannot be read: {error.strerror}.") from error
