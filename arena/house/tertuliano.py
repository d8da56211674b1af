"""The house's second bot: has sat at this table for years. It knows what a card is worth keeping for, trusts its
partner, and spares its trumps; but it does not remember what was played."""

from game.brisca.parts import POINTS, RANK
from game.brisca.rules import points_of, trick_winner
from game.brisca.view import BriscaView
from game.cards import Card


class Tertuliano:
    """Rules of thumb, one after another."""

    def choose(self, view: BriscaView) -> Card:
        hand, table, trump = view.hand, view.table, view.trump

        def price(card: Card) -> float:
            """What it hurts to let the card go."""
            return POINTS[card.number] + RANK[card.number] / 10 + (6 if card.suit == trump else 0)

        cheapest = min(hand, key=price)
        if not table:
            return cheapest
        here = len(table)
        last = here == 3
        partner_wins = here >= 2 and trick_winner(table, trump) == here - 2
        if partner_wins and last:  # it is ours: load it, but keep the trumps
            return max(hand, key=lambda card: (card.suit != trump, POINTS[card.number]))
        winning = [card for card in hand if trick_winner([*table, card], trump) == here]
        free = [card for card in winning if card.suit != trump]
        if last and free:
            return max(free, key=lambda card: POINTS[card.number])
        if not winning or partner_wins:
            return cheapest
        cheap = min(winning, key=price)
        worth = points_of(table) + price(cheapest)
        return cheap if worth >= price(cheap) or points_of(table) >= 10 else cheapest
