"""Random matches with every invariant; SOBREMESA_SOAK=1000 makes it a soak."""

import os
from random import Random

import pytest

from game.cachos import Cachos
from game.cachos.bids import Bid
from game.cachos.parts import CachosOptions, Obligo, Said
from tests.game.cachos.invariants import lively, soak
from tests.game.variants import VARIANTS

MATCHES = int(os.environ.get("SOBREMESA_SOAK", "12"))


@pytest.mark.parametrize("options", VARIANTS["cachos"])
def test_random_matches(options):
    assert soak(options, MATCHES) > MATCHES


def test_lively_matches_reach_every_kind_of_move():
    said: set[str] = set()
    for seed in range(40):
        game, rng = Cachos.new(CachosOptions(jugadores=4), seed), Random(seed)
        while game.turn is not None:
            move = lively(game, rng)
            said.add("bid" if isinstance(move, Bid) else str(move))
            game.play(move)
    assert said == {
        "bid",
        "dudar",
        "calzar",
        "pasar",
        "dudar paso",
        "siciliana",
        "sin obligo",
        "sentido izquierda",
        "sentido derecha",
        "obligo cerrado",
        "obligo abierto",
    }


def test_the_view_remembers_the_round_and_the_match():
    game = Cachos.new(CachosOptions(jugadores=3), 2)
    opener = game.turn
    game.play(Cachos.parse("2x5"))
    game.play(Cachos.parse("3x5"))
    view = game.view(None)
    assert view.log == (Said(opener, Bid(2, 5)), Said((opener + 1) % 3, Bid(3, 5)))
    game.play(Cachos.parse("dudar"))
    after = game.view(None)
    assert after.log == () and after.rounds[0].log[:2] == view.log and after.number == 2
    assert sum(len(cup) for cup in after.rounds[0].showdown.dice) == 15


def test_no_seat_learns_from_the_events_what_its_view_hides():
    for seed in range(25):
        game, rng = Cachos.new(CachosOptions(jugadores=4), seed), Random(seed)
        events = game.opening
        while True:
            for event in events:
                if type(event).__name__ == "Rolled":
                    for seat in (0, 1, 2, 3, None):
                        told = event.seen_by(seat).dice
                        own = seat == event.seat
                        allowed = {
                            None: own,
                            Obligo.CERRADO: own and event.count == 1,
                            Obligo.ABIERTO: not own and seat is not None,
                        }[event.obligo]
                        assert (told is not None) == allowed
            if game.turn is None:
                break
            events = game.play(lively(game, rng))
