"""Heads: face, hair and beard. A head is drawn around the middle of its face, 66 wide and 88 high."""

from __future__ import annotations

from dataclasses import dataclass

import palette as p

from deck.pen import circle, ellipse, line, place, shape

FACE = "M-31 -18 C-33 6 -29 22 -19 34 C-11 42 -6 45 0 45 C6 45 11 42 19 34 C29 22 33 6 31 -18 C29 -48 -29 -48 -31 -18 Z"


@dataclass(frozen=True)
class Head:
    """What makes a face somebody's: `turn` is where it looks (-1 left, 1 right)."""

    hair: str
    hair_colour: str
    beard: str = "none"
    turn: float = 0.5
    eyes: str = p.HAIR_BROWN
    brow: float = 0  # 1 raised, -1 stern
    skin: str = p.SKIN
    smile: float = 0.5
    nose: str = "straight"  # straight, hooked, snub
    lids: float = 1  # how wide the eyes are open
    broad: float = 1  # breadth of the face
    lines: bool = False  # wrinkles of age
    freckles: bool = False


def dark(colour: str) -> str:
    return p.mix(colour, p.INK, 0.45)


def _eye(x: float, head: Head, side: int) -> str:
    look = head.turn * 2.2
    tilt = -2 * head.brow
    up = 6.5 * head.lids
    eye = "".join(
        (
            shape(f"M-9.5 1 C-5 {-up} 5 {-up} 9.5 0 C5 5 -5 5 -9.5 1 Z", p.WHITE, 0),
            circle(look, -0.4, 4.2, head.eyes, 0),
            circle(look, -0.4, 2.2, p.INK, 0),
            circle(look + 1.5, -2, 1.1, p.WHITE, 0),
            line(f"M-10.5 1.5 C-5 {-up - 0.5} 5 {-up - 0.5} 10.5 -0.5", 2.9),
            line("M-7 4.2 C-3 6 3 6 7 4", 1.3, p.SKIN_DARK),
            line(
                f"M-11 {-10 - tilt * side} C-5 {-16 - head.brow * 2} 4 {-16 - head.brow * 2} 11 {-10 + tilt * side}",
                3.7,
                dark(head.hair_colour),
            ),
        )
    )
    bags = (
        line(
            f"M{-8 * side} 9 C{-2 * side} 11.5 {4 * side} 11 {8 * side} 8 M{13 * side} 1 L{17 * side} -1 M{13 * side}"
            f" 4 L{17 * side} 5",
            1.5,
            p.SKIN_DARK,
        )
        if head.lines
        else ""
    )
    return place(eye + bags, x, -4)


NOSES = {  # drawn for a face that looks right: from the brow, down the ridge, around the tip to the nostril
    "straight": "M3 -9 C4 0 11 8 8 13 C5 16 -1 15.5 -4 13",
    "hooked": "M2 -11 C7 -6 12 4 11 11 C9 17 3 15 -4 13.5",
    "snub": "M3 -6 C3 2 7 6 10 9 C11 14 4 15 -3 13",
}


def face(head: Head) -> str:
    """The bare face: skin, eyes, nose, mouth, cheeks."""
    t = head.turn
    side = 1 if t >= 0 else -1
    x = 7 * t
    smile = head.smile * 3
    return "".join(
        (
            ellipse(-32 * side, 2, 6, 9, head.skin, 3),
            shape(FACE, head.skin, 3.6),
            shape(
                f"M{-side * 30} -20 C{-side * 33} 6 {-side * 28} 24 {-side * 17} 36 C{-side * 10} 43 {-side * 5} 44 0"
                f" 44 C{-side * 16} 34 {-side * 21} 6 {-side * 20} -30 Z",
                p.SKIN_SHADE,
                0,
                more='opacity=".75"',
            ),
            ellipse(-16 + x * 0.8, 15, 8, 6.5, p.CHEEK, 0).replace("/>", ' opacity=".5"/>'),
            ellipse(17 + x * 0.8, 15, 8, 6.5, p.CHEEK, 0).replace("/>", ' opacity=".5"/>'),
            _eye(-14 + x, head, -1),
            _eye(14 + x, head, 1),
            place(line(NOSES[head.nose], 2.5, p.mix(p.SKIN_DARK, p.INK, 0.45)), x, flip=side < 0),
            "".join(circle(fx + x, fy, 1.2, p.SKIN_DARK, 0) for fx, fy in FRECKLES) if head.freckles else "",
            _mouth(x, smile),
            line(f"M{x - 5} 36.5 C{x - 2} 38.5 {x + 2} 38.5 {x + 5} 36.5", 1.6, p.SKIN_DARK),
        )
    )


FRECKLES = ((-20, 10), (-15, 14), (-11, 9), (12, 9), (16, 14), (21, 10))


def _mouth(x: float, smile: float) -> str:
    return place(
        "".join(
            (
                shape(
                    f"M-9 {-smile * 0.6} C-5 -4 -2 -4 0 -2.4 C2 -4 5 -4 9 {-smile * 0.6} C5 {2 + smile * 0.4} -5 "
                    f"{2 + smile * 0.4} -9 {-smile * 0.6} Z",
                    p.RED,
                    0,
                ),
                shape("M-6 1.6 C-3 6.4 3 6.4 6 1.6 C3 2.6 -3 2.6 -6 1.6 Z", p.RED_LIGHT, 0),
                line(f"M-10.5 {-smile} C-5 {1.2 + smile * 0.4} 5 {1.2 + smile * 0.4} 10.5 {-smile}", 1.9, p.RED_DARK),
            )
        ),
        x * 1.05,
        25,
    )


# ---- hair: what hangs behind the face, and what falls over it


def hair_behind(head: Head) -> str:
    c, ink = head.hair_colour, dark(head.hair_colour)
    if head.hair == "bob":
        return shape(
            "M-34 -34 C-48 -10 -46 18 -50 34 C-52 48 -34 52 -24 44 L24 44 C34 52 52 48 50 34 C46 18 48 -10 34 -34 Z",
            c,
            3.6,
        ) + line("M-42 -4 C-40 14 -42 28 -42 40 M42 -4 C40 14 42 28 42 40", 2.2, ink)
    if head.hair == "long":
        return shape(
            "M-34 -30 C-50 -10 -40 14 -50 34 C-58 50 -46 62 -56 78 C-40 84 -26 76 -20 66 L20 66 C26 76 40 84 56 78 "
            "C46 62 58 50 50 34 C40 14 50 -10 34 -30 Z",
            c,
            3.6,
        ) + line(
            "M-42 2 C-38 22 -50 40 -46 68 M42 2 C38 22 50 40 46 68 M-35 20 C-34 40 -40 50 -36 70 "
            "M35 20 C34 40 40 50 36 70",
            2.2,
            ink,
        )
    if head.hair == "curls":
        rings = [
            (-38, -22),
            (-44, -4),
            (-42, 14),
            (-46, 30),
            (-36, 42),
            (38, -22),
            (44, -4),
            (42, 14),
            (46, 30),
            (36, 42),
        ]
        return "".join(circle(x, y, 13, c, 3.4) for x, y in rings) + "".join(
            line(
                f"M{x - 6} {y + 1} C{x - 5} {y - 8} {x + 7} {y - 7} {x + 6} {y + 1} C{x + 5} {y + 6} {x - 1} {y + 6} "
                f"{x} {y + 1}",
                2,
                ink,
            )
            for x, y in rings
        )
    return shape("M-34 -34 C-42 -14 -40 4 -36 20 L36 20 C40 4 42 -14 34 -34 Z", c, 3.6)


def hair_over(head: Head) -> str:
    """The part over the forehead; a hat or crown will cover its top."""
    c, ink = head.hair_colour, dark(head.hair_colour)
    if head.hair == "bob":
        return shape(
            "M-36 -10 C-38 -58 38 -58 36 -10 C34 -22 28 -26 24 -27 C8 -23 -12 -24 -24 -27 C-30 -24 -34 -20 -36 -10 Z",
            c,
            3.4,
        ) + line(
            "M-18 -42 C-19 -36 -19 -32 -18 -28 M-6 -44 L-6 -27 M6 -44 L6 -27 M18 -42 C19 -36 19 -32 18 -28", 2, ink
        )
    if head.hair == "long":
        return shape("M-36 6 C-44 -60 44 -60 36 6 C34 -14 26 -26 2 -38 C-22 -28 -34 -14 -36 6 Z", c, 3.4) + line(
            "M-28 -16 C-22 -28 -12 -36 -2 -40 M28 -16 C22 -28 14 -36 6 -40", 2, ink
        )
    if head.hair == "curls":
        rings = [(-26, -32), (-9, -36), (9, -36), (26, -32)]
        return "".join(circle(x, y, 11, c, 3.2) for x, y in rings) + "".join(
            line(f"M{x - 5} {y + 1} C{x - 4} {y - 6} {x + 6} {y - 6} {x + 5} {y + 1}", 2, ink) for x, y in rings
        )
    return shape(
        "M-34 -8 C-38 -56 38 -56 34 -8 C32 -20 26 -28 16 -30 C0 -22 -20 -24 -28 -28 C-32 -22 -33 -16 -34 -8 Z", c, 3.4
    )


def beard(head: Head) -> str:
    """Beard and moustache over the lower face."""
    if head.beard == "none":
        return ""
    c, ink = head.hair_colour, dark(head.hair_colour)
    x = 7 * head.turn
    moustache = shape(
        f"M{x} 17.5 C{x - 7} 14.5 {x - 15} 17 {x - 23} 26 C{x - 14} 27 {x - 5} 25 {x} 21.5 "
        f"C{x + 5} 25 {x + 14} 27 {x + 23} 26 C{x + 15} 17 {x + 7} 14.5 {x} 17.5 Z",
        p.mix(c, p.WHITE, 0.12),
        2.6,
    )
    hole = f"M{x - 10} 24 C{x - 5} 21 {x + 5} 21 {x + 10} 24 C{x + 6} 32 {x - 6} 32 {x - 10} 24 Z"
    lips = _mouth(x, 1) if head.beard != "moustache" else ""
    if head.beard == "moustache":
        return shape(
            f"M{x} 17.5 C{x - 6} 15.5 {x - 12} 17 {x - 21} 14 C{x - 18} 24 {x - 7} 24 {x} 20.5 C{x + 7} 24 {x + 18}"
            f" 24 {x + 21} 14 C{x + 12} 17 {x + 6} 15.5 {x} 17.5 Z",
            c,
            2.2,
        )
    outlines = {
        "long": (
            "M-33 -8 C-31 10 -26 16 -18 20 C-8 18 8 18 18 20 C26 16 31 10 33 -8 C42 20 36 52 28 70 C20 88 8 98 0 104 "
            "C-8 98 -20 88 -28 70 C-36 52 -42 20 -33 -8 Z"
        ),
        "round": (
            "M-33 -6 C-31 10 -26 16 -18 20 C-8 18 8 18 18 20 C26 16 31 10 33 -6 C40 18 38 42 28 54 C20 64 8 68 0 68 "
            "C-8 68 -20 64 -28 54 C-38 42 -40 18 -33 -6 Z"
        ),
        "pointed": (
            "M-32 4 C-30 12 -25 19 -18 21 C-8 18 8 18 18 21 C25 19 30 12 32 4 C34 26 28 40 18 52 C11 62 5 72 0 84 "
            "C-5 72 -11 62 -18 52 C-28 40 -34 26 -32 4 Z"
        ),
        "forked": (
            "M-33 -8 C-31 10 -26 16 -18 20 C-8 18 8 18 18 20 C26 16 31 10 33 -8 C42 16 42 40 36 60 C32 76 24 86 14 96"
            " C12 84 6 74 0 66 C-6 74 -12 84 -14 96 C-24 86 -32 76 -36 60 C-42 40 -42 16 -33 -8 Z"
        ),
    }
    strands = {
        "long": (
            "M-28 22 C-26 44 -20 62 -10 80 M28 22 C26 44 20 62 10 80 M-15 36 C-13 54 -8 72 -2 90 M15 36 C13 54 8 72 3"
            " 88 M0 36 C1 50 -1 62 1 74"
        ),
        "round": (
            "M-28 20 C-26 36 -20 46 -12 56 M28 20 C26 36 20 46 12 56 M-13 36 C-11 46 -8 52 -4 60 M13 36 C11 46 8 52"
            " 4 60"
        ),
        "pointed": (
            "M-22 26 C-19 38 -12 48 -7 58 M22 26 C19 38 12 48 7 58 M-7 38 C-6 50 -3 58 0 70 M7 38 C6 48 4 54 3 58"
        ),
        "forked": (
            "M-29 20 C-29 44 -24 64 -17 82 M29 20 C29 44 24 64 17 82 M-17 34 C-17 50 -14 62 -11 74 M17 34 C17 50 14"
            " 62 11 74 M-5 36 C-5 46 -4 54 -3 60 M6 36 C6 46 4 54 3 60"
        ),
    }
    return (
        shape(outlines[head.beard], c, 3.4)
        + line(strands[head.beard], 2, ink)
        + shape(hole, p.SKIN, 0)
        + lips
        + moustache
    )


def back_of_head(head: Head, hat_behind: str = "") -> str:
    """What is behind neck and collar: the far part of a hat, and the hair that hangs down."""
    return hat_behind + _broadened(head, hair_behind(head))


def front_of_head(head: Head, hat: str = "") -> str:
    """Face, beard, the hair over the forehead and the hat."""
    return _broadened(head, face(head) + beard(head) + hair_over(head)) + hat


def portrait(head: Head, hat_behind: str = "", hat: str = "") -> str:
    """The whole head at once, for those whose collar does not come between hair and face."""
    return back_of_head(head, hat_behind) + front_of_head(head, hat)


def _broadened(head: Head, body: str) -> str:
    return f'<g transform="scale({head.broad:g} 1)">{body}</g>' if head.broad != 1 else body
