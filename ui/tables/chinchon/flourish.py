"""The moment of a chinchón: the seven cards in an arc, rays behind them, sparks around."""

from math import cos, pi, sin, tau
from typing import Protocol

import pygame

from game.cards import Card
from ui import colours
from ui.paint import PREMULTIPLIED
from ui.stage.motion import bounce, ease_out
from ui.stage.stage import Stage
from ui.tables.base.canvas import Canvas
from ui.widgets.faces import card_face

LENGTH = 2.2
RAYS = 22
SPARKS = 46


class Lit(Canvas, Protocol):
    """What the moment needs of its table."""

    stage: Stage


class Flourish:
    """Plays once, then stands still until it is stopped."""

    def __init__(self, table: Lit) -> None:
        self.table = table
        self.seat: int | None = None
        self.cards: list[Card] = []
        self.time = 0.0

    def start(self, seat: int, cards: list[Card]) -> None:
        """A player has made a chinchón of these cards."""
        self.seat, self.cards, self.time = seat, cards, 0.0
        self.table.app.sounds.play("chinchon")
        self.table.app.redraw()

    def stop(self) -> None:
        """It has been seen."""
        self.seat = None
        self.table.app.redraw()

    @property
    def done(self) -> bool:
        """Whether it stands still."""
        return self.seat is None or self.progress >= 1

    @property
    def progress(self) -> float:
        """How much of it has been played."""
        length = LENGTH * self.table.stage.speed
        return min(1.0, self.time / length) if length > 0 else 1.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.seat is not None and self.progress < 1:
            self.time += seconds
            self.table.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Over the whole table."""
        if self.seat is None:
            return
        m, paint, now = self.table.m, self.table.paint, self.progress
        paint.dim(surface, round(214 * min(1.0, now * 5)))
        centre = (m.width / 2, m.height * 0.56)
        self._rays(surface, centre, now)
        self._cards(surface, centre, now)
        self._sparks(surface, centre, now)
        grown = bounce(min(1.0, now * 2.2))
        paint.text(
            surface,
            self.table.say("chinchon.moment"),
            (m.width / 2, m.height * 0.2),
            max(8, 96 * grown),
            "title",
            colours.BRASS,
            "center",
            m.width * 0.94,
            shadow=True,
        )
        if now > 0.35:
            name = self.table.names[self.seat]
            paint.text(
                surface,
                self.table.say("chinchon.moment_of", name=name),
                (m.width / 2, m.height * 0.84),
                28,
                "serif",
                colours.IVORY,
                "center",
                m.width * 0.9,
                shadow=True,
            )

    def _rays(self, surface: pygame.Surface, centre: tuple[float, float], now: float) -> None:
        sprites = self.table.app.sprites
        sprites.paint("chinchon:rays", paint_rays)
        side = round(self.table.m.height * 1.5 * (0.6 + 0.4 * ease_out(now)))
        if now < 1:
            side = side // 64 * 64
        image = sprites.get("chinchon:rays", (side, side))
        surface.blit(image, image.get_rect(center=centre), special_flags=PREMULTIPLIED)

    def _cards(self, surface: pygame.Surface, centre: tuple[float, float], now: float) -> None:
        m, paint = self.table.m, self.table.paint
        count = len(self.cards)
        radius = m.px(760)
        for number, card in enumerate(self.cards):
            here = min(1.0, max(0.0, now * 3.2 - number * 0.22))
            if here <= 0:
                continue
            angle = (number - (count - 1) / 2) * 8.4 * ease_out(here)
            x = centre[0] + radius * sin(angle * pi / 180)
            y = centre[1] + radius * (1 - cos(angle * pi / 180)) + (1 - ease_out(here)) * m.px(420)
            paint.sprite(surface, card_face(self.table.app, card), (x, y), m.px(150), -angle)

    def _sparks(self, surface: pygame.Surface, centre: tuple[float, float], now: float) -> None:
        """Small brass diamonds that fly out and sink a little."""
        m = self.table.m
        for number in range(SPARKS):
            angle = number * 2.399963 + 0.3
            reach = (0.35 + 0.65 * ((number * 37) % 100) / 100) * ease_out(min(1.0, now * 1.5))
            x = centre[0] + cos(angle) * m.width * 0.52 * reach
            y = centre[1] + sin(angle) * m.height * 0.6 * reach + now * now * m.px(40)
            size = m.px(3 + number % 4 * 2) * (1 - 0.35 * now)
            colour = (colours.BRASS, colours.IVORY, colours.RED_LIGHT)[number % 3]
            points = [(x, y - size * 1.6), (x + size, y), (x, y + size * 1.6), (x - size, y)]
            pygame.draw.polygon(surface, colour, points)


def paint_rays(size: tuple[int, int]) -> pygame.Surface:
    """Soft golden beams from the middle, fading towards the edge."""
    small = 512
    image = pygame.Surface((small, small), pygame.SRCALPHA)
    middle = small / 2
    for ring in range(24, 0, -1):
        share = ring / 24
        reach = middle * share
        alpha = round(170 * (1 - share) ** 1.15)
        for ray in range(RAYS):
            start, end = (ray + 0.04) * tau / RAYS, (ray + 0.48) * tau / RAYS
            pygame.draw.polygon(
                image,
                (236, 190, 96, alpha),
                [
                    (middle, middle),
                    (middle + reach * cos(start), middle + reach * sin(start)),
                    (middle + reach * cos(end), middle + reach * sin(end)),
                ],
            )
    image = pygame.transform.gaussian_blur(image.premul_alpha(), 2)
    return pygame.transform.smoothscale(image, size)
