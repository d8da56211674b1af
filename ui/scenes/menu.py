"""The main menu: a table in the evening with the games laid out on it."""

from dataclasses import asdict
from functools import partial
from math import ceil
from pathlib import Path

import pygame

from saves.faults import Notice
from ui import colours
from ui.app import App
from ui.focus import Target
from ui.scene import Scene
from ui.scenes.saved import SavedScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene
from ui.scenes.statistics import StatisticsScene
from ui.stage.motion import ease_out
from ui.tables.base.dialogs import tell
from ui.tables.base.exchange import import_file
from ui.tables.rooms import GAMES, menu_picture

LIFT_TIME = 0.15


def grid(count: int) -> tuple[int, int]:
    """In how many rows of how many columns so many games lie."""
    rows = 1 if count <= 3 else 2 if count <= 8 else 3 if count <= 15 else ceil(count / 6)
    return rows, ceil(count / rows)


def places(count: int) -> list[tuple[float, float]]:
    """Where so many games lie, as shares of the window. A row that is not full lies in the middle."""
    rows, columns = grid(count)
    step = 0.9 / columns if columns > 2 else 0.4
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        found.append((0.5 + (column - (in_row - 1) / 2) * step, 0.495 + (row - (rows - 1) / 2) * 0.64 / max(rows, 2)))
    return found


class MenuScene(Scene):
    """Each game is recognisable without reading; the one under the pointer is lifted and its name lights up."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.hovered = ""
        self.lift = dict.fromkeys(GAMES, 0.0)

    def enter(self) -> None:
        super().enter()
        self._tell_notices()

    def _tell_notices(self) -> None:
        while self.app.store.notices:
            notice = self.app.store.notices.pop(0)
            tell(self.app, self.say("saves.title"), notice_text(self.app, notice))

    def uncovered(self) -> None:
        self.rebuild()
        self._tell_notices()

    def rect(self, game: str) -> pygame.Rect:
        """The place of a game's object."""
        m = self.m
        x, y = places(len(GAMES))[GAMES.index(game)]
        rows, columns = grid(len(GAMES))
        width = min(m.width * 0.235, m.px(298), m.width * 0.8 / columns, m.px(298) * 2 / rows)
        rect = pygame.Rect(0, 0, round(width), round(width * 0.75))
        rect.center = (round(m.width * x), round(m.height * y))
        return rect

    def area(self, game: str) -> pygame.Rect:
        """A game's object with its name below: what can be clicked."""
        rect = self.rect(game)
        rect.height += self.m.pt(26)
        return rect

    def build(self) -> None:
        m = self.m
        for game in GAMES:
            self.focus.add(Target(f"game {game}", partial(self.area, game), partial(self._open, game)))
        waiting = len(self.app.keeping.ask_all(self.app.store.matches.unfinished))
        buttons = [
            (
                "continue",
                self.say("menu.continue", n=waiting) if waiting else self.say("menu.matches"),
                self._matches,
                True,
            ),
            ("statistics", self.say("menu.statistics"), lambda: self.app.push(StatisticsScene(self.app)), True),
            ("arena", self.say("menu.arena"), self._arena, True),
            ("settings", self.say("menu.settings"), lambda: self.app.push(SettingsScene(self.app)), True),
            ("exit", self.say("menu.exit"), self.app.pop, True),
        ]
        gap, height = m.px(14), m.pt(46)
        width = min(m.pt(230), (m.width - m.px(80) - gap * (len(buttons) - 1)) // len(buttons))
        left = (m.width - len(buttons) * width - gap * (len(buttons) - 1)) // 2
        for number, (icon, text, action, enabled) in enumerate(buttons):
            rect = pygame.Rect(left + number * (width + gap), m.height - m.px(26) - height, width, height)
            self.form.button(rect, text, action, "", enabled, icon=icon, name=icon)

    def _open(self, game: str) -> None:
        self.app.sounds.play("click")
        self.app.push(SetupScene(self.app, game))

    def _matches(self) -> None:
        self.app.push(SavedScene(self.app))

    def _arena(self) -> None:
        from ui.scenes.arena.choose import ChooseScene  # what it brings along takes long to load

        self.app.push(ChooseScene(self.app))

    def _take(self, path: Path) -> None:
        """A file was dropped onto the menu: a match of another program."""
        if import_file(self.app, path):
            self.rebuild()

    def back(self) -> None:
        """Escape does not close the program by accident."""

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.hovered = self._under(event.pos)
        if event.type == pygame.DROPFILE:
            self._take(Path(event.file))
            return True
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            game = self._under(event.pos)
            if game:
                self._open(game)
                return True
        return False

    def _under(self, position: tuple[int, int]) -> str:
        return next((game for game in GAMES if self.area(game).collidepoint(position)), "")

    @property
    def active(self) -> str:
        """The game under the pointer or with the focus."""
        current = self.focus.current
        if self.focus.visible and current and current.name.startswith("game "):
            return current.name.removeprefix("game ")
        return self.hovered

    @property
    def animating(self) -> bool:
        return any(lift != float(game == self.active) for game, lift in self.lift.items())

    def update(self, seconds: float) -> None:
        super().update(seconds)
        step = seconds / LIFT_TIME if self.app.speed else 1.0
        for game, lift in self.lift.items():
            goal = float(game == self.active)
            self.lift[game] = min(goal, lift + step) if goal > lift else max(goal, lift - step)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        self.paint.cloth(surface)
        self.paint.sprite(surface, "menu/title", (m.width / 2, m.px(72)), m.px(420))
        for game in GAMES:
            self._draw_game(surface, game)
        super().draw(surface)

    def _draw_game(self, surface: pygame.Surface, game: str) -> None:
        m, rect = self.m, self.rect(game)
        lift = ease_out(self.lift[game])
        centre = (rect.centerx, rect.centery - m.px(10) * lift)
        self.paint.sprite(surface, menu_picture(game), centre, rect.width)
        colour = colours.BRASS if lift > 0.5 else colours.IVORY
        name = self.say(f"{game}.name")
        self.paint.text(
            surface, name, (rect.centerx, rect.bottom - m.px(10)), 26, "serif", colour, "midtop", shadow=True
        )
        if lift > 0.5:
            self.paint.text(
                surface,
                self.say(f"{game}.tagline"),
                (rect.centerx, rect.bottom - m.px(10) + m.pt(31)),
                15,
                "serif_italic",
                colours.CREAM,
                "midtop",
                shadow=True,
                width=m.width * 0.4,
            )


def notice_text(app: App, notice: Notice) -> str:
    """A notice of the store in the user's language."""
    fault = app.say(notice.fault.value) if notice.fault else notice.why
    return app.say(notice.kind.value, **(asdict(notice) | {"fault": fault}))
