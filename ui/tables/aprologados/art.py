"""How the things of Aprologados look and where they lie: tiles with their values, the board, the columns."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.aprologados.board import Layout
from game.aprologados.parts import COLUMNS
from game.aprologados.tiles import BLANK, TileSet
from ui import colours
from ui.measures import Measures
from ui.paint import PREMULTIPLIED, slice_nine

if TYPE_CHECKING:
    from ui.app import App

SQUARES = {"T": "T", "D": "D", "+": "D", "t": "t2", "d": "d2", "*": "centre", ".": "square"}
VALUE_SHARE, VALUE_AT = 0.44, (0.80, 0.73)
"""The figure on a tile: its size and its middle, in shares of the tile."""
FRAME = 20
"""The frame of the board, in units, with letters and numbers on it."""


def face_name(face: str) -> str:
    """A face as the pictures are named."""
    return face.upper().replace("Ñ", "N_TILDE")


def tile_sprite(app: "App", tiles: TileSet, tile: str) -> str:
    """The picture of a tile: in lower case one with its value, in capitals a blank that shows a letter."""
    if tile == BLANK:
        return "tiles/blank"
    if tile.isupper():
        return f"tiles/as_blank_{face_name(tile)}"
    value = tiles.value(tile)
    name = f"tile:{tile}:{value}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        image = app.sprites.get(f"tiles/{face_name(tile)}", size).copy()
        figure = app.sprites.get(f"tiles/value_{value}", (round(size[0] * VALUE_SHARE),) * 2)
        x = VALUE_AT[0] - (0.05 if value > 9 else 0)
        image.blit(
            figure,
            figure.get_rect(center=(round(size[0] * x), round(size[1] * VALUE_AT[1]))),
            special_flags=PREMULTIPLIED,
        )
        return image

    app.sprites.paint(name, painter)
    return name


@dataclass(frozen=True)
class Places:
    """Where everything lies, from the window's size alone."""

    frame: pygame.Rect
    """The board with its frame."""
    squares: pygame.Rect
    cell: int
    rack: pygame.Rect
    tile: int
    """The width of a tile on the rack."""
    column: pygame.Rect
    """What stands beside the board."""

    def square(self, number: int, size: int) -> pygame.Rect:
        """The place of a square."""
        return pygame.Rect(
            self.squares.left + number % size * self.cell,
            self.squares.top + number // size * self.cell,
            self.cell,
            self.cell,
        )

    def square_at(self, position: tuple[int, int], size: int) -> int | None:
        """The square under a point."""
        if not self.squares.collidepoint(position):
            return None
        return (position[1] - self.squares.top) // self.cell * size + (position[0] - self.squares.left) // self.cell


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
    return Places(frame, frame.inflate(-2 * border, -2 * border), cell, rack, m.px(54), column)


def board_sprite(app: "App", layout: Layout) -> str:
    """The empty board in the user's language, painted once for each size."""
    m = app.measures
    name = f"board:{layout.name}:{app.settings.language}:{m.size}:{m.text_scale}"
    app.sprites.paint(name, lambda wanted: _paint_board(app, layout, wanted))
    return name


def _paint_board(app: "App", layout: Layout, wanted: tuple[int, int]) -> pygame.Surface:
    m, paint = app.measures, app.painter
    image = pygame.Surface(wanted, pygame.SRCALPHA)
    border = m.px(FRAME)
    cell = (wanted[0] - 2 * border) // layout.size
    image.fill((14, 10, 8, 255))
    for square, mark in enumerate(layout.marks):
        rect = pygame.Rect(border + square % layout.size * cell, border + square // layout.size * cell, cell, cell)
        image.blit(app.sprites.get(f"boards/{SQUARES[mark]}", (cell, cell)), rect, special_flags=PREMULTIPLIED)
        key = f"aprologados.mark.{'D' if mark == '+' else mark}"
        if app.knows(key):
            units = min(cell * 0.36 / m.unit, 26) / m.text_scale
            paint.text(
                image,
                app.say(key),
                (rect.centerx, rect.top + cell * 0.77),
                units,
                "bold",
                colours.IVORY,
                "center",
                shadow=True,
            )
    frame = slice_nine(app.sprites.source("boards/frame"), wanted, 39, border)
    image.blit(frame, (0, 0), special_flags=PREMULTIPLIED)
    for number in range(layout.size):
        middle = border + number * cell + cell / 2
        letter, digits = COLUMNS[number], str(number + 1)
        for text, at in ((letter, (middle, border * 0.5)), (digits, (border * 0.5, middle))):
            paint.text(image, text, at, 14 / m.text_scale, "bold", colours.CREAM, "center", shadow=True)
    return image
