"""W8, W9: plays worked out by hand on the board's own premiums. Each says how its points come about."""

import pytest

from game.aprologados.rules import FirstRules
from tests.game.aprologados.table import table

ES, EU, EN = "", "idioma=euskera diccionario=euskera_deklinatua", "idioma=ingles"
APALABRADOS, SCRABBLE = "reglas=apalabrados", "reglas=scrabble"

FIRST_VECTORS = [
    # by the first version of the rules
    # id, options, board, rack, move, the sum by hand (each word in parentheses), the words in order
    ("plain", ES, "", "casaeeo", "8H casa", (3 + 1 + 1 + 1), "casa"),
    ("double_word", ES, "", "casasee", "8D casas", 2 * (3 + 1 + 1 + 1 + 1), "casas"),
    ("double_word_at_the_end", ES, "", "zapatoe", "8H zapato", 2 * (10 + 1 + 3 + 1 + 1 + 1), "zapato"),
    ("down", ES, "", "quesoee", "H5 queso", (5 + 1 + 1 + 1 + 1), "queso"),
    ("down_on_double_word", ES, "", "quesoee", "H4 queso", 2 * (5 + 1 + 1 + 1 + 1), "queso"),
    ("the_centre_does_not_multiply", ES, "", "ayeeeoo", "8G ay", (1 + 4), "ay"),
    ("enye", ES, "", "añoaeee", "8H año", (1 + 8 + 1), "año"),
    ("seven_tiles", ES, "", "caminos", "8D caminos", 2 * (3 + 1 + 3 + 1 + 1 + 1 + 1) + 40, "caminos"),
    ("six_of_seven_tiles", ES, "", "caminoz", "8C camino", 2 * (3 + 1 + 3 + 1 + 1 + 1), "camino"),
    ("blank_is_nothing", ES, "", "cas?see", "8D casAs", 2 * (3 + 1 + 1 + 0 + 1), "casas"),
    ("blank_for_a_dear_letter", ES, "", "?apatoe", "8H Zapato", 2 * (0 + 1 + 3 + 1 + 1 + 1), "zapato"),
    ("two_blanks", ES, "", "??eeeoo", "8H SI", 0, "si"),
    ("seven_with_both_blanks", ES, "", "cami?o?", "8D camiNoS", 2 * (3 + 1 + 3 + 1 + 0 + 1 + 0) + 40, "caminos"),
    # extensions of casa, H8 to K8
    ("extend_by_one", ES, "8H casa", "sxxxxxx", "8H casas", 2 * (3 + 1 + 1 + 1 + 1), "casas"),
    ("extend_by_two", ES, "8H casa", "doxxxxx", "8H casado", 2 * (3 + 1 + 1 + 1 + 2 + 1), "casado"),
    ("extend_in_front", ES, "8H casa", "esxxxxx", "8F escasa", (1 + 1 + 3 + 1 + 1 + 1), "escasa"),
    ("extend_both_ends", ES, "8H casa", "essxxxx", "8F escasas", 2 * (1 + 1 + 3 + 1 + 1 + 1 + 1), "escasas"),
    # crossings of casa
    ("cross", ES, "8H casa", "pnxxxxx", "I7 pan", (3 + 1 + 1), "pan"),
    ("cross_on_triple_letter", ES, "8H casa", "mexxxxx", "J6 mes", (3 * 3 + 1 + 1), "mes"),
    ("cross_on_double_letter", ES, "8H casa", "zulxxxx", "K8 azul", (1 + 2 * 10 + 1 + 1), "azul"),
    ("cross_at_the_last_letter", ES, "8H casa", "rosxxxx", "K5 rosa", (1 + 1 + 2 * 1 + 1), "rosa"),
    (
        "cross_with_seven_tiles",
        ES,
        "8H casa",
        "aminado",
        "H8 caminado",
        2 * (3 + 1 + 3 + 1 + 1 + 1 + 2 + 1) + 40,
        "caminado",
    ),
    # several words at once
    ("two_words", ES, "8H casa, I7 pan", "oxxxxxx", "9I no", (1 + 1) + (1 + 1), "no so"),
    (
        "three_words_and_a_premium_in_two",
        ES,
        "8H casa, I7 pan",
        "ezxxxxx",
        "7I pez",
        (3 + 1 + 2 * 10) + (1 + 1) + (2 * 10 + 1),
        "pez es za",
    ),
    (
        "hook_in_apalabrados",
        APALABRADOS,
        "8H casa",
        "solxxxx",
        "L8 sol",
        2 * (1 + 1 + 1) + 2 * (3 + 1 + 1 + 1 + 1),
        "sol casas",
    ),
    (
        "alongside_in_apalabrados",
        APALABRADOS,
        "8H casa",
        "ohxxxxx",
        "9J oh",
        (1 + 2 * 4) + (1 + 1) + (1 + 2 * 4),
        "oh so ah",
    ),
    # word premiums
    ("triple_word_and_double_letter", ES, "N1 pan", "uoxxxxx", "3M uno", 3 * (2 * 1 + 1 + 1), "uno"),
    ("two_double_words", ES, "H1 as", "cosaxxx", "2F cosas", 2 * 2 * (3 + 1 + 1 + 1 + 1), "cosas"),
    (
        "two_triple_words",
        ES,
        "A4 omprobamo",
        "csxxxxx",
        "A3 comprobamos",
        3 * 3 * (3 + 1 + 3 + 3 + 1 + 1 + 3 + 1 + 3 + 1 + 1),
        "comprobamos",
    ),
    ("triple_letter_and_double_word", ES, "F3 sol", "trzoxxx", "4D trozo", 2 * (3 * 1 + 1 + 1 + 10 + 1), "trozo"),
    ("a_premium_counts_once", ES, "8H casas", "ixxxxxx", "L8 si", (1 + 1), "si"),
    ("a_covered_double_word_counts_no_more", ES, "8D casa", "sxxxxxx", "8D casas", (3 + 1 + 1 + 1 + 1), "casas"),
    # blanks on the board
    ("extend_a_blank", ES, "8H caSa", "sxxxxxx", "8H casas", 2 * (3 + 1 + 0 + 1 + 1), "casas"),
    ("cross_a_blank", ES, "8H caSa", "mexxxxx", "J6 mes", (3 * 3 + 1 + 0), "mes"),
    ("blank_on_triple_letter", ES, "8H casa", "?exxxxx", "J6 Mes", (3 * 0 + 1 + 1), "mes"),
    ("blank_on_double_word", ES, "8H casa", "?xxxxxx", "8H casaS", 2 * (3 + 1 + 1 + 1 + 0), "casas"),
    # W9: all the tiles that one holds
    ("last_tile", ES, "8H casa", "s", "8H casas", 2 * (3 + 1 + 1 + 1 + 1) + 40, "casas"),
    ("last_tile_a_blank", ES, "8H casa", "?", "8H casaS", 2 * (3 + 1 + 1 + 1 + 0) + 40, "casas"),
    ("last_two_tiles", ES, "8H casa", "pn", "I7 pan", (3 + 1 + 1) + 40, "pan"),
    ("one_of_two_tiles", ES, "8H casa", "sx", "8H casas", 2 * (3 + 1 + 1 + 1 + 1), "casas"),
    ("last_tile_in_apalabrados", APALABRADOS, "8H casa", "s", "8H casas", 2 * (3 + 1 + 1 + 1 + 1), "casas"),
    ("seven_in_apalabrados", APALABRADOS, "", "caminos", "8D caminos", 2 * (3 + 1 + 3 + 1 + 1 + 1 + 1) + 40, "caminos"),
    ("last_tile_in_scrabble", SCRABBLE, "8H casa", "s", "8H casas", (3 + 1 + 1 + 1 + 2 * 1), "casas"),
    ("seven_in_scrabble", SCRABBLE, "", "caminos", "8D caminos", 2 * (2 * 3 + 1 + 3 + 1 + 1 + 1 + 1) + 50, "caminos"),
    # the board and the tiles of Scrabble
    ("scrabble_centre", SCRABBLE, "", "casaeeo", "8H casa", 2 * (3 + 1 + 1 + 1), "casa"),
    ("scrabble_double_letter", SCRABBLE, "8H casa", "doxxxxx", "8H casado", (3 + 1 + 1 + 1 + 2 * 2 + 1), "casado"),
    ("scrabble_triple_word", SCRABBLE, "A2 as", "lxxxxxx", "A1 las", 3 * (1 + 1 + 1), "las"),
    ("tile_ch", SCRABBLE, "", "[ch]icoxxx", "8H [ch]ico", 2 * (5 + 1 + 3 + 1), "chico"),
    ("tile_ll", SCRABBLE, "", "ca[ll]exxx", "8G ca[ll]e", 2 * (3 + 1 + 8 + 1), "calle"),
    ("tile_rr", SCRABBLE, "", "pe[rr]oxxx", "8H pe[rr]o", 2 * (3 + 1 + 8 + 1), "perro"),
    ("rr_of_single_letters", SCRABBLE, "", "perroxx", "8H perro", 2 * (3 + 1 + 1 + 1 + 2 * 1), "perro"),
    # digraphs in Basque
    ("tx", EU, "", "[tx]akurxx", "8H [tx]akur", 2 * (8 + 1 + 2 + 1 + 2), "txakur"),
    ("tx_of_single_letters", EU, "", "txakurj", "8D txakur", 2 * (1 + 10 + 1 + 2 + 1 + 2), "txakur"),
    ("tx_of_a_blank", EU, "", "?akurxx", "8H [TX]akur", 2 * (0 + 1 + 2 + 1 + 2), "txakur"),
    ("tx_and_rr", EU, "", "[tx]aku[rr]ai", "8H [tx]aku[rr]a", 2 * (8 + 1 + 2 + 1 + 8 + 1), "txakurra"),
    ("extend_over_a_digraph", EU, "8H [tx]akur", "raxxxxx", "8H [tx]akurra", (8 + 1 + 2 + 1 + 2 + 2 + 1), "txakurra"),
    ("cross_a_digraph", EU, "8H [tx]akur", "eexxxxx", "H7 e[tx]e", (1 + 8 + 1), "etxe"),
    ("cross_a_digraph_longer", EU, "8H [tx]akur", "eeaxxxx", "H7 e[tx]ea", (1 + 8 + 1 + 1), "etxea"),
    ("tz", EU, "", "hi[tz]axxx", "8H hi[tz]a", (5 + 1 + 8 + 1), "hitza"),
    # English
    ("quiz", EN, "", "quizeee", "8H quiz", (10 + 1 + 1 + 10), "quiz"),
    ("jumper", EN, "", "jumpere", "8D jumper", 2 * (8 + 1 + 3 + 3 + 1 + 1), "jumper"),
    ("jumpers", EN, "8D jumper", "sxxxxxx", "8D jumpers", (8 + 1 + 3 + 3 + 1 + 1 + 1), "jumpers"),
    ("another", EN, "", "another", "8D another", 2 * (1 + 1 + 1 + 1 + 4 + 1 + 1) + 40, "another"),
]

EU_SCRABBLE = f"{EU} {SCRABBLE}"

VECTORS = [
    # the default preset on the classic board: d doubles D8 and L8, the centre doubles the word
    ("the_centre_doubles", ES, "", "casaeee", "8H casa", 2 * (3 + 1 + 1 + 1), "casa"),
    ("double_letter_and_centre", ES, "", "casasee", "8D casas", 2 * (2 * 3 + 1 + 1 + 1 + 1), "casas"),
    ("double_letter_after_it", ES, "", "zapatoe", "8H zapato", 2 * (10 + 1 + 3 + 1 + 2 * 1 + 1), "zapato"),
    ("down", ES, "", "quesoee", "H5 queso", 2 * (5 + 1 + 1 + 1 + 1), "queso"),
    ("down_on_double_letter", ES, "", "quesoee", "H4 queso", 2 * (2 * 5 + 1 + 1 + 1 + 1), "queso"),
    ("two_letters", ES, "", "ayeeeoo", "8G ay", 2 * (1 + 4), "ay"),
    ("enye", ES, "", "añoaeee", "8H año", 2 * (1 + 8 + 1), "año"),
    ("seven_tiles", ES, "", "caminos", "8D caminos", 2 * (2 * 3 + 1 + 3 + 1 + 1 + 1 + 1) + 40, "caminos"),
    ("six_of_seven_tiles", ES, "", "caminoz", "8C camino", 2 * (3 + 2 * 1 + 3 + 1 + 1 + 1), "camino"),
    ("blank_is_nothing", ES, "", "cas?see", "8D casAs", 2 * (2 * 3 + 1 + 1 + 0 + 1), "casas"),
    ("two_blanks", ES, "", "??eeeoo", "8H SI", 0, "si"),
    ("extend_by_one", ES, "8H casa", "sxxxxxx", "8H casas", (3 + 1 + 1 + 1 + 2 * 1), "casas"),
    ("extend_by_two", ES, "8H casa", "doxxxxx", "8H casado", (3 + 1 + 1 + 1 + 2 * 2 + 1), "casado"),
    ("extend_in_front", ES, "8H casa", "esxxxxx", "8F escasa", (1 + 1 + 3 + 1 + 1 + 1), "escasa"),
    ("cross", ES, "8H casa", "pnxxxxx", "I7 pan", (2 * 3 + 1 + 2 * 1), "pan"),
    ("cross_on_triple_letter", ES, "8H casa", "mexxxxx", "J6 mes", (3 * 3 + 1 + 1), "mes"),
    ("cross_on_double_word", ES, "8H casa", "zulxxxx", "K8 azul", 2 * (1 + 10 + 1 + 1), "azul"),
    ("cross_at_the_last_letter", ES, "8H casa", "rosxxxx", "K5 rosa", 2 * (1 + 1 + 1 + 1), "rosa"),
    ("double_word", ES, "N1 pan", "uoxxxxx", "3M uno", 2 * (1 + 1 + 1), "uno"),
    ("triple_word", ES, "A2 as", "lxxxxxx", "A1 las", 3 * (1 + 1 + 1), "las"),
    (
        "two_triple_words",
        ES,
        "A2 aminad",
        "coxxxxx",
        "A1 caminado",
        3 * 3 * (3 + 1 + 3 + 1 + 1 + 1 + 2 + 1),
        "caminado",
    ),
    ("two_double_words", ES, "5F amino", "csxxxxx", "5E caminos", 2 * 2 * (3 + 1 + 3 + 1 + 1 + 1 + 1), "caminos"),
    ("triple_letter_and_double_word", ES, "D1 as", "coasxxx", "2B cosas", 2 * (3 + 1 + 1 + 1 + 3 * 1), "cosas"),
    ("a_premium_counts_once", ES, "8H casas", "ixxxxxx", "L8 si", (1 + 1), "si"),
    ("the_centre_by_an_extension", ES, "8D casa", "sxxxxxx", "8D casas", 2 * (3 + 1 + 1 + 1 + 1), "casas"),
    ("last_tile", ES, "8H casa", "s", "8H casas", (3 + 1 + 1 + 1 + 2 * 1) + 40, "casas"),
    ("last_tile_a_blank", ES, "8H casa", "?", "8H casaS", (3 + 1 + 1 + 1 + 0) + 40, "casas"),
    ("last_two_tiles", ES, "8H casa", "pn", "I7 pan", (2 * 3 + 1 + 2 * 1) + 40, "pan"),
    ("basque", EU, "", "txakurj", "8D txakur", 2 * (2 * 1 + 10 + 1 + 2 + 1 + 2), "txakur"),
    ("english", EN, "", "quizeee", "8H quiz", 2 * (10 + 1 + 1 + 10), "quiz"),
    ("english_on_double_letter", EN, "", "jumpere", "8D jumper", 2 * (2 * 8 + 1 + 3 + 3 + 1 + 1), "jumper"),
    ("english_seven", EN, "", "another", "8D another", 2 * (2 * 1 + 1 + 1 + 1 + 4 + 1 + 1) + 40, "another"),
    ("tx", EU_SCRABBLE, "", "[tx]akurxx", "8H [tx]akur", 2 * (8 + 1 + 2 + 1 + 2 * 2), "txakur"),
    ("tx_of_single_letters", EU_SCRABBLE, "", "txakurj", "8D txakur", 2 * (2 * 1 + 10 + 1 + 2 + 1 + 2), "txakur"),
    ("tx_of_a_blank", EU_SCRABBLE, "", "?akurxx", "8H [TX]akur", 2 * (0 + 1 + 2 + 1 + 2 * 2), "txakur"),
    ("cross_a_digraph", EU_SCRABBLE, "8H [tx]akur", "eexxxxx", "H7 e[tx]e", (1 + 8 + 1), "etxe"),
    *(
        vector
        for vector in FIRST_VECTORS
        if vector[1] in (APALABRADOS, SCRABBLE) and vector[0] != "rr_of_single_letters"
    ),
]


def worked(match, move, points, words):
    match.play(match.parse(move))
    turn = match.history[-1]
    assert [word.text for word in turn.words] == words.split()
    assert turn.points == match.scores[0] == points


@pytest.mark.parametrize(
    ("options", "board", "rack", "move", "points", "words"), [v[1:] for v in VECTORS], ids=[v[0] for v in VECTORS]
)
def test_W8_W9_worked_by_hand(options, board, rack, move, points, words):
    worked(table(board, (rack, "e"), options, bag="aeiou"), move, points, words)


@pytest.mark.parametrize(
    ("options", "board", "rack", "move", "points", "words"),
    [v[1:] for v in FIRST_VECTORS],
    ids=[v[0] for v in FIRST_VECTORS],
)
def test_matches_by_the_first_rules_still_count_as_they_did(options, board, rack, move, points, words):
    worked(table(board, (rack, "e"), options, bag="aeiou", game=FirstRules), move, points, words)


@pytest.mark.parametrize("vectors", [FIRST_VECTORS, VECTORS])
def test_there_are_forty_of_them(vectors):
    assert len(vectors) >= 40 and len({vector[0] for vector in vectors}) == len(vectors)
