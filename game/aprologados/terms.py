"""Calls in Prolog's form, `formar_palabra(ana,horizontal,8,8,[c,a,s,a]).`, read and written.

Read as Prolog reads them: several goals in a query, several queries in a text, comments, quoted atoms, any number of
lines. A query that is complete at the end of the text needs no point.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final

#: An atom or a number as its text, or a list of them.
Term = str | list[str]

#: A name and its arguments.
Call = tuple[str, list[Term]]

_SPACE: Final = re.compile(r"(?:\s|%[^\n]*|/\*.*?\*/)*", re.DOTALL)
_TOKEN: Final = re.compile(
    r"""'(?P<quoted>(?:[^'\\\n]|\\.|'')*)'
    |   "(?P<string>(?:[^"\\\n]|\\.|"")*)"
    |   (?P<end>\.(?=\s|%|$))
    |   (?P<sign>[()\[\],])
    |   (?P<word>-?\w+|[?*+-])""",
    re.VERBOSE,
)
_PLAIN_ATOM: Final = re.compile(r"[a-zñ][a-zñ0-9_]*|\?|-|-?\d+(\.\d+)?")
_ESCAPES: Final = {"\\": "\\\\", "'": "\\'", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r"}


class CallUnreadable(ValueError):
    """A text that is no call; `line` is the text."""

    def __init__(self, line: str) -> None:
        self.line = " ".join(line.split())
        super().__init__(f"no call: {self.line!r}")


class CallUnfinished(CallUnreadable):
    """The text stops within a call: the rest may stand on the next line."""


class VariableGiven(CallUnreadable):
    """A variable stands where a value is needed; `variable` is its name."""

    def __init__(self, line: str, variable: str) -> None:
        super().__init__(line)
        self.variable = variable


def read_queries(text: str) -> Iterator[list[Call]]:
    """The queries of a text one by one, each a list of goals; what follows an unreadable one is not read.

    >>> list(read_queries("a, b(c). % and then\\n asignar_fichas(ana, [a,'TX',?])."))
    [[('a', []), ('b', ['c'])], [('asignar_fichas', ['ana', ['a', 'TX', '?']])]]
    """
    yield from _Reader(unicodedata.normalize("NFC", text)).queries()


def read_call(text: str) -> Call | None:
    """The one call of a text; None if there is none."""
    calls = [call for query in read_queries(text) for call in query]
    if len(calls) > 1:
        raise CallUnreadable(text)
    return calls[0] if calls else None


class _Reader:
    """Goes through a text token by token; `token` is the one at hand, `kind` what it is, empty after the last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.token = ""
        self.kind = ""
        self.advance()

    def advance(self) -> None:
        space = _SPACE.match(self.text, self.place)
        assert space is not None
        self.place = space.end()
        if self.text.startswith("/*", self.place):
            raise CallUnfinished(self.text)
        if self.place == len(self.text):
            self.token = self.kind = ""
            return
        found = _TOKEN.match(self.text, self.place)
        if found is None:
            raise CallUnreadable(self.text)
        self.kind = found.lastgroup or ""
        self.token = found[self.kind]
        if self.kind in ("quoted", "string"):
            self.token = _unquoted(self.token)
        self.place = found.end()

    def queries(self) -> Iterator[list[Call]]:
        while self.kind:
            if self.kind == "end":  # a point on a line of its own, after a call that needed none
                self.advance()
                continue
            if self.token == "?" and self.text.startswith("-", self.place):  # Prolog's own prompt
                self.advance()
                self.advance()
            query = [self.call()]
            while self.at(","):
                self.advance()
                query.append(self.call())
            if self.kind and self.kind != "end":
                raise CallUnreadable(self.text)
            yield query

    def at(self, sign: str) -> bool:
        return self.kind == "sign" and self.token == sign

    def expect(self, sign: str) -> None:
        if not self.at(sign):
            raise self.wrong()
        self.advance()

    def wrong(self) -> CallUnreadable:
        return CallUnreadable(self.text) if self.kind else CallUnfinished(self.text)

    def atom(self) -> str:
        if self.kind in ("", "sign", "end"):
            raise self.wrong()
        if self.kind == "word" and (self.token[0] == "_" or self.token[0].isupper()):
            raise VariableGiven(self.text, self.token)
        token = self.token
        self.advance()
        return token

    def call(self) -> Call:
        name = self.atom()
        return name, list(self.items("(", ")", self.term)) if self.at("(") else []

    def term(self) -> Term:
        return [str(item) for item in self.items("[", "]", self.atom)] if self.at("[") else self.atom()

    def items(self, first: str, last: str, item: Callable[[], Term]) -> Iterator[Term]:
        """What stands between brackets; only a list may be empty."""
        self.expect(first)
        if last == "]" and self.at(last):
            self.advance()
            return
        yield item()
        while self.at(","):
            self.advance()
            yield item()
        self.expect(last)


def _unquoted(text: str) -> str:
    text = text.replace("''", "'").replace('""', '"')
    return re.sub(r"\\(.)", lambda found: _ESCAPED.get(found[1], found[1]), text)


def write_atom(text: str) -> str:
    """An atom, in quotes where Prolog needs them, on one line.

    >>> write_atom("ana"), write_atom("Ana"), write_atom("O'Hara")
    ('ana', "'Ana'", "'O\\\\'Hara'")
    """
    if _PLAIN_ATOM.fullmatch(text):
        return text
    return "'" + "".join(_ESCAPES.get(char, char if char.isprintable() else " ") for char in text) + "'"


def write_term(term: object) -> str:
    """An atom, a number or a list."""
    if isinstance(term, (list, tuple)):
        return "[" + ",".join(write_atom(str(item)) for item in term) + "]"
    return write_atom(str(term))


def write_fact(name: str, arguments: Sequence[object] = ()) -> str:
    """A fact: `puntuacion(ana,12).`"""
    inside = ",".join(map(write_term, arguments))
    return f"{name}({inside})." if arguments else f"{name}."
