"""The program in a real X window, as a process of its own. Without a DISPLAY these are skipped, except in CI."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ui.tables.rooms import GAMES

ROOT = Path(__file__).parents[2]

needs_x = pytest.mark.skipif(
    not os.environ.get("DISPLAY") and not os.environ.get("SOBREMESA_REQUIRE_X"), reason="no DISPLAY"
)


def run(code_or_args, tmp_path, **environment):
    env = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    env |= {"SOBREMESA_DATA": str(tmp_path), "SDL_AUDIODRIVER": "dummy"} | environment
    return subprocess.run(
        [sys.executable, *code_or_args], cwd=ROOT, env=env, capture_output=True, text=True, timeout=240
    )


@needs_x
def test_the_smoke_match_in_a_real_window(tmp_path):
    result = run(["main.py", "--smoke"], tmp_path)
    assert result.returncode == 0, result.stderr
    assert "played and kept" in result.stdout


@needs_x
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_mouse_and_one_by_keyboard_in_a_real_window(game, tmp_path):
    result = run(
        [
            "-m",
            "pytest",
            f"tests/ui/test_{game}_table.py",
            "-k",
            "by_mouse or by_keyboard",
            "-p",
            "no:cacheprovider",
            "-n",
            "0",
        ],
        tmp_path,
        SOBREMESA_TEST_DRIVER="x11",
    )
    assert result.returncode == 0, result.stdout[-3000:]


@needs_x
def test_sdl_takes_the_x11_driver(tmp_path):
    result = run(["-c", "import pygame; pygame.display.init(); print(pygame.display.get_driver())"], tmp_path)
    assert result.stdout.split()[-1] == "x11"


def test_without_a_screen_the_smoke_run_says_so(tmp_path):
    result = run(["main.py", "--smoke"], tmp_path, SDL_VIDEODRIVER="dummy")
    assert result.returncode == 1
    assert "no real window" in result.stderr


def test_no_display_at_all_is_told_in_a_sentence(tmp_path):
    result = run(["main.py"], tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=":987")
    assert result.returncode == 1
    assert "needs a screen" in result.stderr


def test_an_unknown_word_on_the_command_line_is_refused(tmp_path):
    result = run(["main.py", "tresillo"], tmp_path)
    assert result.returncode == 2
    assert "usage" in result.stderr
