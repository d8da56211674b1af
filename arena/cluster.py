"""The games of a league on a Dask cluster: `docs/arena.md` tells how one is set up and whom it must be kept from.

    ground = Cluster("tcp://10.0.0.1:8786")
    League(folder, entry, open_bot, seconds, ground.jobs, ground=ground)

Each worker has the program; the bots' folders go along with the games, and their walls are those that stand there.
What travels is numbers, texts and files of ours: a game goes as its fixture and comes back as its line of the journal.
When a worker dies, the cluster plays its games again elsewhere, from the same seeds, to the same end.
"""

from concurrent.futures import CancelledError, Executor, Future
from dataclasses import replace
from pathlib import Path
from socket import gethostname
from typing import Any

from arena.bundle import Bundle, TooLarge, laid_out, our_code, pack
from arena.discovery import walls_here
from arena.instance import open_bot
from arena.league import BadLeague
from arena.match import play_game
from arena.seat import BotFile
from arena.walls import Wall, Walls
from arena.world import root_of
from game.arena.schedule import Fixture

ANSWERS_WITHIN, WORKERS_WITHIN = 10.0, 10.0
"""Seconds for the cluster's first word, and then for its first worker."""
RETRIES = 3
"""How often a game is tried elsewhere when a worker cannot play it: its disk is full, its code is older."""


class OtherCode(Exception):
    """The worker has another version of the program."""


class Cluster:
    """The organiser's end of it. Raises BadLeague if there is nobody there."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
            from distributed.comm import get_address_host_port
        except ImportError as error:
            raise BadLeague("arena.league.cluster.missing") from error
        self.address = address
        try:
            get_address_host_port(address, strict=True)  # a client that was given nonsense is long in going
            self._client = Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadLeague("arena.league.cluster.silent", address=address) from error
        try:
            self._client.wait_for_workers(1, timeout=WORKERS_WITHIN)
        except TimeoutError as error:
            self._client.close()
            raise BadLeague("arena.league.cluster.empty", address=address) from error
        self._executor: Executor = self._client.get_executor(pure=False, retries=RETRIES)
        self._sent: dict[Path, Any] = {}

    @property
    def jobs(self) -> int:
        """Games at a time: as many as the workers that are there have threads."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def walls(self) -> Walls:
        """The walls that stand on all the workers that are there."""
        try:
            told = self._client.run(standing_walls, our_code()).values()
        except Exception as error:
            raise self._in_words(error) from error
        return Walls(frozenset.intersection(*(frozenset(map(Wall, names)) for names in told)))

    def begin(self, fixture: Fixture, bots: dict[str, BotFile], seconds: float) -> Future[str]:
        """Have a game played; its line in the journal comes back."""
        roots = {name: root_of(bot.file.resolve()) for name, bot in bots.items()}
        files = {name: bot.file.resolve().relative_to(roots[name]).as_posix() for name, bot in bots.items()}
        folders = [self._folder(root) for root in roots.values()]
        places = tuple(map(str, roots.values()))
        return self._executor.submit(play_there, our_code(), fixture, seconds, files, places, *folders)

    def line(self, game: Future[str]) -> str:
        """What came back. BadLeague if nobody can play it."""
        try:
            return game.result()
        except (Exception, CancelledError) as error:
            raise self._in_words(error) from error

    def close(self) -> None:
        """Leave the cluster. What its workers are at is not waited for, and counts for nothing."""
        self._executor.shutdown(wait=False)
        self._client.close()

    def _folder(self, root: Path) -> Any:
        """The folder, on its way: a value of the cluster's own, made again where a worker that held it is gone."""
        if root not in self._sent:
            try:
                bundle = pack(root)
            except TooLarge as error:
                raise BadLeague("arena.league.cluster.too_large", folder=root) from error
            self._sent[root] = self._client.submit(kept, bundle, pure=False)
        return self._sent[root]

    def _in_words(self, error: BaseException) -> BadLeague:
        if isinstance(error, OtherCode | ModuleNotFoundError):
            return BadLeague("arena.league.cluster.other_code", why=str(error))
        return BadLeague("arena.league.cluster.lost", address=self.address, why=f"{type(error).__name__}: {error}")


# -- on the workers ----------------------------------------------------------------------------------------------------


def kept(bundle: Bundle) -> Bundle:
    """A folder that stays on the workers for all games of its bots."""
    return bundle


def standing_walls(code: str) -> list[str]:
    """The walls that stand on this worker."""
    _check(code)
    return sorted(walls_here().standing)


def play_there(
    code: str, fixture: Fixture, seconds: float, files: dict[str, str], places: tuple[str, ...], *bundles: Bundle
) -> str:
    """Play a game on a worker: its line in the journal. `files` are those of the bots below their folders; `places`
    are the folders at home, for the words of a fault that names its file."""
    from distributed import get_worker

    _check(code)
    folders = [laid_out(bundle, get_worker().local_directory) for bundle in bundles]
    bots = {name: BotFile(name, folder / file) for (name, file), folder in zip(files.items(), folders, strict=True)}
    record = play_game(fixture, bots, open_bot, seconds, lambda match, fault: None)
    for folder, place in zip(folders, places, strict=True):
        faults = tuple(replace(fault, detail=fault.detail.replace(str(folder), place)) for fault in record.faults)
        record = replace(record, faults=faults)
    return record.line()


def _check(code: str) -> None:
    if code != our_code():
        raise OtherCode(gethostname())
