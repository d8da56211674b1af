"""A finished word match in the window: what got away, and matches that go to other programs and come from them."""

import pytest

from game.aprologados.advice import missed_plays
from game.aprologados.gcg import read_gcg
from game.aprologados.parts import Abandon
from tests.ui.test_aprologados_table import ALONE, best, drag_play, sit
from ui.flow.thinking import Thinker
from ui.scenes.saved import SavedScene
from ui.tables.aprologados.sheets import MissedScene, SummaryScene
from ui.tables.base.dialogs import Dialog
from ui.tables.base.result import ResultScene

import pygame  # isort: skip


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A user's own folder."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    return folder


def finished(driver, turns=2):
    """A match that is given up after some turns, at its result."""
    table = sit(driver, seats=ALONE)
    for _ in range(turns):
        drag_play(driver, table, best(table))
        driver.press("play")
        driver.wait(lambda: table.can_act)
    driver.press("flag")
    driver.press(driver.app.say("aprologados.window.abandon"))
    driver.wait(lambda: isinstance(driver.app.scene, ResultScene))
    return table


def drop(driver, path):
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    driver.step()


def test_what_got_away_is_shown_from_the_result(driver):
    table = finished(driver)
    driver.press("further 0")
    scene = driver.app.scene
    assert isinstance(scene, MissedScene)
    driver.wait(lambda: scene.ready)
    expected = list(missed_plays(table.match.state))
    assert scene.found == expected and not scene.failed
    assert [number for number, _ in scene.lines()] == [item.number for item in expected]
    for (_, line), item in zip(scene.lines(), expected, strict=True):
        assert line[-1] == str(item.points - item.turn.points) and item.best.word.upper() in line[-2]
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, ResultScene)


def test_what_got_away_is_shown_from_the_summary_of_a_finished_match_only(driver):
    table = sit(driver)
    driver.press("summary")
    assert isinstance(driver.app.scene, SummaryScene)
    assert "missed" not in [target.name for target in driver.app.scene.focus.targets]
    driver.key(pygame.K_ESCAPE)
    table.conductor.play(Abandon(), 0)
    driver.wait(lambda: isinstance(driver.app.scene, ResultScene))
    driver.press("result.look")
    driver.press("summary")
    driver.press("missed")
    assert isinstance(driver.app.scene, MissedScene)
    assert driver.app.scene.empty() == driver.app.say("aprologados.window.missed_none")


def test_turns_are_looked_at_in_the_thinking_process(driver):
    """The window goes on meanwhile, and leaving ends the work."""
    table = finished(driver)
    expected = list(missed_plays(table.match.state))
    thinker = driver.app.thinker = Thinker()
    thinker.folder = driver.app.store.file.parent
    try:
        scene = MissedScene(driver.app, table)
        assert not scene.ready and scene.note() == driver.app.say(
            "aprologados.window.missed_progress", done=0, all=len(scene.coming)
        )
        for future in scene.coming:
            future.result(timeout=60)
        driver.app.push(scene)
        driver.step()
        assert scene.found == expected
        other = MissedScene(driver.app, table)
        other.leave()
        assert any(future.cancelled() or future.done() for future in other.coming)
    finally:
        thinker.stop()


def test_a_match_is_exported_from_its_result_under_a_new_name(driver, home):
    table = finished(driver)
    for count in (1, 2):
        driver.press("further 1")
        assert isinstance(driver.app.scene, Dialog)
        files = sorted(home.glob("*.gcg"))
        assert len(files) == count and any(path.name in driver.app.scene.text for path in files)
        driver.key(pygame.K_RETURN)
    again = read_gcg(files[0].read_text(encoding="utf-8"))
    assert [turn.move for turn in again.state.history] == [turn.move for turn in table.match.state.history]


def test_a_match_goes_out_of_the_list_and_comes_back_over_the_menu(driver, home):
    table = finished(driver)
    number = table.conductor.record.identifier
    driver.press("result.menu")
    driver.press("continue")
    driver.press("list True")
    driver.press(f"export {number}")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    (path,) = home.glob("*.gcg")
    before = len(driver.app.store.matches.finished())
    drop(driver, path)
    assert isinstance(driver.app.scene, Dialog) and "Ana, Rosa" in driver.app.scene.text
    driver.key(pygame.K_RETURN)
    assert len(driver.app.store.matches.finished()) == before + 1
    driver.press("continue")
    assert isinstance(driver.app.scene, SavedScene)
    newest = driver.app.store.matches.load(max(line.id for line in driver.app.store.matches.finished()))
    assert [turn.points for turn in newest.state.history] == [turn.points for turn in table.match.state.history]


def test_an_english_match_of_another_program_is_read(driver, home):
    path = home / "woogles.gcg"
    path.write_text(
        "#character-encoding UTF-8\n#player1 a Ann\n#player2 b Bob\n#lexicon NWL20\n"
        ">a: HOUSEWX 8D HOUSE +24 24\n>b: KTEEAAI 7H TEA +6 6\n"
    )
    drop(driver, path)
    assert driver.app.scene.text == driver.app.say("files.added", match="Aprologados: Ann, Bob")
    (line,) = driver.app.store.matches.unfinished()
    assert "idioma=ingles" in line.options


@pytest.mark.parametrize(
    ("name", "content", "key", "details"),
    [
        ("photo.png", b"x", "files.unknown", {"kinds": ".gcg"}),
        ("none.gcg", b"\x00\xff", "files.unreadable", {"line": 1}),
        ("two.gcg", b"#player1 a A\n#player2 b B\n>c: ABC 8H ABC +9 9\n", "files.unreadable", {"line": 3}),
    ],
)
def test_what_is_no_match_is_told_in_a_sentence(driver, home, name, content, key, details):
    (home / name).write_bytes(content)
    drop(driver, home / name)
    assert driver.app.scene.text == driver.app.say(key, file=name, **details)
    assert driver.app.store.matches.finished() == []


def test_a_play_that_the_rules_refuse_is_told_with_its_reason(driver, home):
    path = home / "far.gcg"
    path.write_text("#player1 a A\n#player2 b B\n>a: CASOEIU 1A CASO +12 12\n")
    drop(driver, path)
    assert driver.app.say("aprologados.centre", square="H8") in driver.app.scene.text


def test_a_file_that_is_gone_is_told(driver, home):
    drop(driver, home / "gone.gcg")
    assert "gone.gcg" in driver.app.scene.text


def test_where_nothing_can_be_written_that_is_told(driver, home, monkeypatch):
    finished(driver)

    def full(*_):
        raise OSError(28, "full")

    monkeypatch.setattr("ui.tables.base.exchange.write_new", full)
    driver.press("further 1")
    assert driver.app.scene.text == driver.app.say("files.not_written", why="full")
