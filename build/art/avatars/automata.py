"""Six computer players: things that stand on a table after dinner, and look back."""

from __future__ import annotations

from collections.abc import Callable

from kit.shapes import both, box, circle, ellipse, fill, line, linear, n, polar, radial, star, stops
from palette import mix

from avatars.face import INK, PEN, shaded
from avatars.frame import medallion

METAL = linear(
    "metal",
    (0, 0),
    (1, 0),
    stops((0, "#f4f6f4"), (0.28, "#c3cac9"), (0.5, "#eef1ef"), (0.72, "#8f9897"), (1, "#5f6867")),
)
BRASS = linear("brass", (0, 0), (1, 0.25), stops((0, "#fff0bf"), (0.35, "#dcae55"), (0.7, "#a77a32"), (1, "#6e4a1a")))
TIN_RED = linear("tin", (0, 0), (1, 0.2), stops((0, "#f08a6c"), (0.4, "#cf3f32"), (1, "#7d1b1b")))


def spark_eyes(x: float, y: float, gap: float, size: float, iris: str, look: float = 0) -> str:
    """Round, wide-open eyes of something that was made, not born."""
    out = ""
    for side in (-1, 1):
        ex = x + side * gap
        out += circle(ex, y, size, "#fffaf0", f'stroke="{INK}" stroke-width="3.6"')
        out += circle(ex + look, y + 0.6, size * 0.62, iris) + circle(ex + look, y + 0.6, size * 0.36, "#180c08")
        out += circle(ex + look - size * 0.24, y - size * 0.26, size * 0.2, "#ffffff")
    return out


def blush(x: float, y: float, gap: float, colour: str = "#e2705a", strength: float = 0.55) -> str:
    return "".join(ellipse(x + side * gap, y, 10, 7, colour, f'fill-opacity="{n(strength)}"') for side in (-1, 1))


def coffee_pot() -> str:
    """A moka pot with steam for hair."""
    steam = line("M104 50q-12 -10 0 -20t0 -18M132 46q-12 -10 0 -20t0 -18", "#fff6e4", 6, 'stroke-opacity="0.6"')
    handle = both(
        "M176 92Q216 88 212 126Q210 158 186 172L178 162Q196 148 196 124Q196 106 174 108Z", "#2a211e", INK, PEN
    ) + line("M188 96Q208 100 204 128", "#5a4a42", 4)
    spout = both("M84 86L58 70Q52 80 66 96L84 116Z", "url(#metal)", INK, PEN)
    upper = both("M82 78H176L182 146H74Z", "url(#metal)", INK, PEN)
    facets = line("M104 80L98 144M152 80L158 144", "#6b7473", 2.4)
    lid = both("M80 78Q84 60 128 58T178 78Z", "url(#metal)", INK, PEN) + both(
        "M118 58Q116 44 128 44T140 58Z", "#2a211e", INK, PEN
    )
    belt = box(70, 146, 116, 13, 5, "url(#brass)", f'stroke="{INK}" stroke-width="{PEN}"')
    lower = both("M74 159H182L194 226H62Z", "url(#metal)", INK, PEN) + line(
        "M100 161L92 224M156 161L164 224", "#6b7473", 2.4
    )
    valve = circle(168, 188, 7, "url(#brass)", f'stroke="{INK}" stroke-width="3"')
    face = (
        spark_eyes(128, 104, 20, 11.5, "#6a4022", -1)
        + blush(128, 124, 33)
        + line("M114 124Q128 138 142 124", INK, 4)
        + line("M100 86l12 2M156 86l-12 2", INK, 4.4)
    )
    return medallion(
        f"<defs>{METAL}{BRASS}</defs>" + steam + handle + spout + lower + valve + belt + upper + facets + lid + face,
        "#7a4a2c",
        rays=True,
        zoom=1.0,
    )


def tin_robot() -> str:
    """A wind-up tin toy with a key in its side."""
    key = (
        line("M196 168H222", INK, 13)
        + line("M196 168H222", "#c99a45", 7)
        + "".join(
            circle(226, 168 + dy, 11, "none", f'stroke="{INK}" stroke-width="11"')
            + circle(226, 168 + dy, 11, "none", 'stroke="#e0b45c" stroke-width="5.4"')
            for dy in (-13, 13)
        )
    )
    body = both("M70 172H186Q196 172 196 182V262H60V182Q60 172 70 172Z", "url(#tin)", INK, PEN)
    plate = box(92, 190, 72, 50, 8, "#f3e3bd", f'stroke="{INK}" stroke-width="4"')
    dial = circle(112, 214, 12, "#ffffff", f'stroke="{INK}" stroke-width="3.4"') + line(
        "M112 214L118 206", "#c1332a", 3.4
    )
    lamps = "".join(
        circle(140, 204 + i * 18, 6, c, f'stroke="{INK}" stroke-width="3"')
        for i, c in enumerate(("#e9b93d", "#5aa05a"))
    )
    rivets = "".join(
        circle(x, y, 3.2, "#ffd9b0", f'stroke="{INK}" stroke-width="1.8"') for x in (72, 184) for y in (186, 210, 234)
    )
    neck = box(108, 154, 40, 20, 5, "url(#metal)", f'stroke="{INK}" stroke-width="{PEN}"') + line(
        "M110 161H146M110 168H146", "#6b7473", 2.4
    )
    ears = box(52, 98, 16, 34, 6, "url(#brass)", f'stroke="{INK}" stroke-width="{PEN}"') + box(
        188, 98, 16, 34, 6, "url(#brass)", f'stroke="{INK}" stroke-width="{PEN}"'
    )
    antenna = (
        line("M128 62V36", INK, 9)
        + line("M128 62V36", "#c3cac9", 4)
        + circle(128, 30, 11, "#f3c447", f'stroke="{INK}" stroke-width="{PEN}"')
        + circle(124.5, 26.5, 3.4, "#fff6d8")
    )
    skull = both("M66 90Q66 60 98 60H158Q190 60 190 90V138Q190 156 172 156H84Q66 156 66 138Z", "url(#metal)", INK, PEN)
    mask = box(80, 80, 96, 46, 20, "#27363d", f'stroke="{INK}" stroke-width="4"')
    glow = "".join(
        circle(128 + s * 22, 103, 15, "#ffd66b", 'fill-opacity="0.35"')
        + circle(128 + s * 22, 103, 11, "#ffe39a")
        + circle(128 + s * 22, 103, 5.5, "#fffdf2")
        for s in (-1, 1)
    )
    grille = box(100, 134, 56, 14, 6, "#3a2a22", f'stroke="{INK}" stroke-width="3"') + line(
        "M110 136V146M119 136V146M128 136V146M137 136V146M146 136V146", "#e7c277", 3
    )
    return medallion(
        f"<defs>{METAL}{BRASS}{TIN_RED}</defs>"
        + key
        + body
        + plate
        + dial
        + lamps
        + rivets
        + neck
        + ears
        + antenna
        + skull
        + mask
        + glow
        + grille,
        "#2f6f86",
        rays=True,
        zoom=1.0,
    )


def owl() -> str:
    """A carved wooden owl."""
    brown, dark, pale = "#9a6233", "#5e3516", "#e6c48d"
    body = shaded(
        "body", "M62 128C56 66 92 46 128 46S200 66 194 128C200 190 176 250 128 250S56 190 62 128Z", brown, dark, -10, -4
    )
    tufts = shaded("tl", "M70 88Q58 56 66 32Q88 44 108 58Z", brown, dark, -4, -3) + shaded(
        "tr", "M186 88Q198 56 190 32Q168 44 148 58Z", brown, dark, -4, -3
    )
    belly = shaded("belly", "M88 168Q128 146 168 168Q172 222 128 240Q84 222 88 168Z", pale, "#c39a5e", -6, -4)
    feathers = "".join(
        line(f"M{x - 9} {y}q9 11 18 0", "#8c5a2a", 3.6)
        for y, xs in ((178, (108, 128, 148)), (196, (100, 119, 138, 156)), (214, (110, 128, 146)))
        for x in xs
    )
    wings = shaded("wl", "M64 140Q54 190 84 226Q92 190 82 150Z", dark, "#40220d", -3, -3) + shaded(
        "wr", "M192 140Q202 190 172 226Q164 190 174 150Z", dark, "#40220d", -3, -3
    )
    discs = "".join(circle(128 + s * 29, 108, 33, pale, f'stroke="{INK}" stroke-width="{PEN}"') for s in (-1, 1))
    rays = "".join(
        line(
            f"M{n(polar(128 + s * 29, 108, 23, a)[0])} {n(polar(128 + s * 29, 108, 23, a)[1])}"
            f"L{n(polar(128 + s * 29, 108, 29, a)[0])} {n(polar(128 + s * 29, 108, 29, a)[1])}",
            "#a8763c",
            2.6,
        )
        for s in (-1, 1)
        for a in range(0, 360, 30)
    )
    face = spark_eyes(128, 108, 29, 19, "#e8a526", 1)
    beak = shaded("beak", "M116 122Q128 112 140 122Q138 142 128 150Q118 142 116 122Z", "#f0b23c", "#b5741c", -3, -3)
    brow = both("M72 82Q104 74 128 104Q152 74 184 82Q160 62 128 84Q96 62 72 82Z", dark, INK, 3.6)
    return medallion(
        tufts + body + wings + belly + feathers + discs + rays + face + beak + brow, "#4a5d3a", rays=True, zoom=1.0
    )


def porcelain_cat() -> str:
    """A white porcelain cat, painted in blue."""
    white, shade, blue = "#fdfaf2", "#c9cfd6", "#2d5ea3"
    body = shaded("body", "M74 262C70 204 92 178 128 178S186 204 182 262Z", white, shade, -10, -4)
    paw = shaded(
        "paw", "M176 236Q214 214 216 166Q216 142 200 140Q184 142 185 166Q186 196 164 214Z", white, shade, -4, -3
    ) + line("M195 147v9M204 147v9", INK, 2.8)
    ears = shaded("el", "M70 104Q62 60 74 40Q98 54 112 74Z", white, shade, -4, -2) + shaded(
        "er", "M186 104Q194 60 182 40Q158 54 144 74Z", white, shade, -4, -2
    )
    pink = fill("M78 84Q74 64 80 54Q92 64 100 74ZM178 84Q182 64 176 54Q164 64 156 74Z", "#e79a8c")
    head = shaded(
        "head",
        "M58 128C56 86 90 68 128 68S200 86 198 128C198 166 164 184 128 184S58 166 58 128Z",
        white,
        shade,
        -11,
        -6,
    )
    flower = "".join(ellipse(*polar(128, 86, 8.5, a), 5.2, 5.2, blue) for a in range(0, 360, 72)) + circle(
        128, 86, 4, "#f1c54c"
    )
    leaves = (
        line("M108 88q-12 2 -18 -6M148 88q12 2 18 -6", blue, 3.6)
        + circle(88, 80, 2.8, blue)
        + circle(168, 80, 2.8, blue)
    )
    eyes = "".join(line(f"M{128 + s * 34 - 14} 126q14 -17 28 0", INK, 5) for s in (-1, 1))
    nose = fill("M120 138h16l-8 9Z", "#d8695c", f'stroke="{INK}" stroke-width="2.4"') + line(
        "M128 148v5q-8 9 -16 2M128 153q8 9 16 2", INK, 3.4
    )
    whiskers = line("M84 140L58 136M84 149L60 154M172 140L198 136M172 149L196 154", blue, 2.8)
    collar = (
        both("M84 180Q128 206 172 180L176 194Q128 222 80 194Z", "#c4302b", INK, PEN)
        + circle(128, 208, 13, "#eebb4d", f'stroke="{INK}" stroke-width="{PEN}"')
        + line("M119 208H137M128 208V218", INK, 3)
    )
    paint = line("M98 240q10 -14 20 0t20 0t20 0", blue, 3.6) + circle(108, 250, 3, blue) + circle(150, 250, 3, blue)
    gleam = line("M74 116Q78 96 96 86", "#ffffff", 6, 'stroke-opacity="0.9"')
    return medallion(
        body
        + paint
        + ears
        + pink
        + head
        + flower
        + leaves
        + eyes
        + blush(128, 142, 48, "#ec9a86", 0.6)
        + nose
        + whiskers
        + collar
        + gleam
        + paw,
        "#2f5d8c",
        rays=True,
        zoom=1.0,
    )


def clock() -> str:
    """An alarm clock whose hands make a moustache."""
    dome = "M96 66A32 30 0 0 1 160 66Q128 76 96 66Z"
    bells = "".join(
        f'<g transform="rotate({turn} 128 142)">{shaded(f"bell{turn + 90}", dome, "#e2b45a", "#8d6224", -5, -4)}</g>'
        for turn in (-36, 36)
    )
    hammer = (
        line("M128 54V38", INK, 9)
        + line("M128 54V38", "#c99a45", 4)
        + box(116, 26, 24, 14, 6, "url(#brass)", f'stroke="{INK}" stroke-width="{PEN}"')
    )
    feet = line("M84 214L66 240M172 214L190 240", INK, 17) + line("M84 214L66 240M172 214L190 240", "#b3823a", 9)
    case = circle(128, 142, 84, "url(#tin)", f'stroke="{INK}" stroke-width="{PEN}"') + circle(
        128, 142, 70, "#fbf3df", f'stroke="{INK}" stroke-width="{PEN}"'
    )
    shade = fill("M178 93A70 70 0 0 1 128 212A76 76 0 0 0 178 93Z", "#dcc9a0")
    ticks = "".join(
        line(
            f"M{n(polar(128, 142, 57, a)[0])} {n(polar(128, 142, 57, a)[1])}L{n(polar(128, 142, 63, a)[0])} "
            f"{n(polar(128, 142, 63, a)[1])}",
            INK,
            5 if a % 90 == 0 else 3,
        )
        for a in range(0, 360, 30)
    )
    face = (
        spark_eyes(128, 122, 23, 13, "#3a6f9c", 0)
        + blush(128, 146, 40)
        + line("M100 102q10 -8 20 -2M156 102q-10 -8 -20 -2", INK, 4.4)
    )
    tache = both("M128 156Q108 144 88 162Q82 168 76 164Q84 182 106 174Q122 170 128 160Z", "#2b2420", INK, 2) + both(
        "M128 156Q148 144 168 162Q174 168 180 164Q172 182 150 174Q134 170 128 160Z", "#2b2420", INK, 2
    )
    mouth = line("M116 186Q128 196 140 186", INK, 4)
    pin = circle(128, 158, 6.5, "url(#brass)", f'stroke="{INK}" stroke-width="3"')
    return medallion(
        f"<defs>{BRASS}{TIN_RED}</defs>" + feet + hammer + bells + case + shade + ticks + face + mouth + tache + pin,
        "#8a6a2f",
        rays=True,
        zoom=1.0,
    )


def lantern() -> str:
    """An oil lantern with a flame that smiles."""
    ring = circle(128, 34, 15, "none", f'stroke="{INK}" stroke-width="13"') + circle(
        128, 34, 15, "none", 'stroke="#d0a04c" stroke-width="6"'
    )
    roof = both("M74 88Q84 60 112 54Q114 46 128 46T144 54Q172 60 182 88Z", "url(#brass)", INK, PEN) + line(
        "M92 74Q128 62 164 74", "#fff0bf", 3, 'stroke-opacity="0.7"'
    )
    glass = both("M76 92H180Q190 144 180 204H76Q66 144 76 92Z", "url(#glass)", INK, PEN)
    flame = fill(
        "M128 98Q166 132 164 164Q160 196 128 198T92 164Q92 140 110 126Q112 138 118 140Q116 116 128 98Z",
        "#f39a2b",
        f'stroke="{INK}" stroke-width="3.6"',
    ) + fill(
        "M130 122Q152 146 150 168Q146 190 128 191T106 168Q108 150 118 142Q124 152 128 150Q124 134 130 122Z", "#ffd65c"
    )
    face = (
        spark_eyes(128, 158, 13, 8, "#8a3a18", 0)
        + blush(128, 172, 24, "#e8602c", 0.6)
        + line("M120 174Q128 182 136 174", INK, 3.6)
    )
    bars = line("M76 92Q66 144 76 204M180 92Q190 144 180 204", INK, 9) + line(
        "M76 92Q66 144 76 204M180 92Q190 144 180 204", "#b3823a", 4
    )
    gleam = line("M90 104Q84 140 88 176", "#ffffff", 6, 'stroke-opacity="0.65"')
    base = both("M66 204H190L200 232Q128 244 56 232Z", "url(#brass)", INK, PEN) + line(
        "M66 218Q128 226 190 218", mix("#6e4a1a", INK, 0.4), 3
    )
    stars = "".join(fill(star(x, y, 7, 2.6, 4), "#ffe9a8") for x, y in ((48, 80), (208, 96), (42, 170), (214, 176)))
    glass_fill = radial("glass", 0.5, 0.55, 0.62, stops((0, "#fff3b8"), (0.55, "#f5b44d"), (1, "#7a3f1c")))
    return medallion(
        f"<defs>{BRASS}{glass_fill}</defs>" + stars + ring + roof + glass + flame + face + bars + gleam + base,
        "#3b2c52",
        rays=True,
        zoom=1.0,
    )


AUTOMATA: tuple[Callable[[], str], ...] = (coffee_pot, tin_robot, owl, porcelain_cat, clock, lantern)
