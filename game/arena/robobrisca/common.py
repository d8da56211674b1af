"""What several of its modules ask of cards."""

from collections.abc import Iterable

from game.arena.robobrisca.cards import Card


def is_better_card(actual: Card, previous: Card, trump: Card, led: Card) -> bool:
    """Whether a card beats the one that was best so far, with this trump card and that card led.

    >>> is_better_card(Card("B", 2), Card("O", 1), trump=Card("B", 7), led=Card("O", 1))
    True
    """
    if actual.card_type == previous.card_type:
        return _strength(actual) > _strength(previous)
    for suit in (trump.card_type, led.card_type):
        if suit in (actual.card_type, previous.card_type):
            return actual.card_type == suit
    return _strength(actual) > _strength(previous)


def _strength(card: Card) -> tuple[int, int]:
    return card.get_value(), card.card_number


def calculate_points(l_cards: Iterable[Card]) -> int:
    """What the cards count together; a collection will do as well as a list."""
    return sum(card.get_value() for card in getattr(l_cards, "l_cards", l_cards))
