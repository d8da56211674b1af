"""The thinking process: it goes with the window, and one that hangs or fails is replaced and told."""

import logging
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from game.brisca import Brisca
from game.core import Level
from saves.logfile import FILE, NAME, write_log_in
from ui.flow import thinking
from ui.flow.thinking import Mind, Thinker, Thought

ROOT = Path(__file__).parents[2]
LONG = 60.0
"""Seconds that no machine needs: a test that waits so long has failed."""
QUICK = Mind("brisca", Level.APRENDIZ, 1)


def until(condition):
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "it never came to it"
        time.sleep(0.02)


@pytest.fixture
def thinker():
    made = Thinker()
    yield made
    made.stop()


def worker_of(thinker):
    return next(iter(thinker._pool._processes.values()))


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system cannot stop a process")
def test_a_hung_process_is_replaced_and_the_match_goes_on(thinker, monkeypatch):
    state = Brisca.new(seed=1)
    view = state.view(state.turn)
    first = thinker.ask(QUICK, view, LONG)
    until(lambda: first.ready)
    assert first.move() in view.moves() and not first.failed
    worker = worker_of(thinker)
    os.kill(worker.pid, signal.SIGSTOP)
    monkeypatch.setattr(thinking, "PATIENCE", 0.2)
    thought = thinker.ask(Mind("brisca", Level.MAESTRO, 1), view, 0.1)
    until(lambda: thought.ready)
    assert thought.failed
    assert thought.move() in view.moves()
    until(lambda: not worker.is_alive())
    monkeypatch.undo()
    again = thinker.ask(QUICK, view, LONG)
    until(lambda: again.ready)
    assert not again.failed


def test_a_player_that_raises_everywhere_is_logged_and_a_legal_move_is_made(thinker, monkeypatch, tmp_path):
    def broken(*_):
        raise ZeroDivisionError("a fault of the player")

    monkeypatch.setattr(thinking, "computer_player", broken)
    write_log_in(tmp_path)
    state = Brisca.new(seed=1)
    view = state.view(state.turn)
    future = Future()
    future.set_exception(ZeroDivisionError("a fault of the player"))
    try:
        thought = Thought(thinker, future, "brisca", view)
        assert thought.ready and thought.failed
        assert thought.move() in view.moves()
    finally:
        logger = logging.getLogger(NAME)
        for handler in list(logger.handlers):
            logger.removeHandler(handler)
            handler.close()
    written = (tmp_path / FILE).read_text(encoding="utf-8")
    assert "Traceback" in written and "a fault of the player" in written


ORPHANS = """
import os, signal, sys, time
from ui.flow.thinking import Thinker
if __name__ == "__main__":
    thinker = Thinker()
    thinker.start()
    thinker._pool.submit(time.monotonic).result()
    print(*(process.pid for process in thinker._pool._processes.values()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
def test_no_process_is_left_when_the_window_is_killed(tmp_path):
    script = tmp_path / "window.py"
    script.write_text(ORPHANS)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as window:
        pids = [int(pid) for pid in window.stdout.readline().split()]
        window.wait(LONG)
    assert pids
    until(lambda: not any(running(pid) for pid in pids))


def running(pid):
    """Whether a process still does something; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
