"""A person at the window, in code: real pygame events, posted and handled as in the program's own loop."""

from collections.abc import Callable
from pathlib import Path

import pygame

from game.core import Seat
from game.core.registry import game_type
from ui.app import App
from ui.flow.conductor import Conductor
from ui.gallery import new_app
from ui.scenes.menu import MenuScene
from ui.tables.base.table import TableScene
from ui.tables.opening import open_table


class Driver:
    """Clicks, drags and keys, and the passing of time. Draws once at the end of every step that is asked for: drawing
    each turn of the loop would take nine tenths of the time of all tests."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), language: str = "es") -> None:
        self.app: App = new_app(folder, size, language)
        self._draw = self.app.draw
        self.app.draw = self._draw_if_asked
        self.drawing = True
        self.app.store.settings.change(trick_pause=0.1)
        self.app.settings = self.app.store.settings.load()
        self.app.push(MenuScene(self.app))
        self.step()

    def close(self) -> None:
        while self.app.scenes:
            self.app.scenes.pop().leave()
        self.app.store.close()

    def _draw_if_asked(self) -> None:
        if self.drawing:
            self._draw()

    def step(self, count: int = 3, seconds: float = 0.05, draw: bool = True) -> None:
        """Let the loop turn, with the events that were posted."""
        for turn in range(count):
            self.drawing = draw and turn == count - 1
            if self.app.running:
                self.app.step(seconds, pygame.event.get())
        self.drawing = True

    def wait(self, until: Callable[[], bool], most: int = 4000) -> None:
        """Let time pass until something is so."""
        self.drawing = False
        for _ in range(most):
            if until():
                self.drawing = True
                self.app.draw()
                return
            if self.app.running:
                self.app.step(0.05, pygame.event.get())
        raise AssertionError("it never came to it")

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and let go of a key."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))
        self.step()

    def type(self, text: str) -> None:
        """Type a text."""
        for char in text:
            pygame.event.post(
                pygame.Event(pygame.KEYDOWN, key=ord(char) if ord(char) < 128 else 0, mod=0, unicode=char, scancode=0)
            )
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=char))
        self.step()

    def move(self, position: tuple[int, int], draw: bool = True) -> None:
        """Move the pointer."""
        pygame.mouse.set_pos(position)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(1, 1), buttons=(0, 0, 0)))
        self.step(draw=draw)

    def click(self, position: tuple[int, int]) -> None:
        """Click with the left button."""
        self.move(position, draw=False)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=position, button=1))
            self.step(1, draw=False)
        self.step()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, carry and let go."""
        self.move(start, draw=False)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.step(1, draw=False)
        for share in (0.3, 0.6, 1.0):
            place = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0)))
            self.step(1)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.step()

    def target(self, name: str) -> pygame.Rect:
        """Where something that can have the focus lies."""
        found = [target for target in self.app.scene.focus.targets if target.name == name]
        assert found, f"no '{name}' among {[target.name for target in self.app.scene.focus.targets]}"
        assert found[0].enabled(), f"'{name}' cannot be pressed"
        return found[0].rect()

    def press(self, name: str) -> None:
        """Click on something by its name."""
        self.click(self.target(name).center)

    def tab_to(self, name: str) -> None:
        """Go to something by the keyboard alone."""
        for _ in range(60):
            current = self.app.scene.focus.current
            if self.app.scene.focus.visible and current is not None and current.name == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches '{name}'")

    def table(self, game: str, options: str, seats: list[Seat], seed: int = 1) -> TableScene:
        """Sit down at a table."""
        conductor = Conductor.start(
            self.app.store, self.app.thinker, game, game_type(game).options_type.parse(options), seats, seed
        )
        scene = open_table(self.app, conductor)
        self.app.push(scene)
        self.step()
        return scene
