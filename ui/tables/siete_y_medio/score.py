"""Pictures of a score that are put together at run time: the dial that fills up, and the signs of 7½ and over."""

from math import cos, pi, sin

import pygame

from game.siete_y_medio.parts import GOAL, Score
from ui import colours
from ui.colours import Colour
from ui.paint import PREMULTIPLIED, Painter

FINE = 3
"""Round things are drawn that many times larger and scaled down, so that their edges are smooth."""
GOLD: Colour = (248, 208, 104)
OVER: Colour = (206, 58, 46)


# -- the dial ------------------------------------------------------------------------------------------------------


def state_colour(score: Score) -> Colour:
    """Gold at 7½, red above, brass below."""
    return GOLD if score == GOAL else OVER if score > GOAL else colours.BRASS


def _arc(centre: float, outer: float, inner: float, share: float) -> list[tuple[float, float]]:
    """The outline of a part of a ring, clockwise from the top."""
    steps = max(2, round(90 * share))
    angles = [2 * pi * share * step / steps - pi / 2 for step in range(steps + 1)]
    out = [(centre + outer * cos(angle), centre + outer * sin(angle)) for angle in angles]
    return out + [(centre + inner * cos(angle), centre + inner * sin(angle)) for angle in reversed(angles)]


def _dial(size: int, score: Score) -> pygame.Surface:
    side = size * FINE
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, radius = side / 2, side * 0.49
    pygame.draw.circle(image, (*colours.WOOD_DARK, 255), (middle, middle), radius)
    pygame.draw.circle(image, (*colours.BRASS_DARK, 255), (middle, middle), radius, max(1, side // 90))
    ground = (84, 60, 14) if score == GOAL else (96, 22, 18) if score > GOAL else (38, 26, 17)
    pygame.draw.circle(image, (*ground, 255), (middle, middle), radius * 0.76)
    pygame.draw.polygon(image, (70, 52, 34, 255), _arc(middle, radius * 0.94, radius * 0.80, 1.0))
    if score:
        part = _arc(middle, radius * 0.94, radius * 0.80, min(1.0, score / GOAL))
        pygame.draw.polygon(image, (*state_colour(score), 255), part)
    return pygame.transform.smoothscale(image, (size, size)).premul_alpha()


def draw_dial(surface: pygame.Surface, paint: Painter, rect: pygame.Rect, score: Score) -> None:
    """A score in large figures, in a ring that fills up towards 7½: gold when full, red beyond."""
    name = f"dial:{int(score)}"
    paint.sprites.paint(name, lambda size: _dial(size[0], score))
    surface.blit(paint.sprites.get(name, rect.size), rect, special_flags=PREMULTIPLIED)
    size = rect.height / paint.m.unit * (0.42 if len(str(score)) < 3 else 0.36) / paint.m.text_scale
    colour = (255, 226, 140) if score == GOAL else (255, 190, 176) if score > GOAL else colours.IVORY
    paint.text(surface, str(score), rect.center, size, "title", colour, "center", shadow=True)


# -- signs ---------------------------------------------------------------------------------------------------------


def goal_sign(paint: Painter) -> str:
    """A golden burst with 7½ in it."""

    def painter(size: tuple[int, int]) -> pygame.Surface:
        side = size[0] * 2
        image = pygame.Surface((side, side), pygame.SRCALPHA)
        middle = side / 2
        for points, out, inner, colour in (
            (28, 0.50, 0.40, (124, 84, 20)),
            (28, 0.48, 0.39, GOLD),
            (28, 0.42, 0.35, (255, 238, 178)),
        ):
            ring = [(out if number % 2 else inner, pi * number / points) for number in range(2 * points)]
            outline = [(middle + side * far * cos(angle), middle + side * far * sin(angle)) for far, angle in ring]
            pygame.draw.polygon(image, (*colour, 255), outline)
        pygame.draw.circle(image, (146, 28, 30, 255), (middle, middle), side * 0.30)
        pygame.draw.circle(image, (*GOLD, 255), (middle, middle), side * 0.30, max(2, side // 60))
        small = pygame.transform.smoothscale(image, size).premul_alpha()
        figures = paint.lines.get(str(GOAL), "title", max(8, round(size[0] * 0.30)), (255, 240, 196))
        small.blit(figures, figures.get_rect(center=small.get_rect().center), special_flags=PREMULTIPLIED)
        return small

    paint.sprites.paint("sign:goal", painter)
    return "sign:goal"


def over_sign(paint: Painter) -> str:
    """A red cross in a ring."""

    def painter(size: tuple[int, int]) -> pygame.Surface:
        side = size[0] * 2
        image = pygame.Surface((side, side), pygame.SRCALPHA)
        middle, thick = side / 2, side * 0.105
        pygame.draw.circle(image, (60, 8, 6, 150), (middle, middle), side * 0.47)
        for colour, wide in (((255, 232, 220), 1.0), (OVER, 0.68)):
            ring = round(thick * wide)
            pygame.draw.circle(image, (*colour, 255), (middle, middle), side * 0.455 - (thick - ring) / 2, ring)
            for turn in (1, -1):
                _bar(image, (*colour, 255), middle, side * 0.26, turn, thick * wide)
        return pygame.transform.smoothscale(image, size).premul_alpha()

    paint.sprites.paint("sign:over", painter)
    return "sign:over"


def _bar(
    image: pygame.Surface, colour: tuple[int, int, int, int], middle: float, half: float, turn: int, thick: float
) -> None:
    """One stroke of the cross, with round ends."""
    start, end = (middle - half, middle - half * turn), (middle + half, middle + half * turn)
    off = thick / 2 * 0.7071
    pygame.draw.polygon(
        image,
        colour,
        [
            (start[0] + off * turn, start[1] - off),
            (end[0] + off * turn, end[1] - off),
            (end[0] - off * turn, end[1] + off),
            (start[0] - off * turn, start[1] + off),
        ],
    )
    for place in (start, end):
        pygame.draw.circle(image, colour, place, thick / 2)
