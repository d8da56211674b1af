"""The *reto* from the shell: `main.py reto --con "COMANDO"` plays a whole match against another program over pipes."""

import argparse
import queue
import secrets
import shlex
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from game.aprologados import banks
from game.aprologados.dawg import pack
from game.aprologados.keeper import CallError, Nothing
from game.aprologados.lexicon import normalise
from game.aprologados.parts import PACKAGED, AprologadosOptions
from game.aprologados.predicates import Predicates
from game.aprologados.reto import Answer, Foul, Reto, Side
from game.aprologados.terms import Call, CallUnreadable, read_call, write_fact
from game.aprologados.tiles import languages, tiles_for
from game.core import Budget, Level
from game.core.texts import Texts
from saves.store import Store
from ui.console.terminal import decoded
from ui.texts import load_texts

OURS, THEIRS = "nuestro", "rival"
BANK = "reto"
PATIENCE = 60.0
"""Seconds within which a program answers a call."""
EXIT_OK, EXIT_FOUL = 0, 1


class OwnSide:
    """This program: a session of its own, which leaves no trace among the saves."""

    def __init__(self, texts: Texts, level: Level, thinking: float, seed: int) -> None:
        self.name = OURS
        self.session = Predicates(
            Nothing(),
            texts.say,
            lambda: seed,
            lambda: Budget(seconds=thinking, clock=time.monotonic),
        )
        self.session.level = level

    def call(self, text: str) -> Answer:
        """Make a call."""
        try:
            return Answer([fact for line in self.session.call(text) if (fact := read_call(line))])
        except CallError as error:
            return Answer([], str(error))


class PipedSide:
    """Another program: a call a line goes in; facts come out, a line each, and at last `true.` or `false.`"""

    def __init__(self, command: str, patience: float) -> None:
        self.name = THEIRS
        self.patience = patience
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines: queue.Queue[str | None] = queue.Queue(maxsize=10_000)
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for raw in self.process.stdout:
            self.lines.put(decoded(raw).strip())
        self.lines.put(None)

    def call(self, text: str) -> Answer:
        """Make a call, and wait for its answer."""
        assert self.process.stdin is not None
        with suppress(OSError):  # a program that has ended: the missing answer says so
            self.process.stdin.write(f"{text}\n".encode())
            self.process.stdin.flush()
        facts: list[Call] = []
        until = time.monotonic() + self.patience
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Foul(self, "silent", call=text, seconds=round(self.patience)) from None
            if line is None:
                raise Foul(self, "gone", call=text)
            line = line.removeprefix("?- ").strip()
            if line in ("true.", "false."):
                wrong = next((str(args[0]) for name, args in facts if name == "error" and args), "")
                return Answer(facts, wrong if line == "false." else None)
            with suppress(CallUnreadable):  # what is no fact is for people
                if fact := read_call(line):
                    facts.append(fact)

    def close(self) -> None:
        """Let it end by itself, or end it."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def reto(arguments: Sequence[str]) -> int:
    """`main.py reto …`; 0 if the match came to its end, 1 if somebody broke the rules."""
    parser = argparse.ArgumentParser("main.py reto")
    parser.add_argument("--con", required=True, metavar="COMANDO")
    parser.add_argument("--idioma", default=languages()[0], choices=languages())
    parser.add_argument("--abre", default=OURS, choices=(OURS, THEIRS))
    parser.add_argument("--nivel", default=Level.MAESTRO, choices=list(Level), type=Level)
    parser.add_argument("--palabras", type=Path, metavar="FICHERO")
    parser.add_argument("--semilla", type=int, default=None)
    parser.add_argument("--plazo", type=float, default=PATIENCE, metavar="SEGUNDOS")
    parser.add_argument("--guardar", type=Path, metavar="FICHERO")
    asked = parser.parse_args(arguments)
    with Store.open() as store:
        settings = store.settings.load()
    texts = load_texts(settings.language)
    if asked.palabras is not None:
        _use_words(asked.palabras, asked.idioma)
    bank = BANK if asked.palabras is not None else PACKAGED
    options = AprologadosOptions(idioma=asked.idioma, diccionario=bank)
    seed = secrets.randbelow(2**48) if asked.semilla is None else asked.semilla
    own = OwnSide(texts, asked.nivel, settings.thinking_seconds, seed)
    own.session.options = options
    other = PipedSide(asked.con, asked.plazo)
    sides: list[Side] = [own, other] if asked.abre == OURS else [other, own]
    match = Reto(sides, options, seed, lambda line: print(line, flush=True))
    try:
        print("\n".join(match.result(match.play())))
        return EXIT_OK
    except Foul as foul:
        print(write_fact("falta", (foul.side.name, _sentence(texts, foul))))
        return EXIT_FOUL
    finally:
        other.close()
        if asked.guardar is not None:
            asked.guardar.write_text(match.match.text(), encoding="utf-8")


def _sentence(texts: Texts, foul: Foul) -> str:
    details = dict(foul.details)
    if "reason" in details:
        why = details["why"]
        details["why"] = texts.say(str(details["reason"]), **(why if isinstance(why, dict) else {}))
    return texts.say(foul.key, **details)


def _use_words(path: Path, language: str) -> None:
    """Both play with the words of a file, one a line: then the programs cannot differ in them."""
    letters = tiles_for(language, "").letters
    words = {normalise(line.strip()) for line in decoded(path.read_bytes()).splitlines()}
    data = pack(sorted(word for word in words if len(word) > 1 and set(word) <= set(letters)), letters)
    banks.set_provider({BANK: data}.__getitem__, lambda: {BANK: language})
