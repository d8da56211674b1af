"""Brisca: tricks with a trump, alone or in two teams.

>>> state = Brisca.new(Brisca.options_type(jugadores=2, empieza=1), seed=2)
>>> " ".join(map(str, state.moves()))
'O7 C7 O11'
>>> [str(event) for event in state.play(Brisca.parse("C7"))], state.turn
(['Played(0, C7)'], 1)
"""

from game.brisca.ai.players import player
from game.brisca.rules import Brisca

GAME = Brisca

__all__ = ["GAME", "Brisca", "player"]
