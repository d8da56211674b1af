"""Escoba: make fifteen with the cards of the table, for two.

>>> state = Escoba.new(Escoba.options_type(empieza=1), seed=3)
>>> [str(card) for card in state.table], " ".join(map(str, state.moves()))
(['E3', 'B10', 'O2', 'C1'], 'E4+O2+C1+B10 E4+E3+B10 B1+O2+C1+E3+B10 C10')
>>> [str(event) for event in state.play(Escoba.parse("B1+O2+C1+E3+B10"))]
['Taken(0, B1, [O2, C1, E3, B10])', 'Swept(0, 1)']
"""

from game.escoba.ai.players import player
from game.escoba.rules import Escoba

GAME = Escoba

__all__ = ["GAME", "Escoba", "player"]
