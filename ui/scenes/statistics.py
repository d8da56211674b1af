"""Statistics and rankings: queries over the finished matches."""

import pygame

from saves.statistics import Tally
from ui import colours
from ui.app import App
from ui.scene import Scene
from ui.tables.rooms import GAMES

COLUMNS = (
    ("name", 0.0, "left"),
    ("played", 0.46, "right"),
    ("won", 0.57, "right"),
    ("drawn", 0.68, "right"),
    ("percentage", 0.80, "right"),
    ("best", 0.90, "right"),
    ("mean", 1.0, "right"),
)


class StatisticsScene(Scene):
    """A ranking for each game: people first, the computer's levels below."""

    opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        played = app.keeping.ask_all(lambda: app.store.matches.finished(limit=1))
        self.game = played[0].game if played else GAMES[0]
        self.scroll = 0

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(980), m.width - m.px(32)), m.height - m.px(40))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        tabs = pygame.Rect(box.left + m.px(36), box.top + m.pt(72), box.width - m.px(72), m.pt(40))
        self.form.segmented(
            tabs, [(game, self.say(f"{game}.name")) for game in GAMES], self.game, self._show, "game", "paper"
        )
        rect = pygame.Rect(0, 0, m.pt(200), m.pt(46))
        rect.midbottom = (box.centerx, box.bottom - m.px(20))
        self.form.button(rect, self.say("common.close"), self.app.pop, "paper", name="close")
        statistics = self.app.store.statistics
        self.people = self.app.keeping.ask_all(lambda: statistics.ranking(self.game))
        self.computers = self.app.keeping.ask_all(lambda: statistics.computer_ranking(self.game))

    def _show(self, game: str) -> None:
        self.game, self.scroll = game, 0
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        steps = {pygame.K_PAGEDOWN: 5, pygame.K_PAGEUP: -5}
        by = (
            -event.y
            if event.type == pygame.MOUSEWHEEL
            else (steps.get(event.key, 0) if event.type == pygame.KEYDOWN else 0)
        )
        if by:
            self.scroll = max(0, min(self.scroll + by, max(0, len(self.lines()) - self.fits())))
            return True
        return super().handle(event)

    def fits(self) -> int:
        """How many lines the sheet holds."""
        return max(1, (self.box().height - self.m.pt(236)) // self.m.pt(30))

    def lines(self) -> list[Tally | str]:
        """The rows of the sheet: headings and tallies."""
        rows: list[Tally | str] = []
        for key, tallies in (("people", self.people), ("computers", self.computers)):
            if tallies:
                rows += [self.say(f"statistics.{key}"), *tallies]
        return rows

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.sheet(surface, box)
        paint.text(
            surface, self.say("statistics.title"), (box.centerx, box.top + m.pt(18)), 34, "title", colours.INK, "midtop"
        )
        inner = box.inflate(-m.px(96), 0)
        top = box.top + m.pt(130)
        lines = self.lines()
        if not lines:
            paint.text(surface, self.say("statistics.none"), box.center, 20, "serif_italic", colours.INK_SOFT, "center")
        else:
            for key, share, align in COLUMNS:
                x = inner.left + inner.width * share
                paint.text(
                    surface,
                    self.say(f"statistics.{key}"),
                    (x, top),
                    15,
                    "bold",
                    colours.INK_SOFT,
                    "topleft" if align == "left" else "topright",
                )
        for row, line in enumerate(lines[self.scroll : self.scroll + self.fits()]):
            y = top + m.pt(30) * (row + 1)
            if isinstance(line, str):
                paint.text(surface, line, (inner.left, y - m.pt(2)), 20, "serif", colours.RED)
            else:
                self._draw_tally(surface, line, inner, y)
        super().draw(surface)

    def _draw_tally(self, surface: pygame.Surface, tally: Tally, inner: pygame.Rect, y: int) -> None:
        name = self.say(f"level.{tally.level}") if tally.level else tally.name
        if tally.assisted:
            name += f"  ({self.say('statistics.assisted', n=tally.assisted)})"
        mean = "–" if tally.mean is None else f"{tally.mean:.1f}".replace(".", self.say("common.decimal"))
        best = "–" if tally.best is None else tally.best
        figures = [name, tally.played, tally.won, tally.drawn, f"{tally.win_percentage:.0f} %", best, mean]
        for figure, (_, share, align) in zip(figures, COLUMNS, strict=True):
            x = inner.left + inner.width * share
            width = inner.width * 0.36 if align == "left" else None
            self.paint.text(
                surface,
                str(figure),
                (x, y),
                18,
                "sans",
                colours.INK,
                "topleft" if align == "left" else "topright",
                width,
            )
