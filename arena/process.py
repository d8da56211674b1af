"""Starting, stopping and ending a bot's process from the program's side."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Protocol

from arena.nursery import END, OPEN

MAIN = Path(__file__).resolve().parents[1] / "main.py"
BOT, NURSERY = "--bot", "--bot-nursery"
"""Words to `main.py` that no person types: they start a bot's process and the nursery."""
TRIES = 2
"""The nursery may have ended unseen; then a new one is started."""


class Child(Protocol):
    """A process with a pipe for asks, one for answers, one for what it prints."""

    pid: int
    asks: int
    answers: int
    prints: int

    def pause(self) -> None:
        """Stop it where it stands."""

    def resume(self) -> None:
        """Let it go on."""

    def end(self) -> None:
        """End it and all that it started, and close the pipes."""


def start_child() -> Child:
    """A process that waits to be told its bot."""
    if sys.platform == "linux":
        return Nursed(_nursery(os.getpid()))
    return Spawned()


def rest() -> None:
    """Nobody plays any more: end the nursery and whatever is left of the bots with it. The next bot starts it anew."""
    if sys.platform == "linux":
        _nursery(os.getpid()).rest()


def command(*words: str) -> list[str]:
    """How the program starts itself: the package is its own interpreter."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-B", str(MAIN)]
    return [*program, *words]


def environment() -> dict[str, str]:
    """Little more than what a process needs: the same hashes each time, one thread for each library, no secrets."""
    kept = ("PATH", "HOME", "SYSTEMROOT", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
    fixed = {"PYTHONHASHSEED": "0", "PYTHONUTF8": "1", "LANG": "C.UTF-8", "TZ": "UTC"}
    threads = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMEXPR")}
    return {name: os.environ[name] for name in kept if name in os.environ} | fixed | threads


def threads_of(pid: int) -> int:
    """How many threads a process has, where the system tells (Linux)."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[17])
    except (OSError, IndexError):
        return 0


class Spawned:
    """A process started for one bot; works everywhere."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            command(BOT),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=environment(),
            start_new_session=True,
        )
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.pid = self.process.pid
        self.asks, self.answers, self.prints = (stream.fileno() for stream in self.streams)

    def pause(self) -> None:
        if sys.platform != "win32":
            self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        if sys.platform != "win32":
            self.process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for stream in self.streams:
            with suppress(OSError):
                stream.close()


class Seen:
    """A process in the terminal that the program was started in: what it prints is seen there, and it may be spoken
    to there, by a debugger above all. It is never stopped, and behind no wall. Not on Windows."""

    def __init__(self) -> None:
        theirs_asks, self.asks = os.pipe()
        self.answers, theirs_answers = os.pipe()
        self.prints, nothing = os.pipe()
        os.close(nothing)
        theirs = theirs_asks, theirs_answers
        try:
            self.process = subprocess.Popen(
                command(BOT, *map(str, theirs)), pass_fds=theirs, env=dict(os.environ) | environment()
            )
        finally:
            for pipe in theirs:
                os.close(pipe)
        self.pid = self.process.pid

    def pause(self) -> None:
        """A debugger would not like it."""

    def resume(self) -> None:
        """It was never stopped."""

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.asks, self.answers, self.prints):
            os.close(pipe)


class Nursed:
    """A process split off by the nursery."""

    def __init__(self, nursery: "Nursery") -> None:
        self.nursery = nursery
        theirs_asks, self.asks = os.pipe()
        self.answers, theirs_answers = os.pipe()
        self.prints, theirs_prints = os.pipe()
        theirs = [theirs_asks, theirs_answers, theirs_prints]
        try:
            os.set_blocking(self.asks, False)  # a bot that does not listen must not stop us
            self.pid = nursery.open(theirs)
        finally:
            for pipe in theirs:
                os.close(pipe)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        """The number is nobody else's: the nursery does not let go of it before the end."""
        if self.nursery.alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def end(self) -> None:
        self.nursery.end(self.pid)
        for pipe in (self.asks, self.answers, self.prints):
            os.close(pipe)


class Nursery:
    """The program's end of the nursery; starts it anew if it is gone."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def open(self, pipes: list[int]) -> int:
        """Split a process off that has these pipes; its number. OSError if the system has no process to spare."""
        with self.lock:
            for _ in range(TRIES):
                if not self.alive:
                    self._start()
                with suppress(OSError):
                    socket.send_fds(self.line, [OPEN], pipes)
                    number = self.line.recv(64)
                    if number:
                        return int(number)
                self._stop()
        raise OSError("no process can be started for a bot")

    def end(self, pid: int) -> None:
        """End a process and all that it started; it has ended when this returns."""
        with self.lock, suppress(OSError):
            if self.alive:
                self.line.send(END + str(pid).encode())
                self.line.recv(64)

    def rest(self) -> None:
        """End it, until the next bot."""
        with self.lock:
            self._stop()

    def _stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.line.close()
            self.process = None

    def _start(self) -> None:
        self._stop()
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                command(NURSERY, str(theirs.fileno())),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env=environment(),
                start_new_session=True,
            )


@cache
def _nursery(process: int) -> Nursery:
    """One for each process of the program: a split of ours does not speak to its parent's."""
    return Nursery()
