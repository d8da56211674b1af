"""Six people who always sit at this table: grandparents, parents, children."""

from __future__ import annotations

from kit.shapes import both, circle, ellipse, fill, line, n

from avatars.face import (
    CX,
    FAIR,
    INK,
    OLIVE,
    PEN,
    ROSY,
    TAN,
    Face,
    age,
    brows,
    cheeks,
    clip,
    ears,
    eyes,
    glasses,
    head,
    neck,
    nose,
    shaded,
    smile,
)
from avatars.frame import medallion
from avatars.wardrobe import NARROW, coat, raised, shine, strands


def grandmother() -> str:
    face = Face(FAIR, cy=126, wide=44, tall=54, jaw=0.8)
    hair, dark = "#efeae0", "#bdb4a6"
    bun = shaded("bun", "M98 54C92 22 164 22 158 54C156 74 100 74 98 54Z", hair, dark, -7, -5) + strands(
        "M108 46Q126 30 148 44M106 56Q128 44 150 56", dark
    )
    back = shaded("back", "M76 128C66 66 104 50 128 50S190 66 180 128Q176 150 168 152H88Q80 150 76 128Z", hair, dark)
    front = shaded(
        "fringe",
        "M80 120C74 84 96 60 128 60S182 84 176 120Q172 96 150 84Q136 78 128 72Q120 78 106 84Q84 96 80 120Z",
        hair,
        dark,
        -5,
        -5,
    )
    front += strands("M128 64Q100 72 88 100M128 64Q156 72 168 100M122 66Q108 70 98 84M134 66Q150 70 160 84", dark, 2.4)
    shawl = coat("#8c2636") + both("M66 222Q128 262 190 222L206 236Q128 284 50 236Z", "#a83a44", INK, PEN)
    fringe = line("M70 240l-3 12M90 250l-2 12M110 256v12M146 256v12M166 250l2 12M186 240l3 12", "#e8b6a0", 3)
    pearls = "".join(
        circle(CX + side * 49, face.eyes + 27, 5, "#fbf6ea", f'stroke="{INK}" stroke-width="2.6"') for side in (-1, 1)
    )
    brooch = circle(128, 232, 9, "#e3b04a", f'stroke="{INK}" stroke-width="3"') + circle(128, 232, 4, "#3f7f78")
    return medallion(
        bun
        + back
        + neck(face)
        + raised(shawl + fringe + brooch, 5)
        + ears(face, 0.85)
        + head(face)
        + cheeks(face, 0.6)
        + eyes(face, "#4a7f9c", lid=0.16)
        + brows(face, "#cfc6b8", thick=4.5, arch=5)
        + nose(face, "round")
        + age(face)
        + smile(face, "closed", drop=37, wide=15)
        + front
        + glasses(face, "round", "#d8a544")
        + pearls,
        "#2e7270",
        zoom=1.05,
    )


def grandfather() -> str:
    face = Face(ROSY, cy=128, wide=45, tall=55, jaw=0.86)
    hair, dark = "#e9e4da", "#b3aa9c"
    sides = "".join(
        shaded(f"side{i}", d, hair, dark, -4, -3)
        for i, d in enumerate(
            (
                "M84 92Q72 108 78 138Q84 144 92 132Q86 112 96 96Z",
                "M172 92Q184 108 178 138Q172 144 164 132Q170 112 160 96Z",
            )
        )
    )
    beret = shaded(
        "beret",
        "M66 88C58 58 92 40 132 42S202 62 190 90Q186 98 172 94Q128 80 84 94Q70 98 66 88Z",
        "#33302f",
        "#191514",
        -6,
        -7,
    )
    beret += line("M132 42Q134 34 130 30", INK, 6) + shine("M86 66Q104 52 126 52", "#33302f", 5)
    moustache = shaded(
        "tache",
        "M128 148Q112 142 94 156Q86 164 80 162Q92 180 112 174Q124 172 128 164Q132 172 144 174"
        "Q164 180 176 162Q170 164 162 156Q144 142 128 148Z",
        hair,
        dark,
        -3,
        -4,
    )
    moustache += strands("M120 154Q106 156 96 166M136 154Q150 156 160 166", dark, 2.2)
    shirt = (
        coat("#5d4632")
        + both("M104 198L128 232L152 198L162 214L140 250H116L94 214Z", "#efe4cc", INK, PEN)
        + line("M128 234V260", INK, 3)
        + circle(128, 250, 2.6, INK)
    )
    lapels = line("M94 214L84 262M162 214L172 262", INK, 3.4)
    return medallion(
        neck(face)
        + raised(shirt + lapels, 5)
        + sides
        + ears(face, 1.12)
        + head(face)
        + cheeks(face, 0.75)
        + eyes(face, "#5b6f4a", lid=0.2)
        + brows(face, hair, thick=7.5, arch=4)
        + age(face)
        + nose(face, "round")
        + smile(face, drop=42, wide=10)
        + moustache
        + beret,
        "#b9812f",
        zoom=1.08,
    )


def carmen() -> str:
    face = Face(OLIVE, cy=124, wide=42, tall=55, jaw=0.68)
    hair = "#2a1a18"
    back = shaded(
        "back",
        "M80 92C66 120 60 168 52 206Q66 220 84 214Q92 226 108 218H150Q164 226 172 214Q190 220 204 206"
        "C196 168 190 120 176 92C168 50 88 50 80 92Z",
        "#3b2622",
        hair,
        -8,
        -4,
    )
    back += strands("M76 130Q72 170 70 200M88 150Q84 180 86 206M180 130Q184 170 186 200M168 150Q172 180 170 206", hair)
    front = shaded(
        "front",
        "M82 132C74 84 92 54 128 54S182 84 174 132Q170 104 152 88Q132 92 112 82Q90 98 82 132Z",
        "#3b2622",
        hair,
        -5,
        -6,
    ) + shine("M96 88Q104 70 124 66", "#3b2622", 5)
    flower = "".join(
        ellipse(172 + dx, 88 + dy, 9, 9, "#c8282c", f'stroke="{INK}" stroke-width="3"')
        for dx, dy in ((-9, -4), (0, -11), (9, -3), (6, 8), (-6, 8))
    )
    flower += circle(172, 88, 6, "#f0c04a", f'stroke="{INK}" stroke-width="2.4"') + line(
        "M184 100q10 2 12 12q-12 0 -12 -12Z", "#3f7a3a", 5
    )
    hoops = "".join(
        circle(CX + s * 45, face.eyes + 34, 9, "none", f'stroke="{INK}" stroke-width="6.4"')
        + circle(CX + s * 45, face.eyes + 34, 9, "none", 'stroke="#e8bd55" stroke-width="3.4"')
        for s in (-1, 1)
    )
    dress = coat("#b3262b", "M26 262C32 224 70 216 100 206Q128 246 156 206C186 216 224 224 230 262Z")
    dots = "".join(
        circle(x, y, 4.2, "#f7e9d2")
        for x, y in ((60, 240), (84, 232), (76, 254), (176, 232), (200, 242), (184, 254), (108, 248), (148, 248))
    )
    return medallion(
        back
        + neck(face, 17, 226)
        + raised(dress + dots, 12)
        + head(face)
        + cheeks(face, 0.4)
        + eyes(face, "#5a3418", lashes=True)
        + brows(face, hair, thick=4.4, arch=7, lift=1)
        + nose(face)
        + smile(face, "full", drop=38, wide=14, colour="#b3262b")
        + front
        + hoops
        + flower,
        "#3c6b41",
    )


def bearded() -> str:
    face = Face(OLIVE, cy=122, wide=45, tall=56, jaw=0.84)
    hair = "#4a2a18"
    top = shaded(
        "top",
        "M78 112C72 66 98 44 132 46S186 72 178 114Q172 94 160 86Q140 92 116 80Q92 88 78 112Z",
        "#5d371f",
        "#3a2012",
        -5,
        -6,
    )
    top += strands("M100 66Q120 56 146 64M96 76Q118 66 150 76", hair)
    beard = (
        "M82 118Q88 134 96 138Q110 140 128 142Q146 140 160 138Q168 134 174 118Q180 168 158 188Q128 206 98 188Q76 "
        "168 82 118Z"
    )
    mouth_gap = fill("M112 158Q128 168 144 158Q140 170 128 170T112 158Z", "#b3584a") + line(
        "M110 157Q128 168 146 157", INK, 3.4
    )
    fur = shaded("beard", beard, "#5d371f", "#3a2012", -6, -5) + strands(
        "M100 160Q104 178 114 188M156 160Q152 178 142 188M128 178V192M92 150Q94 164 98 172M164 150Q162 164 158 172",
        hair,
    )
    tache = fill(
        "M128 144Q114 142 104 158Q118 160 128 152Q138 160 152 158Q142 142 128 144Z",
        "#4a2a18",
        f'stroke="{INK}" stroke-width="2.6"',
    )
    shirt = coat("#2f5f8f") + both(
        "M102 200L128 228L112 246L88 210ZM154 200L128 228L144 246L168 210Z", "#4479ab", INK, PEN
    )
    return medallion(
        neck(face, 22)
        + raised(shirt, 7)
        + ears(face)
        + head(face)
        + cheeks(face, 0.35, 16)
        + fur
        + mouth_gap
        + tache
        + eyes(face, "#4b3a1e")
        + brows(face, hair, thick=6.5, arch=3)
        + nose(face, "long")
        + top,
        "#a4492e",
    )


def redhead() -> str:
    face = Face(FAIR, cy=132, wide=49, tall=54, jaw=0.86, eye_size=1.2, eye_gap=20.5, eye_y=4)
    hair, dark = "#d5692a", "#a3461a"
    tails = "".join(
        shaded(f"tail{s}", d, hair, dark, -5, -5)
        for s, d in (
            ("l", "M70 116Q34 110 30 150Q30 178 46 190Q62 176 62 152Q70 138 80 132Z"),
            ("r", "M186 116Q222 110 226 150Q226 178 210 190Q194 176 194 152Q186 138 176 132Z"),
        )
    )
    tails += strands("M44 140Q40 160 46 178M212 140Q216 160 210 178", dark)
    bows = "".join(
        both(d, "#f2c53d", INK, 3)
        for d in ("M66 108l16 14l-18 12ZM66 134l-2 -12l-14 2ZM190 108l-16 14l18 12ZM190 134l2 -12l14 2Z",)
    )
    front = shaded(
        "front",
        "M76 132C66 84 92 58 128 58S190 84 180 132Q174 106 160 98Q146 108 128 108T96 98Q82 106 76 132Z",
        hair,
        dark,
        -5,
        -6,
    )
    front += strands("M128 64V106M112 68Q104 82 100 98M144 68Q152 82 156 98", dark) + shine(
        "M94 84Q104 70 118 68", hair, 4.5
    )
    freckles = "".join(
        circle(CX + s * x, face.eyes + y, 1.9, "#c47a4a")
        for s in (-1, 1)
        for x, y in ((20, 16), (27, 18), (24, 22), (33, 15))
    )
    teeth = smile(face, "open", drop=34, wide=15)
    gap = line(f"M{CX} {n(face.eyes + 33)}v6", INK, 2.2)
    top = coat("#e0b13a", NARROW) + line("M96 220Q128 240 160 220", "#fff3cf", 5)
    return medallion(
        tails
        + neck(face, 15, 222)
        + top
        + ears(face, 0.9)
        + head(face)
        + cheeks(face, 0.7, 22)
        + freckles
        + eyes(face, "#4f8a4a")
        + brows(face, dark, thick=4, arch=6, lift=3)
        + nose(face, "button")
        + teeth
        + gap
        + front
        + bows,
        "#3d74a6",
    )


def boy() -> str:
    face = Face(TAN, cy=130, wide=48, tall=54, jaw=0.86, eye_size=1.18, eye_gap=20, eye_y=4)
    hair = "#3a2216"
    mop = shaded(
        "mop",
        "M76 128C68 104 66 78 82 68Q84 54 100 58Q108 44 126 54Q140 40 152 54Q170 50 174 68Q190 80 180 128"
        "Q176 112 168 106Q164 112 156 102Q148 112 138 102Q128 112 116 102Q106 112 98 102Q90 110 88 108Q80 114 76 128Z",
        "#54331f",
        hair,
        -5,
        -6,
    ) + strands("M104 66Q110 82 106 98M128 62Q130 82 126 98M150 64Q150 82 152 96", hair)
    tee = shaded("coat", NARROW, "#f1e6cf", "#c9b994", -12, -4)
    stripes = (
        clip("tee", NARROW)
        + '<g clip-path="url(#tee)">'
        + "".join(line(f"M40 {y}Q128 {y + 18} 216 {y}", "#b8352f", 8) for y in (214, 234, 254))
        + "</g>"
        + line(NARROW, INK, PEN)
    )
    return medallion(
        neck(face, 15, 222)
        + tee
        + stripes
        + ears(face, 1.3)
        + head(face)
        + cheeks(face, 0.5, 22)
        + eyes(face, "#3c2413", look=1.5)
        + brows(face, hair, thick=5, arch=5, lift=2, tilt=-1)
        + nose(face, "button")
        + smile(face, "open", drop=35, wide=14)
        + mop,
        "#6c7a34",
    )
