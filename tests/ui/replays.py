"""A finished match gone through at its own table: what holds for the replay of every game."""

from random import Random

from ui.scenes.replay import TEMPOS, ReplayScene


def laid(table):
    """What lies on the table: every zone with its pieces, and where they are on their way to."""
    return {
        zone: [(piece.key, piece.face if piece.face_up else piece.back, piece.goal) for piece in pieces]
        for zone, pieces in table.stage.zones.items()
        if pieces
    }


def stands(scene, look):
    """The table shows what it would if it were laid out anew; `look` finds what else is wrong with it."""
    table = scene.table
    assert not table.script.busy
    lies, shown = laid(table), table.shown
    assert shown == type(shown).of(scene.conductor.view)
    table.rebuild()
    assert laid(table) == lies
    look(table, scene.eyes)


def go_through(driver, match, look):
    """Forwards with motion, backwards, to random moves, and all of that with all open and through everybody's eyes."""
    scene = driver.app.doors.replay(match)
    assert isinstance(scene, ReplayScene)
    driver.app.push(scene)
    scene.change_tempo(len(TEMPOS))
    for move in range(1, scene.count + 1):
        scene.forward()
        driver.wait(lambda move=move: scene.made == move and not scene.table.script.busy)
        stands(scene, look)
    rng = Random(1)
    for eyes in (None, *range(len(match.seats))):
        scene.look_through(eyes)
        stands(scene, look)
        for _ in range(3):
            scene.back_one()
            driver.step(1)
            stands(scene, look)
        for _ in range(6):
            scene.go_to(int(rng.random() * (scene.count + 1)))
            scene.forward()
            driver.step(2)
            scene.forward()
            driver.wait(lambda: not scene.table.script.busy and scene.made == scene.recording.until)
            stands(scene, look)
    assert driver.app.scene is scene, "a scene of the table came up in a replay"
    driver.app.pop()
