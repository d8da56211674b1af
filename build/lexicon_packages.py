"""What the word banks are made of: pinned packages of public registries, and how to read them."""

from __future__ import annotations

import glob
import gzip
import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote


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
        version = quote(self.version, safe="").lower()  # apt writes an epoch's colon as %3a
        return next(folder.glob(f"{glob.escape(self.name)}[-_]{glob.escape(version)}*"), None)


HUNSPELL_ES = Package(
    "apt", "hunspell-es", "1:7.5.0-1", "f6de258db3830b26a9afe4ebd269fdabc8bd5adf71fc7465152c6a51c33626b9"
)
WSPANISH = Package("apt", "wspanish", "1.0.30", "a2b7504fb8c12deaf6c4e868f749a3d05a42caee348f0f5bb006238e925cde18")
XUXEN = Package("npm", "dictionary-eu", "3.2.0", "016b03a915bba5b83e55044c8d66cbc81bc9728abad7a2d328d555de41c77f3f")
ASPELL_EU = Package(
    "apt", "aspell-eu", "3.0.20070215-2", "a3e12b8dd55c5e368a42c9a775d891ae6ad5bae90169d6ff5d1b3f17fd3e0188"
)
SCOWL = Package("apt", "scowl", "2020.12.07-2", "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718")
WORDNET = Package("apt", "wordnet-base", "1:3.0-37", "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752")
WORDFREQ = Package("pip", "wordfreq", "3.1.1", "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473")
SPELLCHECKER = Package(
    "pip", "pyspellchecker", "0.9.1", "c79b144b4bad20024bf489ad3ffd96b76f3f53439e9fa59ac607896352852f3d"
)

SUPPLEMENTS = Path(__file__).resolve().parent / "supplements"


def each(text: str) -> frozenset[str]:
    """The strings between spaces."""
    return frozenset(text.split())


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


def supplement(language: str) -> tuple[list[str], set[str]]:
    """Our own additions to a language's sources, and what we take out of them, each with its reason in the file."""
    added: list[str] = []
    struck: set[str] = set()
    for line in (SUPPLEMENTS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        match line.split():
            case [] | ["#", *_]:
                pass
            case ["-", *words]:
                struck.update(words)
            case words:
                added += words
    return added, struck


def rarity(packages: Path, language: str) -> dict[str, int]:
    """How rare each word of wordfreq's list is, in hundredths of powers of ten below certainty."""
    data = wheel_file(WORDFREQ.fetch(packages), f"wordfreq/data/large_{language}.msgpack.gz")
    _, *steps = unpack(io.BytesIO(data))
    return {word: rare for rare, step in reversed(list(enumerate(steps))) for word in step}


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
