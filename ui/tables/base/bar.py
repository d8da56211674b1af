"""The bar on top of every table: menu, undo, hint, log, rules and sound; with the keys that do the same."""

from collections.abc import Callable
from typing import Protocol

import pygame

from ui.measures import Measures
from ui.tables.base.canvas import Canvas
from ui.tables.base.log import Log
from ui.widgets.form import Form

BAR = 46
"""The height of the bar in units."""
SIZE, GAP = 40, 6
"""A button and the space between two, in units."""


class Barred(Canvas, Protocol):
    """What the bar needs of a table."""

    form: Form
    log: Log

    @property
    def undoable(self) -> bool: ...
    @property
    def persons_turn(self) -> bool: ...
    def open_menu(self) -> None: ...
    def open_rules(self) -> None: ...
    def undo(self) -> None: ...
    def ask_hint(self) -> None: ...


def build_bar(table: Barred) -> None:
    """The buttons, into the table's form."""
    m = table.m
    size, gap, edge = m.px(SIZE), m.px(GAP), m.px(16)
    sound = "sound" if table.app.settings.sound else "mute"
    left = [
        ("menu", "table.menu", table.open_menu, True),
        ("undo", "table.undo", table.undo, table.undoable),
        ("hint", "table.hint", table.ask_hint, table.persons_turn),
        ("log", "table.log", table.log.toggle, True),
    ]
    right = [
        (sound, "table.sound", table.app.toggle_sound, True),
        ("help", "table.rules", table.open_rules, True),
    ]
    for side, buttons in ((1, left), (-1, right)):
        for number, (icon, tip, action, enabled) in enumerate(buttons):
            rect = pygame.Rect(edge + number * (size + gap), m.px(14), size, size)
            if side < 0:
                rect.right = m.width - rect.left
            table.form.button(rect, "", action, "quiet", enabled, table.say(tip), icon, 0.78, name=icon)


def bar_place(m: Measures, number: int) -> pygame.Rect:
    """The place of the n-th button from the left, for what a game adds to the bar."""
    return pygame.Rect(m.px(16) + number * (m.px(SIZE) + m.px(GAP)), m.px(14), m.px(SIZE), m.px(SIZE))


def shortcut(table: Barred, key: int) -> bool:
    """Do what a key of the bar does; whether it was one."""
    actions: dict[int, Callable[[], object]] = {
        pygame.K_u: table.undo,
        pygame.K_h: table.ask_hint,
        pygame.K_g: table.log.toggle,
        pygame.K_m: table.app.toggle_sound,
        pygame.K_F1: table.open_rules,
    }
    if key not in actions:
        return False
    actions[key]()
    return True
