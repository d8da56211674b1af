"""Dudar, calzar, pasar and siciliana: K11–K15, K19, K20, D12–D25, D31–D35, and the vectors N, P, Z, W."""

import pytest

from game.cachos import events as happened
from game.cachos.bids import valid_pass
from game.cachos.parts import Reason
from game.core import IllegalMove
from tests.game.cachos.table import A, B, C, D, legal, of_type, parse, say, table, words

HANDS = ("11233", "34566", "12236")


def refused(game, text):
    """The reason why a move is refused; it must be missing among the legal ones too."""
    assert text not in legal(game)
    with pytest.raises(IllegalMove) as error:
        say(game, text)
    return error.value.reason


# -- counting ------------------------------------------------------------------------------------------------------


def test_N1_seven_trenes_doubted():
    game = table(*HANDS)
    events = say(game, "7x3", "dudar")
    show = game.rounds[-1].showdown
    assert (show.total, show.holds, show.seat, show.change) == (7, True, B, -1)
    assert show.counted == (
        (True, True, False, True, True),
        (True, False, False, False, False),
        (True, False, False, True, False),
    )
    assert game.counts == [5, 4, 5]
    assert [type(event).__name__ for event in events[:4]] == ["Doubted", "Revealed", "DiceLost", "RoundStarted"]
    assert events[1].showdown == show and events[1].total == 7 and events[1].showdown.dice[A] == (1, 1, 2, 3, 3)
    assert events[2] == happened.DiceLost(B, 1, 4)


def test_N3_seven_trenes_calzados_with_all_dice():
    game = table(*HANDS)
    events = say(game, "7x3", "calzar")
    show = game.rounds[-1].showdown
    assert (show.total, show.holds, show.seat, show.change) == (7, True, B, 0)
    assert game.counts == [5, 5, 5] and game.turn == B
    assert of_type(events, happened.DieRecovered) == [happened.DieRecovered(B, 0, 5)]


def test_N5_three_ases_doubted():
    game = table(*HANDS)
    say(game, "1x2", "3x1", "dudar")
    assert game.rounds[-1].showdown.total == 3 and game.counts == [5, 5, 4]


@pytest.mark.parametrize("kind", ["partida falsa", "obligo"])
def test_N7_without_wild_ases(kind):
    if kind == "obligo":
        game = table("1", *HANDS)
        say(game, "obligo cerrado")
        game.dice = [(4,), *(tuple(map(int, hand)) for hand in HANDS)]
        say(game, "4x3", "5x3", "dudar")
        assert game.counts == [1, 4, 5, 5]
    else:
        game = table(*HANDS)
        say(game, "1x1", "5x3", "dudar")
        assert game.counts == [5, 4, 5]
    assert game.rounds[-1].showdown.total == 4


def test_N9_siciliana():
    game = table(*HANDS)
    events = say(game, "8x3", "siciliana")
    show = game.rounds[-1].showdown
    assert (show.total, show.wild, show.holds, show.seat, show.change) == (4, False, False, A, -2)
    assert game.counts == [3, 5, 5] and game.turn == A
    assert [type(event).__name__ for event in events[:3]] == ["SicilianaSaid", "Revealed", "DiceLost"]


def test_K11_exactly_enough_is_enough_and_one_less_is_not():
    enough = table("33322", "22222", "22222")
    say(enough, "3x3", "dudar")
    assert enough.counts == [5, 4, 5]
    short = table("33222", "22222", "22222")
    say(short, "3x3", "dudar")
    assert short.counts == [4, 5, 5]


@pytest.mark.parametrize(("bid", "total"), [("4x3", 4), ("2x1", 2)])
def test_K15_ases_are_wild_for_others_but_nothing_is_wild_for_ases(bid, total):
    game = table("11332", "22222", "22222")
    say(game, "1x2", bid, "dudar")
    assert game.rounds[-1].showdown.total == total


# -- calzar --------------------------------------------------------------------------------------------------------


def test_K12_calzar_wrong_either_way_loses_a_die():
    for bid in ("6x3", "8x3"):
        game = table(*HANDS)
        say(game, bid, "calzar")
        assert game.counts == [5, 4, 5] and game.turn == B and not game.rounds[-1].showdown.holds


@pytest.mark.parametrize(
    ("seats", "dice", "allowed"),
    [(4, 10, True), (4, 9, False), (5, 13, True), (5, 12, False)],
    ids=["Z1-10", "Z1-9", "Z3-13", "Z3-12"],
)
def test_D20_calzar_while_half_of_the_first_dice_are_left(seats, dice, allowed):
    cups = [dice // seats + (seat < dice % seats) for seat in range(seats)]
    assert sum(cups) == dice
    game = table(*cups)
    say(game, "1x2")
    assert ("calzar" in legal(game)) is allowed
    if not allowed:
        assert refused(game, "calzar") == Reason.CALZAR_FEW_DICE


@pytest.mark.parametrize(("cups", "allowed"), [((4, 3, 3, 0), True), ((4, 3, 2, 0), False), ((0, 4, 3, 2), False)])
def test_D20_half_of_the_dice_that_all_began_with_also_when_somebody_is_out(cups, allowed):
    """Of four players twenty dice: ten must be left, however many of the four still play."""
    game = table(*cups, opener=1)
    say(game, "1x2")
    assert ("calzar" in legal(game)) is allowed
    if not allowed:
        assert refused(game, "calzar") == Reason.CALZAR_FEW_DICE
        assert game.view(None).refusal(parse("calzar")).details == {"dice": 9, "needed": 10}


def test_W13_calzar_with_three_dice():
    game = table("66222", "332", "44222")
    events = say(game, "2x6", "calzar")
    assert game.counts == [5, 4, 5] and game.turn == B
    assert of_type(events, happened.DieRecovered) == [happened.DieRecovered(B, 1, 4)]


def test_D19_calzar_after_a_pass():
    game = table("66222", "33222", "44222")
    say(game, "2x6", "pasar", "calzar")
    show = game.rounds[-1].showdown
    assert (show.target, show.seat, show.holds) == (A, C, True)


def test_D21_calzar_with_five_dice_keeps_five_and_opens():
    game = table("66222", "33222", "44222")
    say(game, "2x6", "calzar")
    assert game.counts == [5, 5, 5] and game.opener == B


def test_D22_nobody_speaks_out_of_turn():
    game = table(5, 5, 5)
    say(game, "2x6")
    assert game.view(C).moves() == [] and game.view(A).moves() == []
    with pytest.raises(IllegalMove):
        game.play(next(move for move in game.moves() if str(move) == "calzar"), seat=C)


# -- pasar ---------------------------------------------------------------------------------------------------------

PASSES = {
    "P1": (["12345", "23456", "12346"], True),
    "P3": (["22255", "11333"], True),
    "P5": (["33331"], False),
    "P7": (["2345"], False),
    "equal": (["44444", "11111"], True),
    "pairs": (["11223", "11123", "12334"], False),
}


@pytest.mark.parametrize(("hands", "valid"), PASSES.values(), ids=PASSES.keys())
def test_K13_K15_which_hands_may_pass(hands, valid):
    for hand in hands:
        assert valid_pass([int(die) for die in hand]) is valid
        assert valid_pass([int(die) for die in reversed(hand)]) is valid


def test_K13_the_bid_goes_to_the_next_player():
    game = table(5, 5, 5)
    events = say(game, "4x5", "pasar")
    assert game.turn == C and str(game.bid) == "4x5" and game.bidder == A
    assert [str(event) for event in events] == ["Passed(1, 4x5)"]


def test_P7_four_dice_cannot_pass():
    game = table(5, "2345", 5)
    say(game, "1x2")
    assert refused(game, "pasar") == Reason.PASS_FIVE_DICE


def test_K14_an_invalid_pass_loses():
    game = table("22222", "22234", "22222")
    events = say(game, "1x6", "pasar", "dudar paso")
    assert game.counts == [5, 4, 5] and game.turn == B
    shown = events[1]
    assert isinstance(shown, happened.PassShown) and shown.dice == (2, 2, 2, 3, 4) and not shown.valid
    assert game.rounds[-1].showdown.dice == (None, (2, 2, 2, 3, 4), None), "the others need not show"


def test_W3_D15_a_valid_pass_doubted():
    game = table("22222", "23456", "22222")
    say(game, "4x5", "pasar", "dudar paso")
    assert game.counts == [5, 5, 4] and game.turn == C
    assert game.rounds[-1].showdown.holds


def test_D12_the_doubted_one_is_the_bidder_not_the_passer():
    game = table("22222", "22222", "22222")
    say(game, "4x5", "pasar", "dudar")
    assert game.counts == [4, 5, 5]


def test_D13_after_a_pass_everything_is_open():
    game = table(5, 5, 5, 5)
    say(game, "4x5", "pasar")
    assert words(game) == {"dudar", "calzar", "pasar", "dudar paso"}
    assert {"4x6", "5x2", "2x1"} <= legal(game)


def test_D14_only_the_last_action_and_only_by_the_next():
    game = table(5, 5, 5, 5)
    say(game, "4x5", "pasar", "4x6")
    assert refused(game, "dudar paso") == Reason.NO_PASS
    game = table("22222", "23456", "22234", "22222")
    say(game, "4x5", "pasar", "pasar", "dudar paso")
    assert game.counts == [5, 5, 4, 5], "the second pass is the one in doubt"


def test_D16_any_five_dice_may_pass_as_a_bluff():
    game = table(5, "22234", 5)
    say(game, "4x5")
    assert "pasar" in legal(game)


def test_D17_once_per_player_and_round():
    game = table(5, 5, 5)
    say(game, "1x5", "pasar", "2x5", "3x5")
    assert game.turn == B
    assert refused(game, "pasar") == Reason.PASS_ONCE
    say(game, "4x5")
    assert game.turn == C and "pasar" in legal(game), "another player may still pass"
    say(game, "15x6", "dudar", "1x2")
    assert "pasar" in legal(game), "and in the next round everyone may again"


def test_D18_the_opener_cannot_pass():
    assert refused(table(5, 5, 5), "pasar") == Reason.NO_BID


def test_D23_D24_all_passed_and_the_bid_is_back():
    game = table("22222", "22234", "23456")
    say(game, "4x5", "pasar", "pasar")
    assert game.turn == A
    assert words(game) == {"dudar paso"} and {"4x6", "5x2", "2x1"} <= legal(game)
    for text in ("dudar", "calzar", "pasar", "siciliana"):
        assert refused(game, text) == Reason.OWN_BID
    say(game, "dudar paso")
    assert game.counts == [4, 5, 5], "the last pass was valid"


# -- two players ---------------------------------------------------------------------------------------------------


def test_K19_D25_two_players_from_the_first_round():
    game = table(5, 5)
    say(game, "1x5")
    assert words(game) == {"dudar"}
    for text in ("calzar", "pasar", "obligo cerrado"):
        assert refused(game, text) == Reason.TWO_LEFT


def test_K19_two_left_of_three():
    game = table(5, 5, "", opener=A)
    say(game, "1x5")
    assert words(game) == {"dudar"} and refused(game, "calzar") == Reason.TWO_LEFT


# -- siciliana -----------------------------------------------------------------------------------------------------


def test_K20_the_doubter_may_lose_two_as_well():
    game = table("33333", "33322", "22222")
    say(game, "8x3", "siciliana")
    assert game.counts == [5, 3, 5] and game.turn == B


def test_D31_by_the_first_responder_on_the_opening_bid():
    game = table(5, 5, 5, 5)
    say(game, "10x5")
    assert "siciliana" in legal(game) and "dudar" in legal(game)
    say(game, "11x5")
    assert refused(game, "siciliana") == Reason.SICILIANA_LATE


def test_D31_not_after_a_pass_nor_a_false_start():
    game = table(5, 5, 5, 5)
    say(game, "10x5", "pasar")
    assert refused(game, "siciliana") == Reason.SICILIANA_LATE
    game = table(5, 5, 5, 5)
    say(game, "10x1", "10x5")
    assert refused(game, "siciliana") == Reason.SICILIANA_LATE


def test_D31_not_in_an_obligo():
    game = table(1, 5, 5, 5)
    say(game, "obligo abierto", "16x5")
    assert refused(game, "siciliana") == Reason.OBLIGO_ONLY


def test_D31_the_choice_of_direction_does_not_spoil_it():
    game = table(5, 5, 5)
    say(game, "sentido derecha", "8x3")
    assert game.turn == C and "siciliana" in legal(game)


@pytest.mark.parametrize(
    ("fraction", "cups", "enough"),
    [
        ("1/2", (5, 5, 5), 8),
        ("1/2", (5, 5, 4), 7),
        ("1/3", (5, 5, 5), 5),
        ("2/3", (5, 5, 5), 10),
        ("2/3", (5, 5, 4), 10),
        ("3/4", (5, 5, 5), 12),
    ],
)
def test_D32_very_high_is_a_fraction_of_the_dice_in_play(fraction, cups, enough):
    low, high = (table(*cups, options=f"siciliana_min={fraction}") for _ in range(2))
    say(low, f"{enough - 1}x4")
    assert refused(low, "siciliana") == Reason.SICILIANA_LOW
    say(high, f"{enough}x4")
    assert "siciliana" in legal(high)


def test_D32_can_be_off():
    game = table(5, 5, 5, options="siciliana=off")
    say(game, "15x4")
    assert refused(game, "siciliana") == Reason.SICILIANA_OFF


def test_D33_not_on_an_opening_with_ases():
    game = table(5, 5, 5)
    say(game, "15x1")
    assert refused(game, "siciliana") == Reason.NO_BID


def test_D34_between_two_with_two_dice_each():
    game = table("22", "33")
    say(game, "2x6")
    assert "siciliana" in legal(game)


@pytest.mark.parametrize("cups", [(1, 5, 5), (5, 1, 5), (5, 5, 1), (2, 1)])
def test_W15_K20_not_while_somebody_has_one_die(cups):
    game = table(*cups, options="obligo=no")
    say(game, f"{sum(cups)}x4")
    assert refused(game, "siciliana") == Reason.SICILIANA_ONE_DIE


def test_D35_a_loser_with_two_dice_is_out():
    game = table("22", "333", "444")
    events = say(game, "8x6", "siciliana")
    assert game.counts == [0, 3, 3] and game.fallen == [A] and game.turn == B
    assert of_type(events, happened.DiceLost) == [happened.DiceLost(A, 2, 0)]
    assert of_type(events, happened.Eliminated) == [happened.Eliminated(A, 3)]


def test_the_words_of_a_turn():
    game = table(5, 5, 5, 5)
    say(game, "10x5")
    assert words(game) == {"dudar", "calzar", "pasar", "siciliana"} and game.turn != D
