"""`--smoke`: start the program, play a match in a real window by posted events, exit 0. Proves a package."""

import sys
import tempfile
from pathlib import Path

import pygame

from game.core import Level, Seat
from game.core.registry import game_type
from saves.store import Store
from ui.app import App
from ui.assets import asset_path
from ui.environment import prepare_sdl
from ui.flow.conductor import Conductor
from ui.scenes.menu import MenuScene
from ui.scenes.program import new_program
from ui.sound import Sounds
from ui.tables.base.result import ResultScene
from ui.tables.base.table import AnyTable
from ui.tables.opening import open_table
from ui.tables.rooms import GAMES

MOST_FRAMES = 40_000
WITHOUT_A_SCREEN = ("dummy", "offscreen")


def smoke() -> int:
    """Every table is opened and drawn; then a whole match of Brisca is played, the computer thinking in its own
    process, and found again in the store."""
    prepare_sdl()
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_driver() in WITHOUT_A_SCREEN:
        print(f"no real window: SDL took the driver '{pygame.display.get_driver()}'", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        store.settings.change(animation="off", trick_pause=0.0, thinking_seconds=0.5, sound=False)
        app = new_program(store, Sounds(asset_path("sounds"), muted=True), (1280, 720))
        app.push(MenuScene(app))
        _open_every_table(app)
        moves = _play_brisca(app)
        finished = store.matches.finished()
        app.running = False
        app.thinker.stop()
        while app.scenes:
            app.scenes.pop().leave()
    pygame.quit()
    if len(finished) != 1:
        print(f"the match was not kept: {finished}", file=sys.stderr)
        return 1
    print(f"smoke: {len(GAMES)} tables opened, a match of {moves} moves played and kept")
    return 0


def _open_every_table(app: App) -> None:
    for game in GAMES:
        options = game_type(game).options_type()
        seats = [Seat("Ana"), *(Seat(f"Rival {n}", Level.APRENDIZ) for n in range(1, options.seats))]
        app.push(open_table(app, Conductor.start(app.store, app.thinker, game, options, seats)))
        for _ in range(5):
            app.step(0.02, pygame.event.get())
        app.go_home()


def _play_brisca(app: App) -> int:
    options = game_type("brisca").options_type.parse("jugadores=2")
    conductor = Conductor.start(app.store, app.thinker, "brisca", options, [Seat("Ana"), Seat("Rosa", Level.HABITUAL)])
    table = open_table(app, conductor)
    app.push(table)
    clock = pygame.time.Clock()
    for _ in range(MOST_FRAMES):
        if isinstance(app.scene, ResultScene):
            return len(conductor.match.moves)
        if app.scene is table and table.can_act and not pygame.event.peek():
            _press(table)
        app.step(clock.tick(200) / 1000, pygame.event.get())
    raise TimeoutError("the match did not come to its end")


def _press(table: AnyTable) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=30))
