"""The arena in the window: real events, real bots in real processes, and nothing of them left afterwards."""

import json
import os
import threading
import time
from hashlib import sha256
from pathlib import Path

import pygame
import pytest

from arena.journal import JOURNAL
from arena.process import _nursery
from tests.arena.fakes import FIRST, HIGH, LAST, cheap_house
from ui.flow import league as flow
from ui.scenes.arena.choose import LAST_FOLDER, ChooseScene
from ui.scenes.arena.guide import GuideScene
from ui.scenes.arena.interlude import InterludeScene
from ui.scenes.arena.live import LiveScene
from ui.scenes.arena.medals import MedalsScene
from ui.scenes.menu import MenuScene
from ui.tables.base.dialogs import Dialog

PATIENCE = 120
"""Seconds, so that a test that hangs ends; nothing is asserted about how long anything takes."""
SLOW = "import time\nclass Bot:\n    def choose(self, view):\n        time.sleep(0.02)\n        return view.hand[0]\n"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks for processes in /proc")


@pytest.fixture(autouse=True)
def cheap(tmp_path, monkeypatch):
    """House bots that cost next to nothing, and a look at what is left in the end."""
    monkeypatch.setattr(flow, "house_bots", lambda: cheap_house(tmp_path / "house"))
    monkeypatch.setattr("ui.scenes.arena.choose.os.cpu_count", lambda: 2)
    yield
    assert left() == []


@pytest.fixture
def bots(tmp_path):
    """Two bots that can play and one that cannot."""
    return written(tmp_path / "bots", alfa=FIRST, beta=HIGH, roto="import no_such_module\n" + FIRST)


def written(folder: Path, **sources: str) -> Path:
    folder.mkdir()
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source)
    return folder


def left() -> list[str]:
    """Threads of a league and processes of bots that still run."""
    found = [thread.name for thread in threading.enumerate() if thread.name in ("league", "beside the window")]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = process.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            line = process.joinpath("cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if parent == str(os.getpid()) and "--bot" in line:
            found.append(line)
    return found + (["nursery"] if _nursery(os.getpid()).process is not None else [])


def until(driver, what) -> None:
    """Let the window's loop turn until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"it never came to it: {driver.app.scene}"
        driver.step(1)
        time.sleep(0.005)


def until_scene(driver, kind):
    until(driver, lambda: isinstance(driver.app.scene, kind))
    driver.step()
    return driver.app.scene


def drop(driver, path) -> None:
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    driver.step()


def looked(driver, folder) -> ChooseScene:
    """The scene before a league, with the bots of a folder opened."""
    driver.press("arena")
    drop(driver, folder)
    scene = driver.app.scene
    assert isinstance(scene, ChooseScene)
    until(driver, lambda: not scene.busy)
    return scene


def started(driver, folder, games: int = 2) -> LiveScene:
    """A league that has just begun."""
    scene = looked(driver, folder)
    while scene.games != games:
        driver.press("games minus")
    scene.seed = "7"
    driver.press("start")
    return until_scene(driver, LiveScene)


def lines(folder: Path) -> list[str]:
    return (folder / JOURNAL).read_text().splitlines()


def test_from_the_menu_to_the_medals_by_mouse(driver, bots, tmp_path):
    live = started(driver, bots)
    interlude = until_scene(driver, InterludeScene)
    assert set(interlude.names) == {"alfa", "beta"}
    driver.press("phase2")
    medals = until_scene(driver, MedalsScene)
    assert set(medals.podium) == {"alfa", "beta"}
    folder = tmp_path / "bots-liga"
    assert len(lines(folder)) == 2 * 3 * 2 + 2
    figures = json.loads((folder / "results.json").read_text())
    assert figures["over"] and figures["podium"] == medals.podium
    assert figures["left_out"][0]["name"] == "roto"
    assert (folder / "results.csv").exists() and (folder / "pages" / "index.html").exists()
    driver.press("pages")
    assert isinstance(driver.app.scene, Dialog) and str(folder) in driver.app.scene.text
    driver.key(pygame.K_ESCAPE)
    driver.press("close")
    assert driver.app.scene is live
    driver.press("leave")
    assert isinstance(driver.app.scene, ChooseScene)


def test_from_the_menu_to_the_medals_by_keyboard(driver, bots):
    driver.app.store.settings.put(LAST_FOLDER, str(bots))
    driver.tab_to("arena")
    driver.key(pygame.K_RETURN)
    scene = driver.app.scene
    assert scene.typed == str(bots)
    driver.tab_to("start")
    driver.key(pygame.K_RETURN)
    until(driver, lambda: scene.look is not None)
    driver.tab_to("games minus")
    for _ in range(5):
        driver.key(pygame.K_SPACE)
    driver.tab_to("start")
    driver.key(pygame.K_RETURN)
    until_scene(driver, InterludeScene)
    driver.tab_to("phase2")
    driver.key(pygame.K_RETURN)
    until_scene(driver, MedalsScene)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, LiveScene)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, MenuScene)


def test_who_cannot_play_is_listed_with_the_reason(driver, bots):
    scene = looked(driver, bots)
    told = [text for _, text, _ in scene._bot_lines(900)]
    assert told[:3] == ["alfa", "beta", "roto"]
    assert "no_such_module" in told[3]


def test_walking_through_folders_runs_nothing(driver, bots, tmp_path):
    driver.app.store.settings.put(LAST_FOLDER, str(tmp_path))
    driver.press("arena")
    driver.press("folder bots")
    scene = driver.app.scene
    assert scene.folders.folder == bots and scene.folders.bots == 3
    assert scene.look is None and scene.looking is None
    driver.press("folder ..")
    assert scene.typed == str(tmp_path)


def test_a_folder_that_is_not_there_is_told(driver, tmp_path):
    driver.press("arena")
    scene = driver.app.scene
    driver.press("path")
    driver.type("/nada")
    driver.key(pygame.K_RETURN)
    assert scene.fault and scene.typed in scene.note


def test_one_bot_makes_no_league(driver, tmp_path):
    scene = looked(driver, written(tmp_path / "bots", alfa=FIRST))
    driver.press("start")
    assert driver.app.scene is scene and scene.note == driver.app.say("arena.window.too_few", n=1)


def test_a_seed_that_is_no_number_is_refused(driver, bots):
    scene = looked(driver, bots)
    driver.press("seed")
    driver.type("siete")
    driver.press("start")
    assert driver.app.scene is scene and scene.note == driver.app.say("arena.window.bad_seed")


def test_a_folder_that_cannot_be_written_is_told(driver, bots, tmp_path):
    (tmp_path / "bots-liga").write_text("a file is in the way")
    looked(driver, bots)
    driver.press("start")
    dialog = until_scene(driver, Dialog)
    assert "bots-liga" in dialog.text
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, ChooseScene)


def test_a_league_that_was_left_goes_on_where_it_was(driver, tmp_path):
    folder = written(tmp_path / "bots", alfa=SLOW, beta=LAST)
    live = started(driver, folder)
    until(driver, lambda: live.board.played >= 1)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, Dialog) and live.league.paused
    driver.press(driver.app.say("arena.window.stay"))
    assert driver.app.scene is live and not live.league.paused
    driver.press("leave")
    driver.press(driver.app.say("arena.window.leave"))
    scene = until_scene(driver, ChooseScene)
    assert left() == []
    before = lines(tmp_path / "bots-liga")
    assert 0 < len(before) < 2 * 3 * 2
    drop(driver, folder)
    until(driver, lambda: scene.look is not None)
    assert scene.continuing and scene.look.begun.played == len(before)
    driver.press("start")
    until_scene(driver, InterludeScene)
    after = lines(tmp_path / "bots-liga")
    assert after[: len(before)] == before and len(after) == 2 * 3 * 2
    driver.press("later")
    assert isinstance(driver.app.scene, ChooseScene)


def test_a_new_league_may_begin_beside_one_that_was_begun(driver, bots, tmp_path):
    started(driver, bots)
    until_scene(driver, InterludeScene)
    driver.press("later")
    scene = driver.app.scene
    drop(driver, bots)
    until(driver, lambda: scene.look is not None)
    driver.press("new")
    while scene.games != 2:
        driver.press("games minus")
    driver.press("start")
    until_scene(driver, InterludeScene)
    assert len(lines(tmp_path / "bots-liga-2")) == 2 * 3 * 2


def test_the_window_closed_in_the_middle_leaves_nothing_behind(driver, tmp_path):
    live = started(driver, written(tmp_path / "bots", alfa=SLOW, beta=LAST))
    until(driver, lambda: live.board.played >= 1)
    assert live.league.running
    driver.app.go_home()
    assert left() == []


def test_pause_skip_and_the_table(driver, tmp_path):
    live = started(driver, written(tmp_path / "bots", alfa=SLOW, beta=LAST))
    until(driver, lambda: live.watch.table is not None and live.watch.table.conductor.made >= 3)
    shown = live.show.fixture
    assert live.watch.table.names == [shown.name(seat) for seat in range(4)]
    assert live.watch.table.view.hands
    driver.press("hands")
    assert not live.watch.table.view.hands
    driver.press("pause")
    assert live.league.paused
    driver.press("skip")
    assert live.watch.table is None and not live.league.paused
    until_scene(driver, InterludeScene)


def test_new_versions_play_phase_2(driver, tmp_path):
    folder = written(tmp_path / "bots", alfa=FIRST, beta=LAST)
    newer = written(tmp_path / "newer", alfa=HIGH)
    stranger = written(tmp_path / "stranger", nadie=HIGH)
    started(driver, folder)
    interlude = until_scene(driver, InterludeScene)
    drop(driver, stranger)
    driver.press("phase2")
    until(driver, lambda: interlude.opening is None)
    assert "nadie" in interlude.fault
    drop(driver, newer)
    driver.press("phase2")
    until_scene(driver, MedalsScene)
    played = json.loads((tmp_path / "bots-liga" / "phase2.json").read_text())
    assert played["alfa"] == sha256((newer / "alfa.py").read_bytes()).hexdigest()
    assert played["beta"] == sha256((folder / "beta.py").read_bytes()).hexdigest()
    driver.press("close")
    driver.press("leave")
    scene = driver.app.scene
    drop(driver, folder)
    until(driver, lambda: scene.look is not None)
    assert scene.look.begun.over
    driver.press("start")
    until_scene(driver, MedalsScene)


def test_a_bot_that_changed_is_named_when_its_league_is_to_go_on(driver, bots):
    started(driver, bots)
    until_scene(driver, InterludeScene)
    driver.press("later")
    (bots / "beta.py").write_text(LAST)
    scene = driver.app.scene
    drop(driver, bots)
    until(driver, lambda: scene.look is not None)
    driver.press("start")
    until(driver, lambda: not scene.busy)
    assert driver.app.scene is scene
    assert scene.note == driver.app.say("arena.window.other.bots", names="beta", count=1)


def test_a_template_is_written_and_never_over_something(driver, tmp_path):
    driver.app.store.settings.put(LAST_FOLDER, str(tmp_path))
    driver.press("arena")
    driver.press("template")
    driver.press("template")
    assert {path.name for path in tmp_path.glob("*.py")} == {"mi_bot.py", "mi_bot_2.py"}
    assert "class MiBot2" in (tmp_path / "mi_bot_2.py").read_text()


def test_the_guide_is_at_hand(driver):
    driver.press("arena")
    driver.press("guide")
    assert isinstance(driver.app.scene, GuideScene)
    driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, ChooseScene)
