"""Figures of the word banks: `python -m tests.bench.bench_lexicon [bank ...]`.

Size, load and lookup of each bank, and the three ways to walk one that a move generator could use: the packed
edges, dicts made node by node when first met, and the whole bank expanded into dicts beforehand. The walk lays
every word that a rack of seven can form, as at one anchor of the board.
"""

from __future__ import annotations

import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial

from game.aprologados import banks
from game.aprologados.lexicon import END, Lexicon, Node
from game.aprologados.wordbank import LETTERS, compile_bank

RACKS = {"castellano": "aeorlsn", "euskera": "aeikrtn", "ingles": "aeinrst"}
Children = dict[int, dict[str, tuple[int, bool]]]


def timed(work: Callable[[], object], repeat: int = 3) -> float:
    """The best time of some, in milliseconds."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1000


def packed(lexicon: Lexicon, node: int, rack: dict[str, int], blanks: int, room: int) -> int:
    """How many words of up to `room` letters the rack and its blanks spell, edge by edge."""
    found = 0
    for letter, child, ends in lexicon.children(node):
        for spent in (letter, "?"):
            if rack.get(letter, 0) if spent == letter else blanks:
                if spent == letter:
                    rack[letter] -= 1
                found += ends
                if room > 1 and child:
                    found += packed(lexicon, child, rack, blanks - (spent == "?"), room - 1)
                if spent == letter:
                    rack[letter] += 1
    return found


def lazy(lexicon: Lexicon, cache: Children, node: int, rack: dict[str, int], blanks: int, room: int) -> int:
    """The same over dicts that are made when a node is first met."""
    children = cache.get(node)
    if children is None:
        children = cache[node] = {letter: (child, ends) for letter, child, ends in lexicon.children(node)}
    found = 0
    for letter, left in rack.items():
        if left and letter in children:
            child, ends = children[letter]
            rack[letter] -= 1
            found += ends
            if room > 1 and child:
                found += lazy(lexicon, cache, child, rack, blanks, room - 1)
            rack[letter] += 1
    if blanks:
        for child, ends in children.values():
            found += ends
            if room > 1 and child:
                found += lazy(lexicon, cache, child, rack, blanks - 1, room - 1)
    return found


def expanded(node: Node, rack: dict[str, int], blanks: int, room: int) -> int:
    """The same over the expanded bank."""
    found = 0
    for letter, left in rack.items():
        if left and (child := node.get(letter)) is not None:
            rack[letter] -= 1
            found += END in child
            if room > 1:
                found += expanded(child, rack, blanks, room - 1)
            rack[letter] += 1
    if blanks:
        for letter, child in node.items():
            if letter:
                found += END in child
                if room > 1:
                    found += expanded(child, rack, blanks - 1, room - 1)
    return found


def walks(name: str, lexicon: Lexicon) -> None:
    """Time the three ways with 0, 1 and 2 blanks."""
    warm: Children = {}
    root = lexicon.expand()
    for blanks in range(3):
        letters = RACKS[name][: 7 - blanks]
        rack = {letter: letters.count(letter) for letter in letters}
        ways: dict[str, Callable[[], int]] = {
            "packed": partial(packed, lexicon, lexicon.root, rack, blanks, 7),
            "lazy dicts, first time": lambda: lazy(lexicon, {}, lexicon.root, rack, blanks, 7),  # noqa: B023
            "lazy dicts": partial(lazy, lexicon, warm, lexicon.root, rack, blanks, 7),
            "expanded": partial(expanded, root, rack, blanks, 7),
        }
        counts = {way() for way in ways.values()}
        assert len(counts) == 1, "the ways must find the same words"
        print(
            f"  {blanks} blanks, {counts.pop()} words:",
            ", ".join(f"{name} {timed(way):.1f} ms" for name, way in ways.items()),
        )


def bench(name: str) -> None:
    """Print the figures of one bank."""
    data = (banks.FOLDER / f"{name}{banks.SUFFIX}").read_bytes()
    lexicon = Lexicon.from_bytes(data)
    print(
        f"{name}: {len(lexicon):,} words, {len(data) / 1024:.0f} KB, "
        f"loads in {timed(lambda: Lexicon.from_bytes(data)):.2f} ms"
    )
    sample = sorted(set(random.Random(1).choices(list(banks.common(name.removesuffix(banks.COMMON))), k=20_000)))
    sample += [word[::-1] for word in sample]
    lookup = timed(lambda: [word in lexicon for word in sample])
    print(f"  {len(sample) / lookup / 1000:.2f} million lookups a second")
    print(f"  expands in {timed(lambda: Lexicon.from_bytes(data).expand()):.0f} ms", end="")
    tracemalloc.start()
    kept = Lexicon.from_bytes(data)
    loaded = tracemalloc.get_traced_memory()[0]
    kept.expand()
    print(f"; memory {loaded / 2**20:.1f} MB loaded, {tracemalloc.get_traced_memory()[0] / 2**20:.1f} MB expanded")
    tracemalloc.stop()
    if name in RACKS:
        walks(name, lexicon)


def bench_compiling() -> None:
    """A user's list of the size of the Spanish bank, from text to bank."""
    text = "\n".join(banks.load("castellano")).encode()
    start = time.perf_counter()
    _, report = compile_bank(text, "castellano")
    print(f"compile_bank: {report.kept:,} words in {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    for bank in sys.argv[1:] or [*LETTERS, *(language + banks.COMMON for language in LETTERS)]:
        bench(bank)
    bench_compiling()
