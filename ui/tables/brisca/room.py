"""Brisca seen from outside."""

from saves.settings import Preference
from ui.tables.room import Room

SORT = Preference("hand_sort", ("suit", "strength", "none"), "suit", listed=False)
"""How one's hand is sorted."""

ROOM = Room(
    table="table:BriscaTable",
    keys=(("1  2  3", "play"), ("C", "swap"), ("O", "sort"), ("L", "last_trick")),
    preferences=(SORT,),
)
