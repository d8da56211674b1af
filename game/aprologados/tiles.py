"""The tiles of a language, read from `assets/tiles`: a new language is a new file there (and its word bank).

A tile is its face in lower case (`a`, `ñ`, `tx`), or BLANK. On the board a blank is the face that it was given,
in capitals (`A`, `TX`), so a laid tile says by itself what it spells and that it is worth nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

BLANK: Final = "?"
FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "tiles"

_FACE_AND_COUNT: Final = re.compile(r"([^\W\d_]+)(\d+)")
_WORD: Final = re.compile(r"\[([^\W\d_]+)\]|([^\W\d_])")


class TilesError(ValueError):
    """The data of a tile set makes no sense, or there is none; the text says why."""


@dataclass(frozen=True, eq=False)
class TileSet:
    """The tiles of one set: how many of each there are, and what they are worth."""

    name: str
    order: int
    whole: bool
    """Whether what a digraph tile spells may not be spelled with two single ones."""
    counts: Mapping[str, int]
    points: Mapping[str, int]
    keep: Mapping[str, float]
    """What a computer player thinks it worth to hold a tile back, in points."""
    faces: tuple[str, ...] = field(init=False)
    digraphs: tuple[str, ...] = field(init=False)
    letters: str = field(init=False)

    def __post_init__(self) -> None:
        faces = tuple(sorted(face for face in self.counts if face != BLANK))
        object.__setattr__(self, "faces", faces)
        object.__setattr__(self, "digraphs", tuple(face for face in faces if len(face) > 1))
        object.__setattr__(self, "letters", "".join(sorted(set("".join(faces)))))

    def all(self) -> list[str]:
        """Every tile of the set, in order."""
        return sorted(Counter(self.counts).elements())

    def value(self, tile: str) -> int:
        """The points of a tile, in the rack or on the board: a blank has none."""
        return self.points.get(tile, 0)

    def split(self, faces: Sequence[str]) -> str | None:
        """The digraph that two single tiles of a word stand for where they may not; None if there is none."""
        if self.whole:
            pairs = ((one + other).lower() for one, other in pairwise(faces) if len(one) == len(other) == 1)
            return next((pair for pair in pairs if pair in self.digraphs), None)
        return None

    def knows(self, face: str) -> bool:
        """Whether a tile of the set can show it, itself or as a blank in capitals."""
        return face in self.points or (face.isupper() and face.lower() in self.points)


def parse_tiles(name: str, text: str) -> TileSet:
    """A tile set from the text of its file."""
    try:
        data = _data(text)
        counts = {BLANK: int(data["blanks"])}
        points = {}
        for value, faces in data["points"].items():
            for item in faces.split():
                found = _FACE_AND_COUNT.fullmatch(item.lower())
                if not found or found[1] in counts:
                    raise TilesError(f"The tile set «{name}»: «{item}» is not a new face and a number, like A12.")
                counts[found[1]] = int(found[2])
                points[found[1]] = int(value)
        keep = {face.lower(): float(value) for face, value in data.get("keep", {}).items()}
        return TileSet(name, int(data.get("order", 99)), bool(data.get("whole", False)), counts, points, keep)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise TilesError(f"The tile set «{name}» cannot be read: {error}") from error


def _data(text: str) -> dict[str, Any]:
    """What a file says; one that is `like` another says only what differs from it."""
    data = tomllib.loads(text)
    if "like" not in data:
        return data
    other = _data((FOLDER / f"{data['like']}.toml").read_text(encoding="utf-8"))
    tables = {key: {**other.get(key, {}), **data.get(key, {})} for key in ("points", "keep")}
    return {**other, **data, **tables}


@cache
def load_tiles(name: str) -> TileSet:
    """The set of that name, read once."""
    try:
        return parse_tiles(name, (FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TilesError(f"There is no tile set «{name}».") from None


@cache
def tiles_for(language: str, which: str) -> TileSet:
    """The set of a language of that name, `castellano_scrabble`, or the nearest that there is: `ingles` for all."""
    own = f"{language}_{which}"
    while not (FOLDER / f"{own}.toml").exists() and "_" in own:
        own = own.rpartition("_")[0]
    return load_tiles(own)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have tiles, in the order that their files say."""
    names = [path.stem for path in FOLDER.glob("*.toml") if "_" not in path.stem]
    return tuple(sorted(names, key=lambda name: (load_tiles(name).order, name)))


def laid(faces: Iterable[str]) -> Iterable[str]:
    """The tiles of a rack that lie there: capitals came from blanks."""
    return (BLANK if face.isupper() else face for face in faces)


def write_faces(faces: Iterable[str]) -> str:
    """Faces as one word, exactly: what has two letters stands in brackets.

    >>> write_faces(("tx", "a", "k", "U", "r"))
    '[tx]akUr'
    """
    return "".join(face if len(face) == 1 else f"[{face}]" for face in faces)


def read_faces(text: str) -> tuple[str, ...] | None:
    """The faces of a word that `write_faces` wrote; None if it is no such word.

    >>> read_faces("[tx]akUr")
    ('tx', 'a', 'k', 'U', 'r')
    """
    faces, place = [], 0
    while place < len(text):
        found = _WORD.match(text, place)
        if not found or (found[1] and (len(found[1]) == 1 or not (found[1].islower() or found[1].isupper()))):
            return None
        faces.append(found[1] or found[2])
        place = found.end()
    return tuple(faces)
