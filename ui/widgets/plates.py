"""The name plate of a seat: avatar, name, a line below, and a glow when it is that seat's turn."""

from dataclasses import dataclass

import pygame

from ui import colours
from ui.paint import Painter

PLATE = (188, 56)
"""The size of a plate in units."""
MOST_SCALE = 1.2
"""How far a plate's text grows with the text size: two lines have to fit."""


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
    paint.sprite(
        surface, plate.avatar, (rect.left + rect.height * 0.5, rect.centery), size, alpha=110 if plate.out else 255
    )
    large, small = (size * min(1.0, MOST_SCALE / paint.m.text_scale) for size in (18, 15))
    left = rect.left + round(rect.height * 1.1)
    width = rect.right - left - paint.m.px(10)
    if plate.badge:
        width -= paint.text_size(plate.badge, large, "bold")[0] + paint.m.px(8)
    colour = (150, 138, 120) if plate.out else colours.BRASS if plate.active else colours.IVORY
    if plate.line:
        above = (left, rect.centery + paint.m.px(2))
        paint.text(surface, plate.name, above, large, "bold", colour, "bottomleft", width)
        paint.text(surface, plate.line, (left, rect.centery), small, "sans", colours.CREAM, "topleft", width)
    else:
        paint.text(surface, plate.name, (left, rect.centery), large, "bold", colour, "midleft", width)
    if plate.badge:
        paint.text(
            surface, plate.badge, (rect.right - paint.m.px(10), rect.centery), large, "bold", colours.BRASS, "midright"
        )
