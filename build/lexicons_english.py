"""The English words: SCOWL's lists, with what they lost to their lists of abbreviations and without what is no word.

SCOWL keeps a spelling in one list only, and abbreviations come first: *app, bot, bro, aw* are not among its words.
What of those is a word too stands in our supplement. Its larger lists (70, 80) were put together from word games'
and puzzle makers' files, where phrases stand solid (*openminded*) and where jargon, units and letters got in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from lexicon_packages import each

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
LISTS = ("english", "american", "british", "british_z", "variant_1", "british_variant_1")
SURE = 60  # up to this size, words stand in several dictionaries

#: The English words without a vowel that dictionaries have; the rest are letters and units (bs, kb, ln).
WITHOUT_VOWEL = each(
    "brr brrr crwth crwths cwm cwms grr hm hmm mm nth pfft phpht pht psst pst sh shh tsk tsks tsktsk tsktsks zzz"
)
#: First halves that make compounds of their own right: *overeager* is no phrase.
PREFIXES = each(
    "non pre over out under anti post semi multi super sub inter ultra micro mini self fore pro counter pan tri "
    "tele para photo audio auto bio euro"
)
SHORTEST_HALF = 3


def sizes(files: Mapping[str, bytes]) -> dict[str, int]:
    """Each word of the lists with the smallest size that has it."""
    found: dict[str, int] = {}
    for size in SIZES:
        for name in LISTS:
            for word in files.get(f"{name}-words.{size}", b"").decode().split():
                found.setdefault(word, size)
    return found


def lemmas(files: Mapping[str, bytes]) -> tuple[set[str], set[str]]:
    """WordNet's single words, and its phrases and hyphenated words written solid."""
    single, solid = set(), set()
    for name, data in files.items():
        if name.startswith("index."):
            for line in data.decode().splitlines():
                if not line.startswith(" "):
                    lemma = line.split(" ", 1)[0]
                    (solid if re.search("[-_]", lemma) else single).add(re.sub("[-_']", "", lemma))
    return single, solid - single


def inflections(word: str) -> set[str]:
    """The forms that a word would have if it were used as one."""
    last = word[-1]
    found = {word + ending for ending in ("s", "es", "ed", "er", "ers", "ing", f"{last}ed", f"{last}ing")}
    return found | {word + "d", word[:-1] + "ing"} if last == "e" else found


def phrases(found: Mapping[str, int], solid: set[str], rarity: Mapping[str, int], rarest: int) -> set[str]:
    """What of the larger lists is a phrase written solid.

    WordNet has it in two words only, both halves are sure words, no inflection is listed, and it is hardly ever met so.
    """
    sure = {word for word, size in found.items() if size <= SURE and len(word) >= SHORTEST_HALF} - PREFIXES
    return {
        word
        for word, size in found.items()
        if size > SURE
        and word in solid
        and rarity.get(word, rarest + 1) > rarest
        and inflections(word).isdisjoint(found)
        and any(word[:cut] in sure and word[cut:] in sure for cut in range(SHORTEST_HALF, len(word) - 2))
    }
