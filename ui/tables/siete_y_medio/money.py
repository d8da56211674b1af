"""Money: how an amount is written, and the piles of chips that show it."""

from typing import Protocol

import pygame

from ui.paint import PREMULTIPLIED, soft_shadow
from ui.sprites import Sprites

CHIPS = (1000, 500, 100)
TOP = 0.44
"""How round the top of a pile looks: its depth as a part of its width."""
PILE_HEIGHT = 8
RACK_HEIGHT = 10


class Speaker(Protocol):
    """Who knows the user's language."""

    def say(self, key: str, **values: object) -> str: ...


def figure(app: Speaker, amount: int) -> str:
    """An amount as it is written: from ten thousand on with a gap between the thousands."""
    digits = str(abs(amount))
    if len(digits) > 4:
        digits = app.say("siete_y_medio.thousands", high=digits[:-3], low=digits[-3:])
    return f"−{digits}" if amount < 0 else digits


def signed(app: Speaker, amount: int) -> str:
    """A gain or a loss, with its sign."""
    return f"+{figure(app, amount)}" if amount > 0 else figure(app, amount)


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
