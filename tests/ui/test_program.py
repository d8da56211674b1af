"""The program around the games: menu, set-up, settings, saved matches, small windows, odd names."""

import pygame
import pytest

from game.core import Level, Seat
from saves.store import Store
from ui.scenes.menu import MenuScene
from ui.scenes.replay import ReplayScene
from ui.scenes.saved import SavedScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene
from ui.tables.base.dialogs import Dialog
from ui.tables.base.table import TableScene

ODD_NAMES = ["x" * 200, "😀😀😀", "<b>negrita</b> & <i>", "\u202eאבג דהו", "a\nb\tc"]


def resize(driver, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    driver.step()


def test_from_the_menu_to_a_table_by_mouse(driver):
    driver.press("game brisca")
    assert isinstance(driver.app.scene, SetupScene)
    driver.press("jugadores 2")
    driver.press("kind 1 maestro")
    driver.press("start")
    table = driver.app.scene
    assert isinstance(table, TableScene)
    assert [seat.level for seat in table.match.seats] == [None, Level.MAESTRO]


def test_from_the_menu_to_a_table_by_keyboard(driver):
    driver.tab_to("game brisca")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, SetupScene)
    driver.tab_to("jugadores 3")
    driver.key(pygame.K_SPACE)
    driver.tab_to("start")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, TableScene)
    assert len(driver.app.scene.match.seats) == 3


def test_a_name_is_typed_and_remembered(driver):
    driver.press("game brisca")
    driver.press("name 0")
    for _ in range(12):
        driver.key(pygame.K_BACKSPACE)
    driver.type("Begoña")
    driver.press("start")
    assert driver.app.scene.match.seats[0].name == "Begoña"
    driver.app.go_home()
    driver.step()
    driver.press("game brisca")
    assert driver.app.scene.seats[0].name == "Begoña"


def test_the_set_up_is_remembered(driver):
    driver.press("game brisca")
    driver.press("jugadores 2")
    driver.press("cambio_del_7 True")
    driver.press("start")
    driver.app.go_home()
    driver.step()
    driver.press("game brisca")
    assert (driver.app.scene.options.jugadores, driver.app.scene.options.cambio_del_7) == (2, True)


@pytest.mark.parametrize("name", ["", "   ", "Anselmo"])
def test_a_missing_or_repeated_name_is_refused_with_a_sentence(driver, name):
    driver.press("game brisca")
    scene = driver.app.scene
    scene.seats[0] = Seat(name)
    driver.press("start")
    assert driver.app.scene is scene
    assert scene.error


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_are_survived(driver, name):
    driver.press("game brisca")
    driver.app.scene.seats[0] = Seat(name)
    driver.press("start")
    table = driver.app.scene
    assert isinstance(table, TableScene)
    table.log.toggle()
    driver.wait(lambda: table.can_act)
    assert "\n" not in table.match.seats[0].name
    driver.app.go_home()
    driver.press("continue")
    assert isinstance(driver.app.scene, SavedScene)
    driver.step()


def test_the_language_changes_at_once(driver):
    driver.press("settings")
    assert isinstance(driver.app.scene, SettingsScene)
    driver.press("language eu")
    assert driver.app.say("menu.exit") == "Irten"
    driver.press("done")
    assert isinstance(driver.app.scene, MenuScene)


def test_settings_are_kept(driver, tmp_path):
    driver.press("settings")
    driver.press("text_scale 125")
    driver.press("animation slow")
    driver.press("deck large")
    other = Store.open(tmp_path)
    kept = other.settings.load()
    other.close()
    assert (kept.text_scale, kept.animation, kept.deck) == (125, "slow", "large")


def test_the_volume_follows_the_arrow_keys(driver):
    driver.press("settings")
    driver.tab_to("volume")
    before = driver.app.settings.volume
    driver.key(pygame.K_LEFT)
    assert driver.app.settings.volume == before - 5


@pytest.mark.parametrize("size", [(320, 240), (1024, 640), (640, 1200), (2560, 1440)])
def test_every_scene_stands_a_window_of_any_size(driver, size):
    for open_scene in ("settings", "statistics", "game brisca"):
        driver.press(open_scene)
        resize(driver, size)
        resize(driver, (1280, 720))
        driver.key(pygame.K_ESCAPE)


def test_clicks_land_in_a_tiny_window(driver):
    resize(driver, (320, 240))
    rect = driver.target("settings")
    shrink = 320 / driver.app.canvas.get_width()
    driver.click((round(rect.centerx * shrink), round(rect.centery * shrink)))
    assert isinstance(driver.app.scene, SettingsScene)


def test_discarding_a_match_asks_first(driver):
    driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)])
    driver.app.go_home()
    driver.press("continue")
    identifier = driver.app.scene.matches[0].id
    driver.press(f"bin {identifier}")
    assert isinstance(driver.app.scene, Dialog)
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app.store.matches.unfinished()) == 1
    driver.press(f"bin {identifier}")
    driver.press(driver.app.say("saved.discard"))
    assert driver.app.store.matches.unfinished() == []


def test_a_match_open_in_another_copy_is_told(driver, tmp_path):
    table = driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)])
    identifier = table.conductor.record.identifier
    driver.app.go_home()
    other = Store.open(tmp_path)
    other.matches.load(identifier)
    driver.press("continue")
    driver.app.scene._resume(identifier)
    driver.step()
    assert isinstance(driver.app.scene, Dialog)
    assert driver.app.scene.text == driver.app.say("saved.in_use")
    other.close()


def test_a_notice_of_the_store_is_told_once_at_the_start(tmp_path):
    from tests.ui.driver import Driver

    (tmp_path / "sobremesa.db").write_bytes(b"this is no database at all" * 50)
    driver = Driver(tmp_path)
    assert isinstance(driver.app.scene, Dialog)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, MenuScene)
    driver.close()


def test_an_idle_program_draws_nothing(driver, monkeypatch):
    drawn = []
    driver.wait(lambda: not driver.app.scene.animating)
    driver.step(20)
    monkeypatch.setattr(driver.app, "draw", lambda: drawn.append(1))
    driver.step(20)
    assert drawn == []


def test_the_focus_goes_round_and_back(driver):
    driver.key(pygame.K_TAB)
    first = driver.app.scene.focus.current.name
    live = len(driver.app.scene.focus.live())
    for _ in range(live):
        driver.key(pygame.K_TAB)
    assert driver.app.scene.focus.current.name == first
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert driver.app.scene.focus.current is driver.app.scene.focus.live()[-1]


def test_a_finished_match_is_listed_and_can_be_looked_at_again(driver):
    table = driver.table("brisca", "jugadores=2 empieza=1", [Seat("Ana"), Seat("Luis")], seed=4)
    while table.match.state.turn is not None:
        table.conductor.play(table.match.state.moves()[0], table.match.state.turn)
    whole = table.match.text()
    driver.app.go_home()
    driver.step()
    driver.press("continue")
    (line,) = driver.app.store.matches.finished()
    driver.press(f"watch {line.id}")
    replay = driver.app.scene
    assert isinstance(replay, ReplayScene)
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: replay.made == replay.count and not replay.table.script.busy)
    assert replay.conductor.match.text() == whole
    for key, made in ((pygame.K_HOME, 0), (pygame.K_END, 40 // 2 * 2), (pygame.K_LEFT, 39), (pygame.K_LEFT, 38)):
        driver.key(key)
        assert replay.made == made
    driver.key(pygame.K_RIGHT)
    driver.wait(lambda: replay.made == 39)
    driver.click((replay.line().centerx, replay.line().centery))
    assert abs(replay.made - 20) <= 1
    for eyes in (0, 1, None):
        driver.press("eyes")
        assert replay.eyes == eyes
        seen = {piece.key for piece in replay.table.stage.pieces.values()}
        for seat, hand in enumerate(replay.conductor.match.state.hands):
            shown = {str(card) for card in hand} & seen
            public = {str(card) for card in replay.conductor.match.state.public[seat]}
            assert shown == ({str(card) for card in hand} if eyes in (None, seat) else public & {str(c) for c in hand})
    driver.press("tempo")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, SavedScene)
    assert driver.app.store.matches.unfinished() == []
    assert len(driver.app.store.matches.finished()) == 1
