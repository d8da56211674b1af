"""Icons: one family of brass and ivory glyphs, 128 × 128, made to be read at 24 px on dark and on paper."""

from __future__ import annotations

from collections.abc import Iterator

from kit.shapes import linear, stops
from render import Sprite, svg

from icons.glyphs_actions import ACTIONS
from icons.glyphs_things import THINGS

SIDE = 128

DEFS = (
    linear(
        "B", (10, 0), (118, 128), stops((0, "#fdf0c2"), (0.32, "#ecc873"), (0.62, "#cf9f4b"), (1, "#a2742c")), user=True
    )
    + linear("I", (10, 0), (118, 128), stops((0, "#fffdf4"), (0.6, "#f3e8cc"), (1, "#d5c196")), user=True)
    + '<filter id="cast" filterUnits="userSpaceOnUse" x="0" y="0" width="128" height="128" '
    'color-interpolation-filters="sRGB">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="2.1" result="wide"/>'
    '<feComponentTransfer in="wide" result="rim"><feFuncA type="linear" slope="9" intercept="-0.3"/>'
    "</feComponentTransfer>"
    '<feFlood flood-color="#241307"/><feComposite in2="rim" operator="in" result="outline"/>'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.6" result="soft"/>'
    '<feSpecularLighting in="soft" surfaceScale="2.6" specularConstant="0.5" specularExponent="13" '
    'lighting-color="#fff3cf" result="shine"><feDistantLight azimuth="225" elevation="42"/>'
    "</feSpecularLighting>"
    '<feComposite in="shine" in2="SourceAlpha" operator="in" result="lit"/>'
    '<feMerge><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge>'
    "</filter>"
)


def icon(body: str) -> str:
    """The glyph cast in brass: a thin dark outline, a gleam along its top-left edges."""
    return svg(SIDE, SIDE, f'<g filter="url(#cast)">{body}</g>', DEFS)


def sprites() -> Iterator[Sprite]:
    for name, glyph in {**ACTIONS, **THINGS}.items():
        yield Sprite(f"icons/{name}", SIDE, SIDE, lambda glyph=glyph: icon(glyph()))
