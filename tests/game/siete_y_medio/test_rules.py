"""The rows S1–S20 of the rule page."""

import pytest

from game.cards import DECK_40, Card
from game.core import BadOptions, IllegalMove
from game.siete_y_medio import SieteYMedio
from game.siete_y_medio.parts import (
    BankDrew,
    BankStood,
    BankWentOver,
    Bet,
    CardDrawn,
    Case,
    FirstCard,
    Hit,
    Prize,
    ReachedGoal,
    Reason,
    RoundEnded,
    RoundStarted,
    Score,
    Settled,
    SieteYMedioOptions,
    Stand,
    WentOver,
    card_of,
    halves,
    score_of,
)
from game.siete_y_medio.settlement import prize_of
from game.siete_y_medio.statistics import Group
from tests.game.siete_y_medio.tables import hand, play, table


def only(events, kind):
    return [event for event in events if isinstance(event, kind)]


def refusal(state, text):
    with pytest.raises(IllegalMove) as caught:
        state.play(state.parse(text))
    return caught.value.reason


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (0, "B1"),
        (6, "B7"),
        (7, "B10"),
        (8, "B11"),
        (9, "B12"),
        (10, "C1"),
        (19, "C12"),
        (20, "E1"),
        (36, "O7"),
        (37, "O10"),
        (39, "O12"),
    ],
)
def test_S1_cards_by_their_code(code, text):
    assert card_of(code) == Card.parse(text)


def test_S1_forty_distinct_cards():
    assert {card_of(code) for code in range(40)} == set(DECK_40)


@pytest.mark.parametrize(
    ("number", "value"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12), (7, 14), (10, 1), (11, 1), (12, 1)]
)
def test_S2_values_in_half_points(number, value):
    assert {halves(Card(suit, number)) for suit in "OCEB"} == {value}


def test_S2_a_score_is_written_with_halves():
    assert [str(Score(value)) for value in (0, 1, 2, 3, 15, 16)] == ["0", "½", "1", "1½", "7½", "8"]
    assert f"{score_of(hand('B7 O12'))}" == "7½"


@pytest.mark.parametrize("text", ["jugadores=0", "jugadores=9", "rounds=0", "rounds=101", "jugadores=two", "rounds="])
def test_S3_players_and_rounds_out_of_range_are_refused(text):
    with pytest.raises(BadOptions):
        SieteYMedioOptions.parse(text)


def test_S4_starting_money():
    state = SieteYMedio.new(SieteYMedioOptions(jugadores=3), 1)
    assert (state.money, state.bank_money) == ([5000, 5000, 5000], 100_000)


def test_S5_every_round_starts_with_a_full_fresh_deck():
    state = SieteYMedio.new(SieteYMedioOptions(jugadores=2, rounds=3), 4)
    orders = []
    for _ in range(3):
        assert sorted([*state.deck, *state.hands[0]]) == sorted(DECK_40)
        orders.append([*state.hands[0], *reversed(state.deck)])
        play(state, "apuesta 100", "plantarse", "apuesta 100", "plantarse")
    assert orders[0] != orders[1] != orders[2] != orders[0]


def test_S6_players_in_order_each_a_whole_turn_then_the_bank():
    state = table([0, 10, 1, 2, 15], players=3)
    seats = [state.turn]
    events = []
    for text in ("apuesta 100", "pedir", "plantarse", "apuesta 100", "plantarse", "apuesta 100", "plantarse"):
        events += play(state, text)
        seats.append(state.turn)
    assert seats == [0, 0, 0, 1, 1, 2, 2, None]
    assert [type(event) for event in events].index(BankDrew) > max(
        i for i, event in enumerate(events) if isinstance(event, FirstCard)
    )
    assert state.rounds[0].hands == (tuple(hand("B1 C1")), tuple(hand("B2")), tuple(hand("B3")))
    assert state.rounds[0].bank == tuple(hand("C6"))


def test_S7_first_card_with_value_and_money_then_the_bet():
    state = table([6, 7, 15])
    assert state.opening == [RoundStarted(1, (0,)), FirstCard(0, Card("B", 7), Score(14), 5000)]
    assert state.moves() == [Bet(amount) for amount in range(100, 1501)]
    assert refusal(state, "pedir") == refusal(state, "plantarse") == Reason.BET_FIRST


@pytest.mark.parametrize(
    ("bet", "reason"),
    [(0, Reason.BET_TOO_LOW), (99, Reason.BET_TOO_LOW), (1501, Reason.BET_TOO_HIGH), (999_999, Reason.BET_TOO_HIGH)],
)
def test_S7_a_bet_out_of_range_is_refused_and_asked_again(bet, reason):
    state = table([6, 7, 15])
    assert refusal(state, f"apuesta {bet}") == reason
    assert state.bets == [0] and state.turn == 0
    play(state, "apuesta 100")
    assert state.bets == [100]


def test_S8_hit_as_often_as_one_likes_or_stand():
    state = table([0, 10, 20, 30, 15])
    play(state, "apuesta 100")
    totals = []
    for _ in range(3):
        assert state.moves() == [Hit(), Stand()]
        totals += [event.score for event in only(play(state, "pedir"), CardDrawn)]
    assert totals == [4, 6, 8]
    assert refusal(state, "apuesta 200") == Reason.ALREADY_BET
    play(state, "plantarse")
    assert state.rounds[0].scores == (8,)


def test_S9_seven_and_a_half_ends_the_turn_at_once():
    state = table([6, 17, 4, 15], players=2)
    events = play(state, "apuesta 100", "pedir")
    assert only(events, ReachedGoal) == [ReachedGoal(0, natural=True)]
    assert state.turn == 1


def test_S9_going_over_ends_the_turn_at_once():
    state = table([5, 11, 4, 15], players=2)
    events = play(state, "apuesta 100", "pedir")
    assert only(events, WentOver) == [WentOver(0, Score(16))]
    assert state.turn == 1


@pytest.mark.parametrize("first", range(8), ids=lambda code: str(card_of(code)))
def test_S10_the_bank_hits_below_six_whatever_the_players_have(first):
    state = table([first, 24, 27, 11])
    events = play(state, "apuesta 100", "plantarse")
    assert [(event.card, event.score) for event in only(events, BankDrew)] == [
        (Card("E", 5), 10),
        (Card("E", 10), 11),
        (Card("C", 2), 15),
    ]
    assert only(events, BankStood) == [BankStood(Score(15))]


def settled(player, bank, bet=1000, premio3="rey_cualquiera"):
    """The line of one player who took these cards, against a bank that took those."""
    state = table([*player, *bank], premio3=premio3)
    play(state, f"apuesta {bet}", *["pedir"] * (len(player) - 1))
    if state.turn is not None:
        play(state, "plantarse")
    result = state.rounds[0]
    assert result.bank == tuple(map(card_of, bank))
    assert state.money == [5000 + result.lines[0].net]
    assert state.bank_money == 100_000 - result.lines[0].net
    return result.lines[0]


@pytest.mark.parametrize(
    ("player", "bank", "case", "won"),
    [
        pytest.param([5, 11], [14, 13], Case.BOTH_OVER, False, id="S11-both-over"),
        pytest.param([5, 11], [15], Case.PLAYER_OVER, False, id="S12-player-over"),
        pytest.param([5, 11], [27, 16], Case.PLAYER_OVER, False, id="S12-player-over-against-seven-and-half"),
        pytest.param([4], [14, 13], Case.BANK_OVER, True, id="S13-bank-over"),
        pytest.param([7], [14, 13], Case.BANK_OVER, True, id="S13-bank-over-against-a-mere-half"),
        pytest.param([6], [15], Case.CLOSER, True, id="S14-player-closer"),
        pytest.param([4], [15], Case.CLOSER, False, id="S14-bank-closer"),
        pytest.param([6], [27, 16], Case.CLOSER, False, id="S14-bank-closer-with-seven-and-half"),
        pytest.param([5], [15], Case.TIE, False, id="S15-tie"),
        pytest.param([6, 17], [27, 16], Case.TIE, False, id="S15-tie-at-seven-and-half"),
        pytest.param([6, 17], [16], Case.SEVEN_AND_HALF, True, id="S16-seven-and-half"),
        pytest.param([6, 17], [14, 13], Case.SEVEN_AND_HALF, True, id="S16-seven-and-half-and-bank-over"),
    ],
)
def test_the_six_cases(player, bank, case, won):
    line = settled(player, bank)
    assert (line.case, line.won, line.net > 0) == (case, won, won)


@pytest.mark.parametrize(("player", "net"), [([6], 700), ([4], -700)], ids=["won", "lost"])
def test_S17_one_to_one_and_the_bank_the_opposite(player, net):
    assert settled(player, [15], bet=700).net == net


@pytest.mark.parametrize(
    ("cards", "prize", "percent"),
    [
        pytest.param("B7 C10", Prize.SEVEN_AND_FIGURE, 50, id="P1"),
        pytest.param("C10 B7", Prize.SEVEN_AND_FIGURE, 50, id="P1-figure-first"),
        pytest.param("O7 C11", Prize.SEVEN_AND_FIGURE, 50, id="P1-seven-of-oros-without-king"),
        pytest.param("C7 O12", Prize.SEVEN_AND_FIGURE, 50, id="P1-king-of-oros-with-another-seven"),
        pytest.param("E7 E12", Prize.SAME_SUIT, 75, id="P2"),
        pytest.param("E11 E7", Prize.SAME_SUIT, 75, id="P2-figure-first"),
        pytest.param("O7 B12", Prize.SEVEN_OF_OROS_AND_KING, 100, id="P3"),
        pytest.param("C12 O7", Prize.SEVEN_OF_OROS_AND_KING, 100, id="P3-king-first"),
        pytest.param("B10 B1 B6", Prize.THREE_OR_MORE, 25, id="P4"),
        pytest.param("B10 B11 B12 C6", Prize.THREE_OR_MORE, 25, id="P4-four-cards"),
    ],
)
def test_S18_prizes(cards, prize, percent):
    assert prize_of(hand(cards)) == prize
    assert prize.percent == percent


@pytest.mark.parametrize("cards", ["B7", "B7 C1", "B3 B4", "B5 C2 O1"])
def test_S18_no_prize_without_seven_and_half(cards):
    assert prize_of(hand(cards)) is None


def test_S18_no_prize_for_a_losing_seven_and_half():
    line = settled([6, 7], [27, 16])
    assert (line.prize, line.net) == (None, -1000)


def test_S19_the_closing_table_of_the_round():
    state = table([36, 39, 5, 1, 15], players=2)
    events = play(state, "apuesta 1000", "pedir", "apuesta 300", "pedir")
    tail = events[-5:-1]
    assert tail == [
        BankStood(Score(12)),
        Settled(0, Score(15), Score(12), 1000, Case.SEVEN_AND_HALF, Prize.SEVEN_OF_OROS_AND_KING, 1000, 2000, 7000),
        Settled(1, Score(16), Score(12), 300, Case.PLAYER_OVER, None, 0, -300, 4700),
        RoundEnded(1, (Score(15), Score(16)), (1000, 300), Score(12), (7000, 4700), 98_300),
    ]
    result = state.rounds[0]
    assert (result.scores, result.bets, result.bank_score) == ((15, 16), (1000, 300), 12)
    assert (result.money, result.bank_money) == ((7000, 4700), 98_300)
    assert state.view(0).rounds == (result,)


def test_S19_a_bank_that_goes_over_says_so():
    events = play(table([4, 14, 13]), "apuesta 100", "plantarse")
    assert only(events, BankWentOver) == [BankWentOver(Score(18))]
    assert not only(events, BankStood)


def test_S20_closing_statistics():
    state = table([36, 39, 5, 1, 15], players=2)
    play(state, "apuesta 1000", "pedir", "apuesta 300", "pedir")
    found = state.statistics()
    assert (found.best, found.best_gain) == (0, 2000)
    assert (found.greatest_bet.amount, found.greatest_bet.seat, found.greatest_bet.round) == (1000, 0, 1)
    assert (found.group, found.group_gain) == (Group.WON, 1700)
    assert found.seven_and_figure == (0,)
    assert found.top_numbers == ((6, 2), (2, 1), (7, 1), (12, 1))
    assert found.money == ((5000, 7000), (5000, 4700))
    assert found.bank_money == (100_000, 98_300)
    assert dict(found.counts) == {1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 2, 7: 1, 10: 0, 11: 0, 12: 1}
    assert state.view(None).statistics() == found
