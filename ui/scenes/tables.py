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


def table_type(game: str) -> "type[TableScene]":
    """The table of a game. Its module is loaded when it is first needed."""
    module, name = TABLES[game].split(":")
    found: type[TableScene] = getattr(import_module(module), name)
    return found


def open_table(app: "App", session: "Session") -> "TableScene":
    """The table for a match, ready to be shown."""
    return table_type(session.match.game.name)(app, session)
