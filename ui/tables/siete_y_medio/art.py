"""Pictures that Siete y Medio puts together at run time: piles of chips, the dial of a score, the two signs."""

from math import cos, pi, sin

import pygame

from game.siete_y_medio.parts import GOAL, Score
from ui import colours
from ui.colours import Colour
from ui.paint import PREMULTIPLIED, Painter, soft_shadow
from ui.sprites import Sprites

CHIPS = (1000, 500, 100)
TOP = 0.44
"""How round the top of a pile looks: its depth as a part of its width."""
FINE = 3
"""Round things are drawn that many times larger and scaled down, so that their edges are smooth."""
PILE_HEIGHT = 8
RACK_HEIGHT = 10
GOLD: Colour = (248, 208, 104)
OVER: Colour = (206, 58, 46)
PRINT: Colour = (132, 140, 156)
"""What is printed on the cloth: seen, but never before cards and chips."""


def columns_of(amount: int) -> list[tuple[int, int]]:
    """The piles of an amount: (chip, how many), none higher than PILE_HEIGHT. Less than a chip is shown as one."""
    piles = []
    for chip in CHIPS:
        count, amount = divmod(amount, chip)
        while count:
            piles.append((chip, min(count, PILE_HEIGHT)))
            count -= min(count, PILE_HEIGHT)
    return piles or [(CHIPS[-1], 1)]


def draw_column(
    surface: pygame.Surface, sprites: Sprites, chip: int, count: int, foot: tuple[float, float], width: float
) -> None:
    """A pile seen a little from above; `foot` is the lowest point of its middle."""
    wide, high = round(width), max(2, round(width * 0.19))
    edge = sprites.get(f"chips/edge_{chip}", (wide, high))
    left, y = round(foot[0] - wide / 2), round(foot[1]) - high
    for _ in range(count):
        surface.blit(edge, (left, y), special_flags=PREMULTIPLIED)
        y -= round(high * 0.86)
    top = sprites.get(f"chips/chip_{chip}", (wide, round(wide * TOP)))
    surface.blit(top, (left, y + high - round(wide * TOP / 2)), special_flags=PREMULTIPLIED)


def pile(sprites: Sprites, amount: int) -> str:
    """The name of a square picture of an amount in chips, for a piece on the stage."""
    name = f"pile:{amount}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        side = size[0]
        piles = columns_of(amount)[:5]
        back, front = piles[:2] if len(piles) > 2 else [], piles[2:] if len(piles) > 2 else piles
        width = side * {1: 0.64, 2: 0.5, 3: 0.48, 4: 0.48}.get(len(piles), 0.34)
        shade = soft_shadow((round(width * 1.04 * max(1, len(front))), round(width * 0.3)), max(2, side // 14), 130)
        image.blit(shade, shade.get_rect(midbottom=(side // 2, side)), special_flags=PREMULTIPLIED)
        for row, y in ((back, 0.76), (front, 0.97)):
            for number, (chip, count) in enumerate(row):
                x = side / 2 + (number - (len(row) - 1) / 2) * width * 1.06
                draw_column(image, sprites, chip, count, (x, side * y), width)
        return image

    sprites.paint(name, painter)
    return name


def rack(sprites: Sprites, money: int) -> str:
    """The name of a picture of the bank's chips, a thousand each, in rows of piles."""
    thousands = max(0, money) // 1000
    name = f"rack:{thousands}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        piles = [min(RACK_HEIGHT, thousands - low) for low in range(0, thousands, RACK_HEIGHT)][:14]
        in_row = 7
        width = size[0] / (in_row + 0.6)
        for number, count in enumerate(piles):
            row, place = divmod(number, in_row)
            x = width * (0.6 + place + (0.4 if row == 0 else 0))
            draw_column(image, sprites, 1000, count, (x, size[1] * (0.74 if row == 0 else 1.0) - 1), width * 0.94)
        return image

    sprites.paint(name, painter)
    return name


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


# -- the table -----------------------------------------------------------------------------------------------------


def moon_table(paint: Painter, cloth: str, moon: pygame.Rect, prints: tuple[str, str]) -> str:
    """The name of the whole table: a dark floor, and on it the half-moon of cloth in its wooden rail, with the game's
    name and the bank's rule printed on the cloth."""
    name = f"moon:{cloth}:{prints}"

    def painter(size: tuple[int, int]) -> pygame.Surface:
        table = pygame.Surface(size)
        floor = paint.sprites.source("tables/wood_dark").convert()
        Painter.tile(table, floor, table.get_rect())
        veil = pygame.Surface(size)
        veil.fill((96, 92, 90))
        table.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        table.blit(paint.sprites.get("tables/light", size), (0, 0), special_flags=PREMULTIPLIED)
        paint.shadow(table, moon.inflate(-moon.width // 5, -moon.height // 6), 60, 170)
        table.blit(_cut(paint, cloth, size, moon), (0, 0), special_flags=PREMULTIPLIED)
        y = moon.top + moon.height * 0.738
        paint.text(table, prints[0], (moon.centerx, y), 30 / paint.m.text_scale, "title", PRINT, "midbottom")
        paint.text(
            table,
            prints[1],
            (moon.centerx, y),
            17 / paint.m.text_scale,
            "serif_italic",
            PRINT,
            "midtop",
            moon.width * 0.34,
        )
        rail = paint.sprites.get("tables/half_moon", moon.size)
        table.blit(rail, moon, special_flags=PREMULTIPLIED)
        return table

    paint.sprites.paint(name, painter)
    return name


def _cut(paint: Painter, picture: str, size: tuple[int, int], moon: pygame.Rect) -> pygame.Surface:
    """The cloth cut to the half-moon; its edge lies under the rail."""
    cloth = pygame.Surface(size)
    Painter.tile(cloth, paint.sprites.source(picture).convert(), cloth.get_rect())
    cloth.blit(paint.sprites.get("tables/light", size), (0, 0), special_flags=PREMULTIPLIED)
    shape = pygame.Surface(size, pygame.SRCALPHA)
    across, down = moon.width / 1280, moon.height / 720
    ellipse = pygame.Rect(0, 0, round(2 * 616 * across), round(2 * 668 * down))
    ellipse.center = (moon.centerx, round(moon.top + 21 * down))
    shape.set_clip(pygame.Rect(0, ellipse.centery, *size))
    pygame.draw.ellipse(shape, (255, 255, 255, 255), ellipse)
    shape.set_clip(None)
    shape.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape
