"""A finished round of Cachos once more: everyone's dice, what counted, what was said, what came of it."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from game.cachos.bids import AS
from game.cachos.parts import DudarPaso, Round, Showdown
from game.core import Move
from ui import colours, fonts
from ui.app import App
from ui.scene import Scene


class Told(Protocol):
    """What the sheet needs of the table under it."""

    @property
    def names(self) -> list[str]: ...
    def avatar(self, seat: int) -> str: ...
    def die(self, face: int) -> str: ...
    def said(self, move: Move) -> str: ...
    def outcome_lines(self, show: Showdown) -> list[str]: ...


class RoundScene(Scene):
    """A sheet of paper: dice on the left, the talk on the right; back and forth through the match."""

    opaque = False

    def __init__(self, app: App, table: Told, rounds: Sequence[Round]) -> None:
        super().__init__(app)
        self.table = table
        self.rounds = rounds
        self.index = len(rounds) - 1
        self.scroll = 0

    @property
    def round(self) -> Round:
        """The round on the sheet."""
        return self.rounds[self.index]

    def sitting(self) -> list[int]:
        """The seats that had dice in it."""
        return [seat for seat, count in enumerate(self.round.before) if count]

    # -- places ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.width - m.px(40), max(m.px(940), m.pt(900))), m.height - m.px(56))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def body(self) -> pygame.Rect:
        """Between the title and the buttons."""
        m, box = self.m, self.box()
        top, bottom = box.top + m.pt(104), box.bottom - m.px(34) - m.pt(46)
        return pygame.Rect(box.left + m.px(34), top, box.width - m.px(68), bottom - top)

    def talk(self) -> pygame.Rect:
        """Where the words of the round stand."""
        body = self.body()
        width = round(body.width * 0.36)
        return pygame.Rect(body.right - width, body.top, width, body.height)

    # -- widgets -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        m, box = self.m, self.box()
        high = m.pt(46)
        go_on = pygame.Rect(0, 0, m.pt(200), high)
        go_on.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(go_on, self.say("cachos.go_on"), self.app.pop, "primary", name="go on")
        for name, icon, by, x in (
            ("previous", "back", -1, go_on.left - high - m.px(14)),
            ("next", "forward", 1, go_on.right + m.px(14)),
        ):
            rect = pygame.Rect(x, go_on.top, high, high)
            self.form.button(
                rect,
                "",
                partial(self.leaf, by),
                "paper",
                0 <= self.index + by < len(self.rounds),
                self.say(f"cachos.{name}_round"),
                icon,
                name=name,
            )
        self.focus.suggest(self.focus.targets[0])

    def leaf(self, by: int) -> None:
        """To an earlier or later round."""
        if 0 <= self.index + by < len(self.rounds):
            self.index += by
            self.scroll = 0
            self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.leaf(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.app.pop()
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.scroll = max(0, self.scroll - event.y)
            return True
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.box().collidepoint(event.pos):
            self.app.pop()
            return True
        return False

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint, show = self.m, self.box(), self.paint, self.round.showdown
        paint.sheet(surface, box)
        paint.text(
            surface,
            self.say("cachos.round", number=self.round.number),
            (box.centerx, box.top + m.pt(14)),
            28,
            "title",
            colours.RED,
            "midtop",
        )
        first, *others = self.table.outcome_lines(show)
        line = " ".join([self._test(), first, *(f"{other}." for other in others)])
        inner = pygame.Rect(box.left + m.px(34), box.top + m.pt(52), box.width - m.px(68), m.pt(44))
        paint.paragraph(surface, line, inner, 18, "bold", colours.INK, "centre", 1.05)
        seats = self.sitting()
        body = self.body()
        height = min(m.px(60), body.height // len(seats))
        for number, seat in enumerate(seats):
            self._draw_seat(
                surface,
                seat,
                pygame.Rect(body.left, body.top + number * height, self.talk().left - body.left - m.px(20), height),
            )
        self._draw_talk(surface)
        super().draw(surface)

    def _test(self) -> str:
        """What was put to the test, and the count."""
        show = self.round.showdown
        name = self.table.names[show.target]
        if isinstance(show.challenge, DudarPaso):
            return self.say("cachos.pass_of", name=name) + "."
        return self.say("cachos.tested", name=name, bid=show.bid, n=show.total)

    def _draw_seat(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        m, paint, show = self.m, self.paint, self.round.showdown
        size = min(rect.height - m.px(6), m.px(44))
        paint.sprite(surface, self.table.avatar(seat), (rect.left + size / 2, rect.centery), size)
        dice = show.dice[seat]
        die = min(rect.height - m.px(10), m.px(40))
        step = die * 1.14
        dice_left = rect.right - 5 * step
        colour = (
            colours.RED
            if seat == show.seat and show.change < 0
            else colours.GREEN
            if seat == show.seat
            else colours.INK
        )
        left = rect.left + size + m.px(10)
        change = f"  {show.change:+d}".replace("-", "−") if seat == show.seat and show.change else ""
        paint.text(
            surface,
            self.table.names[seat] + change,
            (left, rect.centery),
            18,
            "bold",
            colour,
            "midleft",
            dice_left - left - m.px(10),
        )
        if not dice:
            paint.text(
                surface,
                self.say("cachos.not_shown"),
                (dice_left, rect.centery),
                16,
                "italic",
                colours.INK_SOFT,
                "midleft",
                5 * step,
            )
            return
        for number, face in enumerate(dice):
            x = dice_left + (number + 0.5) * step
            lit = show.counted[seat][number]
            if lit:
                ring = pygame.Rect(0, 0, round(die), round(die))
                ring.center = (round(x), rect.centery)
                paint.glow(surface, ring, colours.RED, 3, 9)
            shown = paint.sprite(surface, self.table.die(face), (x, rect.centery), die, alpha=255 if lit else 120)
            if lit and face == AS and show.bid.face != AS and not isinstance(show.challenge, DudarPaso):
                paint.sprite(surface, "icons/star", (shown.right - 2, shown.top + 2), die * 0.5)

    def _draw_talk(self, surface: pygame.Surface) -> None:
        """Who said what, in order."""
        m, paint, area = self.m, self.paint, self.talk()
        pygame.draw.line(
            surface,
            colours.BRASS_DARK,
            (area.left - m.px(10), area.top),
            (area.left - m.px(10), area.bottom),
            max(1, m.px(1)),
        )
        step = round(fonts.font("sans", m.pt(17)).get_height() * 1.12)
        fits = max(1, area.height // step)
        self.scroll = min(self.scroll, max(0, len(self.round.log) - fits))
        for row, said in enumerate(self.round.log[self.scroll : self.scroll + fits]):
            y = area.top + row * step
            name = self.table.names[said.seat]
            at = paint.text(
                surface, f"{name}: ", (area.left, y), 17, "bold", colours.INK_SOFT, "topleft", area.width * 0.5
            )
            paint.text(
                surface,
                self.table.said(said.move),
                (at.right, y),
                17,
                "sans",
                colours.INK,
                "topleft",
                area.right - at.right,
            )
