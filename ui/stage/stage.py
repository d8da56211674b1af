"""Pieces (cards, tiles, dice) that lie in zones of the table and glide to their places.

A scene says where a zone's pieces lie (`place`); the stage does the rest. Nothing here is the truth about the match:
a scene can always clear the stage and lay it out anew from the view, so a resize or a skip in mid-motion is safe.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import cos, pi
from typing import NamedTuple

import pygame

from ui.paint import PREMULTIPLIED, soft_shadow
from ui.sprites import Sprites
from ui.stage.motion import FLIP, SETTLE, Easing, ease_out


@dataclass(frozen=True)
class Pose:
    """Where a piece lies: its centre, its width in pixels, how it is turned, and what it covers."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    depth: float = 0.0


class Zone(NamedTuple):
    """A part of the table where pieces lie: what kind, and whose or the how-manyth."""

    kind: str
    number: int = 0


@dataclass
class Piece:
    """Something that lies on the table, with a face and perhaps a back."""

    key: str
    zone: Zone
    face: str
    back: str = ""
    face_up: bool = True
    pose: Pose = Pose(0, 0, 1)
    goal: Pose = Pose(0, 0, 1)
    dimmed: bool = False
    lit: bool = False
    shadow: bool = True
    _from: Pose = Pose(0, 0, 1)
    _time: float = 0.0
    _length: float = 0.0
    _delay: float = 0.0
    _easing: Easing = field(default=ease_out)
    _flip: float = 1.0
    """From 0 (the old side) to 1 (the side that `face_up` names)."""

    @property
    def moving(self) -> bool:
        """Whether it is on its way or turning over."""
        return self.pose != self.goal or self._flip < 1

    def send(self, goal: Pose, seconds: float, delay: float = 0.0, easing: Easing = ease_out) -> None:
        """Start towards a place from wherever the piece is now."""
        if goal == self.goal and self.pose == goal:
            return
        self.goal, self._from = goal, self.pose
        self._time, self._length, self._delay, self._easing = 0.0, seconds, delay, easing
        if seconds <= 0 and delay <= 0:
            self.pose = goal

    def turn(self, face_up: bool, animated: bool) -> None:
        """Show the other side."""
        if face_up != self.face_up:
            self.face_up = face_up
            self._flip = 0.0 if animated else 1.0

    def advance(self, seconds: float, flip_time: float) -> None:
        """Move on along the way."""
        if self._delay > 0:
            self._delay -= seconds
            if self._delay > 0:
                return
            seconds = -self._delay
        if self._flip < 1:
            self._flip = min(1.0, self._flip + seconds / flip_time) if flip_time > 0 else 1.0
        if self.pose != self.goal:
            self._time += seconds
            if self._time >= self._length:
                self.pose = self.goal
            else:
                self.pose = blend(self._from, self.goal, self._easing(self._time / self._length))

    def finish(self) -> None:
        """Be there at once."""
        self.pose, self._flip, self._delay = self.goal, 1.0, 0.0

    @property
    def shown(self) -> tuple[str, float]:
        """The picture that is seen now, and how wide it looks while it turns over."""
        if self._flip >= 1:
            return (self.face if self.face_up or not self.back else self.back), 1.0
        new_side = self._flip > 0.5
        name = self.face if self.face_up == new_side or not self.back else self.back
        return name, max(0.04, abs(cos(pi * self._flip)))


def blend(start: Pose, end: Pose, share: float) -> Pose:
    """A place between two others; it turns the short way round."""
    turn = (end.angle - start.angle + 180) % 360 - 180
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.width + (end.width - start.width) * share,
        start.angle + turn * share,
        end.depth,
    )


Place = Callable[[Zone, list[Piece]], list[Pose]]


class Stage:
    """All pieces on a table, by key and by zone."""

    def __init__(self, sprites: Sprites, place: Place) -> None:
        self.sprites = sprites
        self.place = place
        self.speed = 1.0
        self.zones: dict[Zone, list[Piece]] = {}
        self.pieces: dict[str, Piece] = {}

    def clear(self) -> None:
        """Take everything off the table."""
        self.zones.clear()
        self.pieces.clear()

    def zone(self, zone: Zone) -> list[Piece]:
        """The pieces of a zone, in order."""
        return self.zones.setdefault(zone, [])

    def add(
        self, key: str, zone: Zone, face: str, back: str = "", face_up: bool = True, index: int | None = None
    ) -> Piece:
        """Lay a new piece into a zone; it is at its place at once (call `settle` when the zone is complete)."""
        piece = Piece(key, zone, face, back, face_up)
        pieces = self.zone(zone)
        pieces.insert(len(pieces) if index is None else index, piece)
        self.pieces[key] = piece
        return piece

    def remove(self, key: str) -> None:
        """Take a piece off the table."""
        piece = self.pieces.pop(key)
        self.zone(piece.zone).remove(piece)

    def rename(self, old: str, new: str) -> Piece:
        """A piece that was unknown turns out to be a certain one."""
        piece = self.pieces.pop(old)
        piece.key = new
        self.pieces[new] = piece
        return piece

    def settle(self, seconds: float = 0.0) -> None:
        """Send every piece to where its zone wants it."""
        for zone, pieces in self.zones.items():
            self._arrange(zone, pieces, seconds, 0.0)

    def refresh(self, zone: Zone, seconds: float) -> None:
        """Send the pieces of one zone to where it wants them now."""
        self._arrange(zone, self.zone(zone), seconds, 0.0)

    def _arrange(
        self,
        zone: Zone,
        pieces: list[Piece],
        seconds: float,
        delay: float,
        only: Piece | None = None,
        easing: Easing = ease_out,
    ) -> None:
        for piece, goal in zip(pieces, self.place(zone, pieces), strict=True):
            mine = only is None or piece is only
            length = seconds if mine else SETTLE
            if goal != piece.goal or (seconds <= 0 and piece.pose != goal):
                piece.send(goal, length * self.speed, delay * self.speed if mine else 0.0, easing)

    def move(
        self,
        key: str,
        zone: Zone,
        seconds: float,
        index: int | None = None,
        delay: float = 0.0,
        face_up: bool | None = None,
        easing: Easing = ease_out,
    ) -> Piece:
        """Carry a piece to another zone, or to another place in its own; the pieces around it make room."""
        piece = self.pieces[key]
        old = self.zone(piece.zone)
        old.remove(piece)
        if piece.zone != zone:
            self._arrange(piece.zone, old, SETTLE, 0.0)
        new = self.zone(zone)
        new.insert(len(new) if index is None else index, piece)
        piece.zone = zone
        if face_up is not None:
            piece.turn(face_up, self.speed > 0)
        self._arrange(zone, new, seconds, delay, only=piece, easing=easing)
        return piece

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return any(piece.moving for piece in self.pieces.values())

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for piece in self.pieces.values():
            if piece.moving:
                piece.advance(seconds, FLIP * self.speed)

    def finish(self) -> None:
        """Everything to its place at once."""
        for piece in self.pieces.values():
            piece.finish()

    def in_order(self) -> Iterator[Piece]:
        """The pieces from the lowest to the topmost; what moves lies above what rests."""
        everything = [piece for pieces in self.zones.values() for piece in pieces]
        yield from sorted(everything, key=lambda piece: (piece.pose != piece.goal, piece.goal.depth))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all pieces with their shadows."""
        for piece in self.in_order():
            self.draw_piece(surface, piece)

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose | None = None) -> None:
        """Draw one piece, where it is or somewhere else."""
        pose = pose or piece.pose
        name, squeeze = piece.shown
        width = round(pose.width)
        height = self.height(piece, pose)
        if piece.moving and pose.angle % 90:
            pose = replace(pose, angle=round(pose.angle / 3) * 3)
        image = self.sprites.get(name, (width, height), pose.angle)
        if squeeze < 1:
            image = pygame.transform.scale(image, (max(1, round(image.get_width() * squeeze)), image.get_height()))
        rect = image.get_rect(center=(round(pose.x), round(pose.y)))
        if piece.shadow:
            soft = max(2, width // 14)
            shade = soft_shadow((max(4, rect.width - soft), max(4, rect.height - soft)), soft, 120)
            surface.blit(shade, (rect.left - soft // 3, rect.top), special_flags=PREMULTIPLIED)
        surface.blit(image, rect, special_flags=PREMULTIPLIED)
        if piece.dimmed:
            self._dim(surface, name, image, rect)

    @staticmethod
    def _dim(surface: pygame.Surface, name: str, image: pygame.Surface, rect: pygame.Rect) -> None:
        veil = image.copy()
        veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        veil.fill((120, 120, 120, 120), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(veil, rect, special_flags=PREMULTIPLIED)

    def height(self, piece: Piece, pose: Pose) -> int:
        """The height of a piece in pixels at a pose, in the proportions of its picture."""
        return self.sprites.height_for(piece.back or piece.face, pose.width)

    def rect(self, piece: Piece, pose: Pose | None = None) -> pygame.Rect:
        """The upright rectangle around a piece."""
        pose = pose or piece.pose
        width, height = round(pose.width), self.height(piece, pose)
        if round(pose.angle) % 180 == 90:
            width, height = height, width
        return pygame.Rect(0, 0, width, height).move(round(pose.x - width / 2), round(pose.y - height / 2))

    def at(self, position: tuple[int, int], zones: tuple[Zone, ...]) -> Piece | None:
        """The topmost piece of those zones under a point."""
        for piece in reversed(list(self.in_order())):
            if piece.zone in zones and self.rect(piece).collidepoint(position):
                return piece
        return None
