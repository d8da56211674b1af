"""What hands do at the table of Aprologados: drag and click tiles, choose a square, type a word."""

from dataclasses import replace
from typing import Protocol

import pygame

from game.aprologados.setting import Setting
from ui import colours
from ui.app import App
from ui.focus import ARROWS, Focus
from ui.measures import Measures
from ui.paint import PREMULTIPLIED, Painter
from ui.stage.stage import Piece, Stage
from ui.tables.aprologados.places import LAID, Places, rack_of
from ui.tables.aprologados.shown import Shown
from ui.tables.aprologados.tray import NoTile, OffBoard, Tile, Tray, Writer

DRAG_STARTS_AT = 8
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Handled(Protocol):
    """What hands need of their table."""

    app: App
    stage: Stage
    focus: Focus
    shown: Shown
    setting: Setting

    @property
    def m(self) -> Measures: ...
    @property
    def paint(self) -> Painter: ...
    @property
    def places(self) -> Places: ...
    @property
    def tray(self) -> Tray: ...
    @property
    def bottom(self) -> int: ...
    def key(self, tile: Tile) -> str: ...
    def arrange(self) -> None: ...
    def lay(self, tile: Tile, square: int) -> None: ...
    def play(self) -> None: ...
    def recall(self) -> None: ...
    def tell(self, sentence: str) -> None: ...
    def say(self, key: str, **values: object) -> str: ...


class Fingers:
    """The mouse and the keyboard over the board and the rack."""

    def __init__(self, table: Handled) -> None:
        self.table = table
        self.writer: Writer | None = None
        self.dragging: Piece | None = None
        self._pressed: tuple[Piece, tuple[int, int]] | None = None
        self._last_square: int | None = None

    @property
    def selected(self) -> Tile | None:
        """The tile that the next click on a square lays there."""
        return self.table.tray.picked

    @selected.setter
    def selected(self, tile: Tile | None) -> None:
        self.table.tray.picked = tile

    def forget(self) -> None:
        """Let go of everything: a play was made, or the tiles went back."""
        self.selected = self.writer = self.dragging = self._pressed = None

    def _tile(self, piece: Piece) -> Tile | None:
        return next((tile for tile in self.table.tray.tiles if self.table.key(tile) == piece.key), None)

    # -- the mouse ---------------------------------------------------------------------------------------------

    def mouse(self, event: pygame.Event) -> bool:
        """Take a mouse event."""
        table = self.table
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            piece = table.stage.at(event.pos, (rack_of(table.bottom), LAID))
            self._pressed = (piece, event.pos) if piece else None
            return piece is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            piece = table.stage.at(event.pos, (LAID,))
            tile = self._tile(piece) if piece else None
            if tile:
                self._back(tile)
            elif self.writer:
                self._flip()
            return True
        return False

    def _motion(self, position: tuple[int, int]) -> bool:
        if self._pressed and not self.dragging:
            piece, start = self._pressed
            if pygame.Vector2(position).distance_to(start) > DRAG_STARTS_AT:
                self.dragging = piece
                self.writer = None
        if self.dragging is None:
            return False
        width = self.table.places.tile
        self.dragging.pose = self.dragging.goal = replace(
            self.dragging.goal, x=position[0], y=position[1], width=width, depth=500
        )
        self.table.app.redraw()
        return True

    def _release(self, position: tuple[int, int]) -> bool:
        pressed, dragged = self._pressed, self.dragging
        self._pressed = self.dragging = None
        if dragged:
            tile = self._tile(dragged)
            if tile:
                self._drop(tile, dragged, position)
            return True
        if pressed:
            tile = self._tile(pressed[0])
            if tile and self.table.stage.rect(pressed[0]).collidepoint(position):
                self._click_tile(tile)
            return True
        square = self.table.places.square_at(position)
        if square is not None:
            self._click_square(square)
            return True
        return False

    def _drop(self, tile: Tile, piece: Piece, position: tuple[int, int]) -> None:
        table = self.table
        self.selected = None
        square = table.places.square_at(position)
        if square is not None:
            table.lay(tile, square)
            return
        if table.places.rack.inflate(0, table.places.tile).collidepoint(position):
            table.tray.recall(tile)
            others = [other for other in table.stage.zone(rack_of(table.bottom)) if other is not piece]
            nearest = min(others, key=lambda other: abs(other.goal.x - position[0]), default=None)
            other = self._tile(nearest) if nearest else None
            if nearest and other and abs(nearest.goal.x - position[0]) < table.places.tile / 2:
                table.tray.swap(tile, other)
            table.app.sounds.play("tile")
        table.arrange()

    def _click_tile(self, tile: Tile) -> None:
        table = self.table
        square = table.tray.square_of(tile)
        if square is None:
            self.pick(tile)
        elif self.selected is not None:
            table.lay(self.selected, square)
        else:
            self._back(tile)

    def _back(self, tile: Tile) -> None:
        self.writer = None
        self.table.tray.recall(tile)
        self.table.app.sounds.play("tile")
        self.table.arrange()

    def pick(self, tile: Tile) -> None:
        """Take a tile of the rack up, to lay it on the square that is chosen next; again puts it down."""
        self.selected = None if self.selected == tile else tile
        if self.selected and self.table.focus.visible:
            self.start_writing()
        self.table.app.sounds.play("tile")
        self.table.arrange()

    def _click_square(self, square: int) -> None:
        table = self.table
        if self.selected is not None:
            table.lay(self.selected, square)
        elif table.shown.board[square]:
            self.writer = None
        elif self.writer and square in (self.writer.shown, self.writer.start):
            self._flip()
        else:
            self._write_at(square)
        table.app.redraw()

    # -- the keyboard ------------------------------------------------------------------------------------------

    def start_writing(self) -> None:
        """Show the cursor where it was last, or in the centre."""
        self.table.focus.visible = False
        if self.writer is None:
            centre = self.table.setting.layout.centre
            self._write_at(self._last_square if self._last_square is not None else centre)
        self.table.app.redraw()

    def _write_at(self, square: int) -> None:
        table = self.table
        across = self.writer.across if self.writer else True
        self.writer = Writer(table.tray, table.setting.layout, table.shown.board, square, across)
        self._last_square = square

    def key(self, event: pygame.Event) -> bool:
        """Take a key: letters write, arrows go, Space turns the direction, Enter plays."""
        table, key = self.table, event.key
        if table.shown.dealing or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        letter = event.unicode.lower()
        if len(letter) == 1 and letter.isalpha() and not (event.mod & pygame.KMOD_ALT and not event.unicode):
            self._letter(letter.upper() if event.mod & pygame.KMOD_SHIFT else letter)
            return True
        if key == pygame.K_DELETE:
            table.recall()
            return True
        if self.writer is None:
            if table.focus.visible:
                return False
            if key in ARROWS:
                self.start_writing()
                return True
            if key in ENTER and table.tray.placed:
                table.play()
                return True
            return False
        return self._writer_key(self.writer, key)

    def _writer_key(self, writer: Writer, key: int) -> bool:
        table = self.table
        if key in ARROWS:
            writer.move(*ARROWS[key])
            self._last_square = writer.start
        elif key in ENTER:
            if self.selected is not None and writer.next is not None:
                table.lay(self.selected, writer.next)
            else:
                table.play()
        elif key == pygame.K_SPACE:
            self._flip()
        elif key == pygame.K_BACKSPACE:
            if writer.erase():
                table.arrange()
        elif key == pygame.K_ESCAPE:
            self.writer = self.selected = None
            table.arrange()
        elif key == pygame.K_TAB:
            self.writer = None
            return False
        else:
            return False
        table.app.redraw()
        return True

    def _letter(self, letter: str) -> None:
        table = self.table
        self.selected = None
        self.start_writing()
        assert self.writer is not None
        try:
            self.writer.type(letter)
        except NoTile:
            table.tell(table.say("aprologados.no_tile", tile=letter.upper()))
            table.app.sounds.play("wrong")
            return
        except OffBoard:
            table.tell(table.say("aprologados.off_board", word=(self.writer.text + letter).upper()))
            table.app.sounds.play("wrong")
            return
        table.app.sounds.play("tile")
        table.arrange()

    def _flip(self) -> None:
        table = self.table
        assert self.writer is not None
        try:
            self.writer.flip()
        except (NoTile, OffBoard):
            table.tell(table.say("aprologados.off_board", word=self.writer.text.upper()))
            return
        table.arrange()

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The cursor with its arrow, the tile that is picked up, the square under a tile that is carried."""
        table = self.table
        sprites, spots = table.app.sprites, table.places
        if self.selected is not None:
            piece = table.stage.pieces.get(table.key(self.selected))
            if piece:
                rect = table.stage.rect(piece).inflate(table.m.px(4), table.m.px(4))
                surface.blit(sprites.get("tiles/selected", rect.size), rect, special_flags=PREMULTIPLIED)
        square = self.writer.shown if self.writer is not None else None
        if self.writer is not None and square is not None:
            taken = bool(table.shown.board[square]) or square in table.tray.placed
            self._draw_cursor(surface, spots.square(square), self.writer.across, taken)
        if self.dragging is not None:
            square = spots.square_at((round(self.dragging.pose.x), round(self.dragging.pose.y)))
            if square is not None and not table.shown.board[square]:
                table.paint.glow(surface, spots.square(square).inflate(-4, -4), colours.BRASS, 2, 5)
            table.stage.draw_piece(surface, self.dragging)

    def _draw_cursor(self, surface: pygame.Surface, rect: pygame.Rect, across: bool, taken: bool) -> None:
        """A bright frame, and an arrow that says where the word goes: at the edge if a tile lies there."""
        m = self.table.m
        line = max(2, m.px(3))
        pygame.draw.rect(surface, colours.WOOD_DARK, rect.inflate(2, 2), line + 2, m.px(6))
        pygame.draw.rect(surface, (255, 226, 140), rect, line, m.px(6))
        size = rect.width * (0.16 if taken else 0.24)
        ahead, aside = pygame.Vector2(size, 0), pygame.Vector2(0, size)
        if not across:
            ahead, aside = aside, ahead
        middle = pygame.Vector2(rect.center) + (ahead * (rect.width / 2 / size) if taken else pygame.Vector2())
        points = [middle + ahead * 1.1, middle - ahead * 0.6 + aside, middle - ahead * 0.6 - aside]
        pygame.draw.polygon(surface, colours.WOOD_DARK, [p + (p - middle) * 0.3 for p in points])
        pygame.draw.polygon(surface, (255, 226, 140), points)
