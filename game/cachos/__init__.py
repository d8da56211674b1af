"""Cachos: the Chilean dudo, with cups, bids and doubts."""

from game.cachos.ai import player
from game.cachos.rules import Cachos

GAME = Cachos

__all__ = ["GAME", "Cachos", "player"]
