"""What can be said in Cachos beside a bid: the buttons of the words, and the question of the obligo."""

from functools import partial
from typing import Protocol

import pygame

from game.cachos.ai.odds import answer_odd
from game.cachos.parts import (
    Calzar,
    Dudar,
    DudarPaso,
    Obligar,
    Obligo,
    Pasar,
    Phase,
    Sentido,
    Siciliana,
    SinObligo,
    Way,
)
from game.cachos.view import CachosView
from game.core import IllegalMove, Move
from ui import colours
from ui.focus import Focus
from ui.tables.base.canvas import Canvas
from ui.tables.cachos.art import draw_bar
from ui.tables.cachos.places import Places
from ui.widgets.form import Form

KEYS: dict[int, Move] = {
    pygame.K_d: Dudar(),
    pygame.K_c: Calzar(),
    pygame.K_p: Pasar(),
    pygame.K_x: DudarPaso(),
    pygame.K_s: Siciliana(),
    pygame.K_o: Obligar(Obligo.CERRADO),
    pygame.K_a: Obligar(Obligo.ABIERTO),
    pygame.K_n: SinObligo(),
    pygame.K_COMMA: Sentido(Way.IZQUIERDA),
    pygame.K_PERIOD: Sentido(Way.DERECHA),
}
TURNING = {Way.IZQUIERDA: "direction_right", Way.DERECHA: "direction_left"}
"""To the left is clockwise: the pictures are named after where their head points."""


class Asked(Canvas, Protocol):
    """What the grid and the words need of their table."""

    form: Form
    focus: Focus
    hint: Move | None

    @property
    def places(self) -> Places: ...
    @property
    def helps(self) -> bool: ...
    def die(self, face: int) -> str: ...
    def refuse(self, error: IllegalMove) -> None: ...
    def commit(self, move: Move) -> bool: ...


# -- the words -----------------------------------------------------------------------------------------------------


def build_words(table: Asked, view: CachosView) -> None:
    """A button for every word, in a block at the right."""
    m, area = table.m, table.places.actions
    gap = m.px(6)
    high = (area.height - 3 * gap) // 4
    half = (area.width - gap) // 2
    rows: list[list[Move]] = [[Dudar()], [Calzar(), Pasar()], [DudarPaso(), Siciliana()], [Obligar(Obligo.CERRADO)]]
    for number, row in enumerate(rows):
        top = area.top + number * (high + gap)
        for column, move in enumerate(row):
            width = area.width if len(row) == 1 and number == 0 else half
            _word(table, view, pygame.Rect(area.left + column * (half + gap), top, width, high), move)
    left, top = area.left + half + gap, area.top + 3 * (high + gap)
    for column, way in enumerate(Way):
        rect = pygame.Rect(left + column * (half + gap) // 2, top, (half - gap) // 2, high)
        _word(table, view, rect, Sentido(way), TURNING[way])


def _word(table: Asked, view: CachosView, rect: pygame.Rect, move: Move, icon: str = "") -> None:
    """A button for a word. One that is not possible now looks so, and says why."""
    refused = view.refusal(move)
    key = next(pygame.key.name(key) for key, meant in KEYS.items() if meant == move).upper()
    text = table.say("cachos.obligar" if isinstance(move, Obligar) else f"cachos.move.{move}")
    if refused is not None:
        tip, kind = table.say(refused.reason.value, **refused.details), "refused"
    else:
        tip = f"{table.say(f'cachos.move.{move}.help')} ({key})"
        kind = "primary" if isinstance(move, Dudar) else ""
    lit = refused is None and table.hint == move
    if icon:
        tip = f"{text}. {tip}"
    label = "" if icon else text
    table.form.button(rect, label, partial(table.commit, move), kind, True, tip, icon, 0.7, lit, name=str(move))


def draw_bars(surface: pygame.Surface, table: Asked, view: CachosView) -> None:
    """With the helper: how likely each word is to be right, on its button."""
    m = table.m
    if not table.helps or view.phase is Phase.OBLIGO:
        return
    for target in table.focus.targets:
        move = next((move for move in KEYS.values() if str(move) == target.name), None)
        if move is not None and view.refusal(move) is None:
            odds = answer_odd(view, move)
            if odds is not None:
                rect = target.rect()
                bar = pygame.Rect(rect.left + m.px(12), rect.bottom - m.px(11), rect.width - m.px(24), m.px(5))
                draw_bar(surface, bar, odds)


# -- the obligo ----------------------------------------------------------------------------------------------------


def area_of(table: Asked, view: CachosView) -> pygame.Rect:
    """The panel; the question of the obligo takes the room of the words too."""
    places = table.places
    return places.panel.union(places.actions) if view.phase is Phase.OBLIGO else places.panel


def _answers(table: Asked, view: CachosView) -> list[tuple[Move, pygame.Rect]]:
    """The three answers, one below the other."""
    m, panel = table.m, area_of(table, view)
    top = panel.top + m.px(10) + table.places.head
    high = (panel.bottom - m.px(14) - top) // 3
    width = min(panel.width // 3, max(m.px(190), m.pt(180)))
    moves: list[Move] = [Obligar(Obligo.CERRADO), Obligar(Obligo.ABIERTO), SinObligo()]
    return [
        (move, pygame.Rect(panel.left + m.px(18), top + n * high, width, high - m.px(8)))
        for n, move in enumerate(moves)
    ]


def build_obligo(table: Asked, view: CachosView) -> None:
    """The answers as buttons."""
    for move, rect in _answers(table, view):
        kind = "refused" if view.refusal(move) else "primary" if isinstance(move, Obligar) else ""
        table.form.button(rect, table.say(f"cachos.move.{move}"), partial(table.commit, move), kind, name=str(move))


def draw_obligo(surface: pygame.Surface, table: Asked, view: CachosView) -> None:
    """The question, and what each answer means beside its button."""
    m, panel = table.m, area_of(table, view)
    question, head = table.say("cachos.obligo_question"), (panel.centerx, panel.top + m.px(16))
    table.paint.text(surface, question, head, 24, "serif", colours.BRASS, "midtop", panel.width - m.px(30))
    for move, rect in _answers(table, view):
        left = rect.right + m.px(14)
        beside = pygame.Rect(left, rect.top, panel.right - m.px(16) - left, rect.height)
        text, size = table.say(f"cachos.move.{move}.help"), 16 / m.text_scale**0.5
        table.paint.paragraph(surface, text, beside, size, "sans", colours.CREAM, spacing=1.05, middle=True)
