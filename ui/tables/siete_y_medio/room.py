"""Siete y Medio seen from outside."""

from ui.tables.room import Room

ROOM = Room(
    table="table:SieteYMedioTable",
    keys=(("0 – 9", "bet"), ("Enter", "confirm"), ("P", "hit"), ("Space", "stand"), ("T", "rounds")),
)
