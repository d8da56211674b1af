"""The one palette: every colour that the drawn sprites, the theme and the tables use has its name here.

Names say what a colour is for. `python build/art/palette.py` prints the contrast ratios quoted in README.md.
"""

from __future__ import annotations

# paper and ink
IVORY = "#f6eed9"  # the face of a card
IVORY_LIGHT = "#fdf8ea"  # where light falls on it
IVORY_SHADE = "#e6d9b8"  # its folds, worn edges
PAPER_EDGE = "#3a2a1c"  # the thin dark edge of a card
INK = "#1d1713"  # outlines and text on paper
INK_SOFT = "#4b3b2c"  # secondary text on paper
FRAME = "#1f3d6e"  # the frame line with the pinta

# the printer's colours (woodcut red, blue, yellow, green) in three depths
RED_DARK, RED, RED_LIGHT = "#7d1418", "#bf2a23", "#e0604a"
BLUE_DARK, BLUE, BLUE_LIGHT = "#17335f", "#2a5ea8", "#7fb0dd"
GOLD_DARK, GOLD, GOLD_LIGHT = "#8a5a10", "#e3a826", "#f9dc7c"
GREEN_DARK, GREEN, GREEN_LIGHT = "#1d4a26", "#3f8439", "#8fbf5a"
VIOLET_DARK, VIOLET, VIOLET_LIGHT = "#44234f", "#7a4a86", "#b58cc0"
ORANGE = "#d9772b"
STEEL_DARK, STEEL, STEEL_LIGHT = "#4c617a", "#a9bccf", "#eaf1f7"
WHITE = "#fffaf0"

# living things
SKIN, SKIN_SHADE, SKIN_DARK = "#f3cfa4", "#dba577", "#b97850"
CHEEK = "#e2866a"
HAIR_BLACK, HAIR_BROWN, HAIR_RED, HAIR_FAIR, HAIR_GREY = "#2c211c", "#6a3f1f", "#a4511f", "#d9a441", "#b9b2a6"

# materials of the table
BRASS_DARK, BRASS, BRASS_LIGHT = "#7a5a24", "#c89b4a", "#f0d592"
WOOD_DARK, WOOD, WOOD_LIGHT = "#3a2114", "#7b4a28", "#b67d48"
LEATHER_DARK, LEATHER, LEATHER_LIGHT = "#33170c", "#713a1b", "#a9653a"
BONE = "#f2e8d2"

# the evening around the table, and text on it
NIGHT = "#17110d"
NIGHT_SOFT = "#2a2019"
TEXT_ON_DARK = "#f4e9d0"
TEXT_ON_DARK_SOFT = "#cdbd9c"

# a cloth for each game: (deep, cloth, light); luminance of every one stays under 0.12
CLOTH = {
    "chinchon": ("#2b0a12", "#4e1420", "#6b2230"),  # burgundy felt
    "siete_y_medio": ("#0b162c", "#16284a", "#243b66"),  # night-blue baize
    "brisca": ("#08281b", "#124330", "#1d5a41"),  # deep green felt
    "cachos": ("#062527", "#0f3f40", "#1a5655"),  # dark teal baize
    "aprologados": ("#1b211c", "#2f3a31", "#445246"),  # slate-olive linen
    "menu": ("#191308", "#342b16", "#51452a"),  # the evening table, brown-green linen
}


def rgb(colour: str) -> tuple[int, int, int]:
    """The three bytes of a "#rrggbb" colour.

    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: `share` 0 is the first, 1 the second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(rgb(first), rgb(second), strict=True))


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2, 0 (black) to 1 (white)."""

    def linear(byte: int) -> float:
        part = byte / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(byte) for byte in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio after WCAG 2; text needs at least 4.5.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


TEXT_PAIRS = (
    ("INK", INK, "IVORY", IVORY),
    ("INK_SOFT", INK_SOFT, "IVORY", IVORY),
    ("FRAME", FRAME, "IVORY", IVORY),
    ("RED", RED, "IVORY", IVORY),
    ("TEXT_ON_DARK", TEXT_ON_DARK, "NIGHT", NIGHT),
    ("TEXT_ON_DARK_SOFT", TEXT_ON_DARK_SOFT, "NIGHT_SOFT", NIGHT_SOFT),
    ("BRASS", BRASS, "NIGHT", NIGHT),
    ("BRASS_LIGHT", BRASS_LIGHT, "WOOD_DARK", WOOD_DARK),
    ("INK", INK, "BRASS", BRASS),
    *((("TEXT_ON_DARK", TEXT_ON_DARK, f"CLOTH[{game}]", shades[1])) for game, shades in CLOTH.items()),
)


if __name__ == "__main__":
    for name, front, ground, back in TEXT_PAIRS:
        print(f"| {name} | {front} | {ground} | {back} | {contrast(front, back):.1f}:1 |")
