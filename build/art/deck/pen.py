"""The pen: small helpers that write SVG, and the inks (gradients) that every card shares."""

from __future__ import annotations

import math

import palette as p

WIDTH, HEIGHT = 416, 638  # a card in user units, which are its pixels
LINE = 4.2  # the usual outline


def shape(d: str, fill: str, width: float = LINE, stroke: str = p.INK, more: str = "") -> str:
    """A closed or open path with a fill and a round outline."""
    outline = f'stroke="{stroke}" stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<path d="{d}" fill="{fill}" {outline} stroke-linejoin="round" stroke-linecap="round" {more}/>'


def line(d: str, width: float = LINE * 0.6, stroke: str = p.INK, more: str = "") -> str:
    """A stroke without fill."""
    return shape(d, "none", width, stroke, more)


def circle(x: float, y: float, r: float, fill: str, width: float = LINE, stroke: str = p.INK) -> str:
    outline = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{fill}"{outline}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, width: float = LINE, stroke: str = p.INK, angle: float = 0
) -> str:
    outline = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    turn = f' transform="rotate({angle:g} {x:.2f} {y:.2f})"' if angle else ""
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{fill}"{outline}{turn}/>'


def place(body: str, x: float = 0, y: float = 0, scale: float = 1, angle: float = 0, flip: bool = False) -> str:
    """The drawing moved to (x, y), turned by `angle` degrees clockwise, scaled, mirrored when `flip`."""
    parts = [f"translate({x:.2f} {y:.2f})"]
    if angle:
        parts.append(f"rotate({angle:.2f})")
    if scale != 1 or flip:
        parts.append(f"scale({-scale if flip else scale:.4f} {scale:.4f})")
    return f'<g transform="{" ".join(parts)}">{body}</g>'


def polar(r: float, degrees: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """The point at a distance and an angle (0 is up, clockwise) from (x, y)."""
    angle = math.radians(degrees - 90)
    return x + r * math.cos(angle), y + r * math.sin(angle)


def star(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """The path of a star with straight rays around the origin."""
    corners = [polar(outer if i % 2 == 0 else inner, turn + i * 180 / points) for i in range(2 * points)]
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + " Z"


def _linear(name: str, stops: str, way: str = 'x1="0" y1="0" x2="1" y2="0"') -> str:
    return f'<linearGradient id="{name}" {way}>{_stops(stops)}</linearGradient>'


def _radial(name: str, stops: str, at: str = 'cx=".38" cy=".32" r=".75"') -> str:
    return f'<radialGradient id="{name}" {at}>{_stops(stops)}</radialGradient>'


def _stops(stops: str) -> str:
    colours = stops.split()
    last = max(1, len(colours) - 1)
    return "".join(f'<stop offset="{i / last:.3f}" stop-color="{c}"/>' for i, c in enumerate(colours))


DOWN = 'x1="0" y1="0" x2="0" y2="1"'
DEFS = "".join(
    (
        # paper: sparse fibres, a shade darker or lighter than the ivory (few tones, so that PNGs stay small)
        (
            '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
            '<feTurbulence type="fractalNoise" baseFrequency=".035 .16" numOctaves="2" seed="7"/>'
            '<feColorMatrix values="0 0 0 0 .55  0 0 0 0 .42  0 0 0 0 .2  0 2.6 0 0 -1.08"/>'
            '<feComponentTransfer><feFuncA type="discrete" tableValues="0 0 .035 .07"/></feComponentTransfer>'
            '<feComposite in2="SourceGraphic" operator="in"/></filter>'
        ),
        _linear("gold", f"{p.GOLD_LIGHT} {p.GOLD} {p.mix(p.GOLD, p.GOLD_DARK, 0.55)}"),
        _linear("gold_down", f"{p.GOLD_LIGHT} {p.GOLD} {p.mix(p.GOLD, p.GOLD_DARK, 0.4)}", DOWN),
        _radial("gold_round", f"{p.GOLD_LIGHT} {p.GOLD} {p.mix(p.GOLD, p.GOLD_DARK, 0.45)}"),
        _linear("red", f"{p.RED_LIGHT} {p.RED} {p.mix(p.RED, p.RED_DARK, 0.7)}"),
        _linear("blue", f"{p.mix(p.BLUE_LIGHT, p.BLUE, 0.4)} {p.BLUE} {p.mix(p.BLUE, p.BLUE_DARK, 0.7)}"),
        _linear("green", f"{p.GREEN_LIGHT} {p.GREEN} {p.mix(p.GREEN, p.GREEN_DARK, 0.7)}"),
        _linear("violet", f"{p.VIOLET_LIGHT} {p.VIOLET} {p.VIOLET_DARK}"),
        _linear("steel", f"{p.STEEL_LIGHT} {p.STEEL}"),
        _linear("wine", f"{p.RED_DARK} {p.RED}", DOWN),
    )
)


def smooth(points: list[tuple[float, float]], closed: bool = True) -> str:
    """A path through the points without corners (Catmull-Rom as Bézier curves)."""
    n = len(points)
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(n if closed else n - 1):

        def at(k: int) -> tuple[float, float]:
            return points[k % n] if closed else points[min(max(k, 0), n - 1)]

        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d += (
            f" C{x1 + (x2 - x0) / 6:.1f} {y1 + (y2 - y0) / 6:.1f} {x2 - (x3 - x1) / 6:.1f} "
            f"{y2 - (y3 - y1) / 6:.1f} {x2:.1f} {y2:.1f}"
        )
    return d + (" Z" if closed else "")


def limb(joints: list[tuple[float, float, float]], fill: str, width: float = LINE) -> str:
    """An arm, a leg, a trunk: a smooth tapering shape with round ends, along joints of (x, y, half thickness)."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    caps: list[tuple[float, float]] = []
    for i, (x, y, half) in enumerate(joints):
        ax, ay, _ = joints[max(i - 1, 0)]
        bx, by, _ = joints[min(i + 1, len(joints) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        ux, uy = (bx - ax) / length, (by - ay) / length
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
        if i in (0, len(joints) - 1):
            out = -0.62 * half if i == 0 else 0.62 * half
            caps.append((x + ux * out, y + uy * out))
    return shape(smooth([caps[0], *left, caps[1], *reversed(right)]), fill, width)
