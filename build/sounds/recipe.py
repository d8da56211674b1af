"""What a sound is: a name, a function that plays it, and how loud it is to be."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from .synth import Signal

# Loudness in dB below full scale as loudness.py measures it. The frequent sounds are the quietest.
CLICK = -32.0
TABLE = -27.0  # cards, chips, tiles, dice, cups
SIGNAL = -26.0  # right, wrong, turn
MOMENT = -24.0  # win, lose, chinchón


@dataclass(frozen=True)
class Recipe:
    """`play` gets its own random numbers (always the same for one name) and the variant, from 0."""

    name: str
    play: Callable[[Random, int], Signal]
    loudness: float = TABLE
    variant: int = 0
    half_rate: bool = False  # for sounds with nothing above 9 kHz: half the bytes
    room: float = 0.5  # share of early reflections

    def perform(self) -> Signal:
        """The raw sound, before room and level."""
        return self.play(Random(zlib.crc32(self.name.encode())), self.variant)


def variants(
    name: str,
    count: int,
    play: Callable[[Random, int], Signal],
    loudness: float = TABLE,
    half_rate: bool = False,
) -> list[Recipe]:
    """Recipes `name_1` … `name_count`, which differ as two real ones would."""
    return [Recipe(f"{name}_{i + 1}", play, loudness, i, half_rate) for i in range(count)]
