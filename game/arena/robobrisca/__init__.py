"""The world in which a bot of the original RoboBrisca plays, written anew from its description.

Names, attributes and their order are those that its bots know; what is behind them is ours.
"""

from game.arena.robobrisca.cards import Action, Card, CardCollection
from game.arena.robobrisca.common import calculate_points, is_better_card
from game.arena.robobrisca.forward import ForwardModel, Heuristic
from game.arena.robobrisca.observation import GameState, Observation
from game.arena.robobrisca.player import Player
from game.arena.robobrisca.translate import observation_of

__all__ = [
    "Action",
    "Card",
    "CardCollection",
    "ForwardModel",
    "GameState",
    "Heuristic",
    "Observation",
    "Player",
    "calculate_points",
    "is_better_card",
    "observation_of",
]
