"""The rooms seen from outside. They are found by the game's name, `ui/tables/<game>/room.py`."""

from importlib import import_module
from typing import Any

from game.core.registry import NAMES
from ui.tables.room import Room

GAMES = NAMES
"""Every game has a room. In the order of the menu."""


def room_of(game: str) -> Room:
    """What the program knows of a game's room."""
    found: Room = import_module(f"ui.tables.{game}.room").ROOM
    return found


def load(game: str, path: str) -> Any:
    """A class or function of a game's room, from its `module:Class`. The module is loaded when it is first needed."""
    module, name = path.split(":")
    return getattr(import_module(f"ui.tables.{game}.{module}"), name)


def menu_picture(game: str) -> str:
    """The object that stands for a game."""
    return room_of(game).menu or f"menu/{game}"


def cloth_picture(game: str) -> str:
    """The cloth of a game's table."""
    return room_of(game).cloth or f"tables/cloth_{game}"
