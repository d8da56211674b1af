"""The walls around a bot: what the system lets us raise, and what of it stands."""

from dataclasses import dataclass
from enum import StrEnum


class Wall(StrEnum):
    """A thing that a bot cannot do. The value is the key of its sentence."""

    PROCESS = "arena.wall.process"
    """It shares no memory with the program or with another bot."""
    TIME = "arena.wall.time"
    OUTPUT = "arena.wall.output"
    PAUSE = "arena.wall.pause"
    """It is stopped while others think."""
    MEMORY = "arena.wall.memory"
    PROCESSES = "arena.wall.processes"
    """It starts no process."""
    READING = "arena.wall.reading"
    """It reads the Python library and its own folder, and nothing else."""
    WRITING = "arena.wall.writing"
    NETWORK = "arena.wall.network"
    OTHERS = "arena.wall.others"
    """It neither looks into other programs nor sends them signals."""


@dataclass(frozen=True)
class Walls:
    """Which walls stand here. The league's report and the window tell those that do not."""

    standing: frozenset[Wall]

    @property
    def missing(self) -> list[Wall]:
        """The walls that this system does not have, in the order of their names above."""
        return [wall for wall in Wall if wall not in self.standing]


@dataclass(frozen=True)
class Limits:
    """How much a bot may use."""

    memory: int = 1 << 30
    """Bytes that it may fill."""
    address_space: int = 1 << 36
    """Bytes that it may map; libraries like torch map far more than they fill."""
    open_files: int = 128
    stack: int = 1 << 26


LIMITS = Limits()
