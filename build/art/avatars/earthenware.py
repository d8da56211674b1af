"""Two more computer players, of fired clay: a botijo (the water jug of every Spanish table) and a hucha."""

from __future__ import annotations

from kit.shapes import circle, ellipse, fill, line, polar

from avatars.automata import blush, spark_eyes
from avatars.face import INK, PEN, shaded
from avatars.frame import medallion


def botijo() -> str:
    """Terracotta with a green glaze running down, a spout on one side and a mouth on the other."""
    clay, dark, glaze = "#cf7a48", "#8f4724", "#3f7f5c"
    ring = circle(128, 56, 25, "none", f'stroke="{INK}" stroke-width="25"')
    ring += circle(128, 56, 25, "none", f'stroke="{clay}" stroke-width="16"')
    ring += line("M108 44A24 24 0 0 1 124 32", "#f0b98c", 4, 'stroke-opacity="0.8"')
    spout = shaded("spout", "M86 112Q58 98 50 60Q58 54 66 58Q74 86 104 96Z", clay, dark, -3, -3)
    mouth = shaded("mouth", "M160 96Q188 88 188 66H224Q224 112 184 124Z", clay, dark, -5, -3)
    mouth += ellipse(206, 66, 19, 8, "#5a2a14", f'stroke="{INK}" stroke-width="{PEN}"')
    body = shaded(
        "body",
        "M54 152C54 106 88 86 128 86S202 106 202 152C202 204 172 238 128 238S54 204 54 152Z",
        clay,
        dark,
        -12,
        -6,
    )
    drip = fill(
        "M61 124C74 98 100 89 128 89S182 98 195 124Q190 136 184 122Q178 112 172 126Q166 142 158 124Q150 108 142 116"
        "Q134 124 126 112Q118 104 110 118Q102 138 94 122Q86 110 80 126Q72 142 61 124Z",
        glaze,
        f'stroke="{INK}" stroke-width="3"',
    )
    drip += line("M84 108Q100 97 122 96", "#a9d8b8", 4, 'stroke-opacity="0.8"')
    paint = line("M72 204Q128 232 184 204", "#f4e3c3", 4)
    paint += "".join(
        circle(x, y, 3.6, "#f4e3c3") for x, y in ((92, 222), (110, 229), (128, 231), (146, 229), (164, 222))
    )
    face = spark_eyes(128, 156, 25, 14, "#5b3a1c", 1) + blush(128, 178, 44) + line("M112 180Q128 196 144 180", INK, 4.2)
    return medallion(ring + spout + mouth + body + drip + paint + face, "#7a6a8c", rays=True, zoom=1.0)


def piggy_bank() -> str:
    """A pink hucha with a coin half in, painted with flowers."""
    pink, dark, pale = "#f2a79c", "#c2685f", "#fbd0c6"
    coin = circle(128, 58, 27, "#e9b949", f'stroke="{INK}" stroke-width="{PEN}"')
    coin += circle(128, 58, 19, "none", 'stroke="#9a6a1c" stroke-width="3"') + line(
        "M116 46A17 17 0 0 1 128 41", "#fff4cc", 4
    )
    ears = shaded("el", "M66 112Q48 76 60 50Q88 58 104 84Z", pink, dark, -4, -2)
    ears += shaded("er", "M190 112Q208 76 196 50Q168 58 152 84Z", pink, dark, -4, -2)
    ears += fill("M72 92Q64 76 67 64Q80 70 88 82ZM184 92Q192 76 189 64Q176 70 168 82Z", "#d77f78")
    head = shaded(
        "head",
        "M52 148C50 100 86 76 128 76S206 100 204 148C204 204 168 236 128 236S52 204 52 148Z",
        pink,
        dark,
        -12,
        -7,
    )
    slot = line("M108 90Q128 84 148 90", INK, 11) + line("M110 90Q128 85 146 90", "#5a1f1c", 5)
    snout = ellipse(128, 172, 33, 24, pale, f'stroke="{INK}" stroke-width="{PEN}"')
    snout += ellipse(117, 172, 5, 8, "#8c3b36") + ellipse(139, 172, 5, 8, "#8c3b36")
    flowers = ""
    for cx, cy in ((80, 196), (176, 196)):
        flowers += "".join(circle(*polar(cx, cy, 7, angle), 4.6, "#fffaf0") for angle in range(0, 360, 72))
        flowers += circle(cx, cy, 3.4, "#e2a52f")
    face = spark_eyes(128, 128, 31, 14, "#3f5f8c", 0) + line("M112 208Q128 220 144 208", INK, 4.2)
    gleam = line("M70 136Q76 112 94 100", "#ffffff", 6, 'stroke-opacity="0.75"')
    return medallion(ears + coin + head + slot + flowers + snout + face + gleam, "#3d7a6a", rays=True, zoom=1.0)
