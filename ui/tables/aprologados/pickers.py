"""Choosing tiles: the letter of a blank, tiles to exchange; and a look at those unseen."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK
from game.aprologados.view import AprologadosView
from ui import colours
from ui.focus import Target
from ui.paint import PREMULTIPLIED
from ui.scene import Scene
from ui.tables.aprologados.places import Places
from ui.tables.aprologados.tray import Tray

if TYPE_CHECKING:
    from ui.app import App


@dataclass(frozen=True)
class Cell:
    """A tile that can be chosen: its name, its picture's tile, the number under it."""

    name: str
    tile: str
    count: int | None = None
    chosen: bool = False
    enabled: bool = True


class Table(Protocol):
    """What a picker needs of the table under it."""

    setting: Setting

    @property
    def places(self) -> Places: ...
    @property
    def tray(self) -> Tray: ...
    def tile_face(self, tile: str) -> str: ...


class TilesScene(Scene):
    """A panel with a title, a grid of tiles, and buttons below."""

    opaque = False
    widest = 8
    """The most tiles in a row."""
    tile_units = 56
    extra_units = 0
    """Room between the grid and the buttons."""

    def __init__(self, app: "App", table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.hovered = ""

    # -- what a picker fills in --------------------------------------------------------------------------------

    def title(self) -> str:
        """What to choose."""
        raise NotImplementedError

    def note(self) -> str:
        """A line under the title."""
        return ""

    def cells(self) -> list[Cell]:
        """The tiles of the grid."""
        raise NotImplementedError

    def choose(self, cell: Cell) -> None:
        """A tile was clicked."""

    def buttons(self) -> list[tuple[str, str, Callable[[], object], str, bool]]:
        """Name, text, action, style and whether it can be pressed, from left to right."""
        return [("close", self.say("common.back"), self.back, "primary", True)]

    # -- layout ------------------------------------------------------------------------------------------------

    @property
    def tile(self) -> int:
        """The width of a tile of the grid."""
        return self.m.px(self.tile_units)

    def columns(self) -> int:
        """As many tiles in a row as make all rows about equally long."""
        count = max(1, len(self.cells()))
        return -(-count // -(-count // self.widest))

    def step(self) -> tuple[int, int]:
        """From a tile to the next, across and down."""
        counted = any(cell.count is not None for cell in self.cells())
        return round(self.tile * 1.16), round(self.tile * 1.12) + (self.m.pt(22) if counted else 0)

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        cells = self.cells()
        across, down = self.step()
        columns = self.columns()
        rows = -(-len(cells) // columns)
        width = max(columns * across + m.px(72), m.pt(540))
        height = self.head() + rows * down + m.px(self.extra_units) + m.pt(50) + m.px(60)
        rect = pygame.Rect(0, 0, min(width, m.width - m.px(20)), min(height, m.height - m.px(12)))
        column = self.table.places.column
        rect.center = (column.centerx if rect.width <= column.width else m.width // 2, m.height // 2)
        return rect

    def head(self) -> int:
        """How much of the panel title and note take."""
        return self.m.px(30) + self.m.pt(40) + (self.m.pt(28) if self.note() else 0)

    def cell_rect(self, number: int) -> pygame.Rect:
        """The place of a tile."""
        cells = self.cells()
        across, down = self.step()
        columns = self.columns()
        box = self.box()
        rows = -(-len(cells) // columns)
        row, column = divmod(number, columns)
        in_row = columns if row < rows - 1 else len(cells) - columns * (rows - 1)
        left = box.centerx - in_row * across / 2 + column * across + (across - self.tile) / 2
        return pygame.Rect(round(left), box.top + self.head() + row * down, self.tile, self.tile)

    def build(self) -> None:
        m, box = self.m, self.box()
        for number, cell in enumerate(self.cells()):
            self.focus.add(
                Target(
                    f"tile {cell.name}",
                    partial(self.cell_rect, number),
                    partial(self._press, number),
                    partial(self._enabled, number),
                )
            )
        buttons = self.buttons()
        gap, height = m.px(12), m.pt(48)
        width = min(m.pt(240), (box.width - m.px(56) - gap * (len(buttons) - 1)) // len(buttons))
        left = box.centerx - (width * len(buttons) + gap * (len(buttons) - 1)) // 2
        for number, (name, text, action, kind, enabled) in enumerate(buttons):
            rect = pygame.Rect(left + number * (width + gap), box.bottom - m.px(26) - height, width, height)
            self.form.button(rect, text, action, kind, enabled, name=name)

    def _enabled(self, number: int) -> bool:
        cells = self.cells()
        return number < len(cells) and cells[number].enabled

    def _press(self, number: int) -> None:
        cell = self.cells()[number]
        if cell.enabled:
            self.app.sounds.play("tile")
            self.choose(cell)

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.hovered = next(
                (
                    cell.name
                    for number, cell in enumerate(self.cells())
                    if cell.enabled and self.cell_rect(number).collidepoint(event.pos)
                ),
                "",
            )
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for number in range(len(self.cells())):
                if self.cell_rect(number).collidepoint(event.pos):
                    self._press(number)
                    return True
        if event.type == pygame.KEYDOWN and self.letter(event):
            return True
        return super().handle(event)

    def letter(self, event: pygame.Event) -> bool:
        """A letter chooses its tile."""
        typed = event.unicode.lower()
        if len(typed) != 1 or not (typed.isalpha() or typed == BLANK):
            return False
        for number, cell in enumerate(self.cells()):
            if cell.tile.lower() == typed and cell.enabled and not cell.chosen:
                self._press(number)
                break
        return True

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        paint.text(
            surface,
            self.title(),
            (box.centerx, box.top + m.px(22)),
            26,
            "serif",
            colours.BRASS,
            "midtop",
            box.width - m.px(48),
        )
        if self.note():
            paint.text(
                surface,
                self.note(),
                (box.centerx, box.top + m.px(26) + m.pt(36)),
                17,
                "sans",
                colours.CREAM,
                "midtop",
                box.width - m.px(48),
            )
        for number, cell in enumerate(self.cells()):
            self._draw_cell(surface, cell, self.cell_rect(number))
        self.draw_extra(surface)
        super().draw(surface)

    def draw_extra(self, surface: pygame.Surface) -> None:
        """What stands between the grid and the buttons."""

    def _draw_cell(self, surface: pygame.Surface, cell: Cell, rect: pygame.Rect) -> None:
        m = self.m
        if cell.chosen or (cell.name == self.hovered and cell.enabled):
            rect = rect.move(0, -m.px(5))
        alpha = 255 if cell.enabled else 70
        image = self.app.sprites.get(self.table.tile_face(cell.tile), rect.size)
        if alpha < 255:
            image = image.copy()
            image.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(image, rect, special_flags=PREMULTIPLIED)
        if cell.chosen:
            glow = rect.inflate(m.px(6), m.px(6))
            surface.blit(self.app.sprites.get("tiles/selected", glow.size), glow, special_flags=PREMULTIPLIED)
        if cell.count is not None:
            self.paint.text(
                surface,
                str(cell.count),
                (rect.centerx, rect.bottom + m.px(1)),
                16,
                "bold",
                colours.IVORY if cell.enabled else (140, 126, 106),
                "midtop",
            )


class BlankScene(TilesScene):
    """Which letter a blank shows."""

    def __init__(self, app: "App", table: Table, done: Callable[[str], object]) -> None:
        super().__init__(app, table)
        self.done = done

    def title(self) -> str:
        return self.say("aprologados.window.blank")

    def cells(self) -> list[Cell]:
        faces = sorted(self.table.setting.tiles.faces, key=alphabetical)
        return [Cell(face, face.upper()) for face in faces]

    def choose(self, cell: Cell) -> None:
        self.app.pop()
        self.done(cell.name)

    def buttons(self) -> list[tuple[str, str, Callable[[], object], str, bool]]:
        return [("cancel", self.say("common.cancel"), self.back, "", True)]


class ExchangeScene(TilesScene):
    """Which tiles go back to the bag."""

    tile_units = 64

    def __init__(self, app: "App", table: Table, done: Callable[[list[str]], object]) -> None:
        super().__init__(app, table)
        self.done = done
        self.chosen: set[int] = set()

    def title(self) -> str:
        return self.say("aprologados.window.exchange_title")

    def note(self) -> str:
        return self.say("aprologados.window.exchange_note")

    def cells(self) -> list[Cell]:
        return [
            Cell(str(number), tile.face, chosen=number in self.chosen)
            for number, tile in enumerate(self.table.tray.tiles)
        ]

    def choose(self, cell: Cell) -> None:
        self.chosen ^= {int(cell.name)}
        self.rebuild()

    def buttons(self) -> list[tuple[str, str, Callable[[], object], str, bool]]:
        count = len(self.chosen)
        return [
            ("cancel", self.say("common.cancel"), self.back, "", True),
            ("exchange", self.say("aprologados.window.exchange_n", n=count), self._exchange, "primary", count > 0),
        ]

    def _exchange(self) -> None:
        tiles = [self.table.tray.tiles[number].face for number in sorted(self.chosen)]
        self.app.pop()
        self.done(tiles)


class UnseenScene(TilesScene):
    """The tiles that the viewer does not see: in the bag or on the rival's rack."""

    def __init__(self, app: "App", table: Table, view: AprologadosView) -> None:
        super().__init__(app, table)
        self.view = view

    def title(self) -> str:
        return self.say("aprologados.window.unseen")

    def note(self) -> str:
        view = self.view
        rival = view.rack_counts[1 - view.seat] if view.seat is not None else 0
        return self.say("aprologados.window.unseen_note", bag=view.bag, rival=rival)

    def cells(self) -> list[Cell]:
        left = Counter(self.view.unseen())
        faces = sorted(self.table.setting.tiles.counts, key=alphabetical)
        return [Cell(face, face, left[face], enabled=left[face] > 0) for face in faces]


def alphabetical(face: str) -> tuple[str, str]:
    """The order of a dictionary: ñ after n, the blank at the end."""
    return ("~" if face == BLANK else face.replace("ñ", "n~"), face)
