"""Level and finish: every sound is brought to its loudness, and starts and ends in silence.

Loudness is the K-weighted level of ITU-R BS.1770 (the ear's: bass counts less, treble more), taken as the
loudest 100 ms, about as long as the ear adds up; in the 400 ms of the standard a click is mostly silence.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from .synth import RATE, Signal, add, biquad, high_pass, low_pass, peak, samples, scaled

HIGHEST_PEAK = 0.7  # of full scale: several sounds at once must not clip
WINDOW = 0.1
REFLECTIONS = ((0.0071, 0.16), (0.0113, -0.12), (0.0172, 0.10), (0.0239, -0.07), (0.0337, 0.045))


def k_weighted(sound: Sequence[float]) -> Signal:
    """The two filters of BS.1770: a shelf for the head, a high-pass for the ear."""
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    q, vh = 0.7071752369554196, 10.0 ** (3.999843853973347 / 20.0)
    vb = vh**0.4996667741545416
    a0 = 1.0 + k / q + k * k
    shelf = biquad(
        sound,
        ((vh + vb * k / q + k * k) / a0, 2.0 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0),
        (2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0),
    )
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1.0 + k / q + k * k
    return biquad(shelf, (1.0, -2.0, 1.0), (2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0))


def loudness(sound: Sequence[float]) -> float:
    """The loudest 100 ms in dB of full scale (silence counts in when the sound is shorter)."""
    window = samples(WINDOW)
    power = loudest = 0.0
    squares = [value * value for value in k_weighted(sound)]
    for i, square in enumerate(squares):
        power += square
        if i >= window:
            power -= squares[i - window]
        loudest = max(loudest, power)
    return -0.691 + 10.0 * math.log10(max(loudest / window, 1e-12))


def in_room(sound: Sequence[float], share: float) -> Signal:
    """A few early reflections from the table and the walls: dry, but not in a void."""
    out = list(sound)
    if share:
        dull = low_pass(sound, 3500.0)
        for delay, gain in REFLECTIONS:
            add(out, dull, delay, share * gain)
    return out


def softened(sound: Sequence[float], ceiling: float) -> Signal:
    """Peaks bent smoothly below the ceiling; whatever is under three quarters of it stays as it is."""
    knee = 0.75 * ceiling
    room = ceiling - knee

    def bend(value: float) -> float:
        size = abs(value)
        return value if size <= knee else math.copysign(knee + room * math.tanh((size - knee) / room), value)

    return [bend(value) for value in sound]


def trimmed(sound: Sequence[float], threshold: float = 0.0008) -> Signal:
    """Without the silence before and after (as heard against the loudest sample), faded at both ends."""
    floor = threshold * peak(sound)
    heard = [i for i, value in enumerate(sound) if abs(value) > floor]
    fade_in = samples(0.001)
    out = [0.0] * fade_in + list(sound[heard[0] : heard[-1] + 1] if heard else [0.0])
    fade_out = min(samples(0.02), len(out))
    if heard:  # what went before the first sample that is heard leads into it
        before = sound[max(0, heard[0] - fade_in) : heard[0]]
        for i, value in enumerate(before, fade_in - len(before)):
            out[i] = value * i / fade_in
    for i in range(fade_out):
        out[-1 - i] *= math.sin(0.5 * math.pi * i / fade_out) ** 2
    return out


def finished(sound: Sequence[float], wanted: float, room: float) -> Signal:
    """The sound as it is written: without rumble, in its room, at its loudness, under the highest peak."""
    out = trimmed(high_pass(in_room(sound, room), 45.0))
    for _ in range(4):
        out = scaled(out, 10.0 ** ((wanted - loudness(out)) / 20.0))
        if peak(out) <= HIGHEST_PEAK:
            break
        out = softened(out, HIGHEST_PEAK)
    return softened(out, HIGHEST_PEAK)
