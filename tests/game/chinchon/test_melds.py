"""The meld solver: the vectors of the rule page, and a slow solver that knows nothing of the fast one."""

from itertools import combinations, permutations
from random import Random

import pytest

from game.cards import DECK_40, DECK_48, JOKERS, Card
from game.chinchon.melds import MELDS, Kind
from tests.game.chinchon.tables import cards

DEADWOOD = [
    ("M1", 40, "1C 2C 3C 3O 1B JK JK", 1),
    ("M3", 40, "3O 3C 3E 4E 5E 12B 12C", 26),
    ("M5", 40, "6B 7B 10B 1C 3E 5O 12C", 19),
    ("M7", 48, "6O 7O 8O 9O 8C 8E 1B 2B", 19),
    ("M9", 40, "5O JK JK 1B 2B 3B 4B", 5),
    ("M11", 48, "2O 4O 6O 9C 12B 1E JK", 22),
]


@pytest.mark.parametrize(("baraja", "hand", "points"), [row[1:] for row in DEADWOOD], ids=[row[0] for row in DEADWOOD])
def test_minimum_deadwood(baraja, hand, points):
    melds = MELDS[baraja]
    assert melds.points(cards(hand)) == points
    layout = melds.grouping(cards(hand))
    assert sum(map(melds.value, layout.loose)) == points
    assert sorted([*layout.loose, *(card for group in layout.groups for card in group.cards)]) == sorted(cards(hand))


CLOSINGS = [
    ("V1", 40, "1O 2O 3O 4O 5O 6O 7O", Kind.CHINCHON, 0),
    ("V3", 48, "4C 5C 6C 7C 10C 11C 12C", Kind.TWO_GROUPS, -10),
    ("V5", 40, "1O 2O 3O JK 5O 6O 7O", Kind.RUN_ONE_JOKER, -50),
    ("V7", 40, "1O 2O 3O 7O 7C 7E 7B", Kind.TWO_GROUPS, -10),
    ("V9", 40, "3O 3C 3E 5B 6B 7B 4O", Kind.ONE_CARD, 4),
    ("V11", 40, "2E 3E 4E 5E 6E 7E 1C", Kind.ONE_CARD, 1),
    ("V15", 40, "5O 5C JK 1B 2B 3B 4B", Kind.TWO_GROUPS, -10),
    ("R3", 40, "4C 5C 6C 7C 10C 11C 12C", Kind.CHINCHON, 0),
    ("R19", 40, "1O 2O JK JK 5O 6O 7O", Kind.RUN_TWO_JOKERS, -25),
    ("C6", 40, "1O 2O 3O 4O 5O JK 7O", Kind.RUN_ONE_JOKER, -50),
    ("C7", 40, "5O 5C JK 1B 2B 3B JK", Kind.TWO_GROUPS, -10),
]


@pytest.mark.parametrize(
    ("baraja", "hand", "kind", "points"), [row[1:] for row in CLOSINGS], ids=[row[0] for row in CLOSINGS]
)
def test_closing(baraja, hand, kind, points):
    closing = MELDS[baraja].closing(cards(hand))
    assert closing is not None
    assert (closing.kind, closing.points) == (kind, points)


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param("3O 3C 3E 3B JK 6C 10E", id="V17"),
        pytest.param("3O 3C 3E 3B 5E 1C 1B", id="C9"),
        pytest.param("3O 3C 3E 5B 6B 1O 1B", id="two_left"),
        pytest.param("3O 3C 3E 5B 6B 7B 5O", id="R11"),
        pytest.param("5O JK JK 1B 2B 3B 4B", id="C5"),
    ],
)
def test_not_closing(hand):
    assert MELDS[40].closing(cards(hand)) is None


GROUPS = [
    ("R9 set", 40, "5O 5C 5E", True),
    ("R9 two cards", 40, "5O 5C", False),
    ("R9 run", 40, "5O 6O 7O", True),
    ("R9 two suits", 40, "5O 6O 7C", False),
    ("R9 gap", 40, "4O 5O 7O", False),
    ("R3 40", 40, "6O 7O 10O", True),
    ("R3 48", 48, "6O 7O 10O", False),
    ("R3 48 nine", 48, "8O 9O 10O", True),
    ("R10 one joker", 40, "4O JK 6O", True),
    ("R10 one natural", 40, "5O JK JK", False),
    ("C2 four with joker", 40, "5O 5C 5E JK", True),
    ("C2 five", 40, "5O 5C 5E 5B JK", False),
    ("C3 stands for a held card", 40, "5O 5C JK", True),
    ("C4 high end", 40, "11O 12O JK", False),
    ("C4 low end", 40, "JK 1O 2O", False),
    ("C4 wrap", 40, "11O 12O 1O", False),
    ("C22 high", 40, "4E 5E JK", True),
    ("C22 low", 40, "JK 4E 5E", True),
]


@pytest.mark.parametrize(("baraja", "text", "is_group"), [row[1:] for row in GROUPS], ids=[row[0] for row in GROUPS])
def test_groups(baraja, text, is_group):
    assert (MELDS[baraja].group(cards(text)) is not None) == is_group


def test_C22_spare_joker_lies_high_while_that_rank_exists():
    order = [list(map(str, group.cards)) for group in MELDS[40].arrangements(cards("4E 5E JK"))]
    assert order == [["E4", "E5", "JK1"], ["JK1", "E4", "E5"]]
    assert [str(group) for group in MELDS[40].arrangements(cards("11E 12E JK"))] == ["JK1 E11 E12"]


# -- an independent solver -----------------------------------------------------------------------------------------


def slow_is_group(hand: tuple[Card, ...], numbers: list[int]) -> bool:
    """R9, R10 by trying: put real cards in the comodines' places and look."""
    naturals = [card for card in hand if not card.is_joker]
    if len(hand) < 3 or len(naturals) < 2:
        return False
    if len({card.number for card in naturals}) == 1:
        return len(hand) <= 4
    if len({card.suit for card in naturals}) > 1:
        return False
    have = {card.number for card in naturals}
    return any(have <= set(numbers[start : start + len(hand)]) for start in range(len(numbers) - len(hand) + 1))


def slow_points(hand: list[Card], numbers: list[int]) -> int:
    """The least points over all ways to take up to two disjoint groups out of the hand."""

    def worth(left: list[Card]) -> int:
        return sum(25 if card.is_joker else min(10, card.number) for card in left)

    groups = [
        frozenset(group)
        for size in range(3, len(hand) + 1)
        for group in combinations(hand, size)
        if slow_is_group(group, numbers)
    ]
    best = worth(hand)
    for group in groups:
        best = min(best, worth([card for card in hand if card not in group]))
    for one, other in combinations(groups, 2):
        if not one & other:
            best = min(best, worth([card for card in hand if card not in one and card not in other]))
    return best


@pytest.mark.parametrize("baraja", [40, 48])
@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("size", [7, 8])
def test_the_solver_agrees_with_brute_force(baraja, jokers, size):
    melds = MELDS[baraja]
    numbers = list(melds.numbers)
    rng = Random(f"{baraja} {jokers} {size}")
    for case in range(250):
        hand = random_hand(rng, baraja, size - jokers, crowded=case % 2 == 0) + list(JOKERS[:jokers])
        expected = slow_points(hand, numbers)
        assert melds.points(hand) == expected, [str(card) for card in hand]
        layout = melds.grouping(hand)
        assert sum(map(melds.value, layout.loose)) == expected
        for group in layout.groups:
            assert slow_is_group(group.cards, numbers)
        if size == 8:
            naturals = [card for card in hand if not card.is_joker]
            after = min(melds.points([other for other in hand if other != card]) for card in naturals)
            assert melds.after_discard(*melds.bits(hand)) == after


def random_hand(rng: Random, baraja: int, size: int, crowded: bool) -> list[Card]:
    """Cards at random; crowded ones from two suits and few numbers, where groups compete."""
    deck = list(DECK_40 if baraja == 40 else DECK_48)
    if crowded:
        suits = rng.sample("OCEB", 2)
        low = rng.randrange(1, 4)
        deck = [card for card in deck if card.suit in suits or low <= card.number <= low + 1]
    return rng.sample(deck, size)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_groups_in_a_hand_are_all_there(jokers):
    melds = MELDS[40]
    rng = Random(jokers)
    for _ in range(12):
        hand = random_hand(rng, 40, 7 - jokers, crowded=True) + list(JOKERS[:jokers])
        expected = {
            group.cards
            for size in (3, 4)
            for chosen in combinations(hand, size)
            for order in permutations(chosen)
            if (group := melds.group(order))
        }
        assert {group.cards for group in melds.groups_in(hand) if len(group.cards) <= 4} == expected
