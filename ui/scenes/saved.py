"""The matches that wait to be continued."""

from datetime import datetime
from functools import partial

import pygame

from game.core import BadMatch, OtherRules
from saves.faults import MatchInUse, SaveError
from saves.matches import MatchLine
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.scene import Scene
from ui.tables.base.dialogs import ask, tell
from ui.tables.opening import open_table
from ui.tables.rooms import menu_picture

ROW = 70


class SavedScene(Scene):
    """A list that scrolls: each match with a line that describes it, to go on with or to discard."""

    opaque = False
    first = 0

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(860), m.width - m.px(40)), min(m.pt(600), m.height - m.px(32)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        self.matches = self.app.store.matches.unfinished()
        self.fits = max(1, (box.height - m.pt(150)) // m.pt(ROW))
        self.first = max(0, min(self.first, len(self.matches) - self.fits))
        for row, line in enumerate(self.shown()):
            rect = self.row(row)
            go = pygame.Rect(rect.right - m.pt(176), rect.top + m.pt(10), m.pt(126), m.pt(44))
            bin_ = pygame.Rect(rect.right - m.pt(44), rect.top + m.pt(10), m.pt(44), m.pt(44))
            self.form.button(
                go,
                self.say("saved.go_on"),
                partial(self._resume, line.id),
                "",
                not line.in_use,
                self.say("saved.in_use") if line.in_use else "",
                name=f"go {line.id}",
            )
            self.form.button(
                bin_,
                "",
                partial(self._discard, line),
                "quiet",
                not line.in_use,
                self.say("saved.discard"),
                "trash",
                name=f"bin {line.id}",
            )
        rect = pygame.Rect(0, 0, m.pt(220), m.pt(46))
        rect.midbottom = (box.centerx, box.bottom - m.px(20))
        self.form.button(rect, self.say("common.close"), self.app.pop, name="close")
        if len(self.matches) > self.fits:
            for icon, by, offset in (("back", -1, -1), ("forward", 1, 1)):
                arrow = pygame.Rect(0, 0, m.pt(46), m.pt(46))
                arrow.center = (box.centerx + offset * m.pt(160), rect.centery)
                self.form.button(arrow, "", partial(self._scroll, by * self.fits), "quiet", icon=icon, name=icon)

    def shown(self) -> list[MatchLine]:
        """The matches in sight."""
        return self.matches[self.first : self.first + self.fits]

    def row(self, number: int) -> pygame.Rect:
        """The place of the n-th row in sight."""
        m, box = self.m, self.box()
        return pygame.Rect(box.left + m.px(32), box.top + m.pt(78) + number * m.pt(ROW), box.width - m.px(64), m.pt(64))

    def _scroll(self, by: int) -> None:
        self.first = max(0, min(self.first + by, len(self.matches) - self.fits))
        self.rebuild()

    def _resume(self, identifier: int) -> None:
        try:
            conductor = Conductor.resume(self.app.store, self.app.thinker, identifier)
        except MatchInUse:
            tell(self.app, self.say("saved.title"), self.say("saved.in_use"))
        except OtherRules as error:
            tell(self.app, self.say("saves.title"), self.say(error.reason.value, **error.details))
        except BadMatch as error:
            self.rebuild()
            tell(self.app, self.say("saves.title"), self.say("saves.damaged_match", match=identifier, why=str(error)))
            self.app.store.notices.clear()
        except SaveError as error:
            tell(self.app, self.say("saves.title"), str(error))
        else:
            self.app.replace(open_table(self.app, conductor))

    def _discard(self, line: MatchLine) -> None:
        def discard() -> None:
            self.app.store.matches.discard(line.id)
            self.rebuild()

        ask(
            self.app,
            self.say("saved.discard"),
            self.say("saved.discard_sure", match=self.title(line)),
            self.say("saved.discard"),
            discard,
        )

    def title(self, line: MatchLine) -> str:
        """The game and who plays it."""
        return f"{self.say(f'{line.game}.name')}: {', '.join(seat.name for seat in line.seats)}"

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._scroll(self.fits if event.key == pygame.K_PAGEDOWN else -self.fits)
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface, self.say("saved.title"), (box.centerx, box.top + m.pt(20)), 30, "serif", colours.BRASS, "midtop"
        )
        if not self.matches:
            self.paint.text(surface, self.say("saved.none"), box.center, 19, anchor="center", colour=colours.CREAM)
        for number, line in enumerate(self.shown()):
            rect = self.row(number)
            icon = m.pt(60)
            self.paint.sprite(surface, menu_picture(line.game), (rect.left + icon * 0.6, rect.centery), icon * 1.3)
            left = rect.left + round(icon * 1.45)
            width = rect.right - m.pt(190) - left
            self.paint.text(
                surface, self.title(line), (left, rect.centery), 19, "bold", colours.IVORY, "bottomleft", width
            )
            detail = self.say("saved.detail", n=line.moves, when=when(self.app, line.last_played))
            self.paint.text(
                surface, detail, (left, rect.centery + m.px(2)), 16, "sans", colours.CREAM, "topleft", width
            )
            pygame.draw.line(surface, colours.BRASS_DARK, rect.bottomleft, rect.bottomright)
        super().draw(surface)


def when(app: App, moment: datetime) -> str:
    """A moment as people say it: the hour today, else the day."""
    local = moment.astimezone()
    now = datetime.fromtimestamp(app.clock()).astimezone()
    if local.date() == now.date():
        return app.say("saved.today", time=local.strftime("%H:%M"))
    return app.say("saved.day", day=local.day, month=local.month, year=local.year, time=local.strftime("%H:%M"))
