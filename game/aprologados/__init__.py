"""Aprologados: the word game, in Spanish, Basque and English.

>>> state = Aprologados.new(Aprologados.options_type(idioma="castellano"), seed=2)
>>> view = state.view(0)
>>> view.rack_counts, view.dealing, len(view.unseen()) == view.bag + 7
((7, 7), False, True)
>>> lay = Aprologados.parse("8H casa")
>>> lay.word, lay.across, str(lay)
('casa', True, '8H casa')
"""

from game.aprologados.ai.players import player
from game.aprologados.rules import Aprologados

GAME = Aprologados

__all__ = ["GAME", "Aprologados", "player"]
