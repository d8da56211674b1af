"""Three backs to choose from, all the same when turned upside down, and the mark of an empty place."""

from __future__ import annotations

import palette as p

from deck.frame import CORNER, paper
from deck.pen import HEIGHT, WIDTH, circle, line, place, shape, star
from deck.suits import leaf

CX, CY = WIDTH / 2, HEIGHT / 2


def _field(fill: str, inset: float, rx: float, stroke: str, width: float = 4) -> str:
    return (f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{rx}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{width}"/>')


def _pattern(name: str, width: float, height: float, ground: str, body: str) -> str:
    x, y = CX - width / 2, CY - height / 2        # a figure of the pattern lies exactly in the middle
    return (f'<pattern id="{name}" x="{x}" y="{y}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
            f'<rect width="{width}" height="{height}" fill="{ground}"/>{body}</pattern>')


def _rosette(size: float, petal: str, heart: str, outline: str) -> str:
    n = size / 100
    petals = "".join(place(shape("M0 -8 C-18 -18 -16 -42 0 -50 C16 -42 18 -18 0 -8 Z", petal, 2.2 / n, outline), angle=a)
                     for a in range(0, 360, 45))
    return place(petals + circle(0, 0, 15, heart, 2.2 / n, outline) + circle(0, 0, 6, petal, 0), scale=n)


def _tile(ground: str, dark: str, pale: str, warm: str) -> str:
    """A quartered tile in the manner of an azulejo, 90 × 90."""
    corner = circle(0, 0, 24, dark, 0) + circle(0, 0, 17, warm, 0) + circle(0, 0, 9, pale, 0)
    corners = "".join(place(corner, x, y) for x in (0, 90) for y in (0, 90))
    cross = "".join(place(leaf(38, pale, 0.1).replace(p.GREEN_DARK, dark), 45, 45, angle=a) for a in (45, 135, 225, 315))
    return (corners + line("M45 0 L90 45 L45 90 L0 45 Z", 3.4, pale) + line("M45 9 L81 45 L45 81 L9 45 Z", 1.6, warm)
            + cross + place(shape(star(8, 17, 8), warm, 1.4, dark), 45, 45) + circle(45, 45, 5, dark, 0))


def back(number: int) -> str:
    """The back of a card: 1 red azulejo, 2 blue trellis, 3 green with a sun."""
    if number == 1:
        pattern = _pattern("field", 90, 90, p.RED, _tile(p.RED, p.RED_DARK, p.IVORY, p.GOLD))
        middle = ""
        rim, inner = p.RED_DARK, p.GOLD
    elif number == 2:
        body = (line("M28 0 L56 40 L28 80 L0 40 Z", 3, p.IVORY) + place(_rosette(34, p.GOLD, p.IVORY, p.BLUE_DARK), 28, 40)
                + "".join(circle(x, y, 5, p.IVORY, 0) for x in (0, 56) for y in (0, 40, 80)) + circle(28, 0, 5, p.GOLD, 0)
                + circle(28, 80, 5, p.GOLD, 0))
        pattern = _pattern("field", 56, 80, p.BLUE_DARK, body)
        middle = ""
        rim, inner = p.BLUE_DARK, p.GOLD
    else:
        body = line("M0 0 C8 8 12 8 20 0 C28 -8 32 -8 40 0 M0 20 C8 28 12 28 20 20 C28 12 32 12 40 20 M0 40 C8 48 12 48 20 40 "
                    "C28 32 32 32 40 40", 2.4, p.GREEN) + circle(10, 12, 2.4, p.GOLD, 0) + circle(30, 28, 2.4, p.GOLD, 0)
        pattern = _pattern("field", 40, 40, p.GREEN_DARK, body)
        rays = "".join(place(shape("M-9 -72 L0 -118 L9 -72 Z", p.GOLD, 3), angle=a) for a in range(0, 360, 30)) \
            + "".join(place(line("M0 -74 C-8 -86 8 -94 0 -108", 5, p.GOLD_LIGHT), angle=a) for a in range(15, 360, 30))
        middle = place(circle(0, 0, 126, p.GREEN_DARK, 4, p.GOLD) + rays + circle(0, 0, 70, "url(#gold_round)", 3.4)
                       + _rosette(118, p.GREEN, p.GOLD_LIGHT, p.GREEN_DARK), CX, CY)
        rim, inner = p.GREEN_DARK, p.GOLD
    return pattern + paper() + _field("url(#field)", 20, 16, rim, 5) + _field("none", 29, 10, inner, 2.6) + middle


def empty() -> str:
    """Where a card may lie: a faint dashed outline that suits any cloth."""
    return (f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="{CORNER - 2}" fill="{p.NIGHT}" fill-opacity=".2" '
            f'stroke="{p.BRASS_LIGHT}" stroke-opacity=".55" stroke-width="4" stroke-dasharray="20 13"/>'
            f'<g opacity=".3">{place(shape(star(8, 62, 27), "none", 4, p.BRASS_LIGHT), CX, CY)}'
            f'{circle(CX, CY, 14, "none", 4, p.BRASS_LIGHT)}</g>')
