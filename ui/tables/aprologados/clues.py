"""A hint in three steps: where, then how long and with what, then the whole play, laid on the board for the player."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

import pygame

from game.aprologados.advice import Hint, hint
from game.aprologados.parts import COLUMNS, Lay, details_of
from game.aprologados.setting import Setting
from game.aprologados.view import AprologadosView
from game.core import Match, Move
from ui import colours
from ui.app import App
from ui.measures import Measures
from ui.paint import Painter
from ui.tables.aprologados.places import Places
from ui.tables.aprologados.plays import held_text
from ui.tables.base.result import join

LAST = 3
Position = tuple[int | None, tuple[Move, ...]]


class Hinted(Protocol):
    """What hints need of their table."""

    app: App
    setting: Setting

    @property
    def m(self) -> Measures: ...
    @property
    def paint(self) -> Painter: ...
    @property
    def places(self) -> Places: ...
    @property
    def match(self) -> Match: ...
    @property
    def view(self) -> AprologadosView: ...
    @property
    def viewer(self) -> int | None: ...
    def tile_rects(self, tiles: Sequence[str]) -> list[pygame.Rect]: ...
    def lay_hint(self, move: Lay) -> None: ...
    def say(self, key: str, **values: object) -> str: ...


class Clues:
    """The hint for a position, and how much of it has been told. It is kept until the match goes on."""

    def __init__(self, table: Hinted) -> None:
        self.table = table
        self.step = 0
        self._told: Hint | None = None
        self._coming: Future[Hint] | None = None
        self._position: Position | None = None

    def _here(self) -> Position:
        return self.table.viewer, tuple(self.table.match.moves)

    @property
    def told(self) -> Hint | None:
        """The hint that is being told for the position on the table."""
        return self._told if self._told is not None and self._position == self._here() else None

    def take(self, move: Lay) -> None:
        """The best player would make this move: find out what speaks for it, beside the window."""
        self._told, self.step, self._position = None, 0, self._here()
        self._coming = self.table.app.thinker.run(hint, self.table.view, move)

    def further(self) -> bool:
        """Tell one step more; False if there is no hint for this position yet."""
        if self._position != self._here() or (self._told is None and self._coming is None):
            return False
        if self._told is not None:
            self.step = min(LAST, self.step + 1)
            if self.step == LAST:
                self.table.lay_hint(self._told.move)
            self.table.app.redraw()
        return True

    def update(self) -> None:
        """Tell the first step as soon as the reason is known."""
        if self._coming is None or not self._coming.done():
            return
        coming, self._coming = self._coming, None
        if coming.exception() is None and self._position == self._here():
            self._told = coming.result()
            self.further()

    # -- words and picture -------------------------------------------------------------------------------------

    def title(self) -> str:
        """How far the hint has come."""
        return self.table.say("aprologados.window.hint_step", n=self.step)

    def sentences(self) -> str:
        """What the first two steps tell."""
        told, say = self.told, self.table.say
        assert told is not None
        size = self.table.setting.layout.size
        squares = [str(details_of(square, size)["square"]) for square in told.through]
        line = str(told.line + 1) if told.across else COLUMNS[told.line]
        key = f"aprologados.window.hint_{'row' if told.across else 'column'}{'_through' if squares else ''}"
        said = [say(key, line=line, squares=join(squares, say("common.and")) if squares else "")]
        if self.step > 1:
            said.append(say("aprologados.window.hint_with", n=told.length, tiles=held_text(told.tiles)))
        return " ".join([*said, say("aprologados.window.hint_more")])

    def reason(self, laid: Move | None) -> str:
        """What speaks for the play, if it is what lies on the board."""
        told = self.told
        if told is None or self.step < LAST or laid != told.move:
            return ""
        details = {name: value.upper() if isinstance(value, str) else value for name, value in told.details.items()}
        return self.table.say(told.why.value, **details)

    def draw(self, surface: pygame.Surface) -> None:
        """The row or column, the squares that the play goes through, and the tiles that it takes."""
        told, spots, paint, m = self.told, self.table.places, self.table.paint, self.table.m
        if told is None or self.step == LAST:
            return
        size = self.table.setting.layout.size
        ends = (
            (told.line * size, told.line * size + size - 1) if told.across else (told.line, told.line + size**2 - size)
        )
        strip = spots.square(ends[0]).union(spots.square(ends[1]))
        paint.glow(surface, strip, colours.BRASS, 3, m.px(6))
        for square in told.through:
            pygame.draw.rect(surface, colours.BRASS, spots.square(square), max(2, m.px(3)), m.px(6))
        if self.step > 1:
            for rect in self.table.tile_rects(told.tiles):
                paint.glow(surface, rect, colours.BRASS, 3, m.px(6))
