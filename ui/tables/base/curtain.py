"""Between two people's turns at one computer: nothing secret is on the screen until the next one lifts the curtain."""

from collections.abc import Callable

import pygame

from ui import colours
from ui.app import App
from ui.scene import Scene

DEAF = 0.6
"""Seconds after it fell in which no key or click lifts it: what was pressed then was meant for the table."""
LIFTING = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)


class CurtainScene(Scene):
    """Covers the table with the next player's name. Enter, Space or a click lifts it, once it has hung for a moment;
    a key that was already held does not."""

    def __init__(self, app: App, name: str, avatar: str, lift: Callable[[], object]) -> None:
        super().__init__(app)
        self.name, self.avatar, self.lift = name, avatar, lift
        self.age = 0.0
        self.held: set[int] = set()
        """Keys that were pressed before the curtain could be lifted, and not let go of since."""

    @property
    def ready(self) -> bool:
        """Whether it can be lifted."""
        return self.age >= DEAF

    @property
    def animating(self) -> bool:
        return not self.ready

    def enter(self) -> None:
        super().enter()
        pressed = pygame.key.get_pressed()
        self.held = {key for key in LIFTING if pressed[key]}

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.age += seconds

    def build(self) -> None:
        m = self.m
        rect = pygame.Rect(0, 0, m.pt(340), m.pt(60))
        rect.center = (m.width // 2, round(m.height * 0.72))
        self.form.button(rect, self.say("curtain.lift"), self._lift, "primary", name="lift")
        self.focus.suggest(self.focus.targets[0])

    def _lift(self) -> None:
        self.app.pop()
        self.lift()

    def back(self) -> None:
        """Escape leaves the match, which is kept."""
        self.app.go_home()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.ready:
            return True
        if event.type == pygame.KEYDOWN and event.key in LIFTING:
            if not self.ready:
                self.held.add(event.key)
            elif event.key not in self.held:
                self._lift()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        self.paint.cloth(surface)
        self.paint.sprite(surface, self.avatar, (m.width / 2, m.height * 0.3), m.px(150))
        self.paint.text(
            surface,
            self.say("curtain.turn"),
            (m.width / 2, m.height * 0.45),
            22,
            "serif_italic",
            colours.CREAM,
            "center",
        )
        self.paint.text(
            surface,
            self.name,
            (m.width / 2, m.height * 0.53),
            48,
            "title",
            colours.BRASS,
            "center",
            m.width * 0.8,
            shadow=True,
        )
        self.paint.text(
            surface,
            self.say("curtain.others"),
            (m.width / 2, m.height * 0.61),
            18,
            "sans",
            colours.CREAM,
            "center",
            m.width * 0.9,
        )
        super().draw(surface)
