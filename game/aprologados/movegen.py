"""All legal plays of a rack, by the way of Appel and Jacobson: walk the bank's DAWG along every line of the board.

Every play covers an *anchor*, an empty square beside a tile (the centre on an empty board). In each line and for
each anchor, what stands left of it is either the tiles already there, or a *part* spelled from the rack on squares
that touch nothing; from the anchor on, letters follow the DAWG as far as the rack, the tiles met and the *cross
checks* (the faces that also make words in the other direction) allow.

Parts do not depend on where they lie, so each is spelled once for the whole board. What is left of a rack is one
number with four bits a face: taking a tile is a subtraction, and nothing has to be put back.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from game.aprologados.board import Cells
from game.aprologados.lexicon import END, Lexicon, Node
from game.aprologados.parts import RACK, Lay
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK
from game.core.chance import shuffled

#: The faces spelled so far, where the DAWG stands after them, and what is left of the rack.
Part = tuple[tuple[str, ...], Node, int]
Rack = tuple[str, ...]

RACKS_TRIED: Final = 100


@lru_cache(maxsize=8)
def plays(setting: Setting, cells: tuple[str, ...], rack: Rack, lexicon: Lexicon | None = None) -> tuple[Lay, ...]:
    """Every legal play of a rack; from the words of another bank, if one is named, such as the common words."""
    return tuple(Search(setting, cells, rack, lexicon).plays())


@lru_cache(maxsize=64)
def can_play(setting: Setting, cells: tuple[str, ...], rack: Rack) -> bool:
    """Whether a rack has any legal play."""
    return next(Search(setting, cells, rack).plays(), None) is not None


@lru_cache(maxsize=16)
def playable(setting: Setting) -> bool:
    """W12b: whether a word bank is large enough to play with: of a hundred racks some can open."""
    rng, tiles = Random(0), setting.tiles.all()
    empty = ("",) * setting.layout.size**2
    return any(can_play(setting, empty, tuple(sorted(shuffled(tiles, rng)[:RACK]))) for _ in range(RACKS_TRIED))


class Search:
    """The plays of one rack on one position."""

    def __init__(self, setting: Setting, cells: Cells, rack: Rack, lexicon: Lexicon | None = None) -> None:
        self.layout = setting.layout
        self.cells = [cell.lower() for cell in cells]
        self.root = (lexicon or setting.lexicon).expand()
        self.faces = setting.tiles.faces
        self.digraphs = setting.tiles.digraphs
        self.split = setting.tiles.split if setting.tiles.whole else None
        self.count = len(rack)
        distinct = sorted(set(rack) - {BLANK})
        self.held = [(face, 1 << 4 * place, 15 << 4 * place) for place, face in enumerate(distinct, 1)]
        self.full = sum(rack.count(face) * unit for face, unit, _ in self.held) + rack.count(BLANK)
        self.parts: list[list[Part]] = [[((), self.root, self.full)]]
        self.parts_by_face: dict[int, dict[str, list[Part]]] = {}
        self.checks: dict[tuple[tuple[str, ...], tuple[str, ...]], frozenset[str]] = {}
        self.empty = not any(cells)
        self.must_contain = not setting.preset.alongside and not self.empty
        self.anchors = self._anchors()

    def _anchors(self) -> frozenset[int]:
        if self.empty:
            return frozenset({self.layout.centre})
        cells, neighbours = self.cells, self.layout.neighbours
        return frozenset(
            square for square, cell in enumerate(cells) if not cell and any(cells[side] for side in neighbours(square))
        )

    def plays(self) -> Iterator[Lay]:
        """Find them one by one."""
        size = self.layout.size
        for across in (True, False):
            for number in range(size):
                first, step = (number * size, 1) if across else (number, size)
                squares = range(first, first + step * size, step)
                if any(square in self.anchors for square in squares):
                    for start, faces in self._line(squares, across):
                        yield Lay(number, start, True, faces) if across else Lay(start, number, False, faces)

    # -- the DAWG ----------------------------------------------------------------------------------------------

    def _steps(self, node: Node, rack: int) -> Iterator[tuple[str, Node, int]]:
        """The tiles of the rack that may follow: face, where it leads, what is left."""
        for face, unit, mask in self.held:
            if rack & mask:
                child = node.get(face) if len(face) == 1 else walk(node, face)
                if child is not None:
                    yield face, child, rack - unit
        if rack & 15:
            for face, child in node.items():
                if face is not END and face:
                    yield face.upper(), child, rack - 1
            for face in self.digraphs:
                child = walk(node, face)
                if child is not None:
                    yield face.upper(), child, rack - 1

    def _parts(self, length: int) -> list[Part]:
        """What the rack can begin a word with, of so many tiles."""
        while len(self.parts) <= length:
            self.parts.append(
                [
                    ((*faces, face), child, left)
                    for faces, node, rack in self.parts[-1]
                    for face, child, left in self._steps(node, rack)
                ]
            )
        return self.parts[length]

    def _parts_ending(self, length: int, allowed: frozenset[str]) -> Iterator[Part]:
        """The parts of so many tiles whose last face is one of some."""
        groups = self.parts_by_face.get(length)
        if groups is None:
            groups = self.parts_by_face[length] = {}
            for part in self._parts(length):
                groups.setdefault(part[0][-1].lower(), []).append(part)
        for face in sorted(allowed):
            yield from groups.get(face, ())

    # -- a line ------------------------------------------------------------------------------------------------

    def _line(self, squares: range, across: bool) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The plays along a line: the place of the first tile, and the faces."""
        size = len(squares)
        tiles = [self.cells[square] for square in squares]
        if self.must_contain and not any(tiles):
            return
        checks = [None if tiles[place] else self._cross_check(squares[place], not across) for place in range(size)]
        next_tile = self._next_tiles(tiles)
        free = 0
        for place in range(size):
            if tiles[place]:
                free = 0
            elif squares[place] not in self.anchors:
                free += 1
            else:
                if place and tiles[place - 1]:
                    start = place - 1
                    while start and tiles[start - 1]:
                        start -= 1
                    before = tuple(tiles[start:place])
                    node = walk(self.root, "".join(before))
                    if node is not None:
                        for face, child, left in self._steps(node, self.full):
                            allowed = checks[place]
                            if allowed is None or face.lower() in allowed:
                                part = ((*before, face), child, left)
                                yield from self._extend(tiles, checks, next_tile, start, part, True)
                else:
                    yield from self._from_parts(tiles, checks, next_tile, place, free)
                free = 0

    def _from_parts(
        self, tiles: list[str], checks: list[frozenset[str] | None], next_tile: list[int], place: int, free: int
    ) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The plays whose first tiles are the rack's own, up to `free` of them before the anchor."""
        allowed = checks[place]
        for before in range(min(free, self.count - 1) + 1):
            length = before + 1
            if self.must_contain and length + next_tile[place + 1] - place - 1 > self.count:
                return
            for part in self._parts(length) if allowed is None else self._parts_ending(length, allowed):
                yield from self._extend(tiles, checks, next_tile, place - before, part, not self.must_contain)

    def _extend(
        self,
        tiles: list[str],
        checks: list[frozenset[str] | None],
        next_tile: list[int],
        start: int,
        part: Part,
        touched: bool,
    ) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Go on to the right from a part that lies at `start`, its last tile newly laid."""
        size = len(tiles)
        open_parts = [(part, touched)]
        while open_parts:
            (faces, node, rack), touched = open_parts.pop()
            place = start + len(faces)
            while place < size and tiles[place]:
                tile = tiles[place]
                found = node.get(tile) if len(tile) == 1 else walk(node, tile)
                if found is None:
                    break
                node = found
                faces = (*faces, tile)
                touched = True
                place += 1
            else:
                if touched and END in node and len(faces) > 1 and not (self.split and self.split(faces)):
                    yield start, faces
                if place < size and rack and (touched or next_tile[place] < size):
                    allowed = checks[place]
                    for face, child, left in self._steps(node, rack):
                        if allowed is None or face.lower() in allowed:
                            open_parts.append((((*faces, face), child, left), touched))

    @staticmethod
    def _next_tiles(tiles: list[str]) -> list[int]:
        """For every place, that of the first tile from there on; far away if none."""
        following = [99] * (len(tiles) + 1)
        for place in reversed(range(len(tiles))):
            following[place] = place if tiles[place] else following[place + 1]
        return following

    def _cross_check(self, square: int, across: bool) -> frozenset[str] | None:
        """The faces that may lie on an empty square for the sake of the line through it; None if all."""
        run = self.layout.run(self.cells, square, across)
        if len(run) == 1:
            return None
        place = run.index(square)
        before = tuple(self.cells[other] for other in run[:place])
        after = tuple(self.cells[other] for other in run[place + 1 :])
        known = self.checks.get((before, after))
        if known is None:
            known = self.checks[before, after] = frozenset(self._crossing(before, after))
        return known

    def _crossing(self, before: tuple[str, ...], after: tuple[str, ...]) -> Iterator[str]:
        """The faces that make a word between these."""
        node, rest = walk(self.root, "".join(before)), "".join(after)
        if node is not None:
            for face in self.faces:
                end = walk(node, face + rest)
                if end is not None and END in end and not (self.split and self.split((*before, face, *after))):
                    yield face


def walk(node: Node, letters: str) -> Node | None:
    """Where the DAWG stands after some letters more; None if no word goes on like that."""
    for letter in letters:
        found = node.get(letter)
        if found is None:
            return None
        node = found
    return node
