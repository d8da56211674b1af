"""The filter of system calls, run by hand: what the kernel would answer, on the architectures that are not ours too."""

import errno
import struct
import subprocess
import sys

import pytest

from arena.walls import seccomp
from tests.arena.tables import BOTS

PID = 4242
ALLOW = seccomp.ALLOW
NO, NONE_SUCH, NO_MEMORY = (seccomp.FAIL | error for error in (errno.EPERM, errno.ENOSYS, errno.ENOMEM))
READ, WRITE, OPENAT, FUTEX = (0, 63), (1, 64), (257, 56), (202, 98)


def answer(machine: str, call: int, *arguments: int, architecture: int | None = None) -> int:
    """Run the filter over a call."""
    kernel = seccomp.ARCHITECTURES[machine][0] if architecture is None else architecture
    data = struct.pack("IIQ6Q", call, kernel, 0, *(arguments + (0,) * 6)[:6])
    lines = list(struct.iter_unpack("HBBI", seccomp.program(machine, PID)))
    place = held = 0
    while True:
        code, jump_if, jump_else, value = lines[place]
        place += 1
        if code == seccomp.RETURN:
            return value
        if code == seccomp.LOAD:
            (held,) = struct.unpack_from("I", data, value)
        elif code == seccomp.AND:
            held &= value
        else:
            tests = {
                seccomp.IF_EQUAL: held == value,
                seccomp.IF_AT_LEAST: held >= value,
                seccomp.IF_BITS: bool(held & value),
            }
            place += jump_if if tests[code] else jump_else


@pytest.mark.parametrize("machine", seccomp.ARCHITECTURES)
def test_what_a_filter_refuses_and_what_it_lets_through(machine):
    column = seccomp.ARCHITECTURES[machine][1]

    def ask(call, *arguments):
        return answer(machine, call[column], *arguments)

    for numbers in seccomp.REFUSED.values():
        if numbers[column] is not None:
            assert ask(numbers) == NO
    for call in (READ, WRITE, OPENAT, FUTEX):
        assert ask(call) == ALLOW
    assert ask(seccomp.CLONE, seccomp.CLONE_THREAD | 0x3D0F00) == ALLOW
    assert ask(seccomp.CLONE, 17) == NO
    assert ask(seccomp.CLONE3) == NONE_SUCH
    for call in (seccomp.KILL, seccomp.TGKILL):
        assert [ask(call, number) for number in (PID, PID + 1, 0, 2**32 - 1)] == [ALLOW, NO, NO, NO]
    assert [ask(seccomp.PRLIMIT, number) for number in (0, PID, 1)] == [ALLOW, NO, NO]
    assert [ask(seccomp.PRCTL, option) for option in (1, 15)] == [NO, ALLOW]
    assert [ask(seccomp.MMAP, 0, 1, 3, flags) for flags in (0x22, 0x01, 0x21, 0x4021)] == [
        ALLOW,
        ALLOW,
        NO_MEMORY,
        NO_MEMORY,
    ]


def test_calls_under_other_names_are_refused():
    assert answer("x86_64", READ[0] | seccomp.SECOND_NAMES) == NO
    assert answer("x86_64", READ[0], architecture=0x40000003) == seccomp.KILL_PROCESS


@pytest.mark.skipif(sys.platform != "linux", reason="the walls are Linux's")
def test_walls_without_landlock_still_hold_processes_and_network(tmp_path):
    """An older kernel: the filter and the limits alone, and the walls that are told."""
    code = """if True:
        import os, socket, sys
        from arena.walls.raising import raise_walls
        from arena.walls import landlock
        landlock.version = lambda: 0
        print(*sorted(wall.name for wall in raise_walls((), ())))
        for attempt in (os.fork, socket.socket, lambda: open(sys.argv[1], "wb", buffering=0).write(b"x")):
            try:
                attempt()
            except (OSError, ValueError):
                print("refused")
    """
    ran = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "x")],
        cwd=BOTS.parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout.splitlines() == ["MEMORY NETWORK PROCESSES", *["refused"] * 3], ran.stderr
