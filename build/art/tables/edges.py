"""Tables with a round edge: a ring for Cachos and a half moon for Siete y Medio, both to be laid over cloth.

The edge is a rounded wooden band that follows a curve. For each pixel the distance to the curve gives the place
across the band (hence its roundness and shade), the way along the curve gives the grain. Inside there is only the
band's shadow.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from kit.wood import MAHOGANY, plank
from PIL import Image

BAND = 46.0  # width of the wood
INLAY = (31.0, 36.0)  # brass line, counted from the outer edge
SHADOW = 40.0  # how far the shadow reaches onto the cloth
GRAIN = 1024  # length of the plank that is bent along the curve; a circle takes it three times
Field = Callable[[float, float], tuple[float, float, float, float]]
"""(x, y) → depth below the outer edge, way along it, and the outward normal."""


def circle_field(cx: float, cy: float, radius: float) -> Field:
    def field(x: float, y: float) -> tuple[float, float, float, float]:
        dx, dy = x - cx, y - cy
        distance = math.hypot(dx, dy) or 1.0
        return radius - distance, math.atan2(dy, dx) / math.tau * 3 * GRAIN, dx / distance, dy / distance

    return field


def half_moon_field(cx: float, top: float, rx: float, ry: float) -> Field:
    """A straight edge on top, half an ellipse below it; where both are near, the nearer one rules."""

    def field(x: float, y: float) -> tuple[float, float, float, float]:
        dx, dy = x - cx, y - top
        value = math.sqrt((dx / rx) ** 2 + (dy / ry) ** 2) or 1e-6
        gx, gy = dx / (rx * rx) / value, dy / (ry * ry) / value
        slope = math.hypot(gx, gy) or 1e-6
        round_depth = (1 - value) / slope
        if dy < round_depth:
            return dy, dx, 0.0, -1.0
        return round_depth, math.atan2(dy / ry, dx / rx) * (rx + ry) / 2, gx / slope, gy / slope

    return field


def edge(width: int, height: int, field: Field) -> Image.Image:
    """Draw the band that a field describes, and its shadow inside."""
    wood = plank(29, (GRAIN, 64), MAHOGANY, rings=6, waver=8, spread=1.6).convert("RGB").tobytes()
    data = bytearray(width * height * 4)
    light = (-0.62, -0.78)
    for y in range(height):
        for x in range(width):
            depth, along, nx, ny = field(x + 0.5, y + 0.5)
            if depth <= -1 or depth >= BAND + SHADOW:
                continue
            place = (y * width + x) * 4
            if depth >= BAND:
                fade = 1 - (depth - BAND) / SHADOW
                towards = 0.75 - 0.35 * (nx * light[0] + ny * light[1]) * -1
                data[place + 3] = int(165 * fade * fade * max(0.35, towards))
                continue
            across = min(max(depth / BAND, 0.0), 1.0)
            tilt = math.cos(math.pi * across)  # +1 on the outer flank, -1 on the inner one
            shade = 0.92 + 0.5 * tilt * (nx * light[0] + ny * light[1]) + 0.2 * math.sin(math.pi * across)
            index = (int(across * 63) * GRAIN + int(along) % GRAIN) * 3
            groove = (
                _within(depth, INLAY[0] - 2, INLAY[1] + 2)
                + _within(depth, -9, 2.5)
                + _within(depth, BAND - 2.5, BAND + 9)
            )
            colour = [wood[index + band] * shade * 1.1 * (1 - 0.62 * groove) for band in range(3)]
            inlay = _within(depth, *INLAY)
            if inlay:
                gleam = 0.72 + 0.5 * (nx * light[0] + ny * light[1]) ** 2
                colour = [
                    part + (metal * gleam - part) * inlay for part, metal in zip(colour, (224, 168, 76), strict=True)
                ]
            data[place : place + 3] = bytes(min(255, max(0, int(part))) for part in colour)
            data[place + 3] = int(255 * min(1.0, depth + 1))
    return Image.frombytes("RGBA", (width, height), bytes(data))


def _within(depth: float, start: float, end: float) -> float:
    """1 between the two depths, 0 outside, a pixel's ramp at both ends."""
    return min(1.0, max(0.0, min(depth - start, end - depth) + 0.5))


def ring() -> Image.Image:
    return edge(1024, 1024, circle_field(512, 512, 510))


def half_moon() -> Image.Image:
    return edge(1280, 720, half_moon_field(640, 3, 636, 712))
