"""Signals as small music: wooden bars and a plucked guitar, warm and short; castanets for the chinchón."""

from __future__ import annotations

from random import Random

from ..recipe import MOMENT, SIGNAL, Recipe
from ..synth import (
    RATE,
    Mode,
    Signal,
    add,
    between,
    contact,
    decay,
    low_pass,
    noise,
    samples,
    shaped,
    silence,
    strike,
    to_peak,
)

NAMES = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B")


def pitch(note: str) -> float:
    """Hertz of a note such as `F#4`; A4 is 440."""
    return float(440.0 * 2.0 ** ((NAMES.index(note[:-1]) - 9 + 12 * (int(note[-1]) - 4)) / 12.0))


def bar(rng: Random, note: str, seconds: float = 0.7) -> Signal:
    """A marimba bar: the fundamental sings, the double octave only colours the beginning, a soft mallet."""
    hertz = pitch(note)
    modes = (
        Mode(hertz, seconds, 1.0),
        Mode(hertz * 1.004, seconds * 0.8, 0.25),
        Mode(hertz * 3.98, seconds * 0.30, 0.42),
        Mode(hertz * 9.3, seconds * 0.10, 0.20),
    )
    out = to_peak(strike(contact(0.8, rng, 0.05), modes))
    mallet = shaped(low_pass(noise(0.018, rng), 1300.0), decay(6.0, 0.1))
    return add(out, to_peak(mallet), 0.0, 0.10)


def pluck(rng: Random, note: str, seconds: float) -> Signal:
    """A nylon string (Karplus and Strong): dull noise that runs round a loop and loses its edge."""
    period = RATE / pitch(note)
    whole = int(period - 0.5)
    share = period - 0.5 - whole
    tuning = (1.0 - share) / (1.0 + share)  # an all-pass for the fraction of a sample
    burst = low_pass([2.0 * rng.random() - 1.0 for _ in range(whole)] * 2, 2600.0)[whole:]
    mean = sum(burst) / whole
    line = [value - mean for value in burst]
    loss = 0.001 ** (period / (RATE * seconds))
    out = []
    before = passed = filtered_before = 0.0
    for i in range(samples(seconds)):
        value = line[i % whole]
        out.append(value)
        filtered = loss * 0.5 * (value + before)
        before = value
        passed = tuning * (filtered - passed) + filtered_before
        filtered_before = filtered
        line[i % whole] = passed
    return to_peak(shaped(out, lambda t: min(1.0, t * 400.0) * (1.0 - t) ** 0.5))


def strum(rng: Random, notes: tuple[str, ...], seconds: float, gap: float) -> Signal:
    """A chord from the thumb: string after string."""
    out = silence(0.01)
    for number, note in enumerate(notes):
        add(out, pluck(rng, note, seconds), number * gap + between(rng, 0.0, 0.002), 0.9 - 0.05 * number)
    return to_peak(out)


def castanet(rng: Random, high: bool) -> Signal:
    """Two shells of hard wood."""
    tune = 1.12 if high else 1.0
    modes = (Mode(1480 * tune, 0.030, 1.0), Mode(2390 * tune, 0.022, 0.8), Mode(3600 * tune, 0.012, 0.4))
    return to_peak(strike(contact(0.4, rng), modes))


def melody(rng: Random, notes: list[tuple[float, str, float, float]]) -> Signal:
    """Bars struck at (seconds, note, level, length)."""
    out = silence(0.01)
    for at, note, level, seconds in notes:
        add(out, bar(rng, note, seconds), at, level)
    return out


def right(rng: Random, _: int) -> Signal:
    """A fourth up."""
    return melody(rng, [(0.0, "E5", 0.75, 0.35), (0.095, "A5", 1.0, 0.55)])


def wrong(rng: Random, _: int) -> Signal:
    """Two low, damped bars, a tone down: a shake of the head, not a scolding."""
    return melody(rng, [(0.0, "F4", 0.9, 0.24), (0.13, "Eb4", 1.0, 0.36)])


def turn(rng: Random, _: int) -> Signal:
    """One bar with its octave far behind: it is your turn."""
    return melody(rng, [(0.0, "D5", 1.0, 0.55), (0.07, "D6", 0.16, 0.3)])


def win(rng: Random, _: int) -> Signal:
    """Up the chord of D, and a guitar below the last note."""
    steps = [(0.0, "D4", 0.7, 0.4), (0.11, "F#4", 0.75, 0.4), (0.22, "A4", 0.8, 0.4), (0.33, "D5", 0.9, 0.5)]
    out = melody(rng, [*steps, (0.52, "A4", 0.55, 0.8), (0.52, "F#5", 1.0, 1.0)])
    return add(out, strum(rng, ("D3", "A3", "D4", "F#4", "A4"), 1.15, 0.016), 0.50, 0.5)


def lose(rng: Random, _: int) -> Signal:
    """Down to D minor, without haste."""
    steps = [(0.0, "A4", 0.8, 0.5), (0.19, "F4", 0.75, 0.5), (0.38, "E4", 0.7, 0.5), (0.60, "D4", 0.9, 0.9)]
    return add(melody(rng, steps), strum(rng, ("D3", "A3", "F4"), 0.9, 0.03), 0.60, 0.28)


def chinchon(rng: Random, _: int) -> Signal:
    """The whole run laid down: castanets roll, the Andalusian cadence strummed home to A, bars on top."""
    out = silence(0.1)
    for number, at in enumerate((0.0, 0.055, 0.11, 0.165, 0.22, 0.44, 0.495, 0.55, 0.66)):
        add(out, castanet(rng, number % 2 == 1), at, 0.38 + 0.03 * (number % 5))
    add(out, strum(rng, ("G3", "D4", "G4", "B4"), 0.35, 0.010), 0.0, 0.6)
    add(out, strum(rng, ("Bb3", "D4", "F4", "Bb4"), 0.40, 0.010), 0.22, 0.65)
    add(out, strum(rng, ("G3", "D4", "G4", "Bb4"), 0.30, 0.009), 0.44, 0.6)
    add(out, strum(rng, ("A2", "E3", "A3", "C#4", "E4", "A4"), 1.25, 0.013), 0.66, 0.9)
    top = [(0.0, "D5", 0.5, 0.35), (0.22, "F5", 0.55, 0.35), (0.44, "G5", 0.55, 0.3), (0.66, "A5", 0.75, 0.9)]
    return add(out, melody(rng, [*top, (0.69, "C#6", 0.4, 0.7), (0.72, "E6", 0.3, 0.6)]), 0.0, 0.8)


def bell(rng: Random, _: int) -> Signal:
    """The little brass bell of the bar, one tap."""
    hertz = 1046.5
    partials = (
        Mode(hertz, 1.1, 1.0),
        Mode(hertz * 1.003, 0.95, 0.15),
        Mode(hertz * 2.01, 0.6, 0.45),
        Mode(hertz * 2.74, 0.45, 0.35),
        Mode(hertz * 4.1, 0.22, 0.2),
        Mode(hertz * 5.4, 0.12, 0.15),
    )
    return strike(contact(0.5, rng, 0.1), partials)


RECIPES = [
    Recipe("right", right, SIGNAL, half_rate=True),
    Recipe("wrong", wrong, SIGNAL, half_rate=True),
    Recipe("turn", turn, SIGNAL, half_rate=True),
    Recipe("win", win, MOMENT, half_rate=True, room=0.8),
    Recipe("lose", lose, MOMENT, half_rate=True, room=0.8),
    Recipe("chinchon", chinchon, MOMENT, half_rate=True, room=0.8),
    Recipe("bell", bell, SIGNAL, half_rate=True),
]
