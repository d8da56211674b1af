"""Dice in ivory, red and wood: six faces from above and four frames of a tumble.

A tumbling die is a real cube, turned and projected without perspective: each visible face is the flat
drawing under an affine map, so pips and marks turn with it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from kit.embed import picture
from kit.shapes import box, circle, fill, linear, path, radial, star, stops
from kit.wood import plank
from palette import mix
from render import Sprite, svg

SIDE = 160  # a die in user units
PIXELS = 224
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@dataclass(frozen=True)
class Set:
    """The material of a set: body from light to dark, pips, and the mark of the as."""

    light: str
    body: str
    dark: str
    edge: str
    pip: str
    pip_light: str
    mark: str
    mark_light: str
    wood: bool = False


SETS = {
    "ivory": Set("#fffdf2", "#f4ead0", "#d3bf92", "#5a4527", "#1c1310", "#6b5a4c", "#b3241f", "#f08a5c"),
    "red": Set("#e2513f", "#b52a26", "#741419", "#2e0709", "#fbf1da", "#ffffff", "#f0c25a", "#fff2c4"),
    "wood": Set("#e8c38a", "#cc9c5e", "#8f5f2e", "#40250f", "#2a150a", "#6b4526", "#8f1f1a", "#d9713f", wood=True),
}


@lru_cache
def _board() -> str:
    stain = ["#7d4f26", "#a87541", "#c99a60", "#e3bd85"]
    return picture(plank(91, (256, 256), stain, rings=26, waver=14, spread=1.7), 0, 0, SIDE, SIDE)


def _defs(look: Set) -> str:
    return (
        linear(
            "side",
            (0, 0),
            (1, 1),
            stops(
                (0, mix(look.light, "#ffffff", 0.4)),
                (0.3, look.body),
                (0.62, look.dark),
                (1, mix(look.dark, look.edge, 0.55)),
            ),
        )
        + radial("top", 0.36, 0.3, 0.95, stops((0, look.light), (0.55, look.body), (1, mix(look.body, look.dark, 0.5))))
        + radial("lamp", 0.32, 0.26, 0.8, stops((0, "#ffffff", 0.42), (0.5, "#ffffff", 0.02), (1, "#1a0a02", 0.3)))
        + linear(
            "pit", (0, 0), (1, 1), stops((0, mix(look.pip, "#000000", 0.35)), (0.6, look.pip), (1, look.pip_light))
        )
        + linear("rimlight", (0, 0), (1, 1), stops((0, "#000000", 0.45), (0.5, "#000000", 0), (1, "#ffffff", 0.75)))
        + linear(
            "mark", (0, 0), (1, 1), stops((0, mix(look.mark, "#000000", 0.25)), (0.5, look.mark), (1, look.mark_light))
        )
        + '<clipPath id="block"><rect x="6" y="6" width="148" height="148" rx="32"/></clipPath>'
    )


def _pip(x: float, y: float, radius: float) -> str:
    """A drilled hollow: dark towards the lamp, its far rim catching light."""
    return circle(x, y, radius + 1.8, "url(#rimlight)") + circle(x, y, radius, "url(#pit)")


def _sun(x: float, y: float, body: str) -> str:
    """The mark of the as: a sun of sixteen rays around a ring."""
    rays = fill(star(x, y, 45, 25, 8), "url(#mark)") + fill(star(x, y, 38, 23, 8, 22.5), "url(#mark)")
    edge = fill(star(x + 1.4, y + 1.4, 46, 25, 8), "url(#rimlight)")
    return (
        edge
        + rays
        + circle(x, y, 25, "url(#rimlight)")
        + circle(x, y, 23.5, "url(#mark)")
        + circle(x, y, 14.5, body)
        + circle(x, y, 9, "url(#mark)")
    )


def marks(look: Set, value: int, spread: float = 37, radius: float = 13.5) -> str:
    if value == 1:
        return _sun(80, 80, look.light)
    return "".join(_pip(80 + dx * spread, 80 + dy * spread, radius) for dx, dy in SPOTS[value])


def face(name: str, value: int) -> str:
    """A die from above: rounded block, a flat top a little smaller than it, the marks."""
    look = SETS[name]
    body = box(4, 4, 152, 152, 34, look.edge) + box(6, 6, 148, 148, 32, "url(#side)")
    if look.wood:
        body += f'<g clip-path="url(#block)" opacity="0.85">{_board()}</g>'
        body += box(6, 6, 148, 148, 32, "url(#side)", 'opacity="0.32"')
        body += box(17, 17, 126, 126, 26, "url(#lamp)")
        body += box(17, 17, 126, 126, 26, "none", 'stroke="#fff0cf" stroke-opacity="0.28" stroke-width="1.6"')
    else:
        body += box(17, 17, 126, 126, 27, "url(#top)")
        body += box(17.5, 17.5, 125, 125, 26.5, "none", 'stroke="#ffffff" stroke-opacity="0.4" stroke-width="1.5"')
    body += fill(
        "M22 44Q24 22 46 19Q78 15 104 18Q58 24 40 38Q30 46 27 70Q21 58 22 44Z",
        "#ffffff",
        f'fill-opacity="{0.5 if not look.wood else 0.22}"',
    )
    return svg(SIDE, SIDE, body + marks(look, value), _defs(look))


Vector = tuple[float, float, float]
FACES: tuple[tuple[int, Vector, Vector, Vector], ...] = (
    (1, (0, 0, 1), (1, 0, 0), (0, 1, 0)),
    (6, (0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    (2, (1, 0, 0), (0, 0, -1), (0, 1, 0)),
    (5, (-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    (3, (0, 1, 0), (1, 0, 0), (0, 0, -1)),
    (4, (0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
TUMBLES = ((38, 24, 12), (-52, 38, 64), (118, -34, 28), (205, 48, -40))


def _turn(v: Vector, angles: tuple[float, float, float]) -> Vector:
    x, y, z = v
    ax, ay, az = (math.radians(a) for a in angles)
    y, z = y * math.cos(ax) - z * math.sin(ax), y * math.sin(ax) + z * math.cos(ax)
    x, z = x * math.cos(ay) + z * math.sin(ay), -x * math.sin(ay) + z * math.cos(ay)
    x, y = x * math.cos(az) - y * math.sin(az), x * math.sin(az) + y * math.cos(az)
    return x, y, z


def tumble(name: str, frame: int) -> str:
    """The die in flight, seen along z, lit from the top left."""
    look = SETS[name]
    angles = TUMBLES[frame - 1]
    half = 45.0
    light = (-0.5, -0.62, 0.6)
    cube = [_turn((x, y, z), angles) for x in (-0.76, 0.76) for y in (-0.76, 0.76) for z in (-0.76, 0.76)]
    outline = path(_hull([(80 + x * half, 80 + y * half) for x, y, _ in cube]))
    shapes = "".join(
        f'<path d="{outline}" fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
        for colour, width in ((look.edge, 27), (mix(look.body, look.dark, 0.25), 22.5))
    )
    for value, normal, across, down in FACES:
        towards = _turn(normal, angles)
        if towards[2] <= 0.02:
            continue
        u, v = _turn(across, angles), _turn(down, angles)
        glow = max(0.0, sum(a * b for a, b in zip(towards, light, strict=True)))
        tint = mix(look.dark, look.light, min(1.0, 0.12 + glow * 0.95))
        cx, cy = 80 + towards[0] * half, 80 + towards[1] * half
        k = half / 77
        matrix = " ".join(
            f"{c:.4f}"
            for c in (u[0] * k, u[1] * k, v[0] * k, v[1] * k, cx - 80 * k * (u[0] + v[0]), cy - 80 * k * (u[1] + v[1]))
        )
        inner = box(6, 6, 148, 148, 36, tint)
        if look.wood:
            inner += f'<g clip-path="url(#block)" opacity="0.4">{_board()}</g>'
        inner += box(7, 7, 146, 146, 35, "none", 'stroke="#ffffff" stroke-opacity="0.3" stroke-width="2.5"')
        shapes += f'<g transform="matrix({matrix})">{inner}{marks(look, value)}</g>'
    return svg(SIDE, SIDE, shapes, _defs(look))


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline of a set of points (Andrew's chain)."""

    def chain(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        out: list[tuple[float, float]] = []
        for p in ordered:
            while len(out) > 1 and (
                (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0])
            ):
                out.pop()
            out.append(p)
        return out[:-1]

    ordered = sorted(points)
    return chain(ordered) + chain(ordered[::-1])


def glow() -> str:
    """Warm light under a die that counts."""
    defs = radial(
        "halo",
        0.5,
        0.5,
        0.5,
        stops(
            (0, "#fff0b8", 0.95),
            (0.52, "#ffd873", 0.85),
            (0.66, "#ffc24d", 0.5),
            (0.82, "#ff9d2e", 0.16),
            (1, "#ff8a1e", 0),
        ),
    )
    return svg(256, 256, circle(128, 128, 126, "url(#halo)"), defs)


def sprites() -> Iterator[Sprite]:
    for name in SETS:
        for value in range(1, 7):
            yield Sprite(f"dice/{name}_{value}", PIXELS, PIXELS, lambda name=name, value=value: face(name, value), 256)
        for frame in range(1, 5):
            yield Sprite(
                f"dice/{name}_tumble_{frame}", PIXELS, PIXELS, lambda name=name, frame=frame: tumble(name, frame)
            )
    yield Sprite("dice/glow", 256, 256, glow)
