"""The score sheet of Chinchón, hand by hand, as on paper."""

from typing import Protocol

import pygame

from game.chinchon.melds import Kind
from game.chinchon.parts import ChinchonOptions, HandResult
from ui import colours
from ui.app import App
from ui.colours import Colour
from ui.scene import Scene
from ui.tables.chinchon.shown import Shown

RULED: Colour = (203, 186, 150)
MARKED: Colour = (250, 240, 205)


def signed(points: int) -> str:
    """Points with their sign: −10, +12, 0."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def plain(points: int) -> str:
    """A total."""
    return f"−{-points}" if points < 0 else str(points)


class Scored(Protocol):
    """What the sheet needs of the table under it."""

    shown: Shown

    @property
    def options(self) -> ChinchonOptions: ...
    @property
    def names(self) -> list[str]: ...
    def avatar(self, seat: int) -> str: ...


class SheetScene(Scene):
    """A ruled sheet over the table, the newest hands in sight. After a hand it stays until it was seen."""

    opaque = False

    def __init__(self, app: App, table: Scored, number: int | None = None) -> None:
        super().__init__(app)
        self.table = table
        self.number = number
        """The hand that has just ended, if the sheet came up because of it."""
        self.scroll = 0

    @property
    def results(self) -> list[HandResult]:
        """The lines of the sheet: the hands that have been counted on the table."""
        return self.table.shown.results

    # -- layout ------------------------------------------------------------------------------------------------

    @property
    def row_height(self) -> int:
        """The height of one hand's line."""
        return self.m.pt(34)

    def box(self) -> pygame.Rect:
        """The sheet, as long as it needs to be."""
        m = self.m
        width = min(m.pt(170) + len(self.table.names) * m.pt(176), m.width - m.px(32))
        height = self._fixed() + self.row_height * max(3, len(self.results))
        rect = pygame.Rect(0, 0, max(width, min(m.pt(620), m.width - m.px(32))), min(height, m.height - m.px(24)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def _fixed(self) -> int:
        """The height of all that is not a line: title, names, how it closed, buttons."""
        m = self.m
        return m.pt(72) + m.pt(46) + m.pt(66) + m.pt(48) + m.px(52)

    def lines_area(self) -> pygame.Rect:
        """Where the lines stand."""
        m, box = self.m, self.box()
        top = box.top + m.pt(72) + m.pt(46)
        return pygame.Rect(box.left + m.px(28), top, box.width - m.px(56), box.height - self._fixed())

    @property
    def fits(self) -> int:
        """How many lines there is room for."""
        return max(1, self.lines_area().height // self.row_height)

    def column(self, seat: int) -> pygame.Rect:
        """A player's column."""
        area, m = self.lines_area(), self.m
        left = area.left + m.pt(62)
        count = len(self.table.names)
        start = left + (area.right - left) * seat // count
        end = left + (area.right - left) * (seat + 1) // count
        return pygame.Rect(start, area.top, end - start, area.height)

    def build(self) -> None:
        m, box = self.m, self.box()
        rect = pygame.Rect(0, 0, m.pt(240), m.pt(48))
        rect.midbottom = (box.centerx, box.bottom - m.px(24))
        label = self.say("chinchon.sheet_go_on" if self.number else "common.close")
        self.form.button(rect, label, self.app.pop, "primary", name="go_on")
        self.focus.suggest(self.focus.targets[0])

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._move(event.y)
        if event.type == pygame.KEYDOWN:
            steps = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: self.fits, pygame.K_PAGEDOWN: -self.fits}
            if event.key in steps:
                return self._move(steps[event.key])
            if event.key == pygame.K_p:
                self.app.pop()
                return True
        return super().handle(event)

    def _move(self, by: int) -> bool:
        self.scroll = max(0, min(len(self.results) - self.fits, self.scroll + by))
        self.app.redraw()
        return True

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.sheet(surface, box)
        paint.text(
            surface, self.say("chinchon.sheet"), (box.left + m.px(36), box.top + m.pt(20)), 32, "title", colours.RED
        )
        limit = self.say("chinchon.sheet_limit", limit=self.table.options.limite)
        paint.text(
            surface, limit, (box.right - m.px(36), box.top + m.pt(32)), 18, "serif_italic", colours.INK_SOFT, "topright"
        )
        area = self.lines_area()
        self._draw_names(surface, area)
        last = len(self.results) - self.scroll
        shown = self.results[max(0, last - self.fits) : last]
        for row, result in enumerate(shown):
            self._draw_line(surface, area, row, result)
        for seat in range(len(self.table.names)):
            x = self.column(seat).left
            pygame.draw.line(surface, RULED, (x, area.top - m.pt(40)), (x, area.top + self.fits * self.row_height))
        self._draw_foot(surface, box)
        if len(self.results) > self.fits:
            self._draw_bar(surface, area, last)
        super().draw(surface)

    def _draw_names(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        m, paint = self.m, self.paint
        y = area.top - m.pt(26)
        paint.text(
            surface,
            self.say("chinchon.sheet_hand"),
            (area.left + m.px(6), y),
            16,
            "sans",
            colours.INK_SOFT,
            "midleft",
            m.pt(54),
        )
        playing = self.table.shown.playing
        for seat, name in enumerate(self.table.names):
            column = self.column(seat)
            size = m.pt(32)
            paint.sprite(
                surface,
                self.table.avatar(seat),
                (column.left + m.px(10) + size / 2, y),
                size,
                alpha=255 if seat in playing else 120,
            )
            paint.text(
                surface,
                name,
                (column.left + m.px(16) + size, y),
                18,
                "bold",
                colours.INK,
                "midleft",
                column.width - size - m.px(24),
            )
        pygame.draw.line(
            surface,
            colours.BRASS_DARK,
            (area.left, area.top - m.px(2)),
            (area.right, area.top - m.px(2)),
            max(1, m.px(2)),
        )

    def _draw_line(self, surface: pygame.Surface, area: pygame.Rect, row: int, result: HandResult) -> None:
        m, paint = self.m, self.paint
        line = pygame.Rect(area.left, area.top + row * self.row_height, area.width, self.row_height)
        if result.number == self.number:
            pygame.draw.rect(surface, MARKED, line)
        pygame.draw.line(surface, RULED, line.bottomleft, line.bottomright)
        paint.text(
            surface, str(result.number), (line.left + m.pt(26), line.centery), 18, "serif", colours.INK_SOFT, "center"
        )
        for seat in range(len(result.points)):
            self._draw_cell(surface, line, seat, result)

    def _draw_cell(self, surface: pygame.Surface, line: pygame.Rect, seat: int, result: HandResult) -> None:
        """Points on the left, the total on the right; out is struck through, back is written after it."""
        m, paint = self.m, self.paint
        column = self.column(seat)
        points = result.points[seat]
        if points is None:
            paint.text(surface, "–", (column.centerx, line.centery), 18, "sans", RULED, "center")
            return
        x = column.left + m.px(10)
        if seat == result.closer:
            paint.sprite(surface, "chips/padlock_closed", (x + m.pt(10), line.centery - m.px(1)), m.pt(22))
        colour = colours.GREEN if points < 0 else colours.INK_SOFT
        if seat == result.closer and result.how is Kind.CHINCHON:
            paint.text(
                surface,
                self.say("chinchon.close.chinchon"),
                (x + m.pt(24), line.centery),
                17,
                "serif",
                colours.RED,
                "midleft",
                column.right - x - m.pt(28),
            )
            return
        paint.text(
            surface,
            signed(points),
            (x + m.pt(24), line.centery),
            18,
            "bold" if points < 0 else "sans",
            colour,
            "midleft",
        )
        right = column.right - m.px(12)
        if seat in result.reentered:
            new = paint.text(
                surface, plain(result.totals_after[seat]), (right, line.centery), 20, "bold", colours.GREEN, "midright"
            )
            right = self._arrow(surface, new.left - m.px(5), line.centery) - m.px(5)
        out = seat in result.eliminated
        total = paint.text(
            surface,
            plain(result.totals[seat]),
            (right, line.centery),
            20,
            "bold",
            colours.RED if out else colours.INK,
            "midright",
        )
        if out:
            slope = total.height // 3
            pygame.draw.aaline(
                surface,
                colours.RED,
                (total.left - m.px(4), total.centery + slope),
                (total.right + m.px(4), total.centery - slope),
                max(1, m.px(1.4)),
            )

    def _arrow(self, surface: pygame.Surface, right: int, y: int) -> int:
        """A small arrow that ends at a point; where it begins."""
        size = self.m.pt(5)
        pygame.draw.line(surface, colours.GREEN, (right - 3 * size, y), (right - size, y), max(2, self.m.px(2)))
        pygame.draw.polygon(
            surface, colours.GREEN, [(right, y), (right - size * 1.4, y - size), (right - size * 1.4, y + size)]
        )
        return right - 3 * size

    def _draw_foot(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """How the last hand was closed, and by whom."""
        m = self.m
        result = self.results[-1]
        text = self.say(result.how.value)
        if result.closer is not None:
            text = f"{self.say('chinchon.closes', name=self.table.names[result.closer])} · {text}"
        out = [self.table.names[seat] for seat in result.eliminated if seat not in result.reentered]
        back = [self.table.names[seat] for seat in result.reentered]
        notes = [self.say("chinchon.sheet_out", names=", ".join(out))] if out else []
        notes += [self.say("chinchon.sheet_back", names=", ".join(back))] if back else []
        y = box.bottom - m.px(24) - m.pt(48) - m.pt(58)
        inner = box.width - m.px(64)
        self.paint.text(surface, text, (box.centerx, y), 18, "serif_italic", colours.INK, "midtop", inner)
        self.paint.text(
            surface, " · ".join(notes), (box.centerx, y + m.pt(25)), 17, "sans", colours.RED, "midtop", inner
        )

    def _draw_bar(self, surface: pygame.Surface, area: pygame.Rect, last: int) -> None:
        m, count = self.m, len(self.results)
        high = self.fits * self.row_height
        top = area.top + high * (last - self.fits) // count
        bar = pygame.Rect(area.right + m.px(8), top, m.px(6), max(m.px(20), high * self.fits // count))
        pygame.draw.rect(surface, colours.BRASS_DARK, bar, border_radius=m.px(3))
