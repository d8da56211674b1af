"""Pictures of Escoba."""

from game.core import Game, Level, Seat
from game.escoba.rules import Escoba
from ui.app import App
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, humans_turn, people, table
from ui.tables.base.result import ResultScene
from ui.tables.escoba.table import EscobaTable


def in_play(app: App, options: str = "empieza=1", moves: int = 0, seats: list[Seat] | None = None) -> EscobaTable:
    scene = table(app, "escoba", options, 3, moves, seats or [Seat("Ana"), Seat("Remedios", Level.HABITUAL)])
    assert isinstance(scene, EscobaTable)
    settle(app)
    return scene


def choosing(app: App) -> None:
    in_play(app).use("E4")


def crowded(app: App) -> None:
    def full(state: Game) -> bool:
        return humans_turn(state) and isinstance(state, Escoba) and len(state.table) > 7

    table(app, "escoba", "empieza=1", 14, until=full)


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
    "choosing": choosing,
    "crowded": crowded,
    "hint": lambda app: in_play(app, moves=12).ask_hint(),
    "long_names": lambda app: in_play(app, "a_21=on empieza=1", 70, people(LONG_NAME, LONG_NAME[::-1])),
    "counted": counted,
    "replay": replay,
    "result": lambda app: in_play(app, moves=100),
}
