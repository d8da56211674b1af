"""A game's room seen from outside: menu, set-up, settings and lists of keys are made from what stands here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from saves.settings import Preference


@dataclass(frozen=True)
class Tool:
    """What a button beside an option of the set-up opens."""

    text: str
    """The key of what the button says."""
    scene: str
    """A scene of the room, as `module:Class`; it is made with the app and the set-up."""


@dataclass(frozen=True)
class FileKind:
    """A form of file that other programs read, too: finished matches are written in it, and others read from it."""

    suffix: str
    """What its names end in."""
    text: str
    """The key of what the button says."""
    write: str
    """The text of a match, as `module:function` of the room."""
    read: str
    """The match of a text; raises `ui.tables.base.exchange.Unreadable`."""


@dataclass(frozen=True)
class Room:
    """What the program knows of a game's table before it is loaded. The room's folder has the game's name."""

    table: str
    """The scene of the table, as `module:Class`."""
    keys: tuple[tuple[str, str], ...] = ()
    """What is printed on a key, and what it does: the end of the sentence's key, `<game>.key.<it>`."""
    preferences: tuple[Preference[Any], ...] = ()
    """The settings that concern this game alone; their sentences are `<game>.setting.<key>`."""
    tools: Mapping[str, Tool] = field(default_factory=dict)
    """By the name of the option."""
    files: tuple[FileKind, ...] = ()
    """In which its matches go to other programs and come from them."""
    menu: str = ""
    """The object on the menu's table, a picture; `menu/<game>` if none is named."""
    cloth: str = ""
    """The picture of the cloth; `tables/cloth_<game>` if none is named."""
