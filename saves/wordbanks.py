"""The word banks that a user has added, one compiled file each in the data folder: `banks/medicina.castellano.dawg`.

Beside them lie their more common halves (`common/`), the house's own words (`house/`), and the banks that were removed
(`retired/`): matches that were played with them can still be shown. When another bank is added under the name of one
that was removed, it is that bank's next state (`medicina~2`), so that no match ever changes its words.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from game.aprologados import banks
from game.aprologados.amended import Changes
from game.aprologados.banks import STATE
from game.aprologados.dawg import Progress
from game.aprologados.lexicon import LexiconError
from game.aprologados.openings import too_small
from game.aprologados.parts import PACKAGED
from game.aprologados.tiles import languages, load_tiles
from game.aprologados.wordbank import LARGEST, Report, WordBankError
from saves.housewords import MOST_WORDS, HouseWord, HouseWords, bank_of, checked_note, checked_word
from saves.store import data_folder

__all__ = ["LARGEST", "HouseWord", "WordBanks"]

FOLDER = "banks"
COMMON, HOUSE, RETIRED = "common", "house", "retired"
NAME = re.compile(r"[a-zñ0-9_]{1,30}")
STATE_NAME = re.compile(rf"{NAME.pattern}(?:{STATE}[0-9]{{1,9}})?")


class WordBanks:
    """A user's own banks and words. `install` makes the game find them by name."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (folder or data_folder()) / FOLDER
        self._house = HouseWords(self._folder / HOUSE)

    def install(self) -> None:
        """Let the game offer and load these banks."""
        banks.set_provider(self.content, self.names, self)

    # -- banks -------------------------------------------------------------------------------------------------

    def names(self) -> dict[str, str]:
        """Each bank that is offered with its language."""
        return {bank_of(state): language for state, language in _listed(self._folder).items()}

    def content(self, name: str) -> bytes:
        """A compiled bank, offered or removed, or with `_comun` its more common half; KeyError if there is none."""
        stem = name.removesuffix(banks.COMMON)
        path = self._path(name) or (self._path(stem, COMMON) if stem != name else None)
        if path is None:
            raise KeyError(name)
        try:
            return path.read_bytes()
        except OSError as error:
            raise LexiconError(f"Its file cannot be read: {error.strerror}.") from error

    def add(
        self,
        name: str,
        source: Path | Sequence[Path],
        language: str,
        progress: Progress | None = None,
        names: bool = True,
    ) -> Report:
        """Compile files, folders or zips with a word a line and keep them as one bank; what was dropped and why.

        Without `names` what is written with a capital is left out. What `progress` raises stops the work at once.
        Raises WordBankError with a sentence if the name, the language or the files will not do.
        """
        own = (PACKAGED, *languages(), *banks.BESIDE)
        if not NAME.fullmatch(name) or name.removesuffix(banks.COMMON) in own or name.endswith(banks.COMMON):
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
        from saves.bankmaker import make_bank  # processes and zips: the program starts without them

        made = make_bank([source] if isinstance(source, Path) else [*source], language, progress, names)
        state = self._next_state(name) if self._states(name) else name
        file = f"{state}.{language}{banks.SUFFIX}"
        self._write(self._folder / COMMON / file, made.common)
        self._write(self._folder / file, made.data)
        banks.forget(state)
        return made.report

    def remove(self, name: str) -> None:
        """Offer a bank no more. Matches that were played with it can still be shown. KeyError if there is none."""
        state = next(state for state in (*_listed(self._folder), None) if state is None or bank_of(state) == name)
        if state is None:
            raise KeyError(name)
        file = f"{state}.{self.names()[name]}{banks.SUFFIX}"
        try:
            for folder in (self._folder / COMMON, self._folder):
                if (folder / file).exists():
                    (folder / RETIRED).mkdir(parents=True, exist_ok=True)
                    (folder / file).replace(folder / RETIRED / file)
        except OSError as error:
            raise WordBankError("not_written", f"The word bank cannot be removed: {error.strerror}.") from error
        banks.forget(state)

    def too_small(self, name: str) -> float | None:
        """The share of opening racks that can lay a word, if a bank is too small to play with; else None."""
        return too_small(banks.load(self.current(name)), load_tiles(self.language(name)))

    # -- the house's own words ---------------------------------------------------------------------------------

    def house_words(self, bank: str) -> list[HouseWord]:
        """What the house adds to a bank and strikes from it now, in alphabetical order."""
        return self._house.read(self.current(bank))

    def add_word(self, bank: str, word: str, note: str = "") -> None:
        """Take a word into a bank, whatever the bank says. KeyError if there is no such bank."""
        self._change(bank, word, True, note)

    def strike_word(self, bank: str, word: str, note: str = "") -> None:
        """Take a word out of a bank. KeyError if there is no such bank."""
        self._change(bank, word, False, note)

    def forget_word(self, bank: str, word: str) -> None:
        """Let the bank decide about a word again."""
        word = checked_word(word, load_tiles(self.language(bank)).letters)
        kept = [item for item in self.house_words(bank) if item.word != word]
        if len(kept) < len(self.house_words(bank)):
            self._house.write(self._next_state(bank_of(bank)), kept)

    def _change(self, bank: str, word: str, added: bool, note: str) -> None:
        plain = checked_word(word, load_tiles(self.language(bank)).letters)
        kept = [item for item in self.house_words(bank) if item.word != plain]
        if len(kept) >= MOST_WORDS:
            raise WordBankError("too_many", f"A house has up to {MOST_WORDS} words of its own; make a bank of them.")
        self._house.write(self._next_state(bank_of(bank)), [*kept, HouseWord(plain, added, checked_note(note))])

    # -- states, as `banks.States` asks ------------------------------------------------------------------------

    def current(self, name: str) -> str:
        """The latest state of a bank."""
        bank = bank_of(name)
        return _named(bank, max(self._states(bank), default=0))

    def language(self, name: str) -> str:
        """The language of a bank or of a state of one, also if it was removed. KeyError if unknown."""
        if name != bank_of(name) and _number(name) not in self._states(bank_of(name)):
            raise KeyError(name)
        packaged = {**{language: language for language in languages()}, **banks.BESIDE}
        return packaged.get(bank_of(name)) or self._compiled()[self._made_of(name)]

    def changes(self, name: str) -> tuple[str, Changes] | None:
        """The bank that a state is made of, and the house's changes to it; None if it is a bank as it is."""
        return (self._made_of(name), self._house.changes(name)) if self._house.exists(name) else None

    def _made_of(self, state: str) -> str:
        """The compiled bank of a state: the last one of its name up to then."""
        bank = bank_of(state)
        numbers = [_number(name) for name in self._compiled() if bank_of(name) == bank]
        return _named(bank, max((number for number in numbers if number <= _number(state)), default=0))

    def _states(self, bank: str) -> set[int]:
        """The numbers of the states of a bank: those of its compiled files, and of the house's changes to them."""
        return {_number(name) for name in self._compiled() if bank_of(name) == bank} | set(self._house.numbers(bank))

    def _next_state(self, bank: str) -> str:
        return _named(bank, max(self._states(bank), default=0) + 1)

    # -- files -------------------------------------------------------------------------------------------------

    def _compiled(self) -> dict[str, str]:
        """The states that have a file of their own, offered or not, each with its language."""
        return {**_listed(self._folder / RETIRED), **_listed(self._folder)}

    def _path(self, name: str, part: str = "") -> Path | None:
        """The file of a bank that is offered, or of one that was."""
        for folder in (self._folder / part, self._folder / part / RETIRED):
            language = _listed(folder).get(name)
            if language:
                return folder / f"{name}.{language}{banks.SUFFIX}"
        return None

    def _write(self, target: Path, data: bytes) -> None:
        part = target.with_suffix(".part")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
            part.replace(target)
        except OSError as error:
            raise WordBankError("not_written", f"The word bank cannot be kept: {error.strerror}.") from error
        finally:
            part.unlink(missing_ok=True)


def _listed(folder: Path) -> dict[str, str]:
    """The states whose files lie in a folder, each with its language."""
    found = {}
    for path in sorted(folder.glob(f"*.*{banks.SUFFIX}")) if folder.is_dir() else []:
        name, _, language = path.name.removesuffix(banks.SUFFIX).rpartition(".")
        if STATE_NAME.fullmatch(name) and language in languages():
            found[name] = language
    return found


def _number(state: str) -> int:
    return int(state.partition(STATE)[2] or 0)


def _named(bank: str, number: int) -> str:
    return f"{bank}{STATE}{number}" if number else bank
