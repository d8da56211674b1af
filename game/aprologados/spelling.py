"""From a word as a person writes it to the tiles that lay it: which digraphs, which blanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.aprologados.lexicon import normalise
from game.aprologados.parts import Lay
from game.aprologados.scoring import squares_of
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK

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
    """The play that a word means, what lies on the board included; whether it is legal is for the rules to say.

    A digraph tile is used where the player has it, a blank for a letter that only a blank can be, or that is written
    as a capital. A list of faces says exactly which squares carry what.
    """
    exact = not isinstance(word, str)
    pieces = tuple(plain(piece) for piece in word)
    lengths = Lay(row, column, across, ("",) * len(pieces))
    inside = 0 <= row < setting.layout.size and 0 <= column < setting.layout.size
    room = setting.layout.room(row * setting.layout.size + column, across) if inside else 0
    board = [cells[square].lower() for square in squares_of(setting, lengths)[:room]] if inside else []
    found = _spell(setting, board, Counter(rack), pieces, exact)
    return Lay(row, column, across, found if found is not None else _as_written(setting, board, pieces, exact))


def _spell(setting: Setting, board: Sequence[str], rack: Counter[str], pieces: Pieces, exact: bool) -> Pieces | None:
    """The faces, square by square, that the board and the rack allow; None if they do not."""
    if not pieces:
        return ()
    if not board:
        return None
    here, rest = board[0], board[1:]
    for face, used in _options(setting, rack, pieces, here, exact):
        tile = "" if here else BLANK if face.isupper() else face
        if tile:
            rack[tile] -= 1
        following = _spell(setting, rest, rack, pieces[used:], exact)
        if tile:
            rack[tile] += 1
        if following is not None:
            return (face, *following)
    return None


def _options(setting: Setting, rack: Counter[str], pieces: Pieces, here: str, exact: bool) -> list[tuple[str, int]]:
    """What may lie on a square: the face, and how many pieces of the word it spells; the preferred one first."""
    double = "".join(pieces[:2]) if not exact and len(pieces) > 1 else ""
    written = [(double, 2)] if double.lower() in setting.tiles.digraphs else []
    written.append((pieces[0], 1))
    if here:
        return [(here, used) for text, used in written if text.lower() == here]
    found = []
    for text, used in written:
        if rack[text] > 0 and text in setting.tiles.points:
            found.append((text, used))
    for text, used in reversed(written):
        asked = text.isupper() or (text.islower() and (text, used) not in found)
        if rack[BLANK] > 0 and asked and text.lower() in setting.tiles.points:
            found.append((text.upper(), used))
    if len(found) > 1 and double.isupper():
        found.reverse()
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
