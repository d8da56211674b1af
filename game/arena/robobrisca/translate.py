"""Our view in their words."""

from collections.abc import Iterable
from random import Random

from game.arena.robobrisca.cards import Card, CardCollection
from game.arena.robobrisca.observation import Observation
from game.brisca.rules import Brisca
from game.brisca.view import BriscaView
from game.cards import Card as OurCard


def observation_of(view: BriscaView, rng: Random) -> Observation:
    """What the seat knows as one of their observations; the rest is a random deal that agrees with it.

    They draw from the front of the deck, so the trump is its last card as long as there is a deck.
    """
    assert view.seat is not None
    dealt = Brisca.from_view(view, rng)
    seen = Observation()
    seen.seat = seen.turn = view.seat
    seen.trump_card = card_of(view.trump_card)
    seen.main_deck = collection_of(reversed(dealt.stock))
    seen.hands = [collection_of(hand) for hand in dealt.hands]
    seen.playing_cards = collection_of(view.table)
    seen.known = [card_of(card) for seat, cards in enumerate(view.public) if seat != view.seat for card in cards]
    for trick in view.tricks:
        seen.won_cards[trick.winner].add_cards([card_of(card) for card in trick.cards])
    return seen


def card_of(card: OurCard) -> Card:
    """A card of ours as one of theirs."""
    return Card(card.suit, card.number)


def collection_of(cards: Iterable[OurCard]) -> CardCollection:
    """Cards of ours as one of their collections."""
    made = CardCollection()
    made.add_cards([card_of(card) for card in cards])
    return made
