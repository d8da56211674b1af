"""Look at the sounds: `python build/sounds/sheet.py [name …] --out FILE.png` draws what cannot be heard here.

For each sound its wave, its spectrogram (0 to 11 kHz) and its numbers; the numbers also go to the terminal.
"""

from __future__ import annotations

import argparse
import cmath
import math
import sys
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sounds.loudness import loudness
from sounds.make import SOUNDS, read
from sounds.synth import RATE

SIZE = 512
WIDTH, WAVE_HEIGHT, PICTURE_HEIGHT, GAP = 500, 90, 128, 26
COLUMNS = 3
HIGHEST_SHOWN = 11025


def spectrum(window: list[float]) -> list[float]:
    """Power in each band, by the fast Fourier transform."""

    def transform(values: list[complex]) -> list[complex]:
        if len(values) == 1:
            return values
        even, odd = transform(values[::2]), transform(values[1::2])
        half = len(values) // 2
        turned = [cmath.exp(-1j * math.pi * k / half) * odd[k] for k in range(half)]
        return [e + o for e, o in zip(even, turned, strict=True)] + [e - o for e, o in zip(even, turned, strict=True)]

    return [abs(value) ** 2 for value in transform([complex(x) for x in window])[: len(window) // 2]]


def spectrogram(sound: list[float], hop: int) -> list[list[float]]:
    """Spectra of overlapping pieces of the sound, in the order of time."""
    shape = [0.5 - 0.5 * math.cos(2.0 * math.pi * i / SIZE) for i in range(SIZE)]
    padded = [0.0] * (SIZE // 2) + sound + [0.0] * SIZE
    return [
        spectrum([x * w for x, w in zip(padded[at : at + SIZE], shape, strict=True)])
        for at in range(0, len(sound), hop)
    ]


@dataclass(frozen=True)
class Numbers:
    """What can be measured of a sound."""

    seconds: float
    peak: float
    rms: float
    loudness: float
    centroid: float
    offset: float

    def __str__(self) -> str:
        return (
            f"{self.seconds * 1000:5.0f} ms  peak {self.peak:5.1f}  rms {self.rms:5.1f}  "
            f"loudness {self.loudness:5.1f} dB  centroid {self.centroid:5.0f} Hz  offset {self.offset:+.4f}"
        )


def measure(sound: list[float], spectra: list[list[float]]) -> Numbers:
    def decibels(value: float) -> float:
        return 20.0 * math.log10(max(value, 1e-6))

    bands = [sum(column) for column in zip(*spectra, strict=True)]
    centroid = sum(i * power for i, power in enumerate(bands)) / max(sum(bands), 1e-12) * RATE / SIZE
    return Numbers(
        len(sound) / RATE,
        decibels(max(map(abs, sound))),
        decibels(math.sqrt(sum(x * x for x in sound) / len(sound))),
        loudness(sound),
        centroid,
        sum(sound) / len(sound),
    )


def draw(sound: list[float], spectra: list[list[float]], title: str) -> Image.Image:
    """The picture of one sound."""
    hop = math.ceil(len(sound) / len(spectra))
    image = Image.new("RGB", (WIDTH, WAVE_HEIGHT + PICTURE_HEIGHT + GAP), (24, 22, 20))
    pen = ImageDraw.Draw(image)
    pen.text((4, 4), title, fill=(235, 225, 200))
    top = max(map(abs, sound))
    middle = GAP + WAVE_HEIGHT // 2
    for x in range(len(spectra)):
        piece = sound[x * hop : (x + 1) * hop] or [0.0]
        low, high = min(piece) / top, max(piece) / top
        pen.line((x, middle - high * WAVE_HEIGHT / 2, x, middle - low * WAVE_HEIGHT / 2), fill=(214, 168, 92))
    loudest = max(max(spectrum_) for spectrum_ in spectra)
    bands = SIZE * HIGHEST_SHOWN // RATE
    for x, powers in enumerate(spectra):
        for y in range(PICTURE_HEIGHT):
            power = powers[y * bands // PICTURE_HEIGHT]
            shade = max(0.0, 1.0 + 10.0 * math.log10(max(power / loudest, 1e-9)) / 70.0)
            colour = (int(255 * shade), int(230 * shade**2), int(90 + 60 * shade if shade else 30))
            image.putpixel((x, GAP + WAVE_HEIGHT + PICTURE_HEIGHT - 1 - y), colour)
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw and measure the sounds.")
    parser.add_argument("names", nargs="*", metavar="name", help="the beginning of some names")
    parser.add_argument("--out", type=Path, help="the PNG to write; without it only the numbers are shown")
    arguments = parser.parse_args()
    pictures = []
    for path in sorted(SOUNDS.glob("*.wav")):
        if arguments.names and not any(path.stem.startswith(name) for name in arguments.names):
            continue
        sound, _rate = read(path)
        hop = math.ceil(len(sound) / WIDTH) if arguments.out else SIZE
        spectra = spectrogram(sound, hop)
        numbers = measure(sound, spectra)
        print(f"{path.stem:16} {numbers}")
        if arguments.out:
            pictures.append(draw(sound, spectra, f"{path.stem}   {numbers}"))
    if pictures:
        height = pictures[0].height + 6
        rows = math.ceil(len(pictures) / COLUMNS)
        page = Image.new("RGB", ((WIDTH + 6) * min(COLUMNS, len(pictures)), height * rows))
        for i, picture in enumerate(pictures):
            page.paste(picture, ((WIDTH + 6) * (i % COLUMNS), height * (i // COLUMNS)))
        page.save(arguments.out)


if __name__ == "__main__":
    main()
