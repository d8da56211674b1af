"""From SVG text to PNG bytes, the same bytes each time.

resvg draws (no system fonts: only those of assets/fonts), Pillow encodes. A section of the art describes each
picture as a `Sprite`; `draw(sprite)` makes its PNG. Colours in a PNG may be reduced to a palette of 256 with
alpha (`Sprite.colours`), which makes flat pictures several times lighter.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "assets" / "sprites"
FONTS = ROOT / "assets" / "fonts"
SERIF, SERIF_CAPS, SANS = "Alegreya", "Alegreya Caps", "Sobremesa Sans"


@dataclass(frozen=True)
class Sprite:
    """One picture: `name` is its path under assets/sprites without ".png", sizes are in pixels.

    `svg` is the text of the drawing or a function that makes it (preferred: only asked for when needed).
    `colours`: 0 keeps full RGBA, up to 256 reduces to that many colours with alpha.
    `after` may change the drawn picture before it is encoded.
    """

    name: str
    width: int
    height: int
    svg: str | Callable[[], str]
    colours: int = 0
    after: Callable[[Image.Image], Image.Image] | None = None


def svg(width: float, height: float, body: str, defs: str = "") -> str:
    """A whole SVG document in user units `width` × `height`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def rasterise(text: str, width: int, height: int) -> Image.Image:
    """The drawing as an RGBA picture of exactly `width` × `height` pixels."""
    fonts = sorted(str(path) for path in FONTS.rglob("*.ttf"))
    if "<text" in text and not fonts:
        raise FileNotFoundError(f"A sprite has text, but there is no font in {FONTS.relative_to(ROOT)}.")
    png = resvg_py.svg_to_bytes(
        svg_string=text,
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=fonts,
        font_family=SERIF,
        serif_family=SERIF,
        sans_serif_family=SANS,
    )
    picture = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if picture.size != (width, height):
        raise ValueError(
            f"The drawing came out {picture.size}, not {(width, height)}: "
            "its viewBox must have the sprite's proportions."
        )
    return picture


def reduce_colours(picture: Image.Image, colours: int) -> Image.Image:
    """The picture with a palette of at most `colours` (≤ 256) entries, alpha included.

    Opaque pixels share most of the palette (median cut, then k-means); the soft rim of the shape, where alpha
    is partial, gets a handful of entries of its own: its mean colour at several opacities.
    """
    alpha = picture.getchannel("A")
    solid = alpha.point(lambda a: 255 if a >= 250 else 0)
    soft_rim = ImageChops.subtract(alpha.point(lambda a: 255 if a > 5 else 0), solid)
    steps = 14 if soft_rim.getbbox() else 0
    opaque_count = colours - 1 - steps
    opaque = picture.convert("RGB")
    filler = _mean(opaque, solid)
    flat = Image.composite(opaque, Image.new("RGB", picture.size, filler), solid)
    indexed = flat.quantize(opaque_count, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    palette = (indexed.getpalette() or [])[: opaque_count * 3]
    palette += [0] * (opaque_count * 3 - len(palette))
    opacities = [255] * opaque_count
    rim_colour = _mean(opaque, soft_rim)
    for step in range(steps):
        palette += rim_colour
        opacities.append(round(255 * (step + 0.5) / steps))
    palette += [0, 0, 0]
    opacities.append(0)
    if steps:
        indexed.paste(alpha.point(lambda a: opaque_count + min(steps - 1, a * steps // 255)), None, soft_rim)
    indexed.paste(colours - 1, None, alpha.point(lambda a: 255 if a <= 5 else 0))
    indexed.putpalette(palette)
    indexed.info["transparency"] = bytes(opacities)
    return indexed


def _mean(picture: Image.Image, mask: Image.Image) -> tuple[int, int, int]:
    """The mean colour of the pixels under the mask."""
    counts = picture.histogram(mask)
    total = max(1, sum(counts[:256]))
    red, green, blue = (
        math.floor(sum(value * counts[band * 256 + value] for value in range(256)) / total) for band in range(3)
    )
    return red, green, blue


def encode(picture: Image.Image) -> bytes:
    """PNG bytes without dates or other metadata."""
    out = io.BytesIO()
    transparency = picture.info.get("transparency")
    if picture.mode == "P" and transparency is not None:
        picture.save(out, "PNG", optimize=True, transparency=transparency)
    else:
        picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def draw_picture(sprite: Sprite) -> Image.Image:
    """The sprite as a picture, before its colours are reduced."""
    text = sprite.svg if isinstance(sprite.svg, str) else sprite.svg()
    picture = rasterise(text, sprite.width, sprite.height)
    return sprite.after(picture) if sprite.after else picture


def draw(sprite: Sprite) -> bytes:
    """The PNG of a sprite."""
    picture = draw_picture(sprite)
    return encode(reduce_colours(picture, sprite.colours) if sprite.colours else picture)
