"""What court figures wear: brocade patterns, ermine, borders."""

from __future__ import annotations

import palette as p

from deck.pen import circle, line, place, shape, star


def brocade(name: str, ground: str, figure: str, kind: str, second: str = p.GOLD_LIGHT) -> str:
    """A woven pattern to fill shapes with: `fill="url(#name)"`."""
    ink = p.mix(ground, p.INK, 0.55)
    if kind == "lozenge":
        size, body = (
            (34, 44),
            (
                shape("M17 2 L32 22 L17 42 L2 22 Z", "none", 2.4, figure)
                + shape(star(4, 9, 4), figure, 0, more='transform="translate(17 22)"')
                + "".join(circle(x, y, 2.6, second, 0) for x, y in ((0, 0), (34, 0), (0, 44), (34, 44)))
            ),
        )
    elif kind == "stripe":
        size, body = (
            (30, 40),
            (
                f'<rect x="15" width="15" height="40" fill="{figure}"/>'
                + line("M15 0 L15 40 M30 0 L30 40 M0 0 L0 40", 2.2, ink)
                + circle(7.5, 10, 2.4, second, 0)
                + circle(7.5, 30, 2.4, second, 0)
            ),
        )
    elif kind == "flower":
        size, body = (
            (44, 48),
            "".join(
                place(
                    "".join(circle(dx, dy, 4.2, figure, 0) for dx, dy in ((0, -5.4), (5.4, 0), (0, 5.4), (-5.4, 0)))
                    + circle(0, 0, 3, second, 0),
                    x,
                    y,
                )
                for x, y in ((11, 12), (33, 36))
            ),
        )
    elif kind == "scale":
        size, body = (
            (26, 26),
            (
                line(
                    "M-13 0 C-13 17 13 17 13 0 C13 17 39 17 39 0 M-26 13 C-26 30 0 30 0 13 C0 30 26 30 26 13 "
                    "C26 30 52 30 52 13",
                    2.4,
                    figure,
                )
                + circle(13, 8, 1.8, second, 0)
                + circle(0, 21, 1.8, second, 0)
                + circle(26, 21, 1.8, second, 0)
            ),
        )
    else:
        size, body = (30, 30), circle(8, 8, 4, figure, 0) + circle(23, 23, 4, figure, 0)
    return (
        f'<pattern id="{name}" width="{size[0]}" height="{size[1]}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size[0]}" height="{size[1]}" fill="{ground}"/>{body}</pattern>'
    )


def ermine(d: str, tails: list[tuple[float, float]], fill: str = p.WHITE) -> str:
    """Fur: white with black tails, unless another colour is given."""
    spots = "".join(place(shape("M0 -6 C4 2 3 6 0 10 C-3 6 -4 2 0 -6 Z", p.INK, 0), x, y) for x, y in tails)
    return shape(d, fill, 4) + spots


def shade(d: str, strength: float = 0.22) -> str:
    """A soft printed shadow over cloth."""
    return shape(d, p.INK, 0, more=f'opacity="{strength}"')


def border(d: str, colour: str = p.GOLD, width: float = 11, beads: bool = True) -> str:
    """A braid sewn along a line of cloth."""
    dots = line(d, width * 0.32, p.RED, 'stroke-dasharray="0.1 11"') if beads else ""
    return line(d, width + 5, p.INK) + line(d, width, colour) + dots


def fur(d: str) -> str:
    """A trim of dark fur along a line."""
    return line(d, 19, p.INK) + line(d, 14, "#6a4a2c") + line(d, 5, "#a87b4c", 'stroke-dasharray="3 9"')
