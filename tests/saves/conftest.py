"""A store in a folder of its own, a clock that ticks by the second, and matches to put into it."""

from itertools import count
from random import Random

import pytest

from game.core import Level, Match, Seat
from game.core.registry import game_type
from saves import Store

PEOPLE = (Seat("Ana"), Seat("Rosa", Level.MAESTRO))


def new_match(seed=1, seats=PEOPLE, options="jugadores=2"):
    game = game_type("brisca")
    return Match(game, game.options_type.parse(options), seed, seats)


def play(match, moves=None):
    """Play some legal moves, or all to the end."""
    rng = Random(match.seed)
    while match.state.turn is not None and moves != 0:
        match.play(rng.choice(match.state.moves()))
        moves = None if moves is None else moves - 1
    return match


@pytest.fixture
def clock():
    ticks = count(1_800_000_000)
    return lambda: float(next(ticks))


@pytest.fixture
def store(tmp_path, clock):
    with Store.open(tmp_path / "data", clock) as opened:
        yield opened
        assert opened.lasting
