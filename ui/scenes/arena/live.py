"""A league live: the table of one of its games, the blackboard beside it, a bulletin below, the time that is left.

The league is played in a thread, its bots in processes of their own; the window only asks for news. Whoever leaves is
asked, the games that were played stay in the journal, and a league that was left goes on from there.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ui import colours
from ui.flow.broadcast import Board, Show
from ui.flow.league import Live, clock_time, fault_in_words
from ui.scene import Scene
from ui.scenes.arena.art import CHALK_GOLD, draw_slate
from ui.scenes.arena.board import draw_bracket, draw_bulletin, draw_standings, fits
from ui.scenes.arena.interlude import Again, InterludeScene
from ui.scenes.arena.medals import MedalsScene
from ui.scenes.arena.watch import TEMPO_NAMES, Watch
from ui.tables.base.dialogs import Dialog, tell
from ui.tables.base.table import AnyTable
from ui.texts import load_texts

if TYPE_CHECKING:
    from ui.app import App


class LiveScene(Scene):
    """Watches a league to its medals."""

    def __init__(self, app: "App", league: Live, again: Again) -> None:
        super().__init__(app)
        self.league = league
        self.again = again
        self.board = Board(league.competition)
        self.show = Show()
        self.watch = Watch(app, self, self.show)
        self.skipped = False
        """Whether the show was stopped for the sake of the result."""
        self.bracket = self.board.competition.phase == 2
        self.first = 0
        self.leaving = False
        self._settled = False

    # -- the league --------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.board.competition.over:
            self._settled = True
            self._medals()
        else:
            self.league.start()

    def leave(self) -> None:
        """Nothing is left behind: neither the thread nor a bot's process."""
        self.league.stop()
        self.league.wait()
        self.watch.close()

    def go_on(self, league: Live) -> None:
        """Phase 2 begins, perhaps with new files: the same league, opened once more."""
        self.league = league
        self.bracket, self._settled = True, False
        league.start()
        self.rebuild()

    def _take_news(self) -> None:
        for news in self.league.news():
            self.board.take(news)
            self.show.take(news)
            self.app.redraw()

    def _look_after_league(self) -> None:
        """Do what is to be done at the end of a phase, of the league, or of everything."""
        if self._settled or self.league.running:
            return
        self._take_news()
        self._settled = True
        if self.league.fault is not None:
            why = fault_in_words(self.league.fault, load_texts(self.app.settings.language))
            self.app.push(
                Dialog(self.app, self.say("arena.window.title"), why, [(self.say("common.ok"), self.app.pop)])
            )
        elif self.leaving:
            self.app.pop()
        elif self.board.competition.over:
            self.bracket = True
            self.rebuild()
            self._medals()
        elif self.board.competition.phase == 2:
            self.bracket = True
            self.rebuild()
            names = self.board.competition.qualified
            self.app.push(InterludeScene(self.app, names, self.again, self.go_on))

    def _medals(self) -> None:
        self.app.sounds.play("win")
        self.app.push(MedalsScene(self.app, self.board.competition, self.league.folder))

    # -- what can be done --------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Pause the league, or let it go on."""
        (self.league.go_on if self.league.paused else self.league.pause)()
        self.rebuild()

    def skip(self) -> None:
        """Stop the show and run on to the result; or show games again."""
        self.skipped = not self.skipped
        if self.skipped:
            self.watch.close()
            if self.league.paused:
                self.league.go_on()
        self.rebuild()

    def look(self) -> None:
        """All hands open, or none."""
        self.watch.look(not self.watch.open)
        self.rebuild()

    def next_tempo(self) -> None:
        """The next speed."""
        self.watch.next_tempo()
        self.rebuild()

    def back(self) -> None:
        """Leaving is asked about while games are being played."""
        if not self.league.running:
            self.app.pop()
            return
        paused = self.league.paused
        self.league.pause()

        def stay() -> None:
            if not paused:
                self.league.go_on()

        buttons = [(self.say("arena.window.leave"), self._stop), (self.say("arena.window.stay"), stay)]
        dialog = Dialog(self.app, self.say("arena.window.leave"), self.say("arena.window.leave_sure"), buttons)
        self.app.push(dialog)
        dialog.focus.suggest(dialog.focus.targets[-1])

    def _stop(self) -> None:
        """Games end within a move; the scene goes when they have."""
        self.leaving = True
        self.league.stop()
        self.rebuild()

    # -- the scene ---------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return self.watch.animating or self.board.stale

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._take_news()
        if not self.skipped:
            self.watch.update(seconds)
        self._look_after_league()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
                self._scroll(8 if event.key == pygame.K_PAGEDOWN else -8)
                return True
            keys: dict[int, Callable[[], object]] = {
                pygame.K_p: self.toggle,
                pygame.K_o: self.look,
                pygame.K_PLUS: self.next_tempo,
            }
            if event.key in keys and not self.leaving:
                keys[event.key]()
                return True
        return super().handle(event)

    def _scroll(self, by: int) -> None:
        lines = len(self.board.competition.bots) + len(self.board.competition.house)
        self.first = max(0, min(self.first + by, lines - fits(self, self.writing())))
        self.app.redraw()

    # -- layout ------------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        self.watch.fit(self.stage())
        super().rebuild()

    def stage(self) -> pygame.Rect:
        """Where the table lies."""
        m = self.m
        width = round((m.width - m.px(56)) * 0.628)
        height = min(round(width * 9 / 16), self.foot - m.px(62 + 50 + 118))
        return pygame.Rect(m.px(20), m.px(62), width, height)

    @property
    def foot(self) -> int:
        """Where the buttons begin."""
        return self.m.height - self.m.px(24) - self.m.pt(44)

    def score(self) -> pygame.Rect:
        """The strip below the table, for who plays and the points."""
        m, stage = self.m, self.stage()
        return pygame.Rect(stage.left, stage.bottom + m.px(6), stage.width, m.px(38))

    def paper(self) -> pygame.Rect:
        """Where the bulletin lies: below that."""
        m, stage = self.m, self.stage()
        top = self.score().bottom + m.px(6)
        return pygame.Rect(stage.left, top, stage.width, self.foot - m.px(10) - top)

    def slate(self) -> pygame.Rect:
        """Where the blackboard hangs."""
        m, stage = self.m, self.stage()
        left = stage.right + m.px(14)
        return pygame.Rect(left, stage.top, m.width - m.px(20) - left, self.foot - m.px(10) - stage.top)

    def writing(self) -> pygame.Rect:
        """The part of the blackboard that is written on, below its tabs."""
        m = self.m
        inner = self.slate().inflate(-m.px(56), -m.px(44))
        top = m.pt(44)
        return pygame.Rect(inner.left, inner.top + top, inner.width, inner.height - top)

    def build(self) -> None:
        m = self.m
        slate = self.slate().inflate(-m.px(52), -m.px(44))
        tabs = pygame.Rect(slate.left, slate.top, slate.width, m.pt(34))
        if not self.skipped:
            choices = [(False, self.say("arena.page.table")), (True, self.say("arena.page.bracket"))]
            self.form.segmented(tabs, choices, self.bracket, self._choose, "board", "small")
        live = not self.leaving and not self.board.competition.over
        shown, paused, skipped = not self.skipped, self.league.paused, self.skipped
        pause = ("play", "arena.window.go_on") if paused else ("pause", "arena.window.pause")
        skip = ("cards", "arena.window.watch") if skipped else ("forward", "arena.window.skip")
        eye = "eye" if self.watch.open else "eye_off"
        buttons = [
            ("pause", *pause, self.toggle, 160, live),
            ("tempo", "speed", "", self.next_tempo, 110, shown),
            ("hands", eye, "arena.window.hands", self.look, 220, shown),
            ("skip", *skip, self.skip, 230, live),
            ("files", "export", "arena.window.files", self._files, 190, True),
            ("leave", "exit", "arena.window.leave", self.back, 170, not self.leaving),
        ]
        gap, height = m.px(10), m.pt(44)
        room = m.width - m.px(40) - gap * (len(buttons) - 1)
        share = room / sum(width for *_, width, _ in buttons)
        x, top = m.px(20), self.foot
        for name, icon, key, action, width, enabled in buttons:
            rect = pygame.Rect(x, top, round(width * share), height)
            text = self.say(key) if key else TEMPO_NAMES[self.watch.pace]
            self.form.button(rect, text, action, "small", enabled, icon=icon, icon_size=0.5, name=name)
            x = rect.right + gap

    def _choose(self, bracket: bool) -> None:
        self.bracket = bracket
        self.rebuild()

    def _files(self) -> None:
        folder = self.league.folder
        tell(self.app, self.say("arena.window.files"), self.say("arena.window.files_are", folder=folder))

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, paint = self.m, self.paint
        paint.cloth(surface, "tables/wood_dark")
        self._draw_head(surface)
        if self.skipped:
            stage = self.stage()
            inner = draw_slate(surface, paint, stage.union(self.score()))
            area = inner.inflate(-m.px(40), -m.px(40))
            draw_bracket(surface, self, area, self.board)
        else:
            self._draw_stage(surface)
        paper = self.paper()
        if paper.height > m.px(40):
            paint.sheet(surface, paper)
            draw_bulletin(surface, self, paper.inflate(-m.px(36), -m.px(20)), self.board)
        draw_slate(surface, paint, self.slate())
        if self.skipped:
            writing = self.writing()
            title = (writing.centerx, writing.top - m.pt(10))
            paint.text(surface, self.say("arena.page.table"), title, 20, "serif", CHALK_GOLD, "midbottom")
        if self.bracket and not self.skipped:
            draw_bracket(surface, self, self.writing(), self.board)
        else:
            draw_standings(surface, self, self.writing(), self.board, self.first)
        super().draw(surface)

    def _draw_stage(self, surface: pygame.Surface) -> None:
        stage, m = self.stage(), self.m
        if self.watch.table is not None:
            self.watch.draw(surface)
            self._draw_score(surface, self.watch.table)
            return
        inner = draw_slate(surface, self.paint, stage)
        key = "starting" if self.league.running else "no_show"
        middle = inner.inflate(-m.px(60), 0)
        self.paint.paragraph(
            surface, self.say(f"arena.window.{key}"), middle, 24, "serif", CHALK_GOLD, "centre", middle=True
        )

    def _draw_score(self, surface: pygame.Surface, table: AnyTable) -> None:
        """Both sides with the points of what is on the table."""
        m, paint, rect = self.m, self.paint, self.score()
        paint.plate(surface, rect)
        one, two = table.shown.points
        room = rect.width // 2 - m.px(64)
        ink = colours.IVORY
        for side, points, name in ((-1, one, table.names[0]), (1, two, table.names[1])):
            at = (rect.centerx + side * m.px(14), rect.centery)
            beside = "midright" if side < 0 else "midleft"
            shown = paint.text(surface, str(points), at, 22, "bold", colours.BRASS, beside)
            x = shown.left - m.px(14) if side < 0 else shown.right + m.px(14)
            paint.text(surface, name, (x, rect.centery), 18, "bold", ink, beside, room)
        paint.text(surface, "–", rect.center, 20, "bold", colours.CREAM, "center")

    def _draw_head(self, surface: pygame.Surface) -> None:
        """What is played, how far it is, how long it takes."""
        m, paint, board = self.m, self.paint, self.board
        competition = board.competition
        middle = m.px(38)
        title = paint.text(
            surface,
            self.say("arena.window.title"),
            (m.px(24), middle),
            26,
            "title",
            colours.BRASS,
            "midleft",
            shadow=True,
        )
        if competition.over:
            phase = self.say("arena.page.over")
        elif competition.round is not None:
            phase = f"{self.say('arena.page.phase2')} · {self.say(competition.round.value)}"
        else:
            phase = self.say("arena.page.phase1")
        where = paint.text(
            surface, phase, (title.right + m.px(18), middle), 18, "serif", colours.CREAM, "midleft", shadow=True
        )
        text = self.say("arena.page.progress", played=board.played, games=competition.games)
        if self.leaving:
            text = self.say("arena.window.stopping")
        elif self.league.paused:
            text += f" · {self.say('arena.window.paused')}"
        elif board.seconds_left is not None and not competition.over:
            text += f" · {self.say('arena.league.time_left', time=clock_time(board.seconds_left))}"
        told = paint.text(
            surface, text, (m.width - m.px(24), middle), 17, "bold", colours.IVORY, "midright", shadow=True
        )
        bar = pygame.Rect(where.right + m.px(24), 0, told.left - where.right - m.px(48), m.px(10))
        bar.centery = middle
        if bar.width > m.px(40):
            pygame.draw.rect(surface, colours.WOOD_DARK, bar, border_radius=m.px(5))
            pygame.draw.rect(surface, colours.BRASS_DARK, bar, max(1, m.px(1)), m.px(5))
            bar.width = round(bar.width * board.played / max(1, competition.games))
            if bar.width:
                pygame.draw.rect(surface, colours.BRASS, bar, border_radius=m.px(5))
