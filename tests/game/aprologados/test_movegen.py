"""The move generator against one that tries everything, and against the rules themselves."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from game.aprologados import banks
from game.aprologados.board import Layout, parse_layout
from game.aprologados.legality import judge
from game.aprologados.lexicon import Lexicon
from game.aprologados.movegen import can_play, plays
from game.aprologados.parts import PRESETS, AprologadosOptions, Lay
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import placed_by
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK, TileSet, load_tiles, tiles_for
from game.core import IllegalMove
from tests.game.aprologados.table import table, tiles

SMALL = parse_layout("small", "\n".join(["t.D.t", ".d.d.", "D.*.D", ".d.d.", "t.D.t"]))
SEVEN = parse_layout("seven", "\n".join(["......."] * 3 + ["...+..."] + ["......."] * 3))


def spellings(word: str, tiles: TileSet, blanks: int) -> Iterator[tuple[str, ...]]:
    """Every way to write a word with faces of the set, up to so many of them blanks, in capitals."""
    if not word:
        yield ()
    for face in tiles.faces:
        if word.startswith(face):
            yield from ((face, *rest) for rest in spellings(word[len(face) :], tiles, blanks))
            if blanks:
                yield from ((face.upper(), *rest) for rest in spellings(word[len(face) :], tiles, blanks - 1))


def brute_force(setting: Setting, cells: tuple[str, ...], rack: tuple[str, ...]) -> set[Lay]:
    """Every word of the bank, in every spelling, everywhere: what the rules accept."""
    found = set()
    size = setting.layout.size
    ways = [faces for word in setting.lexicon for faces in spellings(word, setting.tiles, rack.count(BLANK))]
    for row, column, across in product(range(size), range(size), (True, False)):
        for faces in ways:
            lay = Lay(row, column, across, faces)
            try:
                judge(setting, cells, rack, lay)
            except IllegalMove:
                continue
            found.add(lay)
    return found


def random_position(setting: Setting, rng: Random, words: int) -> tuple[str, ...]:
    """A board that grew by legal plays of random racks."""
    cells = ("",) * setting.layout.size**2
    bag = setting.tiles.all()
    for _ in range(words):
        rack = tuple(sorted(rng.sample(bag, 6)))
        found = plays(setting, cells, rack)
        if found:
            board = list(cells)
            for square, face in placed_by(setting, cells, rng.choice(found)).items():
                board[square] = face
            cells = tuple(board)
    return cells


def small_setting(language: str, preset: str, layout: Layout, rng: Random, count: int) -> Setting:
    tiles = tiles_for(language, PRESETS[preset].tiles)
    common = [word for word in banks.common(language) if len(word) <= layout.size]
    words = rng.sample([word for word in common if len(word) <= 3], count // 2) + rng.sample(common, count // 2)
    if tiles.digraphs:
        doubles = [word for word in common if any(face in word for face in tiles.digraphs)]
        words += rng.sample(doubles, count // 3)
    return Setting(layout, tiles, Lexicon.from_words(words, tiles.letters), PRESETS[preset])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", ["castellano", "euskera", "ingles"])
@pytest.mark.parametrize("layout", [SMALL, SEVEN], ids=["5x5", "7x7"])
def test_finds_what_trying_everything_finds(layout, language, preset):
    rng = Random(f"{layout.name} {language} {preset}")
    compared = 0
    for words in (0, 2, 3, 5):
        setting = small_setting(language, preset, layout, rng, 12)
        cells = random_position(setting, rng, words)
        bag = [tile for tile in setting.tiles.all() if tile != BLANK]
        for blanks in (0, 1, 2):
            rack = tuple(sorted(rng.sample(bag, 4 - blanks) + [BLANK] * blanks))
            found = plays(setting, cells, rack)
            assert len(set(found)) == len(found), "each play once"
            assert set(found) == brute_force(setting, cells, rack)
            assert can_play(setting, cells, rack) == bool(found)
            compared += len(found)
    assert compared > 5, "there was something to compare"


@pytest.mark.parametrize(
    ("language", "preset"), [("castellano", "aprologados"), ("euskera", "apalabrados"), ("castellano", "scrabble")]
)
def test_the_whole_board_against_trying_everything(language, preset):
    rng = Random(f"whole {language} {preset}")
    setting = Aprologados.new(AprologadosOptions(idioma=language, reglas=preset)).setting
    words = rng.sample([word for word in banks.common(language) if len(word) <= 4], 15)
    setting = replace(setting, lexicon=Lexicon.from_words(words, setting.tiles.letters))
    cells = random_position(setting, rng, 8)
    rack = tuple(sorted([*rng.sample(setting.tiles.all(), 5), BLANK]))
    assert set(plays(setting, cells, rack)) == brute_force(setting, cells, rack)


@pytest.mark.parametrize("options", ["", "idioma=euskera", "idioma=ingles reglas=apalabrados", "reglas=scrabble"])
def test_what_it_finds_with_the_full_bank_is_legal(options):
    rng = Random(options)
    match = Aprologados.new(AprologadosOptions.parse(options), 12)
    for _ in range(8):
        lays = [move for move in match.moves() if isinstance(move, Lay)]
        for lay in rng.sample(lays, min(60, len(lays))):
            match.check(lay)
        if lays:
            match.play(rng.choice(lays))


def test_known_plays_are_found():
    """By hand: on casa at 8H, a rack of p and n crosses as pan, and so on; a blank serves as any letter."""
    match = table("8H casa", ("pns?", "e"))
    found = {str(move) for move in match.moves()}
    assert {"I7 pan", "I7 paN", "8H casas", "8H casaS", "8H casan", "I7 paR"} <= found
    assert "8H casar" not in found and "L8 sN" not in found


def test_both_directions_of_a_single_tile_are_offered():
    match = table("8H casa, I7 pan", ("o", "e"))
    found = {str(move) for move in match.moves()}
    assert {"9I no", "J8 so"} <= found


def test_a_rack_with_a_digraph_tile_does_not_spell_it_apart():
    setting = Setting(
        SEVEN, load_tiles("euskera_scrabble"), Lexicon.from_words(["etxe"], "etx"), PRESETS["aprologados"]
    )
    empty = ("",) * 49
    assert {move.faces for move in plays(setting, empty, ("e", "e", "tx"))} == {("e", "tx", "e")}
    assert {move.faces for move in plays(setting, empty, tuple(tiles("eetx")))} == {("e", "t", "x", "e")}
    assert {move.faces for move in plays(setting, empty, (BLANK, "e", "e"))} == {("e", "TX", "e")}
