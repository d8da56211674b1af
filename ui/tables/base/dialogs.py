"""Small questions and messages over whatever is on the screen."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ui import colours, fonts
from ui.app import App
from ui.scene import Scene


class Dialog(Scene):
    """A sentence or two and a few buttons. Escape is the last button; `main` is golden and what Enter presses."""

    opaque = False

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        buttons: Sequence[tuple[str, Callable[[], object]]],
        main: int = 0,
    ) -> None:
        super().__init__(app)
        self.title, self.text = title, text
        self.buttons = list(buttons)
        self.main = main

    def box(self) -> pygame.Rect:
        """Where it lies: as high as its text needs."""
        m = self.m
        width = min(m.pt(560), m.width - m.px(60))
        lines = len(fonts.wrap(self.text, "sans", m.pt(19), width - m.px(64)))
        height = m.pt(64) + lines * round(m.pt(19) * 1.42) + m.pt(52) + m.px(64)
        rect = pygame.Rect(0, 0, width, min(height, m.height - m.px(20)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        gap = m.px(12)
        width = (box.width - m.px(64) - gap * (len(self.buttons) - 1)) // len(self.buttons)
        for number, (label, action) in enumerate(self.buttons):
            rect = pygame.Rect(
                box.left + m.px(32) + number * (width + gap), box.bottom - m.px(24) - m.pt(48), width, m.pt(48)
            )
            self.form.button(
                rect, label, partial(self._choose, action), "primary" if number == self.main else "large", name=label
            )
        self.focus.suggest(self.focus.targets[self.main])

    def _choose(self, action: Callable[[], object]) -> None:
        self.app.pop()
        action()

    def back(self) -> None:
        self._choose(self.buttons[-1][1])

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface,
            self.title,
            (box.centerx, box.top + m.px(26)),
            26,
            "serif",
            colours.BRASS,
            "midtop",
            box.width - m.px(48),
        )
        inner = pygame.Rect(box.left + m.px(32), box.top + m.px(26) + m.pt(44), box.width - m.px(64), box.height)
        self.paint.paragraph(surface, self.text, inner, 19, align="centre", spacing=1.3)
        super().draw(surface)


def ask(app: App, title: str, text: str, yes: str, action: Callable[[], object]) -> None:
    """A question before a step that cannot be taken back: gold and Enter are on the way out, which does no harm."""
    app.push(Dialog(app, title, text, [(yes, action), (app.say("common.cancel"), lambda: None)], main=1))


def tell(app: App, title: str, text: str) -> None:
    """A message that has to be seen."""
    app.push(Dialog(app, title, text, [(app.say("common.ok"), lambda: None)]))
