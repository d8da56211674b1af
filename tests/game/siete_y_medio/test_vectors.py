"""The test vectors of the rule page."""

import pytest

from game.core import IllegalMove
from game.siete_y_medio.parts import Prize, Reason, card_of, score_of
from game.siete_y_medio.settlement import settle
from game.siete_y_medio.statistics import Group
from tests.game.siete_y_medio.tables import play, table

P1, P2, P3 = Prize.SEVEN_AND_FIGURE, Prize.SAME_SUIT, Prize.SEVEN_OF_OROS_AND_KING

VECTORS = [
    pytest.param([6, 7], [15], 1000, 15, 12, 1750, P2, id="V1"),
    pytest.param([36, 39], [15], 1000, 15, 12, 2000, P3, id="V3"),
    pytest.param([36, 37], [15], 1000, 15, 12, 1750, P2, id="V5"),
    pytest.param([6, 17], [16, 27], 500, 15, 15, -500, None, id="V7"),
    pytest.param([6, 17], [15], 101, 15, 12, 151, P1, id="V9"),
    pytest.param([5], [15], 300, 12, 12, -300, None, id="V11"),
    pytest.param([4], [14, 13], 300, 10, 18, 300, None, id="V13"),
    pytest.param([6], [16], 300, 14, 14, -300, None, id="V15"),
    pytest.param([5, 11], [15], 200, 16, 12, -200, None, id="V17"),
]


@pytest.mark.parametrize(("player", "bank", "bet", "score", "bank_score", "net", "prize"), VECTORS)
def test_settlement(player, bank, bet, score, bank_score, net, prize):
    result = settle(1, [list(map(card_of, player))], [bet], list(map(card_of, bank)), [5000], 100_000)
    (line,) = result.lines
    assert line is not None
    assert (line.score, line.bank_score, line.net, line.prize) == (score, bank_score, net, prize)
    assert (result.money, result.bank_money) == ((5000 + net,), 100_000 - net)


@pytest.mark.parametrize(("player", "bank", "bet", "score", "bank_score", "net", "prize"), VECTORS)
def test_played_at_the_table(player, bank, bet, score, bank_score, net, prize):
    """The same in play. A bank stands on a lone seven, so its 7½ of V7 can only come with the figure first."""
    bank = sorted(bank, key=lambda code: -code) if bank == [16, 27] else bank
    state = table([*player, *bank])
    play(state, f"apuesta {bet}", *["pedir"] * (len(player) - 1))
    if state.turn is not None:
        play(state, "plantarse")
    (line,) = state.rounds[0].lines
    assert state.rounds[0].bank == tuple(map(card_of, bank))
    assert (line.score, line.bank_score, line.net, line.prize) == (score, bank_score, net, prize)
    assert (state.money, state.bank_money) == ([5000 + net], 100_000 - net)


@pytest.mark.parametrize(
    ("deck", "taken", "score"),
    [
        ([5, 0], 1, 12),
        ([4, 7, 8, 0], 3, 12),
        ([6, 1], 1, 14),
        ([7, 4, 17, 3], 3, 12),
        ([4, 27, 1], 3, 15),
        ([0, 1, 2], 3, 12),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, list) else None,
)
def test_bank_algorithm(deck, taken, score):
    state = table([32, *deck])
    play(state, "apuesta 100", "plantarse")
    assert state.rounds[0].bank == tuple(card_of(code) for code in deck[:taken])
    assert score_of(state.rounds[0].bank) == score


def test_sequential_deal():
    state = table([36, 39, 5, 1, 15], players=2)
    play(state, "apuesta 1000", "pedir")
    assert state.turn == 1 and state.hands[1] == [card_of(5)]
    play(state, "apuesta 300", "pedir")
    assert (state.money, state.bank_money) == ([7000, 4700], 98_300)
    found = state.statistics()
    assert (found.best, found.best_gain, found.group) == (0, 2000, Group.WON)
    assert (found.greatest_bet.amount, found.greatest_bet.seat, found.greatest_bet.round) == (1000, 0, 1)
    assert len(found.seven_and_figure) == 1
    assert found.top_numbers == ((6, 2), (2, 1), (7, 1), (12, 1))


@pytest.mark.parametrize(
    ("bet", "money", "reason"),
    [
        (99, 5000, Reason.BET_TOO_LOW),
        (100, 5000, None),
        (1500, 5000, None),
        (1501, 5000, Reason.BET_TOO_HIGH),
        (600, 500, Reason.BET_BEYOND_MONEY),
        (500, 500, None),
    ],
)
def test_bets_as_typed(bet, money, reason):
    state = table([3, 15])
    state.money[0] = money
    move = state.parse(f"apuesta {bet}")
    assert (move in state.moves()) == (reason is None)
    if reason is None:
        state.play(move)
        assert state.bets == [bet]
        return
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.reason == reason
    assert state.bets == [0]
