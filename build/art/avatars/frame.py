"""The medallion around every portrait: a coloured ground, a glow behind the head, a brass ring."""

from __future__ import annotations

from kit.shapes import circle, linear, polar, radial, stops
from palette import mix
from render import svg

SIDE = 256


def medallion(figure: str, ground: str, *, rays: bool = False, zoom: float = 1.13) -> str:
    """The figure inside the ring. Computer players have rays behind them."""
    defs = (
        radial(
            "ground",
            0.42,
            0.36,
            0.72,
            stops((0, mix(ground, "#fff0cc", 0.42)), (0.55, ground), (1, mix(ground, "#120806", 0.5))),
        )
        + linear(
            "ring",
            (0, 0),
            (1, 1),
            stops((0, "#fff1c4"), (0.3, "#dcb15c"), (0.55, "#96702f"), (0.78, "#d3a755"), (1, "#7a5620")),
        )
        + '<clipPath id="disc"><circle cx="128" cy="128" r="113"/></clipPath>'
        + '<filter id="edge" x="-10%" y="-10%" width="120%" height="120%">'
        '<feGaussianBlur stdDeviation="6"/></filter>'
    )
    beams = ""
    if rays:
        light = mix(ground, "#fff0cc", 0.5)
        for beam in range(16):
            a, b = polar(128, 132, 150, beam * 22.5 - 5), polar(128, 132, 150, beam * 22.5 + 5)
            beams += (
                f'<path d="M128 132L{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}Z" fill="{light}" fill-opacity="0.3"/>'
            )
    shift = 128 * (1 - zoom)
    figure = f'<g transform="translate({shift:.2f} {shift:.2f}) scale({zoom:g})">{figure}</g>'
    inner = circle(128, 128, 116, "none", 'stroke="#0c0503" stroke-opacity="0.6" stroke-width="14" filter="url(#edge)"')
    body = (
        circle(128, 128, 126, "#1a0e06")
        + circle(128, 128, 113, "url(#ground)")
        + f'<g clip-path="url(#disc)">{beams}{figure}{inner}</g>'
        + circle(128, 128, 118.5, "none", 'stroke="url(#ring)" stroke-width="11"')
        + circle(128, 128, 112.6, "none", 'stroke="#241307" stroke-width="2.4"')
        + circle(128, 128, 124.4, "none", 'stroke="#241307" stroke-width="2.4"')
    )
    return svg(SIDE, SIDE, body, defs)
