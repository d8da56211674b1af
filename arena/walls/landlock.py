"""Landlock: the kernel refuses every file outside the given ones, every TCP port and every signal to others.

In a few lines of ctypes; the package `landlockpy` does the same in eight hundred with options that nobody here needs,
and the filter of system calls beside this needs ctypes in any case.
"""

import ctypes
import os
from collections.abc import Sequence
from pathlib import Path

from arena.walls import Wall
from arena.walls.kernel import syscall

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""The same numbers on every architecture."""
VERSION = 1
PATH_BENEATH = 1

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 2, 4, 8
FILES = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}
"""The rights over files that each version of Landlock added: all but the first few change things."""
TCP_FROM, TCP = 4, 0b11
SCOPES_FROM, SCOPES = 6, 0b11
"""Abstract Unix sockets, and signals."""

QUIET_DEVICES = ("/dev/null", "/dev/urandom", "/dev/random")


class _Ruleset(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("ports", ctypes.c_uint64), ("scopes", ctypes.c_uint64)]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32)]


def version() -> int:
    """The version of Landlock here, 0 if there is none."""
    try:
        return syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(VERSION))
    except OSError:
        return 0


def restrict(readable: Sequence[Path], listable: Sequence[Path]) -> set[Wall]:
    """From here on this process reads these files and folders, learns the names in those, and nothing else.

    Needs no new privileges set.
    """
    here = version()
    if not here:
        return set()
    handled = sum(rights for since, rights in FILES.items() if since <= here)
    wanted = _Ruleset(handled, TCP if here >= TCP_FROM else 0, SCOPES if here >= SCOPES_FROM else 0)
    size = 24 if here >= SCOPES_FROM else 16 if here >= TCP_FROM else 8
    ruleset = syscall(CREATE_RULESET, ctypes.byref(wanted), ctypes.c_size_t(size), ctypes.c_uint32(0))
    for path in readable:
        _allow(ruleset, path, READ_FILE | READ_DIR if path.is_dir() else READ_FILE)
    for folder in listable:
        _allow(ruleset, folder, READ_DIR)
    for device in QUIET_DEVICES:
        _allow(ruleset, Path(device), READ_FILE | WRITE_FILE)
    syscall(RESTRICT_SELF, ctypes.c_int(ruleset), ctypes.c_uint32(0))
    os.close(ruleset)
    return {Wall.READING, Wall.WRITING}


def _allow(ruleset: int, path: Path, rights: int) -> None:
    try:
        parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rule = _PathBeneath(rights, parent)
    syscall(ADD_RULE, ctypes.c_int(ruleset), ctypes.c_int(PATH_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0))
    os.close(parent)
