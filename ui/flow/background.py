"""Work that takes long, done beside the window in a thread of its own."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")

Progress = Callable[[float], None]


class Abandoned(Exception):
    """Nobody waits for the work any more."""


class Task(Generic[T]):
    """A piece of work. It is handed a function that it tells its progress to, from 0 to 1, and that ends it as soon as
    nobody waits for it any more."""

    def __init__(self, work: Callable[[Progress], T]) -> None:
        self.progress = 0.0
        self._work = work
        self._abandoned = False
        self._result: list[T] = []
        self._error: Exception | None = None
        self._thread = Thread(target=self._run, name="beside the window")
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result.append(self._work(self._tell))
        except Exception as error:  # whoever asks for the result hears of it
            self._error = error

    def _tell(self, progress: float) -> None:
        if self._abandoned:
            raise Abandoned
        self.progress = progress

    @property
    def done(self) -> bool:
        """Whether there is a result, or never will be."""
        return not self._thread.is_alive()

    def result(self) -> T:
        """What came of it; raises what the work raised. Waits for it."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        return self._result[0]

    def abandon(self) -> None:
        """Nobody waits any more: the work ends where it next tells its progress."""
        self._abandoned = True
