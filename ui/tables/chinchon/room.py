"""Chinchón seen from outside."""

from saves.settings import Preference
from ui.tables.room import Room

SORT = Preference("chinchon_sort", ("groups", "suit", "number", "none"), "groups", listed=False)
"""How one's hand is sorted."""
AUTO_LAY_OFF = Preference("auto_lay_off", (True, False), True)
"""Whether the program shows the groups and lays cards off, or each player by hand."""

ROOM = Room(
    table="table:ChinchonTable",
    keys=(
        ("R", "stock"),
        ("D", "pile"),
        ("1 – 8", "discard"),
        ("C", "close"),
        ("S", "show"),
        ("A", "auto"),
        ("L", "done"),
        ("O", "sort"),
        ("Shift ← →", "shift"),
        ("P", "sheet"),
    ),
    preferences=(AUTO_LAY_OFF, SORT),
)
