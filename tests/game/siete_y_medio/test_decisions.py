"""The rows A1–A26 of the rule page: what the rules leave open, and how it is settled here."""

import pytest

from game.core import BadOptions, IllegalMove, Match, UnreadableMove
from game.siete_y_medio import SieteYMedio
from game.siete_y_medio.parts import (
    BankBroke,
    BankDrew,
    Bet,
    Eliminated,
    End,
    FirstCard,
    Hit,
    MatchEnded,
    Prize,
    Reason,
    RoundStarted,
    SieteYMedioOptions,
    Stand,
    card_of,
)
from game.siete_y_medio.settlement import RoundResult, prize_of, settle
from game.siete_y_medio.statistics import Group, most_money_won, statistics
from tests.game.siete_y_medio.tables import hand, lose, play, table

OVER = [5, 15]
"""A deck whose first player goes over with the second card; 16 onwards is what the bank gets."""


@pytest.mark.parametrize("players", range(1, 9))
def test_A1_one_to_eight_players(players):
    assert SieteYMedio.new(SieteYMedioOptions(jugadores=players), 1).seats == players


@pytest.mark.parametrize("players", [-1, 0, 9])
def test_A1_no_other_number_of_players(players):
    with pytest.raises(BadOptions):
        SieteYMedioOptions(jugadores=players)


@pytest.mark.parametrize(("rounds", "fits"), [(0, False), (1, True), (100, True), (101, False)])
def test_A2_one_to_a_hundred_rounds(rounds, fits):
    if fits:
        assert SieteYMedioOptions(rounds=rounds).rounds == rounds
    else:
        with pytest.raises(BadOptions):
            SieteYMedioOptions(rounds=rounds)


def test_A2_four_rounds_by_default_and_then_the_match_ends():
    assert SieteYMedioOptions().rounds == 4
    state = SieteYMedio.new(SieteYMedioOptions(jugadores=1), 2)
    for number in range(1, 5):
        assert (state.round, state.outcome) == (number, None)
        play(state, "apuesta 100", "plantarse")
    assert state.turn is None and state.outcome.reason == End.ROUNDS_PLAYED


def test_A3_no_bet_beyond_ones_money():
    state = table([3, 15])
    state.money[0] = 730
    assert state.moves()[-1] == Bet(730) and len(state.moves()) == 631
    with pytest.raises(IllegalMove) as caught:
        state.play(Bet(731))
    assert (caught.value.reason, caught.value.details) == (Reason.BET_BEYOND_MONEY, {"bet": 731, "money": 730})


def test_A4_below_100_a_player_is_skipped_for_the_rest_of_the_match():
    state = table([*OVER, 3, 16], [3, 16], players=2, rounds=3)
    state.money[0] = 1599
    events = play(state, *lose(1500), "apuesta 100", "plantarse")
    assert Eliminated(0, 99) in events
    assert RoundStarted(2, (1,)) in events
    assert (state.turn, state.view(1).eliminated) == (1, (True, False))
    later = play(state, "apuesta 100", "plantarse")
    assert not [event for event in later if isinstance(event, Eliminated)], "it is said once"
    assert state.turn == 1 and state.rounds[1].lines[0] is None and state.rounds[1].hands[0] == ()
    assert state.rounds[1].scores[0] is None


def test_A4_exactly_100_is_enough_to_go_on():
    state = table([*OVER, 16], rounds=2)
    state.money[0] = 1600
    play(state, *lose(1500))
    assert state.turn == 0 and state.moves() == [Bet(100)]


def test_A4_the_match_ends_early_if_nobody_can_bet():
    state = table([*OVER, 16], rounds=4)
    state.money[0] = 1550
    events = play(state, *lose(1500))
    assert events[-2:] == [Eliminated(0, 50), MatchEnded(End.NOBODY_CAN_BET)]
    assert (state.turn, state.outcome.reason, len(state.rounds)) == (None, End.NOBODY_CAN_BET, 1)


def test_A4_in_the_last_round_the_rounds_are_simply_over():
    state = table([*OVER, 16], rounds=1)
    state.money[0] = 1550
    play(state, *lose(1500))
    assert state.outcome.reason == End.ROUNDS_PLAYED


def test_A5_the_bet_comes_after_the_first_card():
    state = table([0, 10, 15], players=2)
    assert state.hands == [[card_of(0)], []] and state.bets == [0, 0]
    play(state, "apuesta 100", "plantarse")
    assert state.hands[1] == [card_of(10)] and state.bets[1] == 0 and state.view(1).betting


@pytest.mark.parametrize(
    ("bet", "player", "prize"),
    [(101, [6, 17], 50), (101, [6, 7], 75), (133, [6, 7], 99), (101, [36, 39], 101), (103, [7, 0, 5], 25)],
)
def test_A6_prizes_are_rounded_down_to_whole_money(bet, player, prize):
    result = settle(1, [list(map(card_of, player))], [bet], [card_of(15)], [5000], 100_000)
    assert (result.lines[0].prize_amount, result.lines[0].net) == (prize, bet + prize)
    assert result.bank_money == 100_000 - bet - prize


@pytest.mark.parametrize("bet", [101, 777, 1499])
def test_A7_any_whole_bet(bet):
    state = table([3, 15])
    assert Bet(bet) in state.moves()
    play(state, f"apuesta {bet}")
    assert state.bets == [bet]


@pytest.mark.parametrize("text", ["apuesta", "apuesta -100", "apuesta 100.5", "apuesta cien", "apuesta  100", "2"])
def test_A7_what_is_no_whole_number_is_no_bet(text):
    with pytest.raises(UnreadableMove):
        SieteYMedio.parse(text)


@pytest.mark.parametrize(
    ("cards", "any_king", "king_of_oros"),
    [
        ("O7 O12", Prize.SEVEN_OF_OROS_AND_KING, Prize.SEVEN_OF_OROS_AND_KING),
        ("O7 B12", Prize.SEVEN_OF_OROS_AND_KING, Prize.SEVEN_AND_FIGURE),
        ("B7 O12", Prize.SEVEN_AND_FIGURE, Prize.SEVEN_AND_FIGURE),
    ],
)
def test_A8_any_king_or_only_that_of_oros(cards, any_king, king_of_oros):
    assert prize_of(hand(cards), "rey_cualquiera") == any_king
    assert prize_of(hand(cards), "rey_de_oros") == king_of_oros


@pytest.mark.parametrize(("premio3", "net"), [("rey_cualquiera", 2000), ("rey_de_oros", 1500)])
def test_A8_the_option_reaches_the_table(premio3, net):
    state = table([36, 9, 15], premio3=premio3)
    play(state, "apuesta 1000", "pedir")
    assert state.rounds[0].lines[0].net == net


def test_A8_any_king_is_the_default():
    assert SieteYMedioOptions().premio3 == "rey_cualquiera"


def test_A9_the_higher_prize_goes_first():
    assert prize_of(hand("O7 O12")) == Prize.SEVEN_OF_OROS_AND_KING
    assert prize_of(hand("O7 O11")) == Prize.SAME_SUIT
    assert prize_of(hand("O10 O1 O6")) == Prize.THREE_OR_MORE


def test_A10_a_prize_also_when_the_bank_goes_over():
    state = table([6, 7, 14, 13])
    play(state, "apuesta 1000", "pedir")
    assert (state.rounds[0].bank_score, state.rounds[0].lines[0].net) == (18, 1750)


def test_A11_no_prize_in_a_tie_at_seven_and_half():
    state = table([6, 7, 27, 16])
    play(state, "apuesta 1000", "pedir")
    line = state.rounds[0].lines[0]
    assert (line.score, line.bank_score, line.prize, line.net) == (15, 15, None, -1000)


def test_A12_a_prize_does_not_last_into_the_next_round():
    state = table([6, 7, 15], [6, 15])
    play(state, "apuesta 1000", "pedir", "apuesta 1000", "plantarse")
    first, second = (result.lines[0] for result in state.rounds)
    assert (first.prize, first.net) == (Prize.SAME_SUIT, 1750)
    assert (second.won, second.prize, second.prize_amount, second.net) == (True, None, 0, 1000)


def test_A13_three_cards_without_seven_and_half_get_no_prize():
    state = table([4, 0, 10, 15])
    play(state, "apuesta 1000", "pedir", "pedir", "plantarse")
    line = state.rounds[0].lines[0]
    assert (line.score, line.won, line.prize, line.net) == (14, True, None, 1000)


def test_A14_the_bank_plays_though_all_have_gone_over():
    state = table([*OVER, 6, 16, 4, 14], players=2)
    events = play(state, *lose(100), *lose(200))
    assert [str(event.card) for event in events if isinstance(event, BankDrew)] == ["B5", "C5"]
    assert [line.net for line in state.rounds[0].lines] == [-100, -200]


def test_A15_cards_are_dealt_one_after_another():
    deck = [0, 10, 1, 11, 2, 12, 22, 32]
    state = table(deck, players=3)
    play(state, "apuesta 100", "pedir", "plantarse", "apuesta 100", "pedir", "plantarse", "apuesta 100", "plantarse")
    assert state.rounds[0].cards == tuple(map(card_of, deck[:7]))
    assert [len(cards) for cards in (*state.rounds[0].hands, state.rounds[0].bank)] == [2, 2, 1, 2]


def test_A16_all_cards_stay_in_sight():
    state = table([0, 10, 1, 15], players=2)
    play(state, "apuesta 100", "pedir", "plantarse")
    for seat in (0, 1, None):
        assert state.view(seat).hands == (tuple(hand("B1 C1")), tuple(hand("B2")))


def test_A17_a_bank_that_cannot_pay_pays_in_order_and_the_match_ends():
    state = table([6, 16, 26, 15], players=3, rounds=4)
    state.bank_money = 1700
    events = play(state, *["apuesta 1000", "plantarse"] * 3)
    assert [line.net for line in state.rounds[0].lines] == [1000, 700, 0]
    assert [line.unpaid for line in state.rounds[0].lines] == [0, 300, 1000]
    assert (state.money, state.bank_money) == ([6000, 5700, 5000], 0)
    assert BankBroke(1300) in events and events[-1] == MatchEnded(End.BANK_BROKE)
    assert state.outcome.reason == End.BANK_BROKE


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("left", [150, 50])
def test_A17_a_broken_bank_is_the_reason_also_in_the_last_round_and_when_nobody_could_bet(rounds, left):
    state = table([6, 15], rounds=rounds)
    state.bank_money = 0
    play(state, "apuesta 150")
    state.money[0] = left
    play(state, "plantarse")
    assert (state.money, state.bank_money) == ([left], 0)
    assert state.outcome.reason == End.BANK_BROKE


def test_A17_a_bank_that_pays_its_last_is_not_broken():
    state = table([6, 15], [6, 15], rounds=2)
    state.bank_money = 1000
    events = play(state, "apuesta 1000", "plantarse")
    assert state.bank_money == 0 and state.outcome is None and state.round == 2
    assert not [event for event in events if isinstance(event, BankBroke)]


@pytest.mark.parametrize(
    ("money", "rounds", "reason"),
    [
        ((1500, 1500), 2, End.NOBODY_CAN_BET),
        ((1500, 1500), 1, End.ROUNDS_PLAYED),
        ((1500, 1600), 2, None),
        ((1600, 1500), 2, None),
    ],
)
def test_A2_A4_why_a_match_ends(money, rounds, reason):
    """Nobody can bet: that is so only if none can, and is the reason only while rounds are left."""
    state = table([5, 15, 25, 35, 16], players=2, rounds=rounds)
    state.money = list(money)
    play(state, *lose(1500), *lose(1500))
    assert (state.outcome.reason if state.outcome else None) == reason


def test_A17_lost_bets_come_in_before_the_bank_pays():
    state = table([6, 4, 15], players=2)
    state.bank_money = 0
    events = play(state, "apuesta 1000", "plantarse", "apuesta 1000", "plantarse")
    assert [line.net for line in state.rounds[0].lines] == [1000, -1000]
    assert state.bank_money == 0 and not [event for event in events if isinstance(event, BankBroke)]
    assert state.outcome.reason == End.ROUNDS_PLAYED


@pytest.mark.parametrize(
    ("money", "bank", "best", "gain"),
    [
        pytest.param([4000, 7000], 99_000, 1, 2000, id="player"),
        pytest.param([4000, 5500], 100_500, 1, 500, id="bank-and-player-tie"),
        pytest.param([6000, 6000], 98_000, 0, 1000, id="players-tie"),
        pytest.param([4000, 4000], 102_000, None, 2000, id="bank"),
        pytest.param([5000, 5000], 100_000, 0, 0, id="all-even"),
    ],
)
def test_A18_who_won_most(money, bank, best, gain):
    assert most_money_won(money, bank) == (best, gain)


def test_A18_the_outcome_names_the_same_winner():
    state = table([6, 15])
    play(state, "apuesta 1000", "plantarse")
    assert state.outcome.winners == (0,) and state.outcome.points == (6000,)
    assert state.outcome.share(0) == 1.0


def test_A18_when_the_bank_won_most_no_player_wins_and_it_is_no_draw():
    state = table([4, 15])
    play(state, "apuesta 1000", "plantarse")
    assert state.outcome.winners == () and not state.outcome.draw and state.outcome.share(0) == 0.0
    assert state.statistics().best is None


def bets_of(*rounds: tuple[int, ...]) -> list[RoundResult]:
    """Closing tables of rounds with these bets, all stood on a six and lost to a six."""
    cards = [[card_of(5)], [card_of(15)], [card_of(25)]]
    return [
        settle(number, cards[: len(bets)], bets, [card_of(35)], [5000] * len(bets), 100_000)
        for number, bets in enumerate(rounds, 1)
    ]


def test_A19_the_greatest_bet_is_that_of_who_made_it_first():
    found = statistics(bets_of((300, 400), (900, 200), (100, 900)), 2).greatest_bet
    assert (found.amount, found.seat, found.round) == (900, 0, 2)
    found = statistics(
        bets_of(
            (700, 700),
        ),
        2,
    ).greatest_bet
    assert (found.amount, found.seat, found.round) == (700, 0, 1)


@pytest.mark.parametrize(
    ("cards", "group", "gain"),
    [([[6]], Group.WON, 500), ([[4]], Group.LOST, -500), ([[6], [4]], Group.EVEN, 0)],
    ids=["won", "lost", "even"],
)
def test_A20_the_players_as_a_group(cards, group, gain):
    hands = [[card_of(code) for code in codes] for codes in cards]
    seats = len(hands)
    result = settle(1, hands, [500] * seats, [card_of(15)], [5000] * seats, 100_000)
    found = statistics([result], seats)
    assert (found.group, found.group_gain) == (group, gain)


def test_A21_distinct_players_who_held_seven_and_figure():
    state = table([6, 7, 7 + 10, 5, 27, 16], [6, 7, 4, 15], players=2)
    play(state, "apuesta 100", "pedir", "apuesta 100", "pedir", "plantarse")
    assert state.rounds[0].lines[0].won is False, "tied by the bank, and still it counts"
    play(state, "apuesta 100", "pedir", "apuesta 100", "plantarse")
    assert state.statistics().seven_and_figure == (0,)


def test_A21_seven_and_half_with_three_cards_does_not_count():
    state = table([7, 0, 5, 15])
    play(state, "apuesta 100", "pedir", "pedir")
    assert state.rounds[0].scores == (15,) and state.statistics().seven_and_figure == ()


def test_A22_the_numbers_that_came_out_most():
    first = [0, 10, 20, 30, 1, 5]
    second = [9, 19, 8, 2, 12, 22]
    state = table(first, second)
    play(state, "apuesta 100", "pedir", "pedir", "pedir", "plantarse", "apuesta 100", "pedir", "pedir", "plantarse")
    assert [len(result.bank) for result in state.rounds] == [2, 2]
    assert state.statistics().top_numbers == ((1, 4), (3, 2), (12, 2), (2, 1), (6, 1))
    assert dict(state.statistics().counts)[11] == 1, "counted, though it is the sixth"


def test_A23_what_is_wrong_changes_nothing_and_is_asked_again():
    match = Match(SieteYMedio, SieteYMedioOptions(jugadores=2), 3)
    before = match.state.view(0)
    for wrong in (Bet(99), Bet(1501), Hit(), Stand()):
        with pytest.raises(IllegalMove):
            match.play(wrong)
    assert match.state.view(0) == before and match.moves == []


def test_A24_one_may_stand_on_the_first_card():
    state = table([7, 15])
    play(state, "apuesta 100", "plantarse")
    assert state.rounds[0].hands == ((card_of(7),),)


def test_A25_every_card_of_the_bank_is_shown_with_its_total():
    events = play(table([3, 0, 1, 2]), "apuesta 100", "plantarse")
    drawn = [event for event in events if isinstance(event, BankDrew)]
    assert [(str(event.card), str(event.score)) for event in drawn] == [("B1", "1"), ("B2", "3"), ("B3", "6")]
    assert all(event.seen_by(seat) == event for event in drawn for seat in (0, None))


def test_A26_no_two_to_one_and_no_rotating_bank():
    state = table([7, 0, 5, 15], rounds=3)
    events = play(state, "apuesta 1000", "pedir", "pedir")
    assert state.rounds[0].lines[0].net == 1250
    assert [event.seat for event in events if isinstance(event, FirstCard)] == [0], "the same player again, no banker"


def test_A26_two_equal_figures_cannot_be_split():
    state = table([7, 17, 15])
    play(state, "apuesta 100", "pedir")
    assert state.moves() == [Hit(), Stand()]
