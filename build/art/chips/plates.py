"""Bubbles for what players say, plates for their names."""

from __future__ import annotations

from kit.shapes import box, circle, fill, line, linear, stops
from render import svg

PAPER = linear("paper", (0, 0), (0, 1), stops((0, "#fffcf1"), (0.6, "#f6eed9"), (1, "#e9dcba")))
EDGE = "#2f2015"


def bubble() -> str:
    """Nine-slice, corners of 36: ivory paper with a fine red inner line."""
    body = (
        box(3, 4, 186, 138, 34, "#000000", 'fill-opacity="0.35"')
        + box(2, 1, 188, 138, 34, EDGE)
        + box(5.5, 4.5, 181, 131, 30.5, "url(#paper)")
        + box(12, 11, 168, 118, 24.5, "none", 'stroke="#a8392f" stroke-opacity="0.5" stroke-width="2"')
    )
    return svg(192, 144, body, PAPER)


def bubble_tail() -> str:
    """Points down; its upper 7 pixels lie over the bubble's lower edge."""
    shape = "M5 0V7Q14 12 16.5 34Q18 39 22 35Q35 22 43 7V0Z"
    edge = "M5 7Q14 12 16.5 34Q18 39 22 35Q35 22 43 7"
    body = fill(shape, "#eadebc") + line(edge, EDGE, 3.4)
    return svg(48, 40, body, "")


def plate() -> str:
    """Nine-slice, corners of 24: dark wood, a brass edge, four pins."""
    defs = linear("wood", (0, 0), (0, 1), stops((0, "#4a2e1b"), (0.5, "#341d10"), (1, "#231208"))) + linear(
        "rim", (0, 0), (1, 1), stops((0, "#fbe9b4"), (0.4, "#c89b4a"), (0.75, "#86622a"), (1, "#c79d53"))
    )
    grain = "".join(
        line(f"M8 {y}H184", "#120703", w, f'stroke-opacity="{o}"')
        for y, w, o in ((20, 1.4, 0.3), (31, 1, 0.2), (44, 1.8, 0.26), (58, 1, 0.2), (69, 1.5, 0.3), (79, 1, 0.22))
    )
    pins = "".join(circle(x, y, 4.6, "#1a0d05") + circle(x, y, 3.6, "url(#rim)") for x in (16, 176) for y in (16, 80))
    body = (
        box(1, 1, 190, 94, 18, "#150a04")
        + box(3, 3, 186, 90, 16, "url(#rim)")
        + box(7, 7, 178, 82, 12.5, "#150a04")
        + box(8.5, 8.5, 175, 79, 11, "url(#wood)")
        + grain
        + line("M22 10.5H170", "#ffdcaa", 1.4, 'stroke-opacity="0.35"')
        + pins
    )
    return svg(192, 96, body, defs)
