"""What outlives the program: matches, players and settings, in one SQLite file in the user's own data folder.

store = Store.open()
for notice in store.notices: ...          # told to the user, in their language
number = store.matches.create(match)
match.play(move)
store.matches.record(number, match)       # on the disk when it returns
"""

import os
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import appdirs  # type: ignore[import-untyped]

from saves.database import PATIENCE, Clock
from saves.faults import Notice
from saves.matches import Matches
from saves.opening import Opened, open_in
from saves.players import Players
from saves.settings import SettingsStore
from saves.statistics import StatisticsStore

FOLDER_VARIABLE = "SOBREMESA_DATA"


def data_folder() -> Path:
    """Where the program keeps its data: what SOBREMESA_DATA says, or the place that the system has for it."""
    return Path(os.environ.get(FOLDER_VARIABLE) or appdirs.user_data_dir("Sobremesa", False))


class Store:
    """All that lasts. `notices` is what the user should be told; it may grow while the program runs."""

    def __init__(self, opened: Opened) -> None:
        self._database = opened.database
        self._locks = opened.locks
        self.file = opened.file
        self.notices: list[Notice] = opened.notices
        self.players = Players(self._database)
        self.matches = Matches(self._database, self._locks, self.players, self.notices)
        self.settings = SettingsStore(self._database)
        self.statistics = StatisticsStore(self._database)

    @classmethod
    def open(cls, folder: Path | None = None, clock: Clock = time.time, patience: float = PATIENCE) -> Self:
        """Open the store. It never fails: what stands in the way becomes a notice. `patience`: how many seconds a write
        waits for another program."""
        store = cls(open_in((folder or data_folder()).absolute(), clock))
        store._database.wait_for_others(patience)
        return store

    @property
    def lasting(self) -> bool:
        """Whether what is stored will still be there the next time."""
        return self.file is not None

    def close(self) -> None:
        """Let go of the file and of all matches."""
        self._database.close()
        self._locks.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
