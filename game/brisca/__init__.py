"""Brisca: tricks with a trump, alone or in two teams."""

from game.brisca.ai.players import player
from game.brisca.rules import Brisca

GAME = Brisca

__all__ = ["GAME", "Brisca", "player"]
