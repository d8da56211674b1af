"""Where the console's lines come from and go to: a pipe in any encoding, or a terminal with history and colour."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from game.aprologados.parts import AprologadosOptions
from game.aprologados.predicates import CALLS

HISTORY = "consola_history"
LONGEST_HISTORY = 500
PROMPT, GOING_ON = "?- ", "|    "
GREEN, RED, PLAIN = "\x1b[32m", "\x1b[31m", "\x1b[0m"


def decoded(raw: bytes) -> str:
    """A line as it was meant: UTF-8, or Latin-1 where it is not.

    >>> decoded("año".encode()), decoded("año".encode("latin-1"))
    ('año', 'año')
    """
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def piped(stream: BinaryIO) -> Iterator[str]:
    """The lines of a pipe."""
    for raw in stream:
        yield decoded(raw).rstrip("\r\n")


def typed(folder: Path, going_on: Callable[[], bool]) -> Iterator[str]:
    """What is typed, with line editing, a history that lasts, and Tab for the names of calls and options."""
    history = folder / HISTORY
    try:
        import readline
    except ImportError:
        readline = None  # type: ignore[assignment]  # Windows edits lines by itself
    if readline is not None:
        with suppress(OSError):
            readline.read_history_file(history)
        readline.set_completer_delims(" \t\n(),[]'\"")
        readline.set_completer(completion)
        editline = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
    try:
        while True:
            yield input(GOING_ON if going_on() else PROMPT)
    except (EOFError, KeyboardInterrupt):
        print()
    finally:
        if readline is not None:
            with suppress(OSError):
                readline.set_history_length(LONGEST_HISTORY)
                readline.write_history_file(history)


def completion(text: str, number: int) -> str | None:
    """The call or option of that number that begins like this: what Tab goes through.

    >>> completion("mostrar_t", 0), completion("mostrar_t", 1), completion("form", 0)
    ('mostrar_tablero.', None, 'formar_palabra(')
    """
    calls = [f"{name}(" if most else f"{name}." for name, (_, most, _) in CALLS.items()]
    known = [*calls, *AprologadosOptions.ranges(), "modo", "nivel", "maquina"]
    found = [word for word in known if word.startswith(text)]
    return found[number] if number < len(found) else None


def write(line: str) -> None:
    """An answer, at once; in colour where a person reads it."""
    if coloured() and line in ("true.", "false."):
        line = f"{GREEN if line == 'true.' else RED}{line}{PLAIN}"
    elif coloured() and line.startswith("error("):
        line = f"{RED}{line}{PLAIN}"
    print(line, flush=True)


def coloured() -> bool:
    """Whether the answers go to a terminal that knows colours, and nobody asked for none."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    knows = os.name != "nt" or "WT_SESSION" in os.environ
    return sys.stdout.isatty() and knows and not plain
