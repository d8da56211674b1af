"""The pens that all glyphs share: brass and ivory, one stroke width."""

from __future__ import annotations

from kit.shapes import circle, fill, line

BRASS, IVORY, DARK = "url(#B)", "url(#I)", "#2a180a"
STROKE = 11.0


def brass(data: str, width: float = STROKE) -> str:
    return line(data, BRASS, width)


def ivory(data: str, width: float = STROKE) -> str:
    return line(data, IVORY, width)


def dark(data: str, width: float = 7) -> str:
    return line(data, DARK, width)


def brass_fill(data: str) -> str:
    return fill(data, BRASS)


def ivory_fill(data: str) -> str:
    return fill(data, IVORY)


def dark_fill(data: str) -> str:
    return fill(data, DARK)


def ring(cx: float, cy: float, radius: float, width: float = STROKE, pen: str = BRASS) -> str:
    return circle(cx, cy, radius, "none", f'stroke="{pen}" stroke-width="{width}"')
