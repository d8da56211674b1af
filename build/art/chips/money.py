"""Chips from above and from the side, and the dealer's button."""

from __future__ import annotations

from dataclasses import dataclass

from kit.shapes import arc, box, circle, fill, line, linear, n, path, polar, radial, shifted, star, stops, text
from palette import mix
from render import svg

SIDE = 256


@dataclass(frozen=True)
class Chip:
    """A value: its colours, how many spots its edge has, and the mark between the figures."""

    value: int
    body: str
    dark: str
    spot: str
    spots: int


CHIPS = (
    Chip(100, "#2f7a54", "#123a28", "#f4e9cd", 6),
    Chip(500, "#2b5c9e", "#12294c", "#f4e9cd", 8),
    Chip(1000, "#9c2530", "#480d14", "#f0c868", 12),
)


def _defs(chip: Chip) -> str:
    return (
        radial("clay", 0.36, 0.3, 0.85, stops((0, mix(chip.body, "#ffffff", 0.25)), (0.55, chip.body), (1, chip.dark)))
        + radial("well", 0.4, 0.34, 0.8, stops((0, "#fffdf1"), (0.6, "#f3e8cc"), (1, "#cdb98a")))
        + linear(
            "spot",
            (0, 0),
            (1, 1),
            stops((0, mix(chip.spot, "#ffffff", 0.5)), (0.6, chip.spot), (1, mix(chip.spot, "#6a4d20", 0.45))),
        )
        + linear(
            "edge",
            (0, 0),
            (1, 1),
            stops((0, "#ffffff", 0.6), (0.4, "#ffffff", 0), (0.6, "#000000", 0), (1, "#000000", 0.55)),
        )
        + linear("brass", (0, 0), (1, 1), stops((0, "#fff2c8"), (0.45, "#cfa04d"), (1, "#7c5720")))
    )


def _segment(start: float, end: float, inner: float, outer: float) -> str:
    a, b = polar(128, 128, outer, start), polar(128, 128, outer, end)
    c, d = polar(128, 128, inner, end), polar(128, 128, inner, start)
    return (
        f"M{n(a[0])} {n(a[1])}A{n(outer)} {n(outer)} 0 0 1 {n(b[0])} {n(b[1])}L{n(c[0])} {n(c[1])}"
        f"A{n(inner)} {n(inner)} 0 0 0 {n(d[0])} {n(d[1])}Z"
    )


def chip_top(chip: Chip) -> str:
    step = 360 / chip.spots
    wide = min(26.0, step * 0.46)
    spots = "".join(
        fill(
            _segment(i * step - wide / 2, i * step + wide / 2, 91, 120),
            "url(#spot)",
            f'stroke="{chip.dark}" stroke-opacity="0.6" stroke-width="1.6"',
        )
        for i in range(chip.spots)
    )
    pips = "".join(
        circle(*polar(128, 128, 105, (i + 0.5) * step), 3.6, chip.spot, 'fill-opacity="0.85"')
        for i in range(chip.spots)
    )
    body = circle(128, 128, 124, mix(chip.dark, "#000000", 0.5)) + circle(128, 128, 121, "url(#clay)") + spots + pips
    body += circle(128, 128, 120, "none", 'stroke="url(#edge)" stroke-width="5"')
    body += (
        circle(128, 128, 90, chip.dark)
        + circle(128, 128, 87, "url(#brass)")
        + circle(128, 128, 83, mix(chip.dark, "#000000", 0.3))
    )
    body += circle(128, 128, 81, "url(#well)")
    body += circle(
        128, 128, 74, "none", f'stroke="{chip.body}" stroke-width="2.6" stroke-dasharray="2 6.6" stroke-linecap="round"'
    )
    size = {3: 74, 4: 60}[len(str(chip.value))]
    words = str(chip.value)
    body += shifted(text(128, 128 + size * 0.33, size, words, "#ffffff", 'fill-opacity="0.9"', weight=800), 1.2, 1.6)
    body += text(128, 128 + size * 0.33, size, words, chip.dark, weight=800)
    for y in (80, 176):
        body += fill(star(128, y, 9, 4, 4), chip.body) + line(f"M100 {y}H113M143 {y}H156", chip.body, 2.6)
    body += fill("M52 96Q66 58 108 48Q74 68 62 110Q54 108 52 96Z", "#ffffff", 'fill-opacity="0.16"')
    return svg(SIDE, SIDE, body, _defs(chip))


def chip_edge(chip: Chip) -> str:
    """One chip from the side, to be piled up."""
    defs = (
        linear(
            "tube",
            (0, 0),
            (1, 0),
            stops(
                (0, "#000000", 0.62),
                (0.14, "#000000", 0.2),
                (0.32, "#ffffff", 0.3),
                (0.45, "#ffffff", 0.06),
                (0.75, "#000000", 0.3),
                (1, "#000000", 0.7),
            ),
        )
        + linear(
            "lip",
            (0, 0),
            (0, 1),
            stops((0, "#ffffff", 0.55), (0.22, "#ffffff", 0.05), (0.7, "#000000", 0.05), (1, "#000000", 0.6)),
        )
        + '<clipPath id="in"><rect x="4" y="3" width="248" height="42" rx="9"/></clipPath>'
    )
    spots = "".join(
        box(128 + dx - w / 2, 0, w, 48, 0, chip.spot) for dx, w in ((22, 40), (-58, 36), (92, 24), (-108, 14))
    )
    body = (
        box(2, 1, 252, 46, 11, mix(chip.dark, "#000000", 0.55))
        + box(4, 3, 248, 42, 9, chip.body)
        + '<g clip-path="url(#in)">'
        f"{spots}{box(0, 0, 256, 48, 0, 'url(#tube)')}{box(0, 0, 256, 48, 0, 'url(#lip)')}</g>"
    )
    return svg(256, 48, body, defs)


def dealer() -> str:
    """The dealer's button: ivory and brass, R for repartidor."""
    defs = (
        radial("ivory", 0.36, 0.3, 0.85, stops((0, "#fffef6"), (0.6, "#f2e6c8"), (1, "#b59d68")))
        + linear("brass", (0, 0), (1, 1), stops((0, "#fff4cf"), (0.4, "#d8aa55"), (1, "#76511b")))
        + linear("down", (0, 0), (1, 1), stops((0, "#76511b"), (1, "#fff0c0")))
    )
    body = (
        circle(128, 128, 124, "#241206")
        + circle(128, 128, 121, "url(#brass)")
        + circle(128, 128, 103, "url(#down)")
        + circle(128, 128, 99, "url(#ivory)")
    )
    body += "".join(circle(*polar(128, 128, 112, a), 4, "#5b3b12") for a in range(0, 360, 30))
    body += line(arc(128, 128, 85, 210, 150), "#8c1f24", 4) + fill(star(128, 212, 10, 4.4, 5), "#8c1f24")
    body += shifted(text(128, 176, 136, "R", "#ffffff", weight=800), 1.6, 2) + text(
        128, 176, 136, "R", "#8c1f24", weight=800
    )
    return svg(SIDE, SIDE, body, defs)


def turn_ring() -> str:
    """A brass ring with a halo, laid around the portrait of whoever is to move."""
    defs = radial(
        "halo",
        0.5,
        0.5,
        0.5,
        stops((0.7, "#ffd36b", 0), (0.84, "#ffd36b", 0.85), (0.9, "#ffb93f", 0.45), (1, "#ff9d1e", 0)),
    ) + linear("brass", (0, 0), (1, 1), stops((0, "#fffbe6"), (0.35, "#ffe08a"), (0.65, "#e0ab4a"), (1, "#ffeeb4")))
    ring = circle(128, 128, 108, "none", 'stroke="url(#brass)" stroke-width="7"')
    beads = "".join(
        fill(path([polar(128, 128, 118, a - 4.5), polar(128, 128, 106, a), polar(128, 128, 118, a + 4.5)]), "#fff6cf")
        for a in (0, 90, 180, 270)
    )
    return svg(SIDE, SIDE, circle(128, 128, 127, "url(#halo)") + ring + beads, defs)
