"""Glyphs for things: settings, sound, people, cups and cards."""

from __future__ import annotations

from collections.abc import Callable

from kit.shapes import box, circle, ellipse, path, polar, star, turned

from icons.pens import BRASS, DARK, IVORY, brass, brass_fill, dark, ivory, ivory_fill, ring


def settings() -> str:
    teeth = []
    for tooth in range(8):
        at = tooth * 45
        teeth += [
            polar(64, 64, 38, at - 15),
            polar(64, 64, 53, at - 10),
            polar(64, 64, 53, at + 10),
            polar(64, 64, 38, at + 15),
        ]
    return (
        f'<path d="{path(teeth)}" fill="{BRASS}" stroke="{BRASS}" stroke-width="5" stroke-linejoin="round"/>'
        + circle(64, 64, 21, DARK)
        + ring(64, 64, 21, 7, IVORY)
    )


def hint() -> str:
    glass = ivory_fill("M64 24A30 30 0 0 1 82 78Q78 82 78 90H50Q50 82 46 78A30 30 0 0 1 64 24Z")
    rays = "".join(brass(path([polar(64, 54, 43, a), polar(64, 54, 51, a)], False), 8) for a in (-90, -45, 45, 90))
    rays += brass("M64 10V11", 8)
    base = brass("M52 99H76", 9) + brass("M56 112H72", 9)
    return rays + glass + dark("M56 88V66L50 58M72 88V66L78 58", 5) + base


def _speaker() -> str:
    return brass_fill("M14 48Q14 44 18 44H36L62 20Q68 15 68 24V104Q68 113 62 108L36 84H18Q14 84 14 80Z")


def sound() -> str:
    return _speaker() + ivory("M84 46A24 24 0 0 1 84 82", 10) + ivory("M98 28A46 46 0 0 1 98 100", 10)


def mute() -> str:
    return _speaker() + ivory("M84 50L112 78M112 50L84 78", 11)


def help_mark() -> str:
    return ring(64, 64, 48, 9) + ivory("M48 51A17 17 0 1 1 70 65Q64 68 64 76", 11) + circle(64, 94, 7, IVORY)


def statistics() -> str:
    bars = box(24, 66, 20, 40, 4, BRASS) + box(54, 42, 20, 64, 4, IVORY) + box(84, 20, 20, 86, 4, BRASS)
    return bars + brass("M16 112H112", 8)


def _bust(cx: float, top: float, scale: float, pen: str) -> str:
    r = 20 * scale
    head = circle(cx, top + r, r, pen)
    y = top + 2 * r + 5 * scale
    width, height = 36 * scale, 38 * scale
    body = (
        f"M{cx - width} {y + height}V{y + height * 0.62}Q{cx - width} {y} {cx} {y}T{cx + width} "
        f"{y + height * 0.62}V{y + height}Z"
    )
    return head + f'<path d="{body}" fill="{pen}"/>'


def person() -> str:
    return _bust(64, 16, 1.1, BRASS)


def players() -> str:
    behind = _bust(88, 20, 0.82, IVORY)
    cut = f'<g stroke="{DARK}" stroke-width="9">{_bust(46, 26, 0.96, DARK)}</g>'
    return behind + cut + _bust(46, 26, 0.96, BRASS)


def log() -> str:
    page = ivory_fill("M32 12H78L102 36V108Q102 116 94 116H34Q26 116 26 108V20Q26 12 32 12Z")
    return page + brass_fill("M78 12L102 36H84Q78 36 78 30Z") + dark("M42 52H84M42 70H84M42 88H70", 7)


def trophy() -> str:
    handles = brass("M36 34H18Q18 66 44 66M92 34H110Q110 66 84 66", 9)
    bowl = brass_fill("M34 16H94V44Q94 78 64 80Q34 78 34 44Z")
    return (
        handles
        + bowl
        + brass("M64 78V96", 13)
        + brass_fill("M36 112Q36 98 64 98T92 112Z")
        + f'<path d="{star(64, 44, 17, 7.5, 5)}" fill="{IVORY}"/>'
    )


def robot() -> str:
    head = box(24, 42, 80, 66, 16, BRASS)
    ears = brass("M14 66V84M114 66V84", 9)
    face = box(35, 54, 58, 30, 12, DARK) + circle(51, 69, 8, IVORY) + circle(77, 69, 8, IVORY)
    return ears + ivory("M64 42V24", 8) + circle(64, 19, 9, IVORY) + head + face + dark("M50 96H78", 6)


def dice() -> str:
    body = box(20, 20, 88, 88, 18, IVORY)
    spots = "".join(circle(x, y, 9.5, DARK) for x, y in ((42, 42), (86, 42), (64, 64), (42, 86), (86, 86)))
    return body + box(20, 20, 88, 88, 18, "none", f'stroke="{BRASS}" stroke-width="7"') + spots


def cards() -> str:
    left = turned(
        box(34, 22, 54, 80, 8, BRASS) + box(43, 31, 36, 62, 4, "none", f'stroke="{DARK}" stroke-width="3"'),
        -14,
        60,
        110,
    )
    gap = turned(box(42, 20, 60, 86, 10, DARK), 12, 68, 112)
    right = turned(box(45, 23, 54, 80, 8, IVORY), 12, 68, 112)
    coin = turned(circle(72, 63, 16, BRASS) + circle(72, 63, 6, DARK), 12, 68, 112)
    return left + gap + right + coin


def arena() -> str:
    def sword(flip: int) -> str:
        blade = ivory_fill("M58 16L64 6L70 16V78H58Z")
        hilt = brass("M44 82H84", 9) + brass("M64 86V108", 9) + circle(64, 114, 7, BRASS)
        return turned(blade + hilt, 42 * flip, 64, 62)

    gap = turned(f'<path d="M64 2L74 14V84H54V14Z" fill="{DARK}"/>', -42, 64, 62)
    return sword(1) + gap + sword(-1)


def star_mark() -> str:
    return (
        f'<path d="{star(64, 67, 52, 22, 5)}" fill="{BRASS}" stroke="{BRASS}" stroke-width="8" '
        'stroke-linejoin="round"/>'
    )


def globe() -> str:
    return (
        circle(64, 64, 46, IVORY) + ring(64, 64, 46, 10) + f'<g fill="none" stroke="{BRASS}" stroke-width="8">'
        '<ellipse cx="64" cy="64" rx="20" ry="46"/><path d="M18 64H110M25 41H103M25 87H103"/></g>'
    )


def music() -> str:
    return (
        brass("M46 94V28L102 18V82", 11)
        + brass_fill("M41 22L107 10V34L41 46Z")
        + ellipse(34, 96, 18, 14, IVORY)
        + ellipse(90, 84, 18, 14, IVORY)
    )


def flag() -> str:
    cloth = "M38 22Q56 10 74 22T112 22V70Q94 82 74 70T38 70Z"
    return ivory_fill(cloth) + brass("M32 16V114", 12) + brass("M20 114H46", 9)


THINGS: dict[str, Callable[[], str]] = {
    "settings": settings,
    "hint": hint,
    "sound": sound,
    "mute": mute,
    "help": help_mark,
    "statistics": statistics,
    "players": players,
    "person": person,
    "log": log,
    "trophy": trophy,
    "robot": robot,
    "dice": dice,
    "cards": cards,
    "arena": arena,
    "star": star_mark,
    "globe": globe,
    "music": music,
    "flag": flag,
}
