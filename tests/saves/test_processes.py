"""Loss of power and copies of the program side by side, with real processes."""

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from saves import MatchInUse, Store
from tests.saves.conftest import new_match, play

ROOT = Path(__file__).parents[2]


@contextmanager
def copy_of_the_program(folder, *what):
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.saves.copy_of_the_program", str(folder), *what],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def test_every_move_reported_before_a_kill_is_there(tmp_path):
    for until in (1, 57, 130):
        folder = tmp_path / str(until)
        with copy_of_the_program(folder, "play") as process:
            reported = [process.stdout.readline() for _ in range(until)]
            process.kill()
            reported += process.stdout.readlines()
        whole = [line.split() for line in reported if line.endswith("\n")]
        counts = {int(number): int(moves) for number, moves in whole}
        with Store.open(folder) as store:
            assert store.notices == []
            for number, moves in counts.items():
                assert len(store.matches.load(number).moves) >= moves
            assert all(not line.in_use for line in store.matches.unfinished())
            store.matches.create(new_match())


def test_two_copies_play_at_the_same_time(tmp_path):
    with copy_of_the_program(tmp_path, "play") as one, copy_of_the_program(tmp_path, "play") as other:
        numbers = [{int(process.stdout.readline().split()[0]) for _ in range(60)} for process in (one, other)]
    assert not numbers[0] & numbers[1]
    with Store.open(tmp_path) as store:
        for number in numbers[0] | numbers[1]:
            store.matches.load(number)
        assert store.notices == []


def test_a_match_open_in_one_copy_is_refused_in_the_other_until_that_ends(tmp_path):
    with Store.open(tmp_path) as store:
        number = store.matches.create(play(new_match(), 5))
        with copy_of_the_program(tmp_path, "hold", str(number)) as other:
            assert other.stdout.readline() == "in use\n"
        store.matches.close(number)
        with copy_of_the_program(tmp_path, "hold", str(number)) as other:
            assert other.stdout.readline() == "held 5\n"
            assert [line.in_use for line in store.matches.unfinished()] == [True]
            with pytest.raises(MatchInUse):
                store.matches.load(number)
            with pytest.raises(MatchInUse):
                store.matches.discard(number)
            other.kill()
            other.wait()
            assert [line.in_use for line in store.matches.unfinished()] == [False]
            assert len(store.matches.load(number).moves) == 5
