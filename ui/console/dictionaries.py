"""The word banks of one's own and the house's own words, from the shell. Loads no pygame.

python main.py diccionario add NAME FILE|FOLDER|ZIP … --idioma castellano [--sin-nombres]
python main.py diccionario list
python main.py diccionario remove NAME
python main.py diccionario palabra BANK WORD [--nota WHY]         a word more in a bank: castellano, euskera, mine
python main.py diccionario tachar BANK WORD [--nota WHY]          a word less
python main.py diccionario olvidar BANK WORD                      as the bank has it
python main.py diccionario palabras BANK                          the house's words of a bank
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game.aprologados.openings import SENTENCE
from game.aprologados.tiles import languages
from game.aprologados.wordbank import Report, WordBankError
from game.core.texts import Texts
from saves.store import Store
from saves.wordbanks import WordBanks
from ui.texts import load_texts

EXIT_OK, EXIT_FAILED = 0, 1


def word_banks(arguments: Sequence[str]) -> int:
    """`main.py diccionario …`; the exit code."""
    asked = _parser().parse_args(arguments)
    own = WordBanks()
    own.install()
    with Store.open() as store:
        texts = load_texts(store.settings.load().language)
    try:
        _COMMANDS[asked.command](own, asked, texts)
    except KeyError:
        print(texts.say("aprologados.import.error.unknown", name=asked.name), file=sys.stderr)
        return EXIT_FAILED
    except WordBankError as error:
        details = {"name": asked.name, "word": getattr(asked, "word", "")}
        details["file"] = ", ".join(map(str, getattr(asked, "files", ())))
        details["language"] = getattr(asked, "idioma", "")
        print(texts.say(f"aprologados.import.error.{error.code}", **details), file=sys.stderr)
        return EXIT_FAILED
    return EXIT_OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("main.py diccionario")
    commands = parser.add_subparsers(dest="command", required=True)
    add = commands.add_parser("add")
    add.add_argument("name")
    add.add_argument("files", type=Path, nargs="+")
    add.add_argument("--idioma", default=languages()[0], choices=languages())
    add.add_argument("--sin-nombres", action="store_true")
    commands.add_parser("list")
    commands.add_parser("remove").add_argument("name")
    commands.add_parser("palabras").add_argument("name")
    for name in ("palabra", "tachar", "olvidar"):
        command = commands.add_parser(name)
        command.add_argument("name")
        command.add_argument("word")
        if name != "olvidar":
            command.add_argument("--nota", default="")
    return parser


def _add(own: WordBanks, asked: argparse.Namespace, texts: Texts) -> None:
    bar = _bar if sys.stderr.isatty() else None
    report = own.add(asked.name, asked.files, asked.idioma, bar, names=not asked.sin_nombres)
    print("\n".join(tell(texts, report)))
    share = own.too_small(asked.name)
    if share is not None:
        print(texts.say(SENTENCE, percent=round(100 * share)))


def _list(own: WordBanks, asked: argparse.Namespace, texts: Texts) -> None:
    for name, language in own.names().items():
        print(f"{name}\t{language}")


def _house(own: WordBanks, asked: argparse.Namespace, texts: Texts) -> None:
    own.language(asked.name)
    for item in own.house_words(asked.name):
        print(f"{'+' if item.added else '-'}{item.word}\t{item.note}".rstrip())


_COMMANDS: dict[str, Callable[[WordBanks, argparse.Namespace, Texts], None]] = {
    "add": _add,
    "list": _list,
    "remove": lambda own, asked, texts: own.remove(asked.name),
    "palabras": _house,
    "palabra": lambda own, asked, texts: own.add_word(asked.name, asked.word, asked.nota),
    "tachar": lambda own, asked, texts: own.strike_word(asked.name, asked.word, asked.nota),
    "olvidar": lambda own, asked, texts: own.forget_word(asked.name, asked.word),
}


def tell(texts: Texts, report: Report) -> list[str]:
    """A report in sentences: what was kept, what was dropped and why, the most first, and the files not read."""
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
    for file, code in report.skipped:
        why = texts.say(f"aprologados.import.error.{code}", file=file)
        lines.append(texts.say("aprologados.import.skipped", file=file, why=why))
    return lines


def _bar(fraction: float) -> None:
    done = round(40 * fraction)
    end = "\n" if fraction >= 1 else ""
    print(f"\r[{'#' * done}{'.' * (40 - done)}] {fraction:4.0%}", end=end, file=sys.stderr, flush=True)
