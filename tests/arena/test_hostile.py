"""Bots that try what none may do: the game goes on by rule R5, they see and change nothing, nothing is left running."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena import instance
from arena.instance import Gone, open_bot
from arena.process import _nursery
from arena.seat import BotFile, FaultKind
from game.brisca import Brisca
from tests.arena.tables import BOTS, FIRST, LED_BY_SEAT_0, LONG, Table

HOSTILE = BOTS / "hostile"
SHORT = 0.2
"""A budget for bots that will miss any."""
LATE, CRASH, WRONG, GONE = FaultKind.LATE, FaultKind.CRASH, FaultKind.WRONG_CARD, FaultKind.GONE


def running() -> list[str]:
    """The processes that the nursery has: every descendant of a bot would be among them."""
    nursery = _nursery(os.getpid()).process
    assert nursery is not None and nursery.poll() is None
    return Path(f"/proc/{nursery.pid}/task/{nursery.pid}/children").read_text().split()


def against(name: str, seconds: float = LONG) -> Table:
    """A game in which that bot has one seat; the other three play it to its end without a fault."""
    table = Table([FIRST, HOSTILE / f"{name}.py", FIRST, FIRST], seconds=(LONG, seconds, LONG, LONG))
    assert table.state.outcome is not None and len(table.state.tricks) == 10
    assert [table.faults[seat] for seat in (0, 2, 3)] == [[], [], []]
    if sys.platform == "linux":
        assert running() == []
    return table


def kinds(table: Table) -> list[FaultKind]:
    return [fault.kind for fault in table.faults[1]]


@pytest.mark.parametrize("name", ["endless", "hangs_in_c", "prints_forever"])
def test_r5_who_never_answers_is_late_twice_and_then_ended(name):
    table = against(name, SHORT)
    assert kinds(table) == [LATE, LATE, *[GONE] * 8]
    assert table.faults[1][-1].detail == Gone.STUCK


def test_r5_who_is_late_once_plays_on():
    bot = open_bot(BotFile("bot", HOSTILE / "sleeps_once.py"), 0, 1)
    view = Brisca.new(LED_BY_SEAT_0, 1).view(0)
    assert bot.choose(view, SHORT).fault.kind is LATE
    later = [bot.choose(view, LONG) for _ in range(3)]
    bot.close()
    assert [reply.fault for reply in later] == [None] * 3
    assert [reply.move for reply in later] == [view.moves()[0]] * 3


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("crashes", "ValueError: no idea at all"),
        ("leaves_politely", "SystemExit: 3"),
        ("fills_memory", "MemoryError:"),
        ("recursion", "RecursionError: maximum recursion depth exceeded"),
    ],
)
def test_r5_who_crashes_is_asked_again(name, detail):
    table = against(name)
    assert kinds(table) == [CRASH] * 10
    assert all(fault.detail.startswith(detail) for fault in table.faults[1])
    assert "Traceback (most recent call last)" in table.seats[1].prints


def test_r5_a_wrong_card_is_told_in_its_own_words_if_they_can_be_shown():
    faults = against("wrong_cards").faults[1]
    assert [fault.kind for fault in faults] == [WRONG, WRONG, WRONG, WRONG, CRASH, WRONG, WRONG, WRONG, WRONG, WRONG]
    assert [fault.detail for fault in faults[:2]] == ["None", "O99"]
    assert len(faults[3].detail) <= 200
    assert all(fault.detail.isprintable() for fault in faults)


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("leaves", Gone.LEFT),
        ("dies_young", Gone.LEFT),
        ("segfault", Gone.LEFT),
        ("bombs_threads", Gone.THREADS),
        ("hoards_threads", Gone.THREADS),
        ("closes_everything", Gone.LEFT),
        ("prints_a_gigabyte", Gone.OUTPUT),
        ("floods_the_talk", Gone.OUT_OF_TURN),
        ("forger", Gone.OUT_OF_TURN),
        ("answers_early", Gone.OUT_OF_TURN),
        ("import_fails", "ModuleNotFoundError: No module named 'a_library_that_nobody_has'"),
        ("constructor_fails", "RuntimeError: not today"),
    ],
)
def test_r5_who_is_gone_has_its_cards_played_to_the_end(name, detail):
    table = against(name)
    assert kinds(table)[-8:] == [GONE] * 8
    assert table.faults[1][-1].detail == detail


@pytest.mark.parametrize("name", ["closes_its_output", "leaves_threads"])
def test_what_does_no_harm_is_no_fault(name):
    assert kinds(against(name)) == []


def test_a_bot_that_never_comes_up_is_given_up(monkeypatch):
    monkeypatch.setattr(instance, "START_SECONDS", SHORT)
    bot = open_bot(BotFile("bot", HOSTILE / "loops_at_import.py"), 0, 1)
    assert bot.choose(Brisca.new(LED_BY_SEAT_0).view(0), LONG).fault.detail == Gone.SLOW_START
    assert running() == []


def test_prints_are_kept_up_to_their_limit_only():
    assert len(against("prints_a_gigabyte").seats[1].prints) == 1 << 16


@pytest.mark.skipif(sys.platform != "linux", reason="these walls are Linux's")
def test_every_door_is_shut_and_what_a_bot_needs_is_open(tmp_path):
    """For an ordinary user and for root alike: every attempt is made, and each must be refused."""
    home = tmp_path / "bots"
    (home / "data").mkdir(parents=True)
    for kept in (home / "weights.txt", home / "data" / "weights.txt", home / ".secret", tmp_path / "secret"):
        kept.write_text("x")
    (home / "link").symlink_to(tmp_path / "secret")
    file = shutil.copy(HOSTILE / "breaks_out.py", home)
    before = {path: path.stat().st_mtime_ns for path in sorted(home.rglob("*"))}
    table = Table([Path(file), FIRST, FIRST, FIRST])
    told = [line.split("|") for line in table.seats[0].prints.splitlines()]
    assert table.faults[0] == [], table.seats[0].prints
    done = {line[1] for line in told if line[0] == "done"}
    refused = {line[1] for line in told if line[0] == "refused"}
    assert done == {"thread", "silence", "random", "library", "data beside", "data in folder", "signal to itself"}
    assert len(refused) == 49
    assert before == {path: path.stat().st_mtime_ns for path in sorted(home.rglob("*"))}
    assert running() == []


@pytest.mark.skipif(sys.platform != "linux", reason="the nursery is Linux's")
def test_the_bots_end_with_the_program_however_it_ends():
    """The nursery is killed where it stands: the kernel ends its children."""
    bot = open_bot(BotFile("bot", FIRST), 0, 1)
    assert bot.begin()
    pid = bot.child.pid
    _nursery(os.getpid()).process.kill()
    _nursery(os.getpid()).process.wait()
    until = time.monotonic() + LONG
    while _lives(pid) and time.monotonic() < until:
        time.sleep(0.01)
    assert not _lives(pid)
    assert bot.choose(Brisca.new(LED_BY_SEAT_0).view(0), LONG).fault.kind is GONE
    again = open_bot(BotFile("bot", FIRST), 0, 1)
    assert again.begin()
    again.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the nursery is Linux's")
def test_a_program_that_is_killed_leaves_nothing_behind():
    code = """if True:
        import os, sys, time
        from pathlib import Path
        from arena.instance import open_bot
        from arena.process import _nursery
        from arena.seat import BotFile
        bots = [open_bot(BotFile("bot", Path(file)), 0, 1) for file in sys.argv[1:]]
        assert bots[0].begin()
        print(_nursery(os.getpid()).process.pid, *[bot.child.pid for bot in bots], flush=True)
        time.sleep(600)
    """
    files = [FIRST, HOSTILE / "loops_at_import.py"]
    program = subprocess.Popen([sys.executable, "-c", code, *files], cwd=BOTS.parents[2], stdout=subprocess.PIPE)
    running = list(map(int, program.stdout.readline().split()))
    assert len(running) == 3 and all(map(_lives, running))
    program.kill()
    program.wait()
    program.stdout.close()
    until = time.monotonic() + LONG
    while any(map(_lives, running)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(_lives, running))


@pytest.mark.skipif(sys.platform != "linux", reason="the nursery is Linux's")
def test_where_no_filter_stands_grandchildren_that_fled_their_session_end_too():
    """What the nursery does without the wall: the kernel hands it every orphan."""
    code = """if True:
        import os, time
        from arena.nursery import end
        from arena.walls.privileges import adopt_orphans
        adopt_orphans()
        fled, told = os.pipe()
        bot = os.fork()
        if not bot:
            os.setsid()
            for _ in range(3):
                if not os.fork():
                    os.setsid()
                    if os.fork():
                        os._exit(0)
                    os.write(told, b"%d " % os.getpid())
                    time.sleep(600)
            time.sleep(600)
        found = b""
        while found.count(b" ") < 3:
            found += os.read(fled, 64)
        end(bot, {bot})
        print(bot, found.decode())
    """
    ran = subprocess.run([sys.executable, "-c", code], cwd=BOTS.parents[2], capture_output=True, text=True, timeout=60)
    pids = list(map(int, ran.stdout.split()))
    assert len(pids) == 4, ran.stderr
    assert not any(map(_lives, pids))


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
