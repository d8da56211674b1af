"""The ten test vectors of the rule page, as a function and on a whole table."""

import pytest

from game.brisca.parts import TrickWon
from game.brisca.rules import points_of, trick_winner
from game.cards import DECK_40
from tests.game.brisca.tables import cards, only, play, table

VECTORS = [
    ("O", "C1 C3 C12 C2", 0, 25),
    ("O", "C2 C3 E1 B1", 1, 32),
    ("O", "C1 O2 C3 E3", 1, 31),
    ("O", "C1 O2 O4 O3", 3, 21),
    ("B", "E7 E6 E5 E4", 0, 0),
    ("B", "E2 E4 C1 O1", 1, 22),
    ("E", "E3 E1 O1 C1", 1, 43),
    ("C", "O10 O11 O12 O7", 2, 9),
    ("C", "B4 C2 C7 C6", 2, 0),
    ("O", "B12 B11 E12 E11", 0, 14),
]
NAMES = [f"vector-{number}" for number in range(1, len(VECTORS) + 1)]


@pytest.mark.parametrize(("trump", "trick", "winner", "points"), VECTORS, ids=NAMES)
def test_vector(trump, trick, winner, points):
    assert trick_winner(cards(trick), trump) == winner
    assert points_of(cards(trick)) == points


@pytest.mark.parametrize(("trump", "trick", "winner", "points"), VECTORS, ids=NAMES)
def test_vector_at_the_table(trump, trick, winner, points):
    rest = [card for card in DECK_40 if card not in cards(trick)]
    shown = next(card for card in rest if card.suit == trump)
    others = [card for card in rest if card != shown][:8]
    state = table(" ".join(map(str, [*cards(trick), *others, shown])))
    assert only(play(state, trick), TrickWon) == [TrickWon(winner, tuple(cards(trick)), points)]
    assert state.turn == winner
    assert state.points[winner % 2] == points
