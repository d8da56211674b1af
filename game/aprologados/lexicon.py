"""A word bank as a packed DAWG: small on disk, loaded in milliseconds, quick to walk.

The file is a header and an array of 32-bit edges. The edges of a node stand one after another, in the
order of their letters; the last of them is marked. Each edge says its letter, whether a word ends with it,
and where the edges of the node that it leads to begin. Nodes with the same edges are stored once.

    edge = first edge of the child << 7 | letter << 2 | a word ends here << 1 | last edge of its node

Edge 0 belongs to nobody, so that a child of 0 means "no further letters".
Words are lower case, without accents except the tilde of ñ, as `normalise` leaves them.
"""

from __future__ import annotations

import sys
import unicodedata
import zlib
from array import array
from collections.abc import Iterable, Iterator
from typing import Final

from game.aprologados.dawg import HEADER, MAGIC, VERSION, pack

#: The key that marks a node of the expanded form at which a word ends. No rack holds it.
END: Final = ""

#: A node of the expanded form: the letters that may follow, each with its node, and END where a word ends.
Node = dict[str, "Node"]


class LexiconError(ValueError):
    """The data is not a word bank that this program can read; the text says why."""


def normalise(text: str) -> str:
    """Lower case and no accents, as words stand in a bank; ñ stays a letter of its own.

    >>> normalise("PINGÜINO"), normalise("Ñandú")
    ('pinguino', 'ñandu')
    """
    text = unicodedata.normalize("NFC", text).lower()
    if text.isascii():
        return text
    kept = []
    for char in text:
        if char == "ñ":
            kept.append(char)
        else:
            kept.extend(c for c in unicodedata.normalize("NFD", char) if not unicodedata.combining(c))
    return "".join(kept)


class Lexicon:
    """The words of one bank."""

    __slots__ = ("_codes", "_count", "_edges", "_expanded", "alphabet")

    def __init__(self, alphabet: str, edges: array[int], count: int) -> None:
        self.alphabet = alphabet
        self._edges = edges
        self._count = count
        self._codes = {letter: code for code, letter in enumerate(alphabet)}
        self._expanded: Node | None = None

    @classmethod
    def from_bytes(cls, data: bytes) -> Lexicon:
        """Read a bank from the content of its file, or raise LexiconError."""
        if not data.startswith(MAGIC):
            raise LexiconError("This file is not a word bank.")
        if len(data) < HEADER.size:
            raise LexiconError("This word bank is cut short: not even its header is whole.")
        _, version, alphabet_size, count, edge_count, checksum = HEADER.unpack_from(data)
        if version != VERSION:
            raise LexiconError(f"This word bank has format {version}; this program reads format {VERSION}.")
        body = memoryview(data)[HEADER.size :]
        if len(body) != alphabet_size + 4 * edge_count:
            raise LexiconError("This word bank is damaged: its length is not the one that its header says.")
        if zlib.crc32(body) != checksum:
            raise LexiconError("This word bank is damaged: its checksum does not match.")
        try:
            alphabet = str(body[:alphabet_size], "utf-8")
        except UnicodeDecodeError:
            raise LexiconError("This word bank is damaged: its alphabet is no text.") from None
        edges = array("I")
        edges.frombytes(body[alphabet_size:])
        if sys.byteorder == "big":
            edges.byteswap()
        return cls(alphabet, edges, count)

    @classmethod
    def from_words(cls, words: Iterable[str], alphabet: str) -> Lexicon:
        """A bank of a few words at hand, for tests and small uses; `wordbank` compiles files."""
        return cls.from_bytes(pack(sorted(set(words)), alphabet))

    @property
    def root(self) -> int:
        """The first edge of the node where every word begins; 0 in an empty bank."""
        return 1 if len(self._edges) > 1 else 0

    def __len__(self) -> int:
        return self._count

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and bool(word) and self._last_edge(word) & 2 == 2

    def __repr__(self) -> str:
        return f"<Lexicon of {self._count} words over {self.alphabet}>"

    def _last_edge(self, text: str) -> int:
        """The edge that the last letter of a text walks over, 0 if no word begins like that."""
        edges, codes = self._edges, self._codes
        index, edge = self.root, 0
        for letter in text:
            code = codes.get(letter)
            if code is None or not index:
                return 0
            while True:
                edge = edges[index]
                found = edge >> 2 & 31
                if found == code:
                    break
                if found > code or edge & 1:
                    return 0
                index += 1
            index = edge >> 7
        return edge

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word begins with this text."""
        return self._count > 0 if not prefix else self._last_edge(prefix) != 0

    def children(self, node: int) -> Iterator[tuple[str, int, bool]]:
        """The letters that may follow at a node: letter, its node (0: nothing follows), a word ends here."""
        edges, alphabet = self._edges, self.alphabet
        while node:
            edge = edges[node]
            yield alphabet[edge >> 2 & 31], edge >> 7, bool(edge & 2)
            node = 0 if edge & 1 else node + 1

    def words(self, prefix: str = "") -> Iterator[str]:
        """The words that begin with a text, in the order of the alphabet."""
        start = self.root
        if prefix:
            edge = self._last_edge(prefix)
            if edge & 2:
                yield prefix
            start = edge >> 7
        yield from self._words_below(start, prefix)

    def _words_below(self, node: int, stem: str) -> Iterator[str]:
        for letter, child, ends in self.children(node):
            word = stem + letter
            if ends:
                yield word
            yield from self._words_below(child, word)

    def __iter__(self) -> Iterator[str]:
        return self.words()

    def expand(self) -> Node:
        """The whole bank as nested dicts, made once: the fastest form to walk in plain Python.

        `node.get(letter)` is the next node or None, `END in node` says that a word ends there. Shared nodes
        stay shared, so this is far smaller than the words; treat it as read-only.
        """
        if self._expanded is None:
            self._expanded = _expand(self._edges, self.alphabet, self.root)
        return self._expanded


def _expand(edges: array[int], alphabet: str, root: int) -> Node:
    """One dict for every node, and a second one, with END, where a word may also end on arriving."""
    leaf: Node = {END: {}}
    if not root:
        return {}
    plain: dict[int, Node] = {root: {}}
    ending: dict[int, Node] = {0: leaf}
    waiting = [(root, plain[root])]
    while waiting:
        index, node = waiting.pop()
        while True:
            edge = edges[index]
            target = edge >> 7
            seen = ending if edge & 2 else plain
            child = seen.get(target)
            if child is None:
                child = seen[target] = {END: leaf} if edge & 2 else {}
                waiting.append((target, child))
            node[alphabet[edge >> 2 & 31]] = child
            if edge & 1:
                break
            index += 1
    return plain[root]
