"""The padlock of Chinchón: closed, open, and lit when closing is possible."""

from __future__ import annotations

from kit.shapes import box, circle, ellipse, fill, line, linear, radial, star, stops
from render import svg

SIDE = 256

DEFS = (
    linear(
        "case",
        (0, 0),
        (1, 1),
        stops((0, "#fff3c9"), (0.2, "#eac471"), (0.5, "#c2913f"), (0.8, "#87601f"), (1, "#553810")),
    )
    + linear("plate", (0, 0), (1, 1), stops((0, "#a87a2f"), (0.5, "#d9ae5a"), (1, "#f8e1a0")))
    + linear(
        "bow",
        (0, 0),
        (1, 0),
        stops((0, "#6b7076"), (0.25, "#f6f8f8"), (0.5, "#aeb6ba"), (0.8, "#5c6368"), (1, "#33383c")),
    )
    + linear("edge", (0, 0), (1, 1), stops((0, "#fffbe8", 0.95), (0.45, "#fffbe8", 0), (1, "#3a2408", 0.75)))
    + radial("halo", 0.5, 0.5, 0.5, stops((0, "#ffe28a", 0.95), (0.55, "#ffc94f", 0.55), (1, "#ff9d1e", 0)))
    + radial("heart", 0.5, 0.5, 0.5, stops((0, "#fffbe0"), (0.4, "#ffdf73"), (1, "#e0861b")))
    + '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>'
)


def _shackle(raised: bool) -> str:
    bow = "M80 122V82A48 48 0 0 1 176 82V122"
    turn = 'transform="translate(-4 4) rotate(-26 80 122)"' if raised else ""
    return (
        f"<g {turn}>"
        + line(bow, "#1d1408", 33)
        + line(bow, "url(#bow)", 27)
        + line("M73 112V82A55 55 0 0 1 108 32", "#ffffff", 4, 'stroke-opacity="0.7"')
        + "</g>"
    )


def _case(lit: bool) -> str:
    hole_colour = "url(#heart)" if lit else "#1c1006"
    rivets = "".join(
        circle(x, y, 6, "#76531c") + circle(x - 1, y - 1, 4.4, "#f2d48c") for x in (66, 190) for y in (126, 214)
    )
    rosette = (
        circle(128, 164, 40, "#6d4b18")
        + circle(128, 164, 37.5, "url(#plate)")
        + fill(star(128, 164, 36, 29, 16), "#b98a3c", 'fill-opacity="0.55"')
    )
    hole = circle(128, 156, 13, hole_colour, 'stroke="#3a2408" stroke-width="3"') + fill(
        "M121 162H135L141 192H115Z", hole_colour, 'stroke="#3a2408" stroke-width="3" stroke-linejoin="round"'
    )
    if lit:
        hole = circle(128, 168, 34, "#ffe9a0", 'fill-opacity="0.55" filter="url(#soft)"') + hole
    return (
        box(41, 104, 174, 134, 26, "#22150a")
        + box(44, 107, 168, 128, 24, "url(#case)")
        + box(53, 116, 150, 110, 17, "none", 'stroke="#6d4b18" stroke-width="4"')
        + box(54.5, 117.5, 150, 110, 17, "none", 'stroke="#fff0bf" stroke-opacity="0.6" stroke-width="1.8"')
        + box(45.5, 108.5, 165, 125, 22.5, "none", 'stroke="url(#edge)" stroke-width="4"')
        + rivets
        + rosette
        + hole
    )


def padlock(state: str) -> str:
    """`state` is closed, open or lit."""
    halo = ellipse(128, 140, 126, 116, "url(#halo)") if state == "lit" else ""
    return svg(SIDE, SIDE, halo + _shackle(state == "open") + _case(state == "lit"), DEFS)
