"""The computer players: legal moves at every level, from the words that each knows, and whole matches checked."""

from random import Random

import pytest

from game.aprologados import banks
from game.aprologados.ai.players import Aprendiz, Habitual, Maestro, keep_value
from game.aprologados.parts import AprologadosOptions, Exchange, Lay, Pass, Take
from game.aprologados.rules import Aprologados
from game.aprologados.tiles import load_tiles
from game.core import Budget, Level
from game.core.registry import computer_player
from tests.game.aprologados.invariants import play_checked
from tests.game.aprologados.table import table


@pytest.mark.parametrize(
    "options",
    [
        "",
        "idioma=euskera reglas=scrabble",
        "idioma=ingles reglas=apalabrados",
        "reglas=scrabble reparto=manual empieza=2",
    ],
)
def test_matches_of_all_levels_keep_words_scores_and_tiles(options):
    """Every word on the board is in the bank, every score as a second scorer counts it, no tile lost."""
    for seed, levels in enumerate([(Level.APRENDIZ, Level.HABITUAL), (Level.HABITUAL, Level.MAESTRO)]):
        players = [computer_player("aprologados", level, seed) for level in levels]

        def choose(state, players=players):
            return players[state.turn].choose(state.view(state.turn), Budget(playouts=3))

        match = play_checked(options, seed, choose)
        assert match.state.outcome is not None and len(match.moves) > 8


@pytest.mark.parametrize("options", ["", "idioma=euskera", "reglas=scrabble"])
def test_random_matches_keep_words_scores_and_tiles(options):
    rng = Random(options)

    def choose(state):
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        return rng.choice(lays) if lays else Pass()

    for seed in range(3):
        play_checked(options, seed + 50, choose)


@pytest.mark.parametrize("player", [Aprendiz, Habitual])
def test_the_weaker_players_know_the_common_words_only(player):
    common = banks.common("castellano")
    state = Aprologados.new(seed=6)
    chooser = player(1)
    for _ in range(14):
        if state.turn is None:
            break
        state.play(chooser.choose(state.view(state.turn), Budget(playouts=1)))
    words = [word.text for turn in state.history for word in turn.words]
    assert len(words) > 8 and all(word in common for word in words)


def test_habitual_takes_the_most_points_that_it_knows():
    state = table("8H casa, I7 pan", ("ezoplnt", "e"), bag="aeiou")
    move = Habitual(1).choose(state.view(0), Budget(playouts=1))
    state.play(move)
    known = banks.common("castellano")
    best = 0
    for other in table("8H casa, I7 pan", ("ezoplnt", "e"), bag="aeiou").moves():
        if isinstance(other, Lay):
            trial = table("8H casa, I7 pan", ("ezoplnt", "e"), bag="aeiou")
            trial.play(other)
            if all(word.text in known for word in trial.history[-1].words):
                best = max(best, trial.scores[0])
    assert state.scores[0] == best > 0


def test_aprendiz_is_not_always_the_best_and_not_always_the_same():
    state = Aprologados.new(seed=6)
    chosen = {str(Aprendiz(seed).choose(state.view(0), Budget(playouts=1))) for seed in range(8)}
    assert len(chosen) > 1


def test_maestro_keeps_a_blank_for_better_times():
    """casas with its s costs little; what the blank could add now is less than it is worth later."""
    move = Maestro(1).choose(table("8H casa", ("s?qq", "e"), bag="aeiouaeiou").view(0), Budget(playouts=1))
    assert isinstance(move, Lay) and not any(face.isupper() for face in move.faces)


def test_keeping_a_balance_is_worth_more_than_doubles():
    spanish = load_tiles("castellano")
    assert keep_value(spanish, tuple("aers")) > keep_value(spanish, tuple("uuvv"))
    assert keep_value(spanish, ("?",)) > keep_value(spanish, ("s",)) > keep_value(spanish, ("q",))


@pytest.mark.parametrize("player", [Aprendiz, Habitual, Maestro])
def test_without_a_word_they_exchange_or_pass(player):
    assert player(1).choose(table("8H casa", ("qq", "e")).view(0), Budget(playouts=1)) == Pass()
    move = player(1).choose(table("8H casa", ("qq", "e"), "reglas=scrabble", bag="e" * 9).view(0), Budget(playouts=1))
    assert isinstance(move, Exchange)


@pytest.mark.parametrize("player", [Aprendiz, Habitual, Maestro])
def test_they_draw_their_own_tiles_if_nobody_deals(player):
    state = Aprologados.new(AprologadosOptions(reparto="manual"), 1)
    for _ in range(2):
        move = player(1).choose(state.view(state.turn), Budget(playouts=1))
        assert isinstance(move, Take)
        state.play(move)
    assert not state.dealing


def test_maestro_sees_the_end_coming():
    """With the bag empty it answers within its budget, and with a legal play."""
    state = Aprologados.new(seed=9)
    while state.bag:
        state.play(Habitual(1).choose(state.view(state.turn), Budget(playouts=1)))
    assert state.turn is not None and len(state.view(state.turn).unseen()) <= 7
    for playouts in (1, 5, 100):
        move = Maestro(1).choose(state.view(state.turn), Budget(playouts=playouts))
        assert isinstance(move, Lay)
        state.copy().play(move)
