"""Small helpers that write SVG: strokes, fills, polar points, stars, gradients."""

from __future__ import annotations

import math
from collections.abc import Iterable

Point = tuple[float, float]


def n(value: float) -> str:
    """A number as short as it can be written to two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point at an angle measured clockwise from the top."""
    angle = math.radians(degrees - 90)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def path(points: Iterable[Point], closed: bool = True) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


def star(cx: float, cy: float, outer: float, inner: float, tips: int, turn: float = 0) -> str:
    """Path data of a star."""
    step = 180 / tips
    return path(polar(cx, cy, outer if i % 2 == 0 else inner, turn + i * step) for i in range(2 * tips))


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> str:
    """Path data of an arc clockwise from *start* to *end* degrees."""
    x0, y0 = polar(cx, cy, radius, start)
    x1, y1 = polar(cx, cy, radius, end)
    large = int((end - start) % 360 > 180)
    return f"M{n(x0)} {n(y0)}A{n(radius)} {n(radius)} 0 {large} 1 {n(x1)} {n(y1)}"


def fill(data: str, colour: str, extra: str = "") -> str:
    return f'<path d="{data}" fill="{colour}" {extra}/>'


def line(data: str, colour: str, width: float, extra: str = "") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{n(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" {extra}/>'
    )


def both(data: str, colour: str, ink: str, width: float, extra: str = "") -> str:
    """Filled and outlined."""
    return (
        f'<path d="{data}" fill="{colour}" stroke="{ink}" stroke-width="{n(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" {extra}/>'
    )


def circle(cx: float, cy: float, radius: float, colour: str, extra: str = "") -> str:
    return f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{n(radius)}" fill="{colour}" {extra}/>'


def ellipse(cx: float, cy: float, rx: float, ry: float, colour: str, extra: str = "") -> str:
    return f'<ellipse cx="{n(cx)}" cy="{n(cy)}" rx="{n(rx)}" ry="{n(ry)}" fill="{colour}" {extra}/>'


def box(x: float, y: float, width: float, height: float, radius: float, colour: str, extra: str = "") -> str:
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(radius)}" '
        f'fill="{colour}" {extra}/>'
    )


def group(body: str, extra: str) -> str:
    return f"<g {extra}>{body}</g>"


def turned(body: str, degrees: float, cx: float, cy: float) -> str:
    return f'<g transform="rotate({n(degrees)} {n(cx)} {n(cy)})">{body}</g>'


def moved(body: str, x: float, y: float, scale: float = 1, degrees: float = 0) -> str:
    return f'<g transform="translate({n(x)} {n(y)}) rotate({n(degrees)}) scale({n(scale)})">{body}</g>'


def stops(*pairs: tuple[float, str] | tuple[float, str, float]) -> str:
    """Gradient stops: (offset, colour) or (offset, colour, opacity)."""
    return "".join(
        f'<stop offset="{n(p[0])}" stop-color="{p[1]}"' + (f' stop-opacity="{n(p[2])}"' if len(p) > 2 else "") + "/>"
        for p in pairs
    )


def linear(name: str, start: Point, end: Point, inner: str, user: bool = False) -> str:
    """A linear gradient; coordinates in the box of the shape, or in user space."""
    units = 'gradientUnits="userSpaceOnUse" ' if user else ""
    return (
        f'<linearGradient id="{name}" {units}x1="{n(start[0])}" y1="{n(start[1])}" '
        f'x2="{n(end[0])}" y2="{n(end[1])}">{inner}</linearGradient>'
    )


def radial(name: str, cx: float, cy: float, radius: float, inner: str, user: bool = False) -> str:
    units = 'gradientUnits="userSpaceOnUse" ' if user else ""
    return f'<radialGradient id="{name}" {units}cx="{n(cx)}" cy="{n(cy)}" r="{n(radius)}">{inner}</radialGradient>'


def text(
    x: float,
    y: float,
    size: float,
    words: str,
    colour: str,
    extra: str = "",
    *,
    weight: int = 700,
    family: str = "Alegreya",
    anchor: str = "middle",
) -> str:
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-family="{family}" font-weight="{weight}" font-size="{n(size)}" '
        f'text-anchor="{anchor}" fill="{colour}" {extra}>{words}</text>'
    )


def shifted(body: str, dx: float, dy: float) -> str:
    return f'<g transform="translate({n(dx)} {n(dy)})">{body}</g>'
