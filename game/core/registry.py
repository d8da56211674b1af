"""The games that there are. A new game is a folder, a room at the window, its texts, and a name here."""

from importlib import import_module

from game.core.game import Game
from game.core.player import Level, Player

NAMES = ["chinchon", "siete_y_medio", "brisca", "cachos", "aprologados"]
"""In the order of the menu."""


def game_type(name: str) -> type[Game]:
    """The rules of the game of that name.

    >>> game_type("brisca").__name__
    'Brisca'
    """
    if name not in NAMES:
        raise KeyError(f"there is no game '{name}'; there are {', '.join(NAMES)}")
    found: type[Game] = import_module(f"game.{name}").GAME
    return found


def computer_player(name: str, level: Level, seed: int = 0) -> Player:
    """A computer player of that game and level, with its own luck."""
    game_type(name)
    made: Player = import_module(f"game.{name}").player(level, seed)
    return made
