"""The tiles that a player takes, in a match that is dealt by hand."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Protocol

import pygame

from game.aprologados.parts import Take
from game.aprologados.view import AprologadosView
from game.core import Match, Move
from ui import colours
from ui.focus import Target
from ui.paint import PREMULTIPLIED
from ui.tables.aprologados.pickers import Cell, Table, TilesScene, alphabetical
from ui.tables.base.pause import Paused, PauseScene

if TYPE_CHECKING:
    from ui.app import App


class Dealt(Table, Paused, Protocol):
    """What dealing needs of the table under it."""

    shuffler: Random

    @property
    def match(self) -> Match: ...
    @property
    def view(self) -> AprologadosView: ...
    def commit(self, move: Move, seat: int | None = None) -> bool: ...


class DealScene(TilesScene):
    """Entered by hand out of the tiles still undealt. `view` is that of the seat which takes them."""

    extra_units = 84
    table: Dealt

    def __init__(self, app: "App", table: Dealt, view: AprologadosView) -> None:
        super().__init__(app, table)
        assert view.seat is not None
        self.seat = view.seat
        self.taken: list[str] = []
        self.undealt = Counter(view.undealt)
        self.wanted = view.missing[self.seat]

    def title(self) -> str:
        return self.say("aprologados.window.deal_title", name=self.table.match.seats[self.seat].name)

    def note(self) -> str:
        return self.say("aprologados.window.deal_note", n=self.wanted, left=self.wanted - len(self.taken))

    def cells(self) -> list[Cell]:
        left = self.undealt - Counter(self.taken)
        full = len(self.taken) >= self.wanted
        return [
            Cell(face, face, left[face], enabled=left[face] > 0 and not full)
            for face in sorted(self.table.setting.tiles.counts, key=alphabetical)
        ]

    def choose(self, cell: Cell) -> None:
        self.taken.append(cell.tile)
        self.rebuild()

    def _untake(self, number: int) -> None:
        del self.taken[number]
        self.app.sounds.play("tile")
        self.rebuild()

    def buttons(self) -> list[tuple[str, str, Callable[[], object], str, bool]]:
        full = len(self.taken) == self.wanted
        return [
            ("menu", self.say("table.menu"), self.back, "", True),
            ("random", self.say("aprologados.window.deal_random"), self._at_random, "", not full),
            ("deal", self.say("aprologados.window.deal"), self._deal, "primary", full),
        ]

    def build(self) -> None:
        super().build()
        for number in range(len(self.taken)):
            self.focus.add(Target(f"taken {number}", partial(self.slot, number), partial(self._untake, number)))

    def slot(self, number: int) -> pygame.Rect:
        """The place of a tile that has been chosen."""
        m, box = self.m, self.box()
        step = round(self.tile * 1.12)
        left = box.centerx - self.wanted * step // 2 + number * step
        top = box.bottom - m.px(26) - m.pt(48) - m.px(18) - self.tile
        return pygame.Rect(left, top, self.tile, self.tile)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for number in range(len(self.taken)):
                if self.slot(number).collidepoint(event.pos):
                    self._untake(number)
                    return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.taken:
            self._untake(len(self.taken) - 1)
            return True
        return super().handle(event)

    def _at_random(self) -> None:
        """Draw what is missing blindly; a computer's tiles are dealt at once, unseen."""
        left = sorted((self.undealt - Counter(self.taken)).elements())
        self.table.shuffler.shuffle(left)
        self.taken += left[: self.wanted - len(self.taken)]
        if self.table.match.seats[self.seat].human:
            self.rebuild()
        else:
            self._deal()

    def _deal(self) -> None:
        self.app.pop()
        self.table.commit(Take(self.seat, tuple(self.taken)), self.seat)

    def back(self) -> None:
        self.app.push(PauseScene(self.app, self.table))

    def uncovered(self) -> None:
        if self.table.view.missing[self.seat] != self.wanted:  # something was taken back meanwhile
            self.app.pop()

    def draw_extra(self, surface: pygame.Surface) -> None:
        for number in range(self.wanted):
            rect = self.slot(number)
            if number < len(self.taken):
                image = self.app.sprites.get(self.table.tile_face(self.taken[number]), rect.size)
                surface.blit(image, rect, special_flags=PREMULTIPLIED)
            else:
                pygame.draw.rect(surface, (18, 11, 7), rect, border_radius=self.m.px(8))
                pygame.draw.rect(surface, colours.BRASS_DARK, rect, max(1, self.m.px(1.5)), self.m.px(8))
