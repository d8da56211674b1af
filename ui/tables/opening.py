"""Opening the table of a match."""

from ui.app import App
from ui.flow.conductor import Conductor
from ui.tables.base.table import AnyTable
from ui.tables.rooms import load, room_of


def table_type(game: str) -> type[AnyTable]:
    """The table of a game. Its module is loaded when it is first needed."""
    found: type[AnyTable] = load(game, room_of(game).table)
    return found


def open_table(app: App, conductor: Conductor) -> AnyTable:
    """The table for a match, ready to be shown."""
    return table_type(conductor.match.game.name)(app, conductor)
