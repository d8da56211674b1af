"""The end of a league: the first three on their steps with their medals, and where everything is written."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.arena.competition import Competition
from ui.flow.league import PAGES
from ui.scene import Scene
from ui.scenes.arena.art import CHALK, CHALK_DIM, CHALK_GOLD, draw_medal, draw_slate
from ui.stage.motion import ease_out
from ui.tables.base.dialogs import tell

if TYPE_CHECKING:
    from ui.app import App

STEPS = ((1, 0, 212), (2, -1, 156), (3, 1, 108))
"""Each place: on which side of the middle its step stands, and how high it is in units, if there is room."""
MEDALS = (136, 112, 112)
"""How wide the medals are in units."""
RISE = 0.55
"""Seconds that a step takes to rise; the third rises first."""


class MedalsScene(Scene):
    """A blackboard with a podium."""

    opaque = False

    def __init__(self, app: "App", competition: Competition, folder: Path) -> None:
        super().__init__(app)
        self.podium = competition.podium()
        self.folder = folder
        self.since = 0.0

    def box(self) -> pygame.Rect:
        """The blackboard."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.px(900), m.width - m.px(40)), min(m.px(640), m.height - m.px(24)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        gap, width, height = m.px(16), m.pt(240), m.pt(46)
        width = min(width, (box.width - m.px(96)) // 2)
        left = box.centerx - width - gap // 2
        top = box.bottom - m.px(34) - height
        close = pygame.Rect(left, top, width, height)
        self.form.button(close, self.say("arena.window.see_table"), self.back, "primary", name="close")
        pages = pygame.Rect(close.right + gap, top, width, height)
        self.form.button(pages, self.say("arena.window.pages"), self._pages, name="pages")
        self.focus.suggest(self.focus.targets[0])

    def _pages(self) -> None:
        file = self.folder / PAGES / "index.html"
        tell(self.app, self.say("arena.window.pages"), self.say("arena.league.published", file=file))

    # -- motion ------------------------------------------------------------------------------------------------

    @property
    def whole(self) -> float:
        """How long all of it takes."""
        return RISE * 3 * self.app.speed

    @property
    def animating(self) -> bool:
        return self.since < self.whole

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.since += seconds

    def risen(self, place: int) -> float:
        """How far the step of a place has risen, from 0 to 1."""
        if not self.app.speed:
            return 1.0
        begun = RISE * (3 - place) * self.app.speed
        return ease_out(max(0.0, min(1.0, (self.since - begun) / (RISE * self.app.speed))))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        draw_slate(surface, paint, box)
        top = (box.centerx, box.top + m.px(34))
        title = self.say("arena.window.champion", name=self.podium[0]) if self.podium else self.say("arena.page.over")
        paint.text(surface, title, top, 34, "title", CHALK_GOLD, "midtop", box.width - m.px(80))
        floor = box.bottom - m.pt(150)
        room = floor - box.top - m.pt(34 + 44 + 28) - m.px(30 + MEDALS[0])
        share = min(1.0, room / m.px(STEPS[0][2]))
        for place, side, high in STEPS:
            if place <= len(self.podium):
                self._draw_step(surface, place, side, round(m.px(high) * share), floor)
        pygame.draw.line(
            surface, CHALK_DIM, (box.left + m.px(60), floor), (box.right - m.px(60), floor), max(1, m.px(2))
        )
        text = self.say("arena.window.files_are", folder=self.folder)
        area = pygame.Rect(box.left + m.px(44), floor + m.px(8), box.width - m.px(88), m.pt(62))
        paint.paragraph(surface, text, area, 15, "sans", CHALK, "centre", spacing=1.05, middle=True)
        super().draw(surface)

    def _draw_step(self, surface: pygame.Surface, place: int, side: int, high: int, floor: int) -> None:
        """A wooden step with its place, who stands on it, and their medal."""
        m, paint = self.m, self.paint
        width = m.px(216)
        risen = self.risen(place)
        height = round(high * risen)
        if not height:
            return
        step = pygame.Rect(0, 0, width, height)
        step.midbottom = (self.box().centerx + side * (width + m.px(8)), floor)
        paint.tile(surface, paint.sprites.get("tables/wood", (m.px(512), m.px(128))), step)
        pygame.draw.rect(surface, (140, 104, 48), step, max(1, m.px(1.5)))
        medal = m.px(MEDALS[place - 1])
        draw_medal(surface, paint, place, (step.centerx, step.top - m.pt(28) - m.px(6) - medal // 2), medal)
        name = self.podium[place - 1]
        above = (step.centerx, step.top - m.px(8))
        paint.text(surface, name, above, 22 if place == 1 else 19, "bold", CHALK, "midbottom", width - m.px(8))
        if height > m.px(40):
            inside = (step.centerx, step.top + m.px(12))
            paint.text(
                surface, self.say(f"arena.medal.{place}"), inside, 20, "serif", CHALK_GOLD, "midtop", shadow=True
            )
