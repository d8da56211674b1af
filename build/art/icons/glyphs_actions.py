"""Glyphs for what one can do: moving about, confirming, sorting, taking back."""

from __future__ import annotations

from collections.abc import Callable

from kit.shapes import arc, box, circle, path, polar

from icons.pens import BRASS, DARK, IVORY, brass, brass_fill, dark, ivory, ivory_fill, ring


def menu() -> str:
    return brass("M26 36H102", 13) + ivory("M26 64H102", 13) + brass("M26 92H102", 13)


def undo() -> str:
    return brass("M34 50H78A25 25 0 0 1 78 102H48", 12) + brass_fill("M46 22V78L14 50Z")


def play() -> str:
    return brass_fill("M40 22Q34 18 34 26V102Q34 110 40 106L102 69Q109 64 102 59Z")


def pause() -> str:
    return brass("M44 30V98", 20) + brass("M84 30V98", 20)


def go_on() -> str:
    return ivory("M28 28V100", 13) + brass_fill("M52 26Q46 22 46 30V98Q46 106 52 102L108 69Q114 64 108 59Z")


def back() -> str:
    return brass("M108 64H34", 13) + brass("M58 32L24 64L58 96", 13)


def forward() -> str:
    return brass("M20 64H94", 13) + brass("M70 32L104 64L70 96", 13)


def close() -> str:
    return ring(64, 64, 46, 9) + ivory("M46 46L82 82M82 46L46 82", 11)


def check() -> str:
    return brass("M24 68L52 96L104 32", 17)


def cross() -> str:
    return brass("M32 32L96 96M96 32L32 96", 17)


def warning() -> str:
    return (
        brass_fill("M64 14Q70 14 73 20L113 96Q117 108 104 110H24Q11 108 15 96L55 20Q58 14 64 14Z")
        + dark("M64 46V72", 12)
        + circle(64, 92, 7, DARK)
    )


def fullscreen() -> str:
    corners = "M22 48V22H48M80 22H106V48M106 80V106H80M48 106H22V80"
    return brass(corners, 12) + ivory("M48 48H80V80H48Z", 8)


def sort() -> str:
    bars = ivory("M64 30H110", 12) + ivory("M64 55H100", 12) + ivory("M64 80H90", 12) + ivory("M64 104H80", 12)
    return bars + brass("M32 24V92", 12) + brass_fill("M8 82H56L32 114Z")


def replay() -> str:
    x, y = polar(64, 66, 42, 330)
    head = brass_fill(path([(x - 8, y - 24), (x + 22, y + 2), (x - 16, y + 16)]))
    return (
        brass(arc(64, 66, 42, 20, 322), 12) + head + ivory_fill("M54 46Q52 44 52 48V86Q52 90 55 88L84 68Q86 66 84 65Z")
    )


def plus() -> str:
    return brass("M64 24V104M24 64H104", 17)


def minus() -> str:
    return brass("M24 64H104", 17)


def leave() -> str:
    door = brass("M70 24H30V104H70", 12)
    return door + ivory("M56 64H98", 12) + ivory_fill("M88 38L118 64L88 90Z")


def shuffle() -> str:
    one = ivory("M14 38H34C58 38 58 90 84 90H92", 12) + ivory_fill("M88 68L116 90L88 112Z")
    two = dark("M14 90H34C58 90 58 38 84 38H90", 17)
    return one + two + brass("M14 90H34C58 90 58 38 84 38H92", 12) + brass_fill("M88 16L116 38L88 60Z")


def recall() -> str:
    """A tile that goes back to the rack."""
    rack = brass_fill("M10 92H118V104Q118 114 108 114H20Q10 114 10 104Z")
    tile = box(64, 22, 46, 46, 8, IVORY) + dark("M77 57L87 33L97 57M81 50H93", 5.5)
    return rack + tile + brass("M54 44H44Q30 44 30 60", 11) + brass_fill("M8 56H52L30 84Z")


def _round(flip: bool) -> str:
    body = brass(arc(64, 64, 40, 100, 20), 12)
    hx, hy = polar(64, 64, 40, 28)
    head = brass_fill(path([(hx - 8, hy - 24), (hx + 26, hy + 8), (hx - 16, hy + 20)]))
    dots = "".join(circle(*polar(64, 64, 12, a), 6.5, IVORY) for a in (0, 120, 240))
    return f'<g transform="translate(128 0) scale(-1 1)">{body}{head}{dots}</g>' if flip else body + head + dots


def direction_right() -> str:
    return _round(False)


def direction_left() -> str:
    return _round(True)


def turn_arrow() -> str:
    return brass_fill(
        "M20 42Q20 34 28 34H58V18Q58 8 66 14L114 58Q120 64 114 70L66 114Q58 120 58 110V94H28Q20 94 20 86Z"
    )


def export() -> str:
    tray = brass("M24 72V106H104V72", 12)
    return tray + ivory("M64 84V40", 13) + ivory_fill("M36 48H92L64 14Z")


def take_in() -> str:
    tray = brass("M24 72V106H104V72", 12)
    return tray + ivory("M64 14V56", 13) + ivory_fill("M36 50H92L64 84Z")


def search() -> str:
    return (
        brass("M80 80L108 108", 17)
        + circle(54, 54, 34, "#f6eed9", 'fill-opacity="0.28"')
        + ring(54, 54, 34, 12)
        + ivory("M38 50A18 18 0 0 1 52 37", 6)
    )


def eye() -> str:
    return (
        ivory_fill("M8 64Q36 24 64 24T120 64Q92 104 64 104T8 64Z")
        + brass("M10 64Q36 26 64 26T118 64Q92 102 64 102T10 64Z", 9)
        + circle(64, 64, 23, BRASS)
        + circle(64, 64, 11, DARK)
        + circle(57, 57, 4.5, IVORY)
    )


def eye_off() -> str:
    return eye() + dark("M22 108L106 20", 24) + brass("M22 108L106 20", 13)


def speed() -> str:
    dial = brass(arc(64, 76, 46, 250, 110), 12)
    ticks = "".join(ivory(path([polar(64, 76, 26, a), polar(64, 76, 33, a)], False), 7) for a in (270, 315, 0))
    return dial + ticks + ivory(path([(64, 76), polar(64, 76, 34, 48)], False), 10) + circle(64, 76, 12, BRASS)


def trash() -> str:
    can = brass_fill("M28 42H100L94 106Q93 114 85 114H43Q35 114 34 106Z")
    return can + dark("M50 58L53 96M64 58V96M78 58L75 96", 6) + brass("M20 36H108", 12) + ivory("M48 32V20H80V32", 9)


def lock() -> str:
    return (
        ivory("M40 60V42A24 24 0 0 1 88 42V60", 12)
        + brass_fill("M24 56H104V104Q104 114 94 114H34Q24 114 24 104Z")
        + circle(64, 80, 9, DARK)
        + dark("M64 82V98", 8)
    )


def unlock() -> str:
    return (
        ivory("M40 60V36A24 24 0 0 1 86 28", 12)
        + brass_fill("M24 56H104V104Q104 114 94 114H34Q24 114 24 104Z")
        + circle(64, 80, 9, DARK)
        + dark("M64 82V98", 8)
    )


ACTIONS: dict[str, Callable[[], str]] = {
    "menu": menu,
    "undo": undo,
    "play": play,
    "pause": pause,
    "continue": go_on,
    "back": back,
    "forward": forward,
    "close": close,
    "check": check,
    "cross": cross,
    "warning": warning,
    "fullscreen": fullscreen,
    "sort": sort,
    "replay": replay,
    "plus": plus,
    "minus": minus,
    "exit": leave,
    "shuffle": shuffle,
    "recall": recall,
    "direction_left": direction_left,
    "direction_right": direction_right,
    "turn_arrow": turn_arrow,
    "export": export,
    "import": take_in,
    "search": search,
    "eye": eye,
    "eye_off": eye_off,
    "speed": speed,
    "trash": trash,
    "lock": lock,
    "unlock": unlock,
}
