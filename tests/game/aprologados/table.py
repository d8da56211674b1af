"""Positions for the tests: a board of words laid anywhere, racks, and a bag, all by hand."""

import re
from dataclasses import replace

from game.aprologados.lexicon import Lexicon
from game.aprologados.parts import AprologadosOptions, Lay
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import squares_of


def tiles(text: str) -> list[str]:
    """`ca?[tx]` as tiles."""
    return [found.strip("[]") for found in re.findall(r"\[\w+\]|.", text)]


def table(
    board: str = "",
    racks: tuple[str, str] = ("", ""),
    options: str = "",
    words: str = "",
    bag: str = "",
    turn: int = 0,
    game: type[Aprologados] = Aprologados,
) -> Aprologados:
    """A match in which the words of `board` (`8H casa, I7 pan`) lie, without having been played.

    `words` replaces the word bank. The bag holds what it is given, not the rest of the tiles.
    """
    match = game.new(AprologadosOptions.parse(options), 1)
    if words:
        lexicon = Lexicon.from_words(words.split(), match.setting.tiles.letters)
        match.setting = replace(match.setting, lexicon=lexicon)
    for text in filter(None, board.split(", ")):
        lay = match.parse(text)
        assert isinstance(lay, Lay)
        for square, face in zip(squares_of(match.setting, lay), lay.faces, strict=True):
            assert match.cells[square].lower() in ("", face.lower()), f"{text}: {match.cells[square]} is there"
            match.cells[square] = match.cells[square] or face
    match.racks = [tiles(rack) for rack in racks]
    match.bag = tiles(bag)
    match.missing = [0, 0]
    match.turn = turn
    match.outcome = None
    return match
