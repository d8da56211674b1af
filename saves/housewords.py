"""A house's own words: what it adds to a bank and what it strikes from it, each with a note. One state per change.

`house/castellano~3.txt` is the third state of the bank `castellano`: all its changes at that time. A match names the
state that it was begun with, so that it can be shown for ever, whatever has become of the house's words.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.aprologados.amended import Changes
from game.aprologados.banks import STATE
from game.aprologados.lexicon import normalise
from game.aprologados.wordbank import LONGEST, SHORTEST, WordBankError

LONGEST_NOTE = 200
MOST_WORDS = 5_000
_FILE = re.compile(r"([a-zñ0-9_]{1,30})~([0-9]{1,9})\.txt")


@dataclass(frozen=True)
class HouseWord:
    """A word that the house adds (or strikes, if not `added`), and why."""

    word: str
    added: bool
    note: str = ""


def bank_of(name: str) -> str:
    """The bank of a state: `castellano` of `castellano~3`."""
    return name.partition(STATE)[0]


class HouseWords:
    """The changes to each bank, kept in a folder. They last when the program ends, and are never rewritten."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def numbers(self, bank: str) -> list[int]:
        """The states of a bank in their order."""
        found = [_FILE.fullmatch(path.name) for path in self._folder.glob(f"{bank}{STATE}*.txt")]
        return sorted(int(match[2]) for match in found if match and match[1] == bank)

    def exists(self, state: str) -> bool:
        """Whether there is such a state."""
        match = _FILE.fullmatch(f"{state}.txt")
        return match is not None and (self._folder / match[0]).is_file()

    def read(self, state: str) -> list[HouseWord]:
        """The changes of a state in alphabetical order; a line that makes no sense is passed over."""
        try:
            text = (self._folder / f"{state}.txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return []
        found = {}
        for line in text.splitlines():
            change, _, note = line.partition("\t")
            if change[:1] in ("+", "-") and change[1:]:
                found[change[1:]] = HouseWord(change[1:], change[0] == "+", note)
        return [found[word] for word in sorted(found)]

    def changes(self, state: str) -> Changes:
        """What a state adds and strikes."""
        words = self.read(state)
        return Changes(
            frozenset(item.word for item in words if item.added),
            frozenset(item.word for item in words if not item.added),
        )

    def write(self, state: str, words: Iterable[HouseWord]) -> None:
        """Keep a new state of a bank."""
        lines = [f"{'+' if item.added else '-'}{item.word}\t{item.note}\n" for item in words]
        path = self._folder / f"{state}.txt"
        part = path.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_text("".join(lines), encoding="utf-8", newline="\n")
            part.replace(path)
        except OSError as error:
            raise WordBankError("not_written", f"The word cannot be kept: {error.strerror}.") from error
        finally:
            part.unlink(missing_ok=True)


def checked_word(text: str, letters: str) -> str:
    """A word as banks hold it. Raises WordBankError if the board or the tiles cannot have it."""
    word = normalise(text.strip())
    if not (SHORTEST <= len(word) <= LONGEST and frozenset(letters).issuperset(word)):
        raise WordBankError("no_word", f"«{text.strip()[:40]}» cannot be laid: 2 to 15 letters that the tiles have.")
    return word


def checked_note(text: str) -> str:
    """A note in one line of bounded length."""
    return " ".join(text.split())[:LONGEST_NOTE]
