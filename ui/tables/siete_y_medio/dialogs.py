"""The closing table of a round: scores, bets, every player's case against the bank, prizes and the new amounts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.siete_y_medio.parts import GOAL, SieteYMedioOptions
from game.siete_y_medio.settlement import RoundResult, Settlement
from ui import colours, fonts
from ui.app import App
from ui.colours import Colour
from ui.scene import Scene
from ui.tables.siete_y_medio.money import figure, signed
from ui.tables.siete_y_medio.shown import Shown
from ui.widgets.faces import CARD_RATIO, card_face

TEXT_SIZES = (18, 17, 16, 15, 14, 13, 12, 11, 10)
"""The table takes the largest of these at which all its rows fit on the sheet."""
LEAST_PIXELS = 14
UNSEEN = 0.4
"""For so long after it came up by itself, a key or click meant for the table does not send the sheet away."""


@dataclass(frozen=True)
class Column:
    """A column of the table: its heading, its share of the width, and on which side its text stands."""

    key: str
    share: float
    right: bool = False


COLUMNS = (
    Column("player", 0.175),
    Column("hand", 0.10),
    Column("score", 0.075, True),
    Column("bet", 0.075, True),
    Column("result", 0.395),
    Column("net", 0.09, True),
    Column("money", 0.09, True),
)


class RoundShower(Protocol):
    """What the sheet needs of the table under it."""

    shown: Shown

    @property
    def options(self) -> SieteYMedioOptions: ...
    @property
    def names(self) -> list[str]: ...
    def avatar(self, seat: int) -> str: ...


class RoundScene(Scene):
    """A sheet over the table. It stays until it was seen, and can be opened again, with the rounds before it."""

    opaque = False

    def __init__(self, app: App, table: RoundShower, index: int, fresh: bool) -> None:
        super().__init__(app)
        self.table = table
        self.index = index
        self.fresh = fresh
        """Whether the round has just ended; then the table waits for it to be seen."""
        self.age = 0.0

    @property
    def rounds(self) -> list[RoundResult]:
        """All rounds that are settled."""
        return self.table.shown.rounds

    @property
    def result(self) -> RoundResult:
        """The round on the sheet."""
        return self.rounds[self.index]

    # -- layout ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        rows, _ = self.measured()
        height = m.pt(64) + self.head_height() + sum(rows) + m.px(24) + m.pt(46) + m.px(30) + self.notes_height()
        rect = pygame.Rect(0, 0, self.width(), min(height, m.height - m.px(16)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def width(self) -> int:
        """How wide the sheet is."""
        return min(self.m.px(1180), self.m.width - self.m.px(20))

    def head_height(self) -> int:
        """The line of headings."""
        return self.m.pt(26)

    def notes_height(self) -> int:
        """Room for the sentence about a broken bank."""
        return self.m.pt(28) if self.result.unpaid else 0

    def inner(self) -> tuple[int, int]:
        """Left edge and width of the table on the sheet."""
        left = (self.m.width - self.width()) // 2 + self.m.px(34)
        return left, self.width() - self.m.px(68)

    def sentences(self, line: Settlement) -> list[tuple[str, Colour]]:
        """The case that applied, the prize with its amount, and what a broken bank could not pay."""
        case = self.say(line.case.value, score=line.score, bank_score=line.bank_score)
        lines = [(case, colours.INK)]
        if line.prize:
            prize = self.say(
                "siete_y_medio.prize_line", prize=self.say(line.prize.value), amount=figure(self.app, line.prize_amount)
            )
            lines.append((prize, colours.RED))
        if line.unpaid:
            lines.append((self.say("siete_y_medio.unpaid", unpaid=figure(self.app, line.unpaid)), colours.RED))
        return lines

    def measured(self) -> tuple[list[int], float]:
        """The heights of the rows, and the size of text at which they fit."""
        m = self.m
        width = round(self.inner()[1] * COLUMNS[4].share) - m.px(14)
        room = m.height - m.px(16) - m.pt(64) - self.head_height() - m.px(54) - m.pt(46) - self.notes_height()
        rows: list[int] = []
        size = float(TEXT_SIZES[0])
        for size in TEXT_SIZES:
            step = round(fonts.font("sans", m.pt(size)).get_height() * 1.02)
            least = max(m.px(38), round(step * 1.25))
            rows = [least]
            for line in self.result.lines:
                count = 1
                if line:
                    count = sum(len(fonts.wrap(text, "sans", m.pt(size), width)) for text, _ in self.sentences(line))
                rows.append(max(least, count * step + m.px(8)))
            if sum(rows) <= room or m.pt(size) <= max(9, round(LEAST_PIXELS * m.unit)):
                break
        return rows, size

    def build(self) -> None:
        m, box = self.m, self.box()
        high = m.pt(46)
        go_on = pygame.Rect(0, 0, max(m.px(240), m.pt(200)), high)
        go_on.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(go_on, self.say("siete_y_medio.go_on"), self.app.pop, "primary", name="go on")
        for name, icon, by, x in (
            ("previous", "back", -1, go_on.left - high - m.px(14)),
            ("next", "forward", 1, go_on.right + m.px(14)),
        ):
            rect = pygame.Rect(x, go_on.top, high, high)
            self.form.button(
                rect,
                "",
                self._turner(by),
                "paper",
                0 <= self.index + by < len(self.rounds),
                self.say(f"siete_y_medio.{name}_round"),
                icon,
                name=name,
            )
        self.focus.suggest(self.focus.targets[0])

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            if 0 <= self.index + by < len(self.rounds):
                self.index += by
                self.rebuild()

        return turn

    # -- time and events ---------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.age += seconds

    @property
    def animating(self) -> bool:
        return self.fresh and self.age < UNSEEN

    def handle(self, event: pygame.Event) -> bool:
        if self.animating and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turner(-1 if event.key == pygame.K_PAGEUP else 1)()
            return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
            pygame.K_SPACE,
            pygame.K_t,
        ):
            self.app.pop()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.box().collidepoint(event.pos):
            self.app.pop()
            return True
        return False

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        rows, size = self.measured()
        paint.sheet(surface, box)
        title = self.say("siete_y_medio.round", number=self.result.number, total=self.table.options.rounds)
        paint.text(
            surface, title, (box.centerx, box.top + m.pt(16)), 30, "title", colours.RED, "midtop", box.width * 0.8
        )
        top = box.top + m.pt(64)
        self._headings(surface, top)
        y = top + self.head_height()
        self._bank_row(surface, y, rows[0], size)
        y += rows[0]
        for seat, height in enumerate(rows[1:]):
            self._row(surface, seat, y, height, size)
            y += height
        if self.result.unpaid:
            paint.text(
                surface,
                self.say("siete_y_medio.broke", unpaid=figure(self.app, self.result.unpaid)),
                (box.centerx, y + m.px(6)),
                18,
                "bold",
                colours.RED,
                "midtop",
                box.width - m.px(60),
            )
        super().draw(surface)

    def cell(self, number: int) -> tuple[int, int]:
        """Left and right edge of a column."""
        left, width = self.inner()
        start = sum(column.share for column in COLUMNS[:number])
        return (
            round(left + start * width) + self.m.px(6),
            round(left + (start + COLUMNS[number].share) * width) - self.m.px(6),
        )

    def _put(
        self, surface: pygame.Surface, number: int, y: float, text: str, size: float, face: str, colour: Colour
    ) -> None:
        left, right = self.cell(number)
        at, anchor = ((right, y), "midright") if COLUMNS[number].right else ((left, y), "midleft")
        self.paint.text(surface, text, at, size, face, colour, anchor, right - left)

    def _headings(self, surface: pygame.Surface, top: int) -> None:
        y = top + self.head_height() * 0.42
        size = 15 / self.m.text_scale**0.8
        for number, column in enumerate(COLUMNS):
            name = self.say(f"siete_y_medio.column_{column.key}")
            self._put(surface, number, y, name, size, "bold", colours.INK_SOFT)

    def _line(self, surface: pygame.Surface, y: int) -> None:
        left, width = self.inner()
        pygame.draw.line(surface, (190, 166, 120), (left, y), (left + width, y), max(1, self.m.px(1)))

    def _bank_row(self, surface: pygame.Surface, y: int, height: int, size: float) -> None:
        result = self.result
        left, width = self.inner()
        shade = pygame.Surface((width, height), pygame.SRCALPHA)
        shade.fill((140, 104, 48, 46))
        surface.blit(shade, (left, y))
        middle = y + height / 2
        self._name(surface, middle, height, "chips/dealer", self.say("siete_y_medio.bank"), size, colours.INK)
        self._cards(surface, result.bank, middle, height)
        self._score(surface, middle, str(result.bank_score), result.bank_score, size)
        self._net(surface, middle, -sum(line.net for line in result.lines if line), size)
        self._put(surface, 6, middle, figure(self.app, result.bank_money), size, "bold", colours.INK)

    def _row(self, surface: pygame.Surface, seat: int, y: int, height: int, size: float) -> None:
        line, middle = self.result.lines[seat], y + height / 2
        self._line(surface, y)
        colour = colours.INK if line else (132, 114, 92)
        self._name(
            surface,
            middle,
            height,
            self.table.avatar(seat),
            self.table.names[seat],
            size,
            colour,
            line is None,
        )
        self._put(surface, 6, middle, figure(self.app, self.result.money[seat]), size, "bold", colour)
        if line is None:
            self._put(surface, 4, middle, self.say("siete_y_medio.out"), size, "italic", colour)
            return
        self._cards(surface, self.result.hands[seat], middle, height)
        self._score(surface, middle, str(line.score), line.score, size)
        self._put(surface, 3, middle, figure(self.app, line.bet), size, "sans", colours.INK)
        left, right = self.cell(4)
        step = round(fonts.font("sans", self.m.pt(size)).get_height() * 1.02)
        wrapped = [
            (part, tone)
            for text, tone in self.sentences(line)
            for part in fonts.wrap(text, "sans", self.m.pt(size), right - left)
        ]
        top = middle - step * len(wrapped) / 2
        for number, (part, tone) in enumerate(wrapped):
            self.paint.text(surface, part, (left, top + number * step), size, "sans", tone, "topleft")
        self._net(surface, middle, line.net, size)

    def _name(
        self,
        surface: pygame.Surface,
        y: float,
        height: int,
        avatar: str,
        name: str,
        size: float,
        colour: Colour,
        out: bool = False,
    ) -> None:
        left, right = self.cell(0)
        wide = min(height - self.m.px(4), self.m.px(36))
        self.paint.sprite(surface, avatar, (left + wide / 2, y), wide, alpha=110 if out else 255)
        x = left + wide + self.m.px(8)
        self.paint.text(surface, name, (x, y), size, "bold", colour, "midleft", right - x)

    def _cards(self, surface: pygame.Surface, cards: tuple[object, ...], y: float, height: int) -> None:
        left, right = self.cell(1)
        wide = min((height - self.m.px(4)) / CARD_RATIO, self.m.px(26))
        step = min(wide * 0.8, (right - left - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            self.paint.sprite(surface, card_face(self.app, str(card)), (left + wide / 2 + number * step, y), wide)

    def _score(self, surface: pygame.Surface, y: float, text: str, score: int, size: float) -> None:
        colour = colours.RED if score > GOAL else (150, 100, 10) if score == GOAL else colours.INK
        self._put(surface, 2, y, text, size * 1.15, "bold", colour)

    def _net(self, surface: pygame.Surface, y: float, net: int, size: float) -> None:
        colour = colours.GREEN if net > 0 else colours.RED if net < 0 else colours.INK_SOFT
        self._put(surface, 5, y, signed(self.app, net), size * 1.08, "bold", colour)
