"""Contact sheets, to look at what was drawn: `python build/art/sheet.py OUTDIR [what …] [--width N] [--grey]`.

One PNG a folder of sprites, each picture scaled to `--width` pixels at most, on the dark cloth it will lie on.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from make import chosen
from palette import CLOTH, rgb
from PIL import Image
from render import SPRITES

GAP = 8


def contact_sheet(pictures: list[Image.Image], columns: int, grey: bool = False) -> Image.Image:
    """The pictures in rows on dark cloth, each in a cell as large as the largest."""
    width = max(picture.width for picture in pictures) + GAP
    height = max(picture.height for picture in pictures) + GAP
    rows = math.ceil(len(pictures) / columns)
    sheet = Image.new("RGBA", (columns * width + GAP, rows * height + GAP), (*rgb(CLOTH["chinchon"][1]), 255))
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        sheet.alpha_composite(picture, (GAP + column * width, GAP + row * height))
    return sheet.convert("L" if grey else "RGB")


def fitted(path: Path, width: int) -> Image.Image:
    """A sprite, scaled down so that neither side is longer than needed for a cell `width` wide."""
    picture = Image.open(path).convert("RGBA")
    scale = min(1.0, width / picture.width, 2 * width / picture.height)
    size = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    return picture.resize(size, Image.Resampling.LANCZOS)


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw contact sheets of the sprites.")
    parser.add_argument("out", type=Path)
    parser.add_argument("what", nargs="*")
    parser.add_argument("--width", type=int, default=130)
    parser.add_argument("--columns", type=int, default=12)
    parser.add_argument("--grey", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    folders: dict[str, list[Image.Image]] = {}
    for sprite in chosen(options.what):
        path = SPRITES / f"{sprite.name}.png"
        if not path.exists():
            raise SystemExit(f"{sprite.name} is not drawn yet: run build/art/make.py first.")
        folders.setdefault(sprite.name.split("/")[0], []).append(fitted(path, options.width))
    for folder, pictures in folders.items():
        target = options.out / f"{folder}.png"
        contact_sheet(pictures, min(options.columns, len(pictures)), options.grey).save(target)
        print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
