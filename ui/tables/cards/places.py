"""What the edges of a card table have in common: a name plate and a fan of cards for every seat."""

import pygame

from ui.measures import Measures
from ui.stage.stage import Pose
from ui.widgets.plates import PLATE

EDGE = 26
"""How far plates keep from the edge of the window, in units."""
TOP, SIDE = 116, 84
"""How far from its edge the middle of a rival's hand lies, in units."""


def plate_at(
    m: Measures, edge: str, side: float, left_of_middle: float, top: float = TOP, wider: int = 0
) -> pygame.Rect:
    """The plate of the seat at an edge: one's own in the lower corner, those at the sides from `side` pixels down, the
    one at the top so many units left of the middle."""
    rect = pygame.Rect(0, 0, m.px(PLATE[0] + wider), m.px(PLATE[1]))
    match edge:
        case "bottom":
            rect.bottomleft = (m.px(EDGE), m.height - m.px(EDGE))
        case "top":
            rect.midright = (m.width // 2 - m.px(left_of_middle), m.px(top))
        case "right":
            rect.topright = (m.width - m.px(EDGE), round(side))
        case _:
            rect.topleft = (m.px(EDGE), round(side))
    return rect


def fan_at(
    m: Measures, edge: str, count: int, step: int, width: int, middle: float, upright: bool = False
) -> list[Pose]:
    """The cards of a rival at an edge, `step` pixels apart; at the sides around `middle` pixels down. `upright`: those
    at the top stand on their feet, since they can be read."""
    poses = []
    for number in range(count):
        along = (number - (count - 1) / 2) * step
        if edge == "top":
            poses.append(Pose(m.width / 2 + along, m.px(TOP), width, 0 if upright else 180, number))
        else:
            right = edge == "right"
            x = m.width - m.px(SIDE) if right else m.px(SIDE)
            poses.append(Pose(x, middle + along, width, 90 if right else 270, number))
    return poses
