"""What the window tells a player of Aprologados who wants help, and that letters are letters."""

import pygame
import pytest

from game.aprologados.parts import Reason
from game.core import IllegalMove
from saves.matches import ASSISTED
from tests.ui.test_aprologados_table import sit
from ui.tables.aprologados.dialogs import LookUpScene
from ui.tables.base.dialogs import Dialog


def ask_for_hint(driver, table, step):
    driver.press("hint")
    driver.wait(lambda: table.clues.told is not None and table.clues.step == step)
    return table.clues.told


def test_a_hint_is_told_in_three_steps(driver):
    table = sit(driver)
    told = ask_for_hint(driver, table, 1)
    assert not table.tray.placed and table.match.moves == []
    where = table.clues.sentences()
    assert str(told.line + 1) in where and "H8" in where
    ask_for_hint(driver, table, 2)
    assert not table.tray.placed
    assert all(tile.upper() in table.clues.sentences() for tile in told.tiles)
    assert len(table.tile_rects(told.tiles)) == len(told.tiles)
    ask_for_hint(driver, table, 3)
    assert table.preview is not None and table.preview.move == told.move and table.match.moves == []
    details = {name: value.upper() if isinstance(value, str) else value for name, value in told.details.items()}
    assert table.clues.reason(table.preview.move) == driver.app.say(told.why.value, **details)
    assert table.conductor.record.noted(ASSISTED, 0) == "hint"


def test_a_hint_lasts_as_long_as_its_position(driver):
    table = sit(driver)
    told = ask_for_hint(driver, table, 1)
    driver.press("search")
    assert isinstance(driver.app.scene, LookUpScene)
    driver.key(pygame.K_ESCAPE)
    driver.wait(lambda: table.can_act)
    assert table.clues.told is told
    ask_for_hint(driver, table, 2)
    ask_for_hint(driver, table, 3)
    driver.press("recall")
    assert table.clues.reason(None) == ""
    ask_for_hint(driver, table, 3)
    driver.press("play")
    driver.wait(lambda: table.can_act)
    assert table.clues.told is None
    assert ask_for_hint(driver, table, 1) is not told


def test_a_refused_word_names_its_neighbours(driver):
    table = sit(driver, rack="casoaei")
    table.refuse(IllegalMove(Reason.NOT_A_WORD, word="casoa"))
    assert "CASOA" in table.toast and "CASO" in table.toast.replace("CASOA", "") and "CASA" in table.toast
    table.refuse(IllegalMove(Reason.NOT_A_WORD, word="xzqxzqx"))
    assert table.toast == driver.app.say("aprologados.not_a_word", word="XZQXZQX")


def test_looking_a_word_up_names_its_neighbours_too(driver):
    table = sit(driver)
    driver.press("search")
    driver.type("casoa")
    assert "CASONA" in driver.app.scene.answer()[0]
    assert table.conductor.turn == 0


@pytest.mark.parametrize("ring", [False, True], ids=["plain", "ring"])
@pytest.mark.parametrize("letter", "hloguma")
def test_letters_write_letters(driver, letter, ring):
    """No letter is a shortcut where words are written, with the cursor or without it, with the ring or not."""
    table = sit(driver, rack="hloguma")
    sound, log = driver.app.settings.sound, table.log.open
    if ring:
        driver.tab_to("rack:2")
    driver.type(letter)
    assert [face for _, face in table.tray.placed.values()] == [letter]
    driver.type("m" if letter == "o" else "o")
    assert len(table.tray.placed) == 2
    assert driver.app.scene is table and table.log.open == log and driver.app.settings.sound == sound
    assert table.clues.told is None and table.match.moves == []
    assert table.conductor.record.noted(ASSISTED, 0) == ""


def test_with_ctrl_letters_are_shortcuts(driver):
    table = sit(driver)
    pygame.key.set_mods(pygame.KMOD_LCTRL)
    try:
        driver.key(pygame.K_h, pygame.KMOD_LCTRL)
    finally:
        pygame.key.set_mods(0)
    driver.wait(lambda: table.clues.told is not None)
    assert not table.tray.placed


def test_giving_up_is_not_the_golden_answer(driver):
    table = sit(driver)
    driver.press("flag")
    dialog = driver.app.scene
    assert isinstance(dialog, Dialog)
    assert dialog.buttons[dialog.main][0] == driver.app.say("common.cancel")
    assert dialog.focus.current.name == driver.app.say("common.cancel")
    driver.key(pygame.K_RETURN)
    assert driver.app.scene is table and table.conductor.turn is not None
