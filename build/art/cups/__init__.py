"""The cachos: tapered leather cups with stitched bands, tooled ornament and a brass-bound mouth.

Every pose is the same tapered tube: two ellipses (one the mouth, one the base) and the skin between them. The
grain of the leather comes from turbulence lit from the top left, multiplied over a gradient that rounds the tube.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from kit.shapes import ellipse, fill, line, linear, n, radial, shifted, star, stops
from kit.shrink import indexed
from palette import LEATHER_DARK, mix
from render import Sprite, svg

WIDTH, HEIGHT = 320, 400  # user units; the sprites are half as large again


@dataclass(frozen=True)
class Ring:
    """One cross-section of the cup as it is seen."""

    x: float
    y: float
    rx: float
    ry: float

    def towards(self, other: Ring, share: float) -> Ring:
        return Ring(
            *(
                a + (b - a) * share
                for a, b in zip((self.x, self.y, self.rx, self.ry), (other.x, other.y, other.rx, other.ry), strict=True)
            )
        )

    def front(self, grow: float = 0) -> str:
        """The half of the ring that faces us, left to right."""
        rx, ry = self.rx + grow, self.ry + grow * 0.4
        return f"M{n(self.x - rx)} {n(self.y)}A{n(rx)} {n(ry)} 0 0 0 {n(self.x + rx)} {n(self.y)}"


def skin(top: Ring, low: Ring) -> str:
    """The outline of the tube's visible side between two rings."""
    return (
        f"M{n(top.x - top.rx)} {n(top.y)}A{n(top.rx)} {n(top.ry)} 0 0 0 {n(top.x + top.rx)} {n(top.y)}"
        f"L{n(low.x + low.rx)} {n(low.y)}A{n(low.rx)} {n(low.ry)} 0 0 1 {n(low.x - low.rx)} {n(low.y)}Z"
    )


def whole(top: Ring, low: Ring) -> str:
    """The silhouette with the far edge of the upper ring."""
    return (
        f"M{n(top.x - top.rx)} {n(top.y)}A{n(top.rx)} {n(top.ry)} 0 0 1 {n(top.x + top.rx)} {n(top.y)}"
        f"L{n(low.x + low.rx)} {n(low.y)}A{n(low.rx)} {n(low.ry)} 0 0 1 {n(low.x - low.rx)} {n(low.y)}Z"
    )


DEFS = (
    linear(
        "round",
        (0, 0),
        (1, 0),
        stops(
            (0, "#2a1108"),
            (0.08, "#50260f"),
            (0.3, "#a65f30"),
            (0.42, "#b36c3a"),
            (0.62, "#7d421f"),
            (0.86, "#3f1c0c"),
            (1, "#1f0b05"),
        ),
    )
    + linear(
        "band",
        (0, 0),
        (1, 0),
        stops(
            (0, "#1b0a04"),
            (0.1, "#3a1a0b"),
            (0.32, "#7d4522"),
            (0.42, "#8a4f29"),
            (0.66, "#4f2710"),
            (0.9, "#26100a"),
            (1, "#140603"),
        ),
    )
    + linear(
        "brass",
        (0, 0),
        (1, 0),
        stops(
            (0, "#4a3010"),
            (0.12, "#a67a32"),
            (0.3, "#fff0bf"),
            (0.4, "#f3d38a"),
            (0.62, "#b98a3f"),
            (0.88, "#6b4718"),
            (1, "#3a240b"),
        ),
    )
    + linear("lid", (0, 0), (1, 1), stops((0, "#b4703f"), (0.45, "#874a26"), (1, "#4a220f")))
    + linear(
        "sheen",
        (0, 0),
        (1, 0),
        stops(
            (0.16, "#ffe2b8", 0),
            (0.3, "#ffe2b8", 0.3),
            (0.36, "#ffe9c9", 0.34),
            (0.5, "#ffe2b8", 0),
            (0.9, "#c98a55", 0),
            (0.95, "#c98a55", 0.22),
            (1, "#c98a55", 0),
        ),
    )
    + radial("hollow", 0.5, 0.75, 0.75, stops((0, "#4a2713"), (0.45, "#27120a"), (1, "#090402")))
    + '<filter id="hide" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency="0.17" numOctaves="3" seed="7" result="noise"/>'
    '<feDiffuseLighting in="noise" surfaceScale="1.55" diffuseConstant="1.2" lighting-color="#ffffff" result="lit">'
    '<feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>'
    '<feBlend in="SourceGraphic" in2="lit" mode="multiply" result="grained"/>'
    '<feComposite in="grained" in2="SourceAlpha" operator="in"/></filter>'
    + '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>'
    + '<filter id="softer" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="11"/></filter>'
)


def stitches(ring: Ring) -> str:
    """A row of waxed thread along the front, with the dents it pulls into the leather."""
    path = ring.front(-1)
    dash = 'stroke-dasharray="11 7.5"'
    return (
        line(path, "#1c0a04", 7, f'{dash} stroke-opacity="0.75"')
        + shifted(line(path, "#ecd09a", 3.6, dash), -0.6, -1.2)
        + shifted(line(path, "#fff3d0", 1.2, f'{dash} stroke-opacity="0.7"'), -1, -2.2)
    )


def tooled_line(ring: Ring, width: float = 3) -> str:
    """A groove pressed into the leather."""
    return line(ring.front(-1), "#180803", width, 'stroke-opacity="0.75"') + shifted(
        line(ring.front(-1), "#d59a63", 1.4, 'stroke-opacity="0.45"'), 0, width * 0.8
    )


def ornament(ring: Ring, height: float) -> str:
    """Suns and diamonds pressed around the waist, narrowing towards the sides as the tube turns away."""
    out = ""
    for turn in range(-75, 76, 25):
        angle = math.radians(turn)
        x = ring.x + (ring.rx - 4) * math.sin(angle)
        y = ring.y + (ring.ry - 1) * math.cos(angle)
        squeeze = max(0.12, math.cos(angle))
        if (turn // 25) % 2 == 0:
            mark = (
                fill(star(0, 0, height, height * 0.52, 8), "#190803", 'fill-opacity="0.62"')
                + fill(
                    star(1, 1.6, height, height * 0.52, 8),
                    "none",
                    'stroke="#d99c63" stroke-opacity="0.5" stroke-width="1.4"',
                )
                + ellipse(0, 0, height * 0.28, height * 0.28, "#b06a37", 'fill-opacity="0.9"')
            )
        else:
            mark = fill(
                f"M0 {-height * 0.72}L{height * 0.5} 0L0 {height * 0.72}L{-height * 0.5} 0Z",
                "#190803",
                'fill-opacity="0.55"',
            ) + line(
                f"M{-height * 0.5} 1.5L0 {height * 0.72 + 1.5}L{height * 0.5} 1.5",
                "#d99c63",
                1.4,
                'stroke-opacity="0.5"',
            )
        out += f'<g transform="translate({n(x)} {n(y)}) scale({squeeze:.3f} 1)">{mark}</g>'
    return out


def tube(mouth: Ring, base: Ring, *, mouth_up: bool) -> str:
    """The side of the cup with its bands, stitches and ornament. `mouth_up`: which ring is the upper one."""
    top, low = (mouth, base) if mouth_up else (base, mouth)

    def at(share: float) -> Ring:
        """A ring at a share of the way from the mouth to the base."""
        return mouth.towards(base, share)

    def strip(one: float, other: float) -> str:
        a, b = at(one), at(other)
        return skin(a, b) if mouth_up else skin(b, a)

    body = fill(skin(top, low), "url(#round)", 'filter="url(#hide)"')
    bands = "".join(fill(strip(a, b), "url(#band)", 'filter="url(#hide)"') for a, b in ((0.03, 0.17), (0.86, 1.0)))
    lines = "".join(tooled_line(at(share)) for share in (0.17, 0.36, 0.66, 0.86))
    seams = stitches(at(0.1)) + stitches(at(0.93))
    binding = fill(strip(0, 0.035), "url(#brass)", 'stroke="#241005" stroke-width="1.5"')
    sheen = fill(skin(top, low), "url(#sheen)")
    return body + bands + lines + ornament(at(0.51), 20) + sheen + seams + binding


def inside(mouth: Ring, wall: float = 9) -> str:
    """The open mouth: brass lip, thickness of the leather, the dark within."""
    inner = Ring(mouth.x, mouth.y + 1.5, mouth.rx - wall, mouth.ry - wall * 0.5)
    return (
        ellipse(mouth.x, mouth.y, mouth.rx, mouth.ry, "url(#brass)", 'stroke="#241005" stroke-width="2"')
        + ellipse(mouth.x, mouth.y + 0.5, mouth.rx - 3.5, mouth.ry - 2.2, mix(LEATHER_DARK, "#8a5230", 0.6))
        + ellipse(inner.x, inner.y, inner.rx, inner.ry, "url(#hollow)", 'stroke="#0a0402" stroke-width="2"')
    )


def lid(base: Ring) -> str:
    """The closed end, seen from above."""
    small = Ring(base.x, base.y, base.rx * 0.8, base.ry * 0.8)
    ring = (
        f"M{n(small.x - small.rx)} {n(small.y)}a{n(small.rx)} {n(small.ry)} 0 1 1 {n(small.rx * 2)} "
        f"0a{n(small.rx)} {n(small.ry)} 0 1 1 {n(-small.rx * 2)} 0Z"
    )
    return (
        ellipse(base.x, base.y, base.rx, base.ry, "url(#lid)", 'filter="url(#hide)"')
        + ellipse(base.x, base.y, base.rx, base.ry, "none", 'stroke="#2a1107" stroke-width="2.5"')
        + line(ring, "#1c0a04", 5.5, 'stroke-dasharray="9 6.5" stroke-opacity="0.7"')
        + shifted(line(ring, "#ecd09a", 3, 'stroke-dasharray="9 6.5"'), -0.5, -1)
        + f'<g transform="translate({n(base.x)} {n(base.y)}) scale(1 {n(base.ry / base.rx)})">'
        + fill(star(0, 0, base.rx * 0.44, base.rx * 0.24, 8), "#1c0a04", 'fill-opacity="0.5"')
        + ellipse(0, 0, base.rx * 0.13, base.rx * 0.13, "#a9683a")
        + "</g>"
    )


def outline(top: Ring, low: Ring) -> str:
    return fill(whole(top, low), "#1a0904", 'stroke="#1a0904" stroke-width="5" stroke-linejoin="round"')


def ground_shadow(x: float, y: float, rx: float, ry: float, strength: float = 0.55) -> str:
    return ellipse(x, y, rx, ry, "#000000", f'fill-opacity="{strength}" filter="url(#softer)"')


def standing() -> str:
    mouth, base = Ring(152, 70, 116, 36), Ring(152, 340, 88, 27)
    body = ground_shadow(172, 350, 104, 26) + outline(mouth, base) + tube(mouth, base, mouth_up=True) + inside(mouth)
    return svg(WIDTH, HEIGHT, body, DEFS)


def upside_down() -> str:
    base, mouth = Ring(152, 56, 90, 27), Ring(152, 334, 122, 36)
    body = ground_shadow(174, 344, 132, 34) + outline(base, mouth) + tube(mouth, base, mouth_up=False) + lid(base)
    return svg(WIDTH, HEIGHT, body, DEFS)


def tilted() -> str:
    """Thrown on its side towards us: the mouth low on the left, still half open to see."""
    mouth, base = Ring(160, 96, 102, 52), Ring(160, 322, 78, 24)
    cup = outline(mouth, base) + tube(mouth, base, mouth_up=True) + inside(mouth)
    body = (
        ground_shadow(176, 300, 118, 44, 0.65)
        + f'<g transform="translate(6 34) rotate(-66 160 200) scale(0.97)">{cup}</g>'
    )
    return svg(WIDTH, HEIGHT, body, DEFS)


def peek() -> str:
    """Lifted at our side, base away from us: under the brass lip there is only dark."""
    base, mouth = Ring(152, 50, 88, 20), Ring(152, 282, 122, 50)
    cup = outline(base, mouth) + tube(mouth, base, mouth_up=False) + lid(base) + inside(mouth)
    glow = ellipse(152, 300, 84, 24, "#5c3116", 'fill-opacity="0.5" filter="url(#soft)"')
    body = ground_shadow(168, 352, 128, 30, 0.6) + f'<g transform="rotate(-7 152 200)">{cup}{glow}</g>'
    return svg(WIDTH, HEIGHT, body, DEFS)


def sprites() -> Iterator[Sprite]:
    for name, draw in (("standing", standing), ("tilted", tilted), ("upside_down", upside_down), ("peek", peek)):
        yield Sprite(f"cups/{name}", WIDTH * 3 // 2, HEIGHT * 3 // 2, draw, after=indexed)
