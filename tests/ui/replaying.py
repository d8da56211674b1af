"""A finished match looked at once more at its table: every point of it, every pair of eyes, without a surprise."""

from collections.abc import Callable
from random import Random

from game.core import Budget, Level, Match, Seat
from game.core.registry import computer_player, game_type
from tests.ui.driver import Driver
from ui.scenes.replay import ReplayScene
from ui.tables.base.table import TableScene

Check = Callable[[TableScene, int | None], None]
"""Asserts that nothing is on the table but what those eyes may see; None sees all."""


def finished(game: str, options: str, seed: int) -> Match:
    """A match that apprentices have played to its end."""
    kind = game_type(game)
    chosen = kind.options_type.parse(options)
    names = ("Ana", "Rosa", "Luis", "Eva", "Teo", "Pía", "Blas", "Inés")
    match = Match(kind, chosen, seed, [Seat(name) for name in names[: chosen.seats]])
    player = computer_player(game, Level.APRENDIZ, seed)
    while (seat := match.state.turn) is not None:
        match.play(player.choose(match.state.view(seat), Budget(playouts=1)), seat)
    return match


def laid(table: TableScene) -> dict[str, tuple[object, ...]]:
    """What lies where."""
    pieces = table.stage.pieces.values()
    return {piece.key: (piece.zone, piece.face, piece.face_up, piece.pose, piece.dimmed) for piece in pieces}


def look(scene: ReplayScene, check: Check) -> None:
    """What the table shows is what it would show if it were laid out at this point, and no more than may be seen."""
    table = scene.table
    now, shown = laid(table), table.shown
    table.rebuild()
    assert laid(table) == now
    assert table.shown == shown
    check(table, scene.eyes)


def go_through(driver: Driver, match: Match, check: Check, most: int = 60) -> ReplayScene:
    """Forwards through all, backwards, and to and fro, through everybody's eyes and with all open."""
    scene = driver.app.doors.replay(match)
    driver.app.push(scene)
    assert isinstance(scene, ReplayScene)
    rng = Random(len(match.moves))
    for eyes in (None, *range(len(match.seats))):
        scene.look_through(eyes)
        for _ in range(8):
            scene.go_to(int(rng.random() * (scene.count + 1)))
            driver.step(1)
            look(scene, check)
        scene.go_to(0 if eyes is None else max(0, int(rng.random() * (scene.count - most // 4))))
        until = scene.count if eyes is None else min(scene.count, scene.made + most // 4)
        while scene.made < until:
            made = scene.made
            scene.forward()
            driver.wait(lambda made=made: scene.made > made and not scene.table.script.busy)
            assert driver.app.scene is scene, "a replay shows the table and nothing else"
            look(scene, check)
        for _ in range(min(scene.made, most // 4)):
            scene.back_one()
            look(scene, check)
    assert match.state.outcome is not None
    scene.go_to(scene.count)
    driver.step()
    assert driver.app.scene is scene
    return scene
