"""Chinchón: meld seven cards before the others do.

>>> state = Chinchon.new(Chinchon.options_type(jugadores=2), seed=3)
>>> events = state.play(Chinchon.parse("mazo"))
>>> view = state.view(state.turn)
>>> len(view.hand), view.points(), str(view.moves()[0])
(8, 31, 'tira B5')
"""

from game.chinchon.ai.players import player
from game.chinchon.rules import Chinchon

GAME = Chinchon

__all__ = ["GAME", "Chinchon", "player"]
