"""Siete y Medio: one to eight players, each on their own against the bank."""

from game.siete_y_medio.ai.players import player
from game.siete_y_medio.rules import SieteYMedio

GAME = SieteYMedio

__all__ = ["GAME", "SieteYMedio", "player"]
