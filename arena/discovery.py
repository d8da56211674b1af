"""The bots of a folder: who plays, who does not and why. No file of theirs is read in our own process."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from arena.instance import START_SECONDS, Instance, open_bot
from arena.process import start_child
from arena.seat import BotFile, Fault
from arena.talk import Lines, plain, readable, write_line
from arena.walls import Wall, Walls
from arena.world import PLAYERS
from game.core.texts import Texts

FRAMEWORK = frozenset({"Player", "MyHeuristic"})
"""What lies in `Players/` of the original beside the bots."""

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def find_bots(folder: Path, texts: Texts, progress: Progress | None = None) -> list[BotFile]:
    """Every Python file of the folder and of `Players/` in it, by name; each was opened once, behind walls.

    Files that begin with _ or a dot are nobody's bot. Two with one name both play: the league tells them apart.
    OSError if the folder cannot be read.
    """
    files = _files(folder)
    found: list[BotFile] = []
    for number, file in enumerate(files, 1):
        found.append(look_at(file, texts))
        if progress:
            progress(number / len(files))
    return found


def look_at(file: Path, texts: Texts, opener: Callable[[BotFile, int, int], Instance] = open_bot) -> BotFile:
    """The bot of a file, opened once to see whether it can play."""
    name = plain(file.stem) or "?"
    bot = opener(BotFile(name, file), 0, 0)
    try:
        if not bot.begin():
            return BotFile(name, file, problem=_problem(bot, texts), trace=bot.trace)
        return BotFile(name, file, original=bool((bot.hello or {}).get("original")))
    finally:
        bot.close()


def in_words(fault: Fault, texts: Texts) -> str:
    """A fault as a sentence, its own words behind it."""
    detail = texts.say(fault.detail) if fault.detail in texts else fault.detail
    sentence = texts.say(fault.kind.value)
    return f"{sentence} ({detail})" if detail else sentence


def walls_here() -> Walls:
    """The walls that stand on this computer, as a process without a bot finds them."""
    standing = {Wall.PROCESS, Wall.TIME, Wall.OUTPUT} | ({Wall.PAUSE} if sys.platform != "win32" else set())
    child = start_child()
    try:
        write_line(child.asks, {"file": None})
        lines = Lines(child.answers)
        until = time.monotonic() + START_SECONDS
        while (hello := lines.take()) is None and readable([child.answers], until):
            lines.feed()
        standing.update(map(Wall, (hello or {}).get("walls", ())))
    finally:
        child.end()
    return Walls(frozenset(standing))


def _files(folder: Path) -> list[Path]:
    files = sorted(folder.iterdir())
    if (folder / PLAYERS).is_dir():
        files += [file for file in sorted((folder / PLAYERS).iterdir()) if file.stem not in FRAMEWORK]
    return [file for file in files if file.suffix == ".py" and file.stem[0] not in "_." and file.is_file()]


def _problem(bot: Instance, texts: Texts) -> str:
    module = plain(str((bot.hello or {}).get("name") or ""))
    if module:
        sentence = texts.say("arena.problem.missing", module=module)
        return f"{sentence} {texts.say('arena.problem.from_source')}" if getattr(sys, "frozen", False) else sentence
    if bot.gone in texts:
        return texts.say(bot.gone)
    return texts.say("arena.problem.error", error=bot.gone)
