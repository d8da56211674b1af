"""Letter tiles: a small block of wood on a board, low and round; the buttons click of wood, too."""

from __future__ import annotations

from random import Random

from ..recipe import CLICK, Recipe, variants
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

BLOCK = (Mode(1120, 0.030, 1.0), Mode(1890, 0.022, 0.7), Mode(3010, 0.014, 0.45), Mode(4650, 0.008, 0.25))
BOARD = (Mode(212, 0.075, 1.0), Mode(338, 0.060, 0.8), Mode(517, 0.045, 0.6), Mode(765, 0.034, 0.4))


def knock(rng: Random, pitch: float, strength: float, board: float = 0.42) -> Signal:
    """Wood on wood: the block clicks, the board says where it lies."""
    blow = contact(0.70 - 0.30 * strength, rng, 0.25)
    out = scaled(to_peak(strike(blow, detuned(BLOCK, rng, pitch))), 0.75)
    add(out, to_peak(strike(contact(1.8, rng), detuned(BOARD, rng, 0.5 + 0.5 * pitch))), 0.0, board)
    brush = shaped(low_pass(noise(0.008, rng), 3800.0), decay(5.0, 0.06))
    return add(out, brush, 0.0, 0.12)


def tile(rng: Random, variant: int) -> Signal:
    """A tile put down: one edge first, then flat."""
    pitch = (1.0, 0.94, 1.06, 0.90)[variant] * between(rng, 0.985, 1.015)
    out = scaled(knock(rng, pitch * 1.06, 0.5, 0.25), between(rng, 0.30, 0.42))
    return add(out, knock(rng, pitch, 0.8), between(rng, 0.020, 0.034))


def shuffle(rng: Random, _: int) -> Signal:
    """Tiles stirred: many small knocks in three turns of the hand, over the rubbing of wood."""
    out = silence(1.1)
    for turn in range(3):
        start = 0.34 * turn
        rub = low_pass(moving_band(noise(0.36, rng), glide(600.0, 1100.0)), 2200.0)
        add(out, to_peak(shaped(rub, swell(0.45))), start, 0.07)
        for _ in range(16):
            when = (between(rng, 0.0, 0.34) + between(rng, 0.0, 0.34)) / 2.0
            level = between(rng, 0.15, 0.7) * between(rng, 0.5, 1.0)
            add(out, knock(rng, between(rng, 0.88, 1.25), level, 0.25), start + when, level)
    return out


def click(rng: Random, variant: int) -> Signal:
    """A button: a fingertip on a little wooden peg."""
    peg = (Mode(860 * (1.0, 1.09)[variant], 0.022, 1.0), Mode(1730, 0.012, 0.35))
    out = strike(contact(1.1, rng, 0.1), peg)
    return add(to_peak(out), to_peak(strike(contact(2.2, rng), (Mode(240, 0.03, 1.0),))), 0.0, 0.3)


RECIPES = [
    *variants("tile", 4, tile),
    Recipe("tiles_shuffle", shuffle),
    *variants("click", 2, click, CLICK),
]
