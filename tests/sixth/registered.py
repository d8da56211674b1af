"""Puts the game into the program as if its folders lay in `game/`, `ui/tables/` and `assets/i18n/`.

python -m tests.sixth.registered main                                the window, with six games
python -m tests.sixth.registered game play escoba                    any module of the program, with its arguments
python -m tests.sixth.registered ui.gallery DIR --only escoba
"""

import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import game
import ui.tables
import ui.texts
from game.core.registry import NAMES

NAME = "escoba"
HERE = Path(__file__).parent
ADDED = (
    (game.__path__, str(HERE / "game")),
    (ui.tables.__path__, str(HERE / "tables")),
    (ui.texts.FOLDERS, HERE / "i18n"),
    (NAMES, NAME),
)


def register() -> None:
    """Add the folders and the name."""
    for where, what in ADDED:
        if what not in where:
            where.append(what)
    ui.texts.load_texts.cache_clear()


def unregister() -> None:
    """Take them out again, and forget the game's modules."""
    for where, what in ADDED:
        where.remove(what)
    ui.texts.load_texts.cache_clear()
    for name in [name for name in sys.modules if f".{NAME}" in name and name.startswith(("game.", "ui.tables."))]:
        del sys.modules[name]
    for package in (game, ui.tables):
        vars(package).pop(NAME, None)


@contextmanager
def registered() -> Iterator[str]:
    """The name of the game, while it is in the program."""
    register()
    try:
        yield NAME
    finally:
        unregister()


if __name__ in ("__main__", "__mp_main__"):  # the latter is the process in which the computer player thinks
    register()

if __name__ == "__main__":
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__")
