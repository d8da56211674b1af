"""W8, W9: the words that a play forms, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.aprologados.board import Cells
from game.aprologados.parts import RACK, Lay, Word
from game.aprologados.setting import Setting


@dataclass(frozen=True, slots=True)
class Score:
    """What a play earns: its words, the play's own first, the bonus, and the tiles that it lays by square."""

    words: tuple[Word, ...]
    bonus: int
    placed: Mapping[int, str]

    @property
    def points(self) -> int:
        """All together."""
        return self.bonus + sum(word.points for word in self.words)


def squares_of(setting: Setting, lay: Lay) -> range:
    """The squares that the whole word covers."""
    size = setting.layout.size
    first, step = lay.row * size + lay.column, setting.layout.step(lay.across)
    return range(first, first + step * len(lay.faces), step)


def placed_by(setting: Setting, cells: Cells, lay: Lay) -> dict[int, str]:
    """The tiles that a play adds to the board."""
    pairs = zip(squares_of(setting, lay), lay.faces, strict=True)
    return {square: face for square, face in pairs if not cells[square]}


def score(setting: Setting, cells: Cells, lay: Lay, held: int) -> Score:
    """The score of a play that fits, by a player who holds so many tiles; words are not looked up here."""
    layout = setting.layout
    placed = placed_by(setting, cells, lay)
    words = [_word(setting, cells, tuple(squares_of(setting, lay)), placed)]
    for square in placed:
        if any(
            cells[side]
            for side in (layout.before(square, not lay.across), layout.after(square, not lay.across))
            if side is not None
        ):
            words.append(_word(setting, cells, tuple(layout.run(cells, square, not lay.across)), placed))
    return Score(tuple(words), bonus(setting, len(placed), held), placed)


def bonus(setting: Setting, used: int, held: int) -> int:
    """W9: for using all the tiles that one holds; below seven only in the default preset."""
    preset = setting.preset
    return preset.bonus if used == held and (used == RACK or preset.bonus_below_seven) else 0


def _word(setting: Setting, cells: Cells, squares: tuple[int, ...], placed: Mapping[int, str]) -> Word:
    layout, value = setting.layout, setting.tiles.value
    total, times, text = 0, 1, ""
    for square in squares:
        fresh = placed.get(square)
        if fresh is None:
            text += cells[square]
            total += value(cells[square])
        else:
            text += fresh
            total += value(fresh) * layout.letter[square]
            times *= layout.word[square]
    return Word(text.lower(), squares, total * times)
