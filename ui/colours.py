"""The colours of text and lines on the screen. The art's own palette is in build/art/palette.py."""

Colour = tuple[int, int, int]

IVORY: Colour = (244, 234, 212)
CREAM: Colour = (226, 210, 178)
BRASS: Colour = (222, 180, 96)
BRASS_DARK: Colour = (140, 104, 48)
INK: Colour = (44, 28, 18)
INK_SOFT: Colour = (96, 70, 48)
RED: Colour = (168, 40, 36)
RED_LIGHT: Colour = (240, 128, 108)
GREEN: Colour = (52, 104, 60)
GREEN_LIGHT: Colour = (150, 212, 140)
FELT: Colour = (24, 62, 46)
WOOD: Colour = (46, 30, 20)
WOOD_DARK: Colour = (28, 18, 12)
