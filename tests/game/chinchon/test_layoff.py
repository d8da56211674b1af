"""Laying off against a slow search that tries every order of every card at every place."""

from random import Random

import pytest

from game.cards import DECK_40, JOKERS, Card
from game.chinchon.layoff import best_layoffs, best_show, extended, places
from game.chinchon.melds import MELDS, Group

MELD = MELDS[40]


def slow_least(hand: list[Card], table: list[Group], known: dict) -> int:
    key = (frozenset(hand), tuple(table))
    if key not in known:
        best = sum(map(MELD.value, hand))
        for card in hand:
            for number, side in places(MELD, card, table):
                grown = [*table[:number], extended(table[number], card, side), *table[number + 1 :]]
                best = min(best, slow_least([other for other in hand if other != card], grown, known))
        known[key] = best
    return known[key]


def deal(rng: Random, jokers: int, held: int, groups: int) -> tuple[list[Card], list[Group]]:
    """Groups on the table and a hand of cards near to them, so that many fit."""
    deck = [*DECK_40, *JOKERS[:jokers]]
    table: list[Group] = []
    while len(table) < groups:
        found = MELD.groups_in(rng.sample(deck, 12))
        if found:
            table.append(rng.choice(found))
            deck = [card for card in deck if card not in table[-1].cards]
    fitting = [card for card in deck if places(MELD, card, table)]
    others = [card for card in deck if card not in fitting]
    wanted = rng.sample(fitting, min(len(fitting), held - 2))
    return [*wanted, *rng.sample(others, held - len(wanted))], table


@pytest.mark.parametrize("jokers", [0, 2])
def test_best_layoffs_agree_with_brute_force(jokers):
    rng = Random(jokers)
    for _ in range(60):
        hand, table = deal(rng, jokers, 5, 3)
        points, laid = best_layoffs(MELD, hand, table)
        assert points == slow_least(hand, table, {})
        for card, place in laid:
            assert place in places(MELD, card, table), "every card finds its place when its turn comes"
            table[place.group] = extended(table[place.group], card, place.side)
            hand.remove(card)
        assert sum(map(MELD.value, hand)) == points


@pytest.mark.parametrize("jokers", [0, 2])
def test_R18_best_show_is_the_least_over_all_ways(jokers):
    rng = Random(10 + jokers)
    better_than_plain = 0
    for _ in range(60):
        hand, table = deal(rng, jokers, 7, 3)
        show = best_show(MELD, hand, table)
        points = best_layoffs(MELD, show.loose, [*table, *show.groups])[0]
        least = min(best_layoffs(MELD, way.loose, [*table, *way.groups])[0] for way in MELD.groupings(hand))
        assert points == least
        plain = MELD.grouping(hand)
        better_than_plain += points < best_layoffs(MELD, plain.loose, [*table, *plain.groups])[0]
    assert better_than_plain, "some of these hands must need the table to be looked at"
