"""Where everything lies on the table of Chinchón, from the window's size alone."""

from dataclasses import replace
from typing import Protocol

import pygame

from ui.measures import Measures
from ui.stage.stage import Piece, Pose, Stage, Zone
from ui.tables.cards.hand import Hand
from ui.tables.cards.table import STOCK
from ui.tables.chinchon.shown import Shown
from ui.widgets.faces import CARD_RATIO
from ui.widgets.plates import PLATE

OWN, RIVAL, MIDDLE, ASIDE = 118, 62, 108, 46
"""Widths of cards in units: in one's hand, in a rival's, stock and pile, stock put aside."""
GROUP = {2: 88, 3: 76, 4: 64}
"""The same for the groups on the table, by the number of players."""
GAP = 26
"""Between two groups of one's hand."""
PILE = Zone("pile")


def group_of(number: int) -> Zone:
    """Where the group of that number lies on the table."""
    return Zone("group", number)


class Laid(Protocol):
    """What the geometry needs of its table."""

    stage: Stage
    hand: Hand
    shown: Shown

    @property
    def m(self) -> Measures: ...
    @property
    def seats(self) -> int: ...
    def edge(self, seat: int) -> str: ...
    def breaks(self, keys: list[str]) -> set[int]: ...
    def picked(self, key: str) -> bool: ...


class Places:
    """The geometry of one table."""

    def __init__(self, table: Laid) -> None:
        self.table = table

    @property
    def m(self) -> Measures:
        """The measures of the table."""
        return self.table.m

    def plate(self, seat: int) -> pygame.Rect:
        """Where a seat's name plate lies."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(PLATE[0]), m.px(PLATE[1]))
        edge = self.table.edge(seat)
        if edge == "bottom":
            rect.bottomleft = (m.px(26), m.height - m.px(26))
        elif edge == "top":
            rect.midright = (m.width // 2 - m.px(166), m.px(106))
        elif edge == "right":
            rect.topright = (m.width - m.px(26), m.px(78))
        else:
            rect.topleft = (m.px(26), m.px(78))
        return rect

    def tag(self, seat: int) -> tuple[float, float]:
        """Where the points of a hand are written when it is counted."""
        m, plate = self.m, self.plate(seat)
        return {
            "bottom": (plate.right - m.px(42), plate.top - m.px(26)),
            "top": (m.width / 2 + m.px(204), plate.centery),
            "right": (plate.left - m.px(42), plate.centery),
            "left": (plate.right + m.px(36), plate.centery),
        }[self.table.edge(seat)]

    def panel(self) -> pygame.Rect:
        """The plate at the bottom right with the points and the padlock."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(190), m.px(98))
        rect.bottomright = (m.width - m.px(26), m.height - m.px(26))
        return rect

    def padlock(self) -> pygame.Rect:
        """The padlock that closes."""
        m, panel = self.m, self.panel()
        rect = pygame.Rect(0, 0, m.px(82), m.px(82))
        rect.midright = (panel.right - m.px(8), panel.centery)
        return rect

    def hand_area(self) -> pygame.Rect:
        """The strip of one's own cards."""
        m = self.m
        rect = pygame.Rect(0, 0, m.width - 2 * m.px(228), m.px(OWN * CARD_RATIO))
        rect.center = (m.width // 2, m.height - m.px(112))
        return rect

    def middle(self) -> tuple[float, float]:
        """Between stock and pile."""
        return self.m.width / 2, self.m.height * 0.435

    # -- zones -------------------------------------------------------------------------------------------------

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        """The poses of a zone's pieces."""
        if not pieces:
            return []
        if zone.kind == "hand":
            edge = self.table.edge(zone.number)
            return self.own_hand(pieces) if edge == "bottom" else self._rival_hand(edge, pieces)
        if zone.kind == "group":
            return self._group(zone.number, len(pieces))
        return [self.pile_pose(zone, depth, depth == len(pieces) - 1) for depth in range(len(pieces))]

    def own_hand(self, pieces: list[Piece]) -> list[Pose]:
        """One's cards side by side; sorted by groups, with room between the groups and no tilt for their frames."""
        m, area, width = self.m, self.hand_area(), self.m.px(OWN)
        breaks = self.table.breaks([piece.key for piece in pieces])
        if not breaks:
            tight = area.inflate(-m.px(40), 0)
            return [
                self._lifted(piece, pose)
                for piece, pose in zip(pieces, self.table.hand.poses(pieces, tight, width), strict=True)
            ]
        gap, blocks = m.px(GAP), len(breaks) + 1
        inside = len(pieces) - blocks
        step = min(width * 0.8, (area.width - blocks * width - (blocks - 1) * gap) / max(1, inside))
        x = area.centerx - (inside * step + blocks * width + (blocks - 1) * gap) / 2 + width / 2
        poses = []
        for index, piece in enumerate(pieces):
            if index:
                x += width + gap if index in breaks else step
            pose = Pose(x, area.centery, width, 0, 10 + index)
            if piece.key == self.table.hand.raised:
                pose = replace(pose, y=pose.y - width * 0.16)
            poses.append(self._lifted(piece, pose))
        return poses

    def _lifted(self, piece: Piece, pose: Pose) -> Pose:
        """A card that is picked for a group, or chosen to be laid off, stands out."""
        return replace(pose, y=pose.y - pose.width * 0.3) if self.table.picked(piece.key) else pose

    def _rival_hand(self, edge: str, pieces: list[Piece]) -> list[Pose]:
        m = self.m
        count = len(pieces)
        open_cards = any(piece.face_up for piece in pieces)
        step = m.px(38 if open_cards else 27) if edge == "top" else m.px(35 if open_cards else 25)
        poses = []
        for number in range(count):
            along = (number - (count - 1) / 2) * step
            if edge == "top":
                poses.append(Pose(m.width / 2 + along, m.px(116), m.px(RIVAL), 0 if open_cards else 180, number))
            else:
                x = m.width - m.px(84) if edge == "right" else m.px(84)
                turned = 90 if edge == "right" else 270
                poses.append(Pose(x, m.height * 0.40 + along, m.px(RIVAL), turned, number))
        return poses

    def pile_pose(self, zone: Zone, depth: int, top: bool = True) -> Pose:
        """Stock and discards in the middle; put aside, small, once the hand is closed."""
        m = self.m
        lift = min(depth, 8)
        if self.table.shown.closed:
            aside, low = m.px(66 if zone == STOCK else 128), m.height - m.px(178)
            return Pose(aside - lift * m.px(0.5), low - lift * m.px(0.8), m.px(ASIDE), 0, depth - 40)
        x, y = self.middle()
        if zone == STOCK:
            return Pose(x - m.px(70) - lift * m.px(0.8), y - lift * m.px(1.2), m.px(MIDDLE), 0, depth)
        tilt = 0 if top else (5, -4, 7, -6, 3)[depth % 5]
        return Pose(x + m.px(70), y, m.px(MIDDLE), tilt, depth)

    def pile_rect(self, zone: Zone) -> pygame.Rect:
        """The top of the stock or of the discards."""
        pieces = self.table.stage.zone(zone)
        return self.table.stage.rect(pieces[-1]) if pieces else pygame.Rect(0, 0, 0, 0)

    # -- groups on the table -----------------------------------------------------------------------------------

    def row(self, seat: int) -> pygame.Rect:
        """The part of the cloth where a seat shows its groups."""
        m, seats, edge = self.m, self.table.seats, self.table.edge(seat)
        height = m.px(GROUP[seats] * CARD_RATIO)
        left, right = m.px(190), m.width - m.px(190)
        top, low = m.px(176), self.hand_area().top - m.px(34)
        rows = 3 if seats == 4 else 2
        middle_of = [top + (low - top) * (2 * row + 1) / (2 * rows) for row in range(rows)]
        if edge == "top":
            rect = pygame.Rect(left, 0, right - left, height)
            rect.centery = round(middle_of[0])
        elif edge == "bottom":
            rect = pygame.Rect(left, 0, right - left, height)
            rect.centery = round(middle_of[-1])
        else:
            half = (right - left) // 2 - m.px(14)
            rect = pygame.Rect(left if edge == "left" else right - half, 0, half, height)
            rect.centery = round(middle_of[1 if seats == 4 else 0])
        return rect

    def _group(self, number: int, count: int) -> list[Pose]:
        """The cards of a group beside the other groups of its owner, closer together the more there are."""
        m, table = self.m, self.table
        owner = table.shown.owners[number]
        mine = [other for other, whose in enumerate(table.shown.owners) if whose == owner]
        counts = [count if other == number else len(table.stage.zone(group_of(other))) for other in mine]
        area = self.row(owner)
        width, gap = m.px(GROUP[table.seats]), m.px(64)
        steps = sum(max(0, size - 1) for size in counts)
        room = area.width - len(mine) * width - gap * (len(mine) - 1)
        step = min(width * 0.62, room / max(1, steps))
        total: float = steps * step + len(mine) * width + gap * (len(mine) - 1)
        x = area.centerx - total / 2
        for other, size in zip(mine, counts, strict=True):
            if other == number:
                break
            x += max(0, size - 1) * step + width + gap
        return [Pose(x + width / 2 + index * step, area.centery, width, 0, index) for index in range(count)]

    def group_rect(self, number: int) -> pygame.Rect:
        """The rectangle around a group on the table."""
        stage = self.table.stage
        rects = [stage.rect(piece, piece.goal) for piece in stage.zone(group_of(number))]
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
