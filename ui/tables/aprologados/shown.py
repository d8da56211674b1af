"""What the table of Aprologados shows now."""

from dataclasses import dataclass

from game.aprologados.parts import (
    Drew,
    Ended,
    Exchange,
    Exchanged,
    Laid,
    LeftOver,
    Passed,
    Redealt,
    Started,
    TilesAwaited,
    Turn,
    Word,
)
from game.aprologados.tiles import laid
from game.aprologados.view import AprologadosView
from game.core import Event


@dataclass(frozen=True)
class Told:
    """A finished turn as the list of plays tells it; nothing but a seat and what was held is told of a pass."""

    seat: int
    held: tuple[str, ...] | None
    """The tiles before it; None for who may not know them."""
    words: tuple[Word, ...] = ()
    bonus: int = 0
    points: int = 0
    squares: tuple[int, ...] = ()
    """Where tiles were laid."""
    returned: int = 0
    """How many tiles went back to the bag."""

    @classmethod
    def of(cls, turn: Turn) -> "Told":
        """A turn of the rules."""
        returned = len(turn.move.tiles) if isinstance(turn.move, Exchange) else 0
        return cls(turn.seat, turn.held, turn.words, turn.bonus, turn.points, turn.squares, returned)

    @property
    def word(self) -> str:
        """The play's own word; empty for a pass or an exchange."""
        return self.words[0].text if self.words else ""


@dataclass
class Shown:
    """Board, racks, bag and scores as they have been seen to change."""

    first: int
    """Who begins."""
    turn: int | None
    board: list[str]
    racks: list[list[str] | None]
    """The tiles of each seat; None where they are not seen."""
    rack_counts: list[int]
    bag: int
    missing: list[int]
    """How many tiles each has still to be handed, in a match dealt by hand."""
    scores: list[int]
    history: list[Told]

    @classmethod
    def of(cls, view: AprologadosView) -> "Shown":
        """As a view has it."""
        seats = range(len(view.scores))
        own: list[list[str] | None] = [list(view.rack) if seat == view.seat else None for seat in seats]
        return cls(
            first=view.options.empieza - 1,
            turn=view.turn,
            board=list(view.board),
            racks=[list(rack) for rack in view.racks] if view.racks else own,
            rack_counts=list(view.rack_counts),
            bag=view.bag,
            missing=list(view.missing),
            scores=list(view.scores),
            history=[Told.of(turn) for turn in view.history],
        )

    @property
    def dealing(self) -> bool:
        """Whether tiles must be entered by hand before anybody plays."""
        return any(self.missing)

    @property
    def last(self) -> Told | None:
        """The last turn, if it brought a word."""
        return self.history[-1] if self.history and self.history[-1].words else None

    def fresh(self, event: Laid) -> tuple[int, ...]:
        """The squares of a word that its tiles cover, in the order of the tiles."""
        return tuple(square for square in event.squares if not self.board[square])

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        match event:
            case Started():
                self._start(event.tiles)
            case Redealt():
                self._start(self.bag + sum(self.rack_counts))
            case TilesAwaited():
                self.missing[event.seat] = event.count
                if self.turn is None or not self.missing[self.turn]:
                    self.turn = event.seat
            case Drew():
                self._draw(event)
            case Laid():
                self._lay(event)
            case Passed():
                self._end_turn(Told(event.seat, self._held(event.seat)))
            case Exchanged():
                self._end_turn(Told(event.seat, self._held(event.seat), returned=event.count))
                self.bag += event.count
                self._give(event.seat, event.count, event.tiles)
            case LeftOver():
                self.scores[event.seat] -= event.points
                if event.gained_by is not None:
                    self.scores[event.gained_by] += event.points
            case Ended():
                self.turn = None

    def _start(self, tiles: int) -> None:
        self.turn, self.bag, self.history = self.first, tiles, []
        self.board = [""] * len(self.board)
        self.racks = [None if rack is None else [] for rack in self.racks]
        self.rack_counts, self.missing, self.scores = ([0] * len(self.scores) for _ in range(3))

    def _draw(self, event: Drew) -> None:
        """Tiles out of the bag. Where they were waited for, whoever lacks most is next, or else the one to play."""
        seat, rack = event.seat, self.racks[event.seat]
        self.bag -= event.count
        self.rack_counts[seat] += event.count
        if rack is not None:
            rack += event.tiles or ()
        if self.missing[seat]:
            self.missing[seat] -= event.count
            if self.dealing:
                self.turn = self.missing.index(max(self.missing))
            else:
                self.turn = 1 - self.history[-1].seat if self.history else self.first

    def _lay(self, event: Laid) -> None:
        fresh = self.fresh(event)
        told = Told(event.seat, self._held(event.seat), event.words, event.bonus, event.points, fresh)
        self._end_turn(told)
        for square, tile in zip(fresh, event.tiles, strict=True):
            self.board[square] = tile
        self._give(event.seat, len(event.tiles), tuple(laid(event.tiles)))
        self.scores[event.seat] = event.total

    def _held(self, seat: int) -> tuple[str, ...] | None:
        rack = self.racks[seat]
        return None if rack is None else tuple(rack)

    def _end_turn(self, told: Told) -> None:
        self.history.append(told)
        self.turn = 1 - told.seat

    def _give(self, seat: int, count: int, tiles: tuple[str, ...] | None) -> None:
        """Tiles leave a rack."""
        self.rack_counts[seat] -= count
        rack = self.racks[seat]
        if rack is not None:
            for tile in tiles or ():
                rack.remove(tile)
