"""Planed wood as a seamless tile: long wavering growth lines, fine pores, a satin sheen."""

from __future__ import annotations

import math
import random

from kit.noise import Size, ramp, total, value_noise
from PIL import Image

WALNUT = ["#1a0d07", "#2e1a0e", "#452a17", "#5a3a20"]
MAHOGANY = ["#2a1209", "#4a2413", "#6e3a1e", "#8d5429"]
MAPLE = ["#b98a4e", "#d4ab6c", "#e6c88e", "#f2dcae"]


def _lines(seed: int, count: int) -> list[float]:
    """One value per pixel row of a long ring profile, smooth and periodic."""
    rng = random.Random(seed)
    knots = [rng.uniform(-1, 1) for _ in range(count)]
    fine = 2048
    out = []
    for i in range(fine):
        place = i / fine * count
        k = int(place)
        t = place - k
        t = t * t * (3 - 2 * t)
        out.append(knots[k % count] * (1 - t) + knots[(k + 1) % count] * t)
    return out


def grain(seed: int, size: Size, rings: int, waver: float) -> Image.Image:
    """Growth lines that run along x, wavering by *waver* pixels; wraps in both directions."""
    width, height = size
    bend = value_noise(seed, size, (3, 2)).tobytes()
    slow = memoryview(bend).cast("f")
    ripple = memoryview(value_noise(seed + 1, size, (10, 12)).tobytes()).cast("f")
    rings_profile, hair_profile = _lines(seed + 2, rings), _lines(seed + 3, rings * 7)
    fine = len(rings_profile)
    values = []
    for y in range(height):
        base = y * width
        for x in range(width):
            warp = waver * slow[base + x] + waver * 0.16 * ripple[base + x]
            place = int((y + warp) / height * fine) % fine
            ring = rings_profile[place]
            values.append(0.75 * ring + 0.3 * hair_profile[place])
    out = Image.new("F", size)
    out.putdata(values)
    return out


def pores(seed: int, size: Size, count: int) -> Image.Image:
    """Short dark dashes along the grain."""
    rng = random.Random(seed)
    width, height = size
    values = [0.0] * (width * height)
    for _ in range(count):
        x, y = rng.randrange(width), rng.randrange(height)
        length = rng.randint(5, 34)
        depth = rng.uniform(0.15, 0.7)
        for i in range(length):
            fade = math.sin(math.pi * (i + 0.5) / length)
            values[y * width + (x + i) % width] -= depth * fade
    out = Image.new("F", size)
    out.putdata(values)
    return out


def plank(
    seed: int, size: Size, stops: list[str], *, rings: int, waver: float, levels: int = 56, spread: float = 1.5
) -> Image.Image:
    """A palette picture of one board."""
    width, height = size
    dust = value_noise(seed + 9, size, (max(width // 16, 2), height))
    cloud = value_noise(seed + 10, size, (4, 3))
    return ramp(
        total(
            (1.0, grain(seed, size, rings, waver)),
            (0.8, pores(seed + 5, size, width * height // 220)),
            (0.28, dust),
            (0.25, cloud),
            (0.12, value_noise(seed + 11, size, size)),
        ),
        stops,
        levels,
        spread,
    )
