"""Tables for the tests: the deck in a known order, cards as texts, and states shortly before the end."""

from collections.abc import Iterable

from game.brisca import Brisca
from game.brisca.parts import BriscaOptions
from game.cards import Card
from game.core import Chance, Event, Match


def cards(text: str) -> list[Card]:
    """`O1 C3` as cards."""
    return [Card.parse(word) for word in text.split()]


class Stacked(Chance):
    """Luck that deals the given cards first, game after game, and what remains of the deck after them."""

    def __init__(self, decks: Iterable[str], used: int = 0) -> None:
        super().__init__(0, used)
        self.decks = list(decks)

    def shuffled(self, items: Iterable[Card]) -> list[Card]:
        mixed = super().shuffled(items)
        if len(mixed) < 40 or not self.decks:
            return mixed
        first = cards(self.decks.pop(0))
        return [*first, *(card for card in mixed if card not in first)]

    def copy(self) -> "Stacked":
        return Stacked(self.decks, self.used)


def table(*decks: str, **options: object) -> Brisca:
    """A match whose games are dealt from these decks: the hands one card at a time, the trump, then the stock.

    Seat 0 goes first, unless the options say otherwise.
    """
    state = Brisca(BriscaOptions(**{"empieza": 1, **options}), Stacked(decks))
    state.opening = state._deal()
    return state


def play(state: Brisca, text: str) -> list[Event]:
    """Make the moves of a text like `O1 C3 cambio`, and give back all that they caused."""
    return [event for word in text.split() for event in state.play(state.parse(word))]


def last_trick(hands: str, trump: str, points: tuple[int, ...], taken: tuple[int, ...], **options: object) -> Brisca:
    """The table before the last trick: one card in each hand, seat 0 to lead, what each side has so far."""
    state = table(**options)
    state.hands = [[card] for card in cards(hands)]
    state.trump_card = Card.parse(trump)
    state.stock = []
    state.points, state.taken = list(points), list(taken)
    return state


def in_hands(state: Brisca) -> list[Card]:
    """The cards of all hands, seat by seat."""
    return [card for hand in state.hands for card in hand]


def only(events: Iterable[Event], kind: type[Event]) -> list:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def first_moves(match: Match, count: int) -> Match:
    """Play the first legal move that many times."""
    for _ in range(count):
        match.play(match.state.moves()[0])
    return match
