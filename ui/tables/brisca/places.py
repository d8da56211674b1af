"""Where everything lies on the table of Brisca, from the window's size alone."""

from collections.abc import Callable

import pygame

from ui.measures import Measures
from ui.stage.stage import Piece, Pose, Zone
from ui.widgets.plates import PLATE

OWN, RIVAL, TRICK, STOCK, PILE = 118, 64, 102, 92, 60
"""Widths of cards in units: in one's hand, in a rival's, on the table, in the stock, in a won pile."""
TRICK_AT = {"bottom": (0, 62, 3, 4), "top": (0, -62, -4, 1), "right": (104, 0, -8, 3), "left": (-104, 0, 8, 2)}
"""Where a card of the trick lies, for each edge: away from the middle, its tilt, and how far on top."""

OwnHand = Callable[[list[Piece], pygame.Rect, float], list[Pose]]


class Places:
    """The geometry of one table."""

    def __init__(self, m: Measures, edge: Callable[[int], str], own_hand: OwnHand) -> None:
        self.m = m
        self.edge = edge
        self.own_hand = own_hand

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.m.width * 0.52, self.m.height * 0.45

    def plate(self, seat: int) -> pygame.Rect:
        """Where a seat's name plate lies."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(PLATE[0]), m.px(PLATE[1]))
        match self.edge(seat):
            case "bottom":
                rect.bottomleft = (m.px(26), m.height - m.px(26))
            case "top":
                rect.midright = (m.width // 2 - m.px(120), m.px(116))
            case "right":
                rect.midtop = (m.width - m.px(26) - rect.width // 2, round(m.height * 0.16))
            case _:
                rect.midtop = (m.px(26) + rect.width // 2, round(m.height * 0.16))
        return rect

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        """The poses of a zone's pieces."""
        if zone.kind == "hand":
            return self._hand(self.edge(zone.number), pieces)
        if zone.kind == "trick":
            return [self._trick(self.edge(zone.number))] * len(pieces)
        if zone.kind == "won":
            return [self.pile(self.edge(zone.number), number) for number in range(len(pieces))]
        return [self.centre(zone.kind, number) for number in range(len(pieces))]

    def _hand(self, edge: str, pieces: list[Piece]) -> list[Pose]:
        m = self.m
        if edge == "bottom":
            area = pygame.Rect(0, 0, m.px(560), 1)
            area.center = (m.width // 2, m.height - m.px(104))
            return self.own_hand(pieces, area, m.px(OWN))
        step, width = m.px(36), m.px(RIVAL)
        poses = []
        for number in range(len(pieces)):
            along = (number - (len(pieces) - 1) / 2) * step
            if edge == "top":
                poses.append(Pose(m.width / 2 + along, m.px(116), width, 180, number))
            else:
                x = m.width - m.px(84) if edge == "right" else m.px(84)
                poses.append(Pose(x, m.height * 0.42 + along, width, 90 if edge == "right" else 270, number))
        return poses

    def _trick(self, edge: str) -> Pose:
        m = self.m
        x, y = self.middle
        dx, dy, angle, depth = TRICK_AT[edge]
        return Pose(x + m.px(dx), y + m.px(dy), m.px(TRICK), angle, 100 + depth)

    def pile(self, edge: str, number: int) -> Pose:
        """A card of the pile that a seat has won."""
        m = self.m
        lift = number * m.px(1.6)
        x, y = {
            "bottom": (m.width - m.px(80), m.height - m.px(84)),
            "top": (m.width / 2 + m.px(160), m.px(116)),
            "right": (m.width - m.px(84), m.height * 0.62),
            "left": (m.px(84), m.height * 0.62),
        }[edge]
        return Pose(x - lift / 2, y - lift, m.px(PILE), 90 if edge in ("bottom", "top") else 0, number)

    def centre(self, kind: str, number: int) -> Pose:
        """A card of the stock, the trump across under it, and the 2 that is left out."""
        m = self.m
        x, y = m.width * 0.27, self.middle[1]
        if kind == "trump":
            return Pose(x + m.px(58), y, m.px(STOCK), 90, -10)
        if kind == "aside":
            return Pose(x - m.px(96), y + m.px(20), m.px(48), 0, -20)
        return Pose(x - number * m.px(0.8), y - number * m.px(1.2), m.px(STOCK), 0, number)
