import os

import pytest

DRIVER = os.environ.get("SOBREMESA_TEST_DRIVER", "dummy")
"""Pictures and events are the same on the dummy driver; test_real_window runs matches again with x11."""
os.environ["SDL_VIDEODRIVER"] = DRIVER
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def driver(tmp_path):
    """A program at its main menu, with saves of its own, and somebody to drive it."""
    import pygame

    from tests.ui.driver import Driver

    made = Driver(tmp_path)
    assert pygame.display.get_driver() == DRIVER
    yield made
    made.close()
