"""The rows C1–C36 of the rule page."""

import pytest

from game.cards import Card
from game.chinchon import Chinchon
from game.chinchon.ai.players import player
from game.chinchon.layoff import places
from game.chinchon.melds import MELDS, Kind
from game.chinchon.parts import (
    MOST_TURNS,
    Auto,
    Automatic,
    AutomaticCloseNear,
    ChinchonOptions,
    Close,
    ClosedByItself,
    Counted,
    Done,
    End,
    GroupShown,
    LaidOff,
    LayOff,
    Phase,
    Reason,
    Reenter,
    ReentryDeclined,
    ReentryOffered,
    Reshuffled,
    Show,
    Source,
    TieBreak,
)
from game.chinchon.scoring import judge
from game.core import BadOptions, Budget, IllegalMove, Level
from tests.game.chinchon.tables import cards, only, play, table

V1 = "1O 2O 3O 4O 5O 6O 7O"
V9 = "3O 3C 3E 5B 6B 7B 4O"
LOOSE = "2C 6C 11O 10E 1E 12B 4C"
LOOSE_2 = "1O 2O 1C 12O 11C 10C 7E"


def refused(state: Chinchon, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    return caught.value


def test_C1_defaults_and_ranges():
    options = ChinchonOptions()
    assert (options.baraja, options.comodines, options.limite) == (40, 0, 100)
    for limit in (49, 501):
        with pytest.raises(BadOptions):
            ChinchonOptions(limite=limit)


@pytest.mark.parametrize(("text", "fits"), [("5O 5C 5E JK", True), ("5O 5C JK JK", True), ("5O 5C 5E JK JK", False)])
def test_C2_a_set_has_three_or_four_cards(text, fits):
    assert (MELDS[40].group(cards(text)) is not None) == fits
    assert not places(MELDS[40], Card("JK", 2), [MELDS[40].group(cards("5O 5C 5E JK"))])


def test_C3_a_comodin_may_stand_for_a_card_held_elsewhere():
    assert MELDS[40].points(cards("1C 2C 3C 3O 1B JK JK")) == 1


def test_C4_no_rank_beyond_the_ends():
    run = MELDS[40].group(cards("10B 11B 12B"))
    assert [place.side for place in places(MELDS[40], Card("JK", 1), [run])] == ["bajo"]
    assert places(MELDS[40], Card("B", 1), [run]) == []


def test_C5_two_naturals_in_every_group():
    assert MELDS[40].group(cards("5O JK JK")) is None
    assert MELDS[40].closing(cards("1O 2O JK JK 5O 6O 7O")).kind is Kind.RUN_TWO_JOKERS


def test_C6_the_best_for_the_closer():
    state = table("1O 2O 3O 4O 5O 6O JK 12C", LOOSE, options="comodines=2")
    play(state, "cierra C12")
    assert state.results[0].how is Kind.RUN_ONE_JOKER
    assert len(state.results[0].table[0].group.cards) == 7


def test_C6_a_comodin_may_be_thrown_to_make_a_chinchon():
    state = table("1O 2O 3O 4O 5O 6O 7O JK", LOOSE, options="comodines=2")
    play(state, "cierra JK1")
    assert state.outcome.reason is End.CHINCHON


def test_C7_three_and_four_with_comodines():
    assert MELDS[40].closing(cards("5O 5C JK 1B 2B 3B 4B")).points == -10


def test_C8_six_in_a_row_and_a_low_card():
    state = table("2E 3E 4E 5E 6E 7E 1C 12C", "1O 2O 1B 12O 11C 10C 5B")
    play(state, "cierra C12", "auto")
    assert state.results[0].points[0] == 1


def test_C9_two_low_cards_do_not_close():
    error = refused(table("3O 3C 3E 3B 5E 1C 1B 12C", "1O 2O 4C 12O 11C 10C 7E"), "cierra C12")
    assert (error.reason, error.details["n"]) == (Reason.LEFT_OVER, 3)
    error = refused(table("2E 3E 4E 5E 6E 1C 1B 12C", "1O 2O 4C 12O 11C 10C 7E"), "cierra C12")
    assert (error.reason, error.details["n"]) == (Reason.LEFT_OVER, 2)


def test_C10_an_unmelded_comodin_counts_25():
    state = table(V1.replace("7O", "1C") + " 12C", "JK 4E 6C 11O 10E 1E 12B", options="comodines=2", totals=(0, 0))
    play(state, "cierra C12", "auto", "listo")
    assert state.results[0].points[1] == 25 + 4 + 6 + 10 + 10 + 1 + 10


def test_C11_no_close_that_keeps_a_comodin():
    state = table("1O 2O 3O 7C 7E 7B JK 12C", LOOSE, options="comodines=2")
    play(state, "cierra C12")
    assert state.results[0].how is Kind.TWO_GROUPS
    assert state.results[0].kept[0] == ()


def test_C12_throwing_back_the_card_of_the_pile():
    open_table = table(LOOSE + " 12C", LOOSE_2, taken=Source.PILE)
    play(open_table, "tira C12")
    assert open_table.pile[-1] == Card("C", 12)
    strict = table(LOOSE + " 12C", LOOSE_2, taken=Source.PILE, options="prohibir_devolver=on")
    assert refused(strict, "tira C12").reason is Reason.RETURNED
    closing = table(V9 + " 12C", LOOSE, taken=Source.PILE, options="prohibir_devolver=on")
    assert refused(closing, "cierra C12").reason is Reason.RETURNED
    drawn = table(LOOSE + " 12C", LOOSE_2, taken=Source.STOCK, options="prohibir_devolver=on")
    play(drawn, "tira C12")


def test_C13_three_hundred_turns_close_the_hand():
    state = Chinchon.new(ChinchonOptions(jugadores=2, limite=500), 4)
    seen = []
    turns = 0
    while not only(seen, ClosedByItself):
        taken = state.pile[-1]
        seen += play(state, "descarte", f"tira {taken}")
        turns += 1
    assert turns == MOST_TURNS == 300
    assert only(seen, ClosedByItself) == [ClosedByItself(Automatic.TURNS)]
    assert only(seen, AutomaticCloseNear) == [AutomaticCloseNear(Automatic.TURNS, 20)]


def test_C14_the_top_discard_stays():
    state = table(LOOSE, LOOSE_2, pile="7B 3B 5C", stock="")
    before = len(state.stock)
    state.pile = [*state.stock[1:], *state.pile]
    state.stock = state.stock[:1]
    old = set(state.pile)
    play(state, "mazo")
    events = play(state, "tira C2")
    assert only(events, Reshuffled) == [Reshuffled(1, before + 2)]
    assert state.pile == cards("2C")
    assert set(state.stock) == old


def test_C15_exhaustion_is_noticed_after_the_discard_and_not_by_a_closer():
    state = table("3O 3C 3E 5B 6B 7B 12C", LOOSE, stock="4O")
    state.pile = [*state.stock[:-1], *state.pile]
    state.stock = state.stock[-1:]
    assert not only(play(state, "mazo"), Reshuffled)
    assert not state.stock
    assert not only(play(state, "cierra C12"), Reshuffled)
    assert state.exhaustions == 0


def automatic(*hands: str, **more) -> tuple[Chinchon, list]:
    """A hand that closes by itself with the next discard of seat 0."""
    state = table(*hands, **more)
    state.exhaustions = 3
    state.pile = [*state.stock, *state.pile]
    state.stock = []
    return state, play(state, f"tira {state.hands[0][-1]}")


def test_C16_automatic_close_has_no_closer():
    state, events = automatic(V1 + " 12C", "4C 4E 4B 1C 1B 10C 11E", "5O 5C 5E 12O 11C 10B 7E", totals=(0, 99, 0))
    assert only(events, ClosedByItself) == [ClosedByItself(Automatic.STOCK)]
    assert (state.turn, state.phase) == (1, Phase.SHOW)
    events += play(state, *["auto"] * 3)
    assert [event.seat for event in only(events, GroupShown)] == [1, 2, 0]
    result = state.results[0]
    assert result.closer is None and result.how is Automatic.STOCK
    assert result.points[0] == 0 and state.outcome is None


def test_C16_layoffs_allowed_after_an_automatic_close():
    state, _ = automatic("5C 6C 7C 12E 10E 1B 2E 12C", "4C 4E 10B 1C 3B 12O 11E")
    events = play(state, "auto", "auto")
    assert [event.card for event in only(events, LaidOff)] == [Card("C", 4)]


def test_C17_laying_off_comes_after_all_have_shown():
    state = table(V9 + " 12C", "3B 4B 2C 6C 11O 10E 1E", "10C 10O 10B 5C 1B 7E 2E")
    play(state, "cierra C12", "auto")
    assert (state.turn, state.phase) == (2, Phase.SHOW), "seat 1 has no groups, but may not lay off yet"
    play(state, "auto")
    assert (state.turn, state.phase) == (1, Phase.LAY)
    assert LayOff(Card("E", 10), 2) in state.moves(), "on the set that seat 2 showed after seat 1's turn to show"


def test_C18_the_closer_does_not_lay_off():
    state = table(V9 + " 12C", "1O 2O 5O 6O 7O 10E 12B")
    play(state, "cierra C12", "auto")
    assert state.view(0).layable() == {}
    events = play(state, "auto")
    assert not only(events, LaidOff)
    assert state.results[0].points[0] == 4


def test_C19_chains():
    state = table(V9 + " 12C", "4B 2B 1C 6C 11O 10E 1E", "10C 3B 5C 6E 1B 7E 2E")
    play(state, "cierra C12", "auto")
    run = state.showdown.groups().index(MELDS[40].group(cards("5B 6B 7B")))
    assert state.view(1).layable() == {Card("B", 4): [(run, "bajo")]}
    play(state, f"coloca B4 {run} bajo", f"coloca B3 {run} bajo")
    assert str(state.results[0].table[run].group) == "B3 B4 B5 B6 B7"
    assert state.results[0].table[run].laid == ((1, Card("B", 4)), (2, Card("B", 3)))


def test_C20_a_comodin_is_laid_off_on_a_set_or_an_end():
    state = table(V9 + " 12C", "JK 2C 6C 11O 10E 1E 12B", options="comodines=2")
    play(state, "cierra C12", "auto")
    laid = {str(move) for move in state.moves() if isinstance(move, LayOff)}
    number = [str(group) for group in state.showdown.groups()].index("O3 C3 E3")
    assert laid == {f"coloca JK1 {number}", f"coloca JK1 {1 - number} alto", f"coloca JK1 {1 - number} bajo"}
    assert refused(state, f"coloca JK1 {number} alto").reason is Reason.DOES_NOT_FIT
    assert refused(state, "coloca JK1 7").reason is Reason.NO_SUCH_GROUP
    play(state, f"coloca JK1 {1 - number} bajo")
    assert str(state.results[0].table[1 - number].group) == "JK1 B5 B6 B7"


@pytest.mark.parametrize(
    ("run", "sides"),
    [
        ("1B 2B 3B", ["alto"]),
        ("2B 3B 4B", ["alto", "bajo"]),
        ("7B 10B 11B", ["alto", "bajo"]),
        ("10B 11B 12B", ["bajo"]),
        ("1B 2B 3B 4B 5B 6B 7B 10B 11B 12B", []),
    ],
)
def test_C4_C20_a_comodin_goes_to_no_end_where_there_is_no_rank(run, sides):
    for baraja in (40, 48):
        if baraja == 48 and "7B 10B" in run:
            continue
        group = MELDS[baraja].group(cards(run))
        assert [place.side for place in places(MELDS[baraja], Card("JK", 1), [group])] == sides


def test_C20_a_set_of_four_takes_no_comodin():
    assert places(MELDS[40], Card("JK", 1), [MELDS[40].group(cards("3O 3C 3E 3B"))]) == []
    assert len(places(MELDS[40], Card("JK", 1), [MELDS[40].group(cards("3O 3C 3E"))])) == 1


def test_C21_no_swap_for_a_comodin():
    group = MELDS[40].group(cards("3C JK 5C"))
    assert places(MELDS[40], Card("C", 4), [group]) == []


def test_C22_rank_of_a_comodin_is_fixed_when_shown():
    rival = "2C 6C 11O 10E 7E 12B 4C"
    state = table("3O 3C 3B 4E 5E JK 1B 12C", rival, options="comodines=2")
    play(state, "cierra C12", "auto")
    run = [str(group) for group in state.showdown.groups()].index("E4 E5 JK1")
    assert state.view(1).layable() == {Card("E", 7): [(run, "alto")]}
    by_hand = table("3O 3C 3B 4E 5E JK 1B 12C", rival, options="comodines=2")
    play(by_hand, "cierra C12", "grupo O3 C3 B3", "grupo JK1 E4 E5")
    low = by_hand.results[0].table[1].group
    assert (low.low, low.high) == (2, 4), "the comodín is the 3, so that the 7 found no place"


def test_C23_no_layoffs_on_third_players_either():
    state = table("1O 2O 3O 7O 7C 7E 7B 12C", "4O 5C 1C 1E 1B 12E 10C", "10E 10B 10O 2C 6C 11O 3B")
    events = play(state, "cierra C12")
    assert not only(events, LaidOff)
    assert state.results[0].points == (-10, 4 + 5 + 10 + 10, 2 + 6 + 10 + 3), "10C stays in seat 1's hand"


def test_C24_no_bonus_for_a_rival_who_melded_all():
    state = table("3O 3C 3E 5B 6B 7B 4O 12O", "4C 5C 6C 7C 10C 11C 12C", totals=(0, 50))
    play(state, "cierra O12", "auto", "auto")
    assert state.results[0].points == (4, 0)
    assert state.outcome is None and state.totals == [4, 50]


def test_C25_closing_from_ones_own_second_turn():
    state = table(V1, LOOSE, stock="12C 12E 10B", first_round=True)
    play(state, "mazo")
    assert refused(state, "cierra C12").reason is Reason.FIRST_ROUND
    play(state, "tira C12", "mazo", "tira E12", "mazo")
    assert Close(Card("B", 10)) in state.moves()


def test_C26_bonus_closes_are_never_restricted():
    for hand in ("1O 2O 3O 7O 7C 7E 7B 12C", V1 + " 12C"):
        assert Close(Card("C", 12)) in table(hand, LOOSE, totals=(100, 0)).moves()
    assert Close(Card("C", 12)) in table("2E 3E 4E 5E 6E 7E 1C 12C", LOOSE_2, totals=(99, 0)).moves()
    assert Close(Card("C", 12)) not in table("2E 3E 4E 5E 6E 7E 1C 12C", LOOSE_2, totals=(100, 0)).moves()


def test_C27_totals_may_be_negative():
    state = table("1O 2O 3O 7O 7C 7E 7B 12C", LOOSE)
    play(state, "cierra C12")
    assert state.totals[0] == -10


def test_C28_all_who_return_get_the_highest_total_within_the_limit():
    verdict = judge({0: 80, 1: 95, 2: 120, 3: 130}, 100)
    assert (verdict.return_total, verdict.eliminated) == (95, (2, 3))
    state = table(
        "3O 3C 3E 5B 6B 7B 4O 12C",
        "2C 6C 11O 10E 1E 12B 4C",
        "1C 5C 10C 11E 2O 12E 7E",
        "1B 2B 7C 12O 5E 11C 6O",
        totals=(60, 80, 80, 20),
        options="reenganches=1",
    )
    events = play(state, "cierra C12", "auto")
    highest = max(state.totals[0], state.totals[3])
    assert only(events, ReentryOffered) == [ReentryOffered(1, highest)]
    play(state, "reenganche si", "reenganche si")
    assert state.totals[1] == state.totals[2] == highest


@pytest.mark.parametrize(
    ("totals", "chinchon", "winner", "reason"),
    [
        ({0: 120, 1: 50}, 0, 0, End.CHINCHON),
        ({0: 100, 1: 101, 2: 140}, None, 0, End.LAST_LEFT),
        ({0: 105, 1: 103, 2: 140}, None, 1, End.LOWEST),
        ({0: 80, 1: 95, 2: 120}, None, None, None),
    ],
)
def test_C29_order_of_checks(totals, chinchon, winner, reason):
    verdict = judge(totals, 100, chinchon)
    assert (verdict.winner, verdict.reason) == (winner, reason)


def test_C30_a_tie_over_the_limit_is_played_off():
    assert judge({0: 110, 1: 130, 2: 110}, 100).tied == (0, 2)
    state, events = automatic(
        "1O 3O 5O 7O 2C 4C 6C 12C",
        "1E 3E 5E 7E 2B 4B 6B",
        "10C 11C 12O 10B 11B 12B 1C",
        totals=(90, 90, 99),
        options="reenganches=2",
    )
    while not state.results:
        events += play(state, "listo")
    assert only(events, TieBreak) == [TieBreak((0, 1))]
    assert state.tie_break and state.playing == [0, 1] and state.totals == [118, 118, 160]
    assert [len(hand) for hand in state.hands] == [7, 7, 0]
    state.turn, state.phase = 0, Phase.DISCARD
    state.hands[0], state.hands[1] = cards(V9 + " 12C"), cards(LOOSE)
    state.history = table(V9, LOOSE).history
    play(state, "cierra C12", "auto")
    assert state.outcome.winners == (0,) and state.outcome.reason is End.LOWEST


@pytest.mark.parametrize("totals", [{0: 95, 1: 130}, {0: 95, 1: 98, 2: 130}, {0: 120, 1: 130}])
def test_C30_the_lowest_wins_a_play_off_also_when_a_bonus_brings_somebody_back_within_the_limit(totals):
    verdict = judge(totals, 100, tie_break=True)
    assert (verdict.winner, verdict.reason, verdict.return_total) == (0, End.LOWEST, None)
    assert verdict.eliminated == tuple(seat for seat in totals if seat)


def test_C29_a_chinchon_wins_before_all_else_and_never_eliminates_who_made_it():
    """In a play-off its maker too is over the limit."""
    verdict = judge({0: 118, 1: 130, 2: 40}, 100, chinchon=0)
    assert (verdict.winner, verdict.reason, verdict.eliminated) == (0, End.CHINCHON, (1,))
    assert judge({0: 118, 1: 118}, 100, chinchon=1, tie_break=True).eliminated == (0,)


def test_C31_reentry_is_offered_not_forced_and_bots_accept():
    state = table(V9 + " 12C", LOOSE, LOOSE_2, totals=(0, 90, 0), options="reenganches=1")
    play(state, "cierra C12", "auto")
    assert state.moves() == [Reenter(True), Reenter(False)]
    for level in Level:
        assert player(level).choose(state.view(1), Budget(playouts=1)) == Reenter(True)
    events = play(state, "reenganche no")
    assert only(events, ReentryDeclined) == [ReentryDeclined(1)]
    assert state.playing == [0, 2] and state.results[0].reentered == ()


def test_C32_no_reentries_by_default():
    assert ChinchonOptions().reenganches == 0
    with pytest.raises(BadOptions):
        ChinchonOptions(reenganches=4)


def test_C33_two_left_of_three_play_without_reentries():
    state = table(V9 + " 12C", LOOSE, LOOSE_2, totals=(0, 90, 0), options="reenganches=1")
    play(state, "cierra C12", "auto", "reenganche no")
    assert judge({0: 5, 2: 120}, 100).winner == 0, "the other is out, and the match over before anything is offered"


def test_C34_the_deal_passes_to_the_right_over_the_eliminated():
    state = table(V9 + " 12C", LOOSE, LOOSE_2, totals=(0, 90, 0))
    state.dealer = 0
    play(state, "cierra C12", "auto")
    assert (state.dealer, state.mano, state.turn) == (2, 0, 0)


def test_C35_the_shuffle_alone_decides_the_deal():
    assert Chinchon.new(seed=9).hands == Chinchon.new(seed=9).hands
    assert Chinchon.new(seed=9).hands != Chinchon.new(seed=10).hands


def test_C36_closing_is_never_compulsory():
    state = table(V1 + " 12C", LOOSE)
    play(state, "tira C12")
    assert state.turn == 1 and state.showdown is None


# -- the showdown by hand ------------------------------------------------------------------------------------------


def test_the_closer_may_not_show_what_spoils_the_close():
    state = table("2E 3E 4E 5E 6E 7E 1C 12C", "1O 2O 12O 11C 10C 6C 5B")
    play(state, "cierra C12")
    assert refused(state, "grupo E3 E4 E5").reason is Reason.BREAKS_CLOSE
    assert refused(state, "grupo E2 E3 C1").reason is Reason.NOT_A_GROUP
    assert refused(state, "grupo E2 E3 O1").reason is Reason.NOT_IN_HAND
    assert refused(state, "listo").reason is Reason.CLOSER_NOT_DONE
    assert refused(state, "mazo").reason is Reason.HAND_CLOSED
    shows = {"grupo E2 E3 E4", "grupo E5 E6 E7", "grupo E2 E3 E4 E5 E6 E7"}
    assert {str(move) for move in state.moves()} == {"auto", *shows}
    play(state, "grupo E2 E3 E4", "grupo E5 E6 E7")
    assert state.results[0].kept[0] == tuple(cards("1C"))


@pytest.mark.parametrize(
    ("hand", "total", "shows", "reason"),
    [
        ("1B JK 3B 4E 5E 6E 1O 12C", 96, "O1 B1 JK1", None),
        ("1B JK 3B 4E 5E 6E 1O 12C", 98, "O1 B1 JK1", Reason.KEEPS_OVER_LIMIT),
        ("1B JK 3B 4E 5E 6E 1O 12C", 98, "B1 JK1 B3", None),
        ("JK 7O 10O 11O 11C JK 4O 12C", 0, "O4 JK1 JK2 O7 O10 O11", Reason.KEEPS_TOO_HIGH),
        ("JK 7O 10O 11O 11C JK 4O 12C", 0, "O11 C11 JK1", None),
    ],
)
def test_R11_R24_C26_the_closer_is_told_why_a_group_leaves_the_wrong_card(hand, total, shows, reason):
    state = table(hand, "1E 2E 12O 10C 6C 5B 4B", totals=(total, 0), options="comodines=2")
    play(state, "cierra C12")
    assert list(state.view(0).moves()) == state.moves(), "the closer's view knows the limit too"
    offered = [set(move.cards) for move in state.moves() if isinstance(move, Show)]
    assert (set(map(Card.parse, shows.split())) in offered) == (reason is None)
    if reason:
        error = refused(state, f"grupo {shows}")
        assert error.reason is reason
        assert (str(error.details["card"]), error.details["value"]) == (("B3", 3) if total else ("C11", 10))


def test_R11_nobody_closes_a_hand_that_is_closed_nor_a_match_that_is_over():
    state = table(V9 + " 12C", LOOSE, totals=(0, 99))
    assert state.close_refusal(Card("C", 12)) is None
    play(state, "cierra C12")
    assert state.turn == 0 and state.close_refusal(Card("O", 4)).reason is Reason.HAND_CLOSED
    play(state, "auto")
    assert state.turn is None and state.close_refusal().reason is Reason.HAND_CLOSED


def test_moves_of_the_showdown_wait_for_a_close():
    state = table(LOOSE + " 12C", LOOSE_2)
    for move in (Auto(), Done(), Show(tuple(cards("2C 6C 11O"))), LayOff(Card("C", 2), 0)):
        assert refused(state, str(move)).reason is Reason.NOT_CLOSED


def test_the_count_says_what_everyone_was_left_with():
    state = table(V9 + " 12C", LOOSE)
    counted = only(play(state, "cierra C12", "auto"), Counted)
    assert [(event.seat, event.points, event.total) for event in counted] == [(0, 4, 4), (1, 43, 43)]
    assert set(counted[1].kept) == set(cards(LOOSE))
