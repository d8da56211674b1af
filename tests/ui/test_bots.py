"""`main.py bot`, as somebody in a terminal meets it."""

import subprocess
import sys
from pathlib import Path

import pytest

from saves.store import Store
from tests.arena.tables import BOTS
from ui.console.bots import bots
from ui.start import start
from ui.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_nothing_to_a_bot_that_plays(language, capsys):
    with Store.open() as store:
        store.settings.put("language", language)
    assert start(["bot", "nuevo", "mi_bot"]) == 0
    assert start(["bot", "probar", "mi_bot.py"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 6
    assert "20" in told[1] and "mi_bot" in told[1]


def test_a_new_bot_is_never_written_over_another(capsys):
    Path("mio.py").write_text("mine")
    assert bots(["nuevo", "mio.py"]) == 1
    assert Path("mio.py").read_text() == "mine"
    assert bots(["nuevo", "../fuera"]) == 1
    assert bots(["nuevo", "no-es"]) == 1
    assert capsys.readouterr().out == ""


def test_what_a_bot_did_wrong_is_told_with_game_trick_and_hand(capsys):
    assert bots(["probar", str(BOTS / "hostile" / "crashes.py"), "--partidas", "2"]) == 1
    told = capsys.readouterr().out
    assert "40" in told and "ValueError: no idea at all" in told
    assert 'crashes.py", line 3, in choose' in told
    assert "arena/child.py" not in told


def test_why_a_file_is_no_bot_is_told(capsys):
    assert bots(["probar", str(BOTS / "helper.py")]) == 1
    assert bots(["probar", "nowhere.py"]) == 1
    assert bots(["probar", str(BOTS / "first_card.py"), "--partidas", "3"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 3


def test_control_characters_of_a_bot_do_not_reach_the_terminal(tmp_path, capsys):
    (tmp_path / "rude.py").write_text('class Rude:\n    def choose(self, view):\n        print("\\x1b[2J\\x07")\n')
    assert bots(["probar", "rude.py", "--partidas", "2"]) == 1
    assert "\x1b" not in capsys.readouterr().out


def test_nothing_of_pygame_is_loaded_and_nothing_is_left_running(tmp_path):
    code = "import sys; from ui.start import start; start(sys.argv[1:]); sys.exit('pygame' in sys.modules)"
    words = ["bot", "probar", str(BOTS / "first_card.py"), "--partidas", "2"]
    ran = subprocess.run([sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr


def test_two_commands_lead_from_an_empty_folder_to_the_first_result(tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()

    def run(*words):
        command = [sys.executable, str(ROOT / "main.py"), "bot", *words]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)

    assert run("nuevo", "mi_bot").returncode == 0
    assert [file.name for file in folder.iterdir()] == ["mi_bot.py"]
    tried = run("probar", "mi_bot.py")
    assert tried.returncode == 0, tried.stderr
    assert "20" in tried.stdout and len(tried.stdout.splitlines()) == 5
