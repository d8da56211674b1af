"""The four kings: standing, crowned, in mantle and robe. Drawn with the suit's sign on the right, some mirrored."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.attributes import cuff, fist, holding, orb, planted
from deck.cloth import border, brocade, ermine, fur, shade
from deck.faces import Head, portrait
from deck.grounds import tiles
from deck.hats import crown
from deck.pen import LINE, circle, ellipse, limb, line, place, shape, star


@dataclass(frozen=True)
class King:
    """How one king differs from the others."""

    head: Head
    crown: str
    mantle: str  # colours of mantle, its lining and the robe
    lining: str
    robe: str
    robe_figure: str
    pattern: str
    sleeve: str
    style: str  # state, open, warrior, elder
    hand: tuple[float, float]  # where the hand with the sign is
    other_hand: str = "belt"
    mirrored: bool = False
    floor: tuple[str, str] = (p.IVORY_SHADE, p.RED_LIGHT)


KINGS = {
    "O": King(
        Head("long", p.HAIR_GREY, "long", 0.5, p.BLUE, 0.6, nose="straight", lids=0.85, lines=True),
        "arches",
        p.RED,
        p.GOLD,
        p.BLUE,
        p.GOLD,
        "lozenge",
        p.BLUE,
        "state",
        (318, 262),
        "orb",
        floor=(p.IVORY_SHADE, p.BLUE_LIGHT),
    ),
    "C": King(
        Head("bob", p.HAIR_BROWN, "round", 0.5, p.GREEN_DARK, 0.5, nose="snub", broad=1.09, smile=1),
        "fleurons",
        p.GREEN,
        p.RED,
        p.GOLD,
        p.RED,
        "flower",
        p.RED,
        "open",
        (320, 262),
        "belt",
        mirrored=True,
        floor=(p.IVORY_SHADE, p.RED_LIGHT),
    ),
    "E": King(
        Head("short", p.HAIR_BLACK, "pointed", 0.6, p.HAIR_BROWN, -0.9, nose="hooked", broad=0.95, lids=0.9),
        "points",
        p.BLUE,
        p.RED,
        p.RED,
        p.GOLD,
        "scale",
        p.GOLD,
        "warrior",
        (326, 344),
        "hip",
        floor=(p.IVORY_SHADE, p.GOLD),
    ),
    "B": King(
        Head("curls", p.HAIR_RED, "forked", 0.4, p.GREEN_DARK, -0.2, nose="straight", broad=1.04),
        "leaves",
        p.GOLD,
        p.GREEN,
        p.GREEN,
        p.GOLD_LIGHT,
        "stripe",
        p.RED,
        "elder",
        (330, 318),
        "belt",
        mirrored=True,
        floor=(p.IVORY_SHADE, p.GREEN_LIGHT),
    ),
}


def king(suit: str) -> tuple[str, str]:
    """The floor under a king, and the king."""
    k = KINGS[suit]
    robe_fill = f"url(#robe_{suit})"
    if k.style == "warrior":
        dress = _greaves() + _short_robe(k, robe_fill) + _mantle(k)
    else:
        dress = _feet() + _long_robe(k, robe_fill) + _mantle(k)
    head = place(portrait(k.head, hat=crown(k.crown)), 208, 152, 1.24)
    figure = _mantle_back(k) + dress + _holding_arm(k, suit) + _other_arm(k) + _collar(k) + head
    if k.mirrored:
        figure = place(figure, 416, 0, flip=True)
    return tiles(*k.floor), brocade(f"robe_{suit}", k.robe, k.robe_figure, k.pattern) + figure


def _mantle_back(k: King) -> str:
    return shape(
        "M158 214 C112 232 92 300 82 400 C74 480 62 552 54 594 C96 606 320 606 362 594 C354 552 342 480 334 400 "
        "C324 300 304 232 258 214 Z",
        p.mix(k.lining, p.INK, 0.12),
        LINE,
    )


def _mantle(k: King) -> str:
    """The two sides of the mantle, falling open in front."""
    side = "".join(
        (
            shape(
                "M156 216 C112 236 92 300 82 400 C74 480 62 552 54 594 C70 600 92 602 108 600 C122 500 116 420 132"
                " 350 C140 310 158 262 176 236 Z",
                k.mantle,
                LINE,
            ),
            shade("M120 330 C104 410 98 520 90 601 C98 602 104 601 108 600 C122 500 116 420 132 350 Z"),
            line("M98 372 C90 450 82 520 74 590", 3),
            _motifs(k),
            _edge(k, "M174 240 C150 280 132 330 124 400 C118 470 116 540 108 598"),
        )
    )
    return side + place(side, 416, 0, flip=True)


def _motifs(k: King) -> str:
    """Small gold figures woven into the mantle."""
    figure = {
        "state": shape(
            "M0 -11 C5 -5 10 -4 11 2 C8 6 4 4 3 2 L4 11 L-4 11 L-3 2 C-4 4 -8 6 -11 2 C-10 -4 -5 -5 0 -11 Z",
            p.GOLD,
            0,
        ),
        "open": shape(star(6, 9, 4), p.GOLD_LIGHT, 0),
        "warrior": shape(star(4, 10, 3.4), p.GOLD, 0),
    }.get(k.style, "")
    spots = ((108, 330), (98, 380), (102, 432), (80, 452), (90, 490), (74, 524), (92, 552), (70, 576), (128, 284))
    return "".join(place(figure, x, y, angle=8) for x, y in spots) if figure else ""


def _edge(k: King, d: str) -> str:
    return fur(d) if k.style == "elder" else border(d, p.GOLD, 9)


def _long_robe(k: King, fill: str) -> str:
    panel = {
        "state": (
            shape("M190 236 L226 236 L234 598 C224 601 192 601 182 598 Z", k.sleeve, 3.2)
            + line("M208 250 L208 592", 10, k.robe_figure, 'stroke-dasharray="0.1 30"')
            + line("M208 250 L208 592", 4, p.RED_DARK, 'stroke-dasharray="0.1 30"')
        ),
        "open": (
            shape("M208 372 C196 440 184 520 178 600 C190 602 226 602 238 600 C232 520 220 440 208 372 Z", p.GREEN, 3.2)
            + border("M205 376 C192 440 182 520 176 598", p.GOLD, 8, beads=False)
            + border("M211 376 C224 440 234 520 240 598", p.GOLD, 8, beads=False)
        ),
        "elder": (
            line("M208 250 L208 592", 3)
            + "".join(
                shape(
                    f"M190 {y} L226 {y} M190 {y - 5} L190 {y + 5} M226 {y - 5} L226 {y + 5}", "none", 4.4, p.GOLD_DARK
                )
                + circle(208, y, 6, "url(#gold_round)", 2.4)
                for y in range(404, 590, 32)
            )
        ),
    }[k.style]
    belt = (
        border("M140 366 C170 378 246 378 276 366", p.GOLD, 14)
        + circle(208, 375, 15, p.RED, 3.4)
        + circle(208, 375, 6.5, p.GOLD_LIGHT, 2)
    )
    return "".join(
        (
            shape("M150 226 C134 300 128 420 112 592 C150 604 266 604 304 592 C288 420 282 300 266 226 Z", fill, LINE),
            shade("M256 240 C270 330 284 470 296 592 C286 597 270 599 252 600 C262 480 262 340 244 240 Z"),
            line("M172 384 C166 450 156 530 150 596 M244 384 C250 450 260 530 266 596", 3),
            panel,
            (
                border("M113 582 C150 594 266 594 303 582", p.GOLD, 15)
                if k.style != "elder"
                else fur("M113 584 C150 596 266 596 303 584")
            ),
            belt,
        )
    )


def _short_robe(k: King, fill: str) -> str:
    """A warrior's dress: breastplate over a tunic that ends at the knee."""
    skirt = (
        shape("M160 360 C146 400 134 450 128 494 C160 508 256 508 288 494 C282 450 270 400 256 360 Z", fill, LINE)
        + shade("M256 360 C270 400 282 450 288 494 C276 499 262 502 250 503 C254 450 246 400 236 360 Z")
        + line("M180 380 C172 420 166 460 162 500 M208 380 L208 504 M236 380 C244 420 250 460 254 500", 3)
        + border("M129 486 C160 499 256 499 287 486", p.GOLD, 12)
    )
    plate = (
        shape(
            "M150 224 C142 280 150 330 162 366 C190 380 226 380 254 366 C266 330 274 280 266 224 Z",
            "url(#steel)",
            LINE,
        )
        + line("M208 290 L208 374", 3, p.STEEL_DARK)
        + line("M156 318 C180 338 236 338 260 318", 3, p.STEEL_DARK)
        + "".join(circle(x, y, 3.4, p.GOLD, 1.8) for x, y in ((162, 336), (254, 336), (170, 358), (246, 358)))
    )
    eagle = place(
        shape(
            "M0 -22 C6 -10 18 -14 26 -20 C26 0 18 12 8 14 L0 26 L-8 14 C-18 12 -26 0 -26 -20 C-18 -14 -6 -10 0 -22 Z",
            p.GOLD,
            3,
        ),
        208,
        328,
    )
    belt = border("M158 364 C180 378 236 378 258 364", p.RED, 12) + circle(208, 375, 13, "url(#gold_round)", 3.2)
    return skirt + plate + eagle + belt


def _greaves() -> str:
    """Armoured legs and feet."""
    leg = "".join(
        (
            limb([(182, 470, 30), (176, 516, 22), (172, 546, 22), (170, 584, 13)], "url(#steel)"),
            shape("M150 508 C160 496 190 496 198 508 C196 524 154 524 150 508 Z", "url(#gold)", 3.4),
            line("M174 524 L171 584", 2.6, p.STEEL_DARK),
            shape(
                "M182 578 C190 586 190 598 184 604 L132 606 C124 604 126 596 134 594 C146 590 154 586 158 578 Z",
                "url(#steel)",
                3.6,
            ),
            line("M166 584 C168 592 166 598 164 604 M152 590 C154 596 152 600 150 605", 2.4, p.STEEL_DARK),
        )
    )
    return leg + place(leg, 416, 0, flip=True)


def _feet() -> str:
    shoe = shape("M-26 8 C-24 -8 -4 -12 10 -8 C22 -6 26 2 24 8 Z", p.RED_DARK, 3.4)
    return place(shoe, 180, 600, 0.9) + place(shoe, 238, 600, 0.9, flip=True)


def _holding_arm(k: King, suit: str) -> str:
    hx, hy = k.hand
    plate = k.style == "warrior"
    fill = "url(#steel)" if plate else k.sleeve
    arm = limb([(264, 256, 26), (290, 312, 29), (302, hy + 54, 25), (hx - 16, hy + 22, 16)], fill)
    if plate:
        arm += (
            ellipse(268, 252, 30, 26, "url(#steel)", LINE, angle=30)
            + line("M244 262 C260 274 284 272 296 256", 3, p.STEEL_DARK)
            + circle(300, 352, 13, "url(#gold_round)", 3)
        )
    hanging = shape(
        f"M268 300 C280 360 300 400 330 {hy + 134} C346 {hy + 92} 342 {hy + 58} 322 {hy + 34} Z", k.lining, LINE
    ) + line(f"M300 {hy + 70} C312 {hy + 90} 322 {hy + 104} 329 {hy + 126}", 2.6)
    sign = planted(suit) if k.style == "elder" else holding(suit)
    return ("" if plate else hanging) + arm + cuff(hx - 13, hy + 20, -62) + place(sign, hx, hy)


def _other_arm(k: King) -> str:
    if k.other_hand == "hip":
        return (
            limb([(152, 256, 26), (112, 304, 26), (118, 348, 22), (158, 364, 15)], "url(#steel)")
            + ellipse(148, 252, 30, 26, "url(#steel)", LINE, angle=-30)
            + line("M120 256 C132 272 156 274 172 262", 3, p.STEEL_DARK)
            + circle(104, 330, 13, "url(#gold_round)", 3)
            + place(fist(), 172, 366, 0.86)
        )
    sleeve = limb([(152, 258, 26), (124, 316, 30), (136, 364, 26), (170, 366, 16)], k.sleeve)
    wide = shape(
        "M112 336 C102 388 106 424 122 452 C142 428 162 402 170 384 C150 392 130 382 122 360 Z", k.lining, LINE
    )
    held = orb(188, 338) if k.other_hand == "orb" else ""
    return sleeve + wide + held + cuff(168, 366, 0) + place(fist(), 194, 366, 0.92)


def _collar(k: King) -> str:
    neck = ellipse(208, 208, 26, 24, p.SKIN, 3.4)
    if k.style in ("state", "elder"):
        cape = (
            "M160 206 C130 214 118 246 116 284 C150 306 266 306 300 284 C298 246 286 214 256 206 C236 224 180 224 160"
            " 206 Z"
        )
        tails = [
            (140, 240),
            (134, 270),
            (160, 258),
            (166, 284),
            (186, 250),
            (196, 276),
            (220, 250),
            (224, 278),
            (248, 260),
            (254, 284),
            (276, 242),
            (282, 270),
            (208, 292),
        ]
        if k.style == "state":
            return neck + ermine(cape, tails)
        sash = shape("M126 250 C180 280 240 330 282 382 L300 360 C262 300 200 250 150 222 Z", k.sleeve, LINE) + line(
            "M140 246 C196 276 250 324 288 372", 4, p.GOLD, 'stroke-dasharray="0.1 14"'
        )
        return (
            sash
            + neck
            + ermine(cape, [], fill="#6a4a2c")
            + line(
                "M134 252 L130 272 M156 262 L154 286 M180 268 L180 292 M208 270 L208 296 M236 268 L236 292 M260 262"
                " L262 286 M282 252 L286 272",
                3,
                p.GOLD_LIGHT,
            )
            + circle(208, 236, 12, "url(#gold_round)", 3)
        )
    if k.style == "warrior":
        return (
            neck
            + ermine(
                "M156 208 C140 214 132 232 130 250 C160 270 256 270 286 250 C284 232 276 214 260 208 C236 222 180 222"
                " 156 208 Z",
                [(148, 236), (168, 250), (190, 240), (208, 254), (228, 240), (250, 250), (268, 236)],
            )
            + circle(146, 256, 12, "url(#gold_round)", 3.2)
            + circle(270, 256, 12, "url(#gold_round)", 3.2)
        )
    cape = shape(
        "M160 206 C128 216 114 244 108 276 C140 262 180 262 208 290 C236 262 276 262 308 276 C302 244 288 216 256 206"
        " C236 224 180 224 160 206 Z",
        k.mantle,
        LINE,
    )
    links = "M150 214 C158 262 188 280 208 284 C228 280 258 262 266 214"
    chain = line(links, 14, p.INK) + line(links, 9, p.GOLD) + line(links, 3, p.GOLD_DARK, 'stroke-dasharray="2 7"')
    return neck + cape + chain + circle(208, 292, 15, "url(#gold_round)", 3.2) + circle(208, 292, 6, p.RED, 2)
