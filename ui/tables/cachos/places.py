"""Where things lie on the table of Cachos: places around the far side, one's own cup and the bids along the bottom."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import pygame

from ui.measures import Measures
from ui.stage.stage import Pose, Zone

TOP = 60
"""Below the bar, in units."""
SPOT = (182, 148)
"""The room of a rival: the plate, and under it the cup with the dice."""
PLATE = 46
DIE, OWN_DIE = 32, 48
CUP, OWN_CUP = 58, 108
CUP_RATIO = 600 / 480
LIFT, OWN_LIFT = 24, 66
"""How far a cup goes up, in units."""
ROWS = 6

SIDES = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3)}
"""For that many rivals: how many sit at each side, and how many opposite."""
ACROSS = {0: (), 1: (0.5,), 2: (0.335, 0.665), 3: (0.285, 0.5, 0.715)}
"""Where those opposite sit, as a part of the window's width."""


def cup_of(seat: int) -> Zone:
    """The cup of a seat."""
    return Zone("cup", seat)


def dice_of(seat: int) -> Zone:
    """The dice of a seat that lie open."""
    return Zone("dice", seat)


def start_of(seat: int) -> Zone:
    """The die with which a seat throws for the opening."""
    return Zone("start", seat)


def mounted_of(seat: int) -> Zone:
    """The die of a seat that came to lie on another."""
    return Zone("mounted", seat)


def gone_of(seat: int) -> Zone:
    """The dice that a seat has just lost."""
    return Zone("gone", seat)


@dataclass(frozen=True)
class Places:
    """Everything follows from the window's size, the size of text and the number of players. Place 0 is one's own,
    the others follow clockwise, which is to the left."""

    m: Measures
    seats: int

    # -- the bottom --------------------------------------------------------------------------------------------

    @cached_property
    def cell(self) -> tuple[int, int]:
        """The size of a bid in the grid."""
        return max(self.m.px(33), self.m.pt(29)), max(self.m.px(26), self.m.pt(22))

    @cached_property
    def head(self) -> int:
        """The height of the line over the grid."""
        return max(self.m.px(46), self.m.pt(42))

    @cached_property
    def band(self) -> pygame.Rect:
        """The strip along the bottom."""
        m = self.m
        height = self.head + ROWS * self.cell[1] + m.px(34)
        return pygame.Rect(m.px(20), m.height - m.px(16) - height, m.width - m.px(40), height)

    @cached_property
    def own(self) -> pygame.Rect:
        """One's own place at the left of the strip."""
        band = self.band
        return pygame.Rect(band.left, band.top, self.m.px(290), band.height)

    @cached_property
    def actions(self) -> pygame.Rect:
        """Where the buttons are, at the right of the strip."""
        band = self.band
        width = max(self.m.px(300), min(self.m.pt(290), round(band.width * 0.34)))
        return pygame.Rect(band.right - width, band.top, width, band.height)

    @cached_property
    def panel(self) -> pygame.Rect:
        """Where bids are chosen: between the two."""
        gap = self.m.px(14)
        left, right = self.own.right + gap, self.actions.left - gap
        width = min(right - left, max(self.m.px(680), self.m.pt(640)))
        return pygame.Rect((left + right - width) // 2, self.band.top, width, self.band.height)

    # -- the places --------------------------------------------------------------------------------------------

    def spot(self, place: int) -> pygame.Rect:
        """The room of a rival."""
        m = self.m
        width, height = m.px(SPOT[0]), m.px(SPOT[1])
        side, across = SIDES[self.seats - 1]
        top, bottom = m.px(TOP), self.band.top - m.px(8)
        number = place - 1
        if self.seats == 3:
            x = m.width * (0.2 if number == 0 else 0.8)
            return pygame.Rect(round(x - width / 2), top + m.px(34), width, height)
        if side <= number < side + across:
            x = m.width * ACROSS[across][number - side]
            return pygame.Rect(round(x - width / 2), top, width, height)
        left = number < side
        up = number if left else self.seats - 2 - number
        x = m.px(24) if left else m.width - m.px(24) - width
        if side == 1:
            return pygame.Rect(x, max(top, (top + bottom - height) // 2 + m.px(12)), width, height)
        low = bottom - height
        gap = max(0, min(m.px(14), low - height - top))
        return pygame.Rect(x, low - up * (height + gap), width, height)

    def at_right(self, place: int) -> bool:
        """Whether a place is at the right edge, so that its bubble opens to the left."""
        return self.seats > 2 and place > 0 and self.spot(place).centerx > self.m.width * 0.78

    def plate(self, place: int) -> pygame.Rect:
        """The name plate."""
        m = self.m
        if place == 0:
            own = self.own
            height = max(m.px(PLATE), m.pt(40))
            return pygame.Rect(own.left, own.bottom - height, m.px(252), height)
        spot = self.spot(place)
        return pygame.Rect(spot.left, spot.top, spot.width, m.px(PLATE))

    def foot(self, place: int) -> tuple[int, int]:
        """The middle of the line on which the dice and the cup of a place stand."""
        if place == 0:
            plate = self.plate(0)
            return plate.centerx, plate.top - self.m.px(12)
        spot = self.spot(place)
        return spot.centerx, spot.bottom - self.m.px(2)

    def cup(self, place: int, up: bool) -> Pose:
        """A cup over its dice, or lifted."""
        x, y = self.foot(place)
        width = self.m.px(CUP if place else OWN_CUP)
        lift = self.m.px(LIFT + DIE * 0.3 if place else OWN_LIFT) if up else 0
        y = round(y - width * CUP_RATIO / 2 - lift + self.m.px(4))
        return Pose(x, y, width * (0.92 if up else 1), 0, 10 if up else 60)

    def dice(self, place: int, count: int) -> list[Pose]:
        """The dice of a place in a row."""
        x, y = self.foot(place)
        size = self.m.px(DIE if place else OWN_DIE)
        step = size * 1.08
        return [Pose(x + (n - (count - 1) / 2) * step, y - size / 2, size, 0, 40) for n in range(count)]

    def place(self, zone: Zone, place: int, count: int, up: bool) -> list[Pose]:
        """The poses of the pieces of a zone, which belongs to that place; `up` if its cup is lifted."""
        if zone.kind == "dice":
            return self.dice(place, count)
        if zone.kind == "cup":
            return [self.cup(place, up)] * count
        if zone.kind == "start":
            return [self.start_die(place)] * count
        if zone.kind == "mounted":
            return [self.mounted(place)] * count
        return [Pose(self.middle.centerx, self.middle.centery, 2, 180, 100)] * count

    def start_die(self, place: int) -> Pose:
        """The die with which a place throws for the opening: towards the middle of the table."""
        x, y = self.foot(place)
        size = self.m.px(DIE * 1.3 if place else OWN_DIE * 1.1)
        if place == 0:
            return Pose(x + self.m.px(118), y - size / 2, size, 0, 70)
        side = -1 if self.at_right(place) else 1
        return Pose(x + side * self.m.px(66), y - size / 2 - self.m.px(4), size, 0, 70)

    def mounted(self, place: int) -> Pose:
        """A die that lies on another, where all can see it."""
        pose = self.cup(place, False)
        return Pose(pose.x, pose.y - pose.width * 0.62, self.m.px(34), 14, 90)

    def mouth(self, place: int, up: bool) -> tuple[int, int, bool]:
        """Where a bubble's tail ends, and whether the bubble lies to the left of it."""
        pose = self.cup(place, up)
        left = self.at_right(place)
        reach = pose.width * 0.56
        return round(pose.x + (-reach if left else reach)), round(pose.y - pose.width * (0 if up else 0.3)), left

    # -- the middle --------------------------------------------------------------------------------------------

    @cached_property
    def middle(self) -> pygame.Rect:
        """What is free in the middle of the table: between the places opposite and the strip at the bottom."""
        m = self.m
        across = SIDES[self.seats - 1][1]
        top = m.px(TOP + SPOT[1]) if across else m.px(TOP)
        width = min(m.px(520), round(m.width * 0.42))
        return pygame.Rect((m.width - width) // 2, top + m.px(6), width, self.band.top - top - m.px(12))

    @cached_property
    def way(self) -> pygame.Rect:
        """The ring of arrows around the middle; its near part may lie under the strip."""
        m, middle = self.m, self.middle
        top = middle.top + m.px(8)
        width = min(m.px(660), m.width - 2 * m.px(310))
        return pygame.Rect(m.width // 2 - width // 2, top, width, self.band.top + m.px(70) - top)


@lru_cache(maxsize=4)
def places_for(m: Measures, seats: int) -> Places:
    """The places of a table; each is worked out once for a size of the window."""
    return Places(m, seats)
