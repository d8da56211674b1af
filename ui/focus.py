"""Keyboard focus for everything that can be clicked: pygame-gui's widgets and the pieces on the table alike.

Tab and Shift+Tab go round, the arrows go to the nearest in that direction, Enter and Space press. The ring shows only
while the keyboard is in use.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


@dataclass
class Target:
    """Something that can have the focus."""

    name: str
    rect: Callable[[], pygame.Rect]
    press: Callable[[], object]
    enabled: Callable[[], bool] = lambda: True
    adjust: Callable[[int], object] | None = None
    """What left and right do on it (a slider), instead of leaving it."""
    typing: bool = False
    """Whether keys belong to it (a text entry) while it has the focus."""
    focused: Callable[[bool], object] = lambda on: None


class Focus:
    """The targets of a scene and which of them has the focus."""

    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.current: Target | None = None
        self.visible = False
        self.eager = False
        """Whether Enter presses the current target before the ring was ever shown: in dialogs, which have a default."""

    def add(self, target: Target) -> Target:
        """A further target, last in the order of Tab."""
        self.targets.append(target)
        return target

    def clear(self) -> str:
        """Forget all targets; the name of the one that had the focus, for `restore`."""
        name = self.current.name if self.current else ""
        self.targets.clear()
        self.current = None
        return name

    def drop(self, prefix: str) -> None:
        """Forget the targets whose names start so: the pieces of a hand that is laid out anew."""
        self.targets = [target for target in self.targets if not target.name.startswith(prefix)]

    def restore(self, name: str) -> None:
        """Give the focus to the target of that name, if it is still there."""
        self.current = next((target for target in self.targets if target.name == name), self.current)

    def set(self, target: Target | None) -> None:
        """Move the focus."""
        if target is self.current:
            return
        if self.current:
            self.current.focused(False)
        self.current = target
        if target:
            target.focused(True)

    def suggest(self, target: Target) -> None:
        """Make a target the one that Enter presses unless another one is chosen."""
        self.eager = True
        self.set(target)

    def live(self) -> list[Target]:
        """The targets that can be pressed now."""
        return [target for target in self.targets if target.enabled()]

    def handle(self, event: pygame.Event) -> bool:
        """Take a key that moves or presses. True if it was one."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.visible = False
            if self.current and self.current.typing and not self.current.rect().collidepoint(event.pos):
                self.set(None)
            return False
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        typing = self.current is not None and self.current.typing
        if event.key in ARROWS and not (typing and ARROWS[event.key][1] == 0):
            return self._arrow(*ARROWS[event.key])
        ready = self.visible or self.eager
        if typing or not ready or self.current is None or not self.current.enabled():
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.current.press()
            return True
        return False

    def _step(self, by: int) -> None:
        live = self.live()
        if not live:
            return
        if self.visible and self.current in live:
            self.set(live[(live.index(self.current) + by) % len(live)])
        else:
            self.set(self.current if self.current in live else live[0 if by > 0 else -1])
        self.visible = True

    def _arrow(self, dx: int, dy: int) -> bool:
        live = self.live()
        if not live:
            return False
        if not self.visible or self.current not in live:
            self._step(1)
            return True
        assert self.current is not None
        if dx and self.current.adjust:
            self.current.adjust(dx)
            return True
        here = pygame.Vector2(self.current.rect().center)

        def cost(target: Target) -> float:
            way = pygame.Vector2(target.rect().center) - here
            ahead, aside = (way.x * dx, abs(way.y)) if dx else (way.y * dy, abs(way.x))
            return ahead + 2.5 * aside if ahead > 1 else float("inf")

        best = min((target for target in live if target is not self.current), key=cost, default=None)
        if best is not None and cost(best) < float("inf"):
            self.set(best)
        return True
