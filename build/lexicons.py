"""Make the word banks in assets/lexicons: `python build/lexicons.py [castellano|euskera|ingles ...]`.

The words come from pinned packages, fetched by npm, pip and apt-get into a temporary folder (or found in the
one that the environment variable LEXICON_PACKAGES names) and checked by their sha256, so that the same bytes
come out each time. SOURCES.md beside the banks says what they are and under which licences, docs/words.md how good.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import lexicons_basque as basque  # noqa: E402
import lexicons_english as english  # noqa: E402
import lexicons_spanish as spanish  # noqa: E402
from lexicon_packages import (  # noqa: E402
    ASPELL_EU,
    HUNSPELL_ES,
    SCOWL,
    SPELLCHECKER,
    WORDNET,
    WSPANISH,
    XUXEN,
    Package,
    deb_files,
    npm_file,
    rarity,
    supplement,
    unpack,
    wheel_file,
)

from game.aprologados.banks import COMMON, INFLECTED_BASQUE  # noqa: E402
from game.aprologados.dawg import pack  # noqa: E402
from game.aprologados.lexicon import Lexicon, normalise  # noqa: E402
from game.aprologados.wordbank import LETTERS, LONGEST, SHORTEST  # noqa: E402

__all__ = ["Package", "main", "spellable", "unpack"]

BANKS = ROOT / "assets" / "lexicons"
Banks = dict[str, set[str]]

#: How rare a common word may be, in wordfreq's hundredths of powers of ten below certainty: 620 is two uses in
#: three million words. Short strings also turn up as names and abbreviations, so they must be commoner.
RAREST_COMMON = {2: 440, 3: 580}
RAREST_COMMON_LONGER = 620
#: The same for the Basque list, in uses; a single one may be a slip.
FEWEST_USES = {2: 30, 3: 5}
FEWEST_USES_LONGER = 2


def spellable(words: Iterable[str], language: str) -> set[str]:
    """The words as banks hold them, without those that the tiles cannot spell or the board cannot hold."""
    letters = frozenset(LETTERS[language])
    return {word for word in map(normalise, words) if SHORTEST <= len(word) <= LONGEST and letters.issuperset(word)}


def castellano(packages: Path) -> Banks:
    """RLA-ES with all its affixes, its gaps filled from wspanish and our supplement; the common ones of them."""
    files = deb_files(HUNSPELL_ES.fetch(packages), "./usr/share/hunspell/")
    dic, aff = files["es_ES.dic"].decode(), files["es_ES.aff"].decode()
    rare = rarity(packages, "es")
    added, struck = supplement("castellano")
    words = spellable(spanish.hunspell_words(dic, aff, added), "castellano")
    older = deb_files(WSPANISH.fetch(packages), "./usr/share/dict/")["spanish"].decode().split()
    more = [entry for entry in spanish.derived(older, dic, rare) if normalise(entry.partition("/")[0]) not in words]
    words |= spellable(spanish.hunspell_words("", aff, more), "castellano")
    words -= spanish.NOT_WORDS | struck
    return {"castellano": words, "castellano" + COMMON: words & spellable(frequent(rare), "castellano")}


def ingles(packages: Path) -> Banks:
    """SCOWL's lower-case words up to size 80, American and British, without phrases, and our supplement."""
    found = english.sizes(deb_files(SCOWL.fetch(packages), "./usr/share/dict/scowl/"))
    _, solid = english.lemmas(deb_files(WORDNET.fetch(packages), "./usr/share/wordnet/"))
    rare = rarity(packages, "en")
    added, struck = supplement("ingles")
    phrases = english.phrases(found, solid, rare, RAREST_COMMON_LONGER)
    words = spellable({*found, *added} - phrases - struck, "ingles")
    words = {word for word in words if not set("aeiouy").isdisjoint(word) or word in english.WITHOUT_VOWEL}
    return {"ingles": words, "ingles" + COMMON: words & spellable(frequent(rare), "ingles")}


def euskera(packages: Path) -> Banks:
    """The base forms of Xuxen's entries, all their forms beside them, and what of both subtitles use."""
    archive = XUXEN.fetch(packages)
    dic, aff = npm_file(archive, "index.dic"), npm_file(archive, "index.aff")
    older = basque.aspell_words(
        gzip.decompress(deb_files(ASPELL_EU.fetch(packages), "./usr/share/aspell/")["eu.cwl.gz"])
    )
    counts = json.loads(wheel_file(SPELLCHECKER.fetch(packages), "spellchecker/resources/eu.json.gz"))
    used = {word for word, uses in counts.items() if uses >= FEWEST_USES.get(len(word), FEWEST_USES_LONGER)}
    attested = basque.Attested([*counts, *older, *(line.partition("/")[0] for line in dic.splitlines()[1:])])
    base: set[str] = set()
    common: set[str] = set()
    words = set(older)
    for family in basque.families(dic, aff, LETTERS["euskera"], LONGEST, attested):
        base |= family.base
        words |= family.words | family.base
        uses = sum(counts.get(word, 0) for word in family.words)
        common |= {word for word in family.base if uses >= FEWEST_USES.get(len(word), FEWEST_USES_LONGER)}
    _, struck = supplement("euskera")
    return {
        "euskera": spellable(base - struck, "euskera"),
        "euskera" + COMMON: spellable(common - struck, "euskera"),
        INFLECTED_BASQUE: spellable(words, "euskera"),
        INFLECTED_BASQUE + COMMON: spellable(words & used, "euskera"),
    }


def frequent(rare: dict[str, int]) -> list[str]:
    """The words of wordfreq's list that are common enough."""
    return [word for word, rarity in rare.items() if rarity <= RAREST_COMMON.get(len(word), RAREST_COMMON_LONGER)]


LANGUAGES: dict[str, Callable[[Path], Banks]] = {"castellano": castellano, "euskera": euskera, "ingles": ingles}


def write(name: str, words: set[str], language: str, folder: Path) -> None:
    """Pack a bank and say how large it came out."""
    data = pack(sorted(words), LETTERS[language])
    assert len(Lexicon.from_bytes(data)) == len(words)
    (folder / f"{name}.dawg").write_bytes(data)
    print(f"{name}: {len(words)} words, {len(data) / 1024:.0f} KB, sha256 {hashlib.sha256(data).hexdigest()[:16]}")


def main(languages: list[str], folder: Path = BANKS) -> None:
    """Make the banks of each language."""
    unknown = set(languages) - set(LANGUAGES)
    if unknown:
        raise SystemExit(f"No such language: {', '.join(sorted(unknown))}. There are {', '.join(LANGUAGES)}.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        packages = Path(os.environ.get("LEXICON_PACKAGES", temporary))
        for language in languages or LANGUAGES:
            for name, words in LANGUAGES[language](packages).items():
                write(name, words, language, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
