"""A word as a person writes it, against all ways that there are to lay it."""

from itertools import product
from random import Random

import pytest

from game.aprologados import banks
from game.aprologados.legality import judge
from game.aprologados.parts import AprologadosOptions, Lay
from game.aprologados.rules import Aprologados
from game.aprologados.spelling import lay_from_word
from game.aprologados.tiles import BLANK
from game.core import IllegalMove
from tests.game.aprologados.table import table


def splittings(word: str, digraphs: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All ways to cut a word into letters and digraphs."""
    if not word:
        return [()]
    ways = [(word[0], *rest) for rest in splittings(word[1:], digraphs)]
    if word[:2] in digraphs:
        ways += [(word[:2], *rest) for rest in splittings(word[2:], digraphs)]
    return ways


def points(state: Aprologados, lay: Lay) -> int | None:
    try:
        return judge(state.setting, state.cells, state.racks[0], lay).points
    except IllegalMove:
        return None


def best_of_all(state: Aprologados, row: int, column: int, across: bool, word: str) -> int | None:
    """The most that any spelling earns, every face tried as a tile and as a blank; on the board, as it lies there."""
    best = None
    for faces in splittings(word, state.setting.tiles.digraphs):
        squares = [(row + (0 if across else n)) * 15 + column + (n if across else 0) for n in range(len(faces))]
        if len(faces) + (column if across else row) > 15:
            continue
        choices = [
            (face,) if state.cells[square] else (face, face.upper())
            for face, square in zip(faces, squares, strict=True)
        ]
        for spelled in product(*choices):
            if sum(face.isupper() for face in spelled) <= state.racks[0].count(BLANK):
                earned = points(state, Lay(row, column, across, spelled))
                if earned is not None and (best is None or earned > best):
                    best = earned
    return best


@pytest.mark.parametrize("options", ["", "reglas=scrabble", "idioma=euskera reglas=scrabble", "idioma=ingles"])
def test_formar_palabra_finds_the_spelling_of_most_points(options):
    """Racks with blanks and digraphs, on boards with both: the word that a play writes comes out as the best play."""
    rng = Random(options)
    compared = tricky = 0
    state = Aprologados.new(AprologadosOptions.parse(options), 3)
    doubles = [*state.setting.tiles.digraphs] * 3
    for _ in range(12):
        if rng.random() < 0.3:  # a new board now and then
            state = Aprologados.new(AprologadosOptions.parse(options), rng.randrange(1000))
        state.turn = 0
        state.racks[0] = rng.sample([*state.setting.tiles.all(), *doubles], 5) + [BLANK] * rng.randrange(3)
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        for lay in rng.sample(lays, min(8, len(lays))):
            best = best_of_all(state, lay.row, lay.column, lay.across, lay.word)
            rack = state.racks[0]
            found = lay_from_word(state.setting, state.cells, rack, lay.row, lay.column, lay.across, lay.word)
            assert points(state, found) == best is not None, f"{lay} as {found}"
            compared += 1
            tricky += any(len(face) > 1 for face in lay.faces) or any(face.isupper() for face in lay.faces)
        if lays:
            state.play(rng.choice(lays))
    assert compared > 40 and tricky > 10


def test_formar_palabra_puts_the_blank_where_it_costs_least():
    """One a of asada is a tile, two are blanks: the tile lies on the double letter of D8."""
    state = table("", ("asd??xx", "e"), words="asada")
    found = lay_from_word(state.setting, state.cells, state.racks[0], 7, 3, True, "asada")
    assert str(found) == "8D asAdA"


def test_formar_palabra_finds_isats_as_it_scores_most():
    """i·s·a·[ts]: the tile TS is worth 8, and more than T and S; once it was refused the better way."""
    state = table("", ("isa[ts]tsx", "e"), "idioma=euskera reglas=scrabble", words="isats")
    found = lay_from_word(state.setting, state.cells, state.racks[0], 7, 7, True, "isats")
    assert points(state, found) == best_of_all(state, 7, 7, True, "isats") is not None


def test_formar_palabra_finds_a_legal_way_where_the_first_one_crosses_badly():
    """Down through [ts], t·s is no way to write what lies there; across, only the single letters make a word below."""
    state = table("9H ea", ("[ts]atsaxx", "e"), "idioma=euskera reglas=scrabble", words="tsa ta sa te se ea tse")
    for word, row, column, across in (("tsa", 7, 6, True), ("tse", 6, 7, False), ("tsa", 6, 8, False)):
        best = best_of_all(state, row, column, across, word)
        found = lay_from_word(state.setting, state.cells, state.racks[0], row, column, across, word)
        assert points(state, found) == best


@pytest.mark.parametrize("language", ["castellano", "euskera", "ingles"])
def test_formar_palabra_opens_with_any_word_that_the_tiles_allow(language):
    """Words of the bank, tiles that spell them with a blank for some letter, in the preset with the most tiles."""
    rng = Random(language)
    options = AprologadosOptions(idioma=language, reglas="scrabble")
    state = Aprologados.new(options, 1)
    words = [word for word in banks.common(language) if 2 <= len(word) <= 7]
    for word in rng.sample(words, 300):
        faces = list(rng.choice(splittings(word, state.setting.tiles.digraphs)))
        for _ in range(rng.randrange(3)):
            faces[rng.randrange(len(faces))] = BLANK
        state.racks[0] = faces if faces.count(BLANK) < 3 and len(faces) > 1 else list(word)
        best = best_of_all(state, 7, 7, True, word)
        found = lay_from_word(state.setting, state.cells, state.racks[0], 7, 7, True, word)
        assert points(state, found) == best
