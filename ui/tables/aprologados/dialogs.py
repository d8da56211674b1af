"""Words in the window: look one up, and the summary of all turns."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from game.aprologados.advice import near_words
from game.aprologados.lexicon import normalise
from game.aprologados.parts import PACKAGED, AprologadosOptions
from game.aprologados.setting import Setting
from ui import colours
from ui.scene import Scene
from ui.tables.aprologados.plays import held_text, turn_name
from ui.tables.aprologados.shown import Told
from ui.tables.base.result import join

if TYPE_CHECKING:
    from ui.app import App


class Table(Protocol):
    """What these scenes need of the table under them."""

    app: "App"
    setting: Setting
    language: str

    @property
    def options(self) -> AprologadosOptions: ...
    @property
    def names(self) -> list[str]: ...
    def turns(self) -> Sequence[Told]: ...
    def say(self, key: str, **values: object) -> str: ...


def near_sentence(table: Table, word: str) -> str:
    """Which words of the bank a word that is none may be meant for; nothing if none is near."""
    near = [other.upper() for other in near_words(table.setting.lexicon, word.lower())]
    return table.say("aprologados.window.near", words=join(near, table.say("aprologados.window.or"))) if near else ""


class LookUpScene(Scene):
    """Is it a word?"""

    opaque = False

    def __init__(self, app: "App", table: Table, text: str = "") -> None:
        super().__init__(app)
        self.table = table
        self.text = text
        self._near = ("", "")
        """A word that is none, and the sentence about its neighbours."""

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(600), m.width - m.px(24)), m.pt(300) + m.px(40))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        entry = pygame.Rect(box.left + m.px(40), box.top + m.px(20) + m.pt(50), box.width - m.px(80), m.pt(46))
        self.form.entry(entry, self.text, self._typed, 24, self.app.redraw, name="word")
        close = pygame.Rect(0, 0, m.pt(180), m.pt(46))
        close.midbottom = (box.centerx, box.bottom - m.px(24))
        self.form.button(close, self.say("common.back"), self.back, "primary", name="close")

    def enter(self) -> None:
        super().enter()
        self.focus.set(self.focus.targets[0])

    def _typed(self, text: str) -> None:
        self.text = text
        self.app.redraw()

    def answer(self) -> tuple[str, colours.Colour]:
        """What the word bank says, and the colour to say it in."""
        word = normalise(self.text.strip())
        if not word:
            return self.say("aprologados.window.look_up_how"), colours.CREAM
        if len(word) > self.table.setting.layout.size or word not in self.table.setting.lexicon:
            if self._near[0] != word:
                self._near = word, near_sentence(self.table, word)
            sentence = self.say("aprologados.window.is_no_word", word=word.upper())
            return f"{sentence} {self._near[1]}".strip(), colours.RED_LIGHT
        return self.say("aprologados.window.is_word", word=word.upper()), colours.GREEN_LIGHT

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        paint.text(
            surface,
            self.say("aprologados.window.look_up"),
            (box.centerx, box.top + m.px(22)),
            26,
            "serif",
            colours.BRASS,
            "midtop",
            box.width - m.px(48),
        )
        sentence, colour = self.answer()
        area = pygame.Rect(box.left + m.px(36), box.top + m.px(20) + m.pt(108), box.width - m.px(72), m.pt(86))
        paint.paragraph(surface, sentence, area, 20, "bold", colour, "centre")
        paint.text(
            surface,
            bank_line(self.table),
            (box.centerx, box.bottom - m.px(34) - m.pt(50)),
            15,
            "sans",
            colours.CREAM,
            "midbottom",
            box.width - m.px(48),
        )
        super().draw(surface)


def bank_line(table: Table) -> str:
    """Which word bank a match uses, and how many words it has."""
    options = table.options
    language = table.say(f"aprologados.value.idioma.{table.language}")
    name = (
        table.say("aprologados.value.diccionario.incluido") if options.diccionario == PACKAGED else options.diccionario
    )
    count = count_text(table.app, len(table.setting.lexicon))
    return table.say("aprologados.window.bank_line", language=language, name=name, n=count)


def count_text(app: "App", count: int) -> str:
    """A large number as the user's language writes it."""
    return f"{count:,}".replace(",", "," if app.settings.language == "en" else ".")


class SummaryScene(Scene):
    """The options, and for every turn the words, the points and the tiles held."""

    opaque = False

    def __init__(self, app: "App", table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.scroll = 0

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
        close = pygame.Rect(0, 0, m.pt(200), m.pt(46))
        close.midbottom = (box.centerx, box.bottom - m.px(22))
        self.form.button(close, self.say("common.back"), self.back, "paper", name="close")
        self.scroll = max(0, len(self.table.turns()) - self.fits())

    def handle(self, event: pygame.Event) -> bool:
        keys = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self.fits(), pygame.K_PAGEDOWN: self.fits()}
        by = -event.y if event.type == pygame.MOUSEWHEEL else keys.get(getattr(event, "key", 0), 0)
        if by and event.type in (pygame.MOUSEWHEEL, pygame.KEYDOWN):
            self.scroll = max(0, min(self.scroll + by, len(self.table.turns()) - self.fits()))
            self.app.redraw()
            return True
        return super().handle(event)

    def options_line(self) -> str:
        """The options of the match in words."""
        options = self.table.options
        values = [
            ("idioma", self.table.language),
            ("reglas", options.reglas),
            ("reparto", options.reparto),
            ("inicio", options.inicio),
            ("diccionario", options.diccionario),
        ]
        said = []
        for field, value in values:
            key = f"aprologados.value.{field}.{value}"
            shown = self.say(key) if self.app.knows(key) else str(value)
            said.append(f"{self.say(f'aprologados.option.{field}')}: {shown}")
        return " · ".join(said)

    def lines(self) -> list[tuple[str, str, str, str, str]]:
        """For every turn its player, words, tiles held, points and the player's total."""
        table = self.table
        totals: Counter[int] = Counter()
        lines = []
        for turn in table.turns():
            totals[turn.seat] += turn.points
            words = [f"{word.text.upper()} {word.points}" for word in turn.words]
            if turn.bonus:
                words.append(f"+{turn.bonus}")
            held = held_text(turn.held) if turn.held is not None else "–"
            lines.append(
                (
                    table.names[turn.seat],
                    ", ".join(words) or turn_name(turn, table.say),
                    held,
                    str(turn.points),
                    str(totals[turn.seat]),
                )
            )
        return lines

    def columns(self) -> list[tuple[str, int, int, str]]:
        """The head of each column, its left or right edge, its width, and the side that its texts stand on."""
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

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint, rect = self.m, self.box(), self.paint, self.rows_rect()
        paint.sheet(surface, box)
        paint.text(
            surface,
            self.say("aprologados.window.summary"),
            (box.centerx, box.top + m.px(18)),
            30,
            "title",
            colours.RED,
            "midtop",
        )
        paint.text(
            surface,
            self.options_line(),
            (box.centerx, box.top + m.px(18) + m.pt(44)),
            16,
            "serif_italic",
            colours.INK_SOFT,
            "midtop",
            box.width - m.px(64),
        )
        for key, x, width, side in self.columns():
            paint.text(
                surface,
                self.say(f"aprologados.window.{key}"),
                (x, rect.top - m.pt(14)),
                15,
                "bold",
                colours.INK_SOFT,
                side,
                width,
            )
        pygame.draw.line(surface, colours.BRASS_DARK, (rect.left, rect.top - m.px(2)), (rect.right, rect.top - m.px(2)))
        lines = self.lines()
        if not lines:
            paint.text(
                surface,
                self.say("aprologados.window.no_turns"),
                rect.center,
                19,
                "serif_italic",
                colours.INK_SOFT,
                "center",
                rect.width,
            )
        for row, number in enumerate(range(self.scroll, min(len(lines), self.scroll + self.fits()))):
            self._draw_row(surface, number, lines[number], rect.top + row * self.row_height())
        super().draw(surface)

    def _draw_row(self, surface: pygame.Surface, number: int, line: tuple[str, ...], top: int) -> None:
        m, paint, rect = self.m, self.paint, self.rows_rect()
        middle = top + self.row_height() / 2
        if number % 2:
            stripe = pygame.Rect(rect.left, top, rect.width, self.row_height())
            pygame.draw.rect(surface, (229, 214, 180), stripe, border_radius=m.px(4))
        paint.text(surface, f"{number + 1}.", (rect.left + m.pt(32), middle), 16, "sans", colours.INK_SOFT, "midright")
        faces = ("sans", "bold", "sans", "bold", "sans")
        for text, face, (_, x, width, side) in zip(line, faces, self.columns(), strict=True):
            paint.text(surface, text, (x, middle), 17, face, colours.INK, side, width)
