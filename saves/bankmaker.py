"""Makes a word bank in a process of its own, with a limit to its memory, so that no file can harm the program.

What is small is made here and now: it is bounded by its size. The rest can be given up at any moment.
"""

import contextlib
import sys
import zipfile
from collections.abc import Collection, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from game.aprologados import banks
from game.aprologados.dawg import Progress
from game.aprologados.lexicon import LexiconError
from game.aprologados.tiles import load_tiles
from game.aprologados.wordbank import Compiled, WordBankError, compile_files
from saves.wordsources import read_sources

SMALL = 50_000  # bytes that are compiled in a moment
MEMORY = 2 << 30
HEARD = 0.05  # seconds between two chances to give up


def make_bank(
    paths: Sequence[Path], language: str, progress: Progress | None = None, names: bool = True, memory: int = MEMORY
) -> Compiled:
    """The bank of these files, folders and zips; what `progress` raises stops the work at once.

    Raises WordBankError with a sentence if it cannot be made.
    """
    if _all_small(paths):
        return _compile(paths, language, names, progress)
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(there, [*paths], language, names, memory), daemon=True)
    process.start()
    there.close()
    try:
        return _await(here, process, progress)
    finally:
        process.kill()
        process.join()
        here.close()


def _all_small(paths: Sequence[Path]) -> bool:
    """Whether these are plain files of few bytes; what a zip unpacks to is not known before."""
    try:
        return (
            all(path.is_file() and not zipfile.is_zipfile(path) for path in paths)
            and sum(path.stat().st_size for path in paths) <= SMALL
        )
    except OSError:
        return True  # to be told at once what is wrong


def _await(here: Connection, process: BaseProcess, progress: Progress | None) -> Compiled:
    """The answer of the process, and word of its progress meanwhile."""
    fraction = 0.0
    while True:
        if progress:
            progress(fraction)
        if not here.poll(HEARD):
            continue
        try:
            answer = here.recv()
        except EOFError:
            process.join()
            raise WordBankError(
                "too_hard", "The word bank could not be made: it took more memory than it may."
            ) from None
        if isinstance(answer, Compiled):
            if progress:
                progress(1.0)
            return answer
        if isinstance(answer, float):
            fraction = answer
        else:
            raise WordBankError(*answer)


def _work(there: Connection, paths: list[Path], language: str, names: bool, memory: int) -> None:
    """In the other process: make the bank within the memory, and tell how far it is."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    try:
        there.send(_compile(paths, language, names, there.send))
    except WordBankError as fault:
        there.send((fault.code, str(fault)))
    except MemoryError:
        there.send(("too_hard", "The word bank could not be made: it took more memory than it may."))
    except OSError:
        pass  # nobody listens any more


def _compile(paths: Sequence[Path], language: str, names: bool, progress: Progress | None) -> Compiled:
    files = read_sources(paths)
    return compile_files(files, language, _everyday(language), progress, load_tiles(language).letters, names)


def _everyday(language: str) -> Collection[str]:
    """The words that everybody knows, where the program comes with a list of them."""
    try:
        return frozenset(banks.load(language + banks.COMMON))
    except LexiconError:
        return frozenset()
