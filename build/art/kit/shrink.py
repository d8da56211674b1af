"""Fewer colours for pictures with wide soft shadows: many steps of opacity, dithered, beside the colours."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageStat


def indexed(picture: Image.Image, steps: int = 40, seed: int = 1) -> Image.Image:
    """A palette picture: 255 - *steps* colours for what is opaque, *steps* opacities of the mean shadow colour.

    Where the picture is half transparent (shadows, smooth edges) its opacity is dithered between two steps, so that
    a shadow fades without contours.
    """
    alpha = picture.getchannel("A")
    solid = alpha.point(lambda a: 255 if a >= 245 else 0)
    soft = ImageChops.subtract(alpha.point(lambda a: 255 if a > 0 else 0), solid)
    count = 255 - steps
    opaque = picture.convert("RGB")
    filler = tuple(round(mean) for mean in ImageStat.Stat(opaque, solid).mean)
    flat = Image.composite(opaque, Image.new("RGB", picture.size, filler), solid)
    out = flat.quantize(count, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    palette = (out.getpalette() or [])[: count * 3]
    palette += [0] * (count * 3 - len(palette))
    shadow = [round(mean) for mean in ImageStat.Stat(opaque, soft).mean]
    palette += shadow * steps + [0, 0, 0]
    opacities = [255] * count + [round(245 * (step + 1) / steps) for step in range(steps)] + [0]
    rng = random.Random(seed)
    noise = Image.frombytes("L", picture.size, rng.randbytes(picture.width * picture.height))
    out.paste(_dithered(alpha, noise, steps, count), None, soft)
    out.paste(255, None, alpha.point(lambda a: 255 if a == 0 else 0))
    out.putpalette(palette)
    out.info["transparency"] = bytes(opacities)
    return out


def _dithered(alpha: Image.Image, noise: Image.Image, steps: int, first: int) -> Image.Image:
    """Palette indices of the opacities: the step below or above, as the noise says; below the lowest, nothing."""
    data = bytearray()
    for opacity, chance in zip(alpha.tobytes(), noise.tobytes(), strict=True):
        level = int(opacity / 245 * steps + chance / 256) - 1
        data.append(255 if level < 0 else first + min(level, steps - 1))
    return Image.frombytes("L", alpha.size, bytes(data))
