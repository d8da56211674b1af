"""Chinchón: meld seven cards before the others do."""

from game.chinchon.ai.players import player
from game.chinchon.rules import Chinchon

GAME = Chinchon

__all__ = ["GAME", "Chinchon", "player"]
