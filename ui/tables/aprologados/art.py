"""What the table of Aprologados looks like: tiles with their values, the board, and the marks on it."""

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.aprologados.board import Layout
from game.aprologados.legality import Preview
from game.aprologados.parts import COLUMNS
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK, TileSet
from game.core import Match
from ui import colours
from ui.app import App
from ui.measures import Measures
from ui.paint import PREMULTIPLIED, Painter, slice_nine
from ui.sprites import Sprites
from ui.tables.aprologados.places import FRAME, Places
from ui.tables.aprologados.shown import Shown, Told

SQUARES = {"T": "T", "D": "D", "+": "D", "t": "t2", "d": "d2", "*": "centre", ".": "square"}
VALUE_SHARE, VALUE_AT = 0.44, (0.80, 0.73)
"""The figure on a tile: its size and its middle, in shares of the tile."""


def face_name(face: str) -> str:
    """A face as the pictures are named."""
    return face.upper().replace("Ñ", "N_TILDE")


def tile_sprite(sprites: Sprites, tiles: TileSet, tile: str) -> str:
    """The picture of a tile: in lower case one with its value, in capitals a blank that shows a letter."""
    if tile == BLANK:
        return "tiles/blank"
    if tile.isupper():
        return f"tiles/as_blank_{face_name(tile)}"
    value = tiles.value(tile)
    name = f"tile:{tile}:{value}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        image = sprites.get(f"tiles/{face_name(tile)}", size).copy()
        figure = sprites.get(f"tiles/value_{value}", (round(size[0] * VALUE_SHARE),) * 2)
        x = VALUE_AT[0] - (0.05 if value > 9 else 0)
        image.blit(
            figure,
            figure.get_rect(center=(round(size[0] * x), round(size[1] * VALUE_AT[1]))),
            special_flags=PREMULTIPLIED,
        )
        return image

    sprites.paint(name, painter)
    return name


class Drawn(Protocol):
    """What the picture needs of its table."""

    app: App
    shown: Shown
    setting: Setting
    preview: Preview | None

    @property
    def m(self) -> Measures: ...
    @property
    def paint(self) -> Painter: ...
    @property
    def places(self) -> Places: ...
    @property
    def match(self) -> Match: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def bottom(self) -> int: ...
    @property
    def lit(self) -> Told | None: ...
    def avatar(self, seat: int) -> str: ...
    def place_of(self, seat: int) -> int: ...
    def say(self, key: str, **values: object) -> str: ...


# -- the board -----------------------------------------------------------------------------------------------------


def draw_board(surface: pygame.Surface, table: Drawn) -> None:
    """The empty board in the user's language, painted once for each size, and the rack below it."""
    app, paint, spots = table.app, table.paint, table.places
    layout, m = table.setting.layout, paint.m
    name = f"board:{layout.name}:{app.settings.language}:{m.size}:{m.text_scale}"
    app.sprites.paint(name, lambda wanted: _paint_board(app, paint, layout, wanted))
    paint.shadow(surface, spots.frame, 16)
    surface.blit(app.sprites.get(name, spots.frame.size), spots.frame, special_flags=PREMULTIPLIED)
    _draw_rack(surface, table, spots.rack)


def _draw_rack(surface: pygame.Surface, table: Drawn, rect: pygame.Rect) -> None:
    table.paint.shadow(surface, rect, 8, 110)
    surface.blit(table.app.sprites.get("tiles/rack", rect.size), rect, special_flags=PREMULTIPLIED)


def draw_open_racks(surface: pygame.Surface, table: Drawn) -> None:
    """Where all tiles are seen, a rack for the other seat, and on both whose they are."""
    racks, other = (table.places.rack, table.places.other_rack), 1 - table.bottom
    _draw_rack(surface, table, racks[1])
    for seat, rect in zip((table.bottom, other), racks, strict=True):
        at = (rect.left - rect.height * 0.6, rect.centery)
        table.paint.sprite(surface, table.avatar(seat), at, rect.height * 0.8)


def _paint_board(app: App, paint: Painter, layout: Layout, wanted: tuple[int, int]) -> pygame.Surface:
    m = paint.m
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


# -- marks on the board --------------------------------------------------------------------------------------------


def mark_squares(surface: pygame.Surface, table: Drawn, name: str, squares: Iterable[int], grow: int = 0) -> None:
    """A frame around some squares."""
    for square in squares:
        rect = table.places.square(square).inflate(grow, grow)
        surface.blit(table.app.sprites.get(name, rect.size), rect, special_flags=PREMULTIPLIED)


def draw_points(surface: pygame.Surface, table: Drawn, square: int, points: int, colour: colours.Colour) -> None:
    """The points of a play, at the corner of its last tile."""
    m, paint = table.m, table.paint
    text = str(points)
    width, height = paint.text_size(text, 16, "bold")
    rect = pygame.Rect(0, 0, max(width + m.px(14), height + m.px(4)), height + m.px(4))
    rect.center = table.places.square(square).topright
    rect.clamp_ip(table.places.frame)
    pygame.draw.rect(surface, colours.WOOD_DARK, rect.inflate(m.px(4), m.px(4)), border_radius=rect.height)
    pygame.draw.rect(surface, colour, rect, border_radius=rect.height)
    paint.text(surface, text, rect.center, 16, "bold", colours.IVORY, "center")
