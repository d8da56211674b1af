"""Which table belongs to which game. A new game is a line here."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor
    from ui.tables.base.table import TableScene

TABLES = {
    "chinchon": "ui.tables.chinchon.table:ChinchonTable",
    "siete_y_medio": "ui.tables.siete_y_medio.table:SieteYMedioTable",
    "brisca": "ui.tables.brisca.table:BriscaTable",
    "cachos": "ui.tables.cachos.table:CachosTable",
    "aprologados": "ui.tables.aprologados.table:AprologadosTable",
}
GAMES = list(TABLES)


def table_type(game: str) -> "type[TableScene]":
    """The table of a game. Its module is loaded when it is first needed."""
    module, name = TABLES[game].split(":")
    found: type[TableScene] = getattr(import_module(module), name)
    return found


def open_table(app: "App", conductor: "Conductor") -> "TableScene":
    """The table for a match, ready to be shown."""
    return table_type(conductor.match.game.name)(app, conductor)
