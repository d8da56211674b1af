"""The menu over a match: go on, undo, rules, settings, leave. Leaving loses nothing."""

from typing import TYPE_CHECKING

import pygame

from ui import colours
from ui.scene import Scene
from ui.scenes.rules import RulesScene
from ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from ui.app import App
    from ui.tables.base.table import TableScene


class PauseScene(Scene):
    """Lies over the table."""

    opaque = False

    def __init__(self, app: "App", table: "TableScene") -> None:
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
            ("pause.undo", self._undo, "large", self.table.conductor.undoer() is not None),
            ("pause.rules", lambda: self.app.push(RulesScene(self.app, self.table.game)), "large", True),
            ("pause.settings", lambda: self.app.push(SettingsScene(self.app)), "large", True),
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
