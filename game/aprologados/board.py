"""The board: its premium squares, read from `assets/boards`, and the geometry of lines.

Squares are numbered row by row from 0; people name them by column letter and row number, `A1` to `O15`.
A position is a sequence of tiles, one a square, "" where none lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "boards"

LETTER: Final = {"d": 2, "t": 3}
WORD: Final = {"D": 2, "T": 3, "+": 2}
CENTRES: Final = "*+"
PLAIN: Final = "."

Cells = Sequence[str]


class BoardError(ValueError):
    """The data of a board makes no sense; the text says why."""


@dataclass(frozen=True, eq=False)
class Layout:
    """A square board: its side, the mark of each square, what each multiplies, and its centre."""

    name: str
    size: int
    marks: str
    letter: tuple[int, ...]
    word: tuple[int, ...]
    centre: int

    def step(self, across: bool) -> int:
        """From a square to the next of its line."""
        return 1 if across else self.size

    def row(self, square: int) -> int:
        """Counted from 0."""
        return square // self.size

    def column(self, square: int) -> int:
        """Counted from 0."""
        return square % self.size

    def room(self, square: int, across: bool) -> int:
        """How many squares there are from this one to the edge, itself included."""
        return self.size - (self.column(square) if across else self.row(square))

    def before(self, square: int, across: bool) -> int | None:
        """The square before it in its line."""
        return square - self.step(across) if self.room(square, across) < self.size else None

    def after(self, square: int, across: bool) -> int | None:
        """The square after it in its line."""
        return square + self.step(across) if self.room(square, across) > 1 else None

    def neighbours(self, square: int) -> list[int]:
        """The squares beside it."""
        sides = (
            self.before(square, True),
            self.after(square, True),
            self.before(square, False),
            self.after(square, False),
        )
        return [side for side in sides if side is not None]

    def run(self, cells: Cells, square: int, across: bool) -> list[int]:
        """The squares of the unbroken line of tiles through a square, which counts as covered itself."""
        first = square
        while (side := self.before(first, across)) is not None and cells[side]:
            first = side
        squares = [first]
        while (side := self.after(squares[-1], across)) is not None and (cells[side] or side == square):
            squares.append(side)
        return squares


def parse_layout(name: str, text: str) -> Layout:
    """A layout from the text of its file; lines that start with # are comments."""
    rows = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    marks = "".join(rows)
    known = {*LETTER, *WORD, *CENTRES, PLAIN}
    if not rows or any(len(row) != len(rows) for row in rows) or not known.issuperset(marks):
        raise BoardError(f"The board «{name}» must be a square of the marks {' '.join(sorted(known))}.")
    centres = [square for square, mark in enumerate(marks) if mark in CENTRES]
    if len(centres) != 1:
        raise BoardError(f"The board «{name}» must have one centre, not {len(centres)}.")
    return Layout(
        name,
        len(rows),
        marks,
        tuple(LETTER.get(mark, 1) for mark in marks),
        tuple(WORD.get(mark, 1) for mark in marks),
        centres[0],
    )


@cache
def load_layout(name: str) -> Layout:
    """The board of that name, read once."""
    return parse_layout(name, (FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def spelled(cells: Cells, squares: Iterable[int]) -> str:
    """The letters on some squares, as the word banks write them."""
    return "".join(cells[square] for square in squares).lower()
