"""The column beside the board: buttons, scores, what the tiles laid are worth, and the plays so far."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame_gui.elements import UIButton

from ui import colours
from ui.tables.aprologados.art import Drawn
from ui.tables.aprologados.clues import Clues
from ui.tables.aprologados.plays import Plays, turn_name
from ui.tables.aprologados.shown import Told
from ui.tables.aprologados.tray import Tray
from ui.tables.base.log import Log
from ui.widgets.form import Form, enable


class Chip(NamedTuple):
    """A word with its points, and whether it is one."""

    text: str
    points: int
    valid: bool


class Beside(Drawn, Protocol):
    """What the column needs of the table that it stands beside."""

    form: Form
    log: Log
    clues: Clues

    @property
    def viewer(self) -> int | None: ...
    @property
    def persons_turn(self) -> bool: ...
    @property
    def can_act(self) -> bool: ...
    @property
    def can_exchange(self) -> bool: ...
    @property
    def undoable(self) -> bool: ...
    @property
    def tray(self) -> Tray: ...
    def turns(self) -> Sequence[Told]: ...
    def turn_line(self) -> str: ...
    def open_menu(self) -> None: ...
    def open_rules(self) -> None: ...
    def undo(self) -> None: ...
    def ask_hint(self) -> None: ...
    def look_up(self) -> None: ...
    def abandon(self) -> None: ...
    def show_unseen(self) -> None: ...
    def show_summary(self) -> None: ...
    def play(self) -> None: ...
    def pass_turn(self) -> None: ...
    def exchange(self) -> None: ...
    def recall(self) -> None: ...
    def shuffle(self) -> None: ...


class Panel:
    """Draws the column and holds its buttons."""

    def __init__(self, table: Beside) -> None:
        self.table = table
        self.plays = Plays(table)
        self.buttons: dict[str, UIButton] = {}

    # -- widgets -----------------------------------------------------------------------------------------------

    def build_bar(self) -> None:
        """The small buttons on top."""
        table, m = self.table, self.table.m
        column, size, gap = table.places.column, m.px(40), m.px(6)
        sound = "sound" if table.app.settings.sound else "mute"
        left = [
            ("menu", "table.menu", table.open_menu),
            ("undo", "aprologados.tip.undo", table.undo),
            ("hint", "aprologados.tip.hint", table.ask_hint),
            ("log", "aprologados.tip.log", table.log.toggle),
            ("search", "aprologados.window.look_up", table.look_up),
            ("flag", "aprologados.window.abandon", table.abandon),
        ]
        right = [(sound, "aprologados.tip.sound", table.app.toggle_sound), ("help", "table.rules", table.open_rules)]
        for number, (icon, tip, action) in enumerate(left):
            rect = pygame.Rect(column.left + number * (size + gap), column.top, size, size)
            self._icon(rect, icon, table.say(tip), action)
        for number, (icon, tip, action) in enumerate(right):
            rect = pygame.Rect(0, column.top, size, size)
            rect.right = column.right - number * (size + gap)
            self._icon(rect, icon, table.say(tip), action)

    def _icon(self, rect: pygame.Rect, icon: str, tip: str, action: Callable[[], object]) -> None:
        self.buttons[icon] = self.table.form.button(rect, "", action, "quiet", True, tip, icon, 0.78, name=icon)

    def build(self) -> None:
        """The other buttons."""
        table, m, form = self.table, self.table.m, self.table.form
        bag = table.places.bag
        self.buttons["bag"] = form.button(
            bag, self._bag_text(), table.show_unseen, "small", tip=table.say("aprologados.window.unseen"), name="bag"
        )
        summary = pygame.Rect(0, 0, m.pt(112), bag.height)
        summary.topright = (bag.left - m.px(8), bag.top)
        form.button(summary, table.say("aprologados.window.summary"), table.show_summary, "small", name="summary")
        actions = [("play", table.play, "primary", 1.5), ("pass", table.pass_turn, "", 1.0)]
        if table.setting.preset.exchange:
            actions.append(("exchange", table.exchange, "", 1.0))
        row, gap = table.places.actions, m.px(10)
        unit = (row.width - gap * (len(actions) - 1)) / sum(share for *_, share in actions)
        left = float(row.left)
        for name, action, kind, share in actions:
            rect = pygame.Rect(round(left), row.top, round(unit * share), row.height)
            self.buttons[name] = form.button(rect, table.say(f"aprologados.window.{name}"), action, kind, name=name)
            left += unit * share + gap
        rack, size = table.places.rack, m.px(44)
        for icon, action, centre in (
            ("recall", table.recall, rack.left - m.px(36)),
            ("shuffle", table.shuffle, rack.right + m.px(36)),
        ):
            rect = pygame.Rect(0, 0, size, size)
            rect.center = (centre, rack.centery)
            self._icon(rect, icon, table.say(f"aprologados.window.{icon}"), action)
        self.refresh()

    def _bag_text(self) -> str:
        return self.table.say("aprologados.window.bag", n=self.table.shown.bag)

    def refresh(self) -> None:
        """Let the buttons follow what can be done now: cheaper than making them anew, above all in large windows."""
        table = self.table
        dealing = table.shown.dealing
        ready = table.can_act and not dealing
        can = {
            "undo": table.undoable,
            "hint": table.persons_turn and not dealing,
            "flag": table.persons_turn,
            "bag": table.viewer is not None,
            "play": ready and bool(table.tray.placed),
            "pass": ready,
            "exchange": ready and table.can_exchange,
            "recall": ready,
            "shuffle": ready,
        }
        for name, on in can.items():
            if name in self.buttons:
                enable(self.buttons[name], on)
        bag = self.buttons.get("bag")
        if bag is not None and bag.alive() and bag.text != self._bag_text():
            bag.set_text(self._bag_text())

    def disabled_at(self, position: tuple[int, int]) -> str:
        """The name of the button under a point that cannot be pressed now."""
        return next(
            (
                name
                for name, button in self.buttons.items()
                if button.alive() and not button.is_enabled and button.get_abs_rect().collidepoint(position)
            ),
            "",
        )

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """All of the column but its buttons."""
        table, m, paint = self.table, self.table.m, self.table.paint
        y = self.table.places.column.top + m.px(40) + m.pt(15)
        paint.text(
            surface,
            table.turn_line(),
            (self.table.places.column.left + m.px(4), y),
            20,
            "serif",
            colours.CREAM,
            "midleft",
            self.table.places.column.width - m.px(8),
            shadow=True,
        )
        for seat in range(2):
            self._draw_plate(surface, seat)
        self._draw_live(surface)
        self.plays.draw(surface)
        if "bag" not in self.buttons:  # in a replay, where there are none
            at = table.places.bag.midright
            paint.text(surface, self._bag_text(), at, 16, "sans", colours.CREAM, "midright")

    def _draw_plate(self, surface: pygame.Surface, seat: int) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        rect, who = table.places.plate(table.place_of(seat)), table.match.seats[seat]
        active = seat == table.shown.turn
        if active:
            paint.glow(surface, rect, colours.BRASS, 3, 12)
        paint.plate(surface, rect)
        paint.sprite(surface, table.avatar(seat), (rect.left + rect.height * 0.52, rect.centery), rect.height)
        score = paint.text(
            surface,
            str(table.shown.scores[seat]),
            (rect.right - m.px(14), rect.centery),
            34 / m.text_scale**0.6,
            "title",
            colours.BRASS if active else colours.IVORY,
            "midright",
        )
        left = rect.left + round(rect.height * 1.12)
        room = score.left - left - m.px(8)
        line = table.say("aprologados.window.tiles", n=table.shown.rack_counts[seat])
        if not who.human:
            line = f"{table.say(f'level.{who.level}')} · {line}"
        paint.text(
            surface,
            who.name,
            (left, rect.centery + m.px(2)),
            18,
            "bold",
            colours.BRASS if active else colours.IVORY,
            "bottomleft",
            room,
        )
        paint.text(surface, line, (left, rect.centery + m.px(1)), 15, "sans", colours.CREAM, "topleft", room)

    def _draw_live(self, surface: pygame.Surface) -> None:
        """What lies on the board for now, word by word; or else the last play."""
        table, m, paint = self.table, self.table.m, self.table.paint
        rect = table.places.live
        paint.plate(surface, rect)
        shown, last = table.preview, table.lit
        inner = rect.inflate(-m.px(28), -m.px(20))
        if shown is not None:
            chips = [Chip(word.text, word.points, word.valid) for word in shown.words]
            title = table.say("aprologados.window.your_play")
            total, bonus = (shown.points if shown.move else None), shown.bonus if shown.move else 0
            colour = colours.GREEN_LIGHT if shown.legal else colours.RED_LIGHT
            note = table.say(shown.reason.value, **_capitals(shown.details)) if shown.reason else ""
            note = note or table.clues.reason(shown.move)
        elif table.clues.told is not None:
            paint.text(surface, table.clues.title(), inner.topleft, 16, "bold", colours.BRASS, width=inner.width)
            area = pygame.Rect(inner.left, inner.top + m.pt(25), inner.width, inner.height - m.pt(25))
            paint.paragraph(surface, table.clues.sentences(), area, 17, "sans", colours.CREAM, spacing=1.15)
            return
        elif last is not None:
            chips = [Chip(word.text, word.points, True) for word in last.words]
            title = table.say("aprologados.window.last_play", name=table.names[last.seat])
            total, bonus, colour, note = last.points, last.bonus, colours.BRASS, ""
        else:
            turns = table.turns()
            name = table.names[turns[-1].seat] if turns else ""
            sentence = (
                f"{name}: {turn_name(turns[-1], table.say)}"
                if turns and not turns[-1].words
                else table.say("aprologados.window.how")
            )
            paint.paragraph(surface, sentence, inner, 17, "serif_italic", colours.CREAM, "centre", middle=True)
            return
        if total is not None:
            corner = (inner.right, inner.top - m.px(4))
            figure = paint.text(surface, str(total), corner, 40, "title", colour, "topright")
            if bonus:
                paint.text(
                    surface,
                    table.say("aprologados.window.bonus", n=bonus),
                    (inner.right, figure.bottom),
                    15,
                    "bold",
                    colours.BRASS,
                    "topright",
                )
        width = inner.width - m.pt(104)
        paint.text(surface, title, inner.topleft, 16, "bold", colours.CREAM, width=width)
        bottom = self._draw_chips(surface, chips, pygame.Rect(inner.left, inner.top + m.pt(25), width, m.pt(62)))
        if note:
            box = pygame.Rect(inner.left, bottom + m.px(3), inner.width, inner.bottom - bottom)
            tone = colours.CREAM if shown is not None and shown.legal else colours.RED_LIGHT
            paint.paragraph(surface, note, box, 15, "sans", tone, spacing=1.1)

    def _draw_chips(self, surface: pygame.Surface, chips: list[Chip], box: pygame.Rect) -> int:
        """Words with their points, as many as there is room for; where they end."""
        m, paint = self.table.m, self.table.paint
        height, gap, icon = m.pt(28), m.px(6), m.pt(18)
        x, y = box.left, box.top
        for number, chip in enumerate(chips):
            word, figure = chip.text.upper(), str(chip.points)
            word_width = paint.text_size(word, 17, "bold")[0]
            width = icon + word_width + paint.text_size(figure, 17, "bold")[0] + m.px(32)
            if x > box.left and x + width > box.right:
                x, y = box.left, y + height + gap
            if y + height > box.bottom:
                paint.text(
                    surface,
                    f"+{len(chips) - number}",
                    (box.right, box.bottom),
                    16,
                    "bold",
                    colours.CREAM,
                    "bottomright",
                )
                return box.bottom
            rect = pygame.Rect(x, y, min(width, box.width), height)
            ground, edge = ((30, 52, 32), colours.GREEN_LIGHT) if chip.valid else ((70, 22, 18), colours.RED_LIGHT)
            pygame.draw.rect(surface, ground, rect, border_radius=m.px(7))
            pygame.draw.rect(surface, edge, rect, max(1, m.px(1.5)), border_radius=m.px(7))
            paint.sprite(
                surface,
                "icons/check" if chip.valid else "icons/cross",
                (rect.left + m.px(8) + icon / 2, rect.centery),
                icon,
            )
            paint.text(surface, word, (rect.left + m.px(14) + icon, rect.centery), 17, "bold", colours.IVORY, "midleft")
            paint.text(surface, figure, (rect.right - m.px(9), rect.centery), 17, "bold", edge, "midright")
            x += width + gap
        return y + height if chips else box.top

    def draw_note(self, surface: pygame.Surface, sentence: str) -> None:
        """A sentence that stays for a few seconds, over the list."""
        m, paint = self.table.m, self.table.paint
        width = min(paint.text_size(sentence, 18, "bold")[0] + m.px(56), self.table.places.column.width)
        lines = paint.text_size(sentence, 18, "bold")[0] // (width - m.px(48)) + 1
        rect = pygame.Rect(0, 0, width, m.pt(24) * lines + m.px(24))
        rect.midbottom = (self.table.places.column.centerx, self.table.places.actions.top - m.px(8))
        paint.panel(surface, rect)
        paint.paragraph(
            surface, sentence, rect.inflate(-m.px(44), 0), 18, "bold", colours.IVORY, "centre", 1.15, middle=True
        )


def _capitals(details: object) -> dict[str, object]:
    assert hasattr(details, "items")
    return {name: value.upper() if isinstance(value, str) else value for name, value in details.items()}
