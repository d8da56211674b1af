"""Parts of a drawn face: one head, many people. Light from the top left, bold ink, flat colour and a shade."""

from __future__ import annotations

from dataclasses import dataclass

from kit.shapes import both, circle, ellipse, fill, line, n, radial, stops
from palette import mix

INK = "#2a1610"
PEN = 4.4
CX = 128.0


@dataclass(frozen=True)
class Skin:
    base: str
    shade: str
    cheek: str
    lip: str


FAIR = Skin("#f6d0a8", "#e2a679", "#e8806a", "#b8483f")
ROSY = Skin("#f3c4a0", "#d9966f", "#de6f5c", "#a93e38")
OLIVE = Skin("#e0ac78", "#bf8350", "#cc6a4a", "#9a3a30")
TAN = Skin("#c98b5a", "#a46a3e", "#b65a3c", "#84322a")
BROWN = Skin("#9a6140", "#77452c", "#a0492f", "#6b2420")
DEEP = Skin("#74452c", "#55301e", "#8a3a28", "#561c1a")


@dataclass(frozen=True)
class Face:
    """Measures of a head. `cy` is the middle of the head, `wide` half its width, `tall` half its height."""

    skin: Skin
    cy: float = 122
    wide: float = 45
    tall: float = 56
    jaw: float = 0.72
    eye_y: float = 0
    eye_gap: float = 18.5
    eye_size: float = 1.0

    def outline(self) -> str:
        w, top, low = self.wide, self.cy - self.tall, self.cy + self.tall
        j = w * self.jaw
        return (
            f"M{n(CX - w)} {n(self.cy - 6)}C{n(CX - w - 1)} {n(top - 6)} {n(CX + w + 1)} {n(top - 6)} "
            f"{n(CX + w)} {n(self.cy - 6)}C{n(CX + w)} {n(self.cy + 24)} {n(CX + j)} {n(low)} {n(CX)} {n(low)}"
            f"C{n(CX - j)} {n(low)} {n(CX - w)} {n(self.cy + 24)} {n(CX - w)} {n(self.cy - 6)}Z"
        )

    @property
    def eyes(self) -> float:
        return self.cy + 2 + self.eye_y


def clip(name: str, data: str) -> str:
    return f'<clipPath id="{name}"><path d="{data}"/></clipPath>'


def shaded(name: str, data: str, base: str, shade: str, dx: float = -9, dy: float = -6, pen: float = PEN) -> str:
    """A closed shape in two tones: the light one is the shape itself, pushed towards the lamp."""
    return (
        clip(name, data)
        + fill(data, shade)
        + f'<g clip-path="url(#{name})"><path d="{data}" fill="{base}" transform="translate({n(dx)} {n(dy)})"/></g>'
        + line(data, INK, pen)
    )


def neck(face: Face, half: float = 19, bottom: float = 214) -> str:
    top = face.cy + face.tall * 0.5
    data = f"M{CX - half} {n(top)}V{bottom}H{CX + half}V{n(top)}Z"
    under = (
        f"M{CX - half} {n(top)}V{n(face.cy + face.tall + 4)}Q{CX + 4} {n(face.cy + face.tall + 20)} "
        f"{CX + half} {n(face.cy + face.tall - 2)}V{n(top)}Z"
    )
    return both(data, face.skin.base, INK, PEN) + fill(under, face.skin.shade)


def ears(face: Face, size: float = 1.0) -> str:
    out = ""
    for side in (-1, 1):
        x, y = CX + side * (face.wide + 3 * size), face.eyes + 8
        colour = face.skin.base if side < 0 else face.skin.shade
        out += ellipse(x, y, 9 * size, 13 * size, colour, f'stroke="{INK}" stroke-width="{PEN}"')
        out += line(
            f"M{n(x - side * 1)} {n(y - 6)}q{n(side * 5)} 4 {n(side * 1)} 11", mix(face.skin.shade, INK, 0.35), 2.4
        )
    return out


def head(face: Face) -> str:
    return shaded("head", face.outline(), face.skin.base, face.skin.shade, -9, -5)


def cheeks(face: Face, strength: float = 0.5, drop: float = 20) -> str:
    y = face.eyes + drop
    soft = radial(
        "blush",
        0.5,
        0.5,
        0.5,
        stops((0, face.skin.cheek, strength + 0.2), (0.55, face.skin.cheek, strength * 0.8), (1, face.skin.cheek, 0)),
    )
    spots = "".join(ellipse(CX + side * (face.eye_gap + 8), y, 15, 12, "url(#blush)") for side in (-1, 1))
    return f'<defs>{soft}</defs><g clip-path="url(#head)">{spots}</g>'


def eyes(
    face: Face, iris: str, *, look: float = 0, lid: float = 0.0, lashes: bool = False, white: str = "#fffaf0"
) -> str:
    """Two eyes; `look` shifts the gaze, `lid` (0–0.5) lowers the upper lid."""
    out = ""
    k = face.eye_size
    for side in (-1, 1):
        x, y = CX + side * face.eye_gap, face.eyes
        w, h = 10.5 * k, 8.2 * k
        almond = (
            f"M{n(x - w)} {n(y + 1)}Q{n(x)} {n(y - h * 1.75)} {n(x + w)} {n(y + 1)}Q{n(x)} {n(y + h * 1.45)} "
            f"{n(x - w)} {n(y + 1)}Z"
        )
        name = f"eye{'l' if side < 0 else 'r'}"
        inner = (
            fill(almond, white)
            + circle(x + look, y, 6.4 * k, iris)
            + circle(x + look, y, 3.4 * k, "#180c08")
            + circle(x + look - 2.2 * k, y - 2.6 * k, 2 * k, "#ffffff")
        )
        if lid:
            inner += fill(
                f"M{n(x - w - 2)} {n(y - h * 2)}H{n(x + w + 2)}V{n(y - h + 2 * h * lid)}H{n(x - w - 2)}Z",
                face.skin.shade,
            )
        out += clip(name, almond) + f'<g clip-path="url(#{name})">{inner}</g>'
        out += line(f"M{n(x - w)} {n(y + 1)}Q{n(x)} {n(y - h * 1.75)} {n(x + w)} {n(y + 1)}", INK, 3.6)
        out += line(
            f"M{n(x - w * 0.7)} {n(y + h * 0.62)}Q{n(x)} {n(y + h * 1.05)} {n(x + w * 0.7)} {n(y + h * 0.62)}", INK, 1.6
        )
        if lashes:
            out += line(
                f"M{n(x + side * w)} {n(y)}l{n(side * 5)} -4M{n(x + side * w * 0.72)} "
                f"{n(y - 4 * k)}l{n(side * 3.6)} -5",
                INK,
                2.6,
            )
    return out


def brows(face: Face, colour: str, *, lift: float = 0, thick: float = 5, arch: float = 4, tilt: float = 0) -> str:
    out = ""
    for side in (-1, 1):
        x, y = CX + side * face.eye_gap, face.eyes - 17 * face.eye_size - lift
        out += line(
            f"M{n(x - side * 10)} {n(y + 2 + tilt)}Q{n(x + side * 2)} {n(y - arch)} {n(x + side * 12)} {n(y + 3)}",
            colour,
            thick,
        )
    return out


def nose(face: Face, kind: str = "soft") -> str:
    y = face.eyes
    ink, shade = mix(face.skin.shade, INK, 0.55), face.skin.shade
    if kind == "button":
        return fill(f"M{CX - 7} {n(y + 18)}q7 -9 14 0q-7 7 -14 0Z", shade) + line(
            f"M{CX - 6} {n(y + 19)}q6 5 12 0", ink, 3
        )
    if kind == "long":
        return fill(
            f"M{CX + 1} {n(y - 4)}Q{CX + 8} {n(y + 16)} {CX + 11} {n(y + 24)}Q{CX + 2} {n(y + 32)} {CX - 7} {n(y + 26)}"
            f"Q{CX + 3} {n(y + 24)} {CX + 1} {n(y - 4)}Z",
            shade,
        ) + line(
            f"M{CX + 3} {n(y - 2)}Q{CX + 7} {n(y + 14)} {CX + 11} {n(y + 22)}Q{CX + 6} {n(y + 30)} {CX - 6} "
            f"{n(y + 27)}",
            ink,
            3.2,
        )
    if kind == "round":
        return (
            ellipse(CX + 1, y + 20, 11, 9, shade)
            + ellipse(CX - 1.5, y + 18, 9, 7.2, mix(face.skin.base, face.skin.cheek, 0.35))
            + line(f"M{CX - 10} {n(y + 22)}Q{CX} {n(y + 33)} {CX + 11} {n(y + 22)}", ink, 3.2)
        )
    return fill(
        f"M{CX + 1} {n(y + 2)}Q{CX + 10} {n(y + 18)} {CX + 8} {n(y + 23)}Q{CX} {n(y + 28)} {CX - 5} {n(y + 23)}Z", shade
    ) + line(
        f"M{CX + 4} {n(y + 8)}Q{CX + 11} {n(y + 20)} {CX + 7} {n(y + 23)}Q{CX + 1} {n(y + 27)} {CX - 6} {n(y + 23)}",
        ink,
        3,
    )


def smile(face: Face, kind: str = "closed", *, drop: float = 36, wide: float = 15, colour: str = "") -> str:
    y = face.eyes + drop
    lip = colour or face.skin.lip
    if kind == "open":
        mouth = (
            f"M{CX - wide} {n(y - 3)}Q{CX} {n(y + 2)} {CX + wide} {n(y - 3)}Q{CX + wide - 3} {n(y + 15)} {CX} "
            f"{n(y + 15)}T{CX - wide} {n(y - 3)}Z"
        )
        return (
            clip("mouth", mouth) + fill(mouth, "#5a1a18") + '<g clip-path="url(#mouth)">'
            f"{fill(f'M{CX - wide} {n(y - 6)}H{CX + wide}V{n(y + 4)}H{CX - wide}Z', '#fffaf0')}"
            + ellipse(CX, y + 15, wide * 0.6, 6, "#d4655c")
            + "</g>"
            + line(mouth, INK, 3.2)
        )
    if kind == "full":
        upper = (
            f"M{CX - wide} {n(y - 2)}Q{CX - 6} {n(y - 7)} {CX} {n(y - 3)}Q{CX + 6} {n(y - 7)} {CX + wide} "
            f"{n(y - 2)}Q{CX} {n(y + 8)} {CX - wide} {n(y - 2)}Z"
        )
        lower = (
            f"M{CX - wide} {n(y - 1)}Q{CX} {n(y + 8)} {CX + wide} {n(y - 1)}Q{CX} {n(y + 20)} {CX - wide} {n(y - 1)}Z"
        )
        return (
            fill(lower, mix(lip, "#ff9a8a", 0.25))
            + fill(upper, lip)
            + line(
                f"M{CX - wide - 3} {n(y - 4)}Q{CX - wide + 2} {n(y + 2)} {CX} {n(y + 3)}T{CX + wide + 3} {n(y - 4)}",
                INK,
                2.8,
            )
        )
    return line(f"M{CX - wide} {n(y - 3)}Q{CX} {n(y + 10)} {CX + wide} {n(y - 3)}", INK, 3.6) + line(
        f"M{CX - 6} {n(y + 10)}q6 3 12 0", mix(face.skin.shade, INK, 0.3), 2.4
    )


def age(face: Face, deep: bool = True) -> str:
    """Laughter lines and crow's feet."""
    ink = mix(face.skin.shade, INK, 0.42)
    y = face.eyes
    out = line(f"M{CX - 15} {n(y + 22)}q-9 7 -8 15M{CX + 15} {n(y + 22)}q9 7 8 15", ink, 2.4)
    out += line(f"M{CX - 29} {n(y + 9)}q9 5 18 1M{CX + 29} {n(y + 9)}q-9 5 -18 1", ink, 2)
    if deep:
        out += line(
            f"M{CX - 14} {n(face.cy - face.tall + 19)}q14 -5 28 0M{CX - 11} {n(face.cy - face.tall + 27)}q11 -4 22 0",
            ink,
            2.2,
        )
        out += line(
            f"M{CX - 33} {n(y - 2)}l-6 -3M{CX - 33} {n(y + 3)}l-7 1M{CX + 33} {n(y - 2)}l6 -3M{CX + 33} {n(y + 3)}l7 1",
            ink,
            2.2,
        )
    return out


def glasses(face: Face, kind: str, colour: str) -> str:
    y = face.eyes + 1
    gap = face.eye_gap + 0.5
    shape = {
        "round": lambda x, side: f"M{n(x - 16)} {n(y)}a16 16 0 1 1 32 0a16 16 0 1 1 -32 0Z",
        "square": lambda x, side: f"M{n(x - 16)} {n(y - 11)}q16 -3 32 0q2 12 -3 22q-13 4 -26 0q-5 -10 -3 -22Z",
        "cat": lambda x, side: (
            f"M{n(x - side * 15)} {n(y - 8)}Q{n(x)} {n(y - 15)} {n(x + side * 23)} {n(y - 18)}"
            f"Q{n(x + side * 20)} {n(y + 13)} {n(x)} {n(y + 13)}Q{n(x - side * 15)} {n(y + 12)} "
            f"{n(x - side * 15)} {n(y - 8)}Z"
        ),
    }[kind]
    out = ""
    for side in (-1, 1):
        data = shape(CX + side * gap, side)
        out += fill(data, "#e9f6f6", 'fill-opacity="0.13"') + line(data, INK, 7.5) + line(data, colour, 4)
        x = CX + side * gap
        out += line(f"M{n(x - 8)} {n(y - 4)}l5 -5", "#ffffff", 2.4, 'stroke-opacity="0.75"')
    bridge = f"M{n(CX - gap + 15)} {n(y - 2)}Q{CX} {n(y - 8)} {n(CX + gap - 15)} {n(y - 2)}"
    arms = (
        f"M{n(CX - gap - 16)} {n(y - 3)}L{n(CX - face.wide - 2)} {n(y)}M{n(CX + gap + 16)} {n(y - 3)}"
        f"L{n(CX + face.wide + 2)} {n(y)}"
    )
    return line(bridge + arms, INK, 6.5) + line(bridge + arms, colour, 3.4) + out
