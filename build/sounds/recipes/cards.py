"""Cards: a swish of paper on paper, and the soft tap with which a card comes to lie on cloth over wood."""

from __future__ import annotations

from random import Random

from ..recipe import Recipe, variants
from ..synth import (
    Mode,
    Signal,
    add,
    between,
    contact,
    decay,
    detuned,
    glide,
    high_pass,
    low_pass,
    moving_band,
    noise,
    scaled,
    shaped,
    silence,
    strike,
    swell,
    to_peak,
)

# The card bends and flaps when it hits; the table under the cloth answers low and short.
CARD_BODY = (Mode(620, 0.020, 0.6), Mode(1180, 0.014, 1.0), Mode(2050, 0.010, 0.8), Mode(3350, 0.007, 0.5))
TABLE_BODY = (Mode(118, 0.070, 1.0), Mode(187, 0.050, 0.7), Mode(301, 0.032, 0.35))


def swish(rng: Random, seconds: float, low: float, high: float, peak_at: float = 0.55) -> Signal:
    """Paper sliding: two bands of noise that move up with the speed, with the grain of the paper in them."""
    body = moving_band(noise(seconds, rng), glide(low, high), 0.9)
    air = moving_band(noise(seconds, rng), glide(high * 1.6, high * 2.2), 0.7)
    grain = low_pass(noise(seconds, rng), 160.0)
    rough = to_peak(grain)
    mixed = [(b + 0.35 * a) * (1.0 + 0.55 * r) for b, a, r in zip(body, air, rough, strict=True)]
    return to_peak(shaped(low_pass(mixed, 6200.0), swell(peak_at, 1.2)))


def tap(rng: Random, hardness: float) -> Signal:
    """A card laid down: paper slap, a breath of air pressed out, the table below."""
    pitch = between(rng, 0.93, 1.07)
    out = silence(0.09)
    slap = shaped(high_pass(noise(0.012, rng), 900.0 + 900.0 * hardness), decay(7.0, 0.04))
    add(out, slap, 0.0, 0.35 + 0.35 * hardness)
    add(out, to_peak(strike(contact(0.9 - 0.4 * hardness, rng), detuned(CARD_BODY, rng, pitch))), 0.0, 0.5)
    puff = shaped(moving_band(noise(0.045, rng), glide(1500.0, 420.0), 0.8), decay(5.0, 0.06))
    add(out, to_peak(puff), 0.001, 0.40)
    add(out, to_peak(strike(contact(3.0, rng), detuned(TABLE_BODY, rng, pitch))), 0.0, 0.22 + 0.14 * hardness)
    return to_peak(out)


def deal(rng: Random, _: int) -> Signal:
    """A card pulled off the pack and sent over the cloth: mostly swish."""
    slide = between(rng, 0.085, 0.115)
    out = scaled(swish(rng, slide, between(rng, 1300, 1700), between(rng, 2900, 3700), 0.45), 0.75)
    return add(out, tap(rng, 0.15), slide * 0.80, between(rng, 0.50, 0.62))


def play(rng: Random, _: int) -> Signal:
    """A card put on the table with intent: a short swish, a firm tap."""
    slide = between(rng, 0.045, 0.065)
    out = scaled(swish(rng, slide, between(rng, 1500, 1900), between(rng, 2600, 3300), 0.7), 0.32)
    return add(out, tap(rng, between(rng, 0.65, 0.9)), slide * 0.92)


def flip(rng: Random, _: int) -> Signal:
    """A card turned over: its edge lifts off, it bends and springs back, and drops."""
    out = scaled(swish(rng, 0.075, between(rng, 900, 1200), between(rng, 3400, 4200), 0.75), 0.55)
    snap = to_peak(strike(contact(0.35, rng, 0.5), detuned(CARD_BODY, rng, between(rng, 1.35, 1.55))))
    add(out, snap, 0.068, 0.55)
    add(out, swish(rng, 0.05, 2600, 1500, 0.3), 0.075, 0.25)
    return add(out, tap(rng, 0.35), between(rng, 0.118, 0.132), 0.65)


def gather(rng: Random, _: int) -> Signal:
    """A trick swept together: several cards slide over each other, then the edge is knocked on the table."""
    out = silence(0.3)
    at = 0.0
    for i in range(5):
        slide = between(rng, 0.09, 0.15)
        sweep = swish(rng, slide, between(rng, 1100, 1500), between(rng, 2300, 3300))
        add(out, sweep, at, between(rng, 0.4, 0.65))
        at += between(rng, 0.035, 0.060) * (1.0 + 0.1 * i)
    add(out, tap(rng, 0.5), at + 0.06, 0.75)
    return add(out, tap(rng, 0.3), at + 0.06 + between(rng, 0.085, 0.105), 0.45)


def riffle(rng: Random, cards: int, seconds: float) -> Signal:
    """Cards springing off two thumbs one after the other, faster towards the end."""
    out = silence(seconds)
    for i in range(cards):
        share = i / cards
        at = seconds * (1.25 * share - 0.25 * share * share) + between(rng, -0.005, 0.005)
        thumb = contact(between(rng, 0.25, 0.5), rng, 0.6)
        flick = strike(thumb, detuned(CARD_BODY, rng, between(rng, 1.1, 1.7)))
        breath = shaped(high_pass(noise(0.009, rng), 2200.0), decay(5.0, 0.08))
        add(out, to_peak(flick), at, between(rng, 0.30, 0.60))
        add(out, breath, at, between(rng, 0.12, 0.25))
    return out


def shuffle(rng: Random, _: int) -> Signal:
    """Riffled, pushed together, knocked square."""
    out = scaled(riffle(rng, 34, 0.46), 0.8)
    add(out, scaled(riffle(rng, 26, 0.30), 0.55), 0.54)
    add(out, swish(rng, 0.26, 1100, 2700, 0.6), 0.58, 0.35)
    add(out, tap(rng, 0.55), 0.92, 0.8)
    return add(out, tap(rng, 0.35), 1.04, 0.5)


RECIPES = [
    *variants("card_deal", 4, deal),
    *variants("card_play", 4, play),
    *variants("cards_gather", 2, gather),
    *variants("card_flip", 2, flip),
    Recipe("cards_shuffle", shuffle),
]
