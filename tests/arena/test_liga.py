"""`python main.py liga` as a person runs it: real bots in real processes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.discovery import find_bots, walls_here
from arena.house import house_bots
from arena.league import Entry
from arena.walls import Wall
from game.arena.schedule import Terms
from ui.console.league import league
from ui.texts import load_texts

ROOT = Path(__file__).resolve().parents[2]
SIMPLE = "class Bot:\n    def choose(self, view):\n        return view.hand[0]\n"
LUCKY = "import random\nclass Bot:\n    def choose(self, view):\n        return random.choice(view.hand)\n"

posix = pytest.mark.skipif(os.name == "nt", reason="signals")


@pytest.fixture(autouse=True)
def at_home(tmp_path, monkeypatch):
    """A data folder of one's own, in Spanish."""
    for name in ("XDG_DATA_HOME", "HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")


@pytest.fixture
def bots(tmp_path):
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "alfa.py").write_text(SIMPLE)
    (folder / "beta.py").write_text(LUCKY)
    (folder / "roto.py").write_text("import no_such_module\n" + SIMPLE)
    (folder / "_helper.py").write_text("")
    return folder


def run(*arguments, **options):
    return subprocess.run(
        [sys.executable, "main.py", "liga", *map(str, arguments)],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False, **options,
    )  # fmt: skip


def children_left(folder):
    """Processes that still have something of that folder on their command line or as their working directory."""
    left = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes().decode(errors="replace")
            where = os.readlink(process / "cwd")
        except OSError:
            continue
        if str(folder) in line or where.startswith(str(folder)):
            left.append(line)
    return left


def test_it_plays_both_phases_and_writes_everything(tmp_path, bots):
    out = run(bots, "--seed", 7, "--games", 2, "--jobs", 2, "--publish", tmp_path / "out")
    assert out.returncode == 0, out.stderr
    texts = load_texts("es")
    assert texts.say("arena.medal.1") in out.stdout and texts.say("arena.round.final") in out.stdout
    assert "roto no juega" in out.stderr and "no_such_module" in out.stderr
    folder = tmp_path / "bots-liga"
    assert {path.name for path in folder.iterdir()} >= {"journal.jsonl", "results.json", "results.csv", "games"}
    assert len(list((folder / "games").rglob("*.txt"))) == 2 * 3 * 2 + 2
    assert (tmp_path / "out" / "index.html").exists()
    first = next((folder / "games").rglob("*.txt"))
    replay = subprocess.run(
        [sys.executable, "-m", "game", "replay", first], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert replay.returncode == 0 and "Won by" in replay.stdout
    theirs = subprocess.run(
        [sys.executable, "-m", "game", "replay", first.with_suffix(".robobrisca")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert theirs.returncode == 0 and theirs.stdout.splitlines()[-1] == replay.stdout.splitlines()[-1]
    again = run(bots)
    assert again.returncode == 0 and again.stdout.splitlines()[1:-1] == out.stdout.splitlines()[1:-2]


@posix
def test_ctrl_c_leaves_it_resumable_and_no_process_behind(tmp_path, bots):
    whole = run(bots, "--seed", 7, "--games", 4, "--jobs", 1, "--journal", tmp_path / "whole")
    command = [sys.executable, "main.py", "liga", str(bots), "--seed", "7", "--games", "4", "--jobs", "2"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    journal = tmp_path / "bots-liga" / "journal.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130 and "continúa" in errors and "Traceback" not in errors
    assert children_left(tmp_path) == []
    after = run(bots)
    assert after.returncode == 0
    assert journal.read_bytes() == (tmp_path / "whole" / "journal.jsonl").read_bytes()
    assert after.stdout.splitlines()[:-1] == whole.stdout.splitlines()[:-1]


@posix
def test_a_kill_leaves_no_process_behind(tmp_path, bots):
    command = [sys.executable, "main.py", "liga", str(bots), "--games", "4", "--jobs", "2"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    journal = tmp_path / "bots-liga" / "journal.jsonl"
    while not journal.exists() or not journal.read_bytes():
        time.sleep(0.02)
    process.kill()
    process.wait()
    for _ in range(200):
        if not children_left(tmp_path):
            break
        time.sleep(0.05)
    assert children_left(tmp_path) == []


class TestSentences:
    """What makes no sense is said in a sentence, with exit code 1, and writes nothing."""

    @pytest.mark.parametrize(
        ("arguments", "key"),
        [
            (["{here}/nowhere"], "no_folder"),
            (["{here}/empty"], "no_bots"),
            (["{here}/bots", "--games", "3"], "bad_games"),
            (["{here}/bots", "--jobs", "0"], "bad_number"),
            (["{here}/bots", "--seconds", "-1"], "bad_number"),
            (["{here}/bots", "--journal", "{here}/bots/liga"], "inside"),
            (["{here}/bots", "--publish", "{here}/bots"], "inside"),
            (["{here}/bots", "--phase2", "{here}/nowhere"], "no_folder"),
            (["{here}/bots", "--phase2", "{here}/others"], "newer_unknown"),
        ],
    )
    def test_it_is_said(self, tmp_path, bots, capsys, arguments, key):
        (tmp_path / "empty").mkdir()
        (tmp_path / "others").mkdir()
        (tmp_path / "others" / "omega.py").write_text(SIMPLE)
        assert league([word.format(here=tmp_path) for word in arguments]) == 1
        start = load_texts("es").say(f"arena.league.{key}", **dict.fromkeys(DETAILS, "\0")).partition("\0")
        said = capsys.readouterr().err
        assert max(start[0], start[2].rpartition("\0")[2], key=len) in said and "Traceback" not in said
        assert not (tmp_path / "bots-liga").exists()

    def test_one_bot_plays_phase_1_only(self, tmp_path, bots, capsys):
        for name in ("beta.py", "roto.py"):
            (bots / name).unlink()
        assert league([str(bots), "--games", "2", "--seed", "7"]) == 0
        assert load_texts("es").say("arena.league.no_phase2") in capsys.readouterr().out


DETAILS = ("folder", "games", "option", "names")


def test_bots_are_found_by_their_files(bots):
    (bots / "Players").mkdir()
    (bots / "Players" / "alfa.py").write_text(LUCKY)
    found = find_bots(bots, load_texts("es"))
    assert [(bot.name, bool(bot.problem)) for bot in found] == [
        ("alfa", False),
        ("beta", False),
        ("roto", True),
        ("alfa", False),
    ]
    assert [bot.name for bot in Entry.of(Terms(7), found, house_bots()).bots] == ["alfa", "alfa (2)", "beta"]


def test_the_walls_are_told():
    assert {Wall.PROCESS, Wall.TIME, Wall.OUTPUT} <= walls_here().standing
