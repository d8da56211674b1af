"""Cachos: the Chilean dudo, with cups, bids and doubts."""

from game.cachos.ai.players import player
from game.cachos.rules import Cachos

GAME = Cachos

__all__ = ["GAME", "Cachos", "player"]
