"""Where everything lies on the table of Escoba, from the window's size alone."""

from collections.abc import Callable
from math import ceil

import pygame

from ui.measures import Measures
from ui.stage.stage import Piece, Pose, Zone
from ui.widgets.plates import PLATE

OWN, RIVAL, MIDDLE, STOCK, PILE = 118, 64, 92, 92, 60
"""Widths of cards in units: in one's hand, in the rival's, on the table, in the stock, in a pile."""
IN_A_ROW = 5
"""More cards than this lie in two rows."""
TABLE = Zone("table")

OwnHand = Callable[[list[Piece], pygame.Rect, float], list[Pose]]


class Places:
    """The geometry of one table."""

    def __init__(self, m: Measures, edge: Callable[[int], str], own_hand: OwnHand) -> None:
        self.m = m
        self.edge = edge
        self.own_hand = own_hand

    def own(self, seat: int) -> bool:
        """Whether a seat is at the bottom."""
        return self.edge(seat) == "bottom"

    def plate(self, seat: int) -> pygame.Rect:
        """Where a seat's name plate lies."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(PLATE[0] + 40), m.px(PLATE[1]))
        if self.own(seat):
            rect.bottomleft = (m.px(26), m.height - m.px(26))
        else:
            rect.midright = (m.width // 2 - m.px(120), m.px(116))
        return rect

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        """The poses of a zone's pieces."""
        if zone == TABLE:
            return self._table(len(pieces))
        if zone.kind == "hand":
            return self._own_hand(pieces) if self.own(zone.number) else self._rivals_hand(len(pieces))
        if zone.kind == "pile":
            return [self.pile(zone.number, number) for number in range(len(pieces))]
        return [self.stock(number) for number in range(len(pieces))]

    def _table(self, count: int) -> list[Pose]:
        """One row in the middle, or two."""
        m = self.m
        rows = 1 if count <= IN_A_ROW else 2
        columns = ceil(count / rows)
        width = m.px(MIDDLE)
        step = min(width * 1.14, (m.width * 0.56 - width) / max(1, columns - 1))
        poses = []
        for number in range(count):
            row, column = divmod(number, columns)
            x = m.width * 0.54 + (column - (min(columns, count - row * columns) - 1) / 2) * step
            y = m.height * 0.465 + (row - (rows - 1) / 2) * m.px(154)
            poses.append(Pose(x, y, width, 0, number))
        return poses

    def _own_hand(self, pieces: list[Piece]) -> list[Pose]:
        m = self.m
        area = pygame.Rect(0, 0, m.px(560), 1)
        area.center = (m.width // 2, m.height - m.px(104))
        return self.own_hand(pieces, area, m.px(OWN))

    def _rivals_hand(self, count: int) -> list[Pose]:
        m = self.m
        return [
            Pose(m.width / 2 + (number - (count - 1) / 2) * m.px(36), m.px(116), m.px(RIVAL), 180, number)
            for number in range(count)
        ]

    def pile(self, seat: int, number: int) -> Pose:
        """A card of the pile that a seat has taken."""
        m = self.m
        lift = number * m.px(1.6)
        x, y = (m.width - m.px(80), m.height - m.px(84)) if self.own(seat) else (m.width / 2 + m.px(160), m.px(116))
        return Pose(x - lift / 2, y - lift, m.px(PILE), 90, number)

    def stock(self, number: int) -> Pose:
        """A card of the stock."""
        m = self.m
        x, y = m.width * 0.15, m.height * 0.465
        return Pose(x - number * m.px(0.8), y - number * m.px(1.2), m.px(STOCK), 0, number)
