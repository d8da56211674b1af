"""The column beside the board: buttons, scores, what the tiles laid are worth, and the plays so far."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame_gui.elements import UIButton

from game.aprologados.parts import Exchange, Pass, Turn
from ui import colours

if TYPE_CHECKING:
    from ui.tables.aprologados.table import AprologadosTable


class Chip(NamedTuple):
    """A word with its points, and whether it is one."""

    text: str
    points: int
    valid: bool


class Panel:
    """Draws the column and holds its buttons."""

    def __init__(self, table: "AprologadosTable") -> None:
        self.table = table
        self.scroll = 0
        self.buttons: dict[str, UIButton] = {}

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def column(self) -> pygame.Rect:
        """All of it."""
        return self.table.places.column

    def plate_rect(self, seat: int) -> pygame.Rect:
        """The plate of a seat; one's own on the left."""
        m, column = self.table.m, self.column
        gap = m.px(10)
        width = (column.width - gap) // 2
        left = column.left + self.table.place_of(seat) * (width + gap)
        return pygame.Rect(left, column.top + m.px(40) + m.pt(30), width, m.px(64))

    def live_rect(self) -> pygame.Rect:
        """Where the live score stands."""
        m = self.table.m
        return pygame.Rect(self.column.left, self.plate_rect(0).bottom + m.px(10), self.column.width, m.pt(134))

    def actions_rect(self) -> pygame.Rect:
        """The row of large buttons, beside the rack."""
        height = self.table.m.px(54)
        return pygame.Rect(self.column.left, self.column.bottom - height, self.column.width, height)

    def list_rect(self) -> pygame.Rect:
        """Where the plays stand."""
        m, top = self.table.m, self.live_rect().bottom
        return pygame.Rect(
            self.column.left, top + m.px(10), self.column.width, self.actions_rect().top - m.px(10) - top - m.px(10)
        )

    def bag_rect(self) -> pygame.Rect:
        """The button that shows how many tiles the bag has."""
        m, box = self.table.m, self.list_rect()
        rect = pygame.Rect(0, 0, m.pt(128), m.pt(32))
        rect.topright = (box.right - m.px(10), box.top + m.px(9))
        return rect

    # -- widgets -----------------------------------------------------------------------------------------------

    def build_bar(self) -> None:
        """The small buttons on top."""
        table, m = self.table, self.table.m
        size, gap = m.px(40), m.px(6)
        sound = "sound" if table.app.settings.sound else "mute"
        left = [
            ("menu", "table.menu", table.open_menu),
            ("undo", "table.undo", table.undo),
            ("hint", "table.hint", table.ask_hint),
            ("log", "table.log", table.log.toggle),
            ("search", "aprologados.window.look_up", table.look_up),
            ("flag", "aprologados.window.abandon", table.abandon),
        ]
        right = [(sound, "table.sound", table.app.toggle_sound), ("help", "table.rules", table.open_rules)]
        for number, (icon, tip, action) in enumerate(left):
            rect = pygame.Rect(self.column.left + number * (size + gap), self.column.top, size, size)
            self._icon(rect, icon, table.say(tip), action)
        for number, (icon, tip, action) in enumerate(right):
            rect = pygame.Rect(0, self.column.top, size, size)
            rect.right = self.column.right - number * (size + gap)
            self._icon(rect, icon, table.say(tip), action)

    def _icon(self, rect: pygame.Rect, icon: str, tip: str, action: Callable[[], object]) -> None:
        self.buttons[icon] = self.table.form.button(rect, "", action, "quiet", True, tip, icon, 0.78, name=icon)

    def build(self) -> None:
        """The other buttons."""
        table, m, form = self.table, self.table.m, self.table.form
        bag = self.bag_rect()
        self.buttons["bag"] = form.button(
            bag, self._bag_text(), table.show_unseen, "small", tip=table.say("aprologados.window.unseen"), name="bag"
        )
        summary = pygame.Rect(0, 0, m.pt(112), bag.height)
        summary.topright = (bag.left - m.px(8), bag.top)
        form.button(summary, table.say("aprologados.window.summary"), table.show_summary, "small", name="summary")
        actions = [("play", table.play, "primary", 1.5), ("pass", table.pass_turn, "", 1.0)]
        if table.state.options.preset.exchange:
            actions.append(("exchange", table.exchange, "", 1.0))
        row, gap = self.actions_rect(), m.px(10)
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
        return self.table.say("aprologados.window.bag", n=self.table.bag)

    def refresh(self) -> None:
        """Let the buttons follow what can be done now: cheaper than making them anew, above all in large windows."""
        table = self.table
        person = table.state.turn in table.humans
        ready = table.can_act and not table.state.dealing
        can = {
            "undo": table.conductor.undoer() is not None,
            "hint": person and not table.state.dealing,
            "flag": person,
            "bag": table.viewer is not None,
            "play": ready and bool(table.tray.placed),
            "pass": ready,
            "exchange": ready and table.state.can_exchange,
            "recall": ready,
            "shuffle": ready,
        }
        for name, on in can.items():
            button = self.buttons.get(name)
            if button is not None and button.alive() and button.is_enabled != on:
                (button.enable if on else button.disable)()
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

    def follow(self) -> None:
        """Show the newest plays."""
        self.scroll = 0

    def handle(self, event: pygame.Event) -> bool:
        """The wheel over the list, and the page keys, scroll it."""
        table = self.table
        by = 0
        if event.type == pygame.MOUSEWHEEL and self.list_rect().collidepoint(table.app.mouse()):
            by = event.y
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and not table.log.open:
            by = 5 if event.key == pygame.K_PAGEUP else -5
        if by:
            self.scroll = max(0, min(self.scroll + by, len(table.turns()) - self._fits()))
            table.app.redraw()
        return bool(by)

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """All of the column but its buttons."""
        table, m, paint = self.table, self.table.m, self.table.paint
        y = self.column.top + m.px(40) + m.pt(15)
        paint.text(
            surface,
            table.turn_line(),
            (self.column.left + m.px(4), y),
            20,
            "serif",
            colours.CREAM,
            "midleft",
            self.column.width - m.px(8),
            shadow=True,
        )
        for seat in range(2):
            self._draw_plate(surface, seat)
        self._draw_live(surface)
        self._draw_list(surface)

    def _draw_plate(self, surface: pygame.Surface, seat: int) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        rect, who = self.plate_rect(seat), table.match.seats[seat]
        active = seat == table.state.turn
        if active:
            paint.glow(surface, rect, colours.BRASS, 3, 12)
        paint.plate(surface, rect)
        paint.sprite(surface, table.avatar(seat), (rect.left + rect.height * 0.52, rect.centery), rect.height)
        score = paint.text(
            surface,
            str(table.scores[seat]),
            (rect.right - m.px(14), rect.centery),
            34 / m.text_scale**0.6,
            "title",
            colours.BRASS if active else colours.IVORY,
            "midright",
        )
        left = rect.left + round(rect.height * 1.12)
        room = score.left - left - m.px(8)
        line = table.say("aprologados.window.tiles", n=table.seen.rack_counts[seat])
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
        rect = self.live_rect()
        paint.plate(surface, rect)
        shown, last = table.preview, table.lit
        inner = rect.inflate(-m.px(28), -m.px(20))
        if shown is not None:
            chips = [Chip(word.text, word.points, word.valid) for word in shown.words]
            title = table.say("aprologados.window.your_play")
            total, bonus = (shown.points if shown.move else None), shown.bonus if shown.move else 0
            colour = colours.GREEN_LIGHT if shown.legal else colours.RED_LIGHT
            note = table.say(shown.reason.value, **_capitals(shown.details)) if shown.reason else ""
        elif last is not None:
            chips = [Chip(word.text, word.points, True) for word in last.words]
            title = table.say("aprologados.window.last_play", name=table.match.seats[last.seat].name)
            total, bonus, colour, note = last.points, last.bonus, colours.BRASS, ""
        else:
            turns = table.turns()
            name = table.match.seats[turns[-1].seat].name if turns else ""
            sentence = (
                f"{name}: {turn_name(table, turns[-1])}"
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
            paint.paragraph(surface, note, box, 15, "sans", colours.RED_LIGHT, spacing=1.1)

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

    # -- the list of plays -------------------------------------------------------------------------------------

    def _row_height(self) -> int:
        return self.table.m.pt(27)

    def _rows_box(self) -> pygame.Rect:
        m, rect = self.table.m, self.list_rect()
        top = self.bag_rect().bottom + m.px(8)
        return pygame.Rect(rect.left + m.px(14), top, rect.width - m.px(28), rect.bottom - m.px(10) - top)

    def _fits(self) -> int:
        return max(1, self._rows_box().height // self._row_height())

    def _draw_list(self, surface: pygame.Surface) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        rect = self.list_rect()
        paint.plate(surface, rect)
        paint.text(
            surface,
            table.say("aprologados.window.plays"),
            (rect.left + m.px(14), self.bag_rect().centery),
            18,
            "serif",
            colours.BRASS,
            "midleft",
        )
        turns, fits, box = table.turns(), self._fits(), self._rows_box()
        self.scroll = max(0, min(self.scroll, len(turns) - fits))
        last = len(turns) - self.scroll
        for row, number in enumerate(range(max(0, last - fits), last)):
            line = pygame.Rect(box.left, box.top + row * self._row_height(), box.width, self._row_height())
            if number % 2:
                pygame.draw.rect(surface, (32, 18, 11), line.inflate(m.px(8), 0), border_radius=m.px(4))
            self._draw_turn(surface, turns[number], line)
        if len(turns) > fits:
            self._draw_scroll(surface, box, len(turns), fits)

    def _draw_turn(self, surface: pygame.Surface, turn: Turn, line: pygame.Rect) -> None:
        table, m, paint = self.table, self.table.m, self.table.paint
        size = line.height * 0.94
        paint.sprite(surface, table.avatar(turn.seat), (line.left + size / 2, line.centery), size)
        paint.text(
            surface,
            str(turn.points) if turn.words else "–",
            (line.right - m.px(4), line.centery),
            17,
            "bold",
            colours.BRASS,
            "midright",
        )
        points = m.pt(44)
        held_width = round(line.width * 0.3)
        if turn.held is not None:
            paint.text(
                surface,
                held_text(turn.held),
                (line.right - points, line.centery),
                14,
                "sans",
                colours.CREAM,
                "midright",
                held_width,
            )
        left = line.left + round(size) + m.px(8)
        room = line.right - points - held_width - left - m.px(6)
        if turn.words:
            first = paint.text(
                surface, turn.word.upper(), (left, line.centery), 17, "bold", colours.IVORY, "midleft", room
            )
            rest = " · ".join(f"{word.text.upper()} {word.points}" for word in turn.words[1:])
            if rest and first.width < room - m.px(40):
                paint.text(
                    surface,
                    rest,
                    (first.right + m.px(8), line.centery),
                    14,
                    "sans",
                    colours.CREAM,
                    "midleft",
                    room - first.width - m.px(8),
                )
        else:
            paint.text(
                surface, turn_name(table, turn), (left, line.centery), 16, "italic", colours.CREAM, "midleft", room
            )

    def _draw_scroll(self, surface: pygame.Surface, box: pygame.Rect, count: int, fits: int) -> None:
        m = self.table.m
        track = pygame.Rect(box.right + m.px(4), box.top, m.px(5), box.height)
        height = max(m.px(18), track.height * fits // count)
        top = track.top + (track.height - height) * (count - fits - self.scroll) // max(1, count - fits)
        pygame.draw.rect(surface, (20, 13, 8), track, border_radius=m.px(3))
        pygame.draw.rect(surface, colours.BRASS_DARK, (track.left, top, track.width, height), border_radius=m.px(3))

    def draw_note(self, surface: pygame.Surface, sentence: str) -> None:
        """A sentence that stays for a few seconds, over the list."""
        m, paint = self.table.m, self.table.paint
        width = min(paint.text_size(sentence, 18, "bold")[0] + m.px(56), self.column.width)
        lines = paint.text_size(sentence, 18, "bold")[0] // (width - m.px(48)) + 1
        rect = pygame.Rect(0, 0, width, m.pt(24) * lines + m.px(24))
        rect.midbottom = (self.column.centerx, self.actions_rect().top - m.px(8))
        paint.panel(surface, rect)
        paint.paragraph(
            surface, sentence, rect.inflate(-m.px(44), 0), 18, "bold", colours.IVORY, "centre", 1.15, middle=True
        )


def held_text(held: tuple[str, ...]) -> str:
    """The tiles of a rack in a line."""
    return " ".join(tile.upper() for tile in sorted(held))


def turn_name(table: "AprologadosTable", turn: Turn) -> str:
    """A turn without a word, in words."""
    if isinstance(turn.move, Exchange):
        return table.say("aprologados.window.exchanged", n=len(turn.move.tiles))
    assert isinstance(turn.move, Pass)
    return table.say("aprologados.window.passes")


def _capitals(details: object) -> dict[str, object]:
    assert hasattr(details, "items")
    return {name: value.upper() if isinstance(value, str) else value for name, value in details.items()}
