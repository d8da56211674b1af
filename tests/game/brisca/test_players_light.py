"""What the maestro thinks with: the light table keeps the rules, the rule of thumb peeps at nothing, ends are exact."""

from itertools import permutations
from random import Random

import pytest

from game.brisca import Brisca
from game.brisca.ai.endgame import solved
from game.brisca.ai.light import CODES, Light
from game.brisca.ai.policy import likely_best
from game.brisca.parts import BriscaOptions, Swap
from game.core.chance import pick

ALL_OPTIONS = [f"jugadores={seats} cambio_del_7={swap}" for seats in (2, 3, 4) for swap in ("on", "off")]


def hands(light):
    return [sorted(hand) for hand in light.hands]


def random_moves(state, number, rng):
    """So many random moves, the exchange always taken."""
    for _ in range(number):
        state.play(Swap() if Swap() in state.moves() else pick(state.moves(), rng))
    return state


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_the_light_table_plays_by_the_rules(options, seed):
    """Both tables see the same random cards; after each, a light table made anew agrees with the one played on."""
    state, rng = Brisca.new(BriscaOptions.parse(options), seed), Random(seed)
    light, codes = Light.of(state), CODES[state.trump_card.suit]
    while True:
        move = pick(state.hands[state.turn], rng)
        light.play(codes[move])
        state.play(state.parse(str(move)))
        if state.turn is None:
            break
        if Swap() in state.moves():
            state.play(Swap())
        fresh = Light.of(state)
        assert hands(light) == hands(fresh)
        for name in ("stock", "turn", "count", "stake", "gone", "points", "taken", "over"):
            assert getattr(light, name) == getattr(fresh, name), name
        if light.count:
            assert (light.high, light.holder) == (fresh.high, fresh.holder)
    assert light.over
    assert (light.points, light.taken) == (state.points, state.taken)
    for seat in range(state.seats):
        others = max(points for side, points in enumerate(state.points) if side != state.side(seat))
        margin = state.points[state.side(seat)] - others
        assert light.value(seat) - margin / 60 == pytest.approx(state.outcome.share(seat))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rule_of_thumb_depends_on_the_view_alone(seats, seed):
    """Whatever the hidden cards are, the same card is played."""
    state = random_moves(Brisca.new(BriscaOptions(jugadores=seats), seed), seed * 2, Random(seed))
    view = state.view(state.turn)
    assert len({likely_best(Light.of(view.sample(Random(luck)))) for luck in range(10)}) == 1


def worth(light, seat):
    """By trying everything: what the end is worth to the seat when each plays its best card."""
    if light.over:
        return light.value(seat)
    tries = []
    for card in light.hands[light.turn]:
        after = light.copy()
        after.play(card)
        tries.append(worth(after, seat))
    return max(tries) if light.turn == seat else min(tries)


@pytest.mark.parametrize("seed", range(12))
def test_the_end_of_two_players_is_exact(seed):
    state = random_moves(Brisca.new(BriscaOptions(jugadores=2), seed), 34 + seed % 4, Random(seed))
    assert not state.stock
    light = Light.of(state)
    after = light.copy()
    after.play(solved(light))
    assert worth(after, light.turn) == worth(light, light.turn)


def test_the_order_of_the_hand_does_not_change_the_worth_of_the_end():
    state = random_moves(Brisca.new(BriscaOptions(jugadores=2), 5), 34, Random(5))
    light = Light.of(state)
    worths = set()
    for order in permutations(light.hands[light.turn]):
        light.hands[light.turn] = list(order)
        after = light.copy()
        after.play(solved(light))
        worths.add(worth(after, light.turn))
    assert len(worths) == 1
