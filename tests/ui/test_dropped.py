"""Files dropped onto the window: a match of ours or of RoboBrisca is shown, and anything else is told."""

import pytest

from game.arena.robobrisca.gamefile import write_game
from tests.ui.replaying import finished, look
from ui.scenes.menu import MenuScene
from ui.scenes.replay import ReplayScene
from ui.scenes.saved import SavedScene
from ui.tables.base.dialogs import Dialog

import pygame  # isort: skip


@pytest.fixture(scope="module")
def match():
    return finished("brisca", "jugadores=4", 7)


def drop(driver, path):
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    driver.step()


def kept(driver):
    matches = driver.app.store.matches
    return [*matches.finished(), *matches.unfinished()]


@pytest.mark.parametrize("write", [write_game, lambda match: "# of the league\n" + match.text()])
def test_a_game_of_the_league_opens_as_a_replay(driver, tmp_path, match, write):
    path = tmp_path / "001.any"
    path.write_text(write(match), encoding="utf-8")
    drop(driver, path)
    scene = driver.app.scene
    assert isinstance(scene, ReplayScene) and scene.count == 40
    assert scene.whole.events == match.events and scene.whole.seats == match.seats
    for move in (0, 1, 17, 40):
        scene.go_to(move)
        assert scene.conductor.match.events == match.events[: move + 1]
        for eyes in (None, 0, 3):
            scene.look_through(eyes)
            look(scene, lambda table, seat: None)
    scene.go_to(0)
    scene.toggle()
    driver.wait(lambda: scene.made == 40)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, MenuScene)
    assert kept(driver) == []


def test_a_match_of_another_game_opens_too_and_from_the_list_as_well(driver, tmp_path):
    match = finished("siete_y_medio", "jugadores=2 rounds=1", 3)
    path = tmp_path / "match.txt"
    path.write_text(match.text(), encoding="utf-8")
    driver.press("continue")
    assert isinstance(driver.app.scene, SavedScene)
    drop(driver, path)
    assert isinstance(driver.app.scene, ReplayScene) and driver.app.scene.whole.text() == match.text()
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, SavedScene)


def test_the_next_file_may_be_dropped_onto_the_replay(driver, tmp_path, match):
    other = finished("brisca", "jugadores=4", 8)
    for number, game in enumerate((match, other)):
        (tmp_path / f"{number}.robobrisca").write_text(write_game(game), encoding="utf-8")
        drop(driver, tmp_path / f"{number}.robobrisca")
        assert driver.app.scene.whole.moves == game.moves
    drop(driver, tmp_path / "gone.robobrisca")
    driver.key(pygame.K_RETURN)
    assert driver.app.scene.whole.moves == other.moves
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, MenuScene)


def without(number):
    return lambda text: "".join(line for at, line in enumerate(text.splitlines(True), 1) if at != number)


@pytest.mark.parametrize(
    ("change", "key", "line"),
    [
        (lambda text: "hello", "files.unknown", None),
        (lambda text: "", "files.unknown", None),
        (lambda text: "\x89PNG\x00", "files.unknown", None),
        (lambda text: text.replace("\n", "\n9", 1), "files.unreadable", 2),
        (without(48), "files.unreadable", 48),
        (lambda text: "sobremesa match 99\n", "files.unreadable", 1),
    ],
)
def test_what_is_no_match_is_told_in_a_sentence(driver, tmp_path, match, change, key, line):
    path = tmp_path / "file.robobrisca"
    path.write_text(change(write_game(match)), encoding="utf-8")
    drop(driver, path)
    assert isinstance(driver.app.scene, Dialog)
    details = {"kinds": ".gcg"} if line is None else {"line": line}
    assert driver.app.scene.text == driver.app.say(key, file=path.name, **details)


def test_a_card_that_the_rules_refuse_is_told_with_its_reason(driver, tmp_path, match):
    lines = write_game(match).splitlines()
    lines[8] = f"{match.movers[1]} {match.moves[0]} 0"
    path = tmp_path / "file.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    drop(driver, path)
    why = driver.app.say("brisca.not_in_hand", card=match.moves[0].card)
    assert driver.app.scene.text == driver.app.say("files.refused", file="file.txt", line=9, why=why)


def test_rules_that_are_not_played_here_are_told(driver, tmp_path, match):
    path = tmp_path / "file.txt"
    path.write_text(match.text().replace("brisca rules 2", "brisca rules 99"), encoding="utf-8")
    drop(driver, path)
    assert "99" in driver.app.scene.text


@pytest.mark.parametrize("name", ["gone.txt", "."])
def test_a_file_that_cannot_be_read_is_told(driver, tmp_path, name):
    drop(driver, tmp_path / name)
    assert isinstance(driver.app.scene, Dialog)
