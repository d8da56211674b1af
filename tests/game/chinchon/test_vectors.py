"""The test vectors of the rule page that need more than the solver: limits, laying off, elimination, flow."""

import pytest

from game.cards import Card
from game.chinchon import Chinchon
from game.chinchon.layoff import best_layoffs
from game.chinchon.melds import MELDS
from game.chinchon.parts import ChinchonOptions, Close, End, Reason, Reshuffled, Source
from game.chinchon.scoring import judge
from game.core import IllegalMove
from tests.game.chinchon.tables import cards, only, play, table

RIVAL = "2C 6C 11O 10E 1E 12B 4C"


def test_V13_not_over_the_limit():
    state = table("3O 3C 3E 5B 6B 7B 4O 12C", RIVAL, totals=(97, 0))
    assert Close(Card("C", 12)) not in state.moves()
    with pytest.raises(IllegalMove) as caught:
        play(state, "cierra C12")
    assert caught.value.reason is Reason.OVER_LIMIT


LAYOFFS = [
    ("L1", "3O 3C 3E; 5B 6B 7B", "3B 10B 4B 12C", 10),
    ("L3", "3O 3C 3E 3B", "5O 1O", 6),
    ("L5", "3C JK 5C", "4C 6C 2C", 4),
    ("L7", "10B 11B 12B", "7B 6B 1B", 1),
    ("two sets want one comodín", "3O 3C 3E; 5B 6B 7B", "JK 2C", 2),
    ("a comodín bridges", "3C 4C 5C", "7C 10C JK", 0),
    ("a card with two places leaves the better one", "4O 4C 4E; 1B 2B 3B", "4B 5B", 0),
    ("one place for two", "4O 4C JK", "4E 4B", 4),
]


@pytest.mark.parametrize(("groups", "loose", "points"), [row[1:] for row in LAYOFFS], ids=[row[0] for row in LAYOFFS])
def test_laying_off(groups, loose, points):
    melds = MELDS[40]
    shown = [melds.group(cards(group)) for group in groups.split(";")]
    assert best_layoffs(melds, cards(loose), shown)[0] == points


def test_E1_the_limit_itself_is_safe():
    verdict = judge({0: 100, 1: 101}, 100)
    assert (verdict.winner, verdict.reason) == (0, End.LAST_LEFT)


def test_E3_two_may_return_with_95():
    verdict = judge({0: 80, 1: 95, 2: 120, 3: 130}, 100)
    assert (verdict.winner, verdict.eliminated, verdict.return_total) == (None, (2, 3), 95)


def test_E5_all_over_the_limit():
    verdict = judge({0: 105, 1: 103}, 100)
    assert (verdict.winner, verdict.reason) == (1, End.LOWEST)


@pytest.mark.parametrize("seat", [0, 1])
def test_F1_no_close_in_the_first_turn_of_any_player(seat):
    hands = ["1O 2O 3O 4O 5O 6O 7O 12C", RIVAL]
    state = table(*(hands if seat == 0 else hands[::-1]), turn=seat, first_round=True)
    with pytest.raises(IllegalMove) as caught:
        play(state, "cierra C12")
    assert caught.value.reason is Reason.FIRST_ROUND


def test_F3_first_exhaustion():
    state = Chinchon.new(ChinchonOptions(jugadores=4), 21)
    for _ in range(10):
        play(state, "mazo", f"tira {state.hands[state.turn][3]}")
    last = state.hands[state.turn][3]
    events = play(state, "mazo", f"tira {last}")
    assert only(events, Reshuffled) == [Reshuffled(1, 11)]
    assert state.pile == [last] and len(state.stock) == 11 and last not in state.stock


def test_F5_take_and_throw_back():
    for option, legal in (("off", True), ("on", False)):
        state = table(RIVAL, "1O 2O 1C 12O 11C 10C 7E", pile="5O 5C", options=f"prohibir_devolver={option}")
        play(state, "descarte")
        assert state.taken_from is Source.PILE
        if legal:
            play(state, "tira C5")
            assert state.pile == cards("5O 5C")
        else:
            with pytest.raises(IllegalMove) as caught:
                play(state, "tira C5")
            assert caught.value.reason is Reason.RETURNED
            assert {move.card for move in state.moves()} == set(cards(RIVAL)), "any other card may be thrown"
            play(state, "tira C2")


@pytest.mark.parametrize(
    ("options", "stock"),
    [
        ("jugadores=2", 25),
        ("jugadores=3", 18),
        ("jugadores=4", 11),
        ("jugadores=2 baraja=48", 33),
        ("jugadores=3 baraja=48", 26),
        ("jugadores=4 baraja=48", 19),
        ("jugadores=4 comodines=2", 13),
    ],
)
def test_stock_sizes_after_the_deal_and_after_each_reshuffle(options, stock):
    state = Chinchon.new(ChinchonOptions.parse(options), 2)
    assert len(state.stock) == stock
    draws = 0
    while state.exhaustions < 3:
        play(state, "mazo")
        events = play(state, f"tira {state.hands[state.turn][draws % 8]}")
        draws += 1
        for event in only(events, Reshuffled):
            assert event.stock == stock and draws == stock * event.number
