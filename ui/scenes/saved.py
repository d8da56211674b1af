"""The matches that are kept: those that wait to be continued, and those that were played, to be looked at once more."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import pygame

from game.core import BadMatch, OtherRules
from saves.faults import MatchClosed, MatchInUse, NoSuchMatch, StoreFault
from saves.matches import MatchLine
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.scene import Scene
from ui.scenes.dropped import take_file
from ui.scenes.replay import ReplayScene
from ui.tables.base.dialogs import ask, tell
from ui.tables.base.exchange import export
from ui.tables.base.result import join
from ui.tables.opening import open_table
from ui.tables.room import FileKind
from ui.tables.rooms import menu_picture, room_of

T = TypeVar("T")
ROW = 70
MOST = 500
"""How many finished matches are listed."""


class SavedScene(Scene):
    """Two lists that scroll: each match with a line that describes it, and what can be done with it."""

    opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.first = 0
        self.finished = not app.keeping.ask_all(app.store.matches.unfinished)
        """Which of the two lists is shown: what waits comes first."""

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(860), m.width - m.px(40)), min(m.pt(640), m.height - m.px(32)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        matches = self.app.store.matches
        question = (lambda: matches.finished(limit=MOST)) if self.finished else matches.unfinished
        self.matches = self.app.keeping.ask_all(question)
        tabs = pygame.Rect(box.left + m.px(32), box.top + m.pt(64), box.width - m.px(64), m.pt(38))
        choices = [(False, self.say("saved.unfinished")), (True, self.say("saved.finished"))]
        self.form.segmented(tabs, choices, self.finished, self._choose, "list", "small")
        self.fits = max(1, (box.height - m.pt(190)) // m.pt(ROW))
        self.first = max(0, min(self.first, len(self.matches) - self.fits))
        for row, line in enumerate(self.shown()):
            self._build_row(self.row(row), line)
        rect = pygame.Rect(0, 0, m.pt(220), m.pt(46))
        rect.midbottom = (box.centerx, box.bottom - m.px(20))
        self.form.button(rect, self.say("common.close"), self.app.pop, name="close")
        if len(self.matches) > self.fits:
            for icon, by in (("back", -1), ("forward", 1)):
                arrow = pygame.Rect(0, 0, m.pt(46), m.pt(46))
                arrow.center = (box.centerx + by * m.pt(160), rect.centery)
                self.form.button(arrow, "", partial(self._scroll, by * self.fits), "quiet", icon=icon, name=icon)

    def _build_row(self, rect: pygame.Rect, line: MatchLine) -> None:
        m = self.m
        go = pygame.Rect(rect.right - m.pt(176), rect.top + m.pt(10), m.pt(126), m.pt(44))
        if self.finished:
            go.right = rect.right
            self.form.button(go, self.say("saved.watch"), partial(self._watch, line.id), name=f"watch {line.id}")
            for kind in room_of(line.game).files:
                send = pygame.Rect(go.left - m.pt(50), go.top, m.pt(44), m.pt(44))
                tip, action = self.say(kind.text), partial(self._export, line.id, kind)
                self.form.button(send, "", action, "quiet", True, tip, "export", name=f"export {line.id}")
            return
        why = self.say("saved.in_use") if line.in_use else ""
        resume, free = partial(self._resume, line.id), not line.in_use
        self.form.button(go, self.say("saved.go_on"), resume, "", free, why, name=f"go {line.id}")
        bin_ = pygame.Rect(rect.right - m.pt(44), rect.top + m.pt(10), m.pt(44), m.pt(44))
        discard, tip = partial(self._discard, line), self.say("saved.discard")
        self.form.button(bin_, "", discard, "quiet", free, tip, "trash", name=f"bin {line.id}")

    def _choose(self, finished: bool) -> None:
        self.finished, self.first = finished, 0
        self.rebuild()

    def shown(self) -> list[MatchLine]:
        """The matches in sight."""
        return self.matches[self.first : self.first + self.fits]

    def row(self, number: int) -> pygame.Rect:
        """The place of the n-th row in sight."""
        m, box = self.m, self.box()
        top = box.top + m.pt(114) + number * m.pt(ROW)
        return pygame.Rect(box.left + m.px(32), top, box.width - m.px(64), m.pt(64))

    def _scroll(self, by: int) -> None:
        self.first = max(0, min(self.first + by, len(self.matches) - self.fits))
        self.rebuild()

    # -- what can be done --------------------------------------------------------------------------------------

    def _resume(self, identifier: int) -> None:
        self._open(
            identifier,
            lambda: open_table(self.app, Conductor.resume(self.app.store, self.app.thinker, identifier)),
            self.app.replace,
        )

    def _watch(self, identifier: int) -> None:
        self._open(identifier, lambda: ReplayScene(self.app, self.app.store.matches.load(identifier)), self.app.push)

    def _export(self, identifier: int, kind: FileKind) -> None:
        self._open(
            identifier,
            lambda: self.app.store.matches.load(identifier),
            lambda match: export(self.app, match, kind),
        )

    def _open(self, identifier: int, made: Callable[[], T], show: Callable[[T], None]) -> None:
        """Show what is made of a match, or say why it cannot be."""
        try:
            found = made()
        except MatchInUse:
            tell(self.app, self.say("saved.title"), self.say("saved.in_use"))
        except OtherRules as error:
            tell(self.app, self.say("saves.title"), self.say(error.reason.value, **error.details))
        except BadMatch as error:
            self.rebuild()
            tell(self.app, self.say("saves.title"), self.say("saves.damaged_match", match=identifier, why=str(error)))
            self.app.store.notices.clear()
        except StoreFault as fault:
            tell(self.app, self.say("saves.title"), self.say("saves.not_read", why=self.say(fault.kind.value)))
        except (MatchClosed, NoSuchMatch):
            self.rebuild()
        else:
            show(found)

    def _discard(self, line: MatchLine) -> None:
        def discard() -> None:
            self.app.keeping.do(lambda: self.app.store.matches.discard(line.id))
            self.rebuild()

        sure = self.say("saved.discard_sure", match=self.title(line))
        ask(self.app, self.say("saved.discard"), sure, self.say("saved.discard"), discard)

    def title(self, line: MatchLine) -> str:
        """The game and who plays it."""
        return f"{self.say(f'{line.game}.name')}: {', '.join(seat.name for seat in line.seats)}"

    def detail(self, line: MatchLine) -> str:
        """How far it has come, or who won; and when."""
        at = when(self.app, line.last_played)
        if line.result is None:
            return self.say("saved.detail", n=line.moves, when=at)
        names = [line.seats[seat].name for seat in line.result.winners]
        if line.result.draw or not names:
            return f"{self.say('result.draw') if line.result.draw else self.say('saved.nobody')} · {at}"
        return f"{self.say('saved.won', names=join(names, self.say('common.and')), n=len(names))} · {at}"

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.DROPFILE:
            if take_file(self.app, Path(event.file)):
                self._choose(True)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._scroll(self.fits if event.key == pygame.K_PAGEDOWN else -self.fits)
            return True
        return super().handle(event)

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        title = (box.centerx, box.top + m.pt(16))
        paint.text(surface, self.say("saved.title"), title, 30, "serif", colours.BRASS, "midtop")
        if not self.matches:
            none = self.say("saved.none_finished" if self.finished else "saved.none")
            paint.text(surface, none, box.center, 19, anchor="center", colour=colours.CREAM)
        for number, line in enumerate(self.shown()):
            self._draw_row(surface, self.row(number), line)
        super().draw(surface)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, line: MatchLine) -> None:
        m, paint = self.m, self.paint
        icon = m.pt(60)
        paint.sprite(surface, menu_picture(line.game), (rect.left + icon * 0.6, rect.centery), icon * 1.3)
        left = rect.left + round(icon * 1.45)
        width = rect.right - m.pt(190) - left
        above, below = (left, rect.centery), (left, rect.centery + m.px(2))
        paint.text(surface, self.title(line), above, 19, "bold", colours.IVORY, "bottomleft", width)
        paint.text(surface, self.detail(line), below, 16, "sans", colours.CREAM, "topleft", width)
        pygame.draw.line(surface, colours.BRASS_DARK, rect.bottomleft, rect.bottomright)


def when(app: App, moment: datetime) -> str:
    """A moment as people say it: the hour today, else the day."""
    local = moment.astimezone()
    now = datetime.fromtimestamp(app.clock()).astimezone()
    if local.date() == now.date():
        return app.say("saved.today", time=local.strftime("%H:%M"))
    return app.say("saved.day", day=local.day, month=local.month, year=local.year, time=local.strftime("%H:%M"))
