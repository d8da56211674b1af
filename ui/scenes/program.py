"""The program put together: the window, and the doors to its own scenes."""

import time
from collections.abc import Callable

from game.core import Match
from saves.store import Store
from ui.app import App
from ui.flow.thinking import Thinker
from ui.scene import Scene
from ui.scenes.replay import ReplayScene
from ui.scenes.rules import RulesScene
from ui.scenes.settings import SettingsScene
from ui.scenes.unsaved import unsaved_question
from ui.sound import Sounds


class ProgramDoors:
    """Leads from a table to the program's own scenes."""

    def __init__(self, app: App) -> None:
        self.app = app

    def rules(self, game: str) -> Scene:
        return RulesScene(self.app, game)

    def settings(self) -> Scene:
        return SettingsScene(self.app)

    def replay(self, match: Match) -> Scene:
        return ReplayScene(self.app, match)

    def unsaved(self) -> Scene:
        return unsaved_question(self.app)


def new_program(
    store: Store,
    sounds: Sounds,
    size: tuple[int, int] = (1280, 720),
    thinker: Thinker | None = None,
    clock: Callable[[], float] = time.time,
) -> App:
    """The window, without a scene yet."""
    app = App(store, sounds, size, thinker, clock)
    app.doors = ProgramDoors(app)
    return app
