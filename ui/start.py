"""From the command line to the window."""

import sys

import pygame

from saves.store import Store
from ui.app import App, prepare_sdl
from ui.assets import asset_path
from ui.scenes.menu import MenuScene
from ui.sound import Sounds

USAGE = "usage: main.py [--smoke]"


def start(arguments: list[str]) -> int:
    """Open the window and stay until it is closed; the exit code."""
    if arguments == ["--smoke"]:
        from ui.smoke import smoke

        return smoke()
    if arguments:
        print(USAGE, file=sys.stderr)
        return 2
    prepare_sdl()
    try:
        pygame.display.init()
    except pygame.error as error:
        print(f"Sobremesa needs a screen, and found none: {error}", file=sys.stderr)
        return 1
    pygame.font.init()
    with Store.open() as store:
        app = App(store, Sounds(asset_path("sounds")), first_size())
        app.push(MenuScene(app))
        app.run()
    pygame.quit()
    return 0


def first_size() -> tuple[int, int]:
    """A window that fits the screen with some room around it."""
    width, height = pygame.display.get_desktop_sizes()[0]
    for size in ((1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= width * 0.9 and size[1] <= height * 0.88:
            return size
    return min(1280, width), min(720, height)
