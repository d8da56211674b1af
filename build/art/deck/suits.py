"""The four suit signs, at any size: coin, cup, sword and club.

Each sign stands upright around its own middle; `size` is its height (the coin's diameter). `outline` keeps the
same weight of line whatever the size.
"""

from __future__ import annotations

import palette as p

from deck.pen import circle, ellipse, line, place, polar, shape, star

SUITS = "OCEB"


def coin(size: float, outline: float = 4) -> str:
    """A gold coin: beaded rim, a ring, and a flower of red and blue rays around a boss."""
    r = size / 2
    thin = max(1.4, outline * 0.55)
    beads = "".join(
        circle(*polar(r * 0.86, i * 15), r * 0.052, p.GOLD_LIGHT, thin * 0.6, p.GOLD_DARK) for i in range(24)
    )
    return "".join(
        (
            circle(0, 0, r - outline / 2, "url(#gold_round)", outline),
            beads,
            circle(0, 0, r * 0.74, p.BLUE, thin),
            circle(0, 0, r * 0.66, p.IVORY_LIGHT, thin),
            shape(star(8, r * 0.62, r * 0.26, 22.5), p.GOLD, thin),
            shape(star(8, r * 0.62, r * 0.24), p.RED, thin),
            circle(0, 0, r * 0.27, "url(#gold_round)", thin * 1.2),
            circle(0, 0, r * 0.12, p.RED, thin * 0.9),
        )
    )


def cup(size: float, outline: float = 4) -> str:
    """A gold goblet with wine in it, a red band, blue gadroons, a knot on its stem."""
    s = size / 100
    thin = max(1.4, outline * 0.55) / s
    w = outline / s
    lobes = "".join(
        shape(
            f"M{x - 7} 2 C{x - 7} -12 {x + 7} -12 {x + 7} 2 C{x + 6} 10 {x * 0.55 + 3} 16 {x * 0.4} 19 "
            f"C{x * 0.55 - 3} 16 {x - 6} 10 {x - 7} 2 Z",
            fill,
            thin,
        )
        for x, fill in ((-21, p.BLUE), (21, p.BLUE), (-7.5, p.RED), (7.5, p.RED))
    )
    body = "".join(
        (
            shape("M-9 30 C-9 38 -32 38 -33 46 L-33 48.5 L33 48.5 L33 46 C32 38 9 38 9 30 Z", "url(#gold)", w),
            line("M-27 44.5 L27 44.5", thin, p.GOLD_DARK),
            shape("M-6 18 L-5 32 L5 32 L6 18 Z", "url(#gold)", w),
            ellipse(0, 27, 11, 5.5, "url(#red)", w * 0.85),
            shape("M-38 -42 C-38 -4 -30 12 -9 21 L9 21 C30 12 38 -4 38 -42 Z", "url(#gold)", w),
            lobes,
            shape(
                "M-37.6 -30 C-37.4 -26 -37 -21 -36 -16 C-14 -9 14 -9 36 -16 C37 -21 37.4 -26 37.6 -30 "
                "C14 -23 -14 -23 -37.6 -30 Z",
                "url(#red)",
                thin,
            ),
            "".join(
                circle(x, y, 2.9, p.GOLD_LIGHT, thin * 0.7)
                for x, y in ((-26, -20.6), (-13.2, -18.4), (0, -17.8), (13.2, -18.4), (26, -20.6))
            ),
            ellipse(0, -42, 38, 7, "url(#wine)", w),
            line("M-31 -35 C-31 -33 -30.6 -31 -30.4 -30", thin * 1.3, p.WHITE),
        )
    )
    return place(body, scale=s)


def sword(size: float, outline: float = 4, breadth: float = 1) -> str:
    """A straight sword, point up: two-tone blade, curled gold guard, red grip, round pommel."""
    half = size / 2
    b = 11 * breadth
    thin = max(1.3, outline * 0.5)
    guard_y = half - 62 * breadth
    tip = -half + outline / 2
    shoulder = tip + 30 * breadth
    g = breadth
    return "".join(
        (
            shape(
                f"M0 {tip:.2f} L{b} {shoulder:.2f} L{b * 0.82:.2f} {guard_y} L{-b * 0.82:.2f} {guard_y} "
                f"L{-b} {shoulder:.2f} Z",
                p.STEEL_LIGHT,
                outline,
            ),
            shape(
                f"M0 {tip + 3:.2f} L{b * 0.85:.2f} {shoulder:.2f} L{b * 0.68:.2f} {guard_y} L0 {guard_y} Z",
                p.BLUE_LIGHT,
                0,
            ),
            line(f"M0 {shoulder - 4:.2f} L0 {guard_y}", thin, p.STEEL_DARK),
            place(
                shape("M-5 4 L-4.6 38 L4.6 38 L5 4 Z", "url(#red)", outline / g)
                + line("M-5 13 L5 16 M-5 21 L5 24 M-5 29 L5 32", 2.2, p.GOLD_LIGHT)
                + circle(0, 46, 9.5, "url(#gold_round)", outline / g)
                + circle(0, 46, 3.2, p.RED, thin / g * 0.8)
                + shape(
                    "M0 -5 C12 -6 24 -2 31 -11 C37 -16 43 -8 38 -3 C32 4 16 7 0 7 C-16 7 -32 4 -38 -3 "
                    "C-43 -8 -37 -16 -31 -11 C-24 -2 -12 -6 0 -5 Z",
                    "url(#gold_down)",
                    outline / g,
                )
                + shape("M-7 -7 L7 -7 L5 8 L-5 8 Z", "url(#gold_down)", thin / g * 1.4),
                y=guard_y + 6 * g,
                scale=g,
            ),
        )
    )


def leaf(length: float, fill: str = p.GREEN_LIGHT, outline: float = 3) -> str:
    """A pointed leaf growing up from the origin."""
    n = length
    return shape(
        f"M0 0 C{-n * 0.42:.1f} {-n * 0.3:.1f} {-n * 0.3:.1f} {-n * 0.75:.1f} 0 {-n:.1f} "
        f"C{n * 0.3:.1f} {-n * 0.75:.1f} {n * 0.42:.1f} {-n * 0.3:.1f} 0 0 Z",
        fill,
        outline,
    ) + line(f"M0 0 L0 {-n * 0.72:.1f}", outline * 0.6, p.GREEN_DARK)


def club(size: float, outline: float = 4, breadth: float = 1) -> str:
    """A rough green club, thick end up: lopped branches with red cuts, a few leaves."""
    h = size / 2
    g = breadth
    thin = max(1.3, outline * 0.55)
    top, foot = -h + outline / 2, h - outline / 2
    w1, w2 = 23 * g, 11.5 * g
    leaves = "".join(
        place(leaf(n * g, fill, thin * 1.5), x * g, y, angle=a)
        for x, y, a, n, fill in (
            (20, -h * 0.50, 58, 30, p.GREEN_LIGHT),
            (-20, -h * 0.18, -62, 30, p.GREEN_LIGHT),
            (14, h * 0.40, 66, 24, p.GREEN_LIGHT),
        )
    )
    stub_r = _stub(17 * g, -h * 0.12, 1, g, outline, thin)
    stub_l = _stub(-19 * g, -h * 0.55, -1, g, outline, thin)
    body = shape(
        f"M{-w1 * 0.75:.1f} {top + 7 * g:.1f} C{-w1 * 0.4:.1f} {top - 2:.1f} {w1 * 0.4:.1f} {top - 2:.1f} "
        f"{w1 * 0.8:.1f} {top + 7 * g:.1f} C{w1 * 1.3:.1f} {-h * 0.62:.1f} {w1 * 0.75:.1f} {-h * 0.45:.1f} "
        f"{w1 * 0.92:.1f} {-h * 0.28:.1f} C{w1 * 1.0:.1f} {-h * 0.05:.1f} {w2 * 1.1:.1f} {h * 0.15:.1f} "
        f"{w2 * 1.25:.1f} {h * 0.36:.1f} C{w2 * 1.3:.1f} {h * 0.6:.1f} {w2 * 0.8:.1f} {h * 0.8:.1f} "
        f"{w2 * 0.9:.1f} {foot:.1f} L{-w2 * 0.9:.1f} {foot:.1f} C{-w2 * 0.8:.1f} {h * 0.75:.1f} {-w2 * 1.35:.1f} "
        f"{h * 0.55:.1f} {-w2 * 1.2:.1f} {h * 0.3:.1f} C{-w2 * 1.1:.1f} {h * 0.1:.1f} {-w1 * 0.9:.1f} {-h * 0.1:.1f} "
        f"{-w1 * 0.85:.1f} {-h * 0.3:.1f} C{-w1 * 0.75:.1f} {-h * 0.5:.1f} {-w1 * 1.25:.1f} {-h * 0.68:.1f} "
        f"{-w1 * 0.75:.1f} {top + 7 * g:.1f} Z",
        "url(#green)",
        outline,
    )
    bark = line(
        f"M{-5 * g:.1f} {-h * 0.75:.1f} C{-9 * g:.1f} {-h * 0.6:.1f} {-2 * g:.1f} {-h * 0.5:.1f} {-6 * g:.1f} "
        f"{-h * 0.36:.1f} M{5 * g:.1f} {-h * 0.1:.1f} C{2 * g:.1f} {h * 0.05:.1f} {7 * g:.1f} {h * 0.15:.1f} "
        f"{4 * g:.1f} {h * 0.3:.1f} M{-3 * g:.1f} {h * 0.45:.1f} C{-5 * g:.1f} {h * 0.6:.1f} {-1 * g:.1f} "
        f"{h * 0.7:.1f} {-3 * g:.1f} {h * 0.82:.1f}",
        thin * 1.1,
        p.GREEN_DARK,
    )
    knots = "".join(
        ellipse(x * g, y, rx * g, ry * g, p.GOLD, thin) + ellipse(x * g, y, rx * g * 0.4, ry * g * 0.4, p.RED_DARK, 0)
        for x, y, rx, ry in ((6, -h * 0.42, 5.5, 7.5), (-5, h * 0.1, 4.5, 6))
    )
    crown = ellipse(0, top + 6 * g, w1 * 0.72, 5.5 * g, p.GOLD, outline * 0.8) + ellipse(
        0, top + 6 * g, w1 * 0.34, 2.6 * g, p.RED, thin
    )
    return leaves + stub_l + stub_r + body + bark + knots + crown


def _stub(x: float, y: float, side: int, g: float, outline: float, thin: float) -> str:
    """A lopped branch: a short arm with a red cut."""
    body = shape("M-9 10 C-2 4 4 -6 9 -13 L21 -6 C16 4 8 14 -5 20 Z", "url(#green)", outline / g) + ellipse(
        15, -9.5, 7.4, 3.9, p.RED_LIGHT, thin * 1.4 / g, angle=30
    )
    return place(body, x, y, g, flip=side < 0)


COIN_MARK = "M0 -50 A50 50 0 1 1 0 50 A50 50 0 1 1 0 -50 Z"
CUP_MARK = (
    "M-42 -50 L42 -50 C44 -8 30 12 8 16 L8 28 C14 36 34 36 34 50 L-34 50 C-34 36 -14 36 -8 28 L-8 16 "
    "C-30 12 -44 -8 -42 -50 Z"
)
SWORD_MARK = (
    "M0 -72 L14 -50 L12 14 L36 10 C42 10 42 26 34 28 L10 28 L9 46 C16 52 12 66 0 66 C-12 66 -16 52 -9 46 "
    "L-10 28 L-34 28 C-42 26 -42 10 -36 10 L-12 14 L-14 -50 Z"
)
CLUB_MARK = (
    "M-30 -52 C-30 -72 30 -72 30 -52 C34 -30 25 -18 22 -4 L40 -16 L50 0 L18 22 C13 36 11 52 12 72 L-12 72 "
    "C-11 52 -14 38 -18 26 L-44 16 L-38 -2 L-22 2 C-25 -18 -34 -30 -30 -52 Z"
)


def mark(suit: str, size: float) -> str:
    """The sign of a suit as it stands at the index: few, bold lines, and a halo that frees it from what is behind."""
    d, angle = {"O": (COIN_MARK, 0), "C": (CUP_MARK, 0), "E": (SWORD_MARK, 34), "B": (CLUB_MARK, 22)}[suit]
    halo = shape(d, p.IVORY, 26, p.IVORY)
    if suit == "O":
        body = shape(d, "url(#gold_round)", 9) + circle(0, 0, 30, p.IVORY_LIGHT, 6) + circle(0, 0, 15, p.RED, 6)
    elif suit == "C":
        body = shape(d, "url(#gold)", 9) + shape(
            "M-41 -32 L41 -32 C40 -24 39 -18 37 -10 L-37 -10 C-39 -18 -40 -24 -41 -32 Z", p.RED, 5
        )
    elif suit == "E":
        body = (
            shape(d, "url(#gold)", 9)
            + shape("M0 -70 L13 -49 L11 13 L-11 13 L-13 -49 Z", p.BLUE_LIGHT, 7)
            + shape("M0 -66 L0 9 L-9 9 L-10 -48 Z", p.STEEL_LIGHT, 0)
            + shape("M-8 29 L8 29 L8 46 L-8 46 Z", p.RED, 5)
        )
    else:
        body = (
            shape(d, "url(#green)", 9)
            + ellipse(44, -9, 11, 7, p.RED_LIGHT, 5, angle=58)
            + ellipse(0, -53, 25, 11, p.GOLD_LIGHT, 6)
            + ellipse(-41, 7, 11, 7, p.RED_LIGHT, 5, angle=-76)
            + circle(-2, -22, 8, p.GOLD, 5)
            + circle(3, 26, 6, p.GOLD, 5)
        )
    return place(halo + body, scale=size / {"O": 105, "C": 105, "E": 104, "B": 108}[suit], angle=angle)
