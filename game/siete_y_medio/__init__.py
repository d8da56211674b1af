"""Siete y Medio: one to eight players, each on their own against the bank.

>>> state = SieteYMedio.new(SieteYMedio.options_type(jugadores=1), seed=3)
>>> for text in ("apuesta 500", "pedir"):
...     events = state.play(SieteYMedio.parse(text))
>>> [str(event) for event in events]
['CardDrawn(0, E1, 6)']
"""

from game.siete_y_medio.ai.players import player
from game.siete_y_medio.rules import SieteYMedio

GAME = SieteYMedio

__all__ = ["GAME", "SieteYMedio", "player"]
