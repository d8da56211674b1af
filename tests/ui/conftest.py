import os

import pytest

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def driver(tmp_path, monkeypatch):
    """A program at its main menu, with saves of its own, and somebody to drive it."""
    from tests.ui.driver import Driver

    made = Driver(tmp_path)
    yield made
    made.close()
