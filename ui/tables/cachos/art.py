"""Pictures of the Cachos table: the round table itself, plates with the dice left, bubbles."""

from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

import pygame

from game.cachos.parts import DICE
from ui import colours, fonts
from ui.colours import Colour
from ui.paint import PREMULTIPLIED, Painter, slice_nine

PRINT: Colour = (58, 116, 122)
"""What is printed on the cloth."""
CHEVRON = "cachos:chevron"
LINEN: Colour = (112, 96, 78)
GOOD: Colour = (126, 196, 110)
FAIR: Colour = (226, 184, 92)
POOR: Colour = (214, 104, 84)


def table_oval(size: tuple[int, int]) -> pygame.Rect:
    """A round table as one sees it from a chair: its near edge is below the window."""
    width, height = size
    return pygame.Rect(round(width * 0.012), round(height * 0.085), round(width * 0.976), round(height * 1.06))


def draw_table(surface: pygame.Surface, paint: Painter, cloth: str) -> None:
    """The table on a dark floor, kept as one picture for each size of the window."""
    name = "cachos:table"
    paint.sprites.paint(name, lambda size: _table(paint, cloth, size))
    surface.blit(paint.sprites.get(name, paint.m.size), (0, 0))


def _table(paint: Painter, picture: str, size: tuple[int, int]) -> pygame.Surface:
    sprites = paint.sprites
    floor = pygame.Surface(size)
    paint.tile(floor, sprites.source("tables/wood_dark").convert(), floor.get_rect())
    floor.fill((70, 66, 62), special_flags=pygame.BLEND_RGB_MULT)
    oval = table_oval(size)
    shade = pygame.Surface((size[0] // 8, size[1] // 8), pygame.SRCALPHA)
    small = pygame.Rect(oval.left // 8 - 4, oval.top // 8, oval.width // 8 + 8, oval.height // 8 + 8)
    pygame.draw.ellipse(shade, (0, 0, 0, 170), small)
    shade = pygame.transform.gaussian_blur(shade.premul_alpha(), 5)
    floor.blit(pygame.transform.smoothscale(shade, size), (0, 0), special_flags=PREMULTIPLIED)

    cloth = pygame.Surface(size, pygame.SRCALPHA)
    paint.tile(cloth, sprites.source(picture).convert_alpha(), cloth.get_rect())
    cloth.blit(sprites.get("tables/light", size), (0, 0), special_flags=PREMULTIPLIED)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    inner = oval.inflate(-round(oval.width * 0.03), -round(oval.height * 0.03))
    pygame.draw.ellipse(mask, (255, 255, 255, 255), inner)
    cloth.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    floor.blit(cloth, (0, 0))
    ring = pygame.transform.smoothscale(sprites.source("tables/ring"), oval.size)
    floor.blit(ring, oval, special_flags=PREMULTIPLIED)
    return floor


def draw_way(surface: pygame.Surface, paint: Painter, area: pygame.Rect, clockwise: bool) -> None:
    """Arrows printed on the cloth around the middle: the way the round goes."""
    paint.sprites.paint(CHEVRON, _chevron)
    rx, ry = area.width / 2, area.height / 2
    size = paint.m.px(17)
    count = 24
    for number in range(count):
        angle = 2 * pi * (number + 0.5) / count
        x, y = area.centerx + rx * cos(angle), area.centery + ry * sin(angle)
        along = atan2(ry * cos(angle), -rx * sin(angle)) + (0 if clockwise else pi)
        image = paint.sprites.get(CHEVRON, (size, size), -degrees(along))
        surface.blit(image, image.get_rect(center=(round(x), round(y))), special_flags=PREMULTIPLIED)


def _chevron(size: tuple[int, int]) -> pygame.Surface:
    """An arrow head that points to the right, drawn large and scaled down so that its edges are smooth."""
    side = 96
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    points = [(22, 12), (44, 12), (80, 48), (44, 84), (22, 84), (56, 48)]
    pygame.draw.polygon(image, (*PRINT, 255), points)
    return pygame.transform.smoothscale(image.premul_alpha(), size)


@dataclass(frozen=True)
class SeatPlate:
    """What the plate of a player says."""

    name: str
    avatar: str
    left: int
    active: bool = False
    note: str = ""


def draw_seat(surface: pygame.Surface, paint: Painter, rect: pygame.Rect, seat: SeatPlate) -> None:
    """A plate: picture, name, and five places of which as many are filled as dice are left."""
    m = paint.m
    if seat.active:
        paint.glow(surface, rect, colours.BRASS, 3, 12)
    paint.plate(surface, rect)
    out = seat.left == 0
    size = round(rect.height * 1.02)
    paint.sprite(surface, seat.avatar, (rect.left + rect.height * 0.52, rect.centery), size, alpha=100 if out else 255)
    left = rect.left + round(rect.height * 1.14)
    width = rect.right - left - m.px(10)
    colour = (156, 144, 126) if out else colours.BRASS if seat.active else colours.IVORY
    pips = m.px(11)
    high = fonts.font("bold", m.pt(16)).get_height()
    top = rect.centery - (high + pips) // 2
    paint.text(surface, seat.name, (left, top), 16, "bold", colour, "topleft", width)
    y = top + high
    step = pips + m.px(4)
    for number in range(DICE):
        square = pygame.Rect(left + number * step, y, pips, pips)
        if number < seat.left:
            pygame.draw.rect(surface, colours.IVORY, square, border_radius=max(2, m.px(3)))
            pygame.draw.circle(surface, colours.WOOD_DARK, square.center, max(1, m.px(1.8)))
        else:
            pygame.draw.rect(surface, LINEN, square, max(1, m.px(1)), border_radius=max(2, m.px(3)))
    if seat.note:
        paint.text(
            surface,
            seat.note,
            (left + DICE * step + m.px(2), y + pips / 2),
            14,
            "bold",
            colours.BRASS,
            "midleft",
            rect.right - m.px(8) - left - DICE * step,
        )


def draw_bubble(
    surface: pygame.Surface, paint: Painter, mouth: tuple[int, int, bool], text: str, fresh: bool
) -> pygame.Rect:
    """What somebody said, in a bubble beside the cup. Only the last words are bright."""
    m = paint.m
    x, y, to_left = mouth
    size = 17
    # between a place across the table and the plate at the edge there is room for a word a line
    crowded = not to_left and x > m.width * 0.6
    lines = fonts.wrap(text, "bold", m.pt(size), m.pt(60) if crowded else max(m.px(112), m.pt(100)))
    step = round(fonts.font("bold", m.pt(size)).get_height() * 0.98)
    width = max(paint.text_size(line, size, "bold")[0] for line in lines) + m.px(26)
    rect = pygame.Rect(0, 0, max(width, m.px(56)), len(lines) * step + m.px(16))
    tail = m.px(13)
    if to_left:
        rect.midright = (x - tail, y)
    else:
        rect.midleft = (x + tail, y)
    rect.clamp_ip(pygame.Rect(m.px(8), m.px(58), m.width - m.px(16), m.height))
    name = f"cachos:bubble:{to_left}:{fresh}"
    paint.sprites.paint(name, lambda wanted: _bubble(paint, wanted, to_left, fresh))
    whole = rect.inflate(2 * tail, 0)
    surface.blit(paint.sprites.get(name, whole.size), whole, special_flags=PREMULTIPLIED)
    colour = colours.INK if fresh else colours.INK_SOFT
    top = rect.centery - step * len(lines) / 2
    for number, line in enumerate(lines):
        paint.text(surface, line, (rect.centerx, top + number * step), size, "bold", colour, "midtop")
    return rect


def _bubble(paint: Painter, size: tuple[int, int], to_left: bool, fresh: bool) -> pygame.Surface:
    m, (width, height) = paint.m, size
    tail = m.px(13)
    image = pygame.Surface(size, pygame.SRCALPHA)
    point = paint.sprites.get("chips/bubble_tail", (m.px(20), m.px(17)), 90 if to_left else 270)
    body = slice_nine(paint.sprites.source("chips/bubble"), (width - 2 * tail, height), 40, m.px(14))
    image.blit(body, (tail, 0))
    edge = width - tail - m.px(3) if to_left else tail + m.px(3)
    rect = point.get_rect(**{"midleft" if to_left else "midright": (edge, height // 2)})
    image.blit(point, rect, special_flags=PREMULTIPLIED)
    if not fresh:
        image.fill((176, 172, 164, 215), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def odds_colour(odds: float) -> Colour:
    """Green for likely, brass for open, red for unlikely."""
    return GOOD if odds >= 0.6 else FAIR if odds >= 0.35 else POOR


def draw_bar(surface: pygame.Surface, rect: pygame.Rect, odds: float) -> None:
    """A probability as a small bar."""
    pygame.draw.rect(surface, colours.WOOD_DARK, rect, border_radius=rect.height // 2)
    full = rect.copy()
    full.width = max(rect.height // 2, round(rect.width * odds)) if odds > 0 else 0
    if full.width:
        pygame.draw.rect(surface, odds_colour(odds), full, border_radius=rect.height // 2)
