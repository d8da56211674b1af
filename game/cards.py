"""The Spanish deck."""

from typing import NamedTuple

SUITS = "OCEB"
"""Oros, copas, espadas, bastos."""

SOTA, CABALLO, REY = 10, 11, 12
NUMBERS_40 = (1, 2, 3, 4, 5, 6, 7, SOTA, CABALLO, REY)
NUMBERS_48 = (1, 2, 3, 4, 5, 6, 7, 8, 9, SOTA, CABALLO, REY)


class Card(NamedTuple):
    """A card, written as its suit and number: `O1`, `B12`; the comodines are `JK1` and `JK2`.

    >>> str(Card("O", 1)), Card.parse("B12")
    ('O1', Card(suit='B', number=12))
    """

    suit: str
    number: int

    def __str__(self) -> str:
        return f"{self.suit}{self.number}"

    @property
    def is_joker(self) -> bool:
        """Whether it is a comodín."""
        return self.suit == JOKER_SUIT

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card of a text; ValueError if there is no such card."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"'{text}' is no card; cards are written like O1, C12, E7, B3")
        return card


JOKER_SUIT = "JK"
JOKERS = (Card(JOKER_SUIT, 1), Card(JOKER_SUIT, 2))
DECK_40 = tuple(Card(suit, number) for suit in SUITS for number in NUMBERS_40)
DECK_48 = tuple(Card(suit, number) for suit in SUITS for number in NUMBERS_48)
_BY_TEXT = {str(card): card for card in DECK_48 + JOKERS}
