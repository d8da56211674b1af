"""From a word as a person writes it to the tiles that lay it: which digraphs, which blanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.aprologados.legality import judge
from game.aprologados.lexicon import normalise
from game.aprologados.parts import Lay
from game.aprologados.scoring import score, squares_of
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK
from game.core import IllegalMove

Pieces = tuple[str, ...]


def plain(text: str) -> str:
    """Without accents, capitals kept: they ask for blanks.

    >>> plain("Pingüinó")
    'Pinguino'
    """
    return "".join(normalise(char).upper() if char.isupper() else normalise(char) for char in text)


def lay_from_word(
    setting: Setting,
    cells: Sequence[str],
    rack: Sequence[str],
    row: int,
    column: int,
    across: bool,
    word: str | Sequence[str],
) -> Lay:
    """The play that a word means, what lies on the board included: of all legal spellings the one of most points.

    A letter is a tile or a blank, a capital asks for a blank, and two letters may be one digraph tile; a list of faces
    says exactly which squares carry what. If no way is legal, the rules will say what is wrong with the one returned.
    """
    exact = not isinstance(word, str)
    pieces = tuple(plain(piece) for piece in word)
    lengths = Lay(row, column, across, ("",) * len(pieces))
    inside = 0 <= row < setting.layout.size and 0 <= column < setting.layout.size
    room = setting.layout.room(row * setting.layout.size + column, across) if inside else 0
    board = [cells[square].lower() for square in squares_of(setting, lengths)[:room]] if inside else []
    ways = [Lay(row, column, across, faces) for faces in _spell(setting, board, Counter(rack), pieces, exact)]
    ways.sort(key=lambda lay: -score(setting, cells, lay, len(rack)).points)
    legal = (lay for lay in ways if _legal(setting, cells, rack, lay))
    as_written = Lay(row, column, across, _as_written(setting, board, pieces, exact))
    return next(legal, ways[0] if ways else as_written)


def _legal(setting: Setting, cells: Sequence[str], rack: Sequence[str], lay: Lay) -> bool:
    try:
        judge(setting, cells, rack, lay)
    except IllegalMove:
        return False
    return True


def _spell(setting: Setting, board: Sequence[str], rack: Counter[str], pieces: Pieces, exact: bool) -> Iterator[Pieces]:
    """All the ways to spell it, square by square, that the board and the rack allow."""
    if not pieces:
        yield ()
    elif board:
        here, rest = board[0], board[1:]
        for face, used in _options(setting, rack, pieces, here, exact):
            tile = "" if here else BLANK if face.isupper() else face
            if tile:
                rack[tile] -= 1
            for following in _spell(setting, rest, rack, pieces[used:], exact):
                yield (face, *following)
            if tile:
                rack[tile] += 1


def _options(setting: Setting, rack: Counter[str], pieces: Pieces, here: str, exact: bool) -> list[tuple[str, int]]:
    """What may lie on a square: the face, and how many pieces of the word it spells."""
    written = [(pieces[0], 1)]
    if not exact and len(pieces) > 1 and "".join(pieces[:2]).lower() in setting.tiles.digraphs:
        written.append(("".join(pieces[:2]), 2))
    if here:
        return [(here, used) for text, used in written if text.lower() == here]
    faces = [(text, used) for text, used in written if text.lower() in setting.tiles.points]
    found = [(text, used) for text, used in faces if text.islower() and rack[text] > 0]
    if rack[BLANK] > 0:
        found += [(text.upper(), used) for text, used in faces]
    return found


def _as_written(setting: Setting, board: Sequence[str], pieces: Pieces, exact: bool) -> Pieces:
    """The faces as they stand, for the rules to name what is wrong with them."""
    faces: list[str] = []
    place = 0
    while place < len(pieces):
        here = board[len(faces)] if len(faces) < len(board) else ""
        pair = "".join(pieces[place : place + 2]).lower()
        if here and not exact and len(here) > 1 and pair == here:
            faces.append(here)
            place += 2
        else:
            faces.append(here if here and here == pieces[place].lower() else pieces[place])
            place += 1
    return tuple(faces)
