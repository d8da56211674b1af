"""The bots of a folder: who can play, and why not."""

import signal
from dataclasses import replace
from pathlib import Path

from arena.house import house_bots
from arena.instance import open_bot
from arena.seat import BotFile
from arena.walls import Wall, Walls

LONGEST_NAME = 40
FROM_OUTSIDE = [Wall.PROCESS, Wall.TIME, Wall.OUTPUT, *([Wall.PAUSE] if hasattr(signal, "SIGSTOP") else [])]
"""The walls that the program holds up itself."""


def find_bots(folder: Path) -> list[BotFile]:
    """Every Python file of the folder, by name. Whoever cannot even be started gets its problem: a key of a sentence,
    or the bot's own words. OSError if the folder cannot be read."""
    files = sorted(path for path in folder.iterdir() if path.suffix == ".py" and path.name[0] not in "_.")
    return [_tried(BotFile(shown_name(path), path)) for path in files if path.is_file()]


def shown_name(file: Path) -> str:
    """A bot's name: its file's, without what would upset a terminal, and not endless.

    >>> shown_name(Path("a\x1b[2Jb.py"))
    'a[2Jb'
    """
    name = " ".join("".join(letter for letter in file.stem if letter.isprintable()).split())
    return name[:LONGEST_NAME] or "?"


def _tried(bot: BotFile) -> BotFile:
    """The bot, after an instance of it was started and ended."""
    instance = open_bot(bot, seat=0, seed=0)
    try:
        if not instance.begin():
            return replace(bot, problem=instance.gone)
        return replace(bot, original=bool((instance.hello or {}).get("original")))
    finally:
        instance.close()


def walls_here() -> Walls:
    """The walls that stand around a bot on this machine, as a house bot has them."""
    instance = open_bot(house_bots()[0], seat=0, seed=0)
    try:
        instance.begin()
        within = map(Wall, (instance.hello or {}).get("walls", ()))
        return Walls(frozenset((*within, *FROM_OUTSIDE)))
    finally:
        instance.close()
