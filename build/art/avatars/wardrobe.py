"""Clothes and hair: what every portrait wears in some form."""

from __future__ import annotations

from kit.shapes import line
from palette import mix

from avatars.face import INK, shaded

SHOULDERS = "M22 262C26 216 66 206 104 196Q128 214 152 196C190 206 230 216 234 262Z"
NARROW = "M44 262C48 224 78 214 108 204Q128 218 148 204C178 214 208 224 212 262Z"


def strands(data: str, colour: str, width: float = 2.6) -> str:
    """Lines in the hair."""
    return line(data, mix(colour, INK, 0.45), width)


def shine(data: str, colour: str, width: float = 4) -> str:
    return line(data, mix(colour, "#fff2d0", 0.45), width, 'stroke-opacity="0.8"')


def coat(colour: str, data: str = SHOULDERS) -> str:
    return shaded("coat", data, colour, mix(colour, INK, 0.38), -14, -4)


def raised(torso: str, by: float = 9) -> str:
    """The clothes, moved up towards the chin."""
    return f'<g transform="translate(0 {-by:g})">{torso}</g>'
