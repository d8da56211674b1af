"""The name plate of a seat: avatar, name, a line below, and a glow when it is that seat's turn."""

from dataclasses import dataclass

import pygame

from ui import colours
from ui.paint import Painter

PLATE = (188, 56)
"""The size of a plate in units."""


@dataclass(frozen=True)
class Plate:
    """What a plate says."""

    name: str
    avatar: str
    line: str = ""
    active: bool = False
    out: bool = False
    badge: str = ""


def draw_plate(surface: pygame.Surface, paint: Painter, rect: pygame.Rect, plate: Plate) -> None:
    """Draw a plate into a rectangle of about the proportions of PLATE."""
    if plate.active:
        paint.glow(surface, rect, colours.BRASS, 3, 12)
    paint.plate(surface, rect)
    size = round(rect.height * 1.02)
    paint.sprite(surface, plate.avatar, (rect.left + rect.height * 0.5, rect.centery), size,
                 alpha=110 if plate.out else 255)  # fmt: skip
    left = rect.left + round(rect.height * 1.1)
    width = rect.right - left - paint.m.px(10)
    if plate.badge:
        width -= paint.text_size(plate.badge, 18, "bold")[0] + paint.m.px(8)
    colour = (150, 138, 120) if plate.out else colours.BRASS if plate.active else colours.IVORY
    if plate.line:
        paint.text(surface, plate.name, (left, rect.centery + paint.m.px(2)), 18, "bold", colour, "bottomleft", width)
        paint.text(surface, plate.line, (left, rect.centery), 15, "sans", colours.CREAM, "topleft", width)
    else:
        paint.text(surface, plate.name, (left, rect.centery), 18, "bold", colour, "midleft", width)
    if plate.badge:
        paint.text(surface, plate.badge, (rect.right - paint.m.px(10), rect.centery), 18, "bold", colours.BRASS,
                   "midright")  # fmt: skip
