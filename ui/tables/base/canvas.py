"""What the parts of a table (its pictures, panels and boxes) ask of it; each adds to this what it alone needs."""

from typing import Protocol

from ui.app import App
from ui.measures import Measures
from ui.paint import Painter


class Canvas(Protocol):
    """A table to draw on."""

    app: App

    @property
    def m(self) -> Measures: ...
    @property
    def paint(self) -> Painter: ...
    @property
    def names(self) -> list[str]: ...
    def avatar(self, seat: int) -> str: ...
    def say(self, key: str, **values: object) -> str: ...
