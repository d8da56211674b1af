"""The rows R1–R26 of the rule page."""

from collections import Counter

import pytest

from game.cards import Card
from game.chinchon import Chinchon
from game.chinchon.melds import MELDS
from game.chinchon.parts import (
    Automatic,
    AutomaticCloseNear,
    ChinchonMade,
    ChinchonOptions,
    Close,
    ClosedByItself,
    Dealt,
    Discard,
    Eliminated,
    End,
    GroupShown,
    LaidOff,
    Phase,
    PileStarted,
    Reason,
    ReentryOffered,
    Reshuffled,
    Source,
    Take,
)
from game.core import BadOptions, Chance, IllegalMove
from tests.game.chinchon.tables import cards, kinds, only, play, table

V1 = "1O 2O 3O 4O 5O 6O 7O"
V7 = "1O 2O 3O 7O 7C 7E 7B"
V9 = "3O 3C 3E 5B 6B 7B 4O"
JUNK = "1C 5C 10O 12E 7E 2B 4E"
JUNK_2 = "2C 6C 11O 10E 1E 12B 4C"


def refused(state: Chinchon, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    return caught.value


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R1_two_to_four_players(players):
    assert Chinchon.new(ChinchonOptions(jugadores=players)).seats == players
    with pytest.raises(BadOptions):
        ChinchonOptions(jugadores=5)
    with pytest.raises(BadOptions):
        ChinchonOptions(jugadores=1)


@pytest.mark.parametrize(("baraja", "comodines"), [(40, 0), (40, 2), (48, 0), (48, 2)])
def test_R2_decks(baraja, comodines):
    state = Chinchon.new(ChinchonOptions(baraja=baraja, comodines=comodines), 5)
    everything = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
    assert len(set(everything)) == len(everything) == baraja + comodines
    assert sum(card.is_joker for card in everything) == comodines
    assert any(card.number in (8, 9) for card in everything) == (baraja == 48)


def test_R3_order_of_runs():
    assert MELDS[40].group(cards("7O 10O 11O"))
    assert not MELDS[48].group(cards("7O 10O 11O"))
    assert MELDS[48].group(cards("9O 10O 11O"))


def test_R4_values():
    assert [MELDS[48].value(card) for card in cards("1O 7C 8E 9B 10O 11C 12E")] == [1, 7, 8, 9, 10, 10, 10]


def test_R5_deal_one_by_one_from_the_dealers_right():
    dealers = set()
    for seed in range(30):
        state = Chinchon.new(ChinchonOptions(jugadores=4), seed)
        dealers.add(state.dealer)
        seats = [event.seat for event in only(state.opening, Dealt)]
        assert seats == [(state.dealer + 1 + i) % 4 for i in range(28)]
        assert [len(hand) for hand in state.hands] == [7] * 4
        assert kinds(state.opening)[-1] == "PileStarted"
        assert state.pile == [only(state.opening, PileStarted)[0].card]
    assert dealers == {0, 1, 2, 3}


def test_R6_mano_and_direction():
    state = Chinchon.new(ChinchonOptions(jugadores=3), 2)
    mano = (state.dealer + 1) % 3
    order = []
    for _ in range(6):
        order.append(state.turn)
        play(state, "mazo")
        play(state, f"tira {state.hands[state.turn][0]}")
    assert order == [(mano + i) % 3 for i in range(6)]


def test_R7_take_one_then_throw_any_of_eight():
    state = table(JUNK, JUNK_2, pile="12C 11C", stock="6E")
    assert state.moves() == [Take(Source.STOCK), Take(Source.PILE)]
    assert refused(state, "tira C1").reason is Reason.TAKE_FIRST
    twin = state.copy()
    play(twin, "descarte")
    assert twin.hands[0][-1] == Card("C", 11)
    assert twin.pile == cards("12C")
    play(state, "mazo")
    assert state.hands[0][-1] == Card("E", 6)
    assert {move.card for move in state.moves() if isinstance(move, Discard)} == set(cards(JUNK + " 6E"))
    assert refused(state, "mazo").reason is Reason.ALREADY_TAKEN
    assert refused(state, "tira B12").reason is Reason.NOT_IN_HAND
    play(state, "tira E6")
    assert state.pile == cards("12C 11C 6E")
    assert state.turn == 1


def test_R8_discards_make_a_new_stock():
    state = Chinchon.new(ChinchonOptions(jugadores=4), 8)
    for _ in range(11):
        assert not only(play(state, "mazo"), Reshuffled)
        events = play(state, f"tira {state.hands[state.turn][0]}")
    assert only(events, Reshuffled) == [Reshuffled(1, 11)]
    assert len(state.stock) == 11 and len(state.pile) == 1


def test_R8_C14_the_new_stock_is_the_discards_but_the_top_one_shuffled_anew():
    orders = set()
    for luck in range(6):
        state = table(JUNK, JUNK_2, pile="12C 11C 10C 7C 7E 5O 4B 3B", stock="")
        state.stock = cards("6E")
        state.chance = Chance(luck)
        before = list(state.pile)
        play(state, "mazo", "tira E6")
        assert state.pile == cards("6E")
        assert sorted(state.stock) == sorted(before)
        assert state.reshuffled == frozenset(before)
        orders.add(tuple(state.stock))
    assert len(orders) == 6, "in an order that the luck of the match decides"


def test_R11_close_with_all_melded_or_one_low_card():
    assert Close(Card("C", 12)) in table(V9 + " 12C", JUNK).moves()
    assert Close(Card("C", 12)) in table(V7 + " 12C", "1C 5C 10O 12E 6E 2B 4E").moves()
    state = table("3O 3C 3E 5B 6B 7B 5O 12C", JUNK)
    assert not [move for move in state.moves() if isinstance(move, Close)]
    error = refused(state, "cierra C12")
    assert (error.reason, error.details["card"], error.details["value"]) == (Reason.TOO_HIGH, Card("O", 5), 5)
    error = refused(table("3O 3C 3E 5B 6B 1O 1B 12C", "1C 5C 10O 12E 7E 2B 4E"), "cierra C12")
    assert (error.reason, error.details["n"]) == (Reason.LEFT_OVER, 4)


def test_R12_closing_discard_is_face_down():
    state = table(V9 + " 12C", JUNK_2)
    pile = list(state.pile)
    closed = play(state, "cierra C12")[0]
    assert closed.card == Card("C", 12)
    assert closed.seen_by(1).card is None and closed.seen_by(None).card is None
    assert closed.seen_by(0).card == Card("C", 12)
    assert state.view(1).closing_card is None and state.view(None).closing_card is None
    assert state.view(0).closing_card == Card("C", 12)
    assert state.pile == pile
    assert Card("C", 12) in state.view(1).unseen()


def test_R13_no_closing_in_the_first_round():
    state = table(V1 + " 12C", JUNK_2, first_round=True)
    assert refused(state, "cierra C12").reason is Reason.FIRST_ROUND
    assert not [move for move in state.moves() if isinstance(move, Close)]
    assert Close(Card("C", 12)) in table(V1 + " 12C", JUNK_2).moves()


def test_R14_fourth_exhaustion_closes_the_hand():
    state = Chinchon.new(ChinchonOptions(jugadores=4, limite=500), 3)
    draws, seen = 0, []
    while not state.results and state.phase in (Phase.TAKE, Phase.DISCARD):
        events = play(state, "mazo")
        draws += 1
        seen += events + play(state, f"tira {max(state.hands[state.turn], key=MELDS[40].value)}")
    assert draws == 44
    assert [event.number for event in only(seen, Reshuffled)] == [1, 2, 3]
    assert only(seen, ClosedByItself) == [ClosedByItself(Automatic.STOCK)]
    names = kinds(seen)
    assert names.index("AutomaticCloseNear") < names.index("ClosedByItself")
    assert only(seen, AutomaticCloseNear) == [AutomaticCloseNear(Automatic.STOCK, 11)]


def test_R15_show_order_starts_with_the_closer():
    state = table("1C 2C 3C 10O 12E 7E 2B", V9 + " 12C", "10B 11B 12B 1E 6C 4C 11O", turn=1)
    events = play(state, "cierra C12", "auto", "auto", "auto")
    assert [event.seat for event in only(events, GroupShown)][:4] == [1, 1, 2, 0]


def test_R16_no_laying_off_when_the_closer_melded_all():
    state = table("1O 2O 3O 7O 7C 7E 7B 12C", "4O 5O 1C 1E 1B 12E 10C")
    events = play(state, "cierra C12")
    assert not only(events, LaidOff)
    assert state.results[0].points == (-10, 4 + 5 + 10 + 10)
    kept = table(V9 + " 12C", "3B 4B 2C 6C 11O 10E 1E")
    events = play(kept, "cierra C12", "auto", "auto")
    assert {event.card for event in only(events, LaidOff)} == set(cards("3B 4B"))


def test_R17_own_groups_before_laying_off():
    state = table(V9 + " 12C", "3B 4B 10C 11C 12E 10E 10O")
    play(state, "cierra C12", "auto")
    assert (state.turn, state.phase) == (1, Phase.SHOW)
    assert refused(state, "coloca B3 0").reason is Reason.GROUPS_FIRST
    play(state, "grupo O10 C10 E10")
    assert state.phase is Phase.LAY
    assert refused(state, "grupo O10 C10 E10").reason is Reason.GROUPS_OVER


def test_R18_automatic_counts_what_the_rivals_have_shown():
    """The set of 4s alone would leave 5E and 6E, the run of espadas 4C and 4B; but 4B goes on 5B 6B 7B."""
    state = table("3O 3C 3E 5B 6B 7B 1O 12C", "4B 4C 4E 5E 6E 11O 12O")
    play(state, "cierra C12", "auto", "auto")
    assert [str(group) for group in state.showdown.groups()][2:] == ["E4 E5 E6"]
    play(state, "auto")
    assert state.results[0].points == (1, 4 + 10 + 10)


def test_R18_a_player_may_hold_cards_back():
    state = table(V9 + " 12C", "3B 4B 10C 11C 12E 10E 10O")
    play(state, "cierra C12", "auto", "listo")
    assert state.phase is Phase.LAY
    play(state, "listo")
    assert state.results[0].points == (4, 3 + 4 + 50)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (V7, -10),
        ("1O 2O JK JK 5O 6O 7O", -25),
        ("1O 2O 3O JK 5O 6O 7O", -50),
    ],
)
def test_R19_bonus_of_the_closer(hand, points):
    state = table(hand + " 12C", "1C 5C 10O 12E 6E 2B 4E", options="comodines=2")
    play(state, "cierra C12")
    assert state.results[0].points[0] == points
    assert state.totals[0] == points


def test_R19_chinchon_wins_the_match():
    state = table(V1 + " 12C", JUNK_2, options="limite=100", totals=(99, 0))
    events = play(state, "cierra C12")
    assert only(events, ChinchonMade) == [ChinchonMade(0)]
    assert state.outcome.winners == (0,) and state.outcome.reason is End.CHINCHON
    assert state.turn is None and state.moves() == []


def test_R20_points_of_the_others_and_of_the_closers_card():
    state = table(V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C")
    play(state, "cierra C12", "auto")
    assert state.results[0].points == (4, 2 + 6 + 10 + 10 + 1 + 10 + 4)


@pytest.mark.parametrize(("before", "out"), [(57, ()), (58, (1,))])
def test_R21_only_a_total_above_the_limit_eliminates(before, out):
    state = table(V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C", "1O 2O 1C 12O 11C 10C 7E", totals=(0, before, 0))
    events = play(state, "cierra C12", "auto")
    assert state.totals[1] == before + 43
    assert tuple(event.seat for event in only(events, Eliminated)) == out


def test_R22_reentry_with_the_highest_score_left():
    state = table(
        V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C", "1O 2O 1C 12O 11C 10C 7E", totals=(30, 90, 5), options="reenganches=1"
    )
    events = play(state, "cierra C12", "auto")
    assert only(events, ReentryOffered) == [ReentryOffered(1, 46)]
    assert (state.turn, state.phase) == (1, Phase.REENTRY)
    assert refused(state, "mazo").reason is Reason.ANSWER_REENTRY
    play(state, "reenganche si")
    assert state.totals == [34, 46, 46] and state.reentries == [1, 0, 1]
    assert state.results[0].reentered == (1,) and state.results[0].totals_after == (34, 46, 46)
    assert state.results[0].totals[1] == 133
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert refused(state, "reenganche si").reason is Reason.NO_REENTRY


def test_R23_all_rivals_out_at_once_wins_whatever_reentries_are_left():
    state = table(
        V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C", "1O 2O 1C 12O 11C 10C 7E", totals=(30, 90, 90), options="reenganches=3"
    )
    play(state, "cierra C12", "auto")
    assert state.outcome.winners == (0,) and state.outcome.reason is End.LAST_LEFT


def test_R24_no_closing_over_the_limit():
    state = table(V9 + " 12C", JUNK_2, totals=(97, 0))
    error = refused(state, "cierra C12")
    assert error.reason is Reason.OVER_LIMIT
    assert error.details == {"card": Card("O", 4), "total": 101, "limit": 100}
    assert Close(Card("C", 12)) in table(V9 + " 12C", JUNK_2, totals=(96, 0)).moves()


def test_R25_no_reentries_with_two_players():
    state = table(V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C", totals=(0, 90), options="reenganches=3")
    assert state.reentries == [0, 0]
    play(state, "cierra C12", "auto")
    assert state.outcome.winners == (0,)


def test_R26_the_last_one_left_wins():
    state = table(V9 + " 12C", "2C 6C 11O 10E 1E 12B 4C", "1O 2O 1C 12O 11C 10C 7E", totals=(0, 90, 20))
    play(state, "cierra C12", "auto")
    assert state.outcome is None and state.playing == [0, 2]
    assert [len(hand) for hand in state.hands] == [7, 0, 7]
    while state.outcome is None:
        state.play(state.moves()[0] if state.phase is not Phase.DISCARD else state.moves()[-1])
    assert len(state.outcome.winners) == 1 and state.outcome.winners[0] in (0, 2)
    assert Counter(result.points[1] for result in state.results[1:])[None] == len(state.results) - 1


def test_hand_is_told_event_by_event():
    state = table(V9 + " 12C", "3B 4B 2C 6C 11O 10E 1E")
    names = kinds(play(state, "cierra C12", "auto", "auto"))
    assert names[:5] == ["Closed", "GroupShown", "GroupShown", "CardsKept", "NothingShown"]
    assert names[5:10] == ["LaidOff", "LaidOff", "Counted", "Counted", "HandEnded"]
    assert names[10:] == ["HandStarted", *["Dealt"] * 14, "PileStarted"]
