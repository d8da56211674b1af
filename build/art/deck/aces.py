"""The four aces, the show pieces of the deck."""

from __future__ import annotations

import palette as p
from render import SERIF_CAPS

from deck.attributes import fist
from deck.pen import HEIGHT, WIDTH, circle, ellipse, limb, line, place, polar, shape, star
from deck.suits import club, leaf, sword

CX, CY = WIDTH / 2, HEIGHT / 2


def laurel(side: int) -> str:
    """A branch of laurel that curves up and outwards from the origin."""
    stem = [(0, 0), (52, -8), (98, -36), (128, -78), (142, -128)]
    twigs = line("M0 0 C60 -4 130 -50 142 -128", 5, p.GREEN_DARK)
    leaves = ""
    for i in range(9):
        t = i / 8
        k = min(int(t * 4), 3)
        u = t * 4 - k
        x = stem[k][0] + (stem[k + 1][0] - stem[k][0]) * u
        y = stem[k][1] + (stem[k + 1][1] - stem[k][1]) * u
        lean = 84 - 84 * t
        for turn, fill in ((-38, p.GREEN), (40, p.GREEN_LIGHT)):
            leaves += place(leaf(36 - 6 * t, fill, 2.8), x, y, angle=lean + turn)
        if i % 3 == 1:
            leaves += circle(x + 6, y + 12, 5.5, p.RED, 2.4)
    return place(twigs + leaves + place(leaf(34, p.GREEN_LIGHT, 2.8), 142, -128), flip=side < 0)


def banner(y: float, words: str) -> str:
    """A ribbon with a word across the card."""
    return place(
        "".join(
            (
                shape("M-150 -12 L-176 -4 L-160 14 L-176 34 L-128 26 L-128 -4 Z", p.RED_DARK, 3.6),
                shape("M150 -12 L176 -4 L160 14 L176 34 L128 26 L128 -4 Z", p.RED_DARK, 3.6),
                shape("M-146 -20 C-60 -36 60 -36 146 -20 L146 18 C60 2 -60 2 -146 18 Z", p.IVORY_LIGHT, 3.8),
                (
                    f'<text x="0" y="-4" font-family="{SERIF_CAPS}" font-weight="700" font-size="31"'
                    f' letter-spacing="3.4" text-anchor="middle" fill="{p.RED_DARK}">{words}</text>'
                ),
            )
        ),
        CX,
        y,
        0.86,
    )


def sun_face(r: float) -> str:
    """The face of the sun, calm, looking at the player."""
    n = r / 70
    eye = (
        shape("M-15 2 C-8 -10 8 -10 15 0 C8 8 -8 8 -15 2 Z", p.WHITE, 2.6)
        + circle(0, -1, 6, p.BLUE, 2)
        + circle(0, -1, 2.6, p.INK, 0)
        + line("M-17 3 C-8 -13 8 -13 17 0", 4.2)
        + line("M-17 -15 C-8 -23 8 -23 16 -17", 4.6, p.GOLD_DARK)
    )
    face = "".join(
        (
            circle(0, 0, 70, "url(#gold_round)", 4),
            circle(-36, 20, 13, p.CHEEK, 0),
            circle(36, 20, 13, p.CHEEK, 0),
            place(eye, -25, -10),
            place(eye, 25, -10, flip=True),
            line("M-5 -14 C-7 0 -12 12 -9 18 C-5 23 5 23 9 18", 3.6, p.GOLD_DARK),
            shape("M-19 36 C-10 30 -4 31 0 33 C4 31 10 30 19 36 C10 40 -10 40 -19 36 Z", p.RED, 2),
            shape("M-13 39 C-6 48 6 48 13 39 C6 41 -6 41 -13 39 Z", p.RED_LIGHT, 2),
            line("M-22 34 C-10 41 10 41 22 34", 2.6, p.RED_DARK),
            line("M-8 55 C-3 58 3 58 8 55", 2.6, p.GOLD_DARK),
        )
    )
    return place(face, scale=n)


def great_sun() -> str:
    """The as de oros: a sun in a great coin, with laurel and the deck's name."""
    rays = "".join(place(shape("M-15 -88 L0 -128 L15 -88 Z", p.RED, 3.2), angle=a) for a in range(0, 360, 30))
    flames = "".join(
        place(shape("M-11 -86 C-16 -100 6 -106 -2 -122 C12 -114 18 -98 11 -86 Z", p.GOLD, 3), angle=a)
        for a in range(15, 360, 30)
    )
    beads = "".join(circle(*polar(154, i * 9), 5.2, p.GOLD_LIGHT, 1.8, p.GOLD_DARK) for i in range(40))
    stars = "".join(
        place(shape(star(5, 6.4, 2.8), p.GOLD_LIGHT, 0), *polar(134, i * 15 + 7.5), angle=i * 15 + 7.5)
        for i in range(24)
    )
    medal = "".join(
        (
            circle(0, 0, 167, "url(#gold_round)", 5),
            beads,
            circle(0, 0, 143, p.BLUE, 4),
            stars,
            circle(0, 0, 126, p.IVORY_LIGHT, 3.6),
            f'<g clip-path="url(#disc)">{flames}{rays}</g>',
            circle(0, 0, 84, p.RED, 3.4),
            circle(0, 0, 76, p.GOLD_LIGHT, 2.6),
            sun_face(72),
        )
    )
    crown_y = 92
    return "".join(
        (
            '<clipPath id="disc"><circle r="125"/></clipPath>',
            place(laurel(1), CX + 12, 536),
            place(laurel(-1), CX - 12, 536),
            place(medal, CX, 296),
            _royal_crown(CX, crown_y),
            banner(574, "Sobremesa"),
        )
    )


def _royal_crown(x: float, y: float) -> str:
    d = "M-46 36 L-58 -22 L-30 8 L-18 -34 L0 2 L18 -34 L30 8 L58 -22 L46 36 C20 46 -20 46 -46 36 Z"
    balls = "".join(
        circle(bx, by, 6.5, fill, 2.8)
        for bx, by, fill in ((-58, -25, p.BLUE), (-18, -38, p.RED), (18, -38, p.RED), (58, -25, p.BLUE))
    )
    gems = "".join(
        circle(gx, gy, 5, fill, 2.2) for gx, gy, fill in ((-28, 29, p.BLUE), (0, 32, p.RED), (28, 29, p.BLUE))
    )
    return place(shape(d, "url(#gold)", 4) + line("M-49 20 C-20 30 20 30 49 20", 3, p.GOLD_DARK) + balls + gems, x, y)


def great_cup() -> str:
    """The as de copas: a covered chalice with handles and grapes."""
    handle = shape(
        "M118 -104 C186 -120 196 -30 134 6 C112 20 92 26 84 12 C108 10 150 -20 150 -58 C150 -84 132 -88 116 -80 Z",
        "url(#gold)",
        4.4,
    ) + circle(170, -92, 8, p.RED, 3)
    lobes = "".join(
        shape(
            f"M{x - 17} 4 C{x - 17} -24 {x + 17} -24 {x + 17} 4 C{x + 14} 28 {x * 0.62 + 7} 42 {x * 0.45} 52 "
            f"C{x * 0.62 - 7} 42 {x - 14} 28 {x - 17} 4 Z",
            fill,
            3.2,
        )
        for x, fill in ((-74, p.BLUE), (74, p.BLUE), (-37, p.RED), (37, p.RED), (0, p.BLUE))
    )
    gems = "".join(
        shape(f"M{x} {y - 15} L{x + 11} {y} L{x} {y + 15} L{x - 11} {y} Z", fill, 2.8)
        for x, y, fill in (
            (-92, -70, p.GOLD_LIGHT),
            (-48, -62, p.BLUE),
            (0, -59, p.GOLD_LIGHT),
            (48, -62, p.BLUE),
            (92, -70, p.GOLD_LIGHT),
        )
    )
    foot = "".join(
        (
            shape(
                "M-24 140 C-30 176 -96 176 -106 214 L-106 226 C-60 240 60 240 106 226 L106 214 C96 176 30 176 24 140 Z",
                "url(#gold)",
                4.6,
            ),
            line("M-100 208 C-50 220 50 220 100 208", 3, p.GOLD_DARK),
            "".join(
                circle(x, y, 7.5, fill, 2.8)
                for x, y, fill in ((-58, 196, p.RED), (-20, 201, p.BLUE), (20, 201, p.RED), (58, 196, p.BLUE))
            ),
            shape("M-17 62 L-14 150 L14 150 L17 62 Z", "url(#gold)", 4.2),
            ellipse(0, 82, 32, 11, "url(#gold)", 4),
            ellipse(0, 112, 42, 19, "url(#red)", 4.4),
            "".join(ellipse(x, 112, 5.5, 8.5, p.GOLD_LIGHT, 2.2) for x in (-25, 0, 25)),
            ellipse(0, 142, 28, 9, "url(#gold)", 4),
        )
    )
    bowl = "".join(
        (
            shape("M-126 -110 C-126 -8 -98 46 -30 66 L30 66 C98 46 126 -8 126 -110 Z", "url(#gold)", 5),
            lobes,
            shape(
                "M-124.5 -84 C-123 -68 -120 -52 -115 -38 C-50 -22 50 -22 115 -38 C120 -52 123 -68 124.5 -84 C60 -66"
                " -60 -66 -124.5 -84 Z",
                "url(#red)",
                3.6,
            ),
            gems,
            ellipse(0, -110, 126, 20, "url(#wine)", 5),
            ellipse(0, -107, 104, 13, p.RED_DARK, 0),
            line("M-106 -88 C-106 -74 -104 -62 -102 -52", 4, p.WHITE),
        )
    )
    lid = "".join(
        (
            shape(
                "M-120 -112 C-116 -160 -56 -176 -16 -182 L16 -182 C56 -176 116 -160 120 -112 C60 -92 -60 -92 -120"
                " -112 Z",
                "url(#gold)",
                4.8,
            ),
            shape("M-119 -118 C-60 -98 60 -98 119 -118 L116 -134 C60 -114 -60 -114 -116 -134 Z", "url(#red)", 3.2),
            "".join(
                place(leaf(44, fill, 2.8), x, -136, angle=a)
                for x, a, fill in ((-62, -24, p.BLUE), (-22, -8, p.GREEN), (22, 8, p.GREEN), (62, 24, p.BLUE))
            ),
            ellipse(0, -184, 22, 8, "url(#gold)", 4),
            circle(0, -206, 19, "url(#gold_round)", 4.2),
            circle(0, -206, 8, p.RED, 3),
            shape(
                "M-5 -224 L-5 -234 L-14 -234 L-14 -243 L-5 -243 L-5 -252 L5 -252 L5 -243 L14 -243 L14 -234 L5 -234 L5"
                " -224 Z",
                "url(#gold)",
                3.2,
            ),
        )
    )
    return place(handle + place(handle, flip=True) + foot + bowl + lid, CX, CY + 12, 1.0)


def great_sword() -> str:
    """The as de espadas: a sword in a hand that comes out of a cloud, a ribbon around its blade."""
    blade = place(sword(500, 5, 2.35), CX, 276)
    cloud = "".join(
        (
            shape(
                "M96 606 C58 606 52 566 82 556 C76 528 112 512 132 530 C146 500 192 500 206 524 C228 498 276 506 284"
                " 534 C312 518 344 540 334 562 C360 572 352 606 318 606 Z",
                p.BLUE_LIGHT,
                4.6,
            ),
            line(
                "M104 584 C92 580 96 566 106 566 M150 560 C148 544 166 538 176 546 M306 580 C318 576 316 562 306 562"
                " M254 552 C254 540 240 536 232 542",
                3.4,
                p.BLUE_DARK,
            ),
        )
    )
    sleeve = (
        limb([(136, 580, 36), (156, 528, 36), (184, 488, 28)], p.RED)
        + line("M124 540 C140 544 164 560 172 574 M140 512 C156 516 178 530 188 544", 5, p.GOLD)
        + shape("M162 520 C152 498 170 474 196 470 C206 488 208 502 204 514 C194 528 176 532 162 520 Z", p.WHITE, 4)
        + line("M176 520 C172 506 176 494 184 484 M192 516 C190 504 192 494 198 486", 2.6)
    )
    ribbons = "".join(
        (
            shape("M176 150 C140 132 108 150 98 184 L112 180 L116 194 C122 172 146 162 176 176 Z", p.RED, 3.8),
            shape("M176 150 C200 164 222 176 246 170 L246 200 C222 206 200 194 176 178 Z", p.RED, 3.8),
            shape("M246 170 C282 164 292 200 262 220 L240 232 L240 204 C252 198 258 196 246 200 Z", p.RED_DARK, 3.8),
            shape("M170 246 C196 258 224 252 250 226 L254 252 C228 282 194 286 168 276 Z", p.RED, 3.8),
            shape("M168 276 C130 272 132 312 168 322 L178 322 L178 298 C164 296 160 288 172 280 Z", p.RED_DARK, 3.8),
            shape(
                "M166 300 C196 312 222 306 246 302 C280 298 312 318 318 352 L302 346 L296 360 C288 338 268 330 244"
                " 334 C220 338 192 340 166 328 Z",
                p.RED,
                3.8,
            ),
        )
    )
    hand = place(fist(), CX + 2, 462, 1.62)
    puffs = shape(
        "M88 580 C92 556 122 548 136 564 C148 544 184 548 190 570 C206 560 226 572 222 590 C214 604 112 608 92 602"
        " C80 600 80 588 88 580 Z",
        p.mix(p.BLUE_LIGHT, p.WHITE, 0.45),
        4.2,
    ) + line("M136 564 C132 572 134 578 140 582 M190 570 C184 576 184 582 188 586", 3.2, p.BLUE_DARK)
    return cloud + blade + ribbons + sleeve + hand + puffs


def great_club() -> str:
    """The as de bastos: a living club, with leaves, acorns and a red ribbon."""

    def sprig(x: float, y: float, angle: float, size: float = 1) -> str:
        twig = "".join(
            place(leaf(n, fill, 3), angle=a)
            for n, a, fill in ((58, -46, p.GREEN), (58, 46, p.GREEN), (70, 0, p.GREEN_LIGHT))
        )
        return place(line("M0 26 L0 0", 9, p.INK) + line("M0 26 L0 0", 4.4, p.GREEN) + twig, x, y, size, angle)

    def acorn(x: float, y: float, angle: float) -> str:
        return place(
            shape("M-10 0 C-12 18 -4 26 0 32 C4 26 12 18 10 0 Z", p.GOLD, 3.2)
            + shape("M-13 2 C-14 -10 14 -10 13 2 Z", p.LEATHER, 3.2)
            + line("M0 -8 L0 -18", 3.4),
            x,
            y,
            angle=angle,
        )

    behind = "".join(
        (
            sprig(-62, -150, -62),
            sprig(70, -196, 48),
            sprig(74, -60, 66, 0.95),
            sprig(-66, -10, -70, 0.95),
            sprig(52, 66, 72, 0.85),
            sprig(-44, 126, -64, 0.8),
            sprig(-28, -252, -22, 0.9),
            sprig(30, -258, 20, 0.8),
            acorn(84, -134, -24),
            acorn(-88, -80, 22),
            acorn(66, 16, -14),
            acorn(-66, 66, 18),
        )
    )
    tree = club(500, 5.2, 2.75)
    tie = "".join(
        (
            shape("M-44 128 C-14 142 14 142 44 124 L46 152 C14 170 -14 170 -44 158 Z", p.RED, 4),
            shape("M38 136 C80 132 100 160 92 212 L78 202 L66 216 C72 180 62 164 38 160 Z", p.RED, 4),
            shape("M-38 142 C-82 140 -104 170 -98 222 L-82 212 L-70 226 C-74 190 -64 172 -38 164 Z", p.RED, 4),
            shape("M-6 128 C-34 90 -76 98 -70 128 C-66 152 -30 156 -6 146 Z", p.RED, 4),
            shape("M6 128 C34 88 78 94 72 126 C68 150 30 156 6 146 Z", p.RED, 4),
            shape(
                "M-16 126 C-6 120 8 120 17 125 C20 134 20 144 16 152 C6 158 -8 158 -16 152 C-20 144 -20 134 -16 126 Z",
                p.RED_LIGHT,
                4,
            ),
        )
    )
    return place(behind + tree + tie, CX - 4, CY + 26, 0.94, 8)


def ace(suit: str) -> str:
    """The picture of an ace."""
    return {"O": great_sun, "C": great_cup, "E": great_sword, "B": great_club}[suit]()
