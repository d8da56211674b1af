"""Chips of clay: a dry, bright clack that is over at once, and a chip never lands only once."""

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
    low_pass,
    noise,
    shaped,
    silence,
    strike,
    to_peak,
)

CLAY = (
    Mode(1750, 0.020, 0.35),
    Mode(2860, 0.034, 1.0),
    Mode(4130, 0.028, 0.75),
    Mode(5480, 0.022, 0.55),
    Mode(7350, 0.015, 0.35),
    Mode(9800, 0.010, 0.20),
)
CLOTH = (Mode(150, 0.045, 1.0), Mode(265, 0.030, 0.5))


def clack(rng: Random, pitch: float, strength: float) -> Signal:
    """Two chips meet; a weaker blow is also a softer one."""
    out = to_peak(strike(contact(0.34 - 0.12 * strength, rng, 0.4), detuned(CLAY, rng, pitch, 0.03)))
    grit = shaped(low_pass(noise(0.006, rng), 6500.0), decay(6.0, 0.05))
    return add(out, grit, 0.0, 0.22)


def settle(rng: Random, pitch: float, bounces: int) -> Signal:
    """A chip falls on another and rattles flat."""
    out = silence(0.02)
    at, gap, level = 0.0, between(rng, 0.052, 0.072), 1.0
    for _ in range(bounces + 1):
        add(out, clack(rng, pitch * between(rng, 0.97, 1.04), level), at, level)
        at += gap
        gap *= between(rng, 0.48, 0.62)
        level *= between(rng, 0.38, 0.52)
    thud = to_peak(strike(contact(4.0, rng), detuned(CLOTH, rng, 1.0)))
    return add(out, thud, 0.0, 0.10)


def chip(rng: Random, variant: int) -> Signal:
    return settle(rng, (1.0, 0.93, 1.06, 0.97)[variant], (2, 3, 2, 4)[variant])


def pile(rng: Random, _: int) -> Signal:
    """A handful drawn in: they tumble over each other, thick at first, and the last ones settle."""
    out = silence(0.5)
    at = 0.0
    for i in range(13):
        pitch = between(rng, 0.88, 1.12)
        piece = settle(rng, pitch, 3) if i in (5, 12) else settle(rng, pitch, rng.randrange(2))
        add(out, piece, at, between(rng, 0.35, 0.95) * (1.0 - 0.02 * i))
        at += between(rng, 0.018, 0.055) * (1.0 + 0.07 * i)
    return out


RECIPES = [*variants("chip", 4, chip), Recipe("chips_pile", pile)]
