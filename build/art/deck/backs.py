"""Three backs to choose from, all the same when turned upside down, and the mark of an empty place."""

from __future__ import annotations

import math

import palette as p

from deck.frame import CORNER, paper
from deck.pen import HEIGHT, WIDTH, circle, ellipse, line, place, shape, star

CX, CY = WIDTH / 2, HEIGHT / 2
FIELD = 50  # from the card's edge to the patterned field


def _box(inset: float, rx: float, fill: str, stroke: str, width: float) -> str:
    return (
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{rx}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'
    )


def _pattern(name: str, width: float, height: float, ground: str, body: str) -> str:
    x, y = CX - width / 2, CY - height / 2  # a figure of the pattern lies exactly in the middle
    return (
        f'<pattern id="{name}" x="{x}" y="{y}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>{body}</pattern>'
    )


def _petals(
    count: int,
    length: float,
    breadth: float,
    fill: str,
    outline: str,
    width: float = 2.2,
    start: float = 0,
    inner: float = 0,
) -> str:
    """A ring of pointed petals around the origin."""
    b, n = breadth, length
    d = (
        f"M0 {-inner} C{-b} {-inner - (n - inner) * 0.35:.1f} {-b * 0.8:.1f} {-inner - (n - inner) * 0.8:.1f} 0 {-n} "
        f"C{b * 0.8:.1f} {-inner - (n - inner) * 0.8:.1f} {b} {-inner - (n - inner) * 0.35:.1f} 0 {-inner} Z"
    )
    return "".join(place(shape(d, fill, width, outline), angle=start + i * 360 / count) for i in range(count))


def _border(ground: str, pale: str, warm: str, edge: str) -> str:
    """A band around the field: lozenges and beads between two lines."""
    inset = (20 + FIELD) / 2
    wide, high = WIDTH - 2 * inset, HEIGHT - 2 * inset
    marks = ""
    for length, count, turn in ((wide, 12, False), (high, 20, True)):
        step = length / count
        for i in range(1, count):
            at = inset + i * step
            for side in (inset, (WIDTH if turn else HEIGHT) - inset):
                x, y = (side, at) if turn else (at, side)
                marks += (
                    shape(f"M{x} {y - 8} L{x + 8} {y} L{x} {y + 8} L{x - 8} {y} Z", pale, 0)
                    if i % 2
                    else circle(x, y, 4, warm, 0)
                )
    corners = "".join(
        place(_petals(8, 14, 5, warm, edge, 1) + circle(0, 0, 4, pale, 0), x, y)
        for x in (inset + 1, WIDTH - inset - 1)
        for y in (inset + 1, HEIGHT - inset - 1)
    )
    return _box(20, 16, ground, edge, 4) + marks + corners


def _medallion(ground: str, pale: str, warm: str, petal: str) -> str:
    """A large flower in a scalloped oval, in the middle of the card."""
    scallops = "".join(circle(x, y, 15, ground, 3.4, warm) for x, y in _oval(96, 128, 28))
    pearls = "".join(circle(x, y, 3.6, pale, 0) for x, y in _oval(84, 116, 36))
    return place(
        "".join(
            (
                scallops,
                ellipse(0, 0, 100, 132, ground, 0),
                ellipse(0, 0, 94, 126, ground, 3.4, warm),
                pearls,
                ellipse(0, 0, 74, 106, petal, 3, warm),
                (
                    '<g transform="scale(1'
                    f' 1.38)">{_petals(8, 66, 20, pale, ground, 2.4)}{_petals(8, 50, 15, warm, ground, 2, 22.5)}'
                    f"{_petals(8, 40, 11, petal, ground, 1.8)}</g>"
                ),
                circle(0, 0, 17, warm, 3, ground),
                shape(star(8, 14, 6), ground, 0),
            )
        ),
        CX,
        CY,
    )


def _oval(rx: float, ry: float, count: int) -> list[tuple[float, float]]:
    """Points spread over an oval, each with its mirror image opposite."""
    return [(rx * math.cos(2 * math.pi * i / count), ry * math.sin(2 * math.pi * i / count)) for i in range(count)]


def _azulejo() -> str:
    """A tile of Seville, 78 × 78."""
    corner = circle(0, 0, 21, p.RED_DARK, 0) + _petals(8, 19, 5, p.IVORY, p.RED_DARK, 0.8) + circle(0, 0, 6, p.GOLD, 0)
    return "".join(
        (
            line("M39 -2 L80 39 L39 80 L-2 39 Z", 3.6, p.IVORY),
            line("M39 7 L71 39 L39 71 L7 39 Z", 1.8, p.GOLD),
            *(place(corner, x, y) for x in (0, 78) for y in (0, 78)),
            place(
                _petals(4, 30, 11, p.IVORY, p.RED_DARK, 1.2, 45, 6)
                + _petals(4, 22, 6, p.GOLD, p.RED_DARK, 1, 0, 4)
                + circle(0, 0, 6.5, p.RED_DARK, 0)
                + circle(0, 0, 3, p.GOLD, 0),
                39,
                39,
            ),
        )
    )


def _trellis() -> str:
    """Lozenges with a small flower in each, 52 × 78."""
    return "".join(
        (
            line("M26 0 L52 39 L26 78 L0 39 Z", 2.8, p.IVORY),
            place(_petals(8, 15, 4.6, p.GOLD, p.BLUE_DARK, 0.8) + circle(0, 0, 4, p.IVORY, 0), 26, 39),
            *(circle(x, y, 4.4, p.GOLD, 0) for x in (0, 52) for y in (0, 78)),
            *(circle(x, y, 4.4, p.IVORY, 0) for x, y in ((0, 39), (52, 39), (26, 0), (26, 78))),
        )
    )


def _scales() -> str:
    """Overlapping scales with a dot, 44 × 44."""
    return "".join(
        (
            *(
                circle(x, y, 22, p.GREEN_DARK, 2.4, p.GREEN)
                + circle(x, y, 13, "none", 1.8, p.GREEN)
                + circle(x, y, 4, p.GOLD, 0)
                for x, y in ((22, 22), (0, 0), (44, 0), (0, 44), (44, 44))
            ),
        )
    )


def back(number: int) -> str:
    """The back of a card: 1 red tiles, 2 blue trellis with a medallion, 3 green scales with a sun."""
    if number == 1:
        pattern, ground, edge = _pattern("field", 78, 78, p.RED, _azulejo()), p.RED_DARK, p.RED_DARK
        middle = ""
    elif number == 2:
        pattern, ground, edge = _pattern("field", 52, 78, p.BLUE_DARK, _trellis()), p.BLUE, p.BLUE_DARK
        middle = _medallion(p.BLUE_DARK, p.IVORY, p.GOLD, p.BLUE)
    else:
        pattern, ground, edge = _pattern("field", 44, 44, p.GREEN_DARK, _scales()), p.GREEN, p.GREEN_DARK
        rays = _petals(16, 122, 9, p.GOLD, p.INK, 2.4, 0, 60) + _petals(16, 102, 8, p.RED, p.INK, 2, 11.25, 60)
        middle = place(
            "".join(
                (
                    circle(0, 0, 138, p.GREEN_DARK, 4, p.GOLD),
                    circle(0, 0, 129, "none", 2, p.GOLD_LIGHT),
                    rays,
                    circle(0, 0, 70, p.GOLD, 3.4),
                    circle(0, 0, 61, p.GREEN_DARK, 2.4),
                    _petals(8, 56, 17, p.GOLD_LIGHT, p.INK, 2.2),
                    _petals(8, 40, 12, p.RED, p.INK, 2, 22.5),
                    circle(0, 0, 14, p.GOLD, 2.6),
                    circle(0, 0, 5, p.GREEN_DARK, 0),
                )
            ),
            CX,
            CY,
        )
    field = _box(FIELD, 6, "url(#field)", p.GOLD, 3)
    return pattern + paper() + _border(ground, p.IVORY, p.GOLD, edge) + field + middle


def empty() -> str:
    """Where a card may lie: a faint dashed outline that suits any cloth."""
    return (
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="{CORNER - 2}" fill="{p.NIGHT}" '
        f'fill-opacity=".2" stroke="{p.BRASS_LIGHT}" stroke-opacity=".55" stroke-width="4" stroke-dasharray="20 13"/>'
        f'<g opacity=".3">{place(shape(star(8, 62, 27), "none", 4, p.BRASS_LIGHT), CX, CY)}'
        f"{circle(CX, CY, 14, 'none', 4, p.BRASS_LIGHT)}</g>"
    )
