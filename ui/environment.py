"""What SDL must know before pygame is loaded."""

import os


def prepare_sdl() -> None:
    """Sharp on high-DPI Windows, and no greeting on the terminal."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
