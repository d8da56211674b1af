"""The bet before the first hit: chips to click, a slider, a line to type in, and keys. The rules judge the amount."""

from functools import partial
from typing import Protocol

import pygame
from pygame_gui.elements import UIHorizontalSlider, UITextEntryLine

from game.core import IllegalMove, Move
from game.siete_y_medio.parts import MAX_BET, MIN_BET, Bet
from ui import colours
from ui.focus import Focus, Target
from ui.tables.siete_y_medio.art import Pictured, draw_bet
from ui.widgets.form import Form

CHIPS = (100, 500, 1000)
STEP = 50
"""The slider and its arrow keys go by this much; typing gives any whole number."""


class Bettor(Pictured, Protocol):
    """What the bet needs of its table."""

    form: Form
    focus: Focus

    def commit(self, move: Move) -> bool: ...
    def why_not(self, move: Move) -> IllegalMove | None: ...
    def refuse(self, error: IllegalMove) -> None: ...


class BetBox:
    """The amount that is about to be bet, and the widgets that change it."""

    def __init__(self, table: Bettor) -> None:
        self.table = table
        self.amount = MIN_BET
        self.proposed = True
        """Nothing was chosen yet: the first chip or digit begins from nothing instead of adding."""
        self.entry: UITextEntryLine | None = None
        self.slider: UIHorizontalSlider | None = None
        self._slid_to = 0

    def propose(self, last: int) -> None:
        """Begin a bet with what this player bet last, as far as the money goes."""
        low, high = self.limits
        self.amount = max(low, min(high, last or low))
        self.proposed = True

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the greatest bet now."""
        money = self.table.shown.money[self.table.shown.active or 0]
        return MIN_BET, max(MIN_BET, min(MAX_BET, money))

    # -- widgets -----------------------------------------------------------------------------------------------

    def chip_rect(self, number: int) -> pygame.Rect:
        """Where a chip to click lies."""
        area, m = self.table.places.controls, self.table.m
        size = m.px(62)
        return pygame.Rect(area.left + number * (size + m.px(8)), area.top, size, size)

    def build(self) -> None:
        """Add the widgets to the table's form."""
        table, m = self.table, self.table.m
        area, form = table.places.controls, table.form
        for number, chip in enumerate(CHIPS):
            table.focus.add(Target(f"chip {chip}", partial(self.chip_rect, number), partial(self.add, chip)))
        left = self.chip_rect(2).right + m.px(12)
        high = max(m.px(46), m.pt(42))
        row = pygame.Rect(left, area.top + (m.px(62) - high) // 2, area.right - left, high)
        clear = pygame.Rect(row.left, row.top, high, high)
        form.button(clear, "", self.clear, "quiet", tip=table.say("siete_y_medio.clear"), icon="close", name="clear")
        bet = pygame.Rect(0, row.top, max(m.px(160), m.pt(108)), high)
        bet.right = row.right
        entry = pygame.Rect(clear.right + m.px(8), row.top, bet.left - clear.right - m.px(18), high)
        self.entry = form.entry(entry, str(self.amount), self._typed, limit=6, done=self.place, name="amount")
        self.entry.set_allowed_characters("numbers")
        form.button(bet, table.say("siete_y_medio.place_bet"), self.place, "primary", name="bet")
        low, most = self.limits
        if most > low:
            self._slid_to = max(low, min(most, self.amount))
            track = pygame.Rect(area.left + m.px(52), area.top + m.px(74), area.width - m.px(112), m.px(24))
            self.slider = form.slider(track, self._slid_to, low, most, STEP, self._slid, name="slider")

    def put_away(self) -> None:
        """The table has no widgets of the bet any more."""
        self.entry = self.slider = None

    def _show(self) -> None:
        """Entry and slider as the amount is."""
        if self.entry is not None and self.entry.get_text() != str(self.amount):
            self.entry.set_text(str(self.amount))
        if self.slider is not None:
            low, high = self.limits
            self._slid_to = max(low, min(high, self.amount))
            self.slider.set_current_value(self._slid_to)
        self.table.app.redraw()

    # -- changes -----------------------------------------------------------------------------------------------

    def _typed(self, text: str) -> None:
        self.amount = int(text) if text.isdecimal() else 0
        self.proposed = False
        if self.slider is not None:
            low, high = self.limits
            self._slid_to = max(low, min(high, self.amount))
            self.slider.set_current_value(self._slid_to)
        self.table.app.redraw()

    def _slid(self, value: int) -> None:
        if value == self._slid_to:
            return
        low, high = self.limits
        snapped = value if value in (low, high) else max(low, min(high, round(value / STEP) * STEP))
        self.amount, self.proposed = snapped, False
        self._slid_to = value
        if self.entry is not None:
            self.entry.set_text(str(snapped))
        self.table.app.redraw()

    def add(self, chip: int) -> None:
        """Lay a chip on the bet, or take one off with a negative value; what the rules refuse is refused here too."""
        wanted = max(0, (0 if self.proposed and chip > 0 else self.amount) + chip)
        refused = self.table.why_not(Bet(wanted)) if chip > 0 else None
        if refused is not None:
            self.table.refuse(refused)
            return
        self.table.app.sounds.play("chip")
        self.amount, self.proposed = wanted, False
        self._show()

    def can_add(self, chip: int) -> bool:
        """Whether the chip still fits."""
        return (0 if self.proposed else self.amount) + chip <= self.limits[1]

    def clear(self) -> None:
        """Begin anew."""
        self.amount, self.proposed = 0, False
        self._show()

    def place(self) -> None:
        """Bet the amount, if the rules allow it."""
        self.table.commit(Bet(self.amount))

    # -- keys and clicks ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Digits, Backspace, +, -, Home, End and Enter; clicks on the chips, with the right button to take off."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            for number, chip in enumerate(CHIPS):
                rect = self.chip_rect(number)
                if pygame.Vector2(rect.center).distance_to(event.pos) <= rect.width / 2:
                    self.add(chip if event.button == 1 else -min(chip, self.amount))
                    return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        low, high = self.limits
        character = event.unicode
        if character.isdecimal() and character.isascii():
            typed = int(f"{'' if self.proposed else self.amount}{character}")
            if typed < 10**6:
                self.set(typed)
        elif event.key == pygame.K_BACKSPACE:
            self.set(self.amount // 10)
        elif character == "+" or event.key == pygame.K_KP_PLUS:
            self.proposed = False
            self.add(100)
        elif character == "-" or event.key == pygame.K_KP_MINUS:
            self.set(max(low, self.amount - 100))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.set(low if event.key == pygame.K_HOME else high)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.place()
        else:
            return False
        return True

    def set(self, amount: int) -> None:
        """Choose an amount."""
        self.amount, self.proposed = amount, False
        self._show()

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The chips, dimmed where they do not fit any more, and the ends of the slider."""
        table, m = self.table, self.table.m
        paint, mouse = table.paint, table.app.mouse()
        draw_bet(surface, table, self.amount, self.limits[0] <= self.amount <= self.limits[1])
        for number, chip in enumerate(CHIPS):
            rect = self.chip_rect(number)
            fits = self.can_add(chip)
            over = fits and rect.collidepoint(mouse)
            paint.shadow(surface, rect.inflate(-m.px(10), -m.px(10)), 8, 140)
            paint.sprite(
                surface,
                f"chips/chip_{chip}",
                (rect.centerx, rect.centery - (m.px(3) if over else 0)),
                rect.width * (1.06 if over else 1.0),
                alpha=255 if fits else 90,
            )
        if self.slider is not None:
            area, (low, high) = table.places.controls, self.limits
            y = self.slider.get_abs_rect().centery
            paint.text(surface, str(low), (area.left + m.px(44), y), 16, "bold", colours.CREAM, "midright", shadow=True)
            paint.text(
                surface, str(high), (area.right - m.px(52), y), 16, "bold", colours.CREAM, "midleft", shadow=True
            )
