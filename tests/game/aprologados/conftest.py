"""What the tests of this game share."""

import pytest

from game.aprologados import banks
from game.aprologados.dawg import pack


@pytest.fixture
def own_bank():
    """Word banks of one's own, in memory."""

    def offer(**lists):
        packed = {name: pack(sorted(words.split()), "abcdefghijklmnñopqrstuvwxyz") for name, words in lists.items()}
        banks.set_provider(packed.__getitem__, lambda: dict.fromkeys(packed, "castellano"))

    yield offer
    banks.set_provider(None)
