"""A game as a bot holds it: its own cards, what is public, and a deal of the rest that could be."""

from collections.abc import Sequence
from typing import Self

from game.arena.robobrisca.cards import LUCK, Action, Card, CardCollection, full_deck
from game.core.chance import shuffled

SEATS = 4
RUNNING = -1
"""The winner of a game that goes on."""


class GameState:
    """A game in progress: `main_deck`, `hands`, `trump_card`, `won_cards`, `turn`, `playing_cards`, `winner`."""

    def __init__(self) -> None:
        self.n_players = SEATS
        self.main_deck = CardCollection()
        self.hands = [CardCollection() for _ in range(SEATS)]
        self.trump_card = Card("O", 1)
        self.won_cards = [CardCollection() for _ in range(SEATS)]
        self.turn = 0
        self.playing_cards = CardCollection()
        self.winner = RUNNING

    def reset(self) -> None:
        """A new deal: three cards each one by one from seat 0 on; the deck's last card is the trump."""
        self.__dict__.update(GameState().__dict__)
        self.main_deck.add_cards(full_deck())
        self.main_deck.shuffle()
        for place in range(3 * SEATS):
            self.hands[place % SEATS].add_card(self.main_deck.draw())
        self.trump_card = self.main_deck.get_last_card()

    def get_list_actions(self) -> list[Action]:
        """An action for each card of the hand whose turn it is, in its order."""
        return [Action(card) for card in self.hands[self.turn].get_cards()]

    def is_terminal(self) -> bool:
        """Whether every card has been played."""
        return all(hand.empty() for hand in self.hands)

    def clone(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.main_deck = self.main_deck.clone()
        twin.hands = self.clone_list(self.hands)
        twin.trump_card = self.trump_card.clone()
        twin.won_cards = self.clone_list(self.won_cards)
        twin.playing_cards = self.playing_cards.clone()
        return twin

    def clone_list(self, l_collections: Sequence[CardCollection]) -> list[CardCollection]:
        """Copies of collections, in their order."""
        return [collection.clone() for collection in l_collections]

    def get_observation(self) -> "Observation":
        """What the seat to move may hold of it: the hidden cards dealt anew."""
        seen = Observation()
        seen.__dict__.update(self.clone().__dict__)
        seen.seat = self.turn
        return seen.get_randomized_clone()


class Observation(GameState):
    """What a seat knows, and for the rest a random deal in agreement with it."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        """Whose knowledge it is. `turn` moves on when a bot tries cards out; this does not."""
        self.known: list[Card] = []
        """Cards in other hands that everybody knows to be there: the trump card, once drawn."""

    def get_randomized_clone(self) -> "Observation":
        """A copy in which what this seat does not know is dealt anew."""
        twin = self.clone()
        rivals = [seat for seat in range(SEATS) if seat != self.seat]
        bottom = twin.main_deck.l_cards[-1:]
        hidden = shuffled(
            [card for seat in rivals for card in twin.hands[seat].l_cards if card not in self.known]
            + twin.main_deck.l_cards[:-1],
            LUCK,
        )
        for seat in rivals:
            hand = twin.hands[seat].l_cards
            hand[:] = [card if card in self.known else hidden.pop() for card in hand]
        twin.main_deck.l_cards = hidden + bottom
        return twin
