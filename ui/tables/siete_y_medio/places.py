"""Where things lie on the half-moon table of Siete y Medio: the bank on the straight side, the players on the curve,
and in the middle, large, the hand of whoever plays now."""

from math import cos, radians, sin

import pygame

from ui.measures import Measures
from ui.stage.stage import Pose
from ui.widgets.faces import CARD_RATIO

RAIL = (640, 21, 616, 668)
"""The middle line of the rail in the picture of the table (1280×720): centre, half width, depth."""
SPREAD = {1: 0, 2: 22, 3: 54, 4: 56, 5: 53, 6: 72, 7: 67, 8: 72}
"""How many degrees from the middle the outermost of so many players sit."""


class Places:
    """The lay-out for a number of players in a window of those measures."""

    def __init__(self, m: Measures, seats: int) -> None:
        self.m = m
        self.seats = seats
        self.grown = 1.22 if seats <= 4 else 1.1 if seats == 5 else 1.0
        """Fewer players have more room."""

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def moon(self) -> pygame.Rect:
        """The picture of the half-moon, below the bar."""
        top = self.m.px(58)
        return pygame.Rect(0, top, self.m.width, self.m.height - top - self.m.px(2))

    def rail(self, degrees: float) -> tuple[float, float]:
        """A point on the rail; 0 is the left end, 90 the bottom, 180 the right end."""
        moon = self.moon
        x, y, half, depth = RAIL
        across, down = moon.width / 1280, moon.height / 720
        return (
            moon.left + (x - half * cos(radians(degrees))) * across,
            moon.top + (y + depth * sin(radians(degrees))) * down,
        )

    # -- a player's place --------------------------------------------------------------------------------------

    def degrees(self, seat: int) -> float:
        """Where on the rail a player sits. Play goes from left to right."""
        widest = SPREAD[self.seats]
        return 90 - widest + (2 * widest * seat / (self.seats - 1) if self.seats > 1 else 0)

    def plate(self, seat: int) -> pygame.Rect:
        """The name plate, on the rail."""
        m = self.m
        rect = pygame.Rect(
            0, 0, m.px(168 * self.grown * (1 + 0.36 * (m.text_scale - 1))), max(m.px(46 * self.grown), m.pt(42))
        )
        rect.center = tuple(map(round, self.rail(self.degrees(seat))))
        return rect.clamp(pygame.Rect(m.px(14), m.px(64), m.width - m.px(28), m.height - m.px(72)))

    def inwards(self, seat: int) -> float:
        """How far the things of a player at the side lie towards the middle, so that they do not lie on the rail."""
        return self.m.px(46) * cos(radians(self.degrees(seat)))

    def small_hand(self, seat: int, count: int) -> list[Pose]:
        """The cards of a player who is not playing now, above the plate."""
        plate, width = self.plate(seat), self.m.px(46 * self.grown)
        y = plate.top - self.m.px(4) - width * CARD_RATIO / 2
        room = plate.width - width - self.m.px(80 * self.grown) - max(0.0, 0.6 * self.inwards(seat))
        step = min(width * 0.5, room / max(1, count - 1))
        left = plate.left + self.m.px(4) + width / 2 + self.inwards(seat)
        return [Pose(left + number * step, y, width, 0, number) for number in range(count)]

    def badge(self, seat: int, count: int) -> tuple[float, float]:
        """The middle of the round sign with the score, on the last card's lower corner."""
        last = self.small_hand(seat, max(1, count))[-1]
        return last.x + last.width * 0.34, last.y + last.width * 0.46

    def small_bet(self, seat: int) -> Pose:
        """The chips that a player has bet, right above the plate; the amount stands below them."""
        plate, width = self.plate(seat), self.m.px(56 * self.grown)
        inwards = self.inwards(seat)
        x = plate.right - width / 2 + (0.4 * inwards if inwards > 0 else inwards)
        return Pose(x, plate.top - self.m.px(20 * self.m.text_scale**0.5) - width / 2, width, 0, 60)

    # -- the middle --------------------------------------------------------------------------------------------

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the large hand."""
        return self.m.width // 2, round(self.m.height * 0.42)

    def large_hand(self, count: int) -> list[Pose]:
        """The cards of whoever plays now."""
        m, (x, y), width = self.m, self.middle, self.m.px(104)
        step = min(width * 0.62, (m.px(310) - width) / max(1, count - 1))
        left = x - step * (count - 1) / 2
        return [Pose(left + number * step, y, width, 0, 200 + number) for number in range(count)]

    @property
    def large_plate(self) -> pygame.Rect:
        """The plate of whoever plays now, left of the cards."""
        m, (x, y) = self.m, self.middle
        rect = pygame.Rect(0, 0, m.px(188), max(m.px(60), m.pt(52)))
        rect.midright = (x - m.px(164), y - m.px(46))
        return rect

    @property
    def large_bet(self) -> Pose:
        """The chips of whoever plays now, below that plate."""
        plate, width = self.large_plate, self.m.px(84)
        return Pose(plate.left + self.m.px(48), plate.bottom + self.m.px(6) + width / 2, width, 0, 150)

    @property
    def dial(self) -> pygame.Rect:
        """The running total, right of the cards."""
        (x, y), size = self.middle, self.m.px(132)
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (x + self.m.px(246), y)
        return rect

    def stamp(self, count: int) -> tuple[float, float]:
        """Where a sign is stamped on the large hand: the last card's upper corner, so that all stay readable."""
        last = self.large_hand(max(1, count))[-1]
        return last.x + last.width * 0.3, last.y - last.width * 0.66

    @property
    def controls(self) -> pygame.Rect:
        """The bet or the two buttons, below the cards."""
        m, (x, y) = self.m, self.middle
        rect = pygame.Rect(0, 0, m.px(560), m.px(99))
        rect.midtop = (x, y + m.px(90))
        return rect

    @property
    def felt(self) -> pygame.Rect:
        """Where a tap on the table asks for a card."""
        m, (x, y) = self.m, self.middle
        rect = pygame.Rect(0, 0, m.px(680), m.px(172))
        rect.center = (x, y)
        return rect

    # -- the bank ----------------------------------------------------------------------------------------------

    @property
    def bank_row(self) -> int:
        """The height of the bank's things."""
        return self.moon.top + self.m.px(95)

    def bank_hand(self, count: int) -> list[Pose]:
        """The bank's cards, when it is not its turn."""
        m, width = self.m, self.m.px(68)
        step = min(width * 0.66, (m.px(210) - width) / max(1, count - 1))
        left = m.width / 2 - step * (count - 1) / 2
        return [Pose(left + number * step, self.bank_row, width, 0, number) for number in range(count)]

    @property
    def bank_plate(self) -> pygame.Rect:
        """The bank's plate, left of its cards."""
        m = self.m
        rect = pygame.Rect(0, 0, m.px(172), max(m.px(54), m.pt(48)))
        rect.midright = (m.width // 2 - m.px(112), self.bank_row)
        return rect

    @property
    def bank_dial(self) -> pygame.Rect:
        """The bank's total."""
        rect = pygame.Rect(0, 0, self.m.px(80), self.m.px(80))
        rect.center = (self.m.width // 2 + self.m.px(150), self.bank_row)
        return rect

    @property
    def rack(self) -> pygame.Rect:
        """The bank's chips, right of its total."""
        rect = pygame.Rect(0, 0, self.m.px(168), self.m.px(88))
        rect.midleft = (self.m.width // 2 + self.m.px(202), self.bank_row)
        return rect

    def deck(self, number: int) -> Pose:
        """The cards not yet dealt, left of the bank's plate."""
        m = self.m
        x = m.width / 2 - m.px(326)
        return Pose(x - number * m.px(0.9), self.bank_row - number * m.px(1.3), m.px(62), 0, number)
