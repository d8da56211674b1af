"""What SDL must know before pygame is loaded."""

import os
import sys


def prepare_sdl() -> None:
    """Sharp on high-DPI Windows, plain pictures to X (through OpenGL without a GPU a frame costs six times as much),
    and no greeting on the terminal."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
