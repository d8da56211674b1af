"""The Basque words of Xuxen's two open editions: a stem alone is seldom a word, so suffixes are added here.

The newer edition (hunspell) gives each stem numbered classes of suffixes, and many suffixes a class of their
own for what may follow. All suffixes of the first level are taken: *etxe* gives *etxea, etxeak, etxearekin*.
A second level of all would make hundreds of millions of forms that nobody says, so of that one only plain
endings are taken, where people use them: verbs (*hartu-ko, sartu-ta, lortze-ko*), plural places
(*mendieta-n*), comparisons and possessives (*handiago-a, lagunaren-a*).
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass


def each(text: str) -> frozenset[str]:
    """The strings between spaces."""
    return frozenset(text.split())


NEEDS_SUFFIX = "1"
PREFIXES = ("1000", "1001", "1002")  # ba-, bait-, berr-

PLACE = each("n ra tik ko rako raino rantz koa koak")
SINGLE_PLURAL = each("a ak")
ADJECTIVAL = each("ko koa koak")
VERBAL = each(
    "a agatik ak an ari arekin aren az ei ek ekin en entzat ez gatik i ia iak ik iko io ita itako k ko koa koak n ra "
    "rako rat ren ri rik ta tako takoa takoak tan te tea teko ten tera tik txo z zko"
)
NOMINAL = each("a ak an ari az ean ei ek eko en era ez k ko ra ren ri rik ik tik z")
FINITE = each("la n na nak nari naren nei nek nen nez nik ela en ena ala an ana rik ik")
PERSON = each("a ak gan gana gandik")

#: What may follow a suffix whose continuation is one of these classes of the affix file.
SECOND_LEVEL: dict[str, frozenset[str]] = {
    **dict.fromkeys(("364", "365", "366", "368"), VERBAL),  # made do, done, doer, doing
    **dict.fromkeys(("359", "360", "363"), NOMINAL),  # -dura, -tasun, -men, -pen
    **dict.fromkeys(("375", "415"), PLACE),  # -eta-, -ta-
    **dict.fromkeys(("361", "362", "369", "373", "374", "384", "387", "389", "397", "412"), SINGLE_PLURAL),
    "371": PERSON,  # of somebody: theirs, at, to, from them
    **dict.fromkeys(("372", "382"), frozenset({"gatik"})),  # because of
    "381": ADJECTIVAL,  # -ra-ko
    "376": frozenset({"ago"}),  # -ki-ago
    **dict.fromkeys(("182", "390", "391", "398", "399", "400", "401", "402", "407", "408"), FINITE),
}
#: -z-ko, "made of": of the many suffixes with this class only these, or every form would have a second one.
MADE_OF = ("370", frozenset({"z", "ez"}))
PROXIMATE = frozenset({"ota", "on"})  # "these here of ours": correct, hardly written

#: Abbreviations that the dictionary lists as words; those without a vowel need no listing.
ABBREVIATIONS = each("ab abl abs adb adib adj and ant arg aurk bid ed etab fam id ins ord part sing")
VOWELS = frozenset("aeiou")


@dataclass(frozen=True)
class Suffix:
    """Letters to add, and the class of suffixes that must follow, if any."""

    letters: str
    then: str = ""


def read_affixes(text: str) -> tuple[dict[str, list[Suffix]], dict[str, list[tuple[str, str, str]]]]:
    """The suffixes and the prefixes (what they replace, put, and require) of each class of an affix file."""
    suffixes: dict[str, list[Suffix]] = defaultdict(list)
    prefixes: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
    for line in text.splitlines():
        match line.split():
            case ["SFX", name, "0", added, "."]:
                letters, _, flags = added.partition("/")
                then = next((flag for flag in flags.split(",") if flag not in ("", NEEDS_SUFFIX)), "")
                suffixes[name].append(Suffix("" if letters == "0" else letters, then))
            case ["PFX", name, stripped, added, condition]:
                prefixes[name].append(("" if stripped == "0" else stripped, added, condition))
            case ["SFX" | "PFX", _, "Y", _] | [] | ["SET" | "TRY" | "REP" | "FLAG" | "BREAK", *_]:
                pass
            case ["SFX" | "PFX", *_]:
                raise ValueError(f"An affix that this build does not understand: {line}")
    return suffixes, prefixes


def endings(suffixes: dict[str, list[Suffix]], letters: frozenset[str]) -> dict[str, list[str]]:
    """What may stand after a stem of each class to make a word, both levels together."""
    result = {}
    for name, members in suffixes.items():
        found = set()
        for suffix in members:
            if not suffix.then:
                found.add(suffix.letters)
                continue
            allowed = SECOND_LEVEL.get(suffix.then, frozenset())
            if suffix.then == MADE_OF[0] and suffix.letters in MADE_OF[1]:
                allowed = ADJECTIVAL
            if suffix.letters not in PROXIMATE:
                found |= {
                    suffix.letters + second.letters for second in suffixes[suffix.then] if second.letters in allowed
                }
        result[name] = sorted((ending for ending in found if letters.issuperset(ending)), key=len)
    return result


def hunspell_words(dic: str, aff: str, alphabet: str, longest: int) -> set[str]:
    """The words of a hunspell dictionary that are spelled with the alphabet and no longer than that."""
    letters = frozenset(alphabet)
    suffixes, prefixes = read_affixes(aff)
    after = endings(suffixes, letters)
    words: set[str] = set()
    for line in dic.splitlines()[1:]:
        stem, _, listed = line.strip().partition("/")
        flags = listed.split(",")
        if not letters.issuperset(stem):  # names and compounds, too
            continue
        if NEEDS_SUFFIX not in flags and is_word(stem):
            words.add(stem)
        for head in [stem, *prefixed(stem, flags, prefixes)]:
            if NEEDS_SUFFIX not in flags and head is not stem:
                words.add(head)
            room = longest - len(head)
            for name in flags:
                for ending in after.get(name, ()):
                    if len(ending) > room:
                        break
                    words.add(head + ending)
    return words


def prefixed(stem: str, flags: list[str], prefixes: dict[str, list[tuple[str, str, str]]]) -> list[str]:
    """The stem with each prefix that it takes."""
    return [
        added + stem[len(stripped) :]
        for name in PREFIXES
        if name in flags
        for stripped, added, condition in prefixes[name]
        if stem.startswith(stripped) and re.match(condition, stem)
    ]


def is_word(text: str) -> bool:
    """Whether an entry without suffixes is more than an abbreviation or a unit."""
    return text not in ABBREVIATIONS and not VOWELS.isdisjoint(text)


def aspell_words(data: bytes) -> set[str]:
    """The lower-case words of an aspell list in its packed form, where they are words as they stand.

    Each entry is the number of letters shared with the one before, and the rest, with flags after a slash.
    """
    words = set()
    entry = b""
    for match in re.finditer(rb"([\x00-\x1f])([^\x00-\x1f]*)", data[1:]):
        entry = entry[: match[1][0]] + match[2]
        word = entry.partition(b"/")[0].decode("latin-1")
        if word.islower() and is_word(word):
            words.add(word)
    return words
