"""The house's first bot: just learnt what the cards are worth. It takes any trick with points, and counts nothing."""

import random

from game.brisca.parts import POINTS, RANK
from game.brisca.rules import points_of, trick_winner
from game.brisca.view import BriscaView
from game.cards import Card


class Novato:
    """Wins what it can as cheaply as it can, throws what counts least, and now and then plays without looking."""

    def choose(self, view: BriscaView) -> Card:
        if random.random() < 0.15:
            return random.choice(view.hand)
        winning = [card for card in view.hand if trick_winner([*view.table, card], view.trump) == len(view.table)]
        if view.table and points_of(view.table) and winning:
            return min(winning, key=lambda card: RANK[card.number])
        return min(view.hand, key=lambda card: POINTS[card.number])
