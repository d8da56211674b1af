"""The card itself: paper, edge, the frame line with its *pinta*, and the indices."""

from __future__ import annotations

import palette as p
from render import SERIF

from deck.pen import HEIGHT, WIDTH, place
from deck.suits import SUITS, mark

INSET = 19  # from the card's edge to the frame line
GAP = 26  # a gap of the pinta
CORNER = 27  # radius of the card's corner
PINTA = dict(zip(SUITS, range(4), strict=True))


def paper() -> str:
    """The blank card: ivory with a thin dark edge, transparent outside its round corners."""
    return (
        f'<rect x="1.6" y="1.6" width="{WIDTH - 3.2}" height="{HEIGHT - 3.2}" rx="{CORNER}" fill="{p.IVORY}"'
        f' stroke="{p.PAPER_EDGE}" stroke-width="3.2"/><rect x="3.2" y="3.2" width="{WIDTH - 6.4}"'
        f' height="{HEIGHT - 6.4}" rx="{CORNER - 1.6}" filter="url(#grain)"/><rect x="4.4" y="4.4"'
        f' width="{WIDTH - 8.8}" height="{HEIGHT - 8.8}" rx="{CORNER - 2.8}" fill="none" stroke="{p.IVORY_LIGHT}"'
        ' stroke-width="2.4"/>'
    )


def gap_centres(count: int) -> list[float]:
    """Where the gaps of a frame line are: evenly spread along it."""
    inner = WIDTH - 2 * INSET
    return [INSET + inner * (i + 1) / (count + 1) for i in range(count)]


def frame(suit: str | None) -> str:
    """The frame line; its top and bottom are broken 0, 1, 2 or 3 times for oros, copas, espadas, bastos."""
    left, right, top, bottom, r = INSET, WIDTH - INSET, INSET, HEIGHT - INSET, 14
    centres = gap_centres(PINTA[suit] if suit else 0)
    d = f"M{left} {top + r} L{left} {bottom - r} M{right} {top + r} L{right} {bottom - r} "
    for y, bend in ((top, top + r), (bottom, bottom - r)):
        d += f"M{left} {bend} Q{left} {y} {left + r} {y} "
        for centre in centres:
            d += f"L{centre - GAP / 2} {y} M{centre + GAP / 2} {y} "
        d += f"L{right - r} {y} Q{right} {y} {right} {bend} "
    return f'<path d="{d}" fill="none" stroke="{p.FRAME}" stroke-width="4.2" stroke-linecap="butt"/>'


def index(suit: str, number: int, large: bool = False) -> str:
    """The number with its suit sign below, at the top left and, upside down, at the bottom right."""
    digits = str(number)
    size, x, base, sign, sign_y = (132, 76, 120, 76, 166) if large else (84, 57, 86, 50, 118)
    squeeze = 0.74 if len(digits) == 2 else 1
    text = (
        f'<g transform="translate({x} {base}) scale({squeeze} 1)"><text font-family="{SERIF}" font-weight="800" '
        f'font-size="{size}" text-anchor="middle" fill="{p.INK}" stroke="{p.IVORY}" stroke-width="9" '
        f'paint-order="stroke" stroke-linejoin="round">{digits}</text></g>'
    )
    corner = place(mark(suit, sign), x, sign_y + (4 if suit in "EB" else 0)) + text
    return corner + place(corner, WIDTH, HEIGHT, angle=180)


def joker_frame() -> str:
    """The frame of a comodín: no suit, so a dotted line instead of a pinta."""
    return (
        f'<rect x="{INSET}" y="{INSET}" width="{WIDTH - 2 * INSET}" height="{HEIGHT - 2 * INSET}" rx="14" fill="none"'
        f' stroke="{p.FRAME}" stroke-width="4.2" stroke-dasharray="0.1 10" stroke-linecap="round"/>'
    )


def shrunk(picture: str, scale: float, standing: bool = False) -> str:
    """The picture with a little less room, for cards with large indices; what stands keeps its feet on the ground."""
    middle = 600 if standing else HEIGHT / 2
    return place(place(picture, -WIDTH / 2, -middle), WIDTH / 2 + (14 if standing else 0), middle, scale=scale)
