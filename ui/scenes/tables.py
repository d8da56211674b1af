"""Which table belongs to which game. A new game is a line here."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.app import App
    from ui.scenes.table import TableScene
    from ui.session import Session

TABLES = {
    "chinchon": "ui.scenes.chinchon:ChinchonTable",
    "siete_y_medio": "ui.scenes.siete_y_medio:SieteYMedioTable",
    "brisca": "ui.scenes.brisca:BriscaTable",
    "cachos": "ui.scenes.cachos:CachosTable",
    "aprologados": "ui.scenes.aprologados:AprologadosTable",
}
GAMES = list(TABLES)


def open_table(app: "App", session: "Session") -> "TableScene":
    """The table for a match, ready to be shown. Its module is loaded when it is first needed."""
    module, name = TABLES[session.match.game.name].split(":")
    table: TableScene = getattr(import_module(module), name)(app, session)
    return table
