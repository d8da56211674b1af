"""The program's icon: the as de oros and a die on green felt, in a brass rim.

Large sizes show the whole scene; at 48 px and below a simpler drawing takes its place, the coin alone, so that it can
still be told in a task bar. `bundle.py` packs the PNGs into icon.ico and icon.icns.
"""

from __future__ import annotations

from collections.abc import Iterator

from deck import face
from dice import face as die
from kit.embed import picture
from kit.nest import SHADOWS, Stage
from kit.shapes import box, circle, fill, linear, polar, radial, star, stops
from palette import CLOTH
from render import Sprite, svg
from tables import felt

SIDE = 1024
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
LARGEST_SIMPLE = 48


def _ground(texture: str, rim: float) -> tuple[str, str]:
    """The rounded square: a brass rim, felt inside, light from the top left. Returns body and defs."""
    corner = 220
    defs = (
        linear(
            "rim",
            (0, 0),
            (1, 1),
            stops((0, "#fff4cd"), (0.25, "#e3b964"), (0.5, "#9a7231"), (0.75, "#dcb263"), (1, "#6f4c1a")),
        )
        + radial("lamp", 0.36, 0.28, 0.9, stops((0, "#fff0c0", 0.42), (0.5, "#fff0c0", 0), (1, "#020604", 0.62)))
        + f'<clipPath id="inside"><rect x="{24 + rim}" y="{24 + rim}" width="{976 - 2 * rim}" '
        f'height="{976 - 2 * rim}" rx="{corner - rim}"/></clipPath>'
    )
    body = (
        box(16, 16, 992, 992, corner + 8, "#1c0f05")
        + box(24, 24, 976, 976, corner, "url(#rim)")
        + box(24 + rim - 10, 24 + rim - 10, 976 - 2 * rim + 20, 976 - 2 * rim + 20, corner - rim + 10, "#1c0f05")
        + f'<g clip-path="url(#inside)">{texture}{box(0, 0, SIDE, SIDE, 0, "url(#lamp)")}</g>'
    )
    return body, defs


def scene() -> str:
    stops_ = list(CLOTH["brisca"])
    cloth = "".join(
        picture(felt(11, [stops_[0], stops_[1], "#2a7353"]), x, y, 512, 512) for x in (0, 512) for y in (0, 512)
    )
    body, defs = _ground(cloth, 44)
    stage = Stage(body=body)
    stage.lay(face("E", 1), 374, 512, 640, -16, lift=2)
    stage.lay(face("O", 1), 546, 500, 700, 7, lift=2.4)
    stage.lay(die("red", 5), 786, 774, 256, -12, corner=0.2, lift=2)
    return svg(SIDE, SIDE, stage.body, defs + SHADOWS)


def simple() -> str:
    """The coin of oros, bold enough for sixteen pixels."""
    body, defs = _ground(box(0, 0, SIDE, SIDE, 0, "#17573d"), 40)
    defs += linear("gold", (0, 0), (1, 1), stops((0, "#fff0b0"), (0.45, "#efbf4a"), (1, "#b0781c")))
    sun = fill(star(512, 512, 280, 142, 8), "#b3241f")
    beads = "".join(circle(*polar(512, 512, 328, a), 25, "#7c4a10") for a in range(0, 360, 30))
    body += (
        circle(512, 512, 408, "#2a1606")
        + circle(512, 512, 380, "url(#gold)")
        + beads
        + circle(512, 512, 282, "#fff3cf")
        + sun
        + circle(512, 512, 112, "#f6cf62", 'stroke="#2a1606" stroke-width="26"')
    )
    return svg(SIDE, SIDE, body, defs)


def sprites() -> Iterator[Sprite]:
    for size in SIZES:
        yield Sprite(
            f"app/icon_{size}", size, size, simple if size <= LARGEST_SIMPLE else scene, 256 if size >= 512 else 0
        )
