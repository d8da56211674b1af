"""A process that has everything loaded but a bot, and splits off a fresh process for each instance (Linux).

Starting Python costs fifty times what a split does, and a game needs four. Nothing of a bot ever runs in the nursery
and it is told nothing about one: its children hear everything over pipes of their own. It is the parent of all bots,
so it ends them, whatever they left behind, and when the program ends, whatever way, so do the nursery and the bots.
"""

import gc
import os
import select
import signal
import socket
from contextlib import suppress

OPEN, END = b"open", b"end"
PIPES = 3
LOOK_AFTER_PARENT = 1000
"""Milliseconds."""


def main(number: int) -> int:
    """Serve the program over the socket of that number until the program is gone."""
    from arena.child import library, serve
    from arena.walls.privileges import adopt_orphans, die_with_parent

    adopt_orphans()
    library()
    program = os.getppid()
    bots: set[int] = set()
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=number) as line:
        poll = select.poll()
        poll.register(line, select.POLLIN)
        while os.getppid() == program:
            if not poll.poll(LOOK_AFTER_PARENT):
                continue
            request, pipes, _, _ = socket.recv_fds(line, 64, PIPES)
            if not request:
                break
            if request == OPEN:
                nursery = os.getpid()
                pid = os.fork()
                if not pid:
                    try:
                        line.close()
                        os.setsid()
                        die_with_parent(signal.SIGKILL)
                        if os.getppid() == nursery:
                            serve(*pipes)
                    finally:
                        os._exit(1)
                for pipe in pipes:
                    os.close(pipe)
                bots.add(pid)
                line.send(str(pid).encode())
            else:
                pid = int(request.removeprefix(END))
                end(pid, bots)
                line.send(END)
    for pid in list(bots):
        end(pid, bots)
    return 0


def end(pid: int, bots: set[int]) -> None:
    """Kill a bot, its session, and whatever else of it has come to be our child."""
    for kill in (os.killpg, os.kill):
        with suppress(ProcessLookupError, PermissionError):
            kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    bots.discard(pid)
    while orphans := _children() - bots:
        for orphan in orphans:
            os.kill(orphan, signal.SIGKILL)
            os.waitpid(orphan, 0)


def _children() -> set[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children") as found:
            return set(map(int, found.read().split()))
    except FileNotFoundError:  # a kernel built without that list
        return set()
