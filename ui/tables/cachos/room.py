"""Cachos seen from outside."""

from saves.settings import Preference
from ui.tables.room import Room

DICE = Preference("dice_set", ("ivory", "red", "wood"), "ivory")
"""What the dice are made of."""
HELPER = Preference("cachos_helper", (True, False), False)
"""Whether the chances of a bid are shown; a match with it counts as helped."""

ROOM = Room(
    table="table:CachosTable",
    keys=(
        ("V", "look"),
        ("1 – 6  ↑ ↓ ← →", "choose"),
        ("Enter", "bid"),
        ("D", "doubt"),
        ("C", "calzar"),
        ("P", "pass"),
        ("X", "doubt_pass"),
        ("S", "siciliana"),
        ("L", "last"),
    ),
    preferences=(DICE, HELPER),
)
