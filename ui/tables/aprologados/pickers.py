"""Choosing tiles: the letter of a blank, tiles to exchange, tiles dealt by hand; and the view of those unseen."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.aprologados.parts import Take
from game.aprologados.tiles import BLANK
from game.core import IllegalMove
from ui import colours
from ui.focus import Target
from ui.paint import PREMULTIPLIED
from ui.scene import Scene
from ui.tables.base.pause import PauseScene

if TYPE_CHECKING:
    from ui.app import App
    from ui.tables.aprologados.table import AprologadosTable


@dataclass(frozen=True)
class Cell:
    """A tile that can be chosen: its name, its picture's tile, the number under it."""

    name: str
    tile: str
    count: int | None = None
    chosen: bool = False
    enabled: bool = True


class TilesScene(Scene):
    """A panel with a title, a grid of tiles, and buttons below."""

    opaque = False
    widest = 8
    """The most tiles in a row."""
    tile_units = 56
    extra_units = 0
    """Room between the grid and the buttons."""

    def __init__(self, app: "App", table: "AprologadosTable") -> None:
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
                    lambda n=number: self.cell_rect(n),
                    lambda n=number: self._press(n),
                    lambda n=number: n < len(self.cells()) and self.cells()[n].enabled,
                )
            )
        buttons = self.buttons()
        gap, height = m.px(12), m.pt(48)
        width = min(m.pt(240), (box.width - m.px(56) - gap * (len(buttons) - 1)) // len(buttons))
        left = box.centerx - (width * len(buttons) + gap * (len(buttons) - 1)) // 2
        for number, (name, text, action, kind, enabled) in enumerate(buttons):
            rect = pygame.Rect(left + number * (width + gap), box.bottom - m.px(26) - height, width, height)
            self.form.button(rect, text, action, kind, enabled, name=name)

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

    def __init__(self, app: "App", table: "AprologadosTable", done: Callable[[str], object]) -> None:
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

    def __init__(self, app: "App", table: "AprologadosTable", done: Callable[[list[str]], object]) -> None:
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

    def title(self) -> str:
        return self.say("aprologados.window.unseen")

    def note(self) -> str:
        seen = self.table.seen
        rival = seen.rack_counts[1 - seen.seat] if seen.seat is not None else 0
        return self.say("aprologados.window.unseen_note", bag=seen.bag, rival=rival)

    def cells(self) -> list[Cell]:
        left = Counter(self.table.seen.unseen())
        faces = sorted(self.table.setting.tiles.counts, key=alphabetical)
        return [Cell(face, face, left[face], enabled=left[face] > 0) for face in faces]


class DealScene(TilesScene):
    """The tiles that a player takes, entered by hand out of those still undealt."""

    extra_units = 84

    def __init__(self, app: "App", table: "AprologadosTable", seat: int) -> None:
        super().__init__(app, table)
        self.seat = seat
        self.taken: list[str] = []
        self.undealt = Counter(table.state.bag)
        self.wanted = table.state.missing[seat]

    def title(self) -> str:
        return self.say("aprologados.window.deal_title", name=self.table.match.seats[self.seat].name)

    def note(self) -> str:
        return self.say("aprologados.window.deal_note", n=self.wanted, left=self.wanted - len(self.taken))

    def cells(self) -> list[Cell]:
        left = self.undealt - Counter(self.taken)
        full = len(self.taken) >= self.wanted
        return [
            Cell(face, face, left[face], enabled=left[face] > 0 and not full)
            for face in sorted(self.table.setting.tiles.counts, key=alphabetical)
        ]

    def choose(self, cell: Cell) -> None:
        self.taken.append(cell.tile)
        self.rebuild()

    def _untake(self, number: int) -> None:
        del self.taken[number]
        self.app.sounds.play("tile")
        self.rebuild()

    def buttons(self) -> list[tuple[str, str, Callable[[], object], str, bool]]:
        full = len(self.taken) == self.wanted
        return [
            ("menu", self.say("table.menu"), self.back, "", True),
            ("random", self.say("aprologados.window.deal_random"), self._at_random, "", not full),
            ("deal", self.say("aprologados.window.deal"), self._deal, "primary", full),
        ]

    def build(self) -> None:
        super().build()
        for number in range(len(self.taken)):
            self.focus.add(Target(f"taken {number}", lambda n=number: self.slot(n), lambda n=number: self._untake(n)))

    def slot(self, number: int) -> pygame.Rect:
        """The place of a tile that has been chosen."""
        m, box = self.m, self.box()
        step = round(self.tile * 1.12)
        left = box.centerx - self.wanted * step // 2 + number * step
        top = box.bottom - m.px(26) - m.pt(48) - m.px(18) - self.tile
        return pygame.Rect(left, top, self.tile, self.tile)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for number in range(len(self.taken)):
                if self.slot(number).collidepoint(event.pos):
                    self._untake(number)
                    return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.taken:
            self._untake(len(self.taken) - 1)
            return True
        return super().handle(event)

    def _at_random(self) -> None:
        """Draw what is missing blindly; a computer's tiles are dealt at once, unseen."""
        left = sorted((self.undealt - Counter(self.taken)).elements())
        self.table.shuffler.shuffle(left)
        self.taken += left[: self.wanted - len(self.taken)]
        if self.table.match.seats[self.seat].human:
            self.rebuild()
        else:
            self._deal()

    def _deal(self) -> None:
        self.app.pop()
        try:
            self.table.commit(Take(self.seat, tuple(self.taken)), self.table.state.turn)
        except IllegalMove as error:
            self.table.refuse(error)

    def back(self) -> None:
        self.app.push(PauseScene(self.app, self.table))

    def uncovered(self) -> None:
        if self.table.state.missing[self.seat] != self.wanted:  # something was taken back meanwhile
            self.app.pop()

    def draw_extra(self, surface: pygame.Surface) -> None:
        for number in range(self.wanted):
            rect = self.slot(number)
            if number < len(self.taken):
                image = self.app.sprites.get(self.table.tile_face(self.taken[number]), rect.size)
                surface.blit(image, rect, special_flags=PREMULTIPLIED)
            else:
                pygame.draw.rect(surface, (18, 11, 7), rect, border_radius=self.m.px(8))
                pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(1, self.m.px(1.5)), self.m.px(8))


def alphabetical(face: str) -> tuple[str, str]:
    """The order of a dictionary: ñ after n, the blank at the end."""
    return ("~" if face == BLANK else face.replace("ñ", "n~"), face)
