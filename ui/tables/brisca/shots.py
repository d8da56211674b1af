"""Pictures of Brisca."""

from game.core import Seat
from ui.app import App
from ui.gallery import settle
from ui.scenes.replay import ReplayScene
from ui.shots.build import LONG_NAME, humans_turn, people, table
from ui.tables.brisca.table import BriscaTable
from ui.tables.cards.table import hand_of


def last_trick(app: App) -> None:
    scene = table(app, "brisca", "empieza=1", moves=12)
    settle(app)
    assert isinstance(scene, BriscaTable)
    scene.last_trick_open = True


def log(app: App) -> None:
    scene = table(app, "brisca", "empieza=1", moves=20)
    scene.log.toggle()


def hint(app: App) -> None:
    scene = table(app, "brisca", "empieza=1", moves=8)
    settle(app)
    scene.ask_hint()


def focus(app: App) -> None:
    scene = table(app, "brisca", "empieza=1", moves=8)
    settle(app)
    scene.focus.restore(f"hand:{scene.stage.zone(hand_of(0))[1].key}")
    scene.focus.visible = True
    scene.stage.refresh(hand_of(0), 0)


def replay(app: App) -> None:
    whole = table(app, "brisca", moves=40).match
    app.go_home()
    scene = ReplayScene(app, whole)
    app.push(scene)
    scene.go_to(14)


SHOTS = {
    "start": lambda app: table(app, "brisca", "empieza=1"),
    "four": lambda app: table(app, "brisca", "empieza=1", moves=14),
    "four_late": lambda app: table(app, "brisca", "empieza=1", moves=32),
    "two": lambda app: table(app, "brisca", "jugadores=2 puntos_a_la_vista=on empieza=1", moves=12),
    "three": lambda app: table(app, "brisca", "jugadores=3 al_mejor_de=3 empieza=1", moves=15),
    "long_names": lambda app: table(
        app,
        "brisca",
        "puntos_a_la_vista=on empieza=1",
        moves=16,
        seats=[Seat(LONG_NAME), *people("<b>Ñoño</b> 😀", LONG_NAME[::-1], "אבגדה")],
    ),
    "exchange": lambda app: table(
        app,
        "brisca",
        "jugadores=2 cambio_del_7=on empieza=1",
        1,
        until=lambda state: humans_turn(state) and len(state.moves()) > 3,
    ),
    "last_trick": last_trick,
    "log": log,
    "hint": hint,
    "focus": focus,
    "replay": replay,
    "result": lambda app: table(app, "brisca", "empieza=1", moves=40),
    "result_best_of": lambda app: table(app, "brisca", "jugadores=3 al_mejor_de=3 empieza=1", moves=300),
}
