"""Raising all walls that the system has."""

import sys
from collections.abc import Sequence
from pathlib import Path

from arena.walls import LIMITS, Limits, Wall

if sys.platform != "win32":
    from arena.walls.limits import set_limits
if sys.platform == "linux":
    from arena.walls import landlock, privileges, seccomp


def raise_walls(readable: Sequence[Path], listable: Sequence[Path], limits: Limits = LIMITS) -> frozenset[Wall]:
    """Shut this process in, for good; which walls stand now. To be called before anything of the bot is read."""
    if sys.platform == "win32":
        return frozenset()
    if sys.platform != "linux":
        return frozenset(set_limits(limits, forks=False))
    privileges.give_up()
    standing = landlock.restrict(readable, listable)
    standing |= set_limits(limits, forks=seccomp.available())
    standing |= seccomp.restrict()
    if {Wall.READING, Wall.PROCESSES} <= standing:  # neither their files under /proc nor the calls that reach them
        standing.add(Wall.OTHERS)
    return frozenset(standing)
