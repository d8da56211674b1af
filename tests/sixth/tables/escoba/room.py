"""Escoba seen from outside."""

from saves.settings import Preference
from ui.tables.room import Room

SORT = Preference("escoba_sort", ("value", "none"), "value", listed=False)
"""How one's hand is sorted."""
LIT = Preference("escoba_lit", (True, False), True)
"""Whether the cards of one's hand that can take something are pointed out."""

ROOM = Room(table="table:EscobaTable", keys=(("1  2  3", "play"), ("O", "sort")), preferences=(LIT, SORT))
