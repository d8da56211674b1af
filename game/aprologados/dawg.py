"""Makes the packed form that `lexicon` reads: the smallest DAWG of a sorted list of words.

Daciuk's incremental construction: words come in order, so as soon as one departs from the last, the nodes
that it leaves behind can no longer change, and each is replaced by an equal one that was seen before.
"""

from __future__ import annotations

import struct
import sys
import zlib
from array import array
from collections.abc import Callable, Sequence
from typing import Final

MAGIC: Final = b"SOBREDAWG"
VERSION: Final = 1
LONGEST_ALPHABET: Final = 32

HEADER: Final = struct.Struct("<9sBHIII")
"""Magic, version, bytes of the alphabet, words, edges, checksum of alphabet and edges."""

Progress = Callable[[float], None]

#: The edges of a finished node, each child's number << 6 | letter << 1 | a word ends. Number 0 has none.
PackedNode = tuple[int, ...]

#: How many words pass between two calls of a progress callback.
STRIDE = 5_000


def pack(words: Sequence[str], alphabet: str, progress: Progress | None = None) -> bytes:
    """The file of these words, which must be in strictly rising order and spelled with the alphabet.

    Raises ValueError otherwise. The same words and alphabet always give the same bytes.
    """
    letters = "".join(sorted(set(alphabet)))
    if not 0 < len(letters) <= LONGEST_ALPHABET:
        raise ValueError(f"An alphabet has 1 to {LONGEST_ALPHABET} letters, this one {len(letters)}.")
    nodes, root = _minimise(words, letters, progress)
    edges = _lay_out(nodes, root)
    if sys.byteorder == "big":
        edges.byteswap()
    body = letters.encode() + edges.tobytes()
    header = HEADER.pack(MAGIC, VERSION, len(letters.encode()), len(words), len(edges), zlib.crc32(body))
    return header + body


def _minimise(words: Sequence[str], letters: str, progress: Progress | None) -> tuple[list[PackedNode], int]:
    """The distinct nodes, children before parents, and the number of the root."""
    codes = {letter: code for code, letter in enumerate(letters)}
    numbers: dict[PackedNode, int] = {(): 0}
    open_nodes: list[list[int]] = [[]]  # the edges so far of each node on the path of the last word
    path: list[int] = []  # the unfinished edges of that path: letter << 1 | a word ends
    last = ""

    def close(depth: int) -> None:
        while len(path) > depth:
            node = tuple(open_nodes.pop())
            number = numbers.setdefault(node, len(numbers))
            open_nodes[-1].append(number << 6 | path.pop())

    for done, word in enumerate(words):
        if word <= last:
            raise ValueError(f"Words must come sorted and once each: «{word}» follows «{last}».")
        shared = 0
        for a, b in zip(word, last, strict=False):
            if a != b:
                break
            shared += 1
        close(shared)
        try:
            path.extend([codes[letter] << 1 for letter in word[shared:]])
        except KeyError as unknown:
            raise ValueError(f"«{word}» has a letter outside the alphabet: {unknown}.") from None
        open_nodes.extend([] for _ in range(len(word) - shared))
        path[-1] |= 1
        last = word
        if progress and done % STRIDE == 0:
            progress(done / len(words))
    close(0)
    root = numbers.setdefault(tuple(open_nodes[0]), len(numbers))
    if progress:
        progress(1.0)
    return list(numbers), root


def _lay_out(nodes: list[PackedNode], root: int) -> array[int]:
    """The edges of all nodes in a row, the root's first, with the places of their children."""
    places = [0] * len(nodes)
    place = 1
    order = [root, *(number for number in range(len(nodes) - 1, 0, -1) if number != root)] if root else []
    for number in order:
        places[number] = place
        place += len(nodes[number])
    edges = array("I", [0])
    for number in order:
        for edge in nodes[number]:
            edges.append(places[edge >> 6] << 7 | (edge >> 1 & 31) << 2 | (edge & 1) << 1)
        edges[-1] |= 1
    return edges
