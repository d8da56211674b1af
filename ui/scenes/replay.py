"""A match looked at once more at its own table: forward, back, to any move, through anybody's eyes or all open."""

from collections.abc import Callable

import pygame

from game.core import Match
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.flow.drivers import Recording
from ui.flow.record import Record
from ui.focus import Target
from ui.scene import Scene
from ui.tables.opening import open_table

TEMPOS = (4.0, 2.0, 1.0, 0.5, 0.25)
"""How much longer than in play everything takes, from the slowest to the quickest."""
TEMPO_NAMES = ("¼×", "½×", "1×", "2×", "4×")
STRIP = 64
"""The height of the strip below the table in units."""


class ReplayScene(Scene):
    """The table with a recording for every seat, and below it a strip with a time line."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.whole = match
        self.recording = Recording(match.moves)
        self.recording.until = 0
        self.conductor = Conductor.watched(Record.apart(app.store, match.until(0)), app.thinker, self.recording)
        self.eyes: int | None = None
        """Whose eyes one sees through; None with all open."""
        self.pace = TEMPOS.index(1.0)
        self.dragging = False
        self.conductor.open = True
        self.table = open_table(app, self.conductor)

    # -- where it stands ---------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many moves the match has."""
        return len(self.whole.moves)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self.recording.until == self.count and self.conductor.made < self.count

    def go_to(self, move: int) -> None:
        """Stand after that many moves, at once."""
        self.recording.until = move = max(0, min(self.count, move))
        self.conductor.go_to(self.whole.until(move))
        self.table.log.rewrite(self.conductor.match.events)
        self.table.rebuild()
        self.app.redraw()

    def forward(self) -> None:
        """Play the next move with its motion; if one is under way, end that first."""
        if self.table.script.busy:
            self.table.rebuild()
        self.recording.until = min(self.count, self.conductor.made + 1)
        self.app.redraw()

    def back_one(self) -> None:
        """One move back."""
        self.go_to(self.conductor.made - 1)

    def toggle(self) -> None:
        """Play, or stop after the move under way."""
        if self.conductor.made == self.count:
            self.go_to(0)
        self.recording.until = self.conductor.made if self.playing else self.count
        self.rebuild_strip()

    def look_through(self, eyes: int | None) -> None:
        """See the match as a seat saw it, or with all open."""
        self.eyes = eyes
        self.conductor.open = eyes is None
        self.conductor.viewer = eyes
        self.conductor.bottom = eyes or 0
        self.table.rebuild()
        self.rebuild_strip()

    def next_eyes(self) -> None:
        """The next pair of eyes: all open, then each seat."""
        order: list[int | None] = [None, *range(len(self.whole.seats))]
        self.look_through(order[(order.index(self.eyes) + 1) % len(order)])

    def change_tempo(self, by: int) -> None:
        """Slower or quicker."""
        self.pace = max(0, min(len(TEMPOS) - 1, self.pace + by))
        self.table.tempo = TEMPOS[self.pace]
        self.rebuild_strip()

    # -- the scene ---------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._fit_table()
        self.table.enter()
        super().enter()

    def leave(self) -> None:
        self.table.leave()

    def rebuild(self) -> None:
        self._fit_table()
        if hasattr(self, "form"):
            self.table.rebuild()
        super().rebuild()

    def rebuild_strip(self) -> None:
        """New buttons, the table left as it is."""
        super().rebuild()

    def _fit_table(self) -> None:
        m = self.m
        self.table.fit_into((m.width, m.height - m.px(STRIP)), self)

    def strip(self) -> pygame.Rect:
        """The strip along the lower edge."""
        height = self.m.px(STRIP)
        return pygame.Rect(0, self.m.height - height, self.m.width, height)

    def line(self) -> pygame.Rect:
        """The time line."""
        m, strip = self.m, self.strip()
        left = m.px(24) + 4 * m.px(52)
        right = m.width - m.px(24) - self._width("eyes") - self._width("tempo") - m.px(40) - m.px(52) * 2
        return pygame.Rect(left + m.px(8), strip.top, right - left - m.px(32), strip.height)

    def _width(self, name: str) -> int:
        return self.m.pt(190) if name == "eyes" else self.m.pt(72)

    def build(self) -> None:
        m, strip = self.m, self.strip()
        side = m.px(44)
        top = strip.centery - side // 2
        left = [
            ("first", "replay", "replay.first", lambda: self.go_to(0)),
            ("back", "back", "replay.back", self.back_one),
            ("play", "pause" if self.playing else "play", "replay.play", self.toggle),
            ("forward", "forward", "replay.forward", self.forward),
        ]
        for number, (name, icon, tip, action) in enumerate(left):
            rect = pygame.Rect(m.px(24) + number * m.px(52), top, side, side)
            self.form.button(rect, "", action, "quiet", tip=self.say(tip), icon=icon, name=name)
        line = self.line()
        self.focus.add(Target("time line", self.line, self.toggle, adjust=lambda by: self.go_to(self.made + by)))
        eyes = pygame.Rect(line.right + m.px(24), top, self._width("eyes"), side)
        whose = self.say("replay.open") if self.eyes is None else self.whole.seats[self.eyes].name
        self.form.button(eyes, whose, self.next_eyes, "small", tip=self.say("replay.eyes"), name="eyes")
        tempo = pygame.Rect(eyes.right + m.px(8), top, self._width("tempo"), side)
        self.form.button(
            tempo, TEMPO_NAMES[self.pace], self._next_tempo, "small", tip=self.say("replay.tempo"), name="tempo"
        )
        for number, (icon, tip, action) in enumerate(
            (("log", "table.log", self.table.log.toggle), ("close", "common.close", self.back))
        ):
            rect = pygame.Rect(m.width - m.px(16) - (2 - number) * m.px(52), top, side, side)
            self.form.button(rect, "", action, "quiet", tip=self.say(tip), icon=icon, name=icon)

    @property
    def made(self) -> int:
        """How many moves have been shown or are being shown."""
        return self.conductor.made

    def _next_tempo(self) -> None:
        self.change_tempo(1 if self.pace + 1 < len(TEMPOS) else -self.pace)

    def back(self) -> None:
        """Escape closes the log first."""
        if self.table.log.open:
            self.table.log.toggle()
        else:
            self.app.pop()

    @property
    def animating(self) -> bool:
        return self.table.animating or (self.playing and self.on_top)

    def update(self, seconds: float) -> None:
        was = self.playing
        super().update(seconds)
        self.table.update(seconds)
        if was != self.playing:
            self.rebuild_strip()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.focus.visible and self._key(event.key):
            return True
        if self._mouse(event):
            return True
        return super().handle(event) or self.table.log.handle(event)

    def _key(self, key: int) -> bool:
        actions: dict[int, Callable[[], object]] = {
            pygame.K_RIGHT: self.forward,
            pygame.K_LEFT: self.back_one,
            pygame.K_HOME: lambda: self.go_to(0),
            pygame.K_END: lambda: self.go_to(self.count),
            pygame.K_SPACE: self.toggle,
            pygame.K_o: self.next_eyes,
            pygame.K_g: self.table.log.toggle,
            pygame.K_PLUS: lambda: self.change_tempo(1),
            pygame.K_KP_PLUS: lambda: self.change_tempo(1),
            pygame.K_MINUS: lambda: self.change_tempo(-1),
            pygame.K_KP_MINUS: lambda: self.change_tempo(-1),
        }
        if key not in actions:
            return False
        actions[key]()
        self.app.redraw()
        return True

    def _mouse(self, event: pygame.Event) -> bool:
        """A click on the time line, or its handle dragged."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.line().collidepoint(event.pos):
            self.dragging = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragging:
            self.dragging = False
            return True
        if self.dragging and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            line = self.line()
            move = round((event.pos[0] - line.left) / max(1, line.width) * self.count)
            if max(0, min(self.count, move)) != self.made:
                self.go_to(move)
            return True
        return False

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        strip = self.strip()
        self.table.draw(surface.subsurface(pygame.Rect(0, 0, self.m.width, strip.top)))
        self.paint.panel(surface, strip.inflate(self.m.px(24), self.m.px(8)))
        self._draw_line(surface)
        super().draw(surface)

    def _draw_line(self, surface: pygame.Surface) -> None:
        """A tick for every move, as far as there is room, taller where a person moved; the handle; where it stands."""
        m, line = self.m, self.line()
        middle = line.centery - m.px(6)
        share = self.made / self.count if self.count else 1.0
        here = round(line.left + share * line.width)
        pygame.draw.line(surface, colours.BRASS_DARK, (line.left, middle), (line.right, middle), m.px(3))
        pygame.draw.line(surface, colours.BRASS, (line.left, middle), (here, middle), m.px(3))
        every = max(1, round(self.count * m.px(5) / max(1, line.width)))
        for move in range(0, self.count, every):
            x = round(line.left + move / self.count * line.width)
            high = m.px(8) if self.whole.seats[self.whole.movers[move]].human else m.px(5)
            colour = colours.BRASS if x <= here else colours.BRASS_DARK
            pygame.draw.line(surface, colour, (x, middle - high), (x, middle + high))
        pygame.draw.circle(surface, colours.IVORY, (here, middle), m.px(8))
        where = self.say("replay.where", n=self.made, total=self.count)
        self.paint.text(surface, where, (line.centerx, line.bottom - m.px(6)), 14, "sans", colours.CREAM, "midbottom")
