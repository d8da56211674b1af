"""A store that fails while the program runs: every fault is told once in a sentence, and nothing is lost."""

import shutil
import sqlite3

import pygame
import pytest

from game.core import Level, Seat
from saves.database import Database
from saves.faults import FaultKind, StoreFault
from saves.store import Store
from ui.scenes.menu import MenuScene
from ui.scenes.saved import SavedScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene
from ui.scenes.statistics import StatisticsScene
from ui.tables.base.dialogs import Dialog

SEATS = [Seat("Ana"), Seat("Luisa", Level.APRENDIZ)]
READING = ("rows", "row")
WRITING = ("change", "change_many")


class Trouble:
    """Makes the store fail, in all or in what it writes, until it is over."""

    def __init__(self, monkeypatch, kind, names):
        self.on = True
        for name in names:
            sound = getattr(Database, name)

            def failing(database, *values, sound=sound):
                if self.on:
                    raise StoreFault(kind, "as the test wants it")
                return sound(database, *values)

            monkeypatch.setattr(Database, name, failing)


def everywhere(driver):
    """All that a person can do, at the table and around it."""
    app = driver.app
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    for key in (pygame.K_m, pygame.K_h, pygame.K_o, pygame.K_1, pygame.K_u, pygame.K_F11, pygame.K_F11):
        driver.key(key)
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_1)
    driver.step(20)
    app.go_home()
    for scene in (
        SettingsScene(app),
        StatisticsScene(app),
        SavedScene(app),
        *(SetupScene(app, g) for g in ("cachos",)),
    ):
        app.push(scene)
        driver.step()
        app.refit()
        driver.step()
        app.pop()
    app.change_settings(card_back=2)
    app.push(SetupScene(app, "brisca"))
    driver.press("start")
    driver.step(20)
    app.go_home()
    driver.step()


@pytest.mark.parametrize("names", [WRITING, READING + WRITING], ids=["writing", "all"])
@pytest.mark.parametrize("kind", [FaultKind.FULL, FaultKind.BUSY, FaultKind.DAMAGED])
def test_whatever_one_does_nothing_breaks_and_each_fault_is_told_once(driver, monkeypatch, kind, names):
    told = []
    news = driver.app.keeping.news
    monkeypatch.setattr(driver.app.keeping, "news", lambda: told.append(news()) or told[-1])
    Trouble(monkeypatch, kind, names)
    everywhere(driver)
    keys = [found[0] for found in told if found]
    assert "saves.not_written" in keys
    assert len(keys) == len(set(keys)), "each is told once"
    assert driver.app.keeping.waiting


def test_what_could_not_be_written_is_written_when_it_can_be(driver, monkeypatch, tmp_path):
    trouble = Trouble(monkeypatch, FaultKind.FULL, WRITING)
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    driver.app.change_settings(card_back=3)
    for _ in range(2):
        driver.wait(lambda: table.can_act)
        driver.key(pygame.K_1)
        driver.step(20)
    assert driver.app.settings.card_back == 3
    text = table.match.text()
    driver.app.go_home()
    trouble.on = False
    driver.step(60)
    assert not driver.app.keeping.waiting
    assert driver.app.note == driver.app.say("saves.written_again")
    with Store.open(tmp_path) as other:
        assert other.settings.load().card_back == 3
        (line,) = other.matches.unfinished()
        assert other.matches.export(line.id) == text


def test_an_undo_of_what_could_not_be_written_loses_nothing(driver, monkeypatch, tmp_path):
    table = driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Luis")])
    driver.wait(lambda: driver.app.scene is not table)
    driver.step(20)
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    trouble = Trouble(monkeypatch, FaultKind.BUSY, WRITING)
    table.commit(table.view.moves()[0])
    table.undo()
    table.commit(table.view.moves()[1])
    text = table.match.text()
    trouble.on = False
    driver.step(60)
    assert driver.app.store.matches.export(table.conductor.record.identifier) == text


def test_closing_with_something_unwritten_asks_and_offers_a_file(driver, monkeypatch, tmp_path):
    Trouble(monkeypatch, FaultKind.FULL, WRITING)
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_1)
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.step()
    assert driver.app.running and isinstance(driver.app.scene, Dialog)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    driver.press(driver.app.say("saves.elsewhere"))
    (file,) = home.iterdir()
    assert file.read_text(encoding="utf-8") == table.match.text()
    driver.press(driver.app.say("common.ok"))
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.step()
    assert not driver.app.running


def test_closing_can_be_thought_over(driver, monkeypatch):
    Trouble(monkeypatch, FaultKind.FULL, WRITING)
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    driver.app.quit()
    driver.step()
    driver.key(pygame.K_ESCAPE)
    assert driver.app.running and driver.app.scene is table
    driver.app.quit()
    driver.press(driver.app.say("saves.leave_anyway"))
    assert not driver.app.running


def test_closing_with_everything_written_asks_nothing(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    driver.app.quit()
    assert not driver.app.running


def test_a_removed_folder_is_made_again_with_all_that_was_in_it(driver, tmp_path):
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    shutil.rmtree(tmp_path)
    driver.key(pygame.K_1)
    driver.step(20)
    assert not driver.app.keeping.waiting
    number, text = table.conductor.record.identifier, table.match.text()
    connection = sqlite3.connect(tmp_path / "sobremesa.db")
    assert (
        connection.execute("SELECT count(*) FROM moves WHERE match_id = ?", (number,)).fetchone()[0]
        == text.count("\n") - text[: text.index("moves\n")].count("\n") - 2
    )
    connection.close()


def test_a_match_that_another_copy_finished_goes_on_as_a_new_one(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    number = table.conductor.record.identifier
    driver.app.store.matches.discard(number)
    driver.key(pygame.K_1)
    driver.step(20)
    record = table.conductor.record
    assert record.identifier != number and not record.unwritten
    assert driver.app.store.matches.export(record.identifier) == table.match.text()


def test_a_locked_file_holds_a_move_up_only_for_a_moment(driver, tmp_path):
    """Another program has the file: the move is made at once in memory, and written when the lock has gone."""
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    driver.wait(lambda: table.can_act)
    other = sqlite3.connect(tmp_path / "sobremesa.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    table.commit(table.view.moves()[0])
    assert driver.app.keeping.waiting
    other.execute("ROLLBACK")
    other.close()
    driver.step(60)
    assert not driver.app.keeping.waiting
    assert driver.app.store.matches.export(table.conductor.record.identifier) == table.match.text()


def test_the_menu_counts_nothing_while_nothing_can_be_read(driver, monkeypatch):
    Trouble(monkeypatch, FaultKind.DAMAGED, READING)
    driver.app.go_home()
    driver.step()
    assert isinstance(driver.app.scene, MenuScene)
    assert driver.app.note


def test_what_another_copy_has_made_moot_is_let_go(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", SEATS)
    number = table.conductor.record.identifier
    driver.app.go_home()
    driver.app.store.matches.discard(number)
    driver.app.keeping.do(lambda: driver.app.store.matches.discard(number))
    driver.step(60)
    assert not driver.app.keeping.waiting
