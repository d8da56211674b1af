"""All lengths on the screen follow from the window's size: a unit is a pixel at 1280×720."""

from dataclasses import dataclass

SMALLEST = (960, 600)
"""Below this the scene is drawn at this size and scaled down: small, but whole."""


@dataclass(frozen=True)
class Measures:
    """Turns the design's units into pixels of the window at hand."""

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """The size of the canvas."""
        return self.width, self.height

    @property
    def unit(self) -> float:
        """How many pixels one unit of the 1280×720 design takes."""
        return min(self.width / 1280, self.height / 720)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def pt(self, units: float) -> int:
        """A text size in pixels, which the user may have enlarged."""
        return max(9, round(units * self.unit * self.text_scale))


def canvas_size(window: tuple[int, int]) -> tuple[int, int]:
    """The size to draw at: the window's own, unless it is too small to hold a scene."""
    width, height = max(window[0], 1), max(window[1], 1)
    grow = max(1.0, SMALLEST[0] / width, SMALLEST[1] / height)
    return round(width * grow), round(height * grow)
