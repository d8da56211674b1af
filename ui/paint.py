"""What scenes draw with: text, panels, sheets, shadows, cloth. One place, so that all look alike."""

from functools import lru_cache

import pygame

from ui import colours, fonts
from ui.colours import Colour
from ui.measures import Measures
from ui.sprites import Sprites

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


class Painter:
    """Draws on a surface in the measures of the window."""

    def __init__(self, measures: Measures, sprites: Sprites, lines: fonts.Lines) -> None:
        self.m = measures
        self.sprites = sprites
        self.lines = lines

    # -- text --------------------------------------------------------------------------------------------------

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        at: tuple[float, float],
        size: float = 18,
        face: str = "sans",
        colour: Colour = colours.IVORY,
        anchor: str = "topleft",
        width: float | None = None,
        shadow: bool = False,
    ) -> pygame.Rect:
        """A line of text in design units of size; `anchor` names the point of it that lies at `at`."""
        pixels = self.m.pt(size)
        if width is not None:
            text = fonts.fit(text, face, pixels, round(width))
        line = self.lines.get(text, face, pixels, colour)
        rect = line.get_rect(**{anchor: (round(at[0]), round(at[1]))})
        if shadow:
            dark = self.lines.get(text, face, pixels, (12, 8, 4))
            surface.blit(dark, rect.move(0, max(1, self.m.px(1.5))), special_flags=PREMULTIPLIED)
        surface.blit(line, rect, special_flags=PREMULTIPLIED)
        return rect

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        size: float = 18,
        face: str = "sans",
        colour: Colour = colours.IVORY,
        align: str = "left",
        spacing: float = 1.25,
        middle: bool = False,
    ) -> int:
        """Text wrapped to the width of the rect, from its top or around its middle; the height that it took."""
        pixels = self.m.pt(size)
        lines = fonts.wrap(text, face, pixels, rect.width)
        step = round(fonts.font(face, pixels).get_height() * spacing * 0.9)
        y = rect.centery - step * len(lines) // 2 if middle else rect.top
        anchor = {"left": "topleft", "centre": "midtop", "right": "topright"}[align]
        x = {"left": rect.left, "centre": rect.centerx, "right": rect.right}[align]
        for line in lines:
            self.text(surface, line, (x, y), size, face, colour, anchor)
            y += step
        return step * len(lines)

    def text_size(self, text: str, size: float, face: str = "sans") -> tuple[int, int]:
        """How much room a line takes, in pixels."""
        return fonts.font(face, self.m.pt(size)).size(fonts.printable(text))

    # -- surfaces ----------------------------------------------------------------------------------------------

    def sprite(
        self,
        surface: pygame.Surface,
        name: str,
        centre: tuple[float, float],
        width: float,
        angle: float = 0.0,
        alpha: int = 255,
    ) -> pygame.Rect:
        """A picture around a centre, at a width in pixels."""
        image = self.sprites.get(name, (round(width), self.sprites.height_for(name, width)), angle)
        if alpha < 255:
            image = image.copy()
            image.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
        surface.blit(image, rect, special_flags=PREMULTIPLIED)
        return rect

    def cloth(self, surface: pygame.Surface, picture: str = "tables/cloth_menu") -> None:
        """The table: cloth of a picture to the edges, lamp light over it, a wooden rim around it."""
        name = f"table:{picture}"
        self.sprites.paint(name, lambda size: self._table(picture, size))
        surface.blit(self.sprites.get(name, self.m.size), (0, 0))

    def _table(self, picture: str, size: tuple[int, int]) -> pygame.Surface:
        table = pygame.Surface(size)
        tile = self.sprites.source(picture).convert()
        self.tile(table, tile, table.get_rect())
        light = self.sprites.get("tables/light", size)
        table.blit(light, (0, 0), special_flags=PREMULTIPLIED)
        self._rim(table)
        return table

    def _rim(self, table: pygame.Surface) -> None:
        """A wooden edge, thicker at the bottom, with a shadow that it casts on the cloth."""
        rim = self.m.px(10)
        wood = self.sprites.source("tables/wood").convert()
        wood = pygame.transform.smoothscale(wood, (self.m.px(512), max(rim, self.m.px(128))))
        across = pygame.transform.rotate(wood, 90)
        width, height = table.get_size()
        for rect, tile in (
            (pygame.Rect(0, 0, rim, height), across),
            (pygame.Rect(width - rim, 0, rim, height), across),
            (pygame.Rect(0, height - rim, width, rim), wood),
            (pygame.Rect(0, 0, width, rim), wood),
        ):
            self.tile(table, tile, rect)
        inner = table.get_rect().inflate(-2 * rim, -2 * rim)
        shade = pygame.Surface(table.get_size(), pygame.SRCALPHA)
        for depth in range(rim):
            alpha = round(110 * (1 - depth / rim) ** 2)
            pygame.draw.rect(shade, (0, 0, 0, alpha), inner.inflate(-2 * depth, -2 * depth), 1)
        table.blit(shade, (0, 0))
        pygame.draw.rect(table, colours.BRASS_DARK, inner.inflate(2, 2), max(1, self.m.px(1.5)))

    @staticmethod
    def tile(surface: pygame.Surface, tile: pygame.Surface, rect: pygame.Rect) -> None:
        """Fill a rectangle with a seamless tile."""
        old = surface.get_clip()
        surface.set_clip(rect.clip(old))
        for x in range(rect.left, rect.right, tile.get_width()):
            for y in range(rect.top, rect.bottom, tile.get_height()):
                surface.blit(tile, (x, y))
        surface.set_clip(old)

    def nine_slice(self, surface: pygame.Surface, name: str, rect: pygame.Rect, corner: int, thickness: float) -> None:
        """A picture stretched in the middle only. `corner`: its corners in its own pixels; `thickness`: in units."""
        surface.blit(self._sliced(name, rect.size, corner, self.m.px(thickness)), rect, special_flags=PREMULTIPLIED)

    def _sliced(self, name: str, size: tuple[int, int], corner: int, edge: int) -> pygame.Surface:
        key = f"nine:{name}:{corner}:{edge}"
        self.sprites.paint(key, lambda wanted: slice_nine(self.sprites.source(name), wanted, corner, edge))
        return self.sprites.get(key, size)

    def panel(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Dark wood with a brass hairline, for menus and dialogs."""
        self.shadow(surface, rect, 18)
        self.nine_slice(surface, "ui/panel", rect, 48, 24)

    def banner(self, surface: pygame.Surface, sentence: str) -> None:
        """A sentence about the program itself, over whatever is on the screen."""
        m = self.m
        width = min(m.pt(760), m.width - m.px(40))
        lines = fonts.wrap(sentence, "bold", m.pt(18), width - m.px(48))
        rect = pygame.Rect(0, 0, width, m.px(28) + len(lines) * round(m.pt(18) * 1.4))
        rect.midtop = (m.width // 2, m.px(56))
        self.panel(surface, rect)
        inner = rect.inflate(-m.px(48), -m.px(20))
        self.paragraph(surface, sentence, inner, 18, "bold", align="centre", spacing=1.1, middle=True)

    def sheet(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A sheet of paper, for results and rules."""
        self.shadow(surface, rect, 18)
        self.nine_slice(surface, "ui/sheet", rect, 48, 24)

    def plate(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A small name plate of dark wood."""
        self.nine_slice(surface, "chips/plate", rect, 30, 15)

    def shadow(self, surface: pygame.Surface, rect: pygame.Rect, blur: float, alpha: int = 150) -> None:
        """The soft shadow of something that lies on the table."""
        soft = max(1, self.m.px(blur))
        image = soft_shadow(rect.size, soft, alpha)
        surface.blit(image, (rect.left - soft, rect.top - soft + soft // 3), special_flags=PREMULTIPLIED)

    def dim(self, surface: pygame.Surface, alpha: int = 150) -> None:
        """Darken all that has been drawn, so that what comes on top stands out."""
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((8, 5, 3, alpha))
        surface.blit(veil, (0, 0))

    def glow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        colour: Colour = colours.BRASS,
        width: float = 3,
        radius: float = 8,
    ) -> None:
        """A ring around something: the focus, a hint, whose turn it is."""
        pixels = max(2, self.m.px(width))
        pygame.draw.rect(surface, colour, rect.inflate(2 * pixels, 2 * pixels), pixels, self.m.px(radius))


def slice_nine(source: pygame.Surface, size: tuple[int, int], corner: int, edge: int) -> pygame.Surface:
    """Stretch a picture to a size, its corners kept in proportion."""
    width, height = size
    edge = max(1, min(edge, width // 2, height // 2))
    result = pygame.Surface(size, pygame.SRCALPHA)
    sw, sh = source.get_size()
    columns = (
        (0, corner, 0, edge),
        (corner, sw - 2 * corner, edge, width - 2 * edge),
        (sw - corner, corner, width - edge, edge),
    )
    rows = (
        (0, corner, 0, edge),
        (corner, sh - 2 * corner, edge, height - 2 * edge),
        (sh - corner, corner, height - edge, edge),
    )
    for sx, s_width, x, wide in columns:
        for sy, s_height, y, high in rows:
            if wide > 0 and high > 0:
                part = source.subsurface((sx, sy, s_width, s_height))
                result.blit(pygame.transform.smoothscale(part, (wide, high)), (x, y))
    return result


@lru_cache(maxsize=64)
def soft_shadow(size: tuple[int, int], soft: int, alpha: int) -> pygame.Surface:
    """A blurred dark rectangle, `soft` pixels larger than the thing on each side."""
    scale = 4 if min(size) > 160 else 2
    small = ((size[0] + 2 * soft) // scale + 1, (size[1] + 2 * soft) // scale + 1)
    image = pygame.Surface(small, pygame.SRCALPHA)
    inner = pygame.Rect(soft // scale, soft // scale, size[0] // scale, size[1] // scale)
    pygame.draw.rect(image, (0, 0, 0, alpha), inner, border_radius=max(1, soft // scale // 2))
    image = pygame.transform.gaussian_blur(image.premul_alpha(), max(1, soft // scale // 2))
    return pygame.transform.smoothscale(image, (size[0] + 2 * soft, size[1] + 2 * soft))
