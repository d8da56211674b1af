"""The helper's probabilities, against counting every throw."""

from itertools import product

import pytest

from game.cachos.ai.odds import VALID_PASS, answer_odds, at_least, exact, truth
from game.cachos.bids import Bid, support, valid_pass
from tests.game.cachos.table import A, parse, say, table


def counted(own: str, hidden: int, bid: Bid, wild: bool) -> tuple[float, float]:
    """The chance of at least, and of exactly, by going through all throws."""
    totals = [
        support([int(die) for die in own], bid.face, wild) + support(dice, bid.face, wild)
        for dice in product(range(1, 7), repeat=hidden)
    ]
    return (
        sum(total >= bid.quantity for total in totals) / len(totals),
        sum(total == bid.quantity for total in totals) / len(totals),
    )


@pytest.mark.parametrize("bid", ["1x2", "2x3", "3x3", "5x3", "2x1", "4x1"])
def test_truth_and_exactness_of_a_bid(bid):
    view = table("133", "22", "44", opener=A).view(A)
    least, exactly = counted("133", 4, parse(bid), wild=True)
    assert truth(view, parse(bid)) == pytest.approx(least)
    assert exact(view, parse(bid)) == pytest.approx(exactly)


def test_after_a_false_start_ases_do_not_help():
    game = table("133", "22", "44")
    say(game, "1x1")
    assert truth(game.view(A), Bid(3, 3)) == pytest.approx(counted("133", 4, Bid(3, 3), wild=False)[0])


def test_in_obligo_abierto_the_others_dice_are_known():
    game = table(1, 3, 3)
    say(game, "obligo abierto")
    game.dice = [(3,), (3, 3, 2), (1, 3, 5)]
    assert truth(game.view(A), Bid(3, 3)) == 1
    assert truth(game.view(A), Bid(4, 3)) == pytest.approx(1 / 6)
    assert truth(game.view(1), Bid(3, 3)) == pytest.approx(at_least(3, 1, 1 / 6))


def test_answers():
    game = table("33345", "13345", "44444")
    say(game, "8x3")
    view = game.view(1)
    odds = {str(move): chance for move, chance in answer_odds(view).items()}
    assert odds["dudar"] == pytest.approx(1 - truth(view, Bid(8, 3)))
    assert odds["siciliana"] == pytest.approx(1 - at_least(10, 6, 1 / 6))
    assert odds["calzar"] == pytest.approx(exact(view, Bid(8, 3)))
    assert odds["pasar"] == 0 and odds["9x3"] == truth(view, Bid(9, 3))
    assert set(odds) == {str(move) for move in view.moves()}
    say(game, "pasar")
    assert answer_odds(game.view(2))[parse("dudar paso")] == 1 - VALID_PASS


def test_directions_have_no_odds():
    assert all(isinstance(move, Bid) for move in answer_odds(table(5, 5, 5).view(A)))


def test_how_often_a_pass_is_valid():
    hands = list(product(range(1, 7), repeat=5))
    assert pytest.approx(sum(map(valid_pass, hands)) / len(hands)) == VALID_PASS
