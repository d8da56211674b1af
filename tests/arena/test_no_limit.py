"""`--no-limit`: a bot in its author's terminal, where a breakpoint waits for as long as somebody thinks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STOPS = """class Stops:
    stopped = False

    def choose(self, view):
        if not self.stopped:
            self.stopped = True
            breakpoint()
        return view.hand[0]
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Linux or macOS")


def in_a_terminal(arguments: list[str], folder: Path, answer: bytes) -> tuple[int, str]:
    """Run the program in a terminal of its own; whenever the debugger asks, that is typed."""
    ours, theirs = os.openpty()
    command = [sys.executable, str(ROOT / "main.py"), *arguments]
    env = {**os.environ, "SOBREMESA_DATA": str(folder / "data"), "LC_ALL": "es_ES.UTF-8", "TERM": "dumb"}
    program = subprocess.Popen(
        command, cwd=folder, env=env, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
    )
    os.close(theirs)
    shown = b""
    asked = 0
    while True:
        try:
            data = os.read(ours, 4096)
        except OSError:  # Linux says so at the end of a terminal
            break
        if not data:
            break
        shown += data
        while shown.count(b"(Pdb) ") > asked:
            asked += 1
            os.write(ours, answer)
    os.close(ours)
    return program.wait(), shown.decode()


def test_a_breakpoint_stops_where_the_bot_thinks_and_shows_what_it_sees(tmp_path):
    (tmp_path / "stops.py").write_text(STOPS)
    words = ["bot", "probar", "stops.py", "--partidas", "2", "--segundos", "0.001", "--no-limit"]
    code, shown = in_a_terminal(words, tmp_path, b"print('sees', len(view.hand), 'cards');; c\n")
    assert code == 0, shown
    assert shown.count("(Pdb) ") == 4, shown
    assert shown.count("sees 3 cards") == 4
    assert "Ninguna falta" in shown


def test_a_league_stops_at_breakpoints_too_one_game_at_a_time(tmp_path):
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "stops.py").write_text(STOPS)
    words = ["liga", "bots", "--games", "2", "--jobs", "2", "--seconds", "0.001", "--no-limit"]
    code, shown = in_a_terminal(words, tmp_path, b"c\n")
    assert code == 0, shown
    assert shown.count("(Pdb) ") == 3 * 2 * 2


def test_a_bot_that_cannot_be_loaded_is_told_once(tmp_path):
    (tmp_path / "broken.py").write_text(f"import no_such_module\n\n\n{STOPS}")
    code, shown = in_a_terminal(["bot", "probar", "broken.py", "--no-limit"], tmp_path, b"c\n")
    assert code == 1
    assert shown.count("Traceback (most recent call last)") == 1 and "no_such_module" in shown.splitlines()[-1]
