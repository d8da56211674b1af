"""Pieces of the window's own widgets, cut in nine: corners keep their size, edges and middle stretch.

All of them are drawn at twice their size at 1280 × 720. Where a piece stretches, nothing varies along the
direction of stretching, so a button of any width keeps its grain. `SLICES` has the corner of each.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from kit.shapes import box, circle, fill, line, linear, n, radial, stops
from palette import BRASS_DARK, IVORY, IVORY_LIGHT, IVORY_SHADE, mix
from render import Sprite, svg

SLICES = {"button": 24, "panel": 32, "sheet": 32, "focus_ring": 24, "shadow_card": 40, "track": 11}

BRASS_RIM = linear("rim", (0, 0), (1, 1), stops((0, "#f7e3a8"), (0.4, "#c89b4a"), (0.75, "#8b6628"), (1, "#c39a50")))


@dataclass(frozen=True)
class Look:
    """How a button is lit in one state."""

    top: str
    bottom: str
    rim: str
    rim_width: float
    gleam: float
    sunk: bool = False
    ring: bool = False


LOOKS = {
    "normal": Look("#63412a", "#341e10", "url(#rim)", 2.5, 0.22),
    "hover": Look("#85593a", "#4a2c18", "url(#bright)", 3, 0.34),
    "pressed": Look("#23130a", "#3d2414", "url(#rim)", 2.5, 0.0, sunk=True),
    "disabled": Look("#3b332c", "#2b2520", "#6a5f50", 2, 0.06),
    "focus": Look("#63412a", "#341e10", "url(#rim)", 2.5, 0.22, ring=True),
}


def _grain(x: float, y: float, width: float, height: float, seed: int, strength: float) -> str:
    """Lines of wood grain that run the whole width, so that they stretch along it unseen."""
    rng = random.Random(seed)
    out = []
    at = y + 1.0
    while at < y + height:
        thick = rng.uniform(0.6, 2.0)
        shade = rng.choice(("#120804", "#120804", "#d9a468"))
        out.append(box(x, at, width, thick, 0, shade, f'fill-opacity="{n(rng.uniform(0.2, 1) * strength)}"'))
        at += thick + rng.uniform(0.8, 3.2)
    return "".join(out)


def button(state: str) -> str:
    look = LOOKS[state]
    x, y, width, height, radius = 6, 5, 84, 52, 12
    defs = (
        BRASS_RIM
        + linear("bright", (0, 0), (1, 1), stops((0, "#fff2c6"), (0.5, "#e9c26c"), (1, "#b98a3d")))
        + linear(
            "wood", (0, 0), (0, 1), stops((0, look.top), (0.5, mix(look.top, look.bottom, 0.45)), (1, look.bottom))
        )
        + linear("sunk", (0, 0), (0, 1), stops((0, "#000000", 0.62), (0.35, "#000000", 0.12), (1, "#000000", 0)))
        + f'<clipPath id="in"><rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/></clipPath>'
        + '<filter id="blur" x="-20%" y="-30%" width="140%" height="160%">'
        '<feGaussianBlur stdDeviation="2.2"/></filter>'
    )
    parts = []
    if not look.sunk and state != "disabled":
        parts.append(box(x, y + 3.5, width, height, radius, "#000000", 'fill-opacity="0.5" filter="url(#blur)"'))
    parts.append(box(x, y, width, height, radius, "url(#wood)"))
    parts.append(f'<g clip-path="url(#in)">{_grain(x, y, width, height, 4, 0.1 if state == "disabled" else 0.17)}</g>')
    if look.sunk:
        parts.append(box(x, y, width, height, radius, "url(#sunk)"))
    if look.gleam:
        parts.append(
            line(f"M{x + radius} {y + 4}H{x + width - radius}", "#ffe2b0", 1.6, f'stroke-opacity="{look.gleam}"')
        )
    parts.append(box(x, y, width, height, radius, "none", 'stroke="#120803" stroke-width="5"'))
    parts.append(box(x, y, width, height, radius, "none", f'stroke="{look.rim}" stroke-width="{look.rim_width}"'))
    if look.ring:
        parts.append(box(2.5, 1.5, 91, 59, 15, "none", 'stroke="#1a0d05" stroke-width="5"'))
        parts.append(box(2.5, 1.5, 91, 59, 15, "none", 'stroke="url(#bright)" stroke-width="3"'))
    return svg(96, 64, "".join(parts), defs)


def panel() -> str:
    """Plain satin wood: a panel stretches in both directions, so grain would smear."""
    defs = (
        BRASS_RIM
        + linear("wood", (0, 0), (0, 1), stops((0, "#382114"), (0.5, "#2c190e"), (1, "#22130a")))
        + '<clipPath id="in"><rect x="2" y="2" width="188" height="188" rx="18"/></clipPath>'
        + '<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>'
    )
    edge = box(
        0, 0, 192, 192, 20, "none", 'stroke="#000000" stroke-opacity="0.75" stroke-width="14" filter="url(#blur)"'
    )
    body = (
        box(1, 1, 190, 190, 19, "#140a05")
        + box(2, 2, 188, 188, 18, "url(#wood)")
        + f'<g clip-path="url(#in)">{edge}</g>'
        + line("M22 3.5H170", "#ffdfae", 1.5, 'stroke-opacity="0.28"')
        + box(9, 9, 174, 174, 12, "none", 'stroke="#120803" stroke-width="4.5"')
        + box(9, 9, 174, 174, 12, "none", 'stroke="url(#rim)" stroke-width="2.2"')
    )
    return svg(192, 192, body, defs)


def sheet() -> str:
    """Ivory paper with a toned, slightly burnt edge."""
    defs = (
        '<clipPath id="in"><rect x="2" y="2" width="188" height="188" rx="7"/></clipPath>'
        '<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>'
    )
    tone = box(
        0,
        0,
        192,
        192,
        8,
        "none",
        f'stroke="{mix(IVORY_SHADE, "#8a6a35", 0.55)}" stroke-opacity="0.7" stroke-width="14" filter="url(#blur)"',
    )
    body = (
        box(1, 1, 190, 190, 8, "#6d5330")
        + box(2, 2, 188, 188, 7, IVORY)
        + f'<g clip-path="url(#in)">{tone}</g>'
        + box(3, 3, 186, 186, 6, "none", f'stroke="{IVORY_LIGHT}" stroke-opacity="0.8" stroke-width="1.5"')
    )
    return svg(192, 192, body, defs)


def focus_ring() -> str:
    defs = linear("bright", (0, 0), (1, 1), stops((0, "#fff4cf"), (0.5, "#efc970"), (1, "#c9963f")))
    body = box(6, 6, 84, 84, 16, "none", 'stroke="#1a0d05" stroke-opacity="0.85" stroke-width="10"') + box(
        6, 6, 84, 84, 16, "none", 'stroke="url(#bright)" stroke-width="6"'
    )
    return svg(96, 96, body, defs)


def shadow_card() -> str:
    defs = '<filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>'
    return svg(128, 128, box(26, 26, 76, 76, 12, "#000000", 'fill-opacity="0.62" filter="url(#blur)"'), defs)


def knob() -> str:
    """The brass button of a slider."""
    defs = radial(
        "dome", 0.36, 0.3, 0.75, stops((0, "#fff6d8"), (0.35, "#e6bd66"), (0.75, "#a97b34"), (1, "#6f4c1b"))
    ) + linear("dish", (0, 0), (1, 1), stops((0, "#8b6628"), (1, "#f3d791")))
    body = (
        circle(32, 34, 25, "#000000", 'fill-opacity="0.45"')
        + circle(32, 31, 25, "#1d1007")
        + circle(32, 31, 23, "url(#dome)")
        + circle(32, 31, 11, "url(#dish)")
        + circle(32, 31, 9, "url(#dome)")
    )
    return svg(64, 64, body, defs)


def track(lit: bool) -> str:
    """The groove of a slider, or its filled part."""
    defs = linear("deep", (0, 0), (0, 1), stops((0, "#080402"), (1, "#2c190d"))) + linear(
        "lit", (0, 0), (0, 1), stops((0, "#f3d791"), (0.5, "#c89b4a"), (1, "#8a6527"))
    )
    body = box(1, 1, 46, 22, 11, "#7a5a24", 'fill-opacity="0.8"') + box(2.5, 2.5, 43, 19, 9.5, "url(#deep)")
    if lit:
        body += box(5, 5, 38, 14, 7, "url(#lit)")
    return svg(48, 24, body, defs)


def check_box(on: bool) -> str:
    defs = BRASS_RIM + linear("deep", (0, 0), (0, 1), stops((0, "#0d0603"), (1, "#341f11")))
    body = box(6, 6, 52, 52, 10, "#120803") + box(7, 7, 50, 50, 10, "url(#deep)", 'stroke="url(#rim)" stroke-width="4"')
    if on:
        body += line("M19 33L29 43L46 21", "#2a1508", 12) + line("M19 33L29 43L46 21", "#f7dc94", 8)
    return svg(64, 64, body, defs)


def toggle(on: bool) -> str:
    """A small lever: left is off and dark, right is on and brass."""
    at = 70 if on else 26
    defs = (
        BRASS_RIM
        + radial("dome", 0.36, 0.3, 0.75, stops((0, "#fff6d8"), (0.4, "#e2b75f"), (1, "#79531d")))
        + radial("dull", 0.36, 0.3, 0.75, stops((0, "#d8cbb0"), (0.5, "#9a8a6c"), (1, "#55472f")))
        + linear("off", (0, 0), (0, 1), stops((0, "#0d0603"), (1, "#372216")))
        + linear("on", (0, 0), (0, 1), stops((0, "#4c3408"), (1, "#a67a2e")))
    )
    body = (
        box(3, 5, 90, 42, 21, f"url(#{'on' if on else 'off'})", 'stroke="url(#rim)" stroke-width="3"')
        + circle(at, 28, 18, "#000000", 'fill-opacity="0.5"')
        + circle(at, 26, 18, "#1d1007")
        + circle(at, 26, 16.5, f"url(#{'dome' if on else 'dull'})")
    )
    return svg(96, 52, body, defs)


def tab(active: bool) -> str:
    """A tab of a book of panels: the open one is lighter and has a brass line on top."""
    top, bottom = ("#6a462d", "#3a2213") if active else ("#2c1a10", "#22140b")
    defs = BRASS_RIM + linear("wood", (0, 0), (0, 1), stops((0, top), (1, bottom)))
    shape = "M4 64V16Q4 4 16 4H80Q92 4 92 16V64Z"
    body = fill(
        shape, "url(#wood)", f'stroke="{"url(#rim)" if active else BRASS_DARK}" stroke-width="{3 if active else 2}"'
    )
    return svg(96, 64, body, defs)


def sprites() -> Iterator[Sprite]:
    for state in LOOKS:
        yield Sprite(f"ui/button_{state}", 96, 64, lambda state=state: button(state))
    yield Sprite("ui/panel", 192, 192, panel)
    yield Sprite("ui/sheet", 192, 192, sheet)
    yield Sprite("ui/focus_ring", 96, 96, focus_ring)
    yield Sprite("ui/shadow_card", 128, 128, shadow_card)
    yield Sprite("ui/knob", 64, 64, knob)
    for on, word in ((False, "off"), (True, "on")):
        yield Sprite(f"ui/track_{word}", 48, 24, lambda on=on: track(on))
        yield Sprite(f"ui/check_{word}", 64, 64, lambda on=on: check_box(on))
        yield Sprite(f"ui/toggle_{word}", 96, 52, lambda on=on: toggle(on))
        yield Sprite(f"ui/tab_{word}", 96, 64, lambda on=on: tab(on))
