"""The Spanish words of RLA-ES, the dictionary behind Debian's `hunspell-es`: its stems with all their affixes.

Each stem names the classes of suffixes and prefixes that its editors gave it: conjugations, participles, plurals,
gender, and the pronouns that are written solid with infinitives, gerunds and imperatives (*verlo, dime, yéndose*).
What a verb may not take is not in its classes, so the forms are bounded by the dictionary itself, not by a rule here.
A suffix may carry classes of its own (*-ción* and its plural); prefixes go before every form of the stem.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from lexicon_packages import each

#: What the dictionary lists so that texts with it pass: abbreviations, plurals of grammar words, letters of Greek.
NOT_WORDS = each(
    "abc admon adv afma afmo ap apdo aprox art atte atto av avd avda ayto bibl bla blv bs bv caj cf cfr cgo ch cit "
    "cl cm cod coord cta cte ctvo dcha dcho depto der diag dicc dir dpto dta dto dupdo ed edit ef ej entlo etc fca "
    "fig fol fra geneal geogr geom gob gral gta hab hes hna hnas hno hnos hts ib ibid imp impr impto incl ing inst "
    "is izq jhs lda ldas ldo lic loc ltda ltdo max min ms mtro nis nro num ob op paez pag pags pat pbro pdta pdte "
    "pg pl plza pol pp ppal pral prof prol prov pta ptas pts pza qu ques ra rdo reg rel rep rev rte rvd rvdo sdad "
    "sia sias sig soc sr sra sras sres srta srtas ss sta sto tel telef tfno tit tpo trad univ vol vs vta vtas vto "
    "xto"
)
VOWELS = frozenset("aeiouyáéíóúü")
#: Endings that make words of others; names seldom have them.
DERIVED = re.compile(
    ".{3}(mente|[cs]ión|logía|grafía|metría|idad|ismo|ista|[aei]dor|[ai]ble|miento|ancia|encia|ólogo|óloga|ógrafo|"
    "ico|ica|oso|osa|ario|aria|ante|ente)$"
)


@dataclass(frozen=True)
class Affix:
    """Letters that give way, letters that come, where that is done, and the classes that may follow."""

    gone: str
    put: str
    where: re.Pattern[str]
    then: str

    def after(self, stem: str) -> str | None:
        """The stem with this suffix, None where it does not go."""
        if not stem.endswith(self.gone) or not self.where.search(stem):
            return None
        return stem[: len(stem) - len(self.gone)] + self.put

    def before(self, word: str) -> str | None:
        """The word with this prefix, None where it does not go."""
        if not word.startswith(self.gone) or not self.where.match(word):
            return None
        return self.put + word[len(self.gone) :]


Classes = dict[str, list[Affix]]


def read_affixes(text: str) -> tuple[Classes, Classes]:
    """The suffixes and the prefixes of each class of an affix file, whose classes are single characters."""
    suffixes: Classes = {}
    prefixes: Classes = {}
    for line in text.splitlines():
        match line.split():
            case ["SFX" | "PFX" as kind, name, gone, put, where]:
                letters, _, then = put.partition("/")
                pattern = re.compile(where + "$" if kind == "SFX" else where)
                affix = Affix(gone.replace("0", ""), letters.replace("0", ""), pattern, then)
                (suffixes if kind == "SFX" else prefixes).setdefault(name, []).append(affix)
            case ["SFX" | "PFX", _, "Y", _] | [] | ["SET" | "TRY" | "REP" | "MAP" | "FLAG", *_]:
                pass
            case _:
                raise ValueError(f"An affix that this build does not understand: {line}")
    return suffixes, prefixes


def suffixed(stem: str, classes: str, suffixes: Classes) -> Iterator[str]:
    """A stem and all that its suffixes make of it."""
    yield stem
    for name in classes:
        for suffix in suffixes.get(name, ()):
            word = suffix.after(stem)
            if word is not None:
                yield from suffixed(word, suffix.then, suffixes)


def forms(entry: str, suffixes: Classes, prefixes: Classes) -> Iterator[str]:
    """The forms of an entry of the dictionary, `cantar/REDÀÁ`."""
    stem, _, classes = entry.partition("/")
    for word in suffixed(stem, classes, suffixes):
        yield word
        for name in classes:
            for prefix in prefixes.get(name, ()):
                found = prefix.before(word)
                if found is not None:
                    yield found


def hunspell_words(dic: str, aff: str, more: list[str]) -> Iterator[str]:
    """The words of the dictionary, and of more entries in its manner; names, which have capitals, are left out."""
    suffixes, prefixes = read_affixes(aff)
    for entry in [*dic.splitlines()[1:], *more]:
        stem = entry.strip().partition("/")[0]
        if stem == stem.lower() and not VOWELS.isdisjoint(stem):
            yield from forms(entry.strip(), suffixes, prefixes)


def derived(words: Iterable[str], dic: str, rarity: Mapping[str, int]) -> Iterator[str]:
    """Entries for the words of another list that are made with a common ending and that texts use.

    That list has names in small letters, and words that nobody has used for centuries: an ending, no name of that
    spelling in the dictionary, and a use in wordfreq's list keep both out.
    """
    names = {line.partition("/")[0].lower() for line in dic.splitlines()[1:] if line[:1].isupper()}
    for word in words:
        if word.islower() and DERIVED.search(word) and word not in names and word in rarity:
            yield word if word.endswith("mente") else word + ("/GS" if word.endswith("dor") else "/S")
