"""A list of folders to walk through, by mouse and keyboard."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from ui import colours
from ui.scene import Scene

ROW = 34
"""The height of a row in units of text."""
UP = ".."


class Folders:
    """The folders in a folder, as rows of buttons of a scene."""

    def __init__(self, scene: Scene, choose: Callable[[Path], object]) -> None:
        self.scene = scene
        self.choose = choose
        self.first = 0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.folder = Path()
        self.names: list[str] = []
        self.bots = 0
        """How many files of Python lie here."""

    def enter(self, folder: Path) -> None:
        """List another folder."""
        self.folder, self.first = folder, 0
        try:
            inside = sorted(folder.iterdir(), key=lambda path: path.name.lower())
            self.names = [path.name for path in inside if path.is_dir() and path.name[0] not in "._"]
            self.bots = sum(path.suffix == ".py" for path in inside)
        except OSError:
            self.names, self.bots = [], 0
        if folder.parent != folder:
            self.names.insert(0, UP)

    @property
    def fits(self) -> int:
        """How many rows there is room for."""
        return max(1, self.rect.height // self.scene.m.pt(ROW))

    def scroll(self, by: int) -> None:
        """Show other rows."""
        self.first = max(0, min(self.first + by, len(self.names) - self.fits))
        self.scene.rebuild()

    def build(self, rect: pygame.Rect) -> None:
        """Lay the rows out."""
        m = self.scene.m
        self.rect = rect
        self.first = max(0, min(self.first, len(self.names) - self.fits))
        for number, name in enumerate(self.names[self.first : self.first + self.fits]):
            row = pygame.Rect(rect.left, rect.top + number * m.pt(ROW), rect.width - m.px(10), m.pt(ROW) - m.px(3))
            text = self.scene.say("arena.window.up") if name == UP else name
            where = self.folder.parent if name == UP else self.folder / name
            icon = "back" if name == UP else "forward"
            self.scene.form.button(
                row, _shortened(text), partial(self.choose, where), "left", icon=icon, icon_size=0.5,
                name=f"folder {name}",
            )  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """How far it is scrolled."""
        draw_scroll(surface, self.scene, self.rect, self.first, self.fits, len(self.names))


def draw_scroll(
    surface: pygame.Surface, scene: Scene, rect: pygame.Rect, first: int, fits: int, count: int,
    colour: colours.Colour = colours.BRASS_DARK,
) -> None:  # fmt: skip
    """A thin bar beside a list that does not fit."""
    if count <= fits:
        return
    width = max(2, scene.m.px(4))
    top = rect.top + rect.height * first // count
    height = max(scene.m.px(14), rect.height * fits // count)
    bar = pygame.Rect(rect.right - width, min(top, rect.bottom - height), width, height)
    pygame.draw.rect(surface, colour, bar, border_radius=width // 2)


def _shortened(name: str, most: int = 40) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
