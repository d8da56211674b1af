"""The house's third bot: remembers every card. It deals those it has not seen many times over, tries each of its own in
every deal, lets rules of thumb play the deals out, and plays what did best."""

import random

from game.brisca.ai.light import CODES, Light
from game.brisca.ai.policy import likely_best
from game.brisca.parts import Play
from game.brisca.rules import Brisca
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Budget
from game.core.search import best_move

PLAYOUTS = 120
"""A move; by number and not by the clock, so that it plays alike on any machine."""

HEAD_START = 6.0
"""What the rule of thumb's favourite begins with: it is left only for something clearly better."""


class Decano:
    """A search with the program's own tools."""

    def __init__(self) -> None:
        self.rng = random.Random(random.random())

    def choose(self, view: BriscaView) -> Card:
        assert view.seat is not None
        seat, code = view.seat, CODES[view.trump]
        cards = {code[card]: Play(card) for card in view.hand}

        def deal() -> Light:
            return Light.of(Brisca.from_view(view, self.rng))

        def play_out(dealt: Light, move: Play) -> float:
            world = dealt.copy()
            world.play(code[move.card])
            while not world.over:
                world.play(likely_best(world))
            return world.value(seat)

        favourite = cards[likely_best(deal())]
        moves = list(cards.values())
        return best_move(moves, Budget(PLAYOUTS), deal, play_out, favourite, HEAD_START).card
