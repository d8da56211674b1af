import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

collect_ignore = ["game", "tables"]
"""They can be imported only while the game is in the program."""


@pytest.fixture
def sixth():
    """The game's name, while it is in the program."""
    from tests.sixth.registered import registered

    with registered() as name:
        yield name


@pytest.fixture
def driver(sixth, tmp_path):
    """A program with six games at its main menu, and somebody to drive it."""
    from tests.ui.driver import Driver

    made = Driver(tmp_path)
    yield made
    made.close()
