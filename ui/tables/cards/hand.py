"""One's own cards: the one under the pointer is raised; a click, a drop on the table or a key plays it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

import pygame

from ui.focus import Focus, Target
from ui.measures import Measures
from ui.stage.motion import SETTLE
from ui.stage.stage import Piece, Pose, Stage, Zone

DRAG_STARTS_AT = 8
NOBODYS = Zone("nobody's hand")
"""What the hand holds while nobody sits at the screen."""


class Holder(Protocol):
    """What a hand needs of its table."""

    stage: Stage
    focus: Focus

    @property
    def m(self) -> Measures: ...


class Hand:
    """The fan of cards along the bottom edge, for any card game.

    `play(key)` is called for a click or a drop above the hand; `reordered(keys)` after dragging within it.
    """

    def __init__(self, table: Holder, play: Callable[[str], object], reordered: Callable[[list[str]], object]) -> None:
        self.table = table
        self.stage = table.stage
        self.zone = NOBODYS
        self.play = play
        self.reordered = reordered
        self.hovered: str | None = None
        self.dragged: Piece | None = None
        self._pressed: tuple[Piece, tuple[int, int]] | None = None

    # -- where the cards lie -----------------------------------------------------------------------------------

    def poses(self, pieces: list[Piece], area: pygame.Rect, width: float) -> list[Pose]:
        """A fan around the middle of the area: slightly turned cards on a shallow arc, closer the more there are."""
        count = len(pieces)
        step = min(width * 1.04, (area.width - width) / max(1, count - 1))
        turn = min(3.0, 14 / max(1, count)) if step < width * 1.04 or count > 3 else 2.0
        result = []
        for index, piece in enumerate(pieces):
            from_middle = index - (count - 1) / 2
            x = area.centerx + from_middle * step
            y = area.centery + abs(from_middle) ** 2 * turn * width / 900
            pose = Pose(x, y, width, -from_middle * turn, 10 + index)
            if piece.key == self.raised:
                pose = replace(pose, y=y - width * 0.22, angle=0, depth=pose.depth + (0.5 if count < 8 else 50))
            result.append(pose)
        return result

    @property
    def raised(self) -> str | None:
        """The card under the pointer, or the one with the keyboard's focus."""
        focus = self.table.focus
        if focus.visible and focus.current and focus.current.name.startswith("hand:"):
            return focus.current.name.removeprefix("hand:")
        return self.hovered

    # -- focus -------------------------------------------------------------------------------------------------

    def add_targets(self) -> None:
        """Make every card reachable by keyboard."""
        focus = self.table.focus
        had = focus.current.name if focus.current else ""
        focus.drop("hand:")
        for piece in self.stage.zone(self.zone):
            focus.add(
                Target(
                    f"hand:{piece.key}",
                    partial(self._rect, piece),
                    partial(self._play, piece),
                    partial(self._held, piece),
                    focused=lambda on: self._refresh(),
                )
            )
        cards = self.stage.zone(self.zone)
        if had.startswith("hand:") and cards:
            kept = had.removeprefix("hand:") in (piece.key for piece in cards)
            focus.restore(had if kept else f"hand:{cards[0].key}")

    def _rect(self, piece: Piece) -> pygame.Rect:
        return self.stage.rect(piece, piece.goal)

    def _play(self, piece: Piece) -> None:
        self.play(piece.key)

    def _held(self, piece: Piece) -> bool:
        return piece.zone == self.zone

    def _refresh(self) -> None:
        self.stage.refresh(self.zone, SETTLE)

    # -- the mouse ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Take the mouse events that concern the hand."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            piece = self.stage.at(event.pos, (self.zone,))
            self._pressed = (piece, event.pos) if piece else None
            return piece is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        return False

    def _motion(self, position: tuple[int, int]) -> bool:
        if self._pressed and not self.dragged:
            piece, start = self._pressed
            if pygame.Vector2(position).distance_to(start) > DRAG_STARTS_AT:
                self.dragged = piece
        if self.dragged:
            self._drag(position)
            return True
        under = self.stage.at(position, (self.zone,))
        hovered = under.key if under else None
        if hovered != self.hovered:
            self.hovered = hovered
            self.table.focus.visible = False
            self._refresh()
        return False

    def _drag(self, position: tuple[int, int]) -> None:
        assert self.dragged is not None
        cards = self.stage.zone(self.zone)
        if self._inside(position):
            wanted = sum(other.goal.x < position[0] for other in cards if other is not self.dragged)
            if cards.index(self.dragged) != wanted:
                cards.remove(self.dragged)
                cards.insert(wanted, self.dragged)
                self._refresh()
        self.dragged.pose = self.dragged.goal = replace(
            self.dragged.goal, x=position[0], y=position[1], angle=0, depth=500
        )

    def _inside(self, position: tuple[int, int]) -> bool:
        return position[1] > self.table.m.height - self.table.m.px(210)

    def let_go(self) -> str | None:
        """End a drag without playing or reordering: the card that was dragged, which goes back to its place."""
        dragged = self.dragged
        self._pressed = self.dragged = None
        self._refresh()
        return dragged.key if dragged else None

    def _release(self, position: tuple[int, int]) -> bool:
        pressed, dragged = self._pressed, self.dragged
        self._pressed = self.dragged = None
        if dragged:
            if self._inside(position):
                self.reordered([piece.key for piece in self.stage.zone(self.zone)])
            else:
                self.play(dragged.key)
            self._refresh()
            return True
        if pressed and self.stage.at(position, (self.zone,)) is pressed[0]:
            self.play(pressed[0].key)
            return True
        return False
