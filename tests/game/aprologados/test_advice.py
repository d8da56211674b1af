"""Hints in three steps, near words, and what was missed."""

from itertools import pairwise
from random import Random

import pytest

from game.aprologados import banks
from game.aprologados.advice import Why, best_play, hint, missed_plays, near_words
from game.aprologados.lexicon import Lexicon
from game.aprologados.parts import Abandon, AprologadosOptions, Lay, Pass
from game.aprologados.rules import Aprologados
from tests.game.aprologados.table import table
from tests.game.aprologados.test_texts import sentences


@pytest.mark.parametrize(
    ("why", "details", "board", "rack", "words", "move"),
    [
        (Why.ONLY, {}, "8H casa", "sxxxxxx", "casa casas", "8H casas"),
        (Why.ALL_TILES, {"bonus": 40}, "", "caminos", "caminos si", "8D caminos"),
        (Why.SEVERAL_WORDS, {"count": 3}, "8H casa, I7 pan", "ezxxxxx", "casa pan pez es za en", "7I pez"),
        (Why.WORD_PREMIUM, {"times": 2}, "8H casa", "zulxxxx", "casa azul las", "K8 azul"),
        (Why.LETTER_PREMIUM, {"tile": "z", "times": 2}, "8H casa", "zxxxxxx", "casa casaz xa", "8H casaz"),
        (Why.MOST_POINTS, {"points": 8}, "8H casa", "esxxxxx", "casa escasa es", "8F escasa"),
        (Why.GOOD_REST, {"rest": "q q q q s x"}, "8H casa", "xsqqqqo", "casa casas so", "J8 so"),
    ],
)
def test_a_hint_says_where_then_with_what_then_all_and_why(own_bank, why, details, board, rack, words, move):
    own_bank(castellano=words)
    state = table(board, (rack, "e"))
    play = state.parse(move)
    told = hint(state.view(0), play)
    assert (told.why, told.details) == (why, details)
    assert told.move == play and told.length == len(play.faces) and told.across == play.across
    assert told.line == (play.row if play.across else play.column)
    assert all(state.cells[square] for square in told.through) or told.through == (112,)
    state.play(play)
    assert told.points == state.scores[0]
    assert len(told.tiles) == len(state.history[-1].squares)
    for language in ("es", "eu", "en"):
        assert sentences(language).say(told.why.value, **told.details)


def distance(one: str, other: str) -> int:
    """Edits between two words, straight from the definition: letters more, fewer, other, or two neighbours swapped."""
    table = {(i, 0): i for i in range(len(one) + 1)} | {(0, j): j for j in range(len(other) + 1)}
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            best = min(table[i - 1, j] + 1, table[i, j - 1] + 1, table[i - 1, j - 1] + (one[i - 1] != other[j - 1]))
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                best = min(best, table[i - 2, j - 2] + 1)
            table[i, j] = best
    return table[len(one), len(other)]


def test_near_words_are_those_that_comparing_all_finds():
    rng = Random(5)
    words = [word for word in banks.common("castellano") if len(word) < 8][::9]
    lexicon = Lexicon.from_words(words, "abcdefghijklmnñopqrstuvwxyz")
    for _ in range(40):
        letters = list(rng.choice(words))
        for _ in range(rng.randrange(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice("aeiosrtz")
        word = "".join(letters)
        if word in lexicon:
            continue
        nearest = min(distance(word, other) for other in words)
        found = near_words(lexicon, word, 1000)
        if nearest > 2:
            assert found == []
        else:
            assert sorted(found) == sorted(
                other for other in words if distance(word, other) <= max(nearest, 1) and distance(word, other) <= 2
            )


def test_near_words_of_a_slip():
    lexicon = banks.load("castellano")
    assert "vaca" in near_words(lexicon, "vacca") and "casa" in near_words(lexicon, "caas", 20)
    assert len(near_words(lexicon, "cassa")) == 5 and near_words(lexicon, "xjqxjqxjq") == []


def test_what_was_missed_is_what_scored_more_and_could_be_laid():
    state = Aprologados.new(AprologadosOptions(), 5)
    rng = Random(1)
    better = []
    for number in range(8):
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        points = best_play(state.setting, tuple(state.cells), tuple(state.racks[state.turn]))[0]
        move = rng.choice(lays) if number != 3 else Pass()
        state.play(move)
        if points > state.history[-1].points:
            better.append((number, points))
    with pytest.raises(ValueError, match="finished"):
        next(missed_plays(state))
    state.play(Abandon())
    missed = list(missed_plays(state))
    assert [(one.number, one.points) for one in missed] == better
    assert 3 in [one.number for one in missed], "a pass missed something too"
    assert all(one.number < other.number for one, other in pairwise(missed))
    assert all(one.turn is state.history[one.number] for one in missed)
