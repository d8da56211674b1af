"""A league on a Dask cluster, where `requirements-cluster.txt` is installed, and what is said where there is none."""

import os
import signal
import sys
from collections import deque
from threading import Thread

import pytest

from arena.bundle import TooLarge, laid_out, our_code, pack
from arena.cluster import Cluster
from arena.instance import open_bot
from arena.journal import JOURNAL
from arena.league import BadLeague, Ended, Entry, League
from arena.walls import Wall
from game.arena.schedule import Terms
from tests.arena.fakes import ANY, BROKEN, FIRST, HIGH, bot
from tests.arena.test_liga import at_home  # noqa: F401 - a data folder of one's own
from ui.console.league import league as liga
from ui.texts import load_texts

NAMES_ITS_FILE = "class Bot:\n    def choose(self, view):\n        raise ValueError(__file__)\n"
WORKERS = 2
NOBODY = "127.0.0.1:1"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A cluster on this computer, its workers processes of one thread."""
    pytest.importorskip("distributed", reason="requirements-cluster.txt")
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=WORKERS,
        threads_per_worker=1,
        processes=True,
        dashboard_address="127.0.0.1:0",
        local_directory=str(tmp_path_factory.mktemp("workers")),
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def entry(tmp_path):
    folder = tmp_path / "bots"
    bots = [bot(folder, "alfa", ANY), bot(folder, "beta", NAMES_ITS_FILE), bot(folder, "gamma", BROKEN)]
    house = [bot(tmp_path / "house", "Casa 1", FIRST), bot(tmp_path / "house", "Casa 2", HIGH)]
    return Entry.of(Terms(7, 2), bots, house)


def journal(folder):
    return (folder / JOURNAL).read_bytes()


def test_the_journal_is_the_same_as_at_home_even_when_a_worker_dies(tmp_path, address, entry):
    """Both in one, for all of it takes its time: twice a worker dies with whatever it is at."""
    list(League(tmp_path / "home", entry, open_bot, seconds=5, jobs=2).run())
    cluster = Cluster(address)
    try:
        assert cluster.jobs == WORKERS
        assert {Wall.PROCESS, Wall.TIME, Wall.OUTPUT} <= cluster.walls().standing
        list(League(tmp_path / "whole", entry, open_bot, 5, cluster.jobs, ground=cluster).run())
        killed = []
        running = League(tmp_path / "killed", entry, open_bot, 5, cluster.jobs, ground=cluster)
        for news in running.run():
            if isinstance(news, Ended) and news.played in (3, 9):
                victim = next(iter(cluster._client.run(os.getpid).values()))
                os.kill(victim, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
                killed.append(victim)
    finally:
        cluster.close()
    assert len(set(killed)) == 2 and running.competition.over
    assert journal(tmp_path / "whole") == journal(tmp_path / "home")
    assert journal(tmp_path / "killed") == journal(tmp_path / "home")
    assert str(tmp_path / "bots").encode() in journal(tmp_path / "home")


def test_the_program_plays_on_it(tmp_path, address, entry, capsys):
    said = liga([str(tmp_path / "bots"), "--games", "2", "--seed", "7", "--cluster", address, "--only-phase1"])
    assert said == 0
    assert journal(tmp_path / "bots-liga").count(b"\n") == 3 * 3 * 2


def test_a_league_that_is_cancelled_does_not_wait_for_its_workers(tmp_path, address, entry):
    cluster = Cluster(address)
    try:
        running = League(tmp_path / "l", entry, open_bot, 5, cluster.jobs, ground=cluster)
        news = running.run()
        next(news)
        running.cancel()
        assert not [piece for piece in news if isinstance(piece, Ended)] and not running.competition.over
    finally:
        cluster.close()


def test_a_worker_with_other_code_is_told(tmp_path, address, entry, monkeypatch):
    cluster = Cluster(address)
    try:
        monkeypatch.setattr("arena.cluster.our_code", lambda: "other")
        with pytest.raises(BadLeague) as refused:
            list(League(tmp_path / "l", entry, open_bot, 5, ground=cluster).run())
        assert refused.value.key == "arena.league.cluster.other_code"
    finally:
        cluster.close()


def test_a_cluster_that_ends_ends_the_league_in_a_sentence(tmp_path, entry):
    distributed = pytest.importorskip("distributed", reason="requirements-cluster.txt")
    local = distributed.LocalCluster(
        n_workers=1,
        processes=False,
        protocol="tcp://",
        dashboard_address="127.0.0.1:0",
        local_directory=str(tmp_path / "worker"),
    )
    cluster = Cluster(local.scheduler_address)
    try:
        news = League(tmp_path / "l", entry, open_bot, 5, cluster.jobs, ground=cluster).run()
        assert [next(news).played, next(news).played] == [1, 2]
        Thread(target=local.close).start()
        with pytest.raises(BadLeague) as refused:
            deque(news)
        assert refused.value.key == "arena.league.cluster.lost"
        assert journal(tmp_path / "l").count(b"\n") >= 2
    finally:
        cluster.close()
        local.close()


class TestSentences:
    def test_nobody_answers(self, tmp_path, entry, capsys, monkeypatch):
        pytest.importorskip("distributed", reason="requirements-cluster.txt")
        monkeypatch.setattr("arena.cluster.ANSWERS_WITHIN", 0.5)
        for address in (NOBODY, "nonsense"):
            assert liga([str(tmp_path / "bots"), "--cluster", address]) == 1
            sentence = load_texts("es").say("arena.league.cluster.silent", address=address)
            assert sentence in capsys.readouterr().err

    def test_there_are_no_workers(self, tmp_path, entry, capsys, monkeypatch):
        distributed = pytest.importorskip("distributed", reason="requirements-cluster.txt")
        monkeypatch.setattr("arena.cluster.WORKERS_WITHIN", 0.5)
        with distributed.LocalCluster(
            n_workers=0, processes=False, protocol="tcp://", dashboard_address="127.0.0.1:0"
        ) as local:
            address = local.scheduler_address
            assert liga([str(tmp_path / "bots"), "--cluster", address]) == 1
            assert load_texts("es").say("arena.league.cluster.empty", address=address) in capsys.readouterr().err

    def test_the_extra_is_not_installed(self, tmp_path, entry, capsys, monkeypatch):
        monkeypatch.setitem(sys.modules, "distributed", None)
        assert liga([str(tmp_path / "bots"), "--cluster", NOBODY]) == 1
        assert load_texts("es").say("arena.league.cluster.missing") in capsys.readouterr().err
        assert not (tmp_path / "bots-liga").exists()


class TestBundle:
    def test_what_a_bot_may_read_goes_along_and_nothing_else(self, tmp_path):
        folder = tmp_path / "bots"
        for name in ("a.py", "data/w.bin", ".secret", ".git/config", "__pycache__/a.pyc"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(name.encode())
        (tmp_path / "outside").write_text("x")
        if os.name != "nt":
            (folder / "link").symlink_to(tmp_path / "outside")
        bundle = pack(folder)
        assert bundle == (("a.py", b"a.py"), ("data/w.bin", b"data/w.bin"))
        there = laid_out(bundle)
        assert there == laid_out(pack(folder)) != folder
        assert pack(there) == bundle

    def test_a_folder_that_is_too_large_is_told(self, tmp_path, monkeypatch):
        (tmp_path / "a.py").write_text("12345")
        monkeypatch.setattr("arena.bundle.LARGEST", 4)
        with pytest.raises(TooLarge):
            pack(tmp_path)

    def test_the_digest_of_our_code_is_the_same_each_time(self):
        assert our_code() == our_code() and len(our_code()) == 64
