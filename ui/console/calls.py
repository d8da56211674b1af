"""Aprologados without a window: the console of predicates, and the word banks of one's own. Loads no pygame.

python main.py consola                                          a call a line, from the keyboard or a pipe
python main.py diccionario add NAME FILE --idioma castellano
python main.py diccionario list
python main.py diccionario remove NAME
"""

import argparse
import io
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from game.aprologados.predicates import Predicates
from game.aprologados.tiles import languages
from game.aprologados.wordbank import Report, WordBankError
from game.core import Budget
from game.core.texts import Texts
from saves.faults import Notice
from saves.store import Store, data_folder
from saves.wordbanks import WordBanks
from ui.console import terminal
from ui.console.conversation import Conversation
from ui.console.keeper import StoreKeeper
from ui.texts import load_texts

EXIT_OK, EXIT_FAILED = 0, 1


def console() -> int:
    """Answer calls until the input ends. 0 if all succeeded, 1 if any failed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
    WordBanks().install()
    with Store.open() as store:
        settings = store.settings.load()
        texts = load_texts(settings.language)
        for notice in store.notices:
            print(_notice(texts, notice), file=sys.stderr)

        def budget() -> Budget:
            return Budget(seconds=settings.thinking_seconds, clock=time.monotonic)

        session = Predicates(StoreKeeper(store, texts), texts.say, lambda: secrets.randbelow(2**48), budget)
        conversation = Conversation(session, terminal.write)
        lines = terminal.piped(sys.stdin.buffer)
        if sys.stdin.isatty():
            print(f"% {texts.say('aprologados.console.welcome')}")
            lines = terminal.typed(data_folder(), lambda: bool(conversation.pending))
        if session.match is not None:
            print(f"% {texts.say('aprologados.console.resumed')}", flush=True)
        for line in lines:
            conversation.hear(line)
            if conversation.over:
                break
        else:
            conversation.end()
    return EXIT_FAILED if conversation.failed else EXIT_OK


def _notice(texts: Texts, notice: Notice) -> str:
    fault = texts.say(notice.fault.value) if notice.fault else ""
    return texts.say(notice.kind.value, **{**vars(notice), "fault": fault})


# -- word banks of one's own -----------------------------------------------------------------------------------------


def word_banks(arguments: Sequence[str]) -> int:
    """`main.py diccionario …`; the exit code."""
    parser = argparse.ArgumentParser("main.py diccionario")
    commands = parser.add_subparsers(dest="command", required=True)
    add = commands.add_parser("add")
    add.add_argument("name")
    add.add_argument("file", type=Path)
    add.add_argument("--idioma", default=languages()[0], choices=languages())
    commands.add_parser("list")
    commands.add_parser("remove").add_argument("name")
    asked = parser.parse_args(arguments)
    own = WordBanks()
    with Store.open() as store:
        texts = load_texts(store.settings.load().language)
    try:
        if asked.command == "add":
            report = own.add(asked.name, asked.file, asked.idioma, _bar if sys.stderr.isatty() else None)
            print("\n".join(tell(texts, report)))
        elif asked.command == "remove":
            own.remove(asked.name)
        else:
            for name, language in own.names().items():
                print(f"{name}\t{language}")
    except KeyError:
        print(texts.say("aprologados.import.error.unknown", name=asked.name), file=sys.stderr)
        return EXIT_FAILED
    except WordBankError as error:
        details = {"name": asked.name, "file": asked.file, "language": asked.idioma}
        print(texts.say(f"aprologados.import.error.{error.code}", **details), file=sys.stderr)
        return EXIT_FAILED
    return EXIT_OK


def tell(texts: Texts, report: Report) -> list[str]:
    """A report in sentences: what was kept, and what was dropped and why, the most first."""
    lines = [texts.say("aprologados.import.kept", kept=report.kept, lines=report.lines)]
    for reason, count in sorted(report.dropped.items(), key=lambda item: -item[1]):
        lines.append(
            texts.say(
                "aprologados.import.dropped",
                count=count,
                examples=", ".join(report.examples[reason]),
                why=texts.say(f"aprologados.import.{reason.value}"),
            )
        )
    return lines


def _bar(fraction: float) -> None:
    done = round(40 * fraction)
    end = "\n" if fraction >= 1 else ""
    print(f"\r[{'#' * done}{'.' * (40 - done)}] {fraction:4.0%}", end=end, file=sys.stderr, flush=True)
