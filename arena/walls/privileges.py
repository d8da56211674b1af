"""Giving up what a process may do beyond an ordinary one, root's powers included."""

import ctypes

from arena.walls.kernel import LIBC, prctl

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_SET_CHILD_SUBREAPER = 1, 38, 36
CAPABILITY_VERSION_3 = 0x20080522


def give_up() -> None:
    """No new privileges from here on, and none of the capabilities that root has: without them root is an owner of
    files like any other, and may look into no process that has kept its own."""
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    LIBC.capset(header, (ctypes.c_uint32 * 6)())


def die_with_parent(signal: int) -> None:
    """Have the kernel send this process a signal when its parent ends, however that happens."""
    prctl(PR_SET_PDEATHSIG, signal)


def adopt_orphans() -> None:
    """Become the parent of every descendant that loses its own."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)
