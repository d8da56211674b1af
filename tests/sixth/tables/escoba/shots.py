"""Pictures of Escoba."""

from collections.abc import Sequence

from game.core import Level, Seat
from ui.app import App
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, table
from ui.tables.base.result import ResultScene
from ui.tables.escoba.table import EscobaTable

RIVALS = (Seat("Ana"), Seat("Remedios", Level.HABITUAL))
LONG = (Seat(LONG_NAME), Seat(LONG_NAME[::-1], Level.MAESTRO))


def in_play(
    app: App, options: str = "empieza=1", moves: int = 0, seed: int = 3, seats: Sequence[Seat] = RIVALS
) -> EscobaTable:
    scene = table(app, "escoba", options, seed, moves, list(seats))
    assert isinstance(scene, EscobaTable)
    settle(app)
    scene.script.skip()
    settle(app)
    return scene


def counted(app: App) -> None:
    in_play(app, moves=100)
    assert isinstance(app.scene, ResultScene)
    app.pop()


def replay(app: App) -> None:
    whole = in_play(app, moves=100).match
    app.go_home()
    app.push(ReplayScene(app, whole))
    scene = app.scene
    assert isinstance(scene, ReplayScene)
    scene.go_to(9)


SHOTS = {
    "start": in_play,
    "middle": lambda app: in_play(app, "a_21=on empieza=1", 60),
    "choosing": lambda app: in_play(app).use("E4"),
    "crowded": lambda app: in_play(app, moves=12, seed=1367),
    "hint": lambda app: in_play(app, moves=12).ask_hint(),
    "long_names": lambda app: in_play(app, "a_21=on empieza=1", 70, seats=LONG),
    "counted": counted,
    "replay": replay,
    "result": lambda app: in_play(app, moves=100),
}
