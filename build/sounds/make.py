"""Synthesise the sounds: `python build/sounds/make.py [name …] [--check]`; no name means all of them.

`--check` writes nothing and fails when a committed file is not what the code makes.
"""

from __future__ import annotations

import argparse
import io
import sys
import wave
from array import array
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sounds.loudness import finished
from sounds.recipe import Recipe
from sounds.recipes import RECIPES
from sounds.synth import RATE, low_pass

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def make(recipe: Recipe) -> bytes:
    """The finished WAV file: 16 bits, one channel."""
    sound = finished(recipe.perform(), recipe.loudness, recipe.room)
    rate = RATE
    if recipe.half_rate:
        sound, rate = low_pass(low_pass(sound, 9500.0, 0.54), 9500.0, 1.31)[::2], RATE // 2
    numbers = array("h", [max(-32767, min(32767, round(32767.0 * value))) for value in sound])
    numbers[0] = numbers[-1] = 0
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def read(path: Path) -> tuple[list[float], int]:
    """A WAV file as floats at RATE, and the rate it was stored at.

    Half-rate sounds get the missing samples half-way between their neighbours: good enough to measure.
    """
    with wave.open(str(path), "rb") as file:
        numbers = array("h", file.readframes(file.getnframes()))
        rate = file.getframerate()
    if sys.byteorder == "big":
        numbers.byteswap()
    sound = [number / 32768.0 for number in numbers]
    if rate != RATE:
        after = [*sound[1:], 0.0]
        sound = [value for here, then in zip(sound, after, strict=True) for value in (here, (here + then) / 2.0)]
    return sound, rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="name", help="a sound, or the beginning of several")
    parser.add_argument("--check", action="store_true", help="compare with what is committed, write nothing")
    arguments = parser.parse_args()
    chosen = [
        recipe
        for name, recipe in RECIPES.items()
        if not arguments.names or any(name.startswith(start) for start in arguments.names)
    ]
    if not chosen:
        parser.error(f"No sound begins like that. There are: {', '.join(RECIPES)}.")
    SOUNDS.mkdir(parents=True, exist_ok=True)
    different = []
    for recipe in chosen:
        path, data = SOUNDS / f"{recipe.name}.wav", make(recipe)
        if not arguments.check:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            different.append(path.name)
        print(f"{recipe.name:18} {len(data):8,} bytes")
    if different:
        raise SystemExit(f"Not what the code makes: {', '.join(different)}. Run python build/sounds/make.py.")


if __name__ == "__main__":
    main()
