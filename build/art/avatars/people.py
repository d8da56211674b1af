"""Twelve people of the table, drawn one by one out of the parts of face.py."""

from __future__ import annotations

from collections.abc import Callable

from kit.shapes import both, circle, ellipse, fill, line, n
from palette import mix

from avatars.face import (
    BROWN, CX, DEEP, FAIR, INK, OLIVE, PEN, ROSY, TAN, Face, age, brows, cheeks, clip, ears, eyes, glasses,
    head, neck, nose, shaded, smile,
)
from avatars.frame import medallion

SHOULDERS = "M22 262C26 216 66 206 104 196Q128 214 152 196C190 206 230 216 234 262Z"
NARROW = "M44 262C48 224 78 214 108 204Q128 218 148 204C178 214 208 224 212 262Z"


def strands(data: str, colour: str, width: float = 2.6) -> str:
    """Lines in the hair."""
    return line(data, mix(colour, INK, 0.45), width)


def shine(data: str, colour: str, width: float = 4) -> str:
    return line(data, mix(colour, "#fff2d0", 0.45), width, 'stroke-opacity="0.8"')


def coat(colour: str, data: str = SHOULDERS) -> str:
    return shaded("coat", data, colour, mix(colour, INK, 0.38), -14, -4)


def raised(torso: str, by: float = 9) -> str:
    """The clothes, moved up towards the chin."""
    return f'<g transform="translate(0 {-by:g})">{torso}</g>'


def grandmother() -> str:
    face = Face(FAIR, cy=126, wide=44, tall=54, jaw=0.8)
    hair, dark = "#efeae0", "#bdb4a6"
    bun = shaded("bun", "M98 54C92 22 164 22 158 54C156 74 100 74 98 54Z", hair, dark, -7, -5) \
        + strands("M108 46Q126 30 148 44M106 56Q128 44 150 56", dark)
    back = shaded("back", "M76 128C66 66 104 50 128 50S190 66 180 128Q176 150 168 152H88Q80 150 76 128Z", hair, dark)
    front = shaded("fringe", "M80 120C74 84 96 60 128 60S182 84 176 120Q172 96 150 84Q136 78 128 72Q120 78 106 84Q84 96 80 120Z",
                   hair, dark, -5, -5)
    front += strands("M128 64Q100 72 88 100M128 64Q156 72 168 100M122 66Q108 70 98 84M134 66Q150 70 160 84", dark, 2.4)
    shawl = coat("#8c2636") + both("M66 222Q128 262 190 222L206 236Q128 284 50 236Z", "#a83a44", INK, PEN)
    fringe = line("M70 240l-3 12M90 250l-2 12M110 256v12M146 256v12M166 250l2 12M186 240l3 12", "#e8b6a0", 3)
    pearls = "".join(circle(CX + side * 49, face.eyes + 27, 5, "#fbf6ea", f'stroke="{INK}" stroke-width="2.6"') for side in (-1, 1))
    brooch = circle(128, 232, 9, "#e3b04a", f'stroke="{INK}" stroke-width="3"') + circle(128, 232, 4, "#3f7f78")
    return medallion(bun + back + neck(face) + raised(shawl + fringe + brooch, 5) + ears(face, 0.85) + head(face) + cheeks(face, 0.6)
                     + eyes(face, "#4a7f9c", lid=0.16) + brows(face, "#cfc6b8", thick=4.5, arch=5) + nose(face, "round")
                     + age(face) + smile(face, "closed", drop=37, wide=15) + front + glasses(face, "round", "#d8a544")
                     + pearls, "#2e7270", zoom=1.05)


def grandfather() -> str:
    face = Face(ROSY, cy=128, wide=45, tall=55, jaw=0.86)
    hair, dark = "#e9e4da", "#b3aa9c"
    sides = "".join(shaded(f"side{i}", d, hair, dark, -4, -3) for i, d in enumerate((
        "M84 92Q72 108 78 138Q84 144 92 132Q86 112 96 96Z", "M172 92Q184 108 178 138Q172 144 164 132Q170 112 160 96Z")))
    beret = shaded("beret", "M66 88C58 58 92 40 132 42S202 62 190 90Q186 98 172 94Q128 80 84 94Q70 98 66 88Z",
                   "#33302f", "#191514", -6, -7)
    beret += line("M132 42Q134 34 130 30", INK, 6) + shine("M86 66Q104 52 126 52", "#33302f", 5)
    moustache = shaded("tache", "M128 148Q112 142 94 156Q86 164 80 162Q92 180 112 174Q124 172 128 164Q132 172 144 174"
                                "Q164 180 176 162Q170 164 162 156Q144 142 128 148Z", hair, dark, -3, -4)
    moustache += strands("M120 154Q106 156 96 166M136 154Q150 156 160 166", dark, 2.2)
    shirt = coat("#5d4632") + both("M104 198L128 232L152 198L162 214L140 250H116L94 214Z", "#efe4cc", INK, PEN) \
        + line("M128 234V260", INK, 3) + circle(128, 250, 2.6, INK)
    lapels = line("M94 214L84 262M162 214L172 262", INK, 3.4)
    return medallion(neck(face) + raised(shirt + lapels, 5) + sides + ears(face, 1.12) + head(face) + cheeks(face, 0.75)
                     + eyes(face, "#5b6f4a", lid=0.2) + brows(face, hair, thick=7.5, arch=4) + age(face) + nose(face, "round")
                     + smile(face, drop=42, wide=10) + moustache + beret, "#b9812f", zoom=1.08)


def carmen() -> str:
    face = Face(OLIVE, cy=124, wide=42, tall=55, jaw=0.68)
    hair = "#2a1a18"
    back = shaded("back", "M80 92C66 120 60 168 52 206Q66 220 84 214Q92 226 108 218H150Q164 226 172 214Q190 220 204 206"
                          "C196 168 190 120 176 92C168 50 88 50 80 92Z", "#3b2622", hair, -8, -4)
    back += strands("M76 130Q72 170 70 200M88 150Q84 180 86 206M180 130Q184 170 186 200M168 150Q172 180 170 206", hair)
    front = shaded("front", "M82 132C74 84 92 54 128 54S182 84 174 132Q170 104 152 88Q132 92 112 82Q90 98 82 132Z",
                   "#3b2622", hair, -5, -6) + shine("M96 88Q104 70 124 66", "#3b2622", 5)
    flower = "".join(ellipse(172 + dx, 88 + dy, 9, 9, "#c8282c", f'stroke="{INK}" stroke-width="3"')
                     for dx, dy in ((-9, -4), (0, -11), (9, -3), (6, 8), (-6, 8)))
    flower += circle(172, 88, 6, "#f0c04a", f'stroke="{INK}" stroke-width="2.4"') + line("M184 100q10 2 12 12q-12 0 -12 -12Z", "#3f7a3a", 5)
    hoops = "".join(circle(CX + s * 45, face.eyes + 34, 9, "none", f'stroke="{INK}" stroke-width="6.4"')
                    + circle(CX + s * 45, face.eyes + 34, 9, "none", 'stroke="#e8bd55" stroke-width="3.4"') for s in (-1, 1))
    dress = coat("#b3262b", "M26 262C32 224 70 216 100 206Q128 246 156 206C186 216 224 224 230 262Z")
    dots = "".join(circle(x, y, 4.2, "#f7e9d2") for x, y in ((60, 240), (84, 232), (76, 254), (176, 232), (200, 242), (184, 254), (108, 248), (148, 248)))
    return medallion(back + neck(face, 17, 226) + raised(dress + dots, 12) + head(face) + cheeks(face, 0.4)
                     + eyes(face, "#5a3418", lashes=True) + brows(face, hair, thick=4.4, arch=7, lift=1) + nose(face)
                     + smile(face, "full", drop=38, wide=14, colour="#b3262b") + front + hoops + flower, "#3c6b41")


def bearded() -> str:
    face = Face(OLIVE, cy=122, wide=45, tall=56, jaw=0.84)
    hair = "#4a2a18"
    top = shaded("top", "M78 112C72 66 98 44 132 46S186 72 178 114Q172 94 160 86Q140 92 116 80Q92 88 78 112Z", "#5d371f", "#3a2012", -5, -6)
    top += strands("M100 66Q120 56 146 64M96 76Q118 66 150 76", hair)
    beard = ("M82 118Q88 134 96 138Q110 140 128 142Q146 140 160 138Q168 134 174 118Q180 168 158 188Q128 206 98 188Q76 168 82 118Z")
    mouth_gap = fill("M112 158Q128 168 144 158Q140 170 128 170T112 158Z", "#b3584a") + line("M110 157Q128 168 146 157", INK, 3.4)
    fur = shaded("beard", beard, "#5d371f", "#3a2012", -6, -5) + strands("M100 160Q104 178 114 188M156 160Q152 178 142 188M128 178V192M92 150Q94 164 98 172M164 150Q162 164 158 172", hair)
    tache = fill("M128 144Q114 142 104 158Q118 160 128 152Q138 160 152 158Q142 142 128 144Z", "#4a2a18", f'stroke="{INK}" stroke-width="2.6"')
    shirt = coat("#2f5f8f") + both("M102 200L128 228L112 246L88 210ZM154 200L128 228L144 246L168 210Z", "#4479ab", INK, PEN)
    return medallion(neck(face, 22) + raised(shirt, 7) + ears(face) + head(face) + cheeks(face, 0.35, 16) + fur + mouth_gap + tache
                     + eyes(face, "#4b3a1e") + brows(face, hair, thick=6.5, arch=3) + nose(face, "long") + top, "#a4492e")


def redhead() -> str:
    face = Face(FAIR, cy=132, wide=49, tall=54, jaw=0.86, eye_size=1.2, eye_gap=20.5, eye_y=4)
    hair, dark = "#d5692a", "#a3461a"
    tails = "".join(shaded(f"tail{s}", d, hair, dark, -5, -5) for s, d in (
        ("l", "M70 116Q34 110 30 150Q30 178 46 190Q62 176 62 152Q70 138 80 132Z"),
        ("r", "M186 116Q222 110 226 150Q226 178 210 190Q194 176 194 152Q186 138 176 132Z")))
    tails += strands("M44 140Q40 160 46 178M212 140Q216 160 210 178", dark)
    bows = "".join(both(d, "#f2c53d", INK, 3) for d in ("M66 108l16 14l-18 12ZM66 134l-2 -12l-14 2ZM190 108l-16 14l18 12ZM190 134l2 -12l14 2Z",))
    front = shaded("front", "M76 132C66 84 92 58 128 58S190 84 180 132Q174 106 160 98Q146 108 128 108T96 98Q82 106 76 132Z", hair, dark, -5, -6)
    front += strands("M128 64V106M112 68Q104 82 100 98M144 68Q152 82 156 98", dark) + shine("M94 84Q104 70 118 68", hair, 4.5)
    freckles = "".join(circle(CX + s * x, face.eyes + y, 1.9, "#c47a4a") for s in (-1, 1) for x, y in ((20, 16), (27, 18), (24, 22), (33, 15)))
    teeth = smile(face, "open", drop=34, wide=15)
    gap = line(f"M{CX} {n(face.eyes + 33)}v6", INK, 2.2)
    top = coat("#e0b13a", NARROW) + line("M96 220Q128 240 160 220", "#fff3cf", 5)
    return medallion(tails + neck(face, 15, 222) + top + ears(face, 0.9) + head(face) + cheeks(face, 0.7, 22) + freckles
                     + eyes(face, "#4f8a4a") + brows(face, dark, thick=4, arch=6, lift=3) + nose(face, "button") + teeth + gap
                     + front + bows, "#3d74a6")


def boy() -> str:
    face = Face(TAN, cy=130, wide=48, tall=54, jaw=0.86, eye_size=1.18, eye_gap=20, eye_y=4)
    hair = "#3a2216"
    mop = shaded("mop", "M76 128C68 104 66 78 82 68Q84 54 100 58Q108 44 126 54Q140 40 152 54Q170 50 174 68Q190 80 180 128"
                        "Q176 112 168 106Q164 112 156 102Q148 112 138 102Q128 112 116 102Q106 112 98 102Q90 110 88 108Q80 114 76 128Z",
                 "#54331f", hair, -5, -6) + strands("M104 66Q110 82 106 98M128 62Q130 82 126 98M150 64Q150 82 152 96", hair)
    tee = shaded("coat", NARROW, "#f1e6cf", "#c9b994", -12, -4)
    stripes = clip("tee", NARROW) + '<g clip-path="url(#tee)">' + "".join(line(f"M40 {y}Q128 {y + 18} 216 {y}", "#b8352f", 8) for y in (214, 234, 254)) + "</g>" + line(NARROW, INK, PEN)
    return medallion(neck(face, 15, 222) + tee + stripes + ears(face, 1.3) + head(face) + cheeks(face, 0.5, 22)
                     + eyes(face, "#3c2413", look=1.5) + brows(face, hair, thick=5, arch=5, lift=2, tilt=-1) + nose(face, "button")
                     + smile(face, "open", drop=35, wide=14) + mop, "#6c7a34")


def curls() -> str:
    face = Face(BROWN, cy=128, wide=42, tall=54, jaw=0.72)
    hair, light = "#241412", "#41261f"
    puffs = [(128, 58, 34), (92, 68, 32), (164, 68, 32), (66, 98, 30), (190, 98, 30), (60, 132, 27), (196, 132, 27), (74, 160, 22), (182, 160, 22)]
    cloud = "".join(circle(x, y, r + 2.2, INK) for x, y, r in puffs) + "".join(circle(x, y, r, hair) for x, y, r in puffs)
    cloud += "".join(circle(x - 5, y - 5, r - 8, light) for x, y, r in puffs)
    cloud += "".join(line(f"M{x - 9} {y}q4 -9 9 -2t9 -2", hair, 3) for x, y, r in puffs)
    band = shaded("band", "M84 104C86 76 106 66 128 66S170 76 172 104Q162 88 128 86T84 104Z", "#eab23a", "#bd7f1f", -3, -4)
    band += line("M100 82l6 10M118 74l3 12M138 74l-3 12M156 82l-6 10", "#9c3a24", 3.4)
    hoops = "".join(circle(CX + s * 46, face.eyes + 32, 11, "none", f'stroke="{INK}" stroke-width="6.6"')
                    + circle(CX + s * 46, face.eyes + 32, 11, "none", 'stroke="#f0c04a" stroke-width="3.6"') for s in (-1, 1))
    top = coat("#d7582f", "M26 262C32 222 70 214 102 204Q128 232 154 204C186 214 224 222 230 262Z") \
        + line("M70 226Q128 262 186 226", "#f3c14a", 5)
    return medallion(cloud + neck(face, 17, 222) + raised(top, 10) + ears(face, 0.85) + head(face) + cheeks(face, 0.5)
                     + eyes(face, "#3b1f10", lashes=True) + brows(face, hair, thick=4.6, arch=7, lift=1) + nose(face)
                     + smile(face, "open", drop=36, wide=16) + band + hoops, "#6d3f78", zoom=1.03)


def teacher() -> str:
    face = Face(DEEP, cy=124, wide=44, tall=56, jaw=0.82)
    hair = "#1d1311"
    crop = shaded("crop", "M82 112C78 70 98 52 128 52S178 70 174 112Q172 92 160 82Q128 72 96 82Q84 92 82 112Z", "#33221d", hair, -5, -5)
    grey = line("M86 104Q88 92 94 86M170 104Q168 92 162 86", "#a89f94", 4)
    goatee = shaded("goatee", "M110 164Q112 156 128 156T146 164Q146 184 128 186T110 164Z", "#4a3a35", hair, -3, -3)
    goatee += fill("M118 164Q128 170 138 164Q134 172 128 172T118 164Z", "#a4483e") + strands("M118 176v6M128 178v6M138 176v6", "#a89f94", 2)
    tache = line("M110 158Q118 152 128 154Q138 152 146 158", "#33221d", 6)
    knit = coat("#2f6b4c") + both("M104 198L128 226L152 198L160 208L130 240H126L96 208Z", "#f5ecd8", INK, PEN)
    rib = line("M96 208L126 242M160 208L130 242", mix("#2f6b4c", INK, 0.4), 5)
    return medallion(neck(face, 21) + raised(knit + rib, 7) + ears(face) + head(face) + cheeks(face, 0.25) + age(face, False)
                     + eyes(face, "#2c160b") + brows(face, hair, thick=5.5, arch=4) + nose(face, "round") + goatee + tache
                     + crop + grey + glasses(face, "square", "#8a2f2a"), "#c0973a")


def bob() -> str:
    face = Face(ROSY, cy=126, wide=42, tall=54, jaw=0.72)
    hair, dark = "#7a4a2a", "#512d18"
    back = shaded("back", "M74 180C60 130 68 52 128 50S196 130 182 180Q172 190 156 186H100Q84 190 74 180Z", hair, dark, -7, -4)
    front = shaded("front", "M80 150C72 92 92 58 128 58S184 92 176 150Q166 126 164 104Q140 100 120 82Q110 104 92 110Q90 132 80 150Z", hair, dark, -5, -5)
    front += line("M120 62Q104 74 94 104", "#e5dccb", 5) + line("M124 62Q114 74 104 100", "#cfc2ac", 3) + strands("M136 64Q156 76 164 100M130 66Q146 80 158 98", dark)
    scarf = coat("#3d4d63") + shaded("scarf", "M88 196Q128 226 168 196L178 214Q168 240 128 240T78 214Z", "#3f8a5b", "#28613f", -6, -5)
    scarf += shaded("knot", "M112 228Q128 218 144 228L158 262H132L128 246L120 262H100Z", "#4f9c6a", "#28613f", -4, -4)
    scarf += line("M92 212Q128 234 164 212", "#bfe0b4", 3)
    return medallion(back + neck(face, 17) + raised(scarf, 9) + head(face) + cheeks(face, 0.45) + eyes(face, "#6a4a24", lashes=True, look=-1)
                     + brows(face, dark, thick=4.4, arch=6, lift=4) + nose(face) + age(face, False)
                     + smile(face, "full", drop=37, wide=14, colour="#a92f45") + front + glasses(face, "cat", "#b03a4a"), "#b0586a")


def teenager() -> str:
    face = Face(FAIR, cy=126, wide=43, tall=55, jaw=0.74, eye_gap=19)
    hair = "#17141a"
    top = shaded("top", "M80 122C70 88 78 54 116 48Q170 40 178 84Q182 104 176 124Q172 104 166 96Q158 104 150 92Q138 108 118 98Q100 112 92 100Q84 108 80 122Z",
                 "#2d2833", hair, -6, -6) + shine("M96 74Q110 58 136 58", "#2d2833", 5) + strands("M110 60Q108 80 114 96M140 58Q146 76 148 90", hair)
    band = line("M74 124C70 40 186 40 182 124", INK, 15) + line("M74 124C70 40 186 40 182 124", "#d8433c", 9)
    pads = "".join(both(f"M{x} 114q{12 * s} 2 {12 * s} 20t{-12 * s} 20Z", "#e9e2d3" if s < 0 else "#b9ae98", INK, PEN) for x, s in ((80, -1), (176, 1)))
    hood = coat("#59616f") + shaded("hood", "M84 206Q74 232 96 246L124 226V216ZM172 206Q182 232 160 246L132 226V216Z", "#747d8c", "#474e5a", -4, -4)
    strings = line("M112 236V260M144 236V258", "#efe6d2", 4)
    return medallion(neck(face, 17) + raised(hood + strings, 11) + head(face) + cheeks(face, 0.35) + eyes(face, "#2a1a12", lid=0.12)
                     + brows(face, hair, thick=5, arch=2, tilt=-1) + nose(face, "button") + smile(face, drop=35, wide=13) + top + band + pads, "#44637a")


def scarfed() -> str:
    face = Face(TAN, cy=128, wide=40, tall=50, jaw=0.78)
    cloth, dark = "#2c8a86", "#1c5b5a"
    veil = "M62 214C50 130 66 46 128 46S206 130 194 214Q170 240 128 240T62 214Z"
    wrap = shaded("veil", veil, cloth, dark, -9, -5)
    opening = clip("opening", "M86 128C84 92 104 78 128 78S172 92 170 128C170 158 150 186 128 186S86 158 86 128Z")
    rim = line("M86 128C84 92 104 78 128 78S172 92 170 128C170 158 150 186 128 186S86 158 86 128Z", INK, PEN)
    under = line("M90 112C94 90 110 84 128 84S162 90 166 112", "#f0d9a0", 6)
    folds = line("M74 120Q76 180 112 204M182 120Q180 180 144 204M84 206Q128 232 172 206M96 62Q76 86 74 120M128 186Q122 208 96 228", dark, 3.4)
    dots = "".join(circle(x, y, 3.2, "#f0c661") for x, y in ((96, 64), (128, 58), (160, 64), (74, 92), (182, 92), (70, 150), (186, 150), (100, 216), (156, 216), (128, 222)))
    coat_ = coat("#7a2f4e", "M22 262C26 230 60 214 96 208H160C196 214 230 230 234 262Z")
    features = (head(face) + cheeks(face, 0.5) + eyes(face, "#4a2c14", lashes=True) + brows(face, "#2e1a12", thick=4.6, arch=6)
                + nose(face) + smile(face, "full", drop=35, wide=13))
    return medallion(coat_ + wrap + opening + f'<g clip-path="url(#opening)">{features}</g>' + rim + under + folds + dots, "#c98a4e")


def hatted() -> str:
    face = Face(OLIVE, cy=134, wide=43, tall=54, jaw=0.74)
    hair = "#38231a"
    locks = shaded("locks", "M80 120Q66 160 76 196Q92 204 98 186V130ZM176 120Q190 160 180 196Q164 204 158 186V130Z", "#4c3122", hair, -4, -4)
    brim = shaded("brim", "M30 104Q34 90 76 90H180Q222 90 226 104Q222 120 128 120T30 104Z", "#e2bd74", "#b3863f", -4, -5)
    crown = shaded("crown", "M82 96Q80 46 104 42Q128 34 152 42Q176 46 174 96Q128 106 82 96Z", "#e9c883", "#b98d47", -8, -4)
    straw = line("M92 62Q128 52 164 62M90 74Q128 64 166 74M44 104Q128 116 212 104", "#a67a36", 2.2) + line("M104 46L98 92M128 42V98M152 46L158 92", "#c19a55", 1.8)
    ribbon = both("M83 84Q128 96 173 84L174 98Q128 110 82 98Z", "#7b2230", INK, 3.4)
    goatee = shaded("goatee", "M116 176Q128 170 140 176Q138 196 128 198T116 176Z", "#4c3122", hair, -2, -3)
    tache = fill("M128 164Q116 160 100 168Q112 174 128 169Q144 174 156 168Q140 160 128 164Z", hair, f'stroke="{INK}" stroke-width="2.4"')
    scarf = coat("#e8dcc2") + shaded("scarf", "M92 206Q128 226 164 206L170 220Q128 244 86 220Z", "#b8322d", "#7e1d1c", -4, -4) \
        + shaded("tips", "M118 230L104 262H126L130 240L140 262H158L140 230Z", "#b8322d", "#7e1d1c", -3, -4)
    return medallion(locks + neck(face, 18, 224) + raised(scarf, 6) + ears(face, 0.9) + head(face) + cheeks(face, 0.35)
                     + eyes(face, "#5a4520", look=2, lid=0.14) + brows(face, hair, thick=5.5, arch=4, tilt=1) + nose(face, "long")
                     + smile(face, drop=42, wide=11) + tache + goatee + brim + crown + straw + ribbon, "#7d2b35", zoom=1.02)


PEOPLE: tuple[Callable[[], str], ...] = (
    grandmother, grandfather, carmen, bearded, redhead, boy, curls, teacher, bob, teenager, scarfed, hatted)
