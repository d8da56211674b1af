"""Random matches of every variant: a few here, a thousand of each by `python -m tests.bench.soak_chinchon`."""

import pytest

from tests.game.chinchon.invariants import play_randomly
from tests.game.variants import VARIANTS


@pytest.mark.parametrize("options", VARIANTS["chinchon"])
def test_random_matches_break_no_invariant(options):
    for seed in range(4):
        play_randomly(options, seed)
