"""Aprologados: the word game, in Spanish, Basque and English."""

from game.aprologados.ai.players import player
from game.aprologados.rules import Aprologados

GAME = Aprologados

__all__ = ["GAME", "Aprologados", "player"]
