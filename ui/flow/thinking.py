"""Computer players think in another process, so that the window never drops a frame."""

import logging
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

from game.core import Budget, Level, Move, Player, View
from game.core.registry import computer_player, game_type
from saves.logfile import NAME
from saves.wordbanks import WordBanks

R = TypeVar("R")

PATIENCE = 8.0
"""Seconds past its budget after which a thinking process is taken for hung."""

log = logging.getLogger(NAME)


def prepare(folder: Path | None) -> None:
    """In the other process: go when the window goes, however it went, and find the word banks that the user added."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    WordBanks(folder).install()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@dataclass(frozen=True)
class Mind:
    """Who thinks: one player of one match, known by its own secret seed."""

    game: str
    level: Level
    seed: int


class Minds:
    """The players that live in a process. Each lives as long as its match; the oldest go when there are many."""

    MOST = 32

    def __init__(self) -> None:
        self._players: OrderedDict[Mind, Player] = OrderedDict()

    def player(self, mind: Mind) -> Player:
        """The player of a mind, the same one each time."""
        if mind not in self._players:
            self._players[mind] = computer_player(mind.game, mind.level, mind.seed)
        self._players.move_to_end(mind)
        while len(self._players) > self.MOST:
            self._players.popitem(last=False)
        return self._players[mind]


MINDS = Minds()
"""Those of the other process."""


def think(mind: Mind, view: View, seconds: float) -> str:
    """Choose a move; runs in the other process and answers in text."""
    return str(MINDS.player(mind).choose(view, Budget(seconds=seconds, clock=time.monotonic)))


class Thinker:
    """One worker process, started when the first table opens and again if it should die."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.folder: Path | None = None
        """Where the program keeps its data."""
        self.seconds = 2.0
        """How long a player may think about a move."""

    def start(self) -> None:
        """Have the process ready before the first question, so that the first answer is not late."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1, mp_context=get_context("spawn"), initializer=prepare, initargs=(self.folder,)
            )
            self._pool.submit(time.monotonic)

    def fresh_seed(self) -> int:
        """A seed for a new player, which nobody can guess."""
        return secrets.randbelow(2**48)

    def ask(self, mind: Mind, view: View, seconds: float) -> "Thought":
        """Begin to think about a view."""
        return Thought(self, self.run(think, mind, view, seconds), mind.game, view, seconds)

    def run(self, function: Callable[..., R], *arguments: object) -> "Future[R]":
        """Let the other process work something out; it does one thing after another."""
        self.start()
        assert self._pool is not None
        try:
            return self._pool.submit(function, *arguments)
        except RuntimeError:
            self.stop()
            self.start()
            return self._pool.submit(function, *arguments)

    def stop(self) -> None:
        """End the process, even a stopped one, which only `kill` can; nothing waits for it."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


class Thought:
    """An answer to come."""

    def __init__(self, thinker: Thinker, future: "Future[str]", game: str, view: View, seconds: float = 0.0) -> None:
        self._thinker = thinker
        self._future = future
        self._game = game
        self._view = view
        self._end = time.monotonic() + seconds + PATIENCE

    @property
    def ready(self) -> bool:
        """Whether the answer is there, or will not come any more."""
        return self._future.done() or time.monotonic() > self._end

    @property
    def failed(self) -> bool:
        """Whether there is no answer although it is time for one."""
        return not self._future.done() or self._future.cancelled() or self._future.exception() is not None

    def move(self) -> Move:
        """The answer. If the process died, hung or failed, that is logged, a fresh one takes its place, and a plain
        choice is made here, so that the match goes on."""
        try:
            return game_type(self._game).parse(self._future.result(timeout=0))
        except Exception:
            log.exception("a computer player of %s gave no answer", self._game)
            self._thinker.stop()
        try:
            return computer_player(self._game, Level.HABITUAL).choose(self._view, Budget(playouts=50))
        except Exception:
            log.exception("nor did the plain one")
            return self._view.moves()[0]


class InstantThinker(Thinker):
    """Thinks at once and briefly in this process, the same each time: for tests, the gallery and the smoke run."""

    def __init__(self) -> None:
        super().__init__()
        self._minds = Minds()
        self._seeds = count(1)

    def start(self) -> None:
        pass

    def fresh_seed(self) -> int:
        return next(self._seeds)

    def ask(self, mind: Mind, view: View, seconds: float) -> Thought:
        future = self.run(lambda: str(self._minds.player(mind).choose(view, Budget(playouts=40))))
        return Thought(self, future, mind.game, view)

    def run(self, function: Callable[..., R], *arguments: object) -> "Future[R]":
        future: Future[R] = Future()
        future.set_result(function(*arguments))
        return future
