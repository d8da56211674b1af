"""Small things of the table: chips, the dealer's button, the padlock, bubbles, name plates."""

from __future__ import annotations

from collections.abc import Iterator

from render import Sprite

from chips.money import CHIPS, chip_edge, chip_top, dealer, turn_ring
from chips.padlock import padlock
from chips.plates import bubble, bubble_tail, plate


def sprites() -> Iterator[Sprite]:
    for chip in CHIPS:
        yield Sprite(f"chips/chip_{chip.value}", 256, 256, lambda chip=chip: chip_top(chip))
        yield Sprite(f"chips/edge_{chip.value}", 256, 48, lambda chip=chip: chip_edge(chip))
    yield Sprite("chips/dealer", 256, 256, dealer)
    yield Sprite("chips/turn_ring", 256, 256, turn_ring)
    for state in ("closed", "open", "lit"):
        yield Sprite(f"chips/padlock_{state}", 256, 256, lambda state=state: padlock(state))
    yield Sprite("chips/bubble", 192, 144, bubble)
    yield Sprite("chips/bubble_tail", 48, 40, bubble_tail)
    yield Sprite("chips/plate", 192, 96, plate)
