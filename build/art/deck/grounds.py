"""What court figures stand on: grass for pages and riders, a tiled floor for kings."""

from __future__ import annotations

import palette as p

from deck.pen import circle, line, place, shape

BELOW = "L394 604 C394 611 389 617 381 617 L35 617 C27 617 22 611 22 604 Z"


def grass(flowers: bool = False) -> str:
    """A strip of meadow."""
    tuft = line("M-8 0 L-4 -11 M0 0 L0 -15 M8 0 L4 -11", 2.8, p.GREEN_DARK)
    tufts = "".join(place(tuft, x, y) for x, y in ((44, 600), (98, 596), (318, 597), (372, 602)))
    blooms = (
        "".join(
            line(f"M{x} 602 L{x} {y}", 2.6, p.GREEN_DARK) + circle(x, y, 5, fill, 2)
            for x, y, fill in ((58, 584, p.RED), (72, 590, p.GOLD), (112, 586, p.WHITE), (300, 586, p.GOLD))
        )
        if flowers
        else ""
    )
    bank = "M22 600 C80 588 150 596 208 592 C270 588 330 596 394 600"
    return shape(f"{bank} {BELOW}", p.GREEN_LIGHT, 0) + line(bank, 3, p.GREEN_DARK) + tufts + blooms


def tiles(first: str, second: str) -> str:
    """A palace floor in two colours, seen at a slant."""
    floor = shape(f"M22 572 L394 572 {BELOW}", first, 0)
    squares = ""
    for row, (top, bottom) in enumerate(((572, 592), (592, 617))):
        for i in range(-6, 7):
            if (i + row) % 2:
                continue
            x0, x1 = 208 + i * 44 * (top - 430) / 142, 208 + (i + 1) * 44 * (top - 430) / 142
            x2, x3 = 208 + (i + 1) * 44 * (bottom - 430) / 142, 208 + i * 44 * (bottom - 430) / 142
            squares += shape(f"M{x0:.1f} {top} L{x1:.1f} {top} L{x2:.1f} {bottom} L{x3:.1f} {bottom} Z", second, 0)
    return (
        f'<clipPath id="floor"><path d="M22 560 L394 560 {BELOW}"/></clipPath><g'
        f' clip-path="url(#floor)">{floor}{squares}</g>' + line("M22 572 L394 572", 3)
    )
