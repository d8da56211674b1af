"""Helps to bring a match to an interesting point."""

from random import Random

from game.core import Level, Seat
from game.core.registry import game_type
from ui.app import App
from ui.flow.conductor import Conductor
from ui.tables.base.table import AnyTable
from ui.tables.opening import open_table

LONG_NAME = "Maximiliana Goikoetxea-Etxeberria de la Torre"


def people(*names: str) -> list[Seat]:
    """Persons at the table."""
    return [Seat(name) for name in names]


def one_person(count: int, name: str = "Ana") -> list[Seat]:
    """A person, and the computer on the other seats."""
    rivals = ("Remedios", "Anselmo", "Pilar", "Eusebio", "Amparo", "Fermín", "Itziar")
    levels = list(Level)
    return [Seat(name), *(Seat(rivals[i], levels[i % 3]) for i in range(count - 1))]


def table(
    app: App,
    game: str,
    options: str = "",
    seed: int = 1,
    moves: int = 0,
    seats: list[Seat] | None = None,
    until: object = None,
) -> AnyTable:
    """A table with a match that has seen some random moves, or random moves until `until(state)` is true."""
    kind = game_type(game)
    chosen = kind.options_type.parse(options)
    conductor = Conductor.start(app.store, app.thinker, game, chosen, seats or one_person(chosen.seats), seed)
    rng = Random(seed)
    count = 0
    while conductor.match.state.turn is not None and (
        count < moves or (callable(until) and not until(conductor.match.state))
    ):
        legal = conductor.match.state.moves()
        conductor.play(legal[int(rng.random() * len(legal))], conductor.match.state.turn)
        count += 1
    scene = open_table(app, conductor)
    app.push(scene)
    return scene


def humans_turn(state: object) -> bool:
    """Whether seat 0 is to move."""
    return getattr(state, "turn", None) == 0
