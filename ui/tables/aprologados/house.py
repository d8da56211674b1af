"""Our house's words: what is added to a word bank and struck from it, with notes. From here banks come and go, too."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.aprologados import banks
from game.aprologados.parts import PACKAGED, AprologadosOptions
from game.aprologados.tiles import languages
from game.aprologados.wordbank import WordBankError
from saves.housewords import LONGEST_NOTE, HouseWord
from ui import colours
from ui.scene import Scene
from ui.tables.aprologados.dialogs import bank_name
from ui.tables.aprologados.importing import ImportScene, SettingUp
from ui.tables.base.dialogs import ask

if TYPE_CHECKING:
    from ui.app import App

ROW = 38


class HouseScene(Scene):
    """A list that scrolls, a line to write a word and a note, and what can be done with the bank as a whole."""

    opaque = False

    def __init__(self, app: "App", setup: SettingUp) -> None:
        super().__init__(app)
        self.setup = setup
        options = setup.options
        assert isinstance(options, AprologadosOptions)
        spoken = options.idioma if options.idioma in languages() else languages()[0]
        self.bank = spoken if options.diccionario == PACKAGED else options.diccionario
        self.language = spoken
        self.words: list[HouseWord] = app.wordbanks.house_words(self.bank)
        self.word = self.why = self.error = ""
        self.first = 0

    # -- what can be done --------------------------------------------------------------------------------------

    def _change(self, added: bool) -> None:
        """Add the word that was typed, or strike it."""
        change = self.app.wordbanks.add_word if added else self.app.wordbanks.strike_word
        try:
            change(self.bank, self.word, self.why)
        except WordBankError as fault:
            self.error = self.say(f"aprologados.import.error.{fault.code}", word=self.word.strip(), name=self.bank)
            self.app.sounds.play("wrong")
        else:
            self.word = self.why = self.error = ""
        self._look_again()

    def _forget(self, word: str) -> None:
        """Let the bank decide again."""
        try:
            self.app.wordbanks.forget_word(self.bank, word)
        except WordBankError as fault:
            self.error = self.say(f"aprologados.import.error.{fault.code}", word=word, name=self.bank)
        self._look_again()

    def _look_again(self) -> None:
        self.words = self.app.wordbanks.house_words(self.bank)
        self.first = max(0, min(self.first, len(self.words) - self.fits()))
        self.rebuild()

    def _remove(self) -> None:
        def remove() -> None:
            try:
                self.app.wordbanks.remove(self.bank)
            except WordBankError as fault:
                self.error = self.say(f"aprologados.import.error.{fault.code}", name=self.bank)
                self.rebuild()
                return
            self.app.pop()
            self.setup.choose("diccionario", PACKAGED)

        title = self.say("aprologados.bank.remove_bank")
        ask(self.app, title, self.say("aprologados.bank.remove_sure", bank=self.bank), title, remove)

    def _add_bank(self) -> None:
        self.app.replace(ImportScene(self.app, self.setup))

    def _scroll(self, by: int) -> None:
        self.first = max(0, min(self.first + by, len(self.words) - self.fits()))
        self.rebuild()

    # -- layout ------------------------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """The panel."""
        m = self.m
        rect = pygame.Rect(0, 0, min(m.pt(760), m.width - m.px(40)), min(m.pt(640), m.height - m.px(24)))
        rect.center = (m.width // 2, m.height // 2)
        return rect

    def inner(self) -> pygame.Rect:
        """The panel within its margins, below the title and the note."""
        m, box = self.m, self.box()
        top = box.top + m.px(20) + m.pt(72)
        return pygame.Rect(box.left + m.px(32), top, box.width - m.px(64), box.bottom - m.px(24) - top)

    def list_rect(self) -> pygame.Rect:
        """Where the words stand."""
        m, inner = self.m, self.inner()
        return pygame.Rect(inner.left, inner.top, inner.width, inner.height - m.pt(48 + 40 + 26) - m.px(20))

    def fits(self) -> int:
        """How many words there is room for."""
        return max(1, (self.list_rect().height - self.m.px(10)) // self.m.pt(ROW))

    def row(self, number: int) -> pygame.Rect:
        """The place of the n-th word in sight."""
        m, rect = self.m, self.list_rect()
        top = rect.top + m.px(5) + number * m.pt(ROW)
        return pygame.Rect(rect.left + m.px(12), top, rect.width - m.px(20), m.pt(ROW))

    def shown(self) -> list[HouseWord]:
        """The words in sight."""
        return self.words[self.first : self.first + self.fits()]

    def build(self) -> None:
        m, inner, say = self.m, self.inner(), self.say
        for number, item in enumerate(self.shown()):
            row, size = self.row(number), m.pt(ROW - 4)
            rect = pygame.Rect(row.right - size, row.centery - size // 2, size, size)
            forget, tip = partial(self._forget, item.word), say("aprologados.bank.forget")
            self.form.button(rect, "", forget, "quiet", True, tip, "trash", name=f"forget {item.word}")
        self._build_entries(self.list_rect().bottom + m.px(8) + m.pt(26))
        own = self.bank in banks.own()
        buttons: list[tuple[str, str, Callable[[], object], str, bool]] = [
            ("close", say("common.back"), self.back, "primary", True),
            ("add bank", say("aprologados.bank.add_bank"), self._add_bank, "", True),
            ("remove bank", say("aprologados.bank.remove_bank"), self._remove, "", own),
        ]
        gap = m.px(12)
        width = (inner.width - gap * (len(buttons) - 1)) // len(buttons)
        for number, (name, text, action, kind, enabled) in enumerate(buttons):
            rect = pygame.Rect(inner.left + number * (width + gap), inner.bottom - m.pt(48), width, m.pt(48))
            self.form.button(rect, text, action, kind, enabled, name=name)

    def _build_entries(self, top: int) -> None:
        m, inner, say = self.m, self.inner(), self.say
        height, gap = m.pt(40), m.px(8)
        button = m.pt(96)
        room = inner.width - 2 * (button + gap) - gap
        word = pygame.Rect(inner.left, top, round(room * 0.4), height)
        why = pygame.Rect(word.right + gap, top, room - word.width, height)
        self.form.entry(word, self.word, self._write_word, 15, lambda: self._change(True), name="word")
        self.form.entry(why, self.why, self._write_why, LONGEST_NOTE, lambda: self._change(True), name="note")
        for number, (name, added) in enumerate((("add_word", True), ("strike_word", False))):
            rect = pygame.Rect(why.right + gap + number * (button + gap), top, button, height)
            self.form.button(rect, say(f"aprologados.bank.{name}"), partial(self._change, added), "small", name=name)

    def _write_word(self, text: str) -> None:
        self.word = text

    def _write_why(self, text: str) -> None:
        self.why = text

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._scroll(self.fits() if event.key == pygame.K_PAGEDOWN else -self.fits())
            return True
        return super().handle(event)

    def back(self) -> None:
        self.app.pop()
        self.setup.rebuild()

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        m, box, paint, rect = self.m, self.box(), self.paint, self.list_rect()
        paint.panel(surface, box)
        middle, width = box.centerx, box.width - m.px(48)
        name = bank_name(self.app, self.bank)
        if self.bank in languages():
            name = self.say(f"aprologados.value.idioma.{self.bank}")
        title = self.say("aprologados.bank.house", bank=name)
        paint.text(surface, title, (middle, box.top + m.px(18)), 26, "serif", colours.BRASS, "midtop", width)
        note, below = self.say("aprologados.bank.house_note"), (middle, box.top + m.px(18) + m.pt(42))
        paint.text(surface, note, below, 15, "serif_italic", colours.CREAM, "midtop", width)
        pygame.draw.rect(surface, (20, 13, 8), rect, border_radius=m.px(8))
        pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(1, m.px(1.5)), m.px(8))
        if not self.words:
            none = self.say("aprologados.bank.house_none")
            paint.text(surface, none, rect.center, 18, "serif_italic", colours.CREAM, "center", rect.width - m.px(20))
        for number, item in enumerate(self.shown()):
            self._draw_word(surface, item, self.row(number))
        self._draw_heads(surface)
        super().draw(surface)

    def _draw_heads(self, surface: pygame.Surface) -> None:
        """What is wrong with the word, or what is to be written into which line."""
        m, inner, paint = self.m, self.inner(), self.paint
        y = self.list_rect().bottom + m.px(8) + m.pt(11)
        if self.error:
            paint.text(surface, self.error, (inner.left, y), 16, "bold", colours.RED_LIGHT, "midleft", inner.width)
            return
        room = inner.width - 2 * (m.pt(96) + m.px(8)) - m.px(8)
        for key, x in (("word", inner.left), ("note", inner.left + round(room * 0.4) + m.px(8))):
            paint.text(surface, self.say(f"aprologados.bank.{key}"), (x, y), 15, "bold", colours.CREAM, "midleft")

    def _draw_word(self, surface: pygame.Surface, item: HouseWord, row: pygame.Rect) -> None:
        m, paint = self.m, self.paint
        colour = colours.GREEN_LIGHT if item.added else colours.RED_LIGHT
        paint.sprite(
            surface, f"icons/{'check' if item.added else 'cross'}", (row.left + m.pt(10), row.centery), m.pt(18)
        )
        left, third = row.left + m.pt(28), round(row.width * 0.3)
        paint.text(surface, item.word.upper(), (left, row.centery), 18, "bold", colour, "midleft", third - m.px(8))
        says = self.say(f"aprologados.bank.{'added' if item.added else 'struck'}")
        note = f"{says} · {item.note}" if item.note else says
        room = row.right - m.pt(ROW) - left - third
        paint.text(surface, note, (left + third, row.centery), 16, "sans", colours.CREAM, "midleft", room)
