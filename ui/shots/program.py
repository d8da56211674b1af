"""Pictures of the program's own scenes."""

from collections.abc import Callable
from functools import partial

from game.core import Seat
from saves.faults import Notice, NoticeKind
from ui.app import App
from ui.scenes.menu import MenuScene, notice_text
from ui.scenes.rules import RulesScene
from ui.scenes.saved import SavedScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene
from ui.scenes.statistics import StatisticsScene
from ui.shots.build import LONG_NAME, people, table
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.dialogs import ask, tell
from ui.tables.base.pause import PauseScene
from ui.tables.rooms import GAMES


def menu_focused(app: App) -> None:
    assert isinstance(app.scene, MenuScene)
    app.scene.focus.set(app.scene.focus.targets[0])
    app.scene.focus.visible = True


def saved(app: App) -> None:
    for number in range(9):
        table(app, GAMES[number % len(GAMES)], moves=3 + number, seed=number)
        app.go_home()
    table(app, "brisca", "jugadores=2 empieza=1", seats=people(LONG_NAME, "<b>Ñoño</b> 😀"), moves=3)
    app.go_home()
    app.push(SavedScene(app))


def finished(app: App) -> None:
    for number in range(4):
        table(app, "brisca", "jugadores=2", moves=100, seed=number, seats=people("Ana", "Luis"))
        app.go_home()
    app.push(SavedScene(app))


def statistics(app: App) -> None:
    for seed in range(6):
        table(app, "brisca", "jugadores=2 empieza=1", seed=seed, moves=100, seats=[Seat("Ana"), Seat(LONG_NAME)])
        app.go_home()
        table(app, "brisca", "empieza=1", seed=seed, moves=100)
        app.go_home()
    app.push(StatisticsScene(app))


def pause(app: App) -> None:
    app.push(PauseScene(app, table(app, "brisca", "empieza=1", moves=8)))


def setup(game: str, app: App) -> None:
    app.push(SetupScene(app, game))


def rules(game: str, app: App) -> None:
    app.push(RulesScene(app, game))


def damaged(app: App) -> None:
    from pathlib import Path

    notice = Notice(NoticeKind.DAMAGED_FILE, file=Path("sobremesa.damaged-2026-11-18.db"), kept=12, partial=1, lost=0)
    tell(app, app.say("saves.title"), notice_text(app, notice))


SHOTS = {
    "menu": lambda app: None,
    "menu_focused": menu_focused,
    "settings": lambda app: app.push(SettingsScene(app)),
    "saved": saved,
    "saved_finished": finished,
    "saved_empty": lambda app: app.push(SavedScene(app)),
    "statistics": statistics,
    "statistics_empty": lambda app: app.push(StatisticsScene(app)),
    "pause": pause,
    "curtain": lambda app: app.push(CurtainScene(app, "Ana", "avatars/person_3", lambda: None)),
    "curtain_long_name": lambda app: app.push(CurtainScene(app, LONG_NAME, "avatars/person_5", lambda: None)),
    "question": lambda app: ask(
        app,
        app.say("saved.discard"),
        app.say("saved.discard_sure", match="Brisca: Ana"),
        app.say("saved.discard"),
        lambda: None,
    ),
    "notice": damaged,
}


def shots_of_game(game: str) -> dict[str, Callable[[App], None]]:
    """What the program shows of every game."""
    return {f"setup_{game}": partial(setup, game), f"rules_{game}": partial(rules, game)}
