"""What the table of Chinchón shows now."""

from dataclasses import dataclass, field

from game.cards import Card
from game.chinchon.parts import (
    LAST_EXHAUSTION,
    Automatic,
    AutomaticCloseNear,
    Closed,
    ClosedByItself,
    Counted,
    Dealt,
    Discarded,
    Drawn,
    Eliminated,
    GroupShown,
    HandEnded,
    HandResult,
    HandStarted,
    LaidOff,
    Phase,
    PileStarted,
    PileTaken,
    Reentered,
    ReentryOffered,
    Reshuffled,
)
from game.chinchon.view import ChinchonView
from game.core import Event


@dataclass
class Shown:
    """Turn, stock, groups and score as they have been seen to change."""

    deck: int
    """How many cards are played with."""
    totals: list[int]
    playing: list[int]
    reentries: list[int]
    dealer: int
    mano: int
    turn: int | None
    """Who takes and throws, or answers whether to come back."""
    taken: Card | None
    """The card taken in this turn, if it may be known."""
    stock: int
    last_stock: bool
    """Whether the hand closes by itself when this stock runs out."""
    closed: bool
    """Whether the hand is closed: stock and pile lie aside, the groups in the middle."""
    owners: list[int]
    """Whose each group on the table is, by its number."""
    counted: dict[int, int]
    """What the hands count that have been counted, by seat."""
    results: list[HandResult]
    """The lines of the score sheet."""
    laying: int | None = field(default=None, compare=False)
    """Who shows or lays off. No event says when one has nothing more to lay, so it is only known of who just did."""

    @classmethod
    def of(cls, view: ChinchonView) -> "Shown":
        """As a view has it."""
        laying = view.phase in (Phase.SHOW, Phase.LAY)
        over = view.phase in (Phase.REENTRY, Phase.OVER) and view.results
        points = view.results[-1].points if over else ()
        return cls(
            deck=len(view.options.deck),
            totals=list(view.totals),
            playing=list(view.playing),
            reentries=list(view.reentries),
            dealer=view.dealer,
            mano=view.mano,
            turn=None if laying else view.turn,
            taken=view.taken,
            stock=view.stock,
            last_stock=view.exhaustions >= LAST_EXHAUSTION - 1,
            closed=view.how is not None,
            owners=[shown.owner for shown in view.table],
            counted={seat: counts for seat, counts in enumerate(points) if counts is not None},
            results=list(view.results),
            laying=view.turn if laying else None,
        )

    @property
    def acting(self) -> int | None:
        """Whose plate is lit."""
        return self.laying if self.turn is None else self.turn

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        match event:
            case HandStarted():
                self._start(event)
            case Dealt():
                self.stock -= 1
            case PileStarted():
                self.stock -= 1
                self.turn = self.mano
            case Drawn():
                self.stock -= 1
                self.turn, self.taken = event.seat, event.card
            case PileTaken():
                self.turn, self.taken = event.seat, event.card
            case Discarded():
                self.turn, self.taken = self._after(event.seat), None
            case Reshuffled():
                self.stock = event.stock
            case AutomaticCloseNear():
                self.last_stock |= event.how is Automatic.STOCK
            case Closed() | ClosedByItself():
                self.closed = True
                self.turn = self.taken = None
                self.laying = event.seat if isinstance(event, Closed) else None
            case GroupShown():
                self.owners.append(event.seat)
                self.laying = event.seat
            case LaidOff():
                self.laying = event.seat
            case _:
                self._score(event)

    def _start(self, event: HandStarted) -> None:
        """A hand begins: nothing is dealt yet."""
        self.dealer, self.mano, self.playing = event.dealer, event.mano, list(event.players)
        self.turn = self.taken = self.laying = None
        self.stock = self.deck
        self.closed = self.last_stock = False
        self.owners, self.counted = [], {}

    def _score(self, event: Event) -> None:
        """What follows a hand."""
        match event:
            case Counted():
                self.totals[event.seat] = event.total
                self.counted[event.seat] = event.points
                self.laying = None
            case HandEnded():
                self.results.append(event.result)
            case Eliminated():
                self.playing.remove(event.seat)
            case ReentryOffered():
                self.turn = event.seat
            case Reentered():
                self.turn = None
                self.totals[event.seat] = event.total
                self.reentries[event.seat] -= 1
                self.playing = sorted([*self.playing, event.seat])
                last = self.results[-1]
                back = (*last.reentered, event.seat)
                self.results[-1] = last._replace(reentered=back, totals_after=tuple(self.totals))

    def _after(self, seat: int) -> int:
        """Who plays after a seat."""
        return min(self.playing, key=lambda other: (other - seat - 1) % len(self.totals))
