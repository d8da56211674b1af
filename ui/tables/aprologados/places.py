"""Where everything lies on the table of Aprologados, from the window's size alone."""

from dataclasses import dataclass

import pygame

from ui.measures import Measures
from ui.stage.stage import Pose, Zone

FRAME = 20
"""The frame of the board, in units, with letters and numbers on it."""
LAID = Zone("laid")
"""What a hand has laid on the board for now."""


def square_of(square: int) -> Zone:
    """The zone of a square of the board."""
    return Zone("square", square)


def rack_of(seat: int) -> Zone:
    """The zone of a seat's rack."""
    return Zone("rack", seat)


@dataclass(frozen=True)
class Places:
    """The geometry of one table: the board with its rack, and the column beside it."""

    m: Measures
    size: int
    """The side of the board in squares."""
    frame: pygame.Rect
    """The board with its frame."""
    squares: pygame.Rect
    cell: int
    rack: pygame.Rect
    tile: int
    """The width of a tile on the rack."""
    column: pygame.Rect
    """What stands beside the board."""

    # -- the board ---------------------------------------------------------------------------------------------

    def square(self, number: int) -> pygame.Rect:
        """The place of a square."""
        row, column = divmod(number, self.size)
        return pygame.Rect(
            self.squares.left + column * self.cell, self.squares.top + row * self.cell, self.cell, self.cell
        )

    def square_at(self, position: tuple[int, int]) -> int | None:
        """The square under a point."""
        if not self.squares.collidepoint(position):
            return None
        row, column = (position[1] - self.squares.top) // self.cell, (position[0] - self.squares.left) // self.cell
        return row * self.size + column

    def on_square(self, number: int) -> Pose:
        """How a tile lies on a square."""
        rect = self.square(number)
        return Pose(rect.centerx, rect.centery, rect.width - max(1, self.m.px(1)), 0, 0)

    # -- racks -------------------------------------------------------------------------------------------------

    def on_rack(self, number: int, count: int, lifted: bool) -> Pose:
        """A tile of the rack below the board."""
        x = self.rack.centerx + (number - (count - 1) / 2) * self.tile * 1.08
        return Pose(x, self.rack.top + self.tile * (0.28 if lifted else 0.42), self.tile, 0, 10 + number)

    @property
    def other_rack(self) -> pygame.Rect:
        """The rack of who sits across, where it is seen: in a replay, instead of the buttons."""
        row = self.actions
        rect = pygame.Rect(0, 0, min(row.width - row.height, round(row.height * 7)), row.height)
        rect.midright = row.midright
        return rect

    def on_other_rack(self, number: int, count: int) -> Pose:
        """A tile of that rack."""
        rack = self.other_rack
        width = rack.height * 0.82
        x = rack.centerx + (number - (count - 1) / 2) * width * 1.08
        return Pose(x, rack.top + width * 0.42, width, 0, 10 + number)

    # -- the column --------------------------------------------------------------------------------------------

    def plate(self, place: int) -> pygame.Rect:
        """The plate of who sits so many places from the bottom; one's own on the left."""
        m, column = self.m, self.column
        gap = m.px(10)
        width = (column.width - gap) // 2
        return pygame.Rect(column.left + place * (width + gap), column.top + m.px(40) + m.pt(30), width, m.px(64))

    @property
    def live(self) -> pygame.Rect:
        """Where the live score stands."""
        top = self.plate(0).bottom + self.m.px(10)
        return pygame.Rect(self.column.left, top, self.column.width, self.m.pt(134))

    @property
    def actions(self) -> pygame.Rect:
        """The row of large buttons, beside the rack."""
        height = self.m.px(54)
        return pygame.Rect(self.column.left, self.column.bottom - height, self.column.width, height)

    @property
    def plays(self) -> pygame.Rect:
        """Where the plays stand."""
        m, top = self.m, self.live.bottom
        return pygame.Rect(
            self.column.left, top + m.px(10), self.column.width, self.actions.top - m.px(10) - top - m.px(10)
        )

    @property
    def bag(self) -> pygame.Rect:
        """The button that shows how many tiles the bag has."""
        m, box = self.m, self.plays
        rect = pygame.Rect(0, 0, m.pt(128), m.pt(32))
        rect.topright = (box.right - m.px(10), box.top + m.px(9))
        return rect

    def from_bag(self) -> Pose:
        """Where tiles come from."""
        return Pose(self.bag.centerx, self.bag.centery, self.cell * 0.7, 0, 300)


def places(m: Measures, size: int) -> Places:
    """The board as large as the height allows, the rack below, a column on the right."""
    edge, gap, rack_height = m.px(14), m.px(18), m.px(64)
    most = min(m.height - edge - rack_height - m.px(8) - m.px(14), round(m.width * 0.56))
    border = m.px(FRAME)
    cell = (most - 2 * border) // size
    side = cell * size + 2 * border
    column_width = min(m.px(640), m.width - side - gap - 2 * m.px(20))
    left = (m.width - side - gap - column_width) // 2
    frame = pygame.Rect(left, edge, side, side)
    rack = pygame.Rect(0, 0, m.px(452), rack_height)
    rack.midtop = (frame.centerx, frame.bottom + m.px(8))
    column = pygame.Rect(frame.right + gap, edge, column_width, rack.bottom - edge)
    return Places(m, size, frame, frame.inflate(-2 * border, -2 * border), cell, rack, m.px(54), column)
