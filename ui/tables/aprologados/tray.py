"""A player's tiles in the window: their order on the rack, where some lie on the board for now, and typed words.

Nothing here is drawn or played: the tray says what a hand has done so far, the rules say what it is worth.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.aprologados.board import Layout
from game.aprologados.tiles import BLANK


@dataclass(frozen=True)
class Tile:
    """One tile of a rack; the number tells equal ones apart."""

    number: int
    face: str

    @property
    def blank(self) -> bool:
        """Whether its letter is still to be chosen."""
        return self.face == BLANK


class Tray:
    """The tiles of one seat. `placed` gives each square its tile and the face that it shows there."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.placed: dict[int, tuple[Tile, str]] = {}
        self.picked: Tile | None = None
        """The tile that is picked up, to be laid on a square."""
        self._next = 0

    def add(self, faces: Sequence[str]) -> list[Tile]:
        """New tiles at the end of the rack."""
        new = [Tile(self._next + number, face) for number, face in enumerate(faces)]
        self._next += len(new)
        self.tiles += new
        return new

    def update(self, rack: Sequence[str], cells: Sequence[str]) -> None:
        """Hold just these tiles, in the order that the player gave them; what cannot lie any more comes back."""
        left = Counter(rack)
        kept = []
        for tile in self.tiles:
            if left[tile.face]:
                left[tile.face] -= 1
                kept.append(tile)
        self.tiles = kept
        new = []
        for face in rack:
            if left[face]:
                left[face] -= 1
                new.append(face)
        self.add(new)
        self.placed = {
            square: (tile, face)
            for square, (tile, face) in self.placed.items()
            if tile in self.tiles and not cells[square]
        }

    @property
    def rack(self) -> list[Tile]:
        """The tiles that are not on the board."""
        out = {tile for tile, _ in self.placed.values()}
        return [tile for tile in self.tiles if tile not in out]

    @property
    def faces(self) -> dict[int, str]:
        """What lies on the board for now, as the rules take it: a blank shows its letter in capitals."""
        return {square: face for square, (_, face) in self.placed.items()}

    def square_of(self, tile: Tile) -> int | None:
        """Where a tile lies on the board; None if on the rack."""
        return next((square for square, (other, _) in self.placed.items() if other == tile), None)

    def lay(self, tile: Tile, square: int, face: str = "") -> None:
        """Put a tile on a square. One that lies there changes places with it, or goes back to the rack."""
        came_from = self.square_of(tile)
        shown = face or (self.placed[came_from][1] if came_from is not None else tile.face)
        if came_from is not None:
            del self.placed[came_from]
        other = self.placed.pop(square, None)
        if other and came_from is not None:
            self.placed[came_from] = other
        elif other:
            self.swap(tile, other[0])
        self.placed[square] = (tile, shown)

    def recall(self, tile: Tile) -> None:
        """Take a tile back to the rack."""
        square = self.square_of(tile)
        if square is not None:
            del self.placed[square]

    def recall_all(self) -> None:
        """Take all tiles back."""
        self.placed.clear()

    def spend(self) -> None:
        """The tiles on the board have been played."""
        used = {tile for tile, _ in self.placed.values()}
        self.tiles = [tile for tile in self.tiles if tile not in used]
        self.placed.clear()

    def swap(self, one: Tile, other: Tile) -> None:
        """Two tiles change places on the rack."""
        a, b = self.tiles.index(one), self.tiles.index(other)
        self.tiles[a], self.tiles[b] = other, one

    def shuffle(self, rng: Random) -> None:
        """Another order, for new ideas: never the same one if there is another."""
        before = [tile.face for tile in self.tiles]
        for _ in range(8):
            rng.shuffle(self.tiles)
            if [tile.face for tile in self.tiles] != before:
                return


class NoTile(Exception):
    """No tile of the rack spells the next letter."""


class OffBoard(Exception):
    """The word that is being typed does not fit in its line."""


class Writer:
    """A word typed from a square, across or down.

    It may be typed whole, with the letters that already lie there, or only with the letters that are missing.
    A digraph tile is used where it serves, a blank where no other tile does or where a capital asks for it.
    """

    def __init__(self, tray: Tray, layout: Layout, cells: Sequence[str], square: int, across: bool = True) -> None:
        self.tray = tray
        self.layout = layout
        self.cells = cells
        self.start = square
        self.across = across
        self.text = ""
        self.next: int | None = square
        """Where the next letter goes; None past the edge."""
        self._typed: list[Tile] = []

    @property
    def shown(self) -> int | None:
        """Where the cursor stands: once a word is begun, on the next free square."""
        square = self.next
        while self.text and square is not None and self._lies(square):
            square = self.layout.after(square, self.across)
        return square

    def type(self, letter: str) -> None:
        """One more letter; a capital asks for a blank. Raises NoTile or OffBoard, and changes nothing then."""
        self._try(self.text + letter, self.across)

    def erase(self) -> bool:
        """Take the last letter back; whether there was one."""
        if not self.text:
            return False
        self._try(self.text[:-1], self.across)
        return True

    def flip(self) -> None:
        """The other direction, with all that was typed."""
        self._try(self.text, not self.across)

    def move(self, dx: int, dy: int) -> None:
        """Go to another square; what was typed stays where it is."""
        size = self.layout.size
        here = self.next if self.next is not None else self.start
        row, column = here // size + dy, here % size + dx
        if 0 <= row < size and 0 <= column < size:
            self.go(row * size + column)

    def go(self, square: int) -> None:
        """Begin a word at a square."""
        self.start = self.next = square
        self.text = ""
        self._typed = []

    def _try(self, text: str, across: bool) -> None:
        before = dict(self.tray.placed)
        for tile in self._typed:
            self.tray.recall(tile)
        try:
            typed, following = self._write(text, across)
        except (NoTile, OffBoard):
            self.tray.placed = before
            raise
        self.text, self.across, self.next, self._typed = text, across, following, typed

    def _write(self, text: str, across: bool) -> tuple[list[Tile], int | None]:
        square: int | None = self.start
        typed: list[Tile] = []
        place = 0
        while place < len(text):
            if square is None:
                raise OffBoard
            rest = text[place:].lower()
            lies = self._lies(square)
            if lies:
                if rest.startswith(lies):
                    place += len(lies)
                elif lies.startswith(rest):
                    break  # half a digraph that lies there
                square = self.layout.after(square, across)
                continue
            tile, face = self._tile_for(text[place:])
            if tile is None:
                break  # half a digraph of the rack
            self.tray.placed[square] = (tile, face)
            typed.append(tile)
            place += len(face)
            square = self.layout.after(square, across)
        return typed, square

    def _lies(self, square: int) -> str:
        if square in self.tray.placed:
            return self.tray.placed[square][1].lower()
        return self.cells[square].lower()

    def _tile_for(self, text: str) -> tuple[Tile | None, str]:
        """The tile for the next letters and the face that it shows; no tile if the letters may become a digraph."""
        rack = self.tray.rack
        blank = next((tile for tile in rack if tile.blank), None)
        letter = text[0]
        if letter.isupper():
            if blank is None:
                raise NoTile(letter)
            return blank, letter
        for tile in rack:
            if len(tile.face) > 1 and text.startswith(tile.face):
                return tile, tile.face
        for tile in rack:
            if tile.face == letter:
                return tile, letter
        if blank is not None:
            return blank, letter.upper()
        if len(text) == 1 and any(len(tile.face) > 1 and tile.face.startswith(letter) for tile in rack):
            return None, ""
        raise NoTile(letter)
