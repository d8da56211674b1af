"""Between the phases: who plays on, and the moment to put new versions of their files in (R3)."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ui import colours
from ui.flow.background import Task
from ui.flow.league import Running, fault_in_words
from ui.scene import Scene
from ui.texts import load_texts

if TYPE_CHECKING:
    from ui.app import App

Again = Callable[[Path | None], Task[Running]]
"""Opens the league once more, with the folder of the new versions for phase 2."""


class InterludeScene(Scene):
    """A panel over the league: the bots that play phase 2, a line for a folder, a button that goes on."""

    opaque = False

    def __init__(
        self, app: "App", names: Sequence[str], again: Again, go_on: Callable[[Running], object]
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.names = names
        self.again = again
        self.go_on = go_on
        self.typed = ""
        self.fault = ""
        self.opening: Task[Running] | None = None

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(760), m.width - m.px(40)), min(m.pt(500), m.height - m.px(24)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        entry = pygame.Rect(box.left + m.px(36), box.bottom - m.pt(168), box.width - m.px(72), m.pt(42))
        self.form.entry(entry, self.typed, self._type, 500, done=self._go_on, name="newer")
        later = pygame.Rect(box.left + m.px(36), box.bottom - m.px(24) - m.pt(50), m.pt(200), m.pt(50))
        self.form.button(later, self.say("arena.window.later"), self.back, name="later")
        on = pygame.Rect(0, later.top, m.pt(280), m.pt(50))
        on.right = box.right - m.px(36)
        free = self.opening is None
        self.form.button(on, self.say("arena.window.phase2"), self._go_on, "primary", free, name="phase2")

    def _type(self, text: str) -> None:
        self.typed, self.fault = text, ""

    def _go_on(self) -> None:
        folder = Path(self.typed.strip()).expanduser() if self.typed.strip() else None
        if folder is not None and not folder.is_dir():
            self._refuse(self.say("arena.league.no_folder", folder=self.typed))
            return
        self.fault = ""
        self.opening = self.again(folder)
        self.rebuild()

    def _refuse(self, sentence: str) -> None:
        self.app.sounds.play("wrong")
        self.fault = sentence
        self.rebuild()

    def back(self) -> None:
        """The league waits for another day."""
        if self.opening is None:
            self.app.pop()
            self.app.pop()

    @property
    def animating(self) -> bool:
        return self.opening is not None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.opening is None or not self.opening.done:
            return
        task, self.opening = self.opening, None
        try:
            running = task.result()
        except Exception as fault:  # whatever a folder may hold
            self._refuse(fault_in_words(fault, load_texts(self.app.settings.language)))
            return
        self.app.pop()
        self.go_on(running)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE and self.opening is None:
            dropped = Path(event.file)
            self.typed, self.fault = str(dropped if dropped.is_dir() else dropped.parent), ""
            self.rebuild()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        top = (box.centerx, box.top + m.px(22))
        paint.text(surface, self.say("arena.window.interlude"), top, 30, "serif", colours.BRASS, "midtop")
        across, step = (box.width - m.px(72)) // 2, m.pt(32)
        for number, name in enumerate(self.names):
            column, row = divmod(number, 4)
            x, y = box.left + m.px(36) + column * across, box.top + m.pt(92) + row * step
            paint.text(surface, f"{number + 1}", (x + m.pt(20), y), 20, "serif", colours.BRASS, "midright")
            paint.text(surface, name, (x + m.pt(32), y), 18, "bold", colours.IVORY, "midleft", across - m.pt(44))
        text = pygame.Rect(box.left + m.px(36), box.top + m.pt(222), box.width - m.px(72), m.pt(120))
        paint.paragraph(surface, self.say("arena.window.newer"), text, 17, "sans", colours.CREAM)
        at = (box.left + m.px(36), box.bottom - m.pt(120))
        note = self.fault or (self.say("arena.window.looking") if self.opening is not None else "")
        colour = colours.RED_LIGHT if self.fault else colours.CREAM
        area = pygame.Rect(at[0], at[1], box.width - m.px(72), m.pt(40))
        paint.paragraph(surface, note, area, 15, "bold" if self.fault else "serif_italic", colour, spacing=1.0)
        super().draw(surface)
