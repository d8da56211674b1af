"""Cachos: the Chilean dudo, with cups, bids and doubts.

>>> state = Cachos.new(Cachos.options_type(jugadores=2), seed=3)
>>> events = state.play(Cachos.parse("3x5"))
>>> state.bid.words, state.view(state.turn).lowest(1)
('tres quinas', 2)
"""

from game.cachos.ai.players import player
from game.cachos.rules import Cachos

GAME = Cachos

__all__ = ["GAME", "Cachos", "player"]
