"""What every Unix can limit: memory, files written, files open, and the processes of an ordinary user."""

import os
import resource
import sys

from arena.walls import Limits, Wall


def set_limits(limits: Limits, forks: bool) -> set[Wall]:
    """Set them for this process; which walls that raises.

    Writing is held at files without a byte: every write to one fails. That is no wall yet, since files can still be
    deleted and renamed. Unless a stronger wall keeps a bot from
    starting processes (`forks`), their number is limited, which does not bind root.
    """
    wanted = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: limits.open_files,
        resource.RLIMIT_STACK: limits.stack,
        resource.RLIMIT_DATA: limits.memory,
        resource.RLIMIT_AS: limits.address_space,
    }
    if not forks:
        wanted[resource.RLIMIT_NPROC] = 0
    held = {kind for kind, most in wanted.items() if _lower(kind, most)}
    standing = set()
    if resource.RLIMIT_DATA in held and sys.platform == "linux":
        standing.add(Wall.MEMORY)
    if resource.RLIMIT_NPROC in held and os.geteuid() != 0:
        standing.add(Wall.PROCESSES)
    return standing


def _lower(kind: int, most: int) -> bool:
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    try:
        resource.setrlimit(kind, (most, most))
    except (OSError, ValueError):
        return False
    return True
