"""The window: its size, its stack of scenes, its loop. It draws only when something changed."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

import pygame

from game.core import Match
from saves.settings import Preference, Settings
from saves.store import Store
from saves.wordbanks import WordBanks
from ui.flow.keeping import Keeping
from ui.flow.thinking import Thinker
from ui.fonts import Lines
from ui.measures import Measures, canvas_size
from ui.paint import Painter
from ui.sound import Sounds
from ui.sprites import Sprites
from ui.stage.motion import SPEEDS
from ui.texts import load_texts
from ui.theme import speak_plainly

T = TypeVar("T")

FRAME = 1 / 60
NAP = 0.1
"""How long an idle window sleeps before it looks again whether a thought is ready."""
NOTE = 6.0
"""How long a sentence about the program itself stays."""
AWAKE = 0.35
"""How long it keeps drawing after an event, so that what the event started is seen to its end."""


class Screen(Protocol):
    """What the window asks of a scene."""

    opaque: bool

    @property
    def animating(self) -> bool: ...
    def enter(self) -> None: ...
    def handle(self, event: pygame.Event) -> bool: ...
    def update(self, seconds: float) -> None: ...
    def draw(self, surface: pygame.Surface) -> None: ...
    def leave(self) -> None: ...
    def rebuild(self) -> None: ...
    def uncovered(self) -> None: ...


class Doors(Protocol):
    """The program's own scenes, for a table that leads to one: tables do not know them."""

    def rules(self, game: str) -> Screen:
        """The rules of a game."""
        ...

    def settings(self) -> Screen:
        """The settings."""
        ...

    def replay(self, match: Match) -> Screen:
        """A match looked at once more."""
        ...

    def unsaved(self) -> Screen:
        """The question before the window closes while something could not be written."""
        ...


class App:
    """Everything that scenes share."""

    doors: Doors

    def __init__(
        self,
        store: Store,
        sounds: Sounds,
        size: tuple[int, int] = (1280, 720),
        thinker: Thinker | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.keeping = Keeping(store)
        self.settings: Settings = self.keeping.ask(store.settings.load, Settings())
        self.sounds = sounds
        self.clock = clock
        self.thinker = thinker or Thinker()
        folder = store.file.parent if store.file else None
        self.wordbanks = WordBanks(folder)
        self.wordbanks.install()
        self.thinker.folder = folder
        self.sprites = Sprites()
        self.lines = Lines()
        self.scenes: list[Screen] = []
        self.running = True
        self._dirty = True
        self._awake = 0.0
        self._windowed = size
        self.note, self._note_left = "", 0.0
        """A sentence about the program itself, over whatever is on the screen."""
        self.apply_settings()
        speak_plainly()
        self.window = self._open_window()
        self._fit()

    # -- the window --------------------------------------------------------------------------------------------

    def _open_window(self) -> pygame.Surface:
        pygame.display.set_caption("Sobremesa")
        if self.settings.fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def _fit(self) -> None:
        """Take the measures of the window anew."""
        size = canvas_size(self.window.get_size())
        self.measures = Measures(*size, text_scale=self.settings.text_scale / 100)
        same = size == self.window.get_size()
        self.canvas = self.window if same else pygame.Surface(size)
        self.painter = Painter(self.measures, self.sprites, self.lines)
        self.redraw()

    def refit(self) -> None:
        """After a resize or a change of settings: every scene lays itself out anew."""
        self.window = pygame.display.get_surface() or self.window
        self.sprites.forget_sizes()
        self._fit()
        for scene in self.scenes:
            scene.rebuild()

    def toggle_fullscreen(self) -> None:
        """F11."""
        self.change_settings(fullscreen=not self.settings.fullscreen)

    def toggle_sound(self) -> None:
        """Sound on or off."""
        self.change_settings(sound=not self.settings.sound)

    def change_settings(self, **changes: object) -> None:
        """Keep new settings and show them at once."""
        before = self.settings
        self.set_quietly(**changes)
        if before.fullscreen != self.settings.fullscreen:
            self.window = self._open_window()
        self.refit()

    def set_quietly(self, **changes: object) -> None:
        """Keep new settings that change nothing on the screen."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        self.keeping.do(lambda: self.store.settings.change(**changes))
        self.apply_settings()

    def prefer(self, preference: Preference[T], value: T) -> None:
        """Keep what the user prefers in one game, and show it at once."""
        self.choose(preference, value)
        self.refit()

    def choose(self, preference: Preference[T], value: T) -> None:
        """Keep what the user prefers, where the table shows it by itself."""
        self.settings = self.settings.choosing(preference, value)
        self.keeping.do(lambda: self.store.settings.prefer(preference, value))

    def apply_settings(self) -> None:
        """Let sounds and thinking follow the settings."""
        self.thinker.seconds = self.settings.thinking_seconds
        self.sounds.volume = self.settings.volume
        self.sounds.muted = not self.settings.sound

    def redraw(self) -> None:
        """Something changed: draw the next frame."""
        self._dirty = True

    # -- what scenes ask for -----------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """A sentence in the user's language."""
        return load_texts(self.settings.language).say(key, **values)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return key in load_texts(self.settings.language)

    @property
    def speed(self) -> float:
        """How long motion takes: 1 is normal, 0 is none."""
        return SPEEDS[self.settings.animation]

    # -- scenes ------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Screen:
        """The topmost scene."""
        return self.scenes[-1]

    def push(self, scene: Screen) -> None:
        """Lay a scene over the others."""
        self.scenes.append(scene)
        scene.enter()
        self.redraw()

    def pop(self) -> None:
        """Leave the topmost scene; leaving the last one ends the program."""
        if len(self.scenes) == 1:
            self.quit()
            return
        self.scenes.pop().leave()
        self.scene.uncovered()
        self.redraw()

    def replace(self, scene: Screen) -> None:
        """Leave the topmost scene for another."""
        self.scenes.pop().leave()
        self.push(scene)

    def go_home(self) -> None:
        """Back to the main menu."""
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        self.scene.uncovered()
        self.redraw()

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the window is closed. Every move is already kept, so closing asks nothing."""
        clock = pygame.time.Clock()
        while self.running:
            moving = self._dirty or self._awake > 0 or self.scene.animating
            events = pygame.event.get() if moving else self._nap()
            seconds = min(NAP + 0.05, clock.tick(round(1 / FRAME)) / 1000)
            self.step(seconds, events)
        while self.scenes:
            self.scenes.pop().leave()
        self.thinker.stop()

    @staticmethod
    def _nap() -> list[pygame.Event]:
        """Rest until something happens, but not for long: a thought may be ready. SDL's own waiting looks for events
        a thousand times a second; sixty are enough, and cost a seventh."""
        for _ in range(round(NAP / FRAME)):
            pygame.time.wait(round(FRAME * 1000))
            events = pygame.event.get()
            if events:
                return events
        return []

    def step(self, seconds: float, events: list[pygame.Event] | None = None) -> None:
        """One turn of the loop: events, time, picture."""
        for event in events or []:
            self.dispatch(event)
            if not self.running:
                return
        self._awake = AWAKE if events else max(0.0, self._awake - seconds)
        self._keep(seconds)
        self.scene.update(seconds)
        if self.running and (self._dirty or self._awake > 0 or self.scene.animating):
            self.draw()

    def _keep(self, seconds: float) -> None:
        """Write what could not be written, and tell what became of it."""
        self.keeping.update(seconds)
        news = self.keeping.news()
        if news is not None:
            key, fault = news
            self.note, self._note_left = self.say(key, why=self.say(fault.kind.value) if fault else ""), NOTE
            self.redraw()
        if self._note_left > 0:
            self._note_left -= seconds
            if self._note_left <= 0:
                self.redraw()

    def quit(self) -> None:
        """Close the window. Every move is kept already; only if one could not be, that is asked about first."""
        if self.keeping.records:
            self.push(self.doors.unsaved())
        else:
            self.running = False

    def dispatch(self, event: pygame.Event) -> None:
        """An event to whom it concerns."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            if event.type == pygame.VIDEORESIZE or pygame.display.get_window_size() != self.window.get_size():
                self.refit()
        elif event.type == pygame.WINDOWEXPOSED:
            self.redraw()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        else:
            self.scene.handle(self._on_canvas(event))
            self.redraw()

    def _on_canvas(self, event: pygame.Event) -> pygame.Event:
        """A mouse event in the canvas's own pixels, where a tiny window shows it scaled down."""
        if self.canvas is self.window or not hasattr(event, "pos"):
            return event
        grow = self.canvas.get_width() / self.window.get_width()
        values = event.__dict__ | {"pos": (round(event.pos[0] * grow), round(event.pos[1] * grow))}
        return pygame.Event(event.type, values)

    def mouse(self) -> tuple[int, int]:
        """Where the pointer is, in the canvas's pixels."""
        x, y = pygame.mouse.get_pos()
        grow = self.canvas.get_width() / self.window.get_width()
        return round(x * grow), round(y * grow)

    def draw(self) -> None:
        """Draw from the topmost scene that covers all, upwards."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        for number, scene in enumerate(self.scenes[first:]):
            if number:
                self.painter.dim(self.canvas)
            scene.draw(self.canvas)
        if self._note_left > 0:
            self.painter.banner(self.canvas, self.note)
        if self.canvas is not self.window:
            pygame.transform.smoothscale(self.canvas, self.window.get_size(), self.window)
        pygame.display.flip()
        self._dirty = False
