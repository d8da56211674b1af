"""The list of the plays so far, in the column beside the board."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from ui import colours
from ui.tables.aprologados.art import Drawn
from ui.tables.aprologados.shown import Told
from ui.tables.base.log import Log


class Telling(Drawn, Protocol):
    """What the list needs of its table."""

    log: Log

    def turns(self) -> Sequence[Told]: ...


class Plays:
    """The turns, the newest at the bottom; the wheel and the page keys scroll."""

    def __init__(self, table: Telling) -> None:
        self.table = table
        self.scroll = 0

    def follow(self) -> None:
        """Show the newest plays."""
        self.scroll = 0

    def handle(self, event: pygame.Event) -> bool:
        """The wheel over the list, and the page keys, scroll it."""
        table = self.table
        by = 0
        if event.type == pygame.MOUSEWHEEL and table.places.plays.collidepoint(table.app.mouse()):
            by = event.y
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and not table.log.open:
            by = 5 if event.key == pygame.K_PAGEUP else -5
        if by:
            self.scroll = max(0, min(self.scroll + by, len(table.turns()) - self._fits()))
            table.app.redraw()
        return bool(by)

    def _row_height(self) -> int:
        return self.table.m.pt(27)

    def _rows_box(self) -> pygame.Rect:
        m, rect = self.table.m, self.table.places.plays
        top = self.table.places.bag.bottom + m.px(8)
        return pygame.Rect(rect.left + m.px(14), top, rect.width - m.px(28), rect.bottom - m.px(10) - top)

    def _fits(self) -> int:
        return max(1, self._rows_box().height // self._row_height())

    def draw(self, surface: pygame.Surface) -> None:
        """As many turns as there is room for."""
        table, m, paint = self.table, self.table.m, self.table.paint
        rect = self.table.places.plays
        paint.plate(surface, rect)
        paint.text(
            surface,
            table.say("aprologados.window.plays"),
            (rect.left + m.px(14), self.table.places.bag.centery),
            18,
            "serif",
            colours.BRASS,
            "midleft",
        )
        turns, fits, box = table.turns(), self._fits(), self._rows_box()
        self.scroll = max(0, min(self.scroll, len(turns) - fits))
        last = len(turns) - self.scroll
        for row, number in enumerate(range(max(0, last - fits), last)):
            line = pygame.Rect(box.left, box.top + row * self._row_height(), box.width, self._row_height())
            if number % 2:
                pygame.draw.rect(surface, (32, 18, 11), line.inflate(m.px(8), 0), border_radius=m.px(4))
            self._draw_turn(surface, turns[number], line)
        if len(turns) > fits:
            self._draw_scroll(surface, box, len(turns), fits)

    def _draw_turn(self, surface: pygame.Surface, turn: Told, line: pygame.Rect) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        size = line.height * 0.94
        paint.sprite(surface, table.avatar(turn.seat), (line.left + size / 2, line.centery), size)
        paint.text(
            surface,
            str(turn.points) if turn.words else "–",
            (line.right - m.px(4), line.centery),
            17,
            "bold",
            colours.BRASS,
            "midright",
        )
        points = m.pt(44)
        held_width = round(line.width * 0.3)
        if turn.held is not None:
            paint.text(
                surface,
                held_text(turn.held),
                (line.right - points, line.centery),
                14,
                "sans",
                colours.CREAM,
                "midright",
                held_width,
            )
        left = line.left + round(size) + m.px(8)
        room = line.right - points - held_width - left - m.px(6)
        if turn.words:
            first = paint.text(
                surface, turn.word.upper(), (left, line.centery), 17, "bold", colours.IVORY, "midleft", room
            )
            rest = " · ".join(f"{word.text.upper()} {word.points}" for word in turn.words[1:])
            if rest and first.width < room - m.px(40):
                paint.text(
                    surface,
                    rest,
                    (first.right + m.px(8), line.centery),
                    14,
                    "sans",
                    colours.CREAM,
                    "midleft",
                    room - first.width - m.px(8),
                )
        else:
            paint.text(
                surface, turn_name(turn, table.say), (left, line.centery), 16, "italic", colours.CREAM, "midleft", room
            )

    def _draw_scroll(self, surface: pygame.Surface, box: pygame.Rect, count: int, fits: int) -> None:
        m = self.table.m
        track = pygame.Rect(box.right + m.px(4), box.top, m.px(5), box.height)
        height = max(m.px(18), track.height * fits // count)
        top = track.top + (track.height - height) * (count - fits - self.scroll) // max(1, count - fits)
        pygame.draw.rect(surface, (20, 13, 8), track, border_radius=m.px(3))
        pygame.draw.rect(surface, colours.BRASS_DARK, (track.left, top, track.width, height), border_radius=m.px(3))


def held_text(held: tuple[str, ...]) -> str:
    """The tiles of a rack in a line."""
    return " ".join(tile.upper() for tile in sorted(held))


def turn_name(turn: Told, say: Callable[..., str]) -> str:
    """A turn without a word, in words."""
    if turn.returned:
        return say("aprologados.window.exchanged", n=turn.returned)
    return say("aprologados.window.passes")
