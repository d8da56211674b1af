"""The questions of Chinchón: close like this?, come back?, which way round?"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.cards import Card
from game.chinchon.melds import Group, Kind
from game.chinchon.view import ChinchonView, ClosePreview
from ui import colours
from ui.app import App
from ui.scene import Scene
from ui.tables.base.dialogs import Dialog
from ui.tables.chinchon.sheet import signed
from ui.widgets.faces import CARD_RATIO, card_back, card_face, card_name


def draw_cards(
    scene: Scene, surface: pygame.Surface, cards: Sequence[str], left: float, centre_y: float, width: float, step: float
) -> pygame.Rect:
    """Pictures of cards in a row from the left; the rectangle they take."""
    height = width * CARD_RATIO
    for number, name in enumerate(cards):
        rect = pygame.Rect(0, 0, round(width), round(height))
        rect.midleft = (round(left + number * step), round(centre_y))
        scene.paint.shadow(surface, rect, 4, 110)
        scene.paint.sprite(surface, name, rect.center, width)
    return pygame.Rect(round(left), round(centre_y - height / 2), round(width + step * (len(cards) - 1)), round(height))


class CloseScene(Scene):
    """What closing will lay down and count, asked once. Other discards that close too are a key away."""

    opaque = False

    def __init__(self, app: App, closes: list[ClosePreview], chosen: Callable[[Card], object]) -> None:
        super().__init__(app)
        self.closes = closes
        self.chosen = chosen
        self.index = 0

    @property
    def preview(self) -> ClosePreview:
        """The close that is shown."""
        return self.closes[self.index]

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.px(940), m.width - m.px(24)), m.pt(196) + m.px(250))
        rect.height = min(rect.height, m.height - m.px(16))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        buttons = [("chinchon.close_yes", self._close, "primary")]
        if len(self.closes) > 1:
            buttons.append(("chinchon.close_other", self._other, "large"))
        buttons.append(("chinchon.close_no", self.app.pop, "large"))
        gap = m.px(12)
        width = (box.width - m.px(64) - gap * (len(buttons) - 1)) // len(buttons)
        for number, (key, action, kind) in enumerate(buttons):
            rect = pygame.Rect(
                box.left + m.px(32) + number * (width + gap), box.bottom - m.px(24) - m.pt(48), width, m.pt(48)
            )
            self.form.button(rect, self.say(key), action, kind, name=key)
        self.focus.suggest(self.focus.targets[0])

    def _close(self) -> None:
        self.app.pop()
        self.chosen(self.preview.discard)

    def _other(self) -> None:
        self.index = (self.index + 1) % len(self.closes)
        self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        inner = box.width - m.px(56)
        kind = self.preview.closing.kind
        paint.text(
            surface,
            self.say("chinchon.close_title"),
            (box.centerx, box.top + m.px(22)),
            28,
            "serif",
            colours.BRASS,
            "midtop",
            inner,
        )
        colour = colours.CREAM if kind is Kind.ONE_CARD else colours.GREEN_LIGHT
        paint.text(
            surface, self._sentence(), (box.centerx, box.top + m.px(26) + m.pt(38)), 19, "sans", colour, "midtop", inner
        )
        self._draw_layout(surface, box)
        super().draw(surface)

    def _sentence(self) -> str:
        closing = self.preview.closing
        if closing.left is None:
            return self.say(closing.kind.value)
        return self.say("chinchon.close_keeping", card=card_name(self.app, closing.left), n=closing.points)

    def _draw_layout(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The groups in their frames, the card left over, and the discard, face down in the end but seen here."""
        m, paint = self.m, self.paint
        discard, closing, layout = self.preview
        rows: list[tuple[list[Card], str]] = [(list(group.cards), "") for group in layout.groups]
        if closing.left:
            rows.append(([closing.left], signed(closing.points)))
        rows.append(([discard], self.say("chinchon.thrown")))
        gap = m.px(34)
        cards = sum(len(row) for row, _ in rows)
        room = box.width - m.px(72) - gap * (len(rows) - 1)
        width = m.px(96)
        step = min(width * 0.7, (room - width * len(rows)) / max(1, cards - len(rows)))
        total = sum(width + step * (len(row) - 1) for row, _ in rows) + gap * (len(rows) - 1)
        x = box.centerx - total / 2
        top = box.top + m.px(26) + m.pt(76)
        bottom = box.bottom - m.px(36) - m.pt(48)
        y = (top + bottom - m.pt(24)) / 2
        for number, (row, label) in enumerate(rows):
            faces = [card_face(self.app, card) for card in row]
            rect = draw_cards(self, surface, faces, x, y, width, step)
            if len(row) > 1:
                paint.glow(surface, rect.inflate(m.px(8), m.px(8)), colours.BRASS, 2, 10)
            if number == len(rows) - 1:
                back = pygame.Rect(rect)
                paint.sprite(
                    surface, card_back(self.app), (back.centerx + m.px(14), back.centery + m.px(14)), width, alpha=210
                )
                paint.sprite(surface, faces[0], rect.center, width)
            if label:
                paint.text(surface, label, (rect.centerx, rect.bottom + m.px(18)), 17, "bold", colours.CREAM, "midtop")
            x += rect.width + gap


class ReentryDialog(Dialog):
    """An eliminated player may come back. Escape opens the menu: the answer has to be given."""

    def __init__(
        self, app: App, name: str, view: ChinchonView, answer: Callable[[bool], object], menu: Callable[[], object]
    ) -> None:
        self.menu = menu
        seat = view.offers[0]
        total, limit, back = view.totals[seat], view.options.limite, view.return_total
        text = app.say("chinchon.reentry_text", total=total, limit=limit, back=back)
        text += " " + app.say("chinchon.reentry_left", n=view.reentries[seat])
        yes, no = app.say("chinchon.reentry_yes"), app.say("chinchon.reentry_no")
        super().__init__(
            app,
            app.say("chinchon.reentry_title", name=name),
            text,
            [(yes, lambda: answer(True)), (no, lambda: answer(False))],
        )

    def back(self) -> None:
        self.app.pop()
        self.menu()


class ArrangementScene(Scene):
    """A comodín at the end of a run can lie at either end: which way?"""

    opaque = False

    def __init__(self, app: App, groups: list[Group], chosen: Callable[[Group], object]) -> None:
        super().__init__(app)
        self.groups = groups
        self.chosen = chosen

    def box(self) -> pygame.Rect:
        """The panel: a row for each way."""
        m = self.m
        width = min(m.px(440) + m.pt(190), m.width - m.px(24))
        rect = pygame.Rect(0, 0, width, m.pt(76) + len(self.groups) * m.px(150))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def row_middle(self, number: int) -> int:
        """The height of a row's middle."""
        m, box = self.m, self.box()
        return box.top + m.pt(62) + number * m.px(150) + m.px(66)

    def build(self) -> None:
        m, box = self.m, self.box()
        for number, group in enumerate(self.groups):
            rect = pygame.Rect(0, 0, m.pt(170), m.pt(48))
            rect.midright = (box.right - m.px(32), self.row_middle(number))
            self.form.button(
                rect,
                self.say("chinchon.this_way"),
                partial(self._choose, group),
                "primary" if number == 0 else "large",
                name=f"way {number}",
            )
        self.focus.suggest(self.focus.targets[0])

    def _choose(self, group: Group) -> None:
        self.app.pop()
        self.chosen(group)

    def draw(self, surface: pygame.Surface) -> None:
        m, box = self.m, self.box()
        self.paint.panel(surface, box)
        self.paint.text(
            surface,
            self.say("chinchon.which_way"),
            (box.centerx, box.top + m.px(20)),
            24,
            "serif",
            colours.BRASS,
            "midtop",
            box.width - m.px(48),
        )
        width = m.px(78)
        for number, group in enumerate(self.groups):
            room = box.width - m.px(96) - m.pt(170) - width
            step = min(width * 0.8, room / max(1, len(group.cards) - 1))
            draw_cards(
                self,
                surface,
                [card_face(self.app, card) for card in group.cards],
                box.left + m.px(36),
                self.row_middle(number),
                width,
                step,
            )
        super().draw(surface)
