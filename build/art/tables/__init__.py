"""Table surfaces: seamless cloths, wood and paper, and the lamp's light that lies over a table.

These are textures, not drawings: each is grown from seeded noise on a torus (see kit/noise.py), so the
SVG of a sprite is empty and its `after` step returns the tile.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kit.noise import fibres, fractal, ramp, relief, total, value_noise, weave
from kit.wood import MAHOGANY, WALNUT, plank
from palette import CLOTH, IVORY, IVORY_LIGHT, IVORY_SHADE
from PIL import Image
from render import Sprite, svg

from tables.edges import half_moon, ring

TILE = (512, 512)


def felt(seed: int, stops: list[str]) -> Image.Image:
    """Billiard felt: a nap of curled hairs over soft, barely visible clouds."""
    nap = fibres(seed + 4, TILE, 30000, 9, 1.4)
    mix = total(
        (0.16, value_noise(seed, TILE, (16, 16))),
        (0.3, value_noise(seed + 1, TILE, (64, 64))),
        (0.45, value_noise(seed + 2, TILE, (256, 256))),
        (0.4, value_noise(seed + 3, TILE, TILE)),
        (2.9, nap),
    )
    return ramp(mix, stops, 44, 2.3)


def linen(seed: int, stops: list[str], threads: int) -> Image.Image:
    """A plain-woven cloth with thick and thin threads."""
    mix = total(
        (1.0, weave(seed, TILE, threads, 0.3)),
        (0.14, value_noise(seed + 1, TILE, (16, 16))),
        (0.25, value_noise(seed + 2, TILE, (128, 128))),
        (0.4, value_noise(seed + 3, TILE, TILE)),
        (1.2, fibres(seed + 4, TILE, 9000, 8, 0.8)),
    )
    return ramp(mix, stops, 44, 2.2)


def baize(seed: int, stops: list[str]) -> Image.Image:
    """Baize: a weave that can just be felt through a brushed nap."""
    mix = total(
        (0.5, weave(seed, TILE, 128, 0.35)),
        (0.16, value_noise(seed + 1, TILE, (16, 16))),
        (0.4, value_noise(seed + 2, TILE, (256, 256))),
        (0.4, value_noise(seed + 3, TILE, TILE)),
        (2.4, fibres(seed + 4, TILE, 24000, 8, 1.2)),
    )
    return ramp(mix, stops, 44, 2.3)


def paper() -> Image.Image:
    """Laid ivory paper with a few stray fibres."""
    size = (256, 256)
    pulp = fractal(71, size, (32, 32), 4, 0.7)
    mix = total(
        (0.55, relief(pulp)),
        (0.35, value_noise(77, size, size)),
        (1.1, fibres(78, size, 2200, 12, 0.9)),
        (0.25, value_noise(79, size, (8, 8))),
    )
    return ramp(mix, [IVORY_SHADE, "#f1e7cd", IVORY, "#f9f2e0", IVORY_LIGHT], 24, 2.6)


def lamp() -> Image.Image:
    """Warm light in the middle, dark warm corners; dithered so that no ring shows on any cloth."""
    width, height = 1024, 640
    rng = random.Random(5)
    warm, night = (255, 214, 150), (14, 7, 4)
    data = bytearray()
    for y in range(height):
        down = (y + 0.5) / height * 2 - 0.92
        for x in range(width):
            across = (x + 0.5) / width * 2 - 0.96
            distance = (across * across * 0.92 + down * down) ** 0.5
            glow = max(0.0, 1 - distance / 1.15)
            glow = 0.115 * glow * glow * (3 - 2 * glow)
            dusk = min(1.0, max(0.0, (distance - 0.3) / 1.12))
            dusk = 0.74 * dusk * dusk * (3 - 2 * dusk) ** 0.6
            alpha = dusk + glow * (1 - dusk)
            share = round(glow * (1 - dusk) / alpha * 64) / 64 if alpha else 0.0
            data += bytes(round(n + (w - n) * share) for w, n in zip(warm, night, strict=True))
            data.append(min(255, int(alpha * 255 + rng.random())))
    return Image.frombytes("RGBA", (width, height), bytes(data))


def surfaces() -> dict[str, tuple[tuple[int, int], Callable[[], Image.Image]]]:
    """Name, size and maker of every surface."""
    cloths: dict[str, Callable[[], Image.Image]] = {
        "brisca": lambda: felt(11, list(CLOTH["brisca"])),
        "chinchon": lambda: felt(23, list(CLOTH["chinchon"])),
        "siete_y_medio": lambda: baize(37, list(CLOTH["siete_y_medio"])),
        "cachos": lambda: baize(41, list(CLOTH["cachos"])),
        "aprologados": lambda: linen(53, list(CLOTH["aprologados"]), 128),
        "menu": lambda: linen(67, list(CLOTH["menu"]), 128),
    }
    out = {f"cloth_{game}": (TILE, make) for game, make in cloths.items()}
    out["wood"] = ((512, 128), lambda: plank(5, (512, 128), MAHOGANY, rings=9, waver=26))
    out["wood_dark"] = (TILE, lambda: plank(33, TILE, WALNUT, rings=30, waver=20, spread=2.0))
    out["paper"] = ((256, 256), paper)
    out["light"] = ((1024, 640), lamp)
    out["ring"] = ((1024, 1024), ring)
    out["half_moon"] = ((1280, 720), half_moon)
    return out


def sprites() -> Iterator[Sprite]:
    for name, (size, make) in surfaces().items():

        def texture(_: Image.Image, make: Callable[[], Image.Image] = make) -> Image.Image:
            return make()

        colours = 256 if name in ("ring", "half_moon") else 0
        yield Sprite(f"tables/{name}", *size, svg(*size, ""), colours, after=texture)
