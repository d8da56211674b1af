"""Cards, collections of cards, and the action of playing one."""

from random import Random

from game.brisca.parts import POINTS
from game.cards import NUMBERS_40, SUITS
from game.core.chance import shuffled

LUCK = Random(0)
"""Shuffles of a bot's own; whoever opens a bot seeds it."""


class Card:
    """A card: `card_type` is one of O, E, C, B; `card_number` 1 to 7 or 10 to 12.

    >>> card = Card("O", 12)
    >>> str(card), card.get_value(), card == Card("O", 12)
    ('O12', 4, True)
    """

    def __init__(self, card_type: str, card_number: int) -> None:
        self.card_type = card_type
        self.card_number = card_number

    def get_type(self) -> str:
        """The suit."""
        return self.card_type

    def get_number(self) -> int:
        """The number."""
        return self.card_number

    def get_value(self) -> int:
        """What it counts: 11, 10, 4, 3, 2 or nothing."""
        return POINTS.get(self.card_number, 0)

    def clone(self) -> "Card":
        """An equal card."""
        return Card(self.card_type, self.card_number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return (self.card_type, self.card_number) == (other.card_type, other.card_number)

    def __hash__(self) -> int:
        return hash((self.card_type, self.card_number))

    def __str__(self) -> str:
        return f"{self.card_type}{self.card_number}"

    __repr__ = __str__


class CardCollection:
    """Cards in order: a hand, the deck, what lies on the table.

    >>> hand = CardCollection()
    >>> hand.add_cards([Card("O", 1), Card("E", 3)])
    >>> str(hand), str(hand.draw()), len(hand)
    ('O1 E3 ', 'O1', 1)
    """

    def __init__(self) -> None:
        self.l_cards: list[Card] = []

    def clear(self) -> None:
        """Take all cards out."""
        self.l_cards = []

    def add_card(self, card: Card) -> None:
        """Put a card at the end."""
        self.l_cards.append(card)

    def add_cards(self, l_cards: "list[Card]") -> None:
        """Put cards at the end."""
        self.l_cards.extend(l_cards)

    def shuffle(self) -> None:
        """Mix them."""
        self.l_cards = shuffled(self.l_cards, LUCK)

    def get_last_card(self) -> Card:
        """The card at the end."""
        return self.l_cards[-1]

    def draw(self) -> Card:
        """Take the first card."""
        return self.l_cards.pop(0)

    def get_cards(self) -> list[Card]:
        """The live list: what is changed in it is changed here."""
        return self.l_cards

    def get_cards_less_last(self) -> list[Card]:
        """All but the card at the end."""
        return self.l_cards[:-1]

    def get_card(self, i: int) -> Card:
        """The card at that place."""
        return self.l_cards[i]

    def clone(self) -> "CardCollection":
        """A collection of equal cards."""
        twin = CardCollection()
        twin.l_cards = [card.clone() for card in self.l_cards]
        return twin

    def empty(self) -> bool:
        """Whether no card is left."""
        return not self.l_cards

    def remove(self, card: Card) -> None:
        """Take out the first card equal to that one."""
        self.l_cards.remove(card)

    def len(self) -> int:
        """How many there are."""
        return len(self.l_cards)

    __len__ = len

    def __str__(self) -> str:
        return "".join(f"{card} " for card in self.l_cards)


class Action:
    """Playing a card."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def get_card(self) -> Card:
        """The card to play."""
        return self.card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.card == other.card

    def __hash__(self) -> int:
        return hash(self.card)

    def __str__(self) -> str:
        return str(self.card)


def full_deck() -> list[Card]:
    """The forty cards."""
    return [Card(suit, number) for suit in SUITS for number in NUMBERS_40]
