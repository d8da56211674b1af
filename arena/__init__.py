"""Competitions between programs: processes, walls, journals, pages. What is pure of it lies in `game/arena`."""
