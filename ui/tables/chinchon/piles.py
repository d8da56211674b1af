"""Stock, discards and padlock under the mouse: a click, or a card pulled into the hand."""

from dataclasses import replace
from typing import Protocol

import pygame

from game.chinchon.parts import Source
from ui.measures import Measures
from ui.stage.motion import PLAY
from ui.stage.stage import Piece, Stage
from ui.tables.cards.hand import DRAG_STARTS_AT
from ui.tables.cards.table import STOCK
from ui.tables.chinchon.places import PILE, Places
from ui.tables.chinchon.shown import Shown

SOURCES = {STOCK: Source.STOCK, PILE: Source.PILE}
"""What is taken from each."""


class Pulled(Protocol):
    """What pulling needs of its table."""

    stage: Stage
    shown: Shown
    pulled: tuple[int, int] | None

    @property
    def m(self) -> Measures: ...
    @property
    def places(self) -> Places: ...
    @property
    def can_act(self) -> bool: ...
    def take(self, source: Source) -> None: ...
    def try_close(self) -> None: ...


class Piles:
    """The card that is under the pressed button, until it is let go of."""

    def __init__(self, table: Pulled) -> None:
        self.table = table
        self.piece: Piece | None = None
        self._start = (0, 0)
        self._pulling = False

    def let_go(self) -> None:
        """Forget the card."""
        self.piece = None

    def handle(self, event: pygame.Event) -> bool:
        """Take the mouse events that concern stock, discards and padlock."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if self.piece is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._pulling = self._pulling or pygame.Vector2(event.pos).distance_to(self._start) > DRAG_STARTS_AT
            if self._pulling:
                x, y = event.pos
                self.piece.pose = self.piece.goal = replace(self.piece.goal, x=x, y=y, angle=0, depth=500)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(self.piece, event.pos)
            return True
        return False

    def _press(self, position: tuple[int, int]) -> bool:
        table = self.table
        if table.places.padlock().collidepoint(position):
            table.try_close()
            return True
        zone = next((zone for zone in SOURCES if table.places.pile_rect(zone).collidepoint(position)), None)
        if zone is None:
            return False
        self.piece, self._start, self._pulling = table.stage.zone(zone)[-1], position, False
        return True

    def _release(self, piece: Piece, position: tuple[int, int]) -> None:
        """A click takes the card; so does dropping it on one's hand."""
        table = self.table
        self.piece = None
        dropped = position[1] > table.places.hand_area().top - table.m.px(40)
        if self._pulling and dropped and table.can_act and table.shown.taken is None:
            table.pulled = position
        if dropped or not self._pulling:
            table.take(SOURCES[piece.zone])
        if piece.zone in SOURCES:
            table.stage.refresh(piece.zone, PLAY)
