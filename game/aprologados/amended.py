"""A word bank with a few words more and a few words less: a house's own words, without compiling the bank anew."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from heapq import merge

from game.aprologados.lexicon import END, Lexicon, Node


@dataclass(frozen=True)
class Changes:
    """What a house adds to a bank, and what it strikes from it."""

    added: frozenset[str] = frozenset()
    struck: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.added or self.struck)


class Amended(Lexicon):
    """Another bank's words with some changes. The other one stays as it is, and shares its nodes with this one."""

    __slots__ = ("_added", "_base", "_struck")

    def __init__(self, base: Lexicon, changes: Changes) -> None:
        self._base = base
        self._added = frozenset(word for word in changes.added if word not in base)
        self._struck = frozenset(word for word in changes.struck if word in base)
        super().__init__(base.alphabet, base._edges, len(base) + len(self._added) - len(self._struck))

    def __contains__(self, word: object) -> bool:
        return word in self._added or (word not in self._struck and word in self._base)

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word begins with this text."""
        return next(self.words(prefix), None) is not None

    def words(self, prefix: str = "") -> Iterator[str]:
        """The words that begin with a text, in the order of the alphabet."""
        kept = (word for word in self._base.words(prefix) if word not in self._struck)
        return merge(kept, sorted(word for word in self._added if word.startswith(prefix)))

    def expand(self) -> Node:
        """The nested dicts of the bank, of which only the paths of changed words are copied."""
        if self._expanded is None:
            root = dict(self._base.expand())
            self._expanded = root
            for word in self._added:
                _copied_path(root, word)[END] = {}
            for word in self._struck:
                _copied_path(root, word).pop(END, None)
        return self._expanded


def _copied_path(root: Node, word: Collection[str]) -> Node:
    """The node where a word ends, after copying the nodes on the way to it; nobody else shares them any more."""
    node = root
    for letter in word:
        node[letter] = dict(node.get(letter, {}))
        node = node[letter]
    return node
