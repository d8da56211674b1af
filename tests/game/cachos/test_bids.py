"""The order of bids: K6, K9, K10, D3–D6 and the vectors B1–B19."""

from itertools import product

import pytest

from game.cachos.bids import AS, Arithmetic, Bid, Step, arithmetic, number_words, step_of
from game.cachos.parts import Reason
from game.core import IllegalMove
from tests.game.cachos.table import legal, parse, say, table

VECTORS = {
    "B1": ("3x4", "3x5", True),
    "B3": ("3x4", "3x3", False),
    "B5": ("5x3", "3x1", True),
    "B7": ("6x5", "3x1", True),
    "B9": ("7x2", "3x1", False),
    "B11": ("2x1", "4x6", False),
    "B13": ("4x1", "2x1", False),
    "B15": ("3x1", "6x6", False),
    "B17": ("11x6", "6x1", True),
    "B19": ("20x6", "21x2", False),
}


def standing(bid: str):
    """Four players with twenty dice, and that bid on the table, also if it is in ases."""
    game = table(5, 5, 5, 5)
    say(game, *(("1x2", bid) if bid.endswith("x1") else (bid,)))
    return game


@pytest.mark.parametrize(("before", "after", "allowed"), VECTORS.values(), ids=VECTORS.keys())
def test_bid_legality(before, after, allowed):
    game = standing(before)
    assert (after in legal(game)) is allowed
    if allowed:
        game.play(parse(after))
        assert str(game.bid) == after
    else:
        with pytest.raises(IllegalMove):
            game.play(parse(after))
        assert str(game.bid) == before


def by_words(before: Bid, after: Bid) -> bool:
    """K9, K10, D3–D5 as a player would say them, without the key."""
    if before.face == AS and after.face == AS:
        return after.quantity > before.quantity
    if before.face == AS:
        return after.quantity >= 2 * before.quantity + 1
    if after.face == AS:
        return after.quantity >= (before.quantity + 1) // 2
    return after.quantity > before.quantity or (after.quantity == before.quantity and after.face > before.face)


def test_K9_K10_the_key_says_what_the_words_say_on_all_pairs():
    bids = [Bid(quantity, face) for quantity, face in product(range(1, 41), range(1, 7))]
    pairs = [(one, other) for one in bids for other in bids]
    assert len(pairs) == 57_600
    assert all((other.key > one.key) == by_words(one, other) for one, other in pairs)
    assert len({bid.key for bid in bids}) == len(bids)


def test_K6_the_opener_bids_any_quantity_over_all_dice():
    moves = legal(table(5, 5, 5))
    assert {f"{quantity}x{face}" for quantity in range(1, 16) for face in range(1, 7)} <= moves


def test_K9_from_two_ases_to_five_cuadras():
    game = standing("2x1")
    assert "5x4" in legal(game) and "4x4" not in legal(game)


def test_K10_only_to_ases_goes_down():
    game = standing("6x5")
    lower = {text for text in legal(game) if "x" in text and int(text.split("x")[0]) < 6}
    assert lower == {"3x1", "4x1", "5x1"}


def test_D3_more_of_a_lower_pinta_is_a_raise():
    assert "4x2" in legal(standing("3x6"))


def test_D4_half_and_double_plus_one_are_the_least_not_the_only_ones():
    assert {"4x1", "5x1", "9x1"} <= legal(standing("7x3")) and "3x1" not in legal(standing("7x3"))
    assert {"7x2", "8x2", "15x6"} <= legal(standing("3x1"))


def test_D5_ases_over_ases_are_strictly_more():
    assert "3x1" in legal(standing("2x1")) and "2x1" not in legal(standing("2x1"))


def test_D6_no_more_than_the_dice_in_play():
    game = table("22", "33", "44")
    assert "6x6" in legal(game) and "7x6" not in legal(game)
    with pytest.raises(IllegalMove) as error:
        say(game, "7x6")
    assert error.value.reason == Reason.TOO_MANY and error.value.details == {"dice": 6}


@pytest.mark.parametrize("bid", [Bid(0, 3), Bid(-1, 3), Bid(2, 7), Bid(2, 0)])
def test_a_bid_of_nothing_is_refused(bid):
    with pytest.raises(IllegalMove) as error:
        table(5, 5, 5).play(bid)
    assert error.value.reason == Reason.NO_SUCH_BID


def test_a_low_bid_is_told_what_would_do():
    with pytest.raises(IllegalMove) as error:
        say(standing("7x2"), "3x1")
    assert error.value.reason == Reason.NOT_HIGHER
    assert error.value.details == {"bid": Bid(3, 1), "standing": Bid(7, 2), "needed": Bid(4, 1)}


@pytest.mark.parametrize(
    ("before", "face", "expected"),
    [
        (None, 4, Arithmetic(Step.ABRE, 0, 1)),
        (Bid(7, 2), 1, Arithmetic(Step.BAJA, 7, 4)),
        (Bid(6, 5), 1, Arithmetic(Step.BAJA, 6, 3)),
        (Bid(2, 1), 4, Arithmetic(Step.DE_ASES, 2, 5)),
        (Bid(3, 4), 5, Arithmetic(Step.SUBE, 3, 3)),
        (Bid(3, 4), 4, Arithmetic(Step.SUBE, 3, 4)),
        (Bid(3, 4), 2, Arithmetic(Step.SUBE, 3, 4)),
        (Bid(3, 1), 1, Arithmetic(Step.SUBE, 3, 4)),
    ],
)
def test_the_arithmetic_of_the_lowest_bid(before, face, expected):
    assert arithmetic(before, face) == expected


def test_the_lowest_bid_of_each_pinta_is_the_least_that_is_legal():
    for before in ("3x4", "6x5", "2x1", "20x6", "10x1"):
        game = standing(before)
        for face in range(1, 7):
            legal_ones = [int(text.split("x")[0]) for text in legal(game) if text.endswith(f"x{face}")]
            assert game.view(game.turn).lowest(face) == min(legal_ones, default=None)


def test_how_a_bid_follows_another():
    assert step_of(None, Bid(1, 2)) is Step.ABRE
    assert step_of(Bid(3, 2), Bid(2, 1)) is Step.BAJA
    assert step_of(Bid(2, 1), Bid(5, 2)) is Step.DE_ASES
    assert step_of(Bid(2, 1), Bid(3, 1)) is step_of(Bid(3, 2), Bid(3, 4)) is Step.SUBE


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1x1", "un as"),
        ("2x1", "dos ases"),
        ("1x2", "un tonto"),
        ("4x2", "cuatro tontos"),
        ("1x3", "un tren"),
        ("21x3", "veintiún trenes"),
        ("1x4", "una cuadra"),
        ("21x4", "veintiuna cuadras"),
        ("3x5", "tres quinas"),
        ("1x5", "una quina"),
        ("1x6", "una sexta"),
        ("16x6", "dieciséis sextas"),
        ("31x6", "treinta y una sextas"),
        ("31x1", "treinta y un ases"),
        ("22x2", "veintidós tontos"),
        ("40x6", "cuarenta sextas"),
        ("11x4", "once cuadras"),
    ],
)
def test_a_bid_in_words(text, words):
    assert parse(text).words == words
    assert parse(text).spoken == words[0].upper() + words[1:]


def test_all_numbers_up_to_the_dice_of_eight_players_have_words():
    for feminine in (True, False):
        assert len({number_words(number, feminine) for number in range(1, 41)}) == 40
