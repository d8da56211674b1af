"""A view crosses to another process and arrives as it was."""

from random import Random

import pytest

from game.arena.wire import read_view, write_view
from game.brisca import Brisca
from game.brisca.parts import BriscaOptions

VARIANTS = [
    BriscaOptions(),
    BriscaOptions(jugadores=2, cambio_del_7=True),
    BriscaOptions(jugadores=3),
    BriscaOptions(al_mejor_de=3),
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_view_of_a_match_round_trips(options):
    state, luck = Brisca.new(options, 11), Random(1)
    while True:
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            line = write_view(view)
            assert read_view(line) == view
            assert "\n" not in line and len(line) < 4096
        if state.turn is None:
            break
        state.play(luck.choice(state.moves()))


def test_nothing_hidden_is_written():
    """Exchanging what the seat cannot see changes no letter of the line."""
    state = Brisca.new(None, 3)
    before = write_view(state.view(0))
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    state.stock[1:] = reversed(state.stock[1:])
    assert write_view(state.view(0)) == before
