"""A word bank of one's own: clean text files of words, compile them, and say what was dropped and why.

Work is bounded by the lines that a file has and by what one of them may hold, whatever somebody feeds it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from game.aprologados.dawg import Progress, pack
from game.aprologados.lexicon import LexiconError, normalise

SHORTEST: Final = 2
LONGEST: Final = 15  # the side of the board

#: The letters that the tiles of each language spell.
LETTERS: Final = {
    "castellano": "abcdefghijlmnñopqrstuvxyz",
    "euskera": "abdefghijklmnoprstuxz",
    "ingles": "abcdefghijklmnopqrstuvwxyz",
}

#: Bounds: the largest list known has 2.5 million forms, and no entry of a dictionary is longer than a few words.
LARGEST: Final = 60_000_000  # bytes of all texts together; the largest known list has 20 million
MOST_WORDS: Final = 3_000_000
LONGEST_LINE: Final = 300
MOST_VARIANTS: Final = 12

ODD_BYTES: Final = 1000  # one control code in so many bytes is a slip in a text; the word that has it is dropped
EXAMPLES: Final = 5
STRIDE: Final = 5_000
CLEANING_SHARE: Final = 0.4  # of the whole progress; the rest is compiling


class Reason(StrEnum):
    """Why a word of a file does not get into the bank; the window has a sentence for each."""

    DUPLICATE = "duplicate"  # already there, also once accents and case are gone
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    NO_TILE = "no_tile"  # a letter that no tile of the language spells
    HYPHEN = "hyphen"  # prefixes, suffixes, compounds
    APOSTROPHE = "apostrophe"
    ABBREVIATION = "abbreviation"  # a full stop, or capitals where the rest of the list has none
    SEVERAL_WORDS = "several_words"
    NOT_A_WORD = "not_a_word"  # digits and signs, and endings that fit no word
    PROPER_NAME = "proper_name"  # a capital where the rest of the list has none, if names are not wanted
    LONG_LINE = "long_line"  # no entry of a word list


@dataclass(slots=True)
class Report:
    """What became of a file."""

    language: str
    encoding: str = ""
    lines: int = 0
    kept: int = 0
    dropped: dict[Reason, int] = field(default_factory=dict)
    examples: dict[Reason, list[str]] = field(default_factory=dict)
    files: list[str] = field(default_factory=list)
    """The files that words came from."""
    skipped: list[tuple[str, str]] = field(default_factory=list)
    """The files that gave none, each with the code of the fault."""

    def drop(self, reason: Reason, text: str) -> None:
        """Count a word out, and keep the first few of each kind to show."""
        self.dropped[reason] = self.dropped.get(reason, 0) + 1
        shown = self.examples.setdefault(reason, [])
        if len(shown) < EXAMPLES and text not in shown:
            shown.append(text[:40])

    def __str__(self) -> str:
        rows = [f"{self.kept} words kept of {self.lines} lines"]
        rows += [
            f"{count} dropped, {reason}: {', '.join(self.examples[reason])}"
            for reason, count in sorted(self.dropped.items(), key=lambda item: -item[1])
        ]
        return "\n".join(rows)


class WordBankError(LexiconError):
    """A file that cannot become a word bank; `code` names the case for the window's own sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class Compiled:
    """A bank made of files: its own file, that of its more common half, and what became of the words."""

    data: bytes
    common: bytes
    report: Report


def compile_bank(
    source: bytes | str | Iterable[str],
    language: str,
    progress: Progress | None = None,
    letters: str | None = None,
    names: bool = True,
) -> tuple[bytes, Report]:
    """The file of a bank (for `Lexicon.from_bytes`) made of a text with a word a line, and its report.

    `source` is the content of a text file, UTF-8 or Latin-1, or lines. `letters` are those that the tiles
    spell, for a language that LETTERS does not know; without `names` words in capitals are left out. `progress`
    hears of fractions from 0 to 1; what it raises stops the work. Raises WordBankError for what is not text or
    leaves no word.
    """
    report = Report(language)
    alphabet = _alphabet(language, letters)
    if isinstance(source, bytes):
        source, report.encoding = decode(source)
    lines = source.splitlines() if isinstance(source, str) else list(source)
    words = clean(lines, alphabet, report, progress, names)
    return pack(_in_order(words), alphabet, _after_cleaning(progress)), report


def compile_files(
    files: Sequence[tuple[str, bytes]],
    language: str,
    everyday: Collection[str] = (),
    progress: Progress | None = None,
    letters: str | None = None,
    names: bool = True,
) -> Compiled:
    """One bank of several files, each a name and its content in an encoding of its own; those that are no text are
    passed over and named in the report, unless there is no other. `everyday` are words that everybody knows.
    """
    report = Report(language)
    alphabet = _alphabet(language, letters)
    words: set[str] = set()
    fault: WordBankError | None = None
    done, size = 0, sum(len(content) for _, content in files) or 1
    encodings = []
    for name, content in files:
        try:
            text, encoding = decode(content)
        except WordBankError as error:
            fault = fault or error
            report.skipped.append((name, error.code))
            continue
        share, before = len(content) / size, done / size

        def cleaning(fraction: float, share: float = share, before: float = before) -> None:
            if progress:
                progress(CLEANING_SHARE * before + fraction * share)

        clean(text.splitlines(), alphabet, report, cleaning, names, words)
        done += len(content)
        report.files.append(name)
        if encoding not in encodings:
            encodings.append(encoding)
    if fault and not report.files:
        raise fault
    report.encoding = ", ".join(encodings)
    data = pack(_in_order(words), alphabet, _after_cleaning(progress))
    return Compiled(data, pack(sorted(common_half(words, everyday)), alphabet), report)


def _alphabet(language: str, letters: str | None) -> str:
    alphabet = letters or LETTERS.get(language)
    if alphabet is None:
        raise WordBankError("language", f"There are no tiles for the language «{language}».")
    return alphabet


def _in_order(words: set[str]) -> list[str]:
    if not words:
        raise WordBankError("empty", "The file has no word that the tiles of this language can spell.")
    return sorted(words)


def _after_cleaning(progress: Progress | None) -> Progress:
    def compiling(fraction: float) -> None:
        if progress:
            progress(CLEANING_SHARE + (1 - CLEANING_SHARE) * fraction)

    return compiling


def common_half(words: Collection[str], everyday: Collection[str] = ()) -> set[str]:
    """The half of a bank that a weaker player knows.

    What can be known of a list without frequencies: everyday words of its language first, then the shorter ones, then
    those whose letters are common in the list itself.
    """
    half = (len(words) + 1) // 2
    buckets: dict[tuple[bool, int], list[str]] = defaultdict(list)
    for word in words:
        buckets[word not in everyday, len(word)].append(word)
    known: set[str] = set()
    for _, bucket in sorted(buckets.items()):
        if len(known) + len(bucket) > half:  # the letters decide where the half ends
            uses = Counter("".join(words))
            bucket.sort(key=lambda word: (-sum(uses[letter] for letter in word), word))
        known.update(bucket[: half - len(known)])
    return known


def decode(data: bytes) -> tuple[str, str]:
    """The text of a file and its encoding: UTF-8, with or without its mark, or else Latin-1."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16"), "utf-16"
        except UnicodeDecodeError:
            raise _not_text() from None
    odd = len(data.translate(None, _PRINTABLE))
    if b"\0" in data or odd * ODD_BYTES > len(data):
        raise _not_text()
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        pass
    text = data.decode("cp1252", errors="replace")
    letters = sum(map(str.isalpha, text))
    foreign = sum(1 for char in text if char > "\x7f" and char not in _LATIN_LETTERS)
    if foreign * 50 > letters:
        raise _not_text()
    return text, "latin-1"


#: Bytes that a text may have: all but the control codes (0x1a ends the files of DOS).
_PRINTABLE: Final = bytes(b for b in range(256) if b >= 32 and b != 127) + b"\t\n\r\f\x1a"
_LATIN_LETTERS: Final = frozenset(
    "áéíóúàèìòùâêîôûäëïöüãõåæœçñýÿøßðþšžÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÄËÏÖÜÃÕÅÆŒÇÑÝŸØÐÞŠŽªº·«»¿¡’‘“”–—…´¨\xa0\xad"
)


def _not_text() -> WordBankError:
    return WordBankError("not_text", "The file is not text. A word bank is a text file with a word a line.")


_APOSTROPHES: Final = "'’‘`´"
_HYPHENS: Final = "-‐‑–—\xad"
_COMMENT: Final = "#"
_ENDING_LETTERS: Final = 3
_LONG_ENDINGS: Final = frozenset({"triz", "desa", "tisa"})


def clean(
    lines: Iterable[str],
    letters: str,
    report: Report,
    progress: Progress | None = None,
    names: bool = True,
    words: set[str] | None = None,
) -> set[str]:
    """The words of the lines that the tiles can spell, once each; the rest is counted in the report.

    They are added to `words` where such are given. Without `names` what begins with a capital is left out, unless
    most of the list does.
    """
    lines = lines if isinstance(lines, list) else list(lines)
    words = set() if words is None else words
    tiles = frozenset(letters)
    in_capitals = 2 * sum(map(str.isupper, lines)) > len(lines)  # then capitals say nothing about a word
    capitals_are_names = not names and 2 * sum(line[:1].isupper() for line in lines) <= len(lines)
    for number, line in enumerate(lines):
        if progress and number % STRIDE == 0:
            progress(CLEANING_SHARE * number / len(lines))
        text = line[: LONGEST_LINE + 1].strip("\ufeff\x1a \t\r\n\xa0")
        if not text or text.startswith(_COMMENT):
            continue
        report.lines += 1
        if len(text) > LONGEST_LINE:
            report.drop(Reason.LONG_LINE, text)
            continue
        for entry in _entries(text):
            word = normalise(entry)
            reason = _fault(entry, word, tiles, in_capitals)
            if reason is None and capitals_are_names and entry[:1].isupper():
                reason = Reason.PROPER_NAME
            if reason is None and word in words:
                reason = Reason.DUPLICATE
            if reason is None:
                words.add(word)
            else:
                report.drop(reason, entry)
        if len(words) > MOST_WORDS:
            raise WordBankError("too_many", f"The list is too long for a word bank: over {MOST_WORDS} words.")
    report.kept = len(words)
    return words


#: What WordNet puts behind an adjective that stands in one place only: `ablaze(p)`.
_MARK: Final = re.compile(r"\((?:a|p|ip)\)$")


def _entries(line: str) -> list[str]:
    """The words of a line: one, or a word with its variants, as dictionaries write them.

    >>> _entries("niño, ña"), _entries("actor, -triz"), _entries("casa/S"), _entries("psicólogo; sicólogo")
    (['niño', 'niña'], ['actor', 'actriz'], ['casa'], ['psicólogo', 'sicólogo'])
    """
    line = _MARK.sub("", line)
    if "/" in line or "\t" in line:  # the flags of a spelling dictionary, or columns: the word comes first
        line = re.split(r"[/\t]", line, maxsplit=1)[0].strip()
    if "," not in line and ";" not in line:
        return [line]
    head, *variants = [part.strip() for part in re.split(r"[,;]", line, maxsplit=MOST_VARIANTS)[:MOST_VARIANTS]]
    entries = [head]
    for variant in variants:
        ending = variant.lstrip(_HYPHENS)
        if ending != variant or len(ending) <= _ENDING_LETTERS or ending in _LONG_ENDINGS:
            variant = _with_ending(head, ending) or variant
        if variant:
            entries.append(variant)
    return entries


def _with_ending(head: str, ending: str) -> str:
    """The word that an ending stands for: it replaces the head from the ending's first letter on."""
    place = normalise(head).rfind(normalise(ending[:1])) if ending else -1
    if place <= 0 or len(head) - place > len(ending) + 1:
        return ""
    plain = normalise(head)
    return plain[:place] + ending


def _fault(entry: str, word: str, tiles: frozenset[str], in_capitals: bool) -> Reason | None:
    """What is wrong with an entry and its normal form, None if it is a word for the board."""
    abbreviation = not (in_capitals or entry.islower() or entry[1:].islower() or len(entry) < SHORTEST)
    if tiles.issuperset(word) and not abbreviation:
        if len(word) < SHORTEST:
            return Reason.TOO_SHORT
        return Reason.TOO_LONG if len(word) > LONGEST else None
    if any(char in entry for char in _APOSTROPHES):
        return Reason.APOSTROPHE
    if any(char in entry for char in _HYPHENS):
        return Reason.HYPHEN
    if any(char.isspace() for char in entry):
        return Reason.SEVERAL_WORDS
    if any(map(str.isdigit, entry)) or not any(map(str.isalpha, entry)):
        return Reason.NOT_A_WORD
    if abbreviation or "." in entry:
        return Reason.ABBREVIATION
    return Reason.NO_TILE if word.isalpha() else Reason.NOT_A_WORD
