"""Crowns of kings; hats, caps and plumes of pages and riders. All sit on a head drawn by faces.py."""

from __future__ import annotations

import palette as p

from deck.pen import circle, line, place, shape

BAND = "M-37 -27 C-20 -19 20 -19 37 -27 L39 -42 C20 -34 -20 -34 -39 -42 Z"


def _jewels() -> str:
    return "".join(
        circle(x, y, 3.6, fill, 1.8)
        for x, y, fill in ((-26, -32.5, p.RED), (-9, -29, p.BLUE), (9, -29, p.RED), (26, -32.5, p.BLUE))
    )


def crown(kind: str) -> str:
    """One of four crowns: fleurons, arches, points, leaves."""
    band = shape(BAND, "url(#gold)", 3.4) + _jewels()
    if kind == "fleurons":
        lily = shape(
            "M0 0 C-12 -4 -13 -18 -5 -18 C-7 -26 -3 -34 0 -38 C3 -34 7 -26 5 -18 C13 -18 12 -4 0 0 Z",
            "url(#gold_down)",
            3,
        )
        ball = shape("M-5 0 L0 -16 L5 0 Z", "url(#gold_down)", 3) + circle(0, -18, 4.6, p.RED, 2.4)
        tips = "".join(
            place(body, x, y, angle=a)
            for body, x, y, a in (
                (ball, -20, -38, -10),
                (ball, 20, -38, 10),
                (lily, -36, -40, -16),
                (lily, 36, -40, 16),
                (lily, 0, -35, 0),
            )
        )
        return shape("M-36 -36 C-30 -62 30 -62 36 -36 Z", p.RED_DARK, 3) + tips + band
    if kind == "arches":
        cap = shape("M-37 -38 C-46 -74 -16 -84 0 -70 C16 -84 46 -74 37 -38 C20 -30 -20 -30 -37 -38 Z", "url(#red)", 3.4)
        arches = line("M-37 -40 C-50 -78 -16 -88 0 -72 C16 -88 50 -78 37 -40 M0 -33 L0 -72", 11, p.INK) + line(
            "M-37 -40 C-50 -78 -16 -88 0 -72 C16 -88 50 -78 37 -40 M0 -33 L0 -72", 5.6, p.GOLD
        )
        pearls = "".join(
            circle(x, y, 3, p.WHITE, 1.6)
            for x, y in ((-43, -56), (-32, -74), (-14, -78), (14, -78), (32, -74), (43, -56), (0, -60), (0, -47))
        )
        cross = circle(0, -78, 6.5, p.BLUE, 2.8) + shape(
            "M-3 -84 L-3 -90 L-9 -90 L-9 -96 L-3 -96 L-3 -102 L3 -102 L3 -96 L9 -96 L9 -90 L3 -90 L3 -84 Z",
            "url(#gold_down)",
            2.6,
        )
        return cap + arches + pearls + cross + band
    if kind == "points":
        spikes = shape(
            "M-39 -40 L-48 -86 L-26 -56 L-16 -94 L0 -60 L16 -94 L26 -56 L48 -86 L39 -40 C20 -32 -20 -32 -39 -40 Z",
            "url(#gold)",
            3.4,
        )
        balls = "".join(
            circle(x, y, 5, fill, 2.4)
            for x, y, fill in ((-48, -88, p.BLUE), (-16, -96, p.RED), (16, -96, p.RED), (48, -88, p.BLUE))
        )
        lining = line("M-38 -50 L-26 -44 M26 -44 L38 -50 M-14 -52 L-8 -42 M14 -52 L8 -42", 2, p.GOLD_DARK)
        return spikes + lining + balls + band
    leafy = shape(
        "M0 0 C-10 -6 -12 -20 -6 -26 C-12 -30 -6 -40 0 -46 C6 -40 12 -30 6 -26 C12 -20 10 -6 0 0 Z",
        "url(#gold_down)",
        3,
    )
    tips = "".join(
        place(leafy, x, y, s, a)
        for x, y, s, a in (
            (-19, -37, 0.8, -9),
            (19, -37, 0.8, 9),
            (-37, -40, 0.9, -20),
            (37, -40, 0.9, 20),
            (0, -34, 1.05, 0),
        )
    )
    return shape("M-36 -36 C-30 -66 30 -66 36 -36 Z", p.GREEN_DARK, 3) + tips + band


def plume(fill: str, length: float = 80, angle: float = 40) -> str:
    """A curled feather rising from the origin."""
    n = length / 80
    vein = p.mix(fill, p.INK, 0.5)
    body = shape(
        "M0 0 C-16 -22 -14 -58 12 -76 C30 -88 50 -80 52 -64 C42 -70 34 -66 34 -58 C36 -48 30 -42 22 -40 "
        "C26 -32 20 -24 12 -22 C14 -12 8 -4 0 0 Z",
        fill,
        3.2 / n,
    ) + line("M1 -4 C-4 -26 0 -52 24 -70 M-2 -22 L8 -24 M0 -36 L16 -40 M6 -50 L22 -54", 2 / n, vein)
    return place(body, scale=n, angle=angle)


def hat(kind: str, main: str, trim: str, feather: str = p.WHITE) -> tuple[str, str]:
    """A hat as the part behind the hair and the part over it."""
    if kind == "beret":
        behind = place(plume(feather, 80, 48), 30, -46)
        return behind, (
            shape(
                "M-40 -24 C-56 -30 -54 -54 -34 -64 C-8 -78 34 -74 48 -54 C58 -40 52 -26 38 -24 C16 -34 -18 -34 -40"
                " -24 Z",
                main,
                3.6,
            )
            + shape("M-40 -24 C-18 -35 18 -35 39 -24 L38 -31 C18 -43 -18 -43 -40 -31 Z", trim, 3)
            + line("M-26 -56 C-14 -62 8 -64 24 -58 M34 -50 C38 -47 40 -44 41 -40", 2.2, p.mix(p.INK, "#ffffff", 0.1))
            + circle(26, -39, 6.5, "url(#gold_round)", 2.6)
        )
    if kind in ("brim", "hunter"):
        behind = place(plume(feather, 92, 48), 20, -44) + place(
            plume(p.mix(feather, p.RED_LIGHT, 0.6), 78, 76), 24, -38
        )
        if kind == "hunter":
            behind = place(plume(feather, 46, -34), -24, -46)
        return behind, (
            shape("M-30 -34 C-32 -66 -18 -76 0 -76 C20 -76 32 -66 30 -34 Z", main, 3.6)
            + shape("M-31 -40 C-14 -34 14 -34 31 -40 L31 -50 C14 -44 -14 -44 -31 -50 Z", trim, 3)
            + shape(
                "M-62 -26 C-40 -44 40 -44 62 -30 C66 -20 48 -16 34 -22 C14 -30 -14 -30 -34 -20 C-48 -14 -66 -18 "
                "-62 -26 Z",
                main,
                3.6,
            )
        )
    if kind == "cap":
        behind = place(plume(feather, 62, 62), 20, -56)
        return behind, (
            shape("M-36 -26 C-42 -70 -10 -78 4 -72 C34 -72 40 -48 36 -26 C18 -36 -18 -36 -36 -26 Z", main, 3.6)
            + shape(
                "M-46 -22 C-44 -46 -28 -46 -14 -38 C0 -46 12 -46 18 -38 C32 -46 46 -42 46 -22 C24 -34 -24 -34 -46"
                " -22 Z",
                trim,
                3.4,
            )
            + circle(2, -40, 5.5, "url(#gold_round)", 2.4)
        )
    if kind == "wreath":
        flowers = "".join(
            _flower(x, y, fill)
            for x, y, fill in ((-34, -26, main), (-18, -36, trim), (0, -40, main), (18, -36, trim), (34, -26, main))
        )
        return "", (shape("M-34 -20 C-36 -54 36 -54 34 -20 C18 -34 -18 -34 -34 -20 Z", p.GREEN, 3) + flowers)
    if kind == "helmet":
        behind = place(plume(feather, 96, 60), 2, -66) + place(plume(p.mix(feather, p.INK, 0.15), 80, 88), 8, -62)
        return behind, (
            shape("M-37 -22 C-42 -62 -18 -76 0 -78 C18 -76 42 -62 37 -22 C18 -34 -18 -34 -37 -22 Z", "url(#steel)", 3.6)
            + line("M0 -77 C-4 -62 -4 -46 0 -33", 5.5, p.INK)
            + line("M0 -76 C-4 -62 -4 -46 0 -34", 2, p.GOLD)
            + shape(
                "M-58 -14 C-44 -34 -22 -42 0 -42 C22 -42 44 -34 58 -14 C40 -24 22 -29 0 -29 C-22 -29 -40 -24 -58 -14 Z",
                "url(#gold)",
                3.4,
            )
            + "".join(circle(x, y, 2.4, p.INK, 0) for x, y in ((-34, -27), (-17, -33), (0, -35), (17, -33), (34, -27)))
        )
    # a turban with a jewel
    return "", (
        shape(
            "M-38 -22 C-56 -34 -44 -62 -20 -64 C-8 -78 22 -76 28 -64 C50 -60 54 -34 38 -22 C18 -32 -18 -32 -38 -22 Z",
            main,
            3.6,
        )
        + line(
            "M-42 -36 C-20 -46 10 -44 42 -30 M-32 -56 C-8 -56 20 -52 46 -42 M-14 -68 C6 -66 20 -62 34 -58", 2.6, p.INK
        )
        + place(plume(feather, 52, 12), 2, -56)
        + circle(2, -46, 8, p.RED, 2.8)
        + circle(2, -46, 3, p.GOLD_LIGHT, 0)
    )


def _flower(x: float, y: float, fill: str) -> str:
    petals = "".join(
        circle(dx, dy, 5.6, fill, 2) for dx, dy in ((0, -6), (5.7, -1.8), (3.5, 4.9), (-3.5, 4.9), (-5.7, -1.8))
    )
    return place(petals + circle(0, 0, 4.2, p.GOLD_LIGHT, 1.8), x, y)
