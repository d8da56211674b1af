"""Setting a match up: who sits where, and the game's options, all made from what the game itself declares."""

from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core import BadOptions, Level, Options, Seat
from game.core.registry import game_type
from saves.faults import BadName
from saves.names import clean_name, folded
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.flow.portraits import computer_avatar, person_avatar
from ui.scene import Scene
from ui.scenes.rules import RulesScene
from ui.tables.opening import open_table, table_type
from ui.tables.rooms import load, room_of

COMPUTERS = ("Remedios", "Anselmo", "Pilar", "Eusebio", "Amparo", "Fermín", "Itziar", "Joaquín")
MOST_SEATS = 8
MOST_SEGMENTS = 5
"""An option of more values than this is stepped through instead of laid out side by side."""


class SetupScene(Scene):
    """Seats on the left, options on the right, a sentence that sums it up, one large button."""

    opaque = False

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.room = room_of(game)
        self.error = ""
        last = app.keeping.ask(lambda: app.store.settings.setup(game), None)
        self.options: Options = last.options.to_offer() if last else game_type(game).options_type()
        self.seats: list[Seat] = list(last.seats) if last else []
        self._fill_seats()
        self._prepare()

    def _prepare(self) -> None:
        """Let the table load what takes time while the user is still choosing."""
        table_type(self.game).prepare(self.options)

    def _fill_seats(self) -> None:
        """As many seats as the options say: known ones stay, new ones are computers, at least one is a person."""
        known = self._known()
        if not self.seats:
            self.seats.append(Seat(known[0] if known else self.say("setup.player", n=1)))
        for number in range(len(self.seats), self.options.seats):
            self.seats.append(Seat(COMPUTERS[number % len(COMPUTERS)], Level.HABITUAL))

    def _known(self) -> list[str]:
        """The names of who played here, the latest first."""
        people = self.app.keeping.ask_all(lambda: self.app.store.players.recent(20))
        return [person.name for person in people]

    @property
    def sitting(self) -> list[Seat]:
        """The seats that play with the present options."""
        return self.seats[: self.options.seats]

    @property
    def fields(self) -> list[str]:
        """The options that a user chooses."""
        return [name for name in self.options.ranges() if name not in self.options.hidden]

    # -- layout ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.px(1200), m.width - m.px(24)), min(m.px(664), m.height - m.px(16)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def columns(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the seats and where the options stand."""
        m, box = self.m, self.box()
        top, bottom = box.top + m.px(104), box.bottom - m.px(116)
        left = pygame.Rect(box.left + m.px(28), top, round(box.width * 0.56) - m.px(28), bottom - top)
        right = pygame.Rect(left.right + m.px(36), top, box.right - m.px(28) - left.right - m.px(36), bottom - top)
        return left, right

    def seat_row(self, number: int) -> pygame.Rect:
        """The place of a seat."""
        left, _ = self.columns()
        height = min(self.m.px(54), left.height // max(4, self.options.seats))
        return pygame.Rect(left.left, left.top + number * height, left.width, height)

    def option_row(self, number: int) -> pygame.Rect:
        """The place of an option."""
        _, right = self.columns()
        height = min(self.m.px(72), right.height // max(4, len(self.fields)))
        return pygame.Rect(right.left, right.top + number * height, right.width, height)

    def build(self) -> None:
        for number, seat in enumerate(self.sitting):
            self._build_seat(number, seat)
        for number, field in enumerate(self.fields):
            self._build_option(field, self.option_row(number))
        m, box = self.m, self.box()
        height = m.px(54)
        start = pygame.Rect(0, 0, m.pt(280), height)
        start.bottomright = (box.right - m.px(28), box.bottom - m.px(24))
        back = pygame.Rect(box.left + m.px(28), start.top, m.pt(130), height)
        rules = pygame.Rect(back.right + m.px(10), start.top, m.pt(130), height)
        self.form.button(back, self.say("common.back"), self.app.pop, name="back")
        self.form.button(
            rules, self.say("pause.rules"), lambda: self.app.push(RulesScene(self.app, self.game)), name="rules"
        )
        self.form.button(start, self.say("setup.start"), self._start, "primary", name="start")

    def _build_seat(self, number: int, seat: Seat) -> None:
        m, row = self.m, self.seat_row(number)
        height = min(m.px(42), row.height - m.px(4))
        name_width = round(row.width * 0.34)
        entry = pygame.Rect(row.left + row.height, row.centery - height // 2, name_width, height)
        self.form.entry(entry, seat.name, partial(self._rename, number), 40, name=f"name {number}")
        kinds = pygame.Rect(entry.right + m.px(10), entry.top, row.right - entry.right - m.px(10), height)
        choices: list[tuple[Any, str]] = [(None, self.say("setup.person"))]
        choices += [(level, self.say(f"level.{level.value}")) for level in Level]
        self.form.segmented(kinds, choices, seat.level, partial(self._set_level, number), f"kind {number}", "small")

    def _build_option(self, field: str, row: pygame.Rect) -> None:
        m = self.m
        allowed, values = self.options.ranges()[field], self.options.offered(field)
        value = getattr(self.options, field)
        height = min(m.px(38), row.height - m.pt(24))
        control = pygame.Rect(row.left, row.top + m.pt(24), row.width, height)
        tool = self.room.tools.get(field)
        if tool is not None:
            place = pygame.Rect(control.right - m.pt(110), control.top, m.pt(110), height)
            control.width -= place.width + m.px(8)
            self.form.button(
                place, self.say(tool.text), partial(self._open_tool, tool.scene), "small", name=f"{field} tool"
            )
        if len(values) > MOST_SEGMENTS or self._crowded(field, control):
            for by, icon in ((-1, "back"), (1, "forward")):
                part = pygame.Rect(control.left if by < 0 else control.right - height, control.top, height, height)
                self.form.button(part, "", partial(self._step_value, field, by), icon=icon, name=f"{field} {icon}")
            middle = control.inflate(-2 * (height + m.px(6)), 0)
            self.form.button(
                middle, self.value_name(field, value), lambda: self._step_value(field, 1), "small", name=field
            )
            return
        if values:
            choices = [(choice, self.value_name(field, choice)) for choice in values]
            self.form.segmented(control, choices, value, partial(self._set, field), field, "small")
            return
        control.width = round(row.width * 0.78)
        minus = pygame.Rect(control.left, control.top, height, height)
        plus = pygame.Rect(control.right - height, control.top, height, height)
        slider = pygame.Rect(minus.right + m.px(6), control.top, plus.left - minus.right - m.px(12), height)
        self.form.button(minus, "", lambda: self._step(field, -1), icon="minus", name=f"{field} minus")
        self.form.slider(
            slider,
            value,
            allowed.low,
            allowed.high,
            allowed.step,
            lambda new: self._set(field, new, rebuild=False),
            field,
        )
        self.form.button(plus, "", lambda: self._step(field, 1), icon="plus", name=f"{field} plus")

    def _crowded(self, field: str, control: pygame.Rect) -> bool:
        """Whether names that users gave are too long to stand side by side."""
        values = self.options.offered(field) if field in self.room.tools else ()
        room = control.width // max(1, len(values)) - self.m.px(10)
        return any(self.paint.text_size(self.value_name(field, value), 15)[0] > room for value in values)

    def value_name(self, field: str, value: object) -> str:
        """An option's value in words."""
        key = f"{self.game}.value.{field}.{value}"
        if self.app.knows(key):
            return self.say(key)
        if isinstance(value, bool):
            return self.say("common.on" if value else "common.off")
        return str(value)

    # -- changes -----------------------------------------------------------------------------------------------

    def _rename(self, number: int, text: str) -> None:
        self.seats[number] = replace(self.seats[number], name=text)
        self.error = ""

    def _set_level(self, number: int, level: Level | None) -> None:
        old = self.seats[number]
        name = old.name
        if old.human and level is not None:
            name = next(name for name in COMPUTERS if name not in [seat.name for seat in self.sitting])
        elif not old.human and level is None:
            taken = [seat.name for seat in self.sitting]
            known = [name for name in self._known() if name not in taken]
            name = known[0] if known else self.say("setup.player", n=number + 1)
        self.seats[number] = Seat(name, level)
        self.error = ""
        self.rebuild()

    def choose(self, field: str, value: object) -> None:
        """Choose a value of an option."""
        self._set(field, value)

    def _open_tool(self, path: str) -> None:
        self.app.push(load(self.game, path)(self.app, self))

    def _set(self, field: str, value: object, rebuild: bool = True) -> None:
        self.options = fitting(self.options, field, value)
        self._prepare()
        self._fill_seats()
        if rebuild:
            self.rebuild()

    def _step_value(self, field: str, by: int) -> None:
        values = self.options.offered(field)
        self._set(field, values[(values.index(getattr(self.options, field)) + by) % len(values)])

    def _step(self, field: str, by: int) -> None:
        allowed = self.options.ranges()[field]
        self._set(field, max(allowed.low, min(allowed.high, getattr(self.options, field) + by * allowed.step)))

    def _start(self) -> None:
        self.error = self._fault()
        if self.error:
            self.app.sounds.play("wrong")
            return
        seats = [Seat(clean_name(seat.name), seat.level) for seat in self.sitting]
        store, options = self.app.store, self.options
        try:
            conductor = Conductor.start(store, self.app.thinker, self.game, options.for_match(0), seats)
        except BadOptions as error:
            self.error = self.say(error.reason, option=error.option, value=self.value_name(error.option, error.value))
            self.app.sounds.play("wrong")
            return
        for seat in seats:
            if seat.human:
                self.app.keeping.do(partial(store.players.add, seat.name))
        self.app.keeping.do(lambda: store.settings.remember_setup(self.game, options, seats))
        self.app.replace(open_table(self.app, conductor))

    def _fault(self) -> str:
        """Why the match cannot start, in a sentence; empty if it can."""
        names = []
        for seat in self.sitting:
            try:
                names.append(folded(clean_name(seat.name)))
            except BadName as error:
                return self.say(error.reason.value)
        if len(set(names)) < len(names):
            return self.say("setup.same_name")
        return ""

    def help(self) -> str:
        """What the option under the pointer, or with the focus, is about."""
        shown = self.fields
        current = self.focus.current if self.focus.visible else None
        named = current.name.split()[0] if current else ""
        pointed = next(
            (field for number, field in enumerate(shown) if self.option_row(number).collidepoint(self.app.mouse())), ""
        )
        field = named if named in shown else pointed
        key = f"{self.game}.option.{field}.help"
        return self.say(key) if field and self.app.knows(key) else ""

    # -- picture -----------------------------------------------------------------------------------------------

    def summary(self) -> str:
        """The match in one sentence."""
        people = sum(seat.human for seat in self.sitting)
        computers = self.options.seats - people
        parts = []
        if people:
            parts.append(self.say("setup.people", n=people))
        if computers:
            parts.append(self.say("setup.computers", n=computers))
        who = f" {self.say('common.and')} ".join(parts)
        changed = [
            f"{self.say(f'{self.game}.option.{field}').lower()}: {self.value_name(field, value).lower()}"
            for field in self.fields
            if field != "jugadores" and (value := getattr(self.options, field)) != getattr(type(self.options)(), field)
        ]
        rest = "; ".join(changed) or self.say("setup.usual_rules")
        return self.say("setup.summary", who=who, rest=rest)

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        paint.text(
            surface,
            self.say(f"{self.game}.name"),
            (box.centerx, box.top + m.px(14)),
            36,
            "title",
            colours.BRASS,
            "midtop",
        )
        left, right = self.columns()
        for key, column in (("setup.seats", left), ("setup.options", right)):
            paint.text(
                surface, self.say(key), (column.left, column.top - m.px(8)), 20, "serif", colours.CREAM, "bottomleft"
            )
        for number, seat in enumerate(self.sitting):
            row = self.seat_row(number)
            avatar = person_avatar(seat.name) if seat.human else computer_avatar(number)
            paint.sprite(surface, avatar, (row.left + row.height * 0.46, row.centery), row.height * 0.92)
        for number, field in enumerate(self.fields):
            row = self.option_row(number)
            paint.text(
                surface,
                self.say(f"{self.game}.option.{field}"),
                row.topleft,
                17,
                "bold",
                colours.CREAM,
                width=row.width,
            )
            if not self.options.ranges()[field].values:
                value = self.value_name(field, getattr(self.options, field))
                paint.text(
                    surface,
                    value,
                    (row.right, row.top + m.pt(24) + min(m.px(38), row.height - m.pt(24)) // 2),
                    20,
                    "bold",
                    colours.BRASS,
                    "midright",
                )
        note = pygame.Rect(box.left + m.px(28), box.bottom - m.px(114), box.width - m.px(56), m.px(34))
        if self.error:
            paint.text(surface, self.error, note.midleft, 18, "bold", colours.RED_LIGHT, "midleft", note.width)
        else:
            paint.paragraph(
                surface,
                self.help() or self.summary(),
                note,
                15,
                "serif_italic",
                colours.CREAM,
                spacing=1.0,
                middle=True,
            )
        super().draw(surface)


def fitting(options: Options, field: str, value: object) -> Options:
    """The options with a new value; where two do not go together, the other one gives way."""
    try:
        return replace(options, **{field: value})
    except BadOptions:
        for other, allowed in options.ranges().items():
            for choice in allowed.values if other != field else ():
                try:
                    return replace(options, **{field: value, other: choice})
                except BadOptions:
                    continue
        return options
