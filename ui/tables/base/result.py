"""The end of a match: the table stays, dimmed; a sheet of paper says how it went."""

from collections.abc import Callable
from typing import Protocol

import pygame

from game.core import Match
from ui import colours
from ui.app import App
from ui.scene import Scene


class Finished(Protocol):
    """What the sheet needs of the table under it."""

    @property
    def match(self) -> Match: ...
    @property
    def humans(self) -> list[int]: ...
    def result_lines(self) -> list[tuple[str, str]]: ...
    def rematch(self) -> Scene: ...
    def after_match(self) -> list[tuple[str, Callable[[], object]]]: ...


class ResultScene(Scene):
    """Who won, why, the figures, and what to do next."""

    opaque = False

    def __init__(self, app: App, table: Finished) -> None:
        super().__init__(app)
        self.table = table

    def enter(self) -> None:
        super().enter()
        outcome = self.table.match.state.outcome
        humans = self.table.humans
        lost = outcome is not None and not outcome.draw and humans and not set(humans) & set(outcome.winners)
        self.app.sounds.play("lose" if lost else "win")

    @property
    def title(self) -> str:
        """Who won."""
        match = self.table.match
        outcome = match.state.outcome
        assert outcome is not None
        if outcome.draw:
            return self.say("result.draw")
        names = [match.seats[seat].name for seat in outcome.winners]
        if len(names) == 1 and self.table.humans == list(outcome.winners):
            return self.say("result.you_win")
        return self.say("result.winner", n=len(names), names=join(names, self.say("common.and")))

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        lines = len(self.table.result_lines())
        height = m.pt(236) + lines * m.pt(32) + (m.pt(56) if self.table.after_match() else 0)
        rect = pygame.Rect(0, 0, min(m.pt(620), m.width - m.px(40)), height)
        rect.height = min(rect.height, m.height - m.px(24))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        buttons: list[tuple[str, Callable[[], object]]] = [
            ("result.rematch", self._rematch),
            ("result.look", self.app.pop),
            ("result.menu", self.app.go_home),
        ]
        gap = m.px(12)
        width = (box.width - m.px(64) - 2 * gap) // 3
        for number, (key, action) in enumerate(buttons):
            rect = pygame.Rect(
                box.left + m.px(32) + number * (width + gap), box.bottom - m.px(28) - m.pt(48), width, m.pt(48)
            )
            self.form.button(rect, self.say(key), action, "primary" if number == 0 else "paper", name=key)
        self.focus.suggest(self.focus.targets[0])
        further = self.table.after_match()
        width = (box.width - m.px(64) - gap * (len(further) - 1)) // max(1, len(further))
        for number, (text, action) in enumerate(further):
            left = box.left + m.px(32) + number * (width + gap)
            rect = pygame.Rect(left, box.bottom - m.px(28) - m.pt(104), width, m.pt(44))
            self.form.button(rect, text, action, "paper", name=f"further {number}")

    def _rematch(self) -> None:
        self.app.pop()
        self.app.replace(self.table.rematch())

    def back(self) -> None:
        self.app.go_home()

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        outcome = self.table.match.state.outcome
        assert outcome is not None
        paint.sheet(surface, box)
        inner = box.width - m.px(64)
        paint.text(surface, self.title, (box.centerx, box.top + m.pt(26)), 36, "title", colours.RED, "midtop", inner)
        reason = self.say(outcome.reason.value)
        paint.text(
            surface, reason, (box.centerx, box.top + m.pt(76)), 19, "serif_italic", colours.INK_SOFT, "midtop", inner
        )
        self.draw_figures(surface)
        super().draw(surface)

    def draw_figures(self, surface: pygame.Surface) -> None:
        """What stands between the title and the buttons: the players and their figures."""
        m, box, paint = self.m, self.box(), self.paint
        inner = box.width - m.px(64)
        top = box.top + m.pt(120)
        pygame.draw.line(
            surface, colours.BRASS_DARK, (box.left + m.px(40), top - m.pt(10)), (box.right - m.px(40), top - m.pt(10))
        )
        for number, (name, figure) in enumerate(self.table.result_lines()):
            y = top + number * m.pt(32)
            paint.text(surface, name, (box.left + m.px(56), y), 21, "sans", colours.INK, "topleft", inner * 0.62)
            paint.text(surface, figure, (box.right - m.px(56), y), 21, "bold", colours.INK, "topright")


def join(names: list[str], word: str) -> str:
    """Names in a row: «Ana, Luis y Eva»."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"
