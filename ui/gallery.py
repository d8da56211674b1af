"""Every scene and dialog of the program as PNGs, without a screen.

python -m ui.gallery DIR [--size 1280x720] [--lang es] [--text 100] [--only brisca]
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pygame

from saves.store import Store
from ui.app import App
from ui.assets import asset_path
from ui.flow.thinking import InstantThinker
from ui.scenes.program import new_program
from ui.sound import Sounds
from ui.tables.rooms import GAMES

MOMENT = 1_800_000_000.0
"""The time in all pictures, so that they stay the same."""

Shot = Callable[[App], None]
"""Brings a fresh program, at its main menu, to what is to be seen."""


def shots() -> Iterator[tuple[str, Shot]]:
    """All pictures by name: those of the program, then those of each game (`ui/tables/<game>/shots.py`)."""
    program = import_module("ui.shots.program")
    for found in (program.SHOTS, *map(program.shots_of_game, GAMES)):
        yield from ((f"program_{name}", shot) for name, shot in found.items())
    yield from ((f"arena_{name}", shot) for name, shot in import_module("ui.shots.arena").SHOTS.items())
    for game in GAMES:
        for name, shot in import_module(f"ui.tables.{game}.shots").SHOTS.items():
            yield f"{game}_{name}", shot


def new_app(folder: Path, size: tuple[int, int], language: str, text: int = 100) -> App:
    """A program for pictures: no sound, no motion, thoughts at once, saves in a folder of its own."""
    pygame.display.init()
    pygame.font.init()
    store = Store.open(folder, clock=lambda: MOMENT, patience=0.5)
    store.settings.change(language=language, animation="off", text_scale=text, sound=False)
    return new_program(store, Sounds(asset_path("sounds"), muted=True), size, InstantThinker(), lambda: MOMENT)


def settle(app: App, steps: int = 400) -> None:
    """Let the program run until nothing happens any more by itself."""
    for _ in range(3):
        app.step(0.05)
    while steps and (app.scene.animating or getattr(app.scene, "thinking", False)):
        app.step(0.05)
        steps -= 1


def take(shot: Shot, size: tuple[int, int], language: str, text: int = 100) -> pygame.Surface:
    """One picture."""
    from ui.scenes.menu import MenuScene

    with tempfile.TemporaryDirectory() as folder:
        app = new_app(Path(folder), size, language, text)
        try:
            app.push(MenuScene(app))
            shot(app)
            settle(app)
            app.draw()
            return app.window.copy()
        finally:
            while app.scenes:
                app.scenes.pop().leave()
            app.store.close()


def main(arguments: list[str]) -> int:
    """Write the pictures into a folder; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ui.gallery", description="Every scene as a picture.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--lang", default="es", choices=("es", "eu", "en"))
    parser.add_argument("--text", type=int, default=100, choices=(100, 125, 150))
    parser.add_argument("--only", default="", help="only pictures whose names contain this")
    given = parser.parse_args(arguments)
    try:
        width, height = map(int, given.size.split("x"))
    except ValueError:
        parser.error(f"a size is written like 1280x720, not '{given.size}'")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, shot in shots():
        if given.only in name:
            path = given.folder / f"{name}.png"
            pygame.image.save(take(shot, (width, height), given.lang, given.text), str(path))
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
