"""Computer players of Escoba: one that sees sums, one that weighs them, and one that looks ahead."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.cards import Card
from game.core import Budget, Level, Move, Player, View
from game.core.chance import pick
from game.core.search import best_move
from game.escoba.parts import FIFTEEN, Play, value
from game.escoba.rules import Escoba
from game.escoba.view import EscobaView

HEAD_START = 1.0
"""What the maestro's favourite begins with, in points over all worlds."""


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


def worth(cards: Sequence[Card]) -> float:
    """About how many points of the count the cards bring: a twentieth each, more for oros and sevens."""
    return sum(0.05 + 0.1 * (card.suit == "O") + 0.25 * (card.number == 7) + (card == Card("O", 7)) for card in cards)


def sensible(play: Play, table: Sequence[Card]) -> float:
    """What a regular thinks of a play: what it brings, less what it leaves for the other one."""
    left = [card for card in table if card not in play.taken] + ([] if play.taken else [play.card])
    total = sum(map(value, left))
    danger = 0.4 if left and FIFTEEN - 10 <= total < FIFTEEN else 0.0
    gain = worth((play.card, *play.taken)) + (not left) if play.taken else -0.5 * worth((play.card,))
    return gain - danger


def sensible_play(moves: Sequence[Play], table: Sequence[Card]) -> Play:
    """The play that a regular would choose."""
    return max(moves, key=lambda play: sensible(play, table))


class Aprendiz:
    """Takes as many cards as it sees, which is not always all, and gives away what it cannot use."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        moves = [move for move in view.moves() if isinstance(move, Play)]
        if self.rng.random() < 0.2:
            return pick(moves, self.rng)
        return max(moves, key=lambda play: len(play.taken))


class Habitual:
    """Knows what counts, and leaves no table that one card can sweep if that can be helped."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, EscobaView)
        return sensible_play([move for move in view.moves() if isinstance(move, Play)], view.table)


class Maestro:
    """Deals the unseen cards anew many times and plays the present hands to their end, everybody sensibly."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, EscobaView) and view.seat is not None
        seat = view.seat
        moves = [move for move in view.moves() if isinstance(move, Play)]
        this_deal = replace(view, options=replace(view.options, a_21=False))

        def play_out(world: Escoba, move: Play) -> float:
            after = world.copy()
            after.apply(move)
            while after.turn is not None and len(after.stock) == view.stock:
                after.apply(sensible_play(after.moves(), after.table))
            gained = [
                worth(after.taken[who][len(view.taken[who]) :]) + after.escobas[who] - view.escobas[who]
                for who in (seat, 1 - seat)
            ]
            return gained[0] - gained[1]

        return best_move(
            moves,
            budget,
            lambda: Escoba.from_view(this_deal, self.rng),
            play_out,
            favourite=sensible_play(moves, view.table),
            head_start=HEAD_START,
        )
