"""A bot's own process: raises the walls around itself, loads the bot, answers one ask after another."""

import json
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, TextIO

from arena.talk import LONGEST_WORD, write_line
from arena.walls import Limits, Wall
from arena.walls.raising import raise_walls
from arena.world import NoBot, folders_of, load
from game.arena.wire import read_view

LONGEST_TRACE = 4000
OURS = ("arena.", "importlib.")
"""Modules that a traceback of a bot begins in."""
PROGRAM = Path(__file__).resolve().parents[1]
SYSTEM = (
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/etc/localtime",
    "/usr/share/zoneinfo", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
)  # fmt: skip
"""Where libraries lie, and what they look up about the machine."""


def main() -> NoReturn:
    """A process that was started for one bot: asks come by the standard input, answers go by the output."""
    asks, answers, prints = (os.dup(number) for number in range(3))
    serve(asks, answers, prints)


def main_seen(asks: int, answers: int) -> NoReturn:
    """A process that was started for one bot in its author's terminal: no walls, and the streams are the terminal's."""
    for number in (asks, answers):
        os.set_inheritable(number, False)
    with open(asks, encoding="utf-8") as lines:
        hello = json.loads(lines.readline())
        _play(Path(hello["file"]), hello["seed"], lines, answers, frozenset())


def serve(asks: int, answers: int, prints: int) -> NoReturn:
    """Serve a bot until nobody asks any more. Ends the process: nothing that a bot left behind runs at its end."""
    _point_streams_at(prints)
    with open(asks, encoding="utf-8") as lines:
        hello = json.loads(lines.readline())
        if hello["file"] is None:
            write_line(answers, {"walls": sorted(raise_walls((), ()))})
            os._exit(0)
        file = Path(hello["file"])
        standing = raise_walls([*library(), *belongings(file)], folders_of(file), Limits(**hello["limits"]))
        _play(file, hello["seed"], lines, answers, standing)


def _play(file: Path, seed: str, lines: TextIO, answers: int, standing: frozenset[Wall]) -> NoReturn:
    try:
        answer, original = load(file, seed)
    except NoBot:
        write_line(answers, {"no_bot": True})
        os._exit(0)
    except BaseException as error:
        problem = {"problem": type(error).__name__, "detail": _text(error), "name": _missing(error)}
        write_line(answers, {**problem, "trace": _tell(error, file)})
        os._exit(0)
    write_line(answers, {"original": original, "walls": sorted(standing)})
    for line in lines:
        ask: dict[str, Any] = json.loads(line)
        try:
            reply = {"card": str(answer(read_view(ask["view"]), ask["seconds"]))[:LONGEST_WORD]}
        except BaseException as error:  # SystemExit too: a bot's way out is its process's end, not ours
            reply = {"error": f"{type(error).__name__}: {_text(error)}"[:LONGEST_WORD], "trace": _tell(error, file)}
        write_line(answers, {**reply, "token": ask["token"]})
    os._exit(0)


@cache
def library() -> tuple[Path, ...]:
    """What any Python program has to read: its library, and ours. Worth looking up once for all bots of a nursery."""
    prefixes = (sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix, getattr(sys, "_MEIPASS", ""))
    folders = {Path(name).resolve() for name in (*prefixes, *sys.path) if name}
    rest = sorted(folder for folder in folders if folder not in (PROGRAM, Path(folder.anchor)))
    return (Path(sys.executable), *map(Path, SYSTEM), *rest, PROGRAM / "arena", PROGRAM / "game")


def belongings(file: Path) -> Iterator[Path]:
    """What lies in the bot's folder, but nothing hidden and nothing that only points elsewhere."""
    yield file
    for folder in folders_of(file):
        for entry in folder.iterdir():
            if not entry.name.startswith(".") and not entry.is_symlink():
                yield entry


def _point_streams_at(prints: int) -> None:
    """What the bot prints goes its own way, whatever it prints; there is nothing to read for it."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(prints, 1)
    os.dup2(prints, 2)
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115 - stays open as long as the process
    sys.stdout, sys.stderr = _stream(1), _stream(2)


def _stream(number: int) -> TextIO:
    return open(number, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)


def _tell(error: BaseException, file: Path) -> str:
    """The end of the traceback from where the bot begins, without the names of the folders above it; all of it goes
    among the bot's prints, which a bot may have closed."""
    place = error.__traceback__
    while place and str(place.tb_frame.f_globals.get("__name__")).startswith(OURS):
        place = place.tb_next
    try:
        trace = "".join(traceback.format_exception(type(error), error, place))
    except BaseException:
        return ""
    with suppress(BaseException):
        sys.stderr.write(trace)
        sys.stderr.flush()
    return trace.replace(f"{file.parent}{os.sep}", "").replace(f"{PROGRAM}{os.sep}", "")[-LONGEST_TRACE:]


def _text(error: BaseException) -> str:
    try:
        return str(error)[:LONGEST_WORD]
    except BaseException:
        return ""


def _missing(error: BaseException) -> str:
    """The name of the module that is not installed, if that is the trouble."""
    return str(error.name or "") if isinstance(error, ModuleNotFoundError) else ""
