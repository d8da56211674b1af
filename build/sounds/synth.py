"""Primitives of synthesis: noise, filters, envelopes, struck bodies. A signal is a list of floats at RATE."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

RATE = 44100
Signal = list[float]
Curve = Callable[[float], float]  # from the share of time that has passed (0 to 1) to a value


class Mode(NamedTuple):
    """One resonance of a struck body: Hz, seconds until 60 dB down, strength."""

    hertz: float
    decay: float
    gain: float


def samples(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def silence(seconds: float) -> Signal:
    return [0.0] * samples(seconds)


def noise(seconds: float, rng: Random) -> Signal:
    """White noise between -1 and 1."""
    return [2.0 * rng.random() - 1.0 for _ in range(samples(seconds))]


# ---- putting together -------------------------------------------------------------------------------------


def add(target: Signal, sound: Sequence[float], at: float = 0.0, gain: float = 1.0) -> Signal:
    """Mix `sound` into `target` (made longer if need be), `at` seconds from its start."""
    start = max(0, round(at * RATE))
    if len(target) < start + len(sound):
        target.extend([0.0] * (start + len(sound) - len(target)))
    for i, value in enumerate(sound, start):
        target[i] += gain * value
    return target


def scaled(sound: Sequence[float], gain: float) -> Signal:
    return [gain * value for value in sound]


def peak(sound: Sequence[float]) -> float:
    return max(map(abs, sound), default=0.0)


def to_peak(sound: Sequence[float], wanted: float = 1.0) -> Signal:
    """The sound with its highest peak at `wanted`."""
    highest = peak(sound)
    return scaled(sound, wanted / highest) if highest else list(sound)


# ---- envelopes --------------------------------------------------------------------------------------------


def shaped(sound: Sequence[float], curve: Curve) -> Signal:
    """The sound with its level following the curve."""
    last = max(1, len(sound) - 1)
    return [value * curve(i / last) for i, value in enumerate(sound)]


def swell(at: float = 0.5, sharpness: float = 1.0) -> Curve:
    """Rises to 1 at `at` and falls again, smoothly; 0 at both ends."""

    def curve(t: float) -> float:
        x = 0.5 * t / at if t < at else 0.5 + 0.5 * (t - at) / (1.0 - at)
        return float(math.sin(math.pi * x) ** (2.0 * sharpness))

    return curve


def decay(steepness: float = 6.0, attack: float = 0.01) -> Curve:
    """A quick rise and an exponential fall that ends at 0."""
    end = math.exp(-steepness)

    def curve(t: float) -> float:
        fall = (math.exp(-steepness * t) - end) / (1.0 - end)
        return fall * min(1.0, t / attack)

    return curve


def glide(first: float, last: float) -> Curve:
    """From one frequency to another in equal musical steps."""
    return lambda t: first * (last / first) ** t


# ---- filters ----------------------------------------------------------------------------------------------


def biquad(sound: Sequence[float], b: tuple[float, float, float], a: tuple[float, float]) -> Signal:
    """A second-order filter with normalised coefficients."""
    b0, b1, b2 = b
    a1, a2 = a
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in sound:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def low_pass(sound: Sequence[float], hertz: float, q: float = 0.7071) -> Signal:
    w = 2.0 * math.pi * hertz / RATE
    alpha, cosine = math.sin(w) / (2.0 * q), math.cos(w)
    a0 = 1.0 + alpha
    b1 = (1.0 - cosine) / a0
    return biquad(sound, (b1 / 2.0, b1, b1 / 2.0), (-2.0 * cosine / a0, (1.0 - alpha) / a0))


def high_pass(sound: Sequence[float], hertz: float, q: float = 0.7071) -> Signal:
    w = 2.0 * math.pi * hertz / RATE
    alpha, cosine = math.sin(w) / (2.0 * q), math.cos(w)
    a0 = 1.0 + alpha
    b1 = (1.0 + cosine) / a0
    return biquad(sound, (b1 / 2.0, -b1, b1 / 2.0), (-2.0 * cosine / a0, (1.0 - alpha) / a0))


def moving_band(sound: Sequence[float], hertz: Curve, q: float = 1.0) -> Signal:
    """A band-pass whose centre follows a curve (state-variable filter, stable while it moves)."""
    last = max(1, len(sound) - 1)
    k = 1.0 / q
    low = band = 0.0
    out = []
    g = 0.0
    for i, x in enumerate(sound):
        if i % 16 == 0:
            g = math.tan(math.pi * min(hertz(i / last), 0.45 * RATE) / RATE)
            a1 = 1.0 / (1.0 + g * (g + k))
        v3 = x - low
        v1 = a1 * (band + g * v3)
        v2 = low + g * v1
        band, low = 2.0 * v1 - band, 2.0 * v2 - low
        out.append(k * v1)
    return out


# ---- struck bodies ----------------------------------------------------------------------------------------


def contact(milliseconds: float, rng: Random, roughness: float = 0.2) -> Signal:
    """The force of a blow: a smooth bump, shorter for harder things, roughened a little. Its sum is 1."""
    count = max(2, round(milliseconds * RATE / 1000.0))
    force = [math.sin(math.pi * (i + 0.5) / count) ** 2 for i in range(count)]
    force = [f * (1.0 + roughness * (2.0 * rng.random() - 1.0)) for f in force]
    total = sum(force)
    return [f / total for f in force]


def strike(force: Sequence[float], modes: Iterable[Mode]) -> Signal:
    """What a body with these resonances sounds like when the force hits it."""
    out: Signal = []
    for hertz, seconds, gain in modes:
        if hertz >= 0.45 * RATE:
            continue
        w = 2.0 * math.pi * hertz / RATE
        r = math.exp(-6.9078 / (seconds * RATE))
        a1, a2, g = 2.0 * r * math.cos(w), -r * r, gain * math.sin(w)
        length = len(force) + samples(1.15 * seconds)
        if len(out) < length:
            out.extend([0.0] * (length - len(out)))
        y1 = y2 = 0.0
        for i, f in enumerate(force):
            y = a1 * y1 + a2 * y2 + g * f
            y2, y1 = y1, y
            out[i] += y
        for i in range(len(force), length):
            y = a1 * y1 + a2 * y2
            y2, y1 = y1, y
            out[i] += y
    return out


def detuned(modes: Iterable[Mode], rng: Random, pitch: float, spread: float = 0.02) -> list[Mode]:
    """Another piece of the same kind: all of it higher or lower, each resonance a little off."""
    return [
        Mode(
            mode.hertz * pitch * (1.0 + spread * (2.0 * rng.random() - 1.0)),
            mode.decay * (0.85 + 0.3 * rng.random()),
            mode.gain * (0.75 + 0.5 * rng.random()),
        )
        for mode in modes
    ]


def between(rng: Random, low: float, high: float) -> float:
    return low + (high - low) * rng.random()
