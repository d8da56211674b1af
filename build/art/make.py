"""Draw the sprites: `python build/art/make.py [what …] [--check] [--out DIR]`.

`what` is a section (`deck`), a folder (`cards`) or a sprite (`cards/O1`); nothing means everything. A section is
a module beside this file with a function `sprites()` that yields `Sprite`s. `--check` writes nothing and fails
when a committed PNG is not what the code draws; `--out DIR` writes somewhere else than assets/sprites.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from render import SPRITES, Sprite, draw

SECTIONS = (
    "deck",
    "dice",
    "cups",
    "tiles",
    "boards",
    "chips",
    "icons",
    "avatars",
    "tables",
    "menu",
    "theme",
    "app_icon",
)


def registered() -> Iterator[tuple[str, Sprite]]:
    """Every sprite of every section, with the section's name."""
    for section in SECTIONS:
        for sprite in importlib.import_module(section).sprites():
            yield section, sprite


def chosen(what: Iterable[str]) -> list[Sprite]:
    """The sprites that the words name; all of them when there are no words."""
    words = {word.rstrip("/") for word in what}
    every = list(registered())
    known = {name for section, sprite in every for name in (section, sprite.name, sprite.name.split("/")[0])}
    if unknown := sorted(words - known):
        raise SystemExit(f"Nothing is called {', '.join(unknown)}. Sections: {', '.join(SECTIONS)}.")
    return [
        sprite for section, sprite in every if not words or words & {section, sprite.name, sprite.name.split("/")[0]}
    ]


_todo: list[Sprite] = []


def _draw_nth(index: int) -> bytes:
    return draw(_todo[index])


def draw_all(sprites: list[Sprite], jobs: int = 2) -> Iterator[tuple[Sprite, bytes]]:
    """Each sprite with its PNG, in order. Two processes by default (where the system can fork)."""
    global _todo
    _todo = sprites
    if jobs == 1 or sys.platform == "win32" or len(sprites) < 4:
        yield from ((sprite, draw(sprite)) for sprite in sprites)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from zip(sprites, pool.imap(_draw_nth, range(len(sprites)), chunksize=2), strict=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the sprites into assets/sprites.")
    parser.add_argument("what", nargs="*", help="section, folder or sprite; everything when left out")
    parser.add_argument("--check", action="store_true", help="compare with what is committed, write nothing")
    parser.add_argument("--out", type=Path, default=SPRITES, metavar="DIR")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    different, total = [], 0
    for sprite, png in draw_all(chosen(options.what), options.jobs):
        path = options.out / f"{sprite.name}.png"
        total += len(png)
        if options.check:
            if not path.exists() or path.read_bytes() != png:
                different.append(sprite.name)
        elif not path.exists() or path.read_bytes() != png:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(png)
            print(f"{sprite.name}  {len(png):,} bytes")
    print(f"{total / 1e6:.2f} MB in all")
    if different:
        print("Not what the code draws (run build/art/make.py and commit):", *different, sep="\n  ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
