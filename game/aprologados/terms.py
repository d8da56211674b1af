"""Calls in Prolog's form, `formar_palabra(ana,horizontal,8,8,[c,a,s,a]).`, read and written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

#: An atom or a number as its text, or a list of them.
Term = str | list[str]

_TOKEN: Final = re.compile(r"""\s*(?:'((?:[^'\\]|\\.|'')*)'|"((?:[^"\\]|\\.|"")*)"|([\w?*+-]+)|([()\[\],.]))""")
_PLAIN_ATOM: Final = re.compile(r"[a-zñ][a-zñ0-9_]*|\?|-|-?\d+(\.\d+)?")


class CallUnreadable(ValueError):
    """A line that is no call; `place` says after how many characters."""

    def __init__(self, line: str, place: int) -> None:
        self.line = line
        self.place = place
        super().__init__(f"no call: {line!r} at {place}")


def read_call(line: str) -> tuple[str, list[Term]] | None:
    """The name and the arguments of a call; None for an empty line or a comment.

    >>> read_call("asignar_fichas(ana, [a,'TX',?]).")
    ('asignar_fichas', ['ana', ['a', 'TX', '?']])
    """
    line = unicodedata.normalize("NFC", line).strip()
    line = line.removeprefix("?-").strip()
    if not line or line.startswith("%"):
        return None
    return _Reader(line).call()


class _Reader:
    def __init__(self, line: str) -> None:
        self.line = line
        self.place = 0
        self.token = ""
        self.atom = False
        self.advance()

    def advance(self) -> None:
        if self.place >= len(self.line) or not self.line[self.place :].strip():
            self.token, self.atom, self.place = "", False, len(self.line)
            return
        found = _TOKEN.match(self.line, self.place)
        if not found:
            raise CallUnreadable(self.line, self.place)
        quoted = found[1] if found[1] is not None else found[2]
        self.atom = quoted is not None or found[3] is not None
        self.token = _unquoted(quoted) if quoted is not None else found[3] or found[4]
        self.place = found.end()

    def expect(self, sign: str) -> None:
        if self.atom or self.token != sign:
            raise CallUnreadable(self.line, self.place)
        self.advance()

    def take_atom(self) -> str:
        if not self.atom:
            raise CallUnreadable(self.line, self.place)
        token = self.token
        self.advance()
        return token

    def call(self) -> tuple[str, list[Term]]:
        name = self.take_atom()
        arguments: list[Term] = []
        if self.token == "(" and not self.atom:
            self.advance()
            arguments.append(self.term())
            while self.token == "," and not self.atom:
                self.advance()
                arguments.append(self.term())
            self.expect(")")
        if self.token == "." and not self.atom:
            self.advance()
        if self.token or self.atom:
            raise CallUnreadable(self.line, self.place)
        return name, arguments

    def term(self) -> Term:
        if self.atom or self.token != "[":
            return self.take_atom()
        self.advance()
        items: list[str] = []
        if self.token == "]" and not self.atom:
            self.advance()
            return items
        items.append(self.take_atom())
        while self.token == "," and not self.atom:
            self.advance()
            items.append(self.take_atom())
        self.expect("]")
        return items


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text.replace("''", "'").replace('""', '"'))


def write_atom(text: str) -> str:
    """An atom, in quotes where Prolog needs them.

    >>> write_atom("ana"), write_atom("Ana"), write_atom("O'Hara")
    ('ana', "'Ana'", "'O\\\\'Hara'")
    """
    if _PLAIN_ATOM.fullmatch(text):
        return text
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def write_term(term: object) -> str:
    """An atom, a number or a list."""
    if isinstance(term, (list, tuple)):
        return "[" + ",".join(write_atom(str(item)) for item in term) + "]"
    return write_atom(str(term))


def write_fact(name: str, arguments: Sequence[object] = ()) -> str:
    """A fact: `puntuacion(ana,12).`"""
    inside = ",".join(map(write_term, arguments))
    return f"{name}({inside})." if arguments else f"{name}."
