"""The computer players: legal everywhere, and sensible in plain cases."""

import pytest

from game.cards import Card
from game.chinchon import Chinchon, player
from game.chinchon.parts import Auto, ChinchonOptions, Close, Discard, Source, Take
from game.core import Budget, Level
from tests.game.chinchon.tables import play, table

RIVAL = "2C 6C 11O 10E 1E 12B 4C"


@pytest.mark.parametrize(
    "options",
    [
        "jugadores=2",
        "jugadores=3 baraja=48 comodines=2 reenganches=1 limite=50",
        "jugadores=4 comodines=2 prohibir_devolver=on limite=50",
    ],
)
def test_matches_between_the_levels_are_legal_and_end(options):
    levels = list(Level)
    state = Chinchon.new(ChinchonOptions.parse(options), 4)
    players = [player(levels[seat % 3], seat) for seat in range(state.seats)]
    while (seat := state.turn) is not None:
        view = state.view(seat)
        move = players[seat].choose(view, Budget(playouts=1))
        assert move in view.moves()
        state.play(move, seat)
    assert len(state.outcome.winners) == 1


@pytest.mark.parametrize("level", Level)
def test_all_take_a_chinchon(level):
    view = table("1O 2O 3O 4O 5O 6O 7O 12C", RIVAL).view(0)
    assert player(level).choose(view, Budget(playouts=1)) == Close(Card("C", 12))


@pytest.mark.parametrize("level", [Level.HABITUAL, Level.MAESTRO])
def test_the_better_ones_take_what_completes_a_group_and_leave_what_does_not(level):
    helps = table("5O 6O 12C 2E 4B 10E 1C", RIVAL.replace("1E", "3E"), pile="7O").view(0)
    assert player(level).choose(helps, Budget(playouts=1)) == Take(Source.PILE)
    useless = table("5O 6O 1C 2E 4B 3B 1E", RIVAL.replace("1E", "3E"), pile="12E").view(0)
    assert player(level).choose(useless, Budget(playouts=1)) == Take(Source.STOCK)


@pytest.mark.parametrize("level", Level)
def test_none_throws_a_comodin_or_breaks_a_group_for_nothing(level):
    view = table("5O 6O 7O 12C 10E JK 1C 11B", RIVAL, options="comodines=2").view(0)
    for seed in range(20):
        move = player(level, seed).choose(view, Budget(playouts=1))
        assert isinstance(move, Discard) and move.card in (Card("C", 12), Card("E", 10), Card("B", 11), Card("C", 1))


def test_the_maestro_does_not_feed_the_next_player():
    """Two caballos are of the same use to it; the next player has been seen to take the sota and rey of espadas."""
    state = table("1O 2O 3O 4C 4E 4B 11E 11C", "12E 10E 6C 2C 7B 1B 5O")
    state.public[1] = {Card("E", 12), Card("E", 10)}
    move = player(Level.MAESTRO).choose(state.view(0), Budget(playouts=1))
    assert isinstance(move, Discard) and move.card == Card("C", 11)


@pytest.mark.parametrize("level", Level)
def test_all_show_and_lay_off_automatically(level):
    state = table("3O 3C 3E 5B 6B 7B 4O 12C", "3B 4B 2C 6C 11O 10E 1E")
    play(state, "cierra C12")
    assert player(level).choose(state.view(0), Budget(playouts=1)) == Auto()
