"""The two comodines: a jester in motley, with a star where other cards have a number."""

from __future__ import annotations

import palette as p
from render import SERIF

from deck.attributes import cuff, fist
from deck.cloth import border
from deck.faces import Head, portrait
from deck.grounds import grass
from deck.pages import TORSO
from deck.pen import HEIGHT, LINE, WIDTH, circle, limb, line, place, shape, star
from deck.suits import SUITS, mark


def bell(x: float, y: float, r: float = 8) -> str:
    return place(
        circle(0, 0, r, "url(#gold_round)", 2.6)
        + line(f"M{-r * 0.6} {r * 0.2} L{r * 0.6} {r * 0.2} M0 {r * 0.2} L0 {r * 0.8}", 1.8),
        x,
        y,
    )


def cap(first: str, second: str) -> str:
    """The cap of a jester, with three horns and bells."""
    return "".join(
        (
            shape("M-36 -24 C-44 -60 -70 -70 -84 -40 C-70 -48 -60 -36 -56 -18 C-50 -8 -40 -12 -36 -24 Z", first, 3.6),
            bell(-85, -34),
            shape("M36 -24 C44 -60 70 -70 84 -40 C70 -48 60 -36 56 -18 C50 -8 40 -12 36 -24 Z", second, 3.6),
            bell(85, -34),
            shape("M-38 -24 C-40 -56 -20 -74 2 -104 C0 -84 6 -78 0 -60 L0 -33 C-14 -33 -26 -30 -38 -24 Z", second, 3.6),
            shape("M38 -24 C40 -56 26 -72 2 -104 C0 -84 6 -78 0 -60 L0 -33 C14 -33 26 -30 38 -24 Z", first, 3.6),
            bell(2, -108),
            shape("M-40 -20 C-20 -32 20 -32 40 -20 L39 -31 C20 -43 -20 -43 -39 -31 Z", "url(#gold)", 3),
        )
    )


def _bauble(first: str, second: str) -> str:
    """The jester's sceptre: a small head in a cap on a stick."""
    small = Head("short", p.HAIR_BROWN, "none", 0.3, smile=1)
    return (
        limb([(0, 60, 5), (0, -40, 5)], "url(#gold)", 3.4)
        + place(portrait(small, hat=cap(second, first)), 0, -72, 0.55)
        + place(fist(), 0, 4, 0.9)
    )


def _card_fan() -> str:
    """Four small cards, one of each suit, fanned in a hand."""
    sheet = shape(
        "M-24 -8 L-24 -84 C-24 -88 -22 -90 -18 -90 L18 -90 C22 -90 24 -88 24 -84 L24 -8 Z", p.IVORY_LIGHT, 3.2
    )
    cards = "".join(
        place(sheet + place(mark(suit, 30), 0, -64), 0, 8, angle=angle)
        for suit, angle in zip(SUITS, (-48, -20, 8, 36), strict=True)
    )
    return cards + place(fist(), 0, 4, 0.95)


def _motley(first: str, second: str) -> str:
    left = "M208 222 C190 222 172 220 158 214 C150 250 160 300 168 344 L128 424 L160 404 L178 440 L208 410 Z"
    right = "M208 222 C226 222 244 220 258 214 C266 250 256 300 248 344 L288 424 L256 404 L238 440 L208 410 Z"
    diamonds = "".join(
        shape(f"M{x} {y - 20} L{x + 11} {y} L{x} {y + 20} L{x - 11} {y} Z", fill, 2.4)
        for x, fill in ((184, second), (232, first))
        for y in (262, 304)
    )
    bells = "".join(bell(x, y) for x, y in ((128, 430), (178, 446), (238, 446), (288, 430)))
    belt = border("M168 342 C190 354 226 354 248 342", p.GOLD, 11)
    return shape(left, first, LINE) + shape(right, second, LINE) + diamonds + belt + bells


def _collar(first: str, second: str) -> str:
    return "".join(
        place(shape("M-15 -8 L0 40 L15 -8 Z", fill, 3.2) + bell(0, 44, 6), 208 + dx, 218, angle=a)
        for dx, a, fill in ((-42, 44, second), (42, -44, first), (-22, 20, first), (22, -20, second), (0, 0, p.GOLD))
    )


def jester(first: str, second: str, head: Head, dancing: bool) -> str:
    """One jester stands with his bauble; the other dances, with cards in his hand."""
    left = limb([(186, 400, 28), (176, 460, 24), (172, 506, 17), (168, 540, 18), (166, 588, 11)], second)
    right = limb(
        (
            [(232, 400, 28), (252, 458, 24), (236, 506, 17), (206, 530, 16), (192, 548, 11)]
            if dancing
            else [(232, 400, 28), (246, 460, 24), (252, 506, 17), (260, 540, 18), (262, 586, 11)]
        ),
        first,
    )
    shoe = shape(
        "M-14 -14 C-6 -10 6 -10 14 -14 C20 -2 44 4 56 -14 C66 -14 62 14 44 16 L-14 16 C-20 8 -18 -4 -14 -14 Z",
        p.GOLD,
        3.6,
    ) + bell(60, -18, 6)
    feet = place(shoe, 166, 590, 0.95, flip=True) + (
        place(shoe, 186, 556, 0.9, 60) if dancing else place(shoe, 262, 588, 0.95)
    )
    hip = (
        limb([(148, 246, 22), (104, 290, 20), (116, 330, 16), (158, 350, 13)], first)
        + place(fist(), 172, 352, 0.72)
        + cuff(152, 346, 22)
    )
    hold = (
        limb([(266, 246, 22), (300, 312, 20), (312, 262, 14)], second)
        + cuff(312, 262, -80)
        + (place(_card_fan(), 318, 240, 1) if dancing else place(_bauble(first, second), 322, 236, 1, 8))
    )
    neck = limb([(208, 180, 19), (208, 216, 22)], p.SKIN, 3.4)
    chest = shape(TORSO, first, LINE)
    return "".join(
        (
            right,
            left,
            feet,
            hip,
            chest,
            _motley(first, second),
            hold,
            neck,
            _collar(first, second),
            place(portrait(head, hat=cap(first, second)), 208, 158, 1.2),
        )
    )


JESTERS = {
    1: (p.RED, p.BLUE, Head("curls", p.HAIR_FAIR, "none", 0.5, p.BLUE, 0.8, smile=1.4), False),
    2: (p.GREEN, p.GOLD, Head("bob", p.HAIR_BLACK, "moustache", -0.5, p.HAIR_BROWN, 0.4, smile=1.2), True),
}


def joker(number: int, large: bool) -> tuple[str, str, str]:
    """The ground under a comodín, the comodín, and its marks at the corners."""
    first, second, head, dancing = JESTERS[number]
    size, x, y = (42, 72, 76) if large else (30, 55, 60)
    sign = place(shape(star(5, size, size * 0.45), first, 3.6), x, y)
    letters = "".join(
        f'<text x="{x}" y="{y + size * 1.05 + (i + 1) * size * 0.72:.1f}" font-family="{SERIF}" font-weight="800" '
        f'font-size="{size * 0.8:.1f}" text-anchor="middle" fill="{p.INK}" stroke="{p.IVORY}" stroke-width="6" '
        f'paint-order="stroke">{letter}</text>'
        for i, letter in enumerate("COMODÍN")
    )
    corner = sign + letters
    return grass(), jester(first, second, head, dancing), corner + place(corner, WIDTH, HEIGHT, angle=180)
