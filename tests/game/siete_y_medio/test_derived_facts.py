"""What follows from the rules (the rule page proves it), and what holds in every match."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import DECK_40
from game.core import Chance, IllegalMove, Match
from game.siete_y_medio import SieteYMedio
from game.siete_y_medio.ai.odds import VALUES, count_values
from game.siete_y_medio.parts import (
    GOAL,
    START_BANK,
    START_MONEY,
    Bet,
    Case,
    Hit,
    Prize,
    SieteYMedioOptions,
    Stand,
    card_of,
    halves,
    is_seven_and_figure,
    score_of,
)
from game.siete_y_medio.settlement import prize_of
from tests.game.siete_y_medio.tables import lose, play, table
from tests.game.variants import VARIANTS

MATCHES = int(os.environ.get("SOBREMESA_SOAK", "12"))
"""Random matches per variant; SOBREMESA_SOAK=1000 for the long run."""


def all_hands(limit: int) -> Iterator[tuple[int, ...]]:
    """Every choice of values that the deck can give and that sums up to the limit at most, lowest value first."""
    deck = count_values(DECK_40)

    def grow(hand: tuple[int, ...], place: int, room: int) -> Iterator[tuple[int, ...]]:
        yield hand
        for later in range(place, len(VALUES)):
            if VALUES[later] <= room and hand.count(VALUES[later]) < deck[later]:
                yield from grow((*hand, VALUES[later]), later, room - VALUES[later])

    return grow((), 0, limit)


def test_seven_and_half_with_two_cards_is_seven_and_figure_and_with_more_there_is_no_seven():
    hands = [hand for hand in all_hands(GOAL) if sum(hand) == GOAL]
    assert {hand for hand in hands if len(hand) == 2} == {(1, 14)}
    assert len(hands) > 20 and not any(14 in hand for hand in hands if len(hand) != 2)


def test_every_winning_seven_and_half_gets_exactly_one_prize():
    pairs = [(seven, figure) for seven in DECK_40 if seven.number == 7 for figure in DECK_40 if figure.number >= 10]
    prizes = [prize_of(pair) for pair in pairs]
    assert [prizes.count(prize) for prize in Prize] == [48 - 4 * 3 - 3, 4 * 3 - 1, 4, 0]


def test_a_first_card_is_never_seven_and_half_nor_over():
    assert all(score_of([card]) < GOAL for card in DECK_40)


def test_the_longest_hands():
    below = list(all_hands(GOAL - 1))
    assert max(map(len, below)) == 13
    assert [hand for hand in below if len(hand) == 13] == [(1,) * 12 + (2,)]
    deck = count_values(DECK_40)
    longest = max(
        len(hand) + 1 for hand in below for value, count in zip(VALUES, deck, strict=True) if hand.count(value) < count
    )
    assert longest == 14


@pytest.mark.parametrize(("players", "enough"), [*((number, True) for number in range(1, 9)), (9, False)])
def test_the_deck_is_worth_more_than_eight_players_and_the_bank_can_take(players, enough):
    values = sorted(map(halves, DECK_40), reverse=True)
    most_while_the_bank_needs_a_card = 14 * players + sum(values[:players]) + 11
    assert sum(values) == 236
    assert (most_while_the_bank_needs_a_card < sum(values)) == enough


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(40)), st.integers(1, 15))
def test_eight_greedy_players_never_empty_the_deck(deck, stand_at):
    state = table(deck, players=8)
    while state.turn is not None:
        if not state.bets[state.turn]:
            play(state, "apuesta 100")
        else:
            play(state, "plantarse" if score_of(state.hands[state.turn]) >= stand_at else "pedir")
    assert state.deck


def test_eight_players_who_hit_to_the_end_from_the_worst_decks_leave_cards():
    by_value = sorted(range(40), key=lambda code: halves(card_of(code)))
    for deck in (by_value, by_value[::-1]):
        state = table(deck, players=8)
        while state.turn is not None:
            play(state, "pedir" if state.bets[state.turn] else "apuesta 100")
        assert state.deck


def test_a_round_costs_the_bank_at_most_twice_the_greatest_bets():
    state = table([36, 39, 15])
    play(state, "apuesta 1500", "pedir")
    assert START_BANK - state.bank_money == 3000
    assert max(prize.percent for prize in Prize) == 100
    assert START_BANK > 5 * 6 * 3000, "five players cannot break it in six rounds"


def test_nobody_is_out_before_the_fifth_round():
    state = table(*[[5, 15, 16]] * 4, rounds=5)
    after = []
    for bet in (1500, 1500, 1500, 500):
        play(state, *lose(bet))
        after.append(state.money[0])
    assert after == [3500, 2000, 500, 0]
    assert len(state.rounds) == 4


def test_no_view_tells_the_order_of_the_deck():
    state = SieteYMedio.new(SieteYMedioOptions(jugadores=2), 7)
    twin = state.copy()
    twin.deck = twin.deck[::-1]
    assert all(state.view(seat) == twin.view(seat) for seat in (0, 1, None))
    drawn = {tuple(state.view(0).sample(Random(seed)).deck) for seed in range(5)}
    assert len(drawn) == 5 and {frozenset(deck) for deck in drawn} == {frozenset(state.deck)}


def test_a_bet_can_be_taken_back_until_a_card_is_drawn():
    match = Match(SieteYMedio, SieteYMedioOptions(jugadores=1), 5)
    match.play(Bet(300))
    assert match.can_undo(0)
    match.undo(0)
    match.play(Bet(700))
    match.play(Hit())
    assert not match.can_undo(0)


@pytest.mark.parametrize("options", VARIANTS["siete_y_medio"])
def test_random_matches_break_no_invariant(options):
    parsed = SieteYMedioOptions.parse(options)
    rng = Random(f"soak {options}")
    for seed in range(MATCHES):
        state = SieteYMedio(parsed, Chance(seed))
        while state.turn is not None:
            check_table(state)
            if rng.random() < 0.01:
                check_moves(state)
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
        check_table(state)
        check_end(state)


def check_table(state: SieteYMedio) -> None:
    """Money and cards are conserved, and nobody owes."""
    assert sum(state.money) + state.bank_money == START_MONEY * state.seats + START_BANK
    assert min(*state.money, state.bank_money) >= 0
    dealt = [card for hand in (*state.hands, state.bank) for card in hand]
    assert sorted([*dealt, *state.deck]) == sorted(DECK_40)
    assert all(bet == 0 or 100 <= bet <= 1500 for bet in state.bets)
    if state.turn is not None:
        assert not state.bank and score_of(state.hands[state.turn]) < GOAL and state.can_bet(state.turn)


def check_moves(state: SieteYMedio) -> None:
    """`moves` is what `check` accepts."""
    accepted = []
    for move in (*map(Bet, range(1700)), Hit(), Stand()):
        try:
            state.check(move)
        except IllegalMove:
            continue
        accepted.append(move)
    assert accepted == state.moves()


def check_end(state: SieteYMedio) -> None:
    """Every closing table agrees with the rules, and the statistics with the tables."""
    money, bank_money = [START_MONEY] * state.seats, START_BANK
    for result in state.rounds:
        assert score_of(result.bank) >= 12 > score_of(result.bank[:-1])
        for seat, line in enumerate(result.lines):
            if line is None:
                assert money[seat] < 100 and not result.hands[seat] and not result.bets[seat]
                continue
            assert 100 <= line.bet <= min(1500, money[seat])
            assert line.won == (line.net > 0) and line.won == (line.prize_amount > 0 or line.net == line.bet)
            assert (line.prize is not None) == (line.won and line.score == GOAL)
            assert (line.case == Case.SEVEN_AND_HALF) == (line.prize is not None)
            assert result.money[seat] == money[seat] + line.net == line.money
            bank_money -= line.net
        money = list(result.money)
        assert result.bank_money == bank_money
    found = state.statistics()
    assert [series[-1] for series in found.money] == state.money == list(state.outcome.points)
    assert found.bank_money[-1] == state.bank_money
    assert sum(count for _, count in found.counts) == sum(len(result.cards) for result in state.rounds)
    assert found.greatest_bet.amount == max(max(result.bets) for result in state.rounds)
    assert found.seven_and_figure == tuple(
        seat for seat in range(state.seats) if any(is_seven_and_figure(result.hands[seat]) for result in state.rounds)
    )
    assert state.outcome.winners == (() if found.best is None else (found.best,))
