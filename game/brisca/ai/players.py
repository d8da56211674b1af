"""Computer players of Brisca: two that follow rules of thumb, and one that searches."""

from collections.abc import Sequence
from random import Random

from game.brisca.ai.endgame import solved
from game.brisca.ai.light import CODES, Light
from game.brisca.ai.policy import likely_best
from game.brisca.parts import POINTS, RANK, Play, Swap
from game.brisca.rules import Brisca, points_of, trick_winner
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Budget, Level, Move, Player, View
from game.core.search import best_move

HEAD_START = 6.0
"""What the maestro's favourite begins with, in games won: worth 0.3 a world in 20 worlds, nothing in thousands."""


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


def cost(card: Card, trump: str) -> float:
    """What it hurts to let a card go: its points, its strength, and dearly if it is a trump."""
    return POINTS[card.number] + RANK[card.number] / 10 + (6 if card.suit == trump else 0)


def sensible_card(hand: Sequence[Card], table: Sequence[Card], trump: str, seats: int) -> Card:
    """The card that a regular would play: win what is worth it as cheaply as possible, feed a winning partner,
    throw the least otherwise."""
    if not table:
        return min(hand, key=lambda card: cost(card, trump))
    place = len(table)
    partner_winning = seats == 4 and trick_winner(table, trump) == place - 2
    last = place == seats - 1
    winning = [card for card in hand if trick_winner([*table, card], trump) == place]
    if partner_winning and last:
        return max(hand, key=lambda card: (card.suit != trump, POINTS[card.number]))
    plain = [card for card in winning if card.suit != trump]
    if last and plain:
        return max(plain, key=lambda card: POINTS[card.number])
    stake = points_of(table)
    cheap = min(winning, key=lambda card: cost(card, trump), default=None)
    throw = min(hand, key=lambda card: cost(card, trump))
    if cheap is None or partner_winning:
        return throw
    worth = stake + (POINTS[cheap.number] if last else 0)
    if worth + cost(throw, trump) >= cost(cheap, trump) or stake >= 10:
        return cheap
    return throw


class Aprendiz:
    """Sees the trick but not its worth: takes it when it can, and now and then plays the wrong card."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, BriscaView)
        if self.rng.random() < 0.2:
            return Play(view.hand[int(self.rng.random() * len(view.hand))])
        if not view.table:
            return Play(min(view.hand, key=lambda card: POINTS[card.number]))
        place = len(view.table)
        winning = [card for card in view.hand if trick_winner([*view.table, card], view.trump) == place]
        if winning and points_of(view.table):
            return Play(min(winning, key=lambda card: RANK[card.number]))
        return Play(min(view.hand, key=lambda card: POINTS[card.number]))


class Habitual:
    """Plays by the rules of thumb of someone who has sat at this table for years."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, BriscaView)
        if Swap() in view.moves():
            return Swap()
        return Play(sensible_card(view.hand, view.table, view.trump, view.seats))


class Maestro:
    """Deals the unseen cards anew many times, tries each of its own in every deal, and plays what did best.

    A rule of thumb plays the deals out; what it favours is played unless the deals speak clearly against it. Two
    players with no stock left know every card, so then it works the end out.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, BriscaView) and view.seat is not None
        if Swap() in view.moves():
            return Swap()
        seat, codes = view.seat, CODES[view.trump]
        moves = {codes[card]: Play(card) for card in view.hand}
        world = self._world(view)
        if view.seats == 2 and not view.stock:
            return moves[solved(world)]

        def play_out(world: Light, move: Play) -> float:
            light = world.copy()
            light.play(codes[move.card])
            while not light.over:
                light.play(likely_best(light))
            return light.value(seat)

        return best_move(
            list(moves.values()),
            budget,
            lambda: self._world(view),
            play_out,
            favourite=moves[likely_best(world)],
            head_start=HEAD_START,
        )

    def _world(self, view: BriscaView) -> Light:
        return Light.of(Brisca.from_view(view, self.rng))
