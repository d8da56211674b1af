"""The four sotas: young pages on their feet, with short tunic, hose, cape and hat."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.attributes import cuff, fist, holding, planted
from deck.cloth import border, brocade, shade
from deck.faces import Head, back_of_head, front_of_head
from deck.grounds import grass
from deck.hats import hat
from deck.pen import LINE, circle, ellipse, limb, line, place, shape


@dataclass(frozen=True)
class Page:
    """How one sota differs from the others. Pairs of colours are left and right of the wearer's front."""

    head: Head
    hat: tuple[str, str, str, str]  # kind, main, trim, feather
    tunic: tuple[str, str]
    figure: str
    pattern: str
    sleeves: tuple[str, str]
    hose: tuple[str, str]
    cape: str | None
    style: str  # doublet, tabard, coat
    hand: tuple[float, float]  # where the hand with the sign is
    boots: bool = False
    stance: int = 1  # which leg is out: 1 right, -1 left
    mirrored: bool = False
    stands: bool = False  # the sign stands on the ground


PAGES = {
    "O": Page(
        Head("bob", p.HAIR_FAIR, "none", -0.6, p.BLUE, 0.5, nose="snub"),
        ("beret", p.RED, p.GOLD, p.WHITE),
        (p.BLUE, p.BLUE),
        p.GOLD_LIGHT,
        "flower",
        (p.RED, p.GOLD),
        (p.RED, p.GOLD),
        p.GREEN,
        "doublet",
        (316, 266),
        mirrored=True,
    ),
    "C": Page(
        Head("long", p.HAIR_BROWN, "none", 0.5, p.GREEN_DARK, 0.7, smile=0.9, nose="snub", broad=0.97, lids=1.15),
        ("wreath", p.RED, p.WHITE, p.WHITE),
        (p.RED, p.RED),
        p.GOLD,
        "lozenge",
        (p.GREEN, p.WHITE),
        (p.BLUE, p.BLUE),
        p.GOLD,
        "coat",
        (316, 252),
        stance=-1,
    ),
    "E": Page(
        Head("short", p.HAIR_BLACK, "moustache", 0.6, p.HAIR_BROWN, -0.6, smile=0.2, nose="hooked", broad=0.96),
        ("cap", p.BLUE, p.RED, p.GOLD_LIGHT),
        (p.GOLD, p.RED),
        p.RED_DARK,
        "dots",
        (p.BLUE, p.WHITE),
        (p.BLUE, p.RED),
        p.RED,
        "tabard",
        (320, 318),
        boots=True,
        stands=True,
        mirrored=True,
    ),
    "B": Page(
        Head(
            "curls", p.HAIR_RED, "none", 0.6, p.GREEN_DARK, 0.2, smile=0.9, nose="straight", broad=1.04, freckles=True
        ),
        ("hunter", p.GREEN, p.GOLD, p.RED),
        (p.GREEN, p.GOLD),
        p.GREEN_LIGHT,
        "stripe",
        (p.RED, p.GOLD_LIGHT),
        (p.GOLD, p.GREEN),
        p.BLUE,
        "doublet",
        (324, 326),
        boots=True,
        stance=-1,
    ),
}


def page(suit: str) -> tuple[str, str]:
    """The ground under a sota, and the sota."""
    g = PAGES[suit]
    front = f"url(#tunic_{suit})"
    legs = _legs(g)
    if g.stance < 0:
        legs = place(legs, 416, 0, flip=True)
    body = {"doublet": _doublet, "tabard": _tabard, "coat": _coat}[g.style](g, front)
    behind, over = hat(*g.hat)
    head = 208, 150, 1.26
    neck = limb([(208, 184, 19), (208, 216, 22)], p.SKIN, 3.4)
    figure = "".join((_cape(g), legs, _hip_arm(g), body, _holding_arm(g, suit, *g.hand)))
    if g.mirrored:
        figure = place(figure, 416, 0, flip=True)
    return grass(flowers=True), "".join(
        (
            brocade(f"tunic_{suit}", g.tunic[0], g.figure, g.pattern),
            figure,
            place(back_of_head(g.head, behind), *head),
            neck,
            _ruff(g),
            place(front_of_head(g.head, over), *head),
        )
    )


def _legs(g: Page) -> str:
    left = limb([(186, 408, 31), (178, 462, 27), (172, 506, 19), (168, 540, 20), (166, 586, 12)], g.hose[0])
    right = limb([(232, 408, 31), (246, 462, 27), (252, 506, 19), (260, 540, 20), (262, 584, 12)], g.hose[1])
    if g.boots:
        boot = p.HAIR_BROWN
        left += limb([(172, 508, 23), (168, 545, 22), (166, 586, 14)], boot) + line(
            "M152 512 C164 518 182 518 192 510", 3
        )
        right += limb([(252, 508, 23), (260, 545, 22), (262, 584, 14)], boot) + line(
            "M230 512 C244 520 264 518 274 508", 3
        )
        shoe = boot
    else:
        shoe = p.RED_DARK if g.hose[0] != p.RED else p.BLUE_DARK
        left += line("M160 500 C168 505 178 505 186 500", 6, p.INK) + line(
            "M160 500 C168 505 178 505 186 500", 2.4, p.GOLD_LIGHT
        )
        right += line("M238 500 C248 505 258 505 268 499", 6, p.INK) + line(
            "M238 500 C248 505 258 505 268 499", 2.4, p.GOLD_LIGHT
        )
    foot = shape(
        "M-14 -14 C-6 -10 6 -10 14 -14 C20 -4 36 2 50 8 C54 12 50 16 44 16 L-14 16 C-20 8 -18 -4 -14 -14 Z", shoe, 3.6
    )
    return left + right + place(foot, 166, 590, 0.95, flip=True) + place(foot, 262, 588, 0.95)


def _cape(g: Page) -> str:
    if not g.cape:
        return ""
    lining = p.mix(g.cape, p.INK, 0.35)
    trim = p.RED if g.cape == p.GOLD else p.GOLD_LIGHT
    return (
        shape(
            "M156 214 C112 250 92 350 84 470 C120 492 150 470 176 480 L258 476 C288 470 312 486 330 466 C322 350 304"
            " 250 260 214 Z",
            g.cape,
            LINE,
        )
        + shade(
            "M150 260 C136 330 128 420 126 482 C146 476 160 474 176 480 L240 478 L258 476 C288 470 296 476 306 478 "
            "C300 420 286 330 262 260 Z",
            0.35,
        )
        + line("M108 330 C100 380 98 430 98 470", 2.6, lining)
        + line("M89 458 C122 478 150 458 176 467 L258 463 C288 457 310 472 327 455", 3.4, trim)
    )


def _skirt(fill: str, hem: str, bottom: float, flare: float) -> str:
    d = (
        f"M170 336 C154 370 {146 - flare} {bottom - 30} {138 - flare} {bottom} C{160 - flare / 2} {bottom + 12} "
        f"{256 + flare / 2} {bottom + 12} {278 + flare} {bottom} C{270 + flare} {bottom - 30} 262 370 246 336 Z"
    )
    folds = line(
        f"M184 350 C176 384 170 {bottom - 20} 166 {bottom + 4} M208 350 L208 {bottom + 8} M232 350 C240 384 246"
        f" {bottom - 20} 250 {bottom + 4}",
        3,
    )
    edge = (
        f"M{139 - flare} {bottom - 6} C{160 - flare / 2} {bottom + 5} {256 + flare / 2} {bottom + 5} {277 + flare}"
        f" {bottom - 6}"
    )
    return (
        shape(d, fill, LINE)
        + shade(
            f"M246 336 C262 370 {270 + flare} {bottom - 30} {278 + flare} {bottom} C266 {bottom + 5} 256 "
            f"{bottom + 8} 244 {bottom + 9} C246 400 240 370 230 336 Z"
        )
        + folds
        + border(edge, hem, 10)
    )


TORSO = "M158 214 C150 250 160 300 170 344 C190 354 226 354 246 344 C256 300 266 250 258 214 C236 226 180 226 158 214 Z"


def _doublet(g: Page, front: str) -> str:
    chest = shape(TORSO, front, LINE) + shade(
        "M258 214 C266 250 256 300 246 344 C240 347 232 349 226 350 C240 300 244 260 240 220 Z"
    )
    buttons = line("M208 232 L208 336", 3) + "".join(
        circle(208, y, 5.2, "url(#gold_round)", 2.4) for y in (248, 270, 292, 314)
    )
    belt = border("M168 342 C190 354 226 354 248 342", g.sleeves[0], 12)
    return _skirt(front, g.sleeves[1], 430, 8) + chest + buttons + belt + circle(208, 351, 9, "url(#gold_round)", 3)


def _tabard(g: Page, front: str) -> str:
    left = shape(
        "M158 214 C150 270 146 360 136 448 C160 458 184 460 208 460 L208 222 C190 222 172 220 158 214 Z", front, LINE
    )
    right = shape(
        "M258 214 C266 270 270 360 280 448 C256 458 232 460 208 460 L208 222 C226 222 244 220 258 214 Z",
        g.tunic[1],
        LINE,
    )
    fold = shade("M258 214 C266 270 270 360 280 448 C270 452 260 455 250 456 C254 380 250 290 240 220 Z")
    creases = line("M182 356 C176 390 172 420 168 452 M234 356 C240 390 246 420 250 452", 3)
    hem = border("M137 440 C160 450 256 450 279 440", p.BLUE, 11)
    sun = place(
        circle(0, 0, 17, "url(#gold_round)", 3)
        + "".join(place(shape("M-4 -19 L0 -31 L4 -19 Z", p.GOLD, 2.4), angle=a) for a in range(0, 360, 45)),
        208,
        288,
    )
    belt = border("M153 350 C180 362 236 362 263 350", p.HAIR_BROWN, 11, beads=False) + circle(
        208, 358, 9, "url(#gold_round)", 3
    )
    return left + right + fold + creases + hem + sun + belt


def _coat(g: Page, front: str) -> str:
    chest = shape(TORSO, front, LINE) + shade(
        "M258 214 C266 250 256 300 246 344 C240 347 232 349 226 350 C240 300 244 260 240 220 Z"
    )
    laces = shape("M190 224 L226 224 L214 342 L202 342 Z", p.WHITE, 3.2) + line(
        "M194 240 L222 254 M222 240 L194 254 M197 268 L219 282 M219 268 L197 282 M199 296 L216 308 M216 296 L199 308",
        2.4,
        p.RED_DARK,
    )
    sash = border("M168 342 C190 354 226 354 248 342", g.sleeves[0], 14, beads=False) + shape(
        "M182 350 C170 380 172 400 160 424 L180 420 L186 432 C194 404 196 376 198 354 Z", g.sleeves[0], 3.4
    )
    return _skirt(front, p.GOLD, 470, 22) + chest + laces + sash


def _puff(x: float, y: float, g: Page, angle: float) -> str:
    """A slashed, puffed upper sleeve."""
    body = ellipse(0, 0, 33, 40, g.sleeves[0], LINE) + "".join(
        shape(f"M{x0} -30 C{x0 + 7} -10 {x0 + 7} 12 {x0} 32 C{x0 - 7} 12 {x0 - 7} -10 {x0} -30 Z", g.sleeves[1], 2.4)
        for x0 in (-14, 0, 14)
    )
    return place(body, x, y, angle=angle)


def _hip_arm(g: Page) -> str:
    lower = limb(
        [(118, 286, 19), (106, 318, 18), (132, 340, 15), (160, 350, 13)],
        g.tunic[0] if g.style != "tabard" else g.sleeves[0],
    )
    return lower + place(fist(), 172, 352, 0.72) + cuff(152, 346, 22) + _puff(136, 252, g, 28)


def _holding_arm(g: Page, suit: str, hx: float, hy: float) -> str:
    fill = g.tunic[0] if g.style != "tabard" else g.sleeves[0]
    lower = limb([(288, 282, 19), (302, max(hy + 50, 320), 19), (hx - 14, hy + 20, 14)], fill)
    return (
        lower
        + cuff(hx - 13, hy + 19, -62)
        + place(planted(suit) if g.stands else holding(suit), hx, hy)
        + _puff(280, 252, g, -26)
    )


def _ruff(g: Page) -> str:
    if g.style == "coat":
        return shape(
            "M170 208 C176 226 194 238 208 244 C222 238 240 226 246 208 C252 224 246 246 236 256 L208 244 L180 256"
            " C170 246 164 224 170 208 Z",
            p.WHITE,
            3.2,
        )
    return "".join(
        ellipse(208 + dx, 214 + abs(dx) * -0.1, 9.5, 13, p.WHITE, 2.8) for dx in (-44, 44, -30, 30, -15, 15, 0)
    )
