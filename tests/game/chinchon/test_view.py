"""What a seat is told: no secrets of others, all that a window asks for, and worlds that agree with it."""

from random import Random

import pytest

from game.cards import Card
from game.chinchon import Chinchon
from game.chinchon.melds import Kind
from game.chinchon.parts import ChinchonOptions, Close, Discard, Phase, Reason, Source, Take
from tests.game.chinchon.tables import cards, play, table

V9 = "3O 3C 3E 5B 6B 7B 4O"
RIVAL = "2C 6C 11O 10E 1E 12B 4C"


def test_points_and_grouping_of_the_own_hand():
    view = table(V9 + " 12C", RIVAL).view(0)
    assert view.points() == 4, "after the best discard"
    assert {str(group) for group in view.grouping().groups} == {"O3 C3 E3", "B5 B6 B7"}
    assert set(view.grouping().loose) == set(cards("4O 12C"))
    assert table(V9, RIVAL, turn=1).view(0).points() == 4


def test_closes_tell_what_would_be_laid_down():
    closes = table(V9 + " 12C", RIVAL).view(0).closes()
    assert [(close.discard, close.closing.kind, close.closing.left) for close in closes] == [
        (Card("C", 12), Kind.ONE_CARD, Card("O", 4))
    ]
    assert {str(group) for group in closes[0].layout.groups} == {"O3 C3 E3", "B5 B6 B7"}
    best = table("1O 2O 3O 4O 5O 6O 7O 7C", RIVAL).view(0).closes()
    assert best[0].closing.kind is Kind.CHINCHON and best[0].discard == Card("C", 7)
    assert [len(group.cards) for group in best[0].layout.groups] == [7]
    assert table(V9 + " 12C", RIVAL).view(1).closes() == []


@pytest.mark.parametrize(
    ("hand", "more", "reason"),
    [
        (V9, {}, Reason.TAKE_FIRST),
        (V9 + " 12C", {"first_round": True}, Reason.FIRST_ROUND),
        (V9 + " 12C", {"totals": (97, 0)}, Reason.OVER_LIMIT),
        ("3O 3C 3E 5B 6B 7B 5O 12C", {}, Reason.TOO_HIGH),
        ("3O 3C 3E 5B 6B 1B 5O 12C", {}, Reason.LEFT_OVER),
    ],
)
def test_why_one_cannot_close(hand, more, reason):
    refusal = table(hand, RIVAL, **more).view(0).close_refusal()
    assert refusal is not None and refusal.reason is reason


def test_no_refusal_where_a_close_exists():
    assert table(V9 + " 12C", RIVAL).view(0).close_refusal() is None
    assert table(V9 + " 12C", RIVAL).view(0).close_refusal(Card("O", 3)).reason is Reason.LEFT_OVER


def test_a_drawn_card_is_secret_and_a_taken_one_is_not():
    state = table(RIVAL, "1O 2O 1C 12O 11C 10C 7E", pile="5O", stock="5C")
    drawn = state.copy()
    play(drawn, "mazo")
    assert drawn.view(0).taken == Card("C", 5)
    assert drawn.view(1).taken is None and drawn.view(1).taken_from is Source.STOCK
    play(state, "descarte")
    assert state.view(1).taken == Card("O", 5)
    assert Card("O", 5) in state.view(1).public[0]
    play(state, "tira O5")
    assert not state.view(1).public[0]


def test_undo_is_open_after_the_pile_and_closed_after_the_stock():
    state = table(RIVAL, "1O 2O 1C 12O 11C 10C 7E", pile="5O", stock="5C")
    assert not any(event.reveals for event in play(state.copy(), "descarte"))
    assert any(event.reveals for event in play(state.copy(), "mazo"))


def test_worlds_agree_with_what_a_reshuffle_taught():
    """After a reshuffle the stock can only hold what lay in the pile, and the rest is in the hands that held it."""
    state = Chinchon.new(ChinchonOptions(jugadores=3, limite=500), 6)
    rng = Random(2)
    while state.exhaustions < 2 or state.phase is not Phase.TAKE or len(state.stock) > 9:
        move = (
            Take(Source.STOCK if rng.random() < 0.8 else Source.PILE)
            if state.phase is Phase.TAKE
            else Discard(state.hands[state.turn][int(rng.random() * 8)])
        )
        state.play(move)
    seat = state.turn
    view = state.view(seat)
    assert set(state.stock) <= set(view.drawable())
    certain = [card for card in view.unseen() if card not in view.reshuffled]
    held = {card for other in range(3) if other != seat for card in state.hands[other]}
    assert set(certain) <= held
    seen_stocks = set()
    for _ in range(30):
        world = view.sample(rng)
        assert world.view(seat) == view
        assert set(world.stock) <= set(view.drawable())
        assert set(certain) <= {card for other in range(3) if other != seat for card in world.hands[other]}
        seen_stocks.add(frozenset(world.stock))
    assert len(seen_stocks) > 20


def test_the_score_sheet_tells_every_hand():
    state = table(
        "1O 2O 3O 7O 7C 7E 7B 12C", RIVAL, "1C 5C 10C 11E 5E 12E 6O", totals=(0, 90, 20), options="reenganches=1"
    )
    play(state, "cierra C12", "reenganche si")
    (line,) = state.view(2).results
    assert (line.number, line.closer, line.how) == (1, 0, Kind.TWO_GROUPS)
    assert line.points[0] == -10 and line.eliminated == (1,) and line.reentered == (1,)
    assert line.totals[1] == 90 + line.points[1] and line.totals_after[1] == max(line.totals[0], line.totals[2])
    assert set(line.kept[1]) == set(cards(RIVAL))


def test_layable_names_card_and_places():
    state = table(V9 + " 12C", "3B 4B 2C 6C 11O 10E 1E")
    play(state, "cierra C12", "auto")
    view = state.view(1)
    assert set(view.layable()) == set(cards("3B 4B"))
    assert [len(found) for found in view.layable().values()] == [1, 1]
    assert view.points_after_layoffs() == 2 + 6 + 10 + 10 + 1
    assert not any(isinstance(move, Close) for move in view.moves())


def test_shows_narrow_down_as_cards_are_picked():
    state = table(V9 + " 12C", "4B 4C 4E 5E 6E 11O 12O")
    play(state, "cierra C12", "auto")
    view = state.view(1)
    assert {str(group) for group in view.shows()} == {"C4 E4 B4", "E4 E5 E6"}
    assert [str(group) for group in view.shows(cards("5E"))] == ["E4 E5 E6"]
    assert view.shows(cards("4C 5E")) == []
    assert state.view(0).shows() == []
