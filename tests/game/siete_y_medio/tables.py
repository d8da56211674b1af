"""Tables for the tests: the deck in a known order, moves as texts."""

from collections.abc import Iterable

from game.cards import Card
from game.core import Chance, Event
from game.siete_y_medio import SieteYMedio
from game.siete_y_medio.parts import ANY_KING, SieteYMedioOptions, card_of


class Stacked(Chance):
    """Luck that deals the given cards first, round after round, and what remains of the deck after them."""

    def __init__(self, decks: Iterable[Iterable[int]]) -> None:
        super().__init__(0)
        self.decks = [[card_of(code) for code in deck] for deck in decks]

    def shuffled(self, items: Iterable[Card]) -> list[Card]:
        first = self.decks.pop(0) if self.decks else []
        return [*first, *(card for card in super().shuffled(items) if card not in first)]


def table(*decks: Iterable[int], players: int = 1, rounds: int | None = None, premio3: str = ANY_KING) -> SieteYMedio:
    """A match whose rounds are dealt from these decks; as many rounds as decks unless told otherwise."""
    options = SieteYMedioOptions(jugadores=players, rounds=rounds or max(1, len(decks)), premio3=premio3)
    return SieteYMedio(options, Stacked(decks))


def play(state: SieteYMedio, *texts: str) -> list[Event]:
    """Make the moves, and give back all that they caused."""
    return [event for text in texts for event in state.play(state.parse(text))]


def lose(bet: int = 1500) -> list[str]:
    """The moves of a player who goes over from a deck that starts with 6, 6 (codes 5, 15)."""
    return [f"apuesta {bet}", "pedir"]


def hand(text: str) -> list[Card]:
    """`B7 O12` as cards."""
    return [Card.parse(word) for word in text.split()]
