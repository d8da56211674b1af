"""Seamless grey textures: value noise, grain and threads on a torus.

Everything here is seeded and wraps at both edges, so a tile repeats without a seam. Pillow's float
images do the heavy work; no numpy is needed.
"""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw, ImageFilter

Size = tuple[int, int]


def value_noise(seed: int, size: Size, cells: Size) -> Image.Image:
    """Smooth noise of mean 0 and range about ±1 with *cells* bumps across, as a float image."""
    across, down = cells
    rng = random.Random(seed)
    coarse = Image.frombytes("L", cells, rng.randbytes(across * down)).convert("F")
    width, height = size
    if cells != size:
        tiled = wrap_pad(coarse, across, down)
        # Only the middle copy (with its neighbours in reach of the kernel) is resampled.
        coarse = tiled.resize(size, Image.Resampling.BICUBIC, box=(across, down, 2 * across, 2 * down))
    assert coarse.size == (width, height)
    return coarse.point(lambda v: v * (1 / 127.5) - 1)


def wrap_pad(image: Image.Image, left: int, top: int) -> Image.Image:
    """The tile repeated so that *left*/*top* pixels of its neighbours surround it on every side."""
    width, height = image.size
    out = Image.new(image.mode, (width + 2 * left, height + 2 * top))
    for x in range(left % width - width, width + 2 * left, width):
        for y in range(top % height - height, height + 2 * top, height):
            out.paste(image, (x, y))
    return out


def total(*weighted: tuple[float, Image.Image]) -> Image.Image:
    """The weighted sum of float images."""
    weight, image = weighted[0]
    out = image.point(lambda v, w=weight: v * w + 0)
    for weight, image in weighted[1:]:
        out = _add(out, image.point(lambda v, w=weight: v * w + 0))
    return out


def _add(one: Image.Image, other: Image.Image) -> Image.Image:
    from PIL import ImageMath

    return ImageMath.lambda_eval(lambda args: args["a"] + args["b"], a=one, b=other)


def fractal(seed: int, size: Size, cells: Size, octaves: int, falloff: float = 0.5) -> Image.Image:
    """Octaves of value noise, each twice as fine and *falloff* as strong."""
    layers = []
    weight = 1.0
    for octave in range(octaves):
        across = min(cells[0] << octave, size[0])
        down = min(cells[1] << octave, size[1])
        layers.append((weight, value_noise(seed + octave * 101, size, (across, down))))
        weight *= falloff
    return total(*layers)


def fibres(seed: int, size: Size, count: int, length: float, curl: float = 0.6) -> Image.Image:
    """Short curled hairs, light and dark, as a float image around 0 (the nap of felt)."""
    rng = random.Random(seed)
    width, height = size
    sheet = Image.new("L", (width * 2, height * 2), 128)
    pen = ImageDraw.Draw(sheet)
    for _ in range(count):
        x, y = rng.random() * width * 2, rng.random() * height * 2
        angle = rng.random() * math.tau
        shade = 128 + int((rng.random() * 2 - 1) * 110)
        points = [(x, y)]
        for _ in range(4):
            angle += (rng.random() - 0.5) * curl
            x, y = x + math.cos(angle) * length / 2, y + math.sin(angle) * length / 2
            points.append((x, y))
        for dx in (-2 * width, 0, 2 * width):
            for dy in (-2 * height, 0, 2 * height):
                if _near(points, dx, dy, 2 * width, 2 * height):
                    pen.line([(px + dx, py + dy) for px, py in points], fill=shade)
    small = sheet.resize(size, Image.Resampling.BOX)
    return small.convert("F").point(lambda v: v * (1 / 128) - 1)


def _near(points: list[tuple[float, float]], dx: float, dy: float, width: int, height: int) -> bool:
    return any(-2 <= x + dx <= width + 2 and -2 <= y + dy <= height + 2 for x, y in points)


def weave(seed: int, size: Size, threads: int, wobble: float) -> Image.Image:
    """Plain weave: warp over weft in turn, each thread a little thicker or thinner than the next."""
    rng = random.Random(seed)
    width, height = size
    pitch = width / threads
    tone_x = [rng.uniform(-1, 1) * wobble for _ in range(threads)]
    tone_y = [rng.uniform(-1, 1) * wobble for _ in range(threads)]
    rows = []
    for y in range(height):
        row, in_y = divmod(y / pitch, 1)
        across = math.sin(math.pi * in_y)
        for x in range(width):
            column, in_x = divmod(x / pitch, 1)
            down = math.sin(math.pi * in_x)
            if (int(row) + int(column)) % 2:
                value = down * (0.45 + 0.55 * across) + tone_x[int(column) % threads]
            else:
                value = across * (0.45 + 0.55 * down) + tone_y[int(row) % threads]
            rows.append(value * 1.2 - 0.75)
    out = Image.new("F", size)
    out.putdata(rows)
    return out


def leather_cells(seed: int, size: Size, count: int) -> Image.Image:
    """Pebbled grain: distance to the nearest and second nearest of scattered points, on a torus."""
    rng = random.Random(seed)
    width, height = size
    side = max(1, int(math.sqrt(count)))
    step_x, step_y = width / side, height / side
    points = {
        (i, j): ((i + rng.random()) * step_x, (j + rng.random()) * step_y) for i in range(side) for j in range(side)
    }
    values = []
    for y in range(height):
        j = int(y / step_y)
        for x in range(width):
            i = int(x / step_x)
            first = second = 1e9
            for di in (-1, 0, 1):
                for dj in (-1, 0, 1):
                    px, py = points[(i + di) % side, (j + dj) % side]
                    dx = abs(px - x)
                    dy = abs(py - y)
                    dx = min(dx, width - dx)
                    dy = min(dy, height - dy)
                    d = dx * dx + dy * dy
                    if d < first:
                        first, second = d, first
                    elif d < second:
                        second = d
            edge = (math.sqrt(second) - math.sqrt(first)) / step_x
            values.append(min(edge * 2.6, 1.0) * 2 - 1)
    out = Image.new("F", size)
    out.putdata(values)
    return out


def relief(height_map: Image.Image, reach: int = 1) -> Image.Image:
    """Light from the top left on a height map: its slope towards that corner."""
    shifted = _roll(height_map, reach, reach)
    from PIL import ImageMath

    return ImageMath.lambda_eval(lambda args: args["a"] - args["b"], a=height_map, b=shifted)


def _roll(image: Image.Image, dx: int, dy: int) -> Image.Image:
    width, height = image.size
    out = Image.new(image.mode, image.size)
    for x in (dx - width, dx):
        for y in (dy - height, dy):
            out.paste(image, (x, y))
    return out


def soften(image: Image.Image, radius: float) -> Image.Image:
    """A Gaussian blur of an 8-bit tile that wraps at its edges."""
    pad = int(radius * 4) + 2
    wide = wrap_pad(image, pad, pad).filter(ImageFilter.GaussianBlur(radius))
    return wide.crop((pad, pad, pad + image.width, pad + image.height))


def ramp(image: Image.Image, stops: list[str], levels: int, spread: float = 1.0) -> Image.Image:
    """A float image around 0 as a palette picture: -spread takes the first stop, +spread the last."""
    half = (levels - 1) / 2
    scaled = image.point(lambda v, k=half / spread, c=half + 0.5: v * k + c)
    indices = scaled.convert("L").point(lambda v: min(v, levels - 1))
    out = Image.frombytes("P", image.size, indices.tobytes())
    palette: list[int] = []
    for level in range(levels):
        palette += _between(stops, level / (levels - 1))
    out.putpalette(palette)
    return out


def _between(stops: list[str], t: float) -> list[int]:
    place = t * (len(stops) - 1)
    index = min(int(place), len(stops) - 2)
    rest = place - index
    a, b = (tuple(int(s[i : i + 2], 16) for i in (1, 3, 5)) for s in stops[index : index + 2])
    return [round(p + (q - p) * rest) for p, q in zip(a, b, strict=True)]
