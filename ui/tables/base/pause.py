"""The menu over a match: go on, undo, rules, settings, leave. Leaving loses nothing."""

from typing import Protocol

import pygame

from ui import colours
from ui.app import App
from ui.scene import Scene


class Paused(Protocol):
    """What the menu needs of the table under it."""

    @property
    def undoable(self) -> bool: ...
    def undo(self) -> None: ...
    def open_rules(self) -> None: ...


class PauseScene(Scene):
    """Lies over the table."""

    opaque = False

    def __init__(self, app: App, table: Paused) -> None:
        super().__init__(app)
        self.table = table

    def box(self) -> pygame.Rect:
        """Where it lies."""
        m = self.m
        rect = pygame.Rect(0, 0, m.pt(380), m.pt(408))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        entries = [
            ("pause.go_on", self.app.pop, "primary", True),
            ("pause.undo", self._undo, "large", self.table.undoable),
            ("pause.rules", self.table.open_rules, "large", True),
            ("pause.settings", lambda: self.app.push(self.app.doors.settings()), "large", True),
            ("pause.leave", self.app.go_home, "large", True),
        ]
        for number, (key, action, kind, enabled) in enumerate(entries):
            rect = pygame.Rect(
                box.left + m.px(36), box.top + m.pt(86) + number * m.pt(58), box.width - m.px(72), m.pt(48)
            )
            self.form.button(rect, self.say(key), action, kind, enabled, name=key)
        self.focus.suggest(self.focus.targets[0])

    def _undo(self) -> None:
        self.app.pop()
        self.table.undo()

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface, self.say("pause.title"), (box.centerx, box.top + m.pt(24)), 30, "serif", colours.BRASS, "midtop"
        )
        self.paint.text(
            surface,
            self.say("pause.kept"),
            (box.centerx, box.bottom - m.pt(16)),
            15,
            "italic",
            colours.CREAM,
            "midbottom",
            box.width - m.px(24),
        )
        super().draw(surface)
