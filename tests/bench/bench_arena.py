"""Games of a league per second: `python -m tests.bench.bench_arena [--games 100] [--cluster]`.

Two trivial bots play each other, all four instances of a game in processes of their own behind their walls, with one
game at a time, with two, and (`--cluster`) on a Dask cluster of two workers on this computer. Time is that of the
clock, from the first game to the last, and the load of the machine is told: other programs count here.
"""

import argparse
import os
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from arena.cluster import Cluster
from arena.instance import open_bot
from arena.league import Ended, Entry, League
from arena.process import rest
from arena.seat import BotFile
from game.arena.schedule import Terms
from tests.bench.measure import computer

TRIVIAL = "class Bot:\n    def choose(self, view):\n        return view.hand[0]\n"
WORKERS = 2
WARM = 4
"""Games before the clock starts: processes are started, folders sent."""


def bench(what: str, games: int, jobs: int, ground: Cluster | None = None) -> None:
    """Play so many games of phase 1 and print how fast it went."""
    with TemporaryDirectory() as folder:
        files = [BotFile(name, Path(folder, name, f"{name}.py")) for name in ("bot", "house")]
        for bot in files:
            bot.file.parent.mkdir()
            bot.file.write_text(TRIVIAL, encoding="utf-8")
        entry = Entry.of(Terms(1, games + WARM), files[:1], files[1:])
        start = 0.0
        with closing(League(Path(folder, "league"), entry, open_bot, 5.0, jobs, ground=ground).run(1)) as news:
            for piece in news:
                if isinstance(piece, Ended) and piece.played == WARM:
                    start = time.monotonic()
            seconds = time.monotonic() - start
    rest()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{what}: {games / seconds:.1f} games a second ({games} games in {seconds:.1f} s{load})", flush=True)


def bench_cluster(games: int) -> None:
    """The same on a cluster that is started for it."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=WORKERS, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as local:
        cluster = Cluster(local.scheduler_address)
        with closing(cluster):
            bench(f"Dask cluster of {WORKERS} workers", games, cluster.jobs, cluster)


def main() -> None:
    """What was asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cluster", action="store_true")
    asked = parser.parse_args()
    print(f"{computer()}, {os.cpu_count()} cores, time by the clock")
    for jobs in (1, 2):
        bench(f"{jobs} at a time", asked.games, jobs)
    if asked.cluster:
        bench_cluster(asked.games)


if __name__ == "__main__":
    main()
