"""What the arena is drawn with: slate in a wooden frame, chalk, medals. Put together at run time, a size at a time."""

from math import cos, pi, sin
from random import Random

import pygame

from ui.colours import Colour
from ui.paint import PREMULTIPLIED, Painter

CHALK: Colour = (236, 236, 224)
CHALK_DIM: Colour = (176, 188, 180)
CHALK_RED: Colour = (246, 150, 130)
CHALK_GOLD: Colour = (240, 206, 120)
SLATE: Colour = (38, 48, 46)
METALS: tuple[tuple[Colour, Colour, Colour], ...] = (
    ((250, 222, 130), (214, 164, 62), (122, 84, 20)),
    ((236, 238, 240), (176, 182, 188), (88, 94, 100)),
    ((232, 172, 122), (178, 110, 62), (96, 52, 22)),
)
"""Gold, silver and bronze: their light, their body, their edge."""
FRAME = 14
"""The width of a blackboard's frame in units."""


def draw_slate(surface: pygame.Surface, paint: Painter, rect: pygame.Rect) -> pygame.Rect:
    """A blackboard; what is left of it inside its frame."""
    paint.shadow(surface, rect, 14)
    frame = paint.m.px(FRAME)
    name = f"arena:slate:{frame}"
    paint.sprites.paint(name, lambda size: _slate(paint, size, frame))
    surface.blit(paint.sprites.get(name, rect.size), rect)
    return rect.inflate(-2 * frame, -2 * frame)


def _slate(paint: Painter, size: tuple[int, int], frame: int) -> pygame.Surface:
    """Wood around slate that was wiped many times."""
    board = pygame.Surface(size)
    wood = paint.sprites.source("tables/wood").convert()
    wood = pygame.transform.smoothscale(wood, (paint.m.px(512), max(frame, paint.m.px(128))))
    across = pygame.transform.rotate(wood, 90)
    width, height = size
    paint.tile(board, wood, board.get_rect())
    for edge in (0, width - frame):
        paint.tile(board, across, pygame.Rect(edge, 0, frame, height))
    inner = board.get_rect().inflate(-2 * frame, -2 * frame)
    board.fill(SLATE, inner)
    random = Random(7)
    dust = pygame.Surface((96, 64), pygame.SRCALPHA)
    for _ in range(26):
        x, y = random.random() * 96, random.random() * 64
        turn, length = (random.random() - 0.5) * 0.9, 10 + random.random() * 26
        end = x + cos(turn) * length, y + sin(turn) * length
        pygame.draw.line(dust, (220, 228, 220, 26), (x, y), end, 3 + int(random.random() * 5))
    dust = pygame.transform.gaussian_blur(dust.premul_alpha(), 4)
    board.blit(pygame.transform.smoothscale(dust, inner.size), inner, special_flags=PREMULTIPLIED)
    shade = pygame.Surface(size, pygame.SRCALPHA)
    depth = max(2, paint.m.px(7))
    for step in range(depth):
        alpha = round(120 * (1 - step / depth) ** 2)
        pygame.draw.rect(shade, (0, 0, 0, alpha), inner.inflate(-2 * step, -2 * step), 1)
    board.blit(shade, (0, 0))
    pygame.draw.rect(board, (140, 104, 48), inner.inflate(2, 2), max(1, paint.m.px(1.2)))
    return board


def chalk_line(surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], width: int) -> None:
    """A thin stroke of chalk."""
    pygame.draw.line(surface, (128, 142, 134), start, end, max(1, width))


def draw_medal(surface: pygame.Surface, paint: Painter, place: int, centre: tuple[float, float], width: int) -> None:
    """The medal of the first, second or third place, on its ribbon; its place stands on it."""
    name = f"arena:medal:{place}"
    paint.sprites.paint(name, lambda size: _medal(size, place))
    image = paint.sprites.get(name, (width, width))
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=PREMULTIPLIED)
    at = (centre[0], centre[1] + width * 0.17)
    size = width * 0.27 / max(0.01, paint.m.unit * paint.m.text_scale)
    paint.text(surface, str(place), at, size, "title", METALS[place - 1][2], "center")


def _medal(size: tuple[int, int], place: int) -> pygame.Surface:
    """Drawn four times as large, then made small: smooth edges."""
    light, body, edge = METALS[place - 1]
    large = size[0] * 4
    image = pygame.Surface((large, large), pygame.SRCALPHA)
    middle, low, radius = large / 2, large * 0.66, large * 0.31
    for side, red in ((-1, (150, 34, 34)), (1, (178, 48, 42))):
        points = [
            (middle + side * large * 0.30, large * 0.02),
            (middle + side * large * 0.10, large * 0.02),
            (middle - side * large * 0.06, large * 0.44),
            (middle + side * large * 0.12, large * 0.44),
        ]
        pygame.draw.polygon(image, red, points)
    rim = [
        (middle + cos(turn * pi / 24) * radius * grown, low + sin(turn * pi / 24) * radius * grown)
        for turn in range(48)
        for grown in [1.06 if turn % 2 else 1.0]
    ]
    pygame.draw.polygon(image, edge, rim)
    pygame.draw.circle(image, body, (middle, low), radius * 0.95)
    pygame.draw.circle(image, edge, (middle, low), radius * 0.80, max(1, round(radius * 0.05)))
    pygame.draw.circle(image, light, (middle, low), radius * 0.74)
    shine = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(shine, (*body, 150), (middle + radius * 0.10, low + radius * 0.12), radius * 0.66)
    image.blit(shine, (0, 0))
    return pygame.transform.smoothscale(image, size).premul_alpha()
