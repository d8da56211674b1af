"""Words in the window: look one up, and those near one that is none."""

from typing import TYPE_CHECKING, Protocol

import pygame

from game.aprologados.advice import near_words
from game.aprologados.banks import STATE
from game.aprologados.lexicon import normalise
from game.aprologados.parts import PACKAGED, AprologadosOptions
from game.aprologados.setting import Setting
from game.aprologados.tiles import languages
from ui import colours
from ui.scene import Scene
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
    name = bank_name(table.app, options.diccionario)
    count = count_text(table.app, len(table.setting.lexicon))
    return table.say("aprologados.window.bank_line", language=language, name=name, n=count)


def bank_name(app: "App", name: str) -> str:
    """A word bank, or a state of one, as people call it."""
    bank = name.partition(STATE)[0]
    key = f"aprologados.value.diccionario.{PACKAGED if bank in languages() else bank}"
    return app.say(key) if app.knows(key) else bank


def count_text(app: "App", count: int) -> str:
    """A large number as the user's language writes it."""
    return f"{count:,}".replace(",", "," if app.settings.language == "en" else ".")
