"""Six people who came by for the coffee and stayed for the cards."""

from __future__ import annotations

from kit.shapes import both, circle, fill, line
from palette import mix

from avatars.face import (
    BROWN,
    CX,
    DEEP,
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
from avatars.wardrobe import coat, raised, shine, strands


def curls() -> str:
    face = Face(BROWN, cy=128, wide=42, tall=54, jaw=0.72)
    hair, light = "#241412", "#41261f"
    puffs = [
        (128, 58, 34),
        (92, 68, 32),
        (164, 68, 32),
        (66, 98, 30),
        (190, 98, 30),
        (60, 132, 27),
        (196, 132, 27),
        (74, 160, 22),
        (182, 160, 22),
    ]
    cloud = "".join(circle(x, y, r + 2.2, INK) for x, y, r in puffs) + "".join(
        circle(x, y, r, hair) for x, y, r in puffs
    )
    cloud += "".join(circle(x - 5, y - 5, r - 8, light) for x, y, r in puffs)
    cloud += "".join(line(f"M{x - 9} {y}q4 -9 9 -2t9 -2", hair, 3) for x, y, r in puffs)
    band = shaded(
        "band", "M84 104C86 76 106 66 128 66S170 76 172 104Q162 88 128 86T84 104Z", "#eab23a", "#bd7f1f", -3, -4
    )
    band += line("M100 82l6 10M118 74l3 12M138 74l-3 12M156 82l-6 10", "#9c3a24", 3.4)
    hoops = "".join(
        circle(CX + s * 46, face.eyes + 32, 11, "none", f'stroke="{INK}" stroke-width="6.6"')
        + circle(CX + s * 46, face.eyes + 32, 11, "none", 'stroke="#f0c04a" stroke-width="3.6"')
        for s in (-1, 1)
    )
    top = coat("#d7582f", "M26 262C32 222 70 214 102 204Q128 232 154 204C186 214 224 222 230 262Z") + line(
        "M70 226Q128 262 186 226", "#f3c14a", 5
    )
    return medallion(
        cloud
        + neck(face, 17, 222)
        + raised(top, 10)
        + ears(face, 0.85)
        + head(face)
        + cheeks(face, 0.5)
        + eyes(face, "#3b1f10", lashes=True)
        + brows(face, hair, thick=4.6, arch=7, lift=1)
        + nose(face)
        + smile(face, "open", drop=36, wide=16)
        + band
        + hoops,
        "#6d3f78",
        zoom=1.03,
    )


def teacher() -> str:
    face = Face(DEEP, cy=124, wide=44, tall=56, jaw=0.82)
    hair = "#1d1311"
    crop = shaded(
        "crop",
        "M82 112C78 70 98 52 128 52S178 70 174 112Q172 92 160 82Q128 72 96 82Q84 92 82 112Z",
        "#33221d",
        hair,
        -5,
        -5,
    )
    grey = line("M86 104Q88 92 94 86M170 104Q168 92 162 86", "#a89f94", 4)
    goatee = shaded("goatee", "M110 164Q112 156 128 156T146 164Q146 184 128 186T110 164Z", "#4a3a35", hair, -3, -3)
    goatee += fill("M118 164Q128 170 138 164Q134 172 128 172T118 164Z", "#a4483e") + strands(
        "M118 176v6M128 178v6M138 176v6", "#a89f94", 2
    )
    tache = line("M110 158Q118 152 128 154Q138 152 146 158", "#33221d", 6)
    knit = coat("#2f6b4c") + both("M104 198L128 226L152 198L160 208L130 240H126L96 208Z", "#f5ecd8", INK, PEN)
    rib = line("M96 208L126 242M160 208L130 242", mix("#2f6b4c", INK, 0.4), 5)
    return medallion(
        neck(face, 21)
        + raised(knit + rib, 7)
        + ears(face)
        + head(face)
        + cheeks(face, 0.25)
        + age(face, False)
        + eyes(face, "#2c160b")
        + brows(face, hair, thick=5.5, arch=4)
        + nose(face, "round")
        + goatee
        + tache
        + crop
        + grey
        + glasses(face, "square", "#8a2f2a"),
        "#c0973a",
    )


def bob() -> str:
    face = Face(ROSY, cy=126, wide=42, tall=54, jaw=0.72)
    hair, dark = "#7a4a2a", "#512d18"
    back = shaded(
        "back", "M74 180C60 130 68 52 128 50S196 130 182 180Q172 190 156 186H100Q84 190 74 180Z", hair, dark, -7, -4
    )
    front = shaded(
        "front",
        "M80 150C72 92 92 58 128 58S184 92 176 150Q166 126 164 104Q140 100 120 82Q110 104 92 110Q90 132 80 150Z",
        hair,
        dark,
        -5,
        -5,
    )
    front += (
        line("M120 62Q104 74 94 104", "#e5dccb", 5)
        + line("M124 62Q114 74 104 100", "#cfc2ac", 3)
        + strands("M136 64Q156 76 164 100M130 66Q146 80 158 98", dark)
    )
    scarf = coat("#3d4d63") + shaded(
        "scarf", "M88 196Q128 226 168 196L178 214Q168 240 128 240T78 214Z", "#3f8a5b", "#28613f", -6, -5
    )
    scarf += shaded("knot", "M112 228Q128 218 144 228L158 262H132L128 246L120 262H100Z", "#4f9c6a", "#28613f", -4, -4)
    scarf += line("M92 212Q128 234 164 212", "#bfe0b4", 3)
    return medallion(
        back
        + neck(face, 17)
        + raised(scarf, 9)
        + head(face)
        + cheeks(face, 0.45)
        + eyes(face, "#6a4a24", lashes=True, look=-1)
        + brows(face, dark, thick=4.4, arch=6, lift=4)
        + nose(face)
        + age(face, False)
        + smile(face, "full", drop=37, wide=14, colour="#a92f45")
        + front
        + glasses(face, "cat", "#b03a4a"),
        "#b0586a",
    )


def teenager() -> str:
    face = Face(FAIR, cy=126, wide=43, tall=55, jaw=0.74, eye_gap=19)
    hair = "#17141a"
    top = (
        shaded(
            "top",
            "M80 122C70 88 78 54 116 48Q170 40 178 84Q182 104 176 124Q172 104 166 96Q158 104 150 92Q138 108 118 98"
            "Q100 112 92 100Q84 108 80 122Z",
            "#2d2833",
            hair,
            -6,
            -6,
        )
        + shine("M96 74Q110 58 136 58", "#2d2833", 5)
        + strands("M110 60Q108 80 114 96M140 58Q146 76 148 90", hair)
    )
    band = line("M74 124C70 40 186 40 182 124", INK, 15) + line("M74 124C70 40 186 40 182 124", "#d8433c", 9)
    pads = "".join(
        both(f"M{x} 114q{12 * s} 2 {12 * s} 20t{-12 * s} 20Z", "#e9e2d3" if s < 0 else "#b9ae98", INK, PEN)
        for x, s in ((80, -1), (176, 1))
    )
    hood = coat("#59616f") + shaded(
        "hood",
        "M96 202Q76 216 82 236Q100 252 128 252T174 236Q180 216 160 202Q156 226 128 228T96 202Z",
        "#7a8392",
        "#4c5360",
        -5,
        -5,
    )
    strings = line("M114 246V264M142 246V264", "#efe6d2", 4)
    return medallion(
        neck(face, 17)
        + raised(hood + strings, 11)
        + head(face)
        + cheeks(face, 0.35)
        + eyes(face, "#2a1a12", lid=0.12)
        + brows(face, hair, thick=5, arch=2, tilt=-1)
        + nose(face, "button")
        + smile(face, drop=35, wide=13)
        + top
        + band
        + pads,
        "#44637a",
    )


def scarfed() -> str:
    face = Face(TAN, cy=128, wide=40, tall=50, jaw=0.78)
    cloth, dark = "#2c8a86", "#1c5b5a"
    veil = "M62 214C50 130 66 46 128 46S206 130 194 214Q170 240 128 240T62 214Z"
    wrap = shaded("veil", veil, cloth, dark, -9, -5)
    opening = clip("opening", "M86 128C84 92 104 78 128 78S172 92 170 128C170 158 150 186 128 186S86 158 86 128Z")
    rim = line("M86 128C84 92 104 78 128 78S172 92 170 128C170 158 150 186 128 186S86 158 86 128Z", INK, PEN)
    under = line("M90 112C94 90 110 84 128 84S162 90 166 112", "#f0d9a0", 6)
    folds = line(
        "M74 120Q76 180 112 204M182 120Q180 180 144 204M84 206Q128 232 172 206M96 62Q76 86 74 120M128 186Q122 208 "
        "96 228",
        dark,
        3.4,
    )
    dots = "".join(
        circle(x, y, 3.2, "#f0c661")
        for x, y in (
            (96, 64),
            (128, 58),
            (160, 64),
            (74, 92),
            (182, 92),
            (70, 150),
            (186, 150),
            (100, 216),
            (156, 216),
            (128, 222),
        )
    )
    coat_ = coat("#7a2f4e", "M22 262C26 230 60 214 96 208H160C196 214 230 230 234 262Z")
    features = (
        head(face)
        + cheeks(face, 0.5)
        + eyes(face, "#4a2c14", lashes=True)
        + brows(face, "#2e1a12", thick=4.6, arch=6)
        + nose(face)
        + smile(face, "full", drop=35, wide=13)
    )
    return medallion(
        coat_ + wrap + opening + f'<g clip-path="url(#opening)">{features}</g>' + rim + under + folds + dots, "#c98a4e"
    )


def hatted() -> str:
    face = Face(OLIVE, cy=134, wide=43, tall=54, jaw=0.74)
    hair = "#38231a"
    locks = shaded(
        "locks",
        "M80 120Q66 160 76 196Q92 204 98 186V130ZM176 120Q190 160 180 196Q164 204 158 186V130Z",
        "#4c3122",
        hair,
        -4,
        -4,
    )
    brim = shaded(
        "brim", "M30 104Q34 90 76 90H180Q222 90 226 104Q222 120 128 120T30 104Z", "#e2bd74", "#b3863f", -4, -5
    )
    crown = shaded(
        "crown", "M82 96Q80 46 104 42Q128 34 152 42Q176 46 174 96Q128 106 82 96Z", "#e9c883", "#b98d47", -8, -4
    )
    straw = line("M92 62Q128 52 164 62M90 74Q128 64 166 74M44 104Q128 116 212 104", "#a67a36", 2.2) + line(
        "M104 46L98 92M128 42V98M152 46L158 92", "#c19a55", 1.8
    )
    ribbon = both("M83 84Q128 96 173 84L174 98Q128 110 82 98Z", "#7b2230", INK, 3.4)
    goatee = shaded("goatee", "M116 176Q128 170 140 176Q138 196 128 198T116 176Z", "#4c3122", hair, -2, -3)
    tache = fill(
        "M128 164Q116 160 100 168Q112 174 128 169Q144 174 156 168Q140 160 128 164Z",
        hair,
        f'stroke="{INK}" stroke-width="2.4"',
    )
    scarf = (
        coat("#e8dcc2")
        + shaded("scarf", "M92 206Q128 226 164 206L170 220Q128 244 86 220Z", "#b8322d", "#7e1d1c", -4, -4)
        + shaded("tips", "M118 230L104 262H126L130 240L140 262H158L140 230Z", "#b8322d", "#7e1d1c", -3, -4)
    )
    return medallion(
        locks
        + neck(face, 18, 224)
        + raised(scarf, 6)
        + ears(face, 0.9)
        + head(face)
        + cheeks(face, 0.35)
        + eyes(face, "#5a4520", look=2, lid=0.14)
        + brows(face, hair, thick=5.5, arch=4, tilt=1)
        + nose(face, "long")
        + smile(face, drop=42, wide=11)
        + tache
        + goatee
        + brim
        + crown
        + straw
        + ribbon,
        "#7d2b35",
        zoom=1.02,
    )
