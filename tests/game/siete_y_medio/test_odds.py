"""The exact odds: against the known values of the game, and against counting every order of a small deck."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from game.cards import DECK_40
from game.siete_y_medio.ai.odds import Odds
from game.siete_y_medio.parts import halves, score_of, unseen_cards
from game.siete_y_medio.settlement import settle
from tests.game.siete_y_medio.tables import hand

BET = 400


@cache
def fresh() -> Odds:
    """Exact odds, shared so that each position is computed once."""
    return Odds(exact=True)


def first_card_worth(card, stand_at=None):
    return fresh().worth([card], unseen_cards([card]), stand_at)


@pytest.mark.parametrize(
    ("stand_at", "known", "exact"),
    [
        pytest.param(None, -0.01121, -0.0112095722, id="optimum"),
        pytest.param(12, -0.2503, -0.2502876705, id="as-the-bank"),
        pytest.param(10, -0.1432, -0.1431872861, id="stand-at-5"),
        pytest.param(8, -0.0731, -0.0730476132, id="stand-at-4"),
    ],
)
def test_expected_value_with_flat_bets(stand_at, known, exact):
    value = sum(first_card_worth(card, stand_at) for card in DECK_40) / 40
    assert isinstance(value, Fraction)
    assert abs(value - Fraction(str(known))) < Fraction(1, 10_000)
    assert round(float(value), 10) == exact


def test_the_bank_goes_over():
    odds = fresh().bank(DECK_40)
    assert sum(odds) == 1
    assert round(float(odds[4]), 4) == 0.4313


def test_the_optimum_hits_on_a_lone_figure_and_on_figure_and_as_and_stands_on_all_else():
    odds = fresh()
    hits, pending, seen = set(), [[card] for card in DECK_40], set()
    while pending:
        cards = pending.pop()
        kind = tuple(sorted(map(halves, cards)))
        deck = unseen_cards(cards)
        if score_of(cards) >= 15 or (len(cards) > 1 and kind in seen):
            continue
        seen.add(kind)
        if odds.hit(cards, deck) > odds.stand(cards, deck):
            hits.add(kind)
            pending += [[*cards, card] for card in deck]
    assert hits == {(1,), (1, 2)}
    assert seen >= {(2,), (14,), (1, 1), (1, 4), (1, 12), (1, 1, 2), (1, 2, 2), (1, 2, 10)}


def test_great_bets_on_a_first_seven_or_figure():
    total = sum((1500 if halves(card) in (1, 14) else 100) * first_card_worth(card) for card in DECK_40)
    assert round(float(total / 40), 1) == 99.5


def test_only_a_first_seven_or_figure_is_worth_more_than_nothing():
    assert {halves(card) for card in DECK_40 if first_card_worth(card) > 0} == {1, 14}


def test_the_king_of_oros_alone_makes_the_game_a_little_worse():
    strict = Odds("rey_de_oros", exact=True)
    figure = hand("B12")
    loss = fresh().hit(figure, unseen_cards(figure)) - strict.hit(figure, unseen_cards(figure))
    after = unseen_cards(hand("B12 O7"))
    no_tie = 1 - fresh().bank(after)[3]
    assert loss == Fraction(1, 39) * no_tie / 2, "with the seven of oros, half a bet less"


def test_floats_agree_with_fractions():
    quick = Odds()
    for text in ("O7", "B12", "C1", "E10 E1", "B10 C10 B3"):
        cards = hand(text)
        deck = unseen_cards(cards)
        assert quick.stand(cards, deck) == pytest.approx(float(fresh().stand(cards, deck)), abs=1e-12)
        assert quick.hit(cards, deck) == pytest.approx(float(fresh().hit(cards, deck)), abs=1e-12)


def test_to_forget_changes_nothing():
    quick = Odds()
    cards = hand("B12")
    before = quick.hit(cards, unseen_cards(cards))
    quick._bank.update(dict.fromkeys(((), score) for score in range(60_001)))
    quick.forget()
    assert not quick._bank and quick.hit(cards, unseen_cards(cards)) == before


# -- every order of a small deck ---------------------------------------------------------------------------------

SMALL = "B10 O7 B5 C6 E4 C7"


def bank_cards(order):
    """What the bank takes from an order of cards."""
    for taken in range(1, len(order) + 1):
        if score_of(order[:taken]) >= 12:
            return order[:taken]
    raise AssertionError("the deck ran out")


def net(cards, order):
    """What standing or ending with these cards brings against a bank that draws in this order."""
    return settle(1, [cards], [BET], bank_cards(order), [5000], 100_000).lines[0].net


@pytest.mark.parametrize("stand_at", [4, 8, 12])
@pytest.mark.parametrize("first", ["B12", "O12", "C1", "E7", "B2"])
def test_a_strategy_is_worth_what_counting_every_order_says(first, stand_at):
    deck = hand(SMALL)
    total, count = 0, 0
    for order in permutations(deck):
        cards, place = hand(first), 0
        while score_of(cards) < min(stand_at, 15):
            cards.append(order[place])
            place += 1
        total += net(cards, order[place:])
        count += 1
    assert Odds(exact=True).worth(hand(first), deck, stand_at) == Fraction(total, count * BET)


def by_hand(cards, deck):
    """The best play worth, card by card and without any shortcut."""
    orders = list(permutations(deck))
    standing = Fraction(sum(net(cards, order) for order in orders), len(orders) * BET)
    if score_of(cards) >= 15:
        return standing
    hitting = sum(
        (by_hand([*cards, card], [other for other in deck if other != card]) for card in deck), Fraction(0)
    ) / len(deck)
    return max(standing, hitting)


@pytest.mark.parametrize(
    ("first", "deck"),
    [("B12", "O7 B5 C6 E4 O6 C10"), ("O12", "O7 O1 C6 E7 O6 B6"), ("B4", "B10 C10 E10 C6 O7"), ("E1", "O6 C6 B6 E7")],
)
def test_the_optimum_is_the_best_of_all_ways_to_play(first, deck):
    assert Odds(exact=True).worth(hand(first), hand(deck)) == by_hand(hand(first), hand(deck))


@pytest.mark.parametrize("stand_at", [2, 7, 10, 15])
def test_players_who_come_later_do_not_change_what_the_bank_gets(stand_at):
    deck = hand(f"{SMALL} C11")
    ends = [0] * 5
    for order in permutations(deck):
        place = 1
        while score_of(order[:place]) < stand_at:
            place += 1
        ends[min(score_of(bank_cards(order[place:])), 16) - 12] += 1
    assert Odds(exact=True).bank(deck) == tuple(Fraction(count, sum(ends)) for count in ends)
