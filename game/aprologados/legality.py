"""W1–W7, W14: whether a play is legal, and if not, the rule that it breaks and the word at fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.aprologados.board import Cells, spelled
from game.aprologados.parts import Lay, Reason, Word, details_of
from game.aprologados.scoring import Score, bonus, placed_by, score, squares_of
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK, laid
from game.core import IllegalMove


def judge(setting: Setting, cells: Cells, rack: Sequence[str], lay: Lay) -> Score:
    """The score of a legal play; IllegalMove for any other."""
    check_place(setting, cells, lay)
    check_tiles(setting, cells, rack, lay)
    check_touch(setting, cells, lay)
    result = score(setting, cells, lay, len(rack))
    for word in result.words:
        check_word(setting, cells, result.placed, word)
    return result


def check_word(setting: Setting, cells: Cells, placed: Mapping[int, str], word: Word) -> None:
    """W1: it is in the word bank, and no two single tiles stand for a digraph of a set that does not have it so."""
    if word.text not in setting.lexicon:
        raise IllegalMove(Reason.NOT_A_WORD, word=word.text)
    split = setting.tiles.split([placed.get(square) or cells[square] for square in word.squares])
    if split is not None:
        raise IllegalMove(Reason.SPLIT_DIGRAPH, word=word.text, tile=split)


def check_place(setting: Setting, cells: Cells, lay: Lay) -> None:
    """W2, W3, W7: the word lies on the board, over nothing that spells something else, from end to end."""
    layout = setting.layout
    inside = 0 <= lay.row < layout.size and 0 <= lay.column < layout.size
    first = lay.row * layout.size + lay.column
    if not inside or not 0 < len(lay.faces) <= layout.room(first, lay.across):
        raise IllegalMove(Reason.OFF_BOARD, word=lay.word)
    squares = squares_of(setting, lay)
    for square, face in zip(squares, lay.faces, strict=True):
        if not setting.tiles.knows(face):
            raise IllegalMove(Reason.NO_FACE, tile=face)
        if cells[square] and cells[square].lower() != face:
            raise IllegalMove(Reason.OCCUPIED, tile=cells[square].lower(), **details_of(square, layout.size))
    ends = (layout.before(squares[0], lay.across), layout.after(squares[-1], lay.across))
    if any(end is not None and cells[end] for end in ends):
        filled = list(cells)
        for square, face in zip(squares, lay.faces, strict=True):
            filled[square] = face
        whole = spelled(filled, layout.run(filled, squares[0], lay.across))
        raise IllegalMove(Reason.NOT_WHOLE, word=lay.word, whole=whole)


def check_tiles(setting: Setting, cells: Cells, rack: Sequence[str], lay: Lay) -> None:
    """The player lays at least one tile, and has those that the play needs."""
    placed = placed_by(setting, cells, lay)
    if not placed:
        raise IllegalMove(Reason.NOTHING_LAID, word=lay.word)
    check_held(rack, laid(placed.values()))


def check_held(rack: Iterable[str], tiles: Iterable[str]) -> None:
    """The rack has these tiles."""
    lacking = Counter(tiles) - Counter(rack)
    if BLANK in lacking:
        raise IllegalMove(Reason.NO_BLANK)
    if lacking:
        raise IllegalMove(Reason.NO_TILE, tile=min(lacking))


def check_touch(setting: Setting, cells: Cells, lay: Lay) -> None:
    """W5, W6: the first word covers the centre; later ones contain a tile of the board, or at least touch one."""
    layout = setting.layout
    squares = squares_of(setting, lay)
    if not any(cells):
        if layout.centre not in squares:
            raise IllegalMove(Reason.CENTRE, **details_of(layout.centre, layout.size))
        if len(squares) < 2:
            raise IllegalMove(Reason.TWO_TILES)
        return
    if len(squares) < 2:
        raise IllegalMove(Reason.ONE_SQUARE, word=lay.word)
    if any(cells[square] for square in squares):
        return
    touches = any(cells[side] for square in squares for side in layout.neighbours(square))
    if not touches:
        raise IllegalMove(Reason.APART, word=lay.word)
    if not setting.preset.alongside:
        raise IllegalMove(Reason.ALONGSIDE, word=lay.word)


# -- tiles as a hand lays them -----------------------------------------------------------------------------------------


def lay_of(setting: Setting, cells: Cells, placements: Mapping[int, str]) -> Lay:
    """The play that tiles on squares make (blanks in capitals); IllegalMove if they make none: W2, W3."""
    layout = setting.layout
    if not placements:
        raise IllegalMove(Reason.NOTHING_LAID, word="")
    for square in placements:
        if cells[square]:
            raise IllegalMove(Reason.OCCUPIED, tile=cells[square].lower(), **details_of(square, layout.size))
    filled = list(cells)
    for square, face in placements.items():
        filled[square] = face
    first = min(placements)
    rows = {layout.row(square) for square in placements}
    columns = {layout.column(square) for square in placements}
    if len(rows) > 1 and len(columns) > 1:
        raise IllegalMove(Reason.NOT_IN_LINE)
    across = len(rows) == 1
    if len(placements) == 1:
        across = len(layout.run(filled, first, True)) > 1 or len(layout.run(filled, first, False)) == 1
    run = layout.run(filled, first, across)
    missed = set(placements).difference(run)
    if missed:
        gap = run[-1] + layout.step(across)
        raise IllegalMove(Reason.GAP, **details_of(gap, layout.size))
    faces = tuple(cells[square].lower() or placements[square] for square in run)
    return Lay(layout.row(run[0]), layout.column(run[0]), across, faces)


@dataclass(frozen=True, slots=True)
class PreviewWord:
    """A word that the tiles on the board would form."""

    text: str
    squares: tuple[int, ...]
    points: int
    valid: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """What some tiles on the board would be worth. `move` can be played if `reason` is None."""

    move: Lay | None = None
    words: tuple[PreviewWord, ...] = ()
    bonus: int = 0
    points: int = 0
    reason: Reason | None = None
    details: Mapping[str, object] = field(default_factory=dict)

    @property
    def legal(self) -> bool:
        """Whether the play would be accepted."""
        return self.reason is None


def preview(setting: Setting, cells: Cells, rack: Sequence[str], placements: Mapping[int, str]) -> Preview:
    """The words that tiles on squares would form, each with its points and whether it is one, and the rule broken.

    Words are shown as soon as the tiles lie in one line without gaps, also when the play breaks another rule.
    """
    try:
        lay = lay_of(setting, cells, placements)
    except IllegalMove as error:
        return Preview(reason=_reason(error), details=error.details)
    result = score(setting, cells, lay, len(rack))
    words = tuple(_seen(setting, word) for word in result.words if len(word.squares) > 1)
    extra = bonus(setting, len(placements), len(rack))
    points = extra + sum(word.points for word in words)
    try:
        judge(setting, cells, rack, lay)
    except IllegalMove as error:
        return Preview(lay, words, extra, points, _reason(error), error.details)
    return Preview(lay, words, extra, points)


def _seen(setting: Setting, word: Word) -> PreviewWord:
    return PreviewWord(word.text, word.squares, word.points, word.text in setting.lexicon)


def _reason(error: IllegalMove) -> Reason:
    assert isinstance(error.reason, Reason)
    return error.reason
