"""The Basque words of Xuxen's two open editions: their base forms, and the inflected ones with them.

A base form is what a dictionary would print: a noun or an adjective by itself (*etxe*), a verb's participle and verbal
noun (*hartu, hartze*), a word that stands without suffixes (*gaur*). Forms of the finite verb are none.

The newer edition (hunspell) gives each stem numbered classes of suffixes, and many suffixes a class of their
own for what may follow. All suffixes of the first level are taken: *etxe* gives *etxea, etxeak, etxearekin*.
A second level of all would make hundreds of millions of forms that nobody says, so of that one only plain
endings are taken, where people use them: verbs (*hartu-ko, sartu-ta, lortze-ko*), plural places
(*mendieta-n*), comparisons and possessives (*handiago-a, lagunaren-a*).

Some affixes make a new word, and the dictionary lets them follow nearly every stem (*-tsu, -gile, -dun, -txo, -tzar,
berr-*): what they make is taken only if somebody used or listed it (`Attested`), in whatever case.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lexicon_packages import each

NEEDS_SUFFIX = "1"
FINITE_VERB = ("1000", "1001")  # ba-, bait-
AGAIN = "1002"  # berr-, bir-
PREFIXES = (*FINITE_VERB, AGAIN)

#: What makes a new word of a stem: full of, maker, who has it, little, big, quality, doer.
DERIVING = each("tsu gile dun txo ño tzar tzarr tasun tzaile taile keta keria garren")
#: A verb's participle and verbal noun: suffixes with the class that may follow them.
VERB_BASE = frozenset({("tu", "365"), ("du", "365"), ("i", "365"), ("n", "365"), ("tze", "368"), ("te", "368")})
#: Who takes one of these is declined; a form of the finite verb is not.
DECLINED = each("ari ri ko eko")

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


class Attested:
    """Whether a derived stem is a word that somebody used: a list of used words has it, in whatever case."""

    def __init__(self, used: Iterable[str]) -> None:
        self._used = sorted(set(used))

    def __contains__(self, stem: object) -> bool:
        assert isinstance(stem, str)
        place = bisect_left(self._used, stem)
        return place < len(self._used) and self._used[place].startswith(stem)


def endings(suffixes: dict[str, list[Suffix]], letters: frozenset[str]) -> dict[str, list[tuple[str, str]]]:
    """What may stand after a stem of each class: the suffix that makes a new word, if any, and all of it."""
    result = {}
    for name, members in suffixes.items():
        found = set()
        for suffix in members:
            new = suffix.letters if suffix.letters in DERIVING else ""
            if not suffix.then:
                found.add((new, suffix.letters))
                continue
            allowed = SECOND_LEVEL.get(suffix.then, frozenset())
            if suffix.then == MADE_OF[0] and suffix.letters in MADE_OF[1]:
                allowed = ADJECTIVAL
            if suffix.letters not in PROXIMATE:
                found |= {
                    (new, suffix.letters + second.letters)
                    for second in suffixes[suffix.then]
                    if second.letters in allowed
                }
        result[name] = sorted((pair for pair in found if letters.issuperset(pair[1])), key=lambda pair: len(pair[1]))
    return result


@dataclass
class Family:
    """The words of one entry of the dictionary: its base forms, and all its forms."""

    base: set[str]
    words: set[str]


def families(dic: str, aff: str, alphabet: str, longest: int, attested: Attested) -> Iterator[Family]:
    """The words of each entry of a hunspell dictionary that are spelled with the alphabet and no longer than that."""
    letters = frozenset(alphabet)
    suffixes, prefixes = read_affixes(aff)
    after = endings(suffixes, letters)
    declined = {name for name, members in suffixes.items() if any(s.letters in DECLINED for s in members)}
    for line in dic.splitlines()[1:]:
        stem, _, listed = line.strip().partition("/")
        flags = listed.split(",")
        if not letters.issuperset(stem):  # names and compounds, too
            continue
        found = Family(set(), set())
        finite = FINITE_VERB[0] in flags and declined.isdisjoint(flags)
        if is_word(stem):
            if NEEDS_SUFFIX not in flags:
                found.words.add(stem)
            if not finite and (NEEDS_SUFFIX not in flags or any(("", "") in after.get(name, ()) for name in flags)):
                found.base.add(stem)
        found.base |= {
            stem + suffix.letters
            for name in flags
            for suffix in suffixes.get(name, ())
            if (suffix.letters, suffix.then) in VERB_BASE
            or (suffix.letters in DERIVING - {"tzarr"} and not suffix.then and stem + suffix.letters in attested)
        }
        for head in [stem, *prefixed(stem, flags, prefixes, attested)]:
            if NEEDS_SUFFIX not in flags and head is not stem:
                found.words.add(head)
            room = longest - len(head)
            known = {new for name in flags for new, _ in after.get(name, ()) if not new or head + new in attested}
            for name in flags:
                for new, ending in after.get(name, ()):
                    if len(ending) > room:
                        break
                    if new in known:
                        found.words.add(head + ending)
        yield found


def prefixed(
    stem: str, flags: list[str], prefixes: dict[str, list[tuple[str, str, str]]], attested: Attested
) -> list[str]:
    """The stem with each prefix that it takes."""
    return [
        head
        for name in PREFIXES
        if name in flags
        for stripped, added, condition in prefixes[name]
        if stem.startswith(stripped) and re.match(condition, stem)
        for head in [added + stem[len(stripped) :]]
        if name != AGAIN or head in attested
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
