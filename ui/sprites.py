"""Pictures: loaded when first needed, scaled once per size, premultiplied (twice as fast to draw)."""

from collections import OrderedDict
from collections.abc import Callable

import pygame

from ui import colours, fonts
from ui.assets import asset_path

KEPT_PIXELS = 64_000_000
"""How much scaled picture is kept: 256 MB at four bytes a pixel, a table at 4K needs about half."""

Drawing = Callable[[tuple[int, int]], pygame.Surface]


def stand_in(name: str) -> pygame.Surface:
    """A plain picture for one that nobody has drawn yet: cloth for a table, else a paper label with its name."""
    if name.startswith("tables/"):
        cloth = pygame.Surface((64, 64))
        cloth.fill(colours.FELT)
        return cloth
    label = pygame.Surface((400, 300), pygame.SRCALPHA)
    paper = label.get_rect().inflate(-80, -120)
    pygame.draw.rect(label, colours.IVORY, paper, border_radius=20)
    pygame.draw.rect(label, colours.BRASS_DARK, paper, 5, border_radius=20)
    words = name.rpartition("/")[2].replace("_", " ").capitalize()
    pixels = 64
    while pixels > 20 and fonts.font("serif", pixels).size(words)[0] > paper.width - 36:
        pixels -= 4
    text = fonts.font("serif", pixels).render(words, True, colours.INK)
    label.blit(text, text.get_rect(center=paper.center))
    return label


class Sprites:
    """Every picture by its name (`cards/O1`) and size."""

    def __init__(self) -> None:
        self._loaded: dict[str, pygame.Surface] = {}
        self._painters: dict[str, Drawing] = {}
        self._scaled: OrderedDict[tuple[str, int, int, int], pygame.Surface] = OrderedDict()
        self._pixels = 0
        self.missing: set[str] = set()
        """The pictures that were asked for and are not there: a plain one stands in."""

    def paint(self, name: str, painter: Drawing) -> None:
        """Give a name to a picture that is put together at run time, at whatever size is asked for."""
        self._painters[name] = painter

    def source(self, name: str) -> pygame.Surface:
        """The picture as it was drawn, premultiplied."""
        if name not in self._loaded:
            path = asset_path("sprites", f"{name}.png")
            if path.exists():
                self._loaded[name] = pygame.image.load(str(path)).convert_alpha().premul_alpha()
            else:
                self.missing.add(name)
                self._loaded[name] = stand_in(name).convert_alpha().premul_alpha()
        return self._loaded[name]

    def get(self, name: str, size: tuple[int, int], angle: float = 0.0) -> pygame.Surface:
        """The picture at a size in pixels, turned counter-clockwise by whole degrees."""
        width, height = max(1, round(size[0])), max(1, round(size[1]))
        key = (name, width, height, round(angle) % 360)
        found = self._scaled.get(key)
        if found is None:
            found = self._make(*key)
            self._keep(key, found)
        else:
            self._scaled.move_to_end(key)
        return found

    def _make(self, name: str, width: int, height: int, angle: int) -> pygame.Surface:
        if angle:
            return pygame.transform.rotozoom(self.get(name, (width, height)), angle, 1.0)
        if name in self._painters:
            return self._painters[name]((width, height))
        return pygame.transform.smoothscale(self.source(name), (width, height))

    def _keep(self, key: tuple[str, int, int, int], surface: pygame.Surface) -> None:
        self._scaled[key] = surface
        self._pixels += surface.get_width() * surface.get_height()
        while self._pixels > KEPT_PIXELS and len(self._scaled) > 1:
            _, oldest = self._scaled.popitem(last=False)
            self._pixels -= oldest.get_width() * oldest.get_height()

    def forget_sizes(self) -> None:
        """After a resize the old sizes are of no use."""
        self._scaled.clear()
        self._pixels = 0

    def height_for(self, name: str, width: float) -> int:
        """The height that keeps the picture's proportions at that width; what is put together at run time is square."""
        if name in self._painters:
            return round(width)
        source = self.source(name)
        return round(width * source.get_height() / source.get_width())
