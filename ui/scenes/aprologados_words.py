"""Words in the window: look one up, and the summary of all turns."""

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from game.aprologados.lexicon import normalise
from game.aprologados.parts import PACKAGED
from ui import colours
from ui.scene import Scene
from ui.scenes.aprologados_panel import held_text, turn_name
from ui.theme import escape

if TYPE_CHECKING:
    from ui.app import App
    from ui.scenes.aprologados import AprologadosTable

LONGEST = 15


class LookUpScene(Scene):
    """Is it a word?"""

    opaque = False

    def __init__(self, app: "App", table: "AprologadosTable", text: str = "") -> None:
        super().__init__(app)
        self.table = table
        self.text = text

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(600), m.width - m.px(24)), m.pt(270) + m.px(40))
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
        if len(word) > LONGEST or word not in self.table.setting.lexicon:
            return self.say("aprologados.window.is_no_word", word=word.upper()), colours.RED_LIGHT
        return self.say("aprologados.window.is_word", word=word.upper()), colours.GREEN_LIGHT

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.panel(surface, box)
        paint.text(surface, self.say("aprologados.window.look_up"), (box.centerx, box.top + m.px(22)), 26, "serif",
                   colours.BRASS, "midtop", box.width - m.px(48))  # fmt: skip
        sentence, colour = self.answer()
        area = pygame.Rect(box.left + m.px(36), box.top + m.px(20) + m.pt(108), box.width - m.px(72), m.pt(56))
        paint.paragraph(surface, sentence, area, 21, "bold", colour, "centre")
        paint.text(surface, bank_line(self.table), (box.centerx, box.bottom - m.px(34) - m.pt(50)), 15, "sans",
                   colours.CREAM, "midbottom", box.width - m.px(48))  # fmt: skip
        super().draw(surface)


def bank_line(table: "AprologadosTable") -> str:
    """Which word bank a match uses, and how many words it has."""
    options = table.state.options
    language = table.say(f"aprologados.value.idioma.{table.state.language}")
    name = table.say("aprologados.value.diccionario.incluido") if options.diccionario == PACKAGED \
        else options.diccionario  # fmt: skip
    count = f"{len(table.setting.lexicon):,}".replace(",", "." if table.app.settings.language != "en" else ",")
    return table.say("aprologados.window.bank_line", language=language, name=name, n=count)


class SummaryScene(Scene):
    """The options, and for every turn the words, the points and the tiles held."""

    opaque = False

    def __init__(self, app: "App", table: "AprologadosTable") -> None:
        super().__init__(app)
        self.table = table

    def box(self) -> pygame.Rect:
        """The sheet."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(900), m.width - m.px(40)), m.height - m.px(36))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def build(self) -> None:
        m, box = self.m, self.box()
        close = pygame.Rect(0, 0, m.pt(200), m.pt(46))
        close.midbottom = (box.centerx, box.bottom - m.px(22))
        area = pygame.Rect(box.left + m.px(36), box.top + m.px(22) + m.pt(76), box.width - m.px(72), 0)
        area.height = close.top - m.px(12) - area.top
        self.form.text_box(area, self.html(), "paper_text")
        self.form.button(close, self.say("common.back"), self.back, "paper", name="close")

    def options_line(self) -> str:
        """The options of the match in words."""
        options = self.table.state.options
        values = [("idioma", self.table.state.language), ("reglas", options.reglas), ("reparto", options.reparto),
                  ("diccionario", options.diccionario)]  # fmt: skip
        said = []
        for field, value in values:
            key = f"aprologados.value.{field}.{value}"
            shown = self.say(key) if self.app.knows(key) else str(value)
            said.append(f"{self.say(f'aprologados.option.{field}')}: {shown}")
        return " · ".join(said)

    def html(self) -> str:
        """Every turn in a paragraph."""
        table = self.table
        lines = []
        totals: Counter[int] = Counter()
        for number, turn in enumerate(table.turns(), 1):
            totals[turn.seat] += turn.points
            name = escape(table.match.seats[turn.seat].name)
            if turn.words:
                what = "<b>" + ", ".join(f"{word.text.upper()} {word.points}" for word in turn.words) + "</b>"
                if turn.bonus:
                    what += f", {table.say('aprologados.window.bonus', n=turn.bonus)}"
            else:
                what = f"<i>{turn_name(table, turn)}</i>"
            line = f"{number}. {name}: {what}"
            line += f" — {table.say('aprologados.window.points', n=turn.points)}"
            line += f" ({table.say('aprologados.window.total', n=totals[turn.seat])})"
            if turn.held is not None:
                line += f"<br>    <i>{table.say('aprologados.window.held', tiles=held_text(turn.held))}</i>"
            lines.append(line)
        return "<br>".join(lines) or table.say("aprologados.window.no_turns")

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint = self.m, self.box(), self.paint
        paint.sheet(surface, box)
        paint.text(surface, self.say("aprologados.window.summary"), (box.centerx, box.top + m.px(18)), 30, "title",
                   colours.RED, "midtop")  # fmt: skip
        paint.text(surface, self.options_line(), (box.centerx, box.top + m.px(18) + m.pt(42)), 16, "serif_italic",
                   colours.INK_SOFT, "midtop", box.width - m.px(64))  # fmt: skip
        super().draw(surface)
