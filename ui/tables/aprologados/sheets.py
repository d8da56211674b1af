"""The turns of a match on a sheet of paper: the summary of all, and what got away."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

import pygame

from game.aprologados.advice import Missed, missed, past_turns
from game.aprologados.parts import AprologadosOptions
from game.aprologados.rules import Aprologados
from game.core import Match
from ui import colours
from ui.scene import Scene
from ui.tables.aprologados.dialogs import bank_name
from ui.tables.aprologados.plays import held_text, turn_name
from ui.tables.aprologados.shown import Told

if TYPE_CHECKING:
    from ui.app import App

Column = tuple[str, int, int, str]
"""The key of its head, its left or right edge, its width, and the side that its texts stand on."""


class Table(Protocol):
    """What these sheets need of the table under them."""

    language: str

    @property
    def match(self) -> Match: ...
    @property
    def options(self) -> AprologadosOptions: ...
    @property
    def names(self) -> list[str]: ...
    def turns(self) -> Sequence[Told]: ...
    def show_missed(self) -> None: ...
    def say(self, key: str, **values: object) -> str: ...


class TurnsSheet(Scene):
    """A title, a line under it, and rows that scroll."""

    opaque = False
    faces: tuple[str, ...]
    """The face of each column's texts."""

    def __init__(self, app: "App", table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.scroll = 0

    # -- what a sheet fills in ---------------------------------------------------------------------------------

    def title(self) -> str:
        """What it is about."""
        raise NotImplementedError

    def note(self) -> str:
        """The line under the title."""
        raise NotImplementedError

    def lines(self) -> Sequence[tuple[int, tuple[str, ...]]]:
        """The number of each turn and its texts, one a column."""
        raise NotImplementedError

    def columns(self) -> list[Column]:
        """The columns from left to right."""
        raise NotImplementedError

    def empty(self) -> str:
        """What stands there when there is no row."""
        return ""

    def buttons(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Name, text and action from left to right."""
        return [("close", self.say("common.back"), self.back)]

    # -- layout ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(980), m.width - m.px(40)), m.height - m.px(36))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def rows_rect(self) -> pygame.Rect:
        """Where the turns stand."""
        m, box = self.m, self.box()
        top = box.top + m.px(22) + m.pt(106)
        return pygame.Rect(box.left + m.px(40), top, box.width - m.px(80), box.bottom - m.px(36) - m.pt(46) - top)

    def row_height(self) -> int:
        """The height of a turn."""
        return self.m.pt(30)

    def fits(self) -> int:
        """How many turns there is room for."""
        return max(1, self.rows_rect().height // self.row_height())

    def build(self) -> None:
        m, box = self.m, self.box()
        buttons = self.buttons()
        width, gap = m.pt(220), m.px(12)
        left = box.centerx - (width * len(buttons) + gap * (len(buttons) - 1)) // 2
        for number, (name, text, action) in enumerate(buttons):
            rect = pygame.Rect(left + number * (width + gap), box.bottom - m.px(22) - m.pt(46), width, m.pt(46))
            self.form.button(rect, text, action, "paper", name=name)

    def handle(self, event: pygame.Event) -> bool:
        keys = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self.fits(), pygame.K_PAGEDOWN: self.fits()}
        by = -event.y if event.type == pygame.MOUSEWHEEL else keys.get(getattr(event, "key", 0), 0)
        if by and event.type in (pygame.MOUSEWHEEL, pygame.KEYDOWN):
            self.scroll = max(0, min(self.scroll + by, len(self.lines()) - self.fits()))
            self.app.redraw()
            return True
        return super().handle(event)

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint, rect = self.m, self.box(), self.paint, self.rows_rect()
        paint.sheet(surface, box)
        top = (box.centerx, box.top + m.px(18))
        paint.text(surface, self.title(), top, 30, "title", colours.RED, "midtop")
        under = (box.centerx, box.top + m.px(18) + m.pt(44))
        width = box.width - m.px(64)
        paint.text(surface, self.note(), under, 16, "serif_italic", colours.INK_SOFT, "midtop", width)
        for key, x, width, side in self.columns():
            head = self.say(f"aprologados.window.{key}")
            paint.text(surface, head, (x, rect.top - m.pt(14)), 15, "bold", colours.INK_SOFT, side, width)
        pygame.draw.line(surface, colours.BRASS_DARK, (rect.left, rect.top - m.px(2)), (rect.right, rect.top - m.px(2)))
        lines = self.lines()
        if not lines:
            paint.paragraph(surface, self.empty(), rect, 19, "serif_italic", colours.INK_SOFT, "centre", middle=True)
        for row, number in enumerate(range(self.scroll, min(len(lines), self.scroll + self.fits()))):
            self._draw_row(surface, number, *lines[number], rect.top + row * self.row_height())
        super().draw(surface)

    def _draw_row(self, surface: pygame.Surface, place: int, turn: int, line: tuple[str, ...], top: int) -> None:
        m, paint, rect = self.m, self.paint, self.rows_rect()
        middle = top + self.row_height() / 2
        if place % 2:
            stripe = pygame.Rect(rect.left, top, rect.width, self.row_height())
            pygame.draw.rect(surface, (229, 214, 180), stripe, border_radius=m.px(4))
        paint.text(surface, f"{turn + 1}.", (rect.left + m.pt(32), middle), 16, "sans", colours.INK_SOFT, "midright")
        for text, face, (_, x, width, side) in zip(line, self.faces, self.columns(), strict=True):
            paint.text(surface, text, (x, middle), 17, face, colours.INK, side, width)


class SummaryScene(TurnsSheet):
    """The options, and for every turn the words, the points and the tiles held."""

    faces = ("sans", "bold", "sans", "bold", "sans")

    def title(self) -> str:
        return self.say("aprologados.window.summary")

    def empty(self) -> str:
        return self.say("aprologados.window.no_turns")

    def build(self) -> None:
        super().build()
        self.scroll = max(0, len(self.table.turns()) - self.fits())

    def buttons(self) -> list[tuple[str, str, Callable[[], object]]]:
        further: list[tuple[str, str, Callable[[], object]]] = []
        if self.table.match.state.outcome is not None:
            further.append(("missed", self.say("aprologados.window.missed"), self.table.show_missed))
        return [*further, *super().buttons()]

    def note(self) -> str:
        """The options of the match in words."""
        options = self.table.options
        values = [
            ("idioma", self.table.language),
            ("reglas", options.reglas),
            ("reparto", options.reparto),
            ("inicio", options.inicio),
        ]
        said = [
            f"{self.say(f'aprologados.option.{field}')}: {self.say(f'aprologados.value.{field}.{value}')}"
            for field, value in values
        ]
        said.append(f"{self.say('aprologados.option.diccionario')}: {bank_name(self.app, options.diccionario)}")
        return " · ".join(said)

    def lines(self) -> list[tuple[int, tuple[str, ...]]]:
        """For every turn its player, words, tiles held, points and the player's total."""
        table = self.table
        totals: Counter[int] = Counter()
        lines: list[tuple[int, tuple[str, ...]]] = []
        for number, turn in enumerate(table.turns()):
            totals[turn.seat] += turn.points
            words = [f"{word.text.upper()} {word.points}" for word in turn.words]
            if turn.bonus:
                words.append(f"+{turn.bonus}")
            held = held_text(turn.held) if turn.held is not None else "–"
            what = ", ".join(words) or turn_name(turn, table.say)
            lines.append((number, (table.names[turn.seat], what, held, str(turn.points), str(totals[turn.seat]))))
        return lines

    def columns(self) -> list[Column]:
        m, rect = self.m, self.rows_rect()
        total, points, held = m.pt(70), m.pt(84), round(rect.width * 0.22)
        name = round(rect.width * 0.2)
        left = rect.left + m.pt(44)
        words = rect.right - total - points - held - m.px(12) - left - name
        return [
            ("player", left, name - m.px(10), "midleft"),
            ("words", left + name, words - m.px(10), "midleft"),
            ("tiles_held", left + name + words, held, "midleft"),
            ("points_head", rect.right - total, points, "midright"),
            ("total_head", rect.right, total, "midright"),
        ]


class MissedScene(TurnsSheet):
    """The turns that had a better play, found out in the thinking process while the sheet is already open."""

    faces = ("sans", "sans", "sans", "bold", "bold")

    def __init__(self, app: "App", table: Table) -> None:
        super().__init__(app, table)
        state = table.match.state
        assert isinstance(state, Aprologados)
        self.coming: list[Future[Missed | None]] = [
            app.thinker.run(missed, state.options, state.language, state.rules, past) for past in past_turns(state)
        ]
        self.found: list[Missed] = []
        self.done = 0
        self.failed = False

    @property
    def ready(self) -> bool:
        """Whether all turns have been looked at."""
        return self.done == len(self.coming)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        while not self.ready and self.coming[self.done].done():
            future = self.coming[self.done]
            self.done += 1
            if future.cancelled() or future.exception() is not None:
                self.failed = True
            elif (found := future.result()) is not None:
                self.found.append(found)
            self.app.redraw()

    def leave(self) -> None:
        for future in self.coming:
            future.cancel()

    def title(self) -> str:
        return self.say("aprologados.window.missed")

    def note(self) -> str:
        if not self.ready:
            return self.say("aprologados.window.missed_progress", done=self.done, all=len(self.coming))
        if self.failed:
            return self.say("aprologados.window.missed_failed")
        lost: Counter[int] = Counter()
        for item in self.found:
            lost[item.turn.seat] += item.points - item.turn.points
        said = [
            self.say("aprologados.window.missed_sum", name=self.table.names[seat], points=lost[seat])
            for seat in sorted(lost)
        ]
        return " · ".join(said) if said else self.say("aprologados.window.missed_note")

    def empty(self) -> str:
        if self.ready and not self.failed:
            return self.say("aprologados.window.missed_none")
        return self.say("aprologados.window.missed_note")

    def lines(self) -> list[tuple[int, tuple[str, ...]]]:
        """For every turn its player, what was held and played, the best play, and the points between the two."""
        table, told = self.table, self.table.turns()
        lines: list[tuple[int, tuple[str, ...]]] = []
        for item in self.found:
            turn = told[item.number]
            played = f"{turn.word.upper()} {turn.points}" if turn.words else turn_name(turn, table.say)
            best = f"{str(item.best).split()[0]} {item.best.word.upper()} {item.points}"
            assert turn.held is not None
            line = (table.names[turn.seat], held_text(turn.held), played, best, str(item.points - turn.points))
            lines.append((item.number, line))
        return lines

    def columns(self) -> list[Column]:
        m, rect = self.m, self.rows_rect()
        left, lost = rect.left + m.pt(44), m.pt(84)
        room = rect.right - lost - left
        edges = [left + round(room * share) for share in (0, 0.22, 0.46, 0.70, 1)]
        widths = [right - edge - m.px(10) for edge, right in pairwise(edges)]
        return [
            ("player", edges[0], widths[0], "midleft"),
            ("tiles_held", edges[1], widths[1], "midleft"),
            ("played_head", edges[2], widths[2], "midleft"),
            ("best_head", edges[3], widths[3], "midleft"),
            ("lost_head", rect.right, lost, "midright"),
        ]
