"""The log of a match: what happened, in sentences, sliding in from the right. Only what is public stands in it."""

from dataclasses import fields
from typing import ClassVar, Protocol

import pygame

from game.core import Event
from ui import colours, fonts
from ui.tables.base.canvas import Canvas

WIDTH = 320


class Told(Canvas, Protocol):
    """What the log needs of its table."""

    game: ClassVar[str]

    def word(self, value: object) -> object: ...


class Log:
    """The sentences of a match so far."""

    def __init__(self, table: Told) -> None:
        self.table = table
        self.lines: list[str] = []
        self.open = False
        self.scroll = 0

    def add(self, events: list[Event]) -> None:
        """Add what happened, as an onlooker saw it."""
        for event in events:
            seen = event.seen_by(None)
            line = self.sentence(seen) if seen is not None else ""
            if line:
                self.lines.append(line)

    def rewrite(self, moves: list[list[Event]]) -> None:
        """Begin anew after an undo."""
        self.lines.clear()
        for events in moves:
            self.add(events)

    def sentence(self, event: Event) -> str:
        """The event in the user's language; events without a sentence are not told."""
        key = f"{self.table.game}.event.{type(event).__name__}"
        if not self.table.app.knows(key):
            return ""
        values = {field.name: self.table.word(getattr(event, field.name)) for field in fields(event)}
        seat = values.get("seat")
        if isinstance(seat, int):
            values["name"] = self.table.names[seat]
        return self.table.say(key, **values)

    def toggle(self) -> None:
        """Show or hide it."""
        self.open = not self.open
        self.scroll = 0
        self.table.app.redraw()

    def handle(self, event: pygame.Event) -> bool:
        """The wheel scrolls, Escape closes, a click on it goes no further."""
        if not self.open:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self.scroll = max(0, self.scroll + event.y * 2)
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and self.rect().collidepoint(event.pos):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.scroll = max(0, self.scroll + (8 if event.key == pygame.K_PAGEUP else -8))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.toggle()
            return True
        return False

    def rect(self) -> pygame.Rect:
        """Where it lies."""
        m = self.table.m
        width = min(m.pt(WIDTH), m.width // 2)
        return pygame.Rect(m.width - width - m.px(16), m.px(64), width, m.height - m.px(80))

    def draw(self, surface: pygame.Surface) -> None:
        """The newest line at the bottom."""
        if not self.open:
            return
        paint, rect = self.table.paint, self.rect()
        paint.panel(surface, rect)
        m = self.table.m
        inner = rect.inflate(-m.px(32), -m.px(28))
        paint.text(surface, self.table.say("table.log"), inner.topleft, 20, "serif", colours.BRASS)
        inner.top += m.pt(34)
        inner.height -= m.pt(34)
        pixels = m.pt(16)
        wrapped = [
            (piece, number % 2)
            for number, line in enumerate(self.lines)
            for piece in fonts.wrap(line, "sans", pixels, inner.width)
        ]
        step = round(fonts.font("sans", pixels).get_height() * 1.08)
        fits = max(1, inner.height // step)
        self.scroll = min(self.scroll, max(0, len(wrapped) - fits))
        last = len(wrapped) - self.scroll
        for row, (line, odd) in enumerate(wrapped[max(0, last - fits) : last]):
            colour = colours.CREAM if odd else colours.IVORY
            paint.text(surface, line, (inner.left, inner.top + row * step), 16, colour=colour)
