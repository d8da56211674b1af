"""Dice of bone and the leather cup (cacho): clicks, bounces that come ever faster, a dull thud."""

from __future__ import annotations

import math
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

BONE = (
    Mode(2350, 0.013, 0.7),
    Mode(3480, 0.012, 1.0),
    Mode(4920, 0.009, 0.8),
    Mode(6640, 0.006, 0.5),
    Mode(8900, 0.004, 0.3),
)
TABLE_TOP = (Mode(262, 0.050, 1.0), Mode(431, 0.040, 0.8), Mode(690, 0.028, 0.55), Mode(1040, 0.018, 0.35))
CUP_WALL = (Mode(340, 0.045, 1.0), Mode(610, 0.034, 0.8), Mode(980, 0.022, 0.5))
CUP_BODY = (Mode(86, 0.110, 1.0), Mode(139, 0.085, 0.9), Mode(224, 0.060, 0.6), Mode(395, 0.036, 0.35))


def click(rng: Random, pitch: float, strength: float, table: float = 0.28) -> Signal:
    """A die meets the table, or another die when `table` is 0."""
    out = to_peak(strike(contact(0.30 - 0.10 * strength, rng, 0.3), detuned(BONE, rng, pitch, 0.04)))
    if table:
        top = strike(contact(0.9, rng), detuned(TABLE_TOP, rng, between(rng, 0.92, 1.1)))
        add(out, to_peak(top), 0.0, table)
    return out


def tumble(rng: Random, pitch: float, seconds: float, first_gap: float) -> Signal:
    """One die from its first touch to rest: it rolls over its edges, each blow weaker and sooner."""
    out = silence(seconds)
    at, gap, level = 0.0, first_gap, 1.0
    while at < seconds and level > 0.03:
        strength = level * between(rng, 0.55, 1.0)
        add(out, click(rng, pitch * between(rng, 0.95, 1.06), strength), at, strength)
        at += gap * between(rng, 0.8, 1.2)
        gap = max(0.022, gap * between(rng, 0.70, 0.88))
        level *= between(rng, 0.68, 0.84)
    return out


def throw(rng: Random, _: int) -> Signal:
    """Five dice leave the cup a moment apart, run over the table and into each other."""
    out = silence(0.7)
    for _die in range(5):
        start = between(rng, 0.0, 0.075)
        roll = tumble(rng, between(rng, 0.9, 1.12), between(rng, 0.42, 0.72), between(rng, 0.085, 0.14))
        add(out, roll, start, between(rng, 0.55, 1.0))
    for _ in range(4):
        meeting = click(rng, between(rng, 1.0, 1.2), 0.7, 0.0)
        add(out, meeting, between(rng, 0.08, 0.4), between(rng, 0.2, 0.45))
    return out


def die(rng: Random, variant: int) -> Signal:
    """A single die set rolling with the fingers."""
    return tumble(rng, (1.0, 0.93, 1.07)[variant], 0.34, (0.075, 0.095, 0.065)[variant])


def shake(rng: Random, variant: int) -> Signal:
    """Five dice in the cup, to and fro: muffled by leather, with the hollow of the cup around them."""
    strokes, stroke = 4, (0.165, 0.150)[variant]
    out = silence(strokes * stroke + 0.05)
    for number in range(strokes):
        for _die in range(5):
            spread = 0.25 + 0.25 * math.cos(math.pi * rng.random()) + 0.06 * rng.random()
            at = stroke * (number + spread)
            level = between(rng, 0.35, 1.0)
            hit = low_pass(click(rng, between(rng, 0.9, 1.15), 0.4 * level, 0.0), 4200.0)
            add(out, to_peak(hit), at, 0.75 * level)
            wall = strike(contact(1.3, rng), detuned(CUP_WALL, rng, between(rng, 0.92, 1.08)))
            add(out, to_peak(wall), at, 0.36 * level)
        air = shaped(low_pass(moving_band(noise(stroke, rng), glide(500.0, 900.0)), 1500.0), swell(0.4))
        add(out, to_peak(air), number * stroke, 0.09)
    return out


def thud(rng: Random, pitch: float) -> Signal:
    """Leather on wood: soft, broad, low, with the air that is driven out under the rim."""
    out = to_peak(strike(contact(4.5, rng, 0.3), detuned(CUP_BODY, rng, pitch)))
    leather = shaped(low_pass(noise(0.06, rng), 1500.0), decay(7.0, 0.03))
    add(out, to_peak(leather), 0.0, 0.85)
    rim = to_peak(strike(contact(1.1, rng), detuned(CUP_WALL, rng, 0.95 * pitch)))
    return add(out, rim, 0.001, 0.60)


def cup_down(rng: Random, variant: int) -> Signal:
    """The cup comes down over the dice, which jump once inside."""
    out = thud(rng, (1.0, 0.91)[variant])
    for _die in range(4):
        inside = low_pass(click(rng, between(rng, 0.9, 1.1), 0.4, 0.4), 2600.0)
        add(out, to_peak(inside), between(rng, 0.012, 0.085), between(rng, 0.10, 0.24))
    return out


def cup_lift(rng: Random, _: int) -> Signal:
    """The rim leaves the table: leather rubs, air rushes in, a die rocks back."""
    rub = low_pass(moving_band(noise(0.20, rng), glide(420.0, 1500.0), 0.9), 3000.0)
    grain = to_peak(low_pass(noise(0.20, rng), 90.0))
    out = to_peak(shaped([r * (1.0 + 0.7 * g) for r, g in zip(rub, grain, strict=True)], swell(0.35)))
    out = scaled(out, 0.6)
    add(out, to_peak(strike(contact(3.0, rng), detuned(CUP_BODY, rng, 1.5))), 0.035, 0.35)
    return add(out, low_pass(click(rng, 0.95, 0.3, 0.5), 4200.0), 0.155, 0.28)


RECIPES = [
    *variants("dice_shake", 2, shake, half_rate=True),
    *variants("dice_throw", 3, throw),
    *variants("die", 3, die),
    *variants("cup_down", 2, cup_down, half_rate=True),
    Recipe("cup_lift", cup_lift, half_rate=True),
]
