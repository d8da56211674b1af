"""Type: fonts by face and size, and rendered lines kept so that a still screen costs nothing."""

from collections import OrderedDict
from functools import lru_cache

import pygame

from ui.assets import asset_path

FACES = {
    "serif": "serif_bold.ttf",
    "serif_regular": "serif_regular.ttf",
    "serif_italic": "serif_italic.ttf",
    "title": "serif_extrabold.ttf",
    "sans": "sans_regular.ttf",
    "bold": "sans_bold.ttf",
    "italic": "sans_italic.ttf",
}
KEPT_LINES = 800


@lru_cache(maxsize=128)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A font of one of our faces at a size in pixels."""
    return pygame.font.Font(str(asset_path("fonts", FACES[face])), pixels)


class Lines:
    """Rendered lines of text. Rendering one costs most of a millisecond, showing it again nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def get(self, text: str, face: str, pixels: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """The picture of a line, with premultiplied alpha."""
        key = (text, face, pixels, colour)
        line = self._kept.get(key)
        if line is None:
            line = font(face, pixels).render(printable(text), True, colour).convert_alpha().premul_alpha()
            self._kept[key] = line
            if len(self._kept) > KEPT_LINES:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return line


def printable(text: str) -> str:
    """Text that a font can draw: no control characters."""
    return "".join(char if char.isprintable() else " " for char in text)


def fit(text: str, face: str, pixels: int, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than that many pixels."""
    measure = font(face, pixels).size
    if measure(printable(text))[0] <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(printable(text[:middle]) + "…")[0] <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def wrap(text: str, face: str, pixels: int, width: int) -> list[str]:
    """The text in lines of at most that many pixels; line breaks in it stay, a word too long is broken."""
    measure = font(face, pixels).size
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            wider = f"{line} {word}" if line else word
            if measure(printable(wider))[0] <= width:
                line = wider
                continue
            if line:
                lines.append(line)
            while measure(printable(word))[0] > width and len(word) > 1:
                cut = next((n for n in range(len(word), 1, -1) if measure(printable(word[:n]))[0] <= width), 1)
                lines.append(word[:cut])
                word = word[cut:]
            line = word
        lines.append(line)
    return lines
