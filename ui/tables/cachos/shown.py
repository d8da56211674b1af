"""What the table of Cachos shows now. It runs behind the match while events are played out."""

from dataclasses import dataclass, field

from game.cachos.bids import Bid
from game.cachos.legality import wild
from game.cachos.parts import Obligo, Round, Showdown, Way
from game.cachos.view import CachosView
from game.core import Event, Move


@dataclass
class Reveal:
    """Cups going up and dice being counted."""

    show: Showdown
    up: set[int] = field(default_factory=set)
    lit: list[tuple[int, int]] = field(default_factory=list)
    """The dice that have been counted so far: seat and number."""
    decided: bool = False
    """Whether it is said what came of it."""


@dataclass
class Shown:
    """The round as the person at the screen has seen it so far."""

    number: int
    counts: list[int]
    dice: list[tuple[int, ...] | None]
    """The dice that the viewer may look at."""
    thrown: bool
    opener: int | None
    way: Way
    obligo: Obligo | None
    wild: bool
    bid: Bid | None = None
    bidder: int | None = None
    false_start: bool = False
    words: dict[int, Move] = field(default_factory=dict)
    speaker: int | None = None
    """Who spoke last."""
    turn: int | None = None
    reveal: Reveal | None = None
    throwing_for: str = ""
    """A caption for the middle while no bid stands: the throw for the opening, a new round."""

    @classmethod
    def of(cls, view: CachosView) -> "Shown":
        """All that the view says."""
        words = {said.seat: said.move for said in view.log}
        speaker = view.log[-1].seat if view.log else None
        return cls(
            view.number,
            list(view.counts),
            list(view.dice),
            view.thrown,
            view.opener,
            view.way,
            view.obligo,
            wild(view),
            view.bid,
            view.bidder,
            view.false_start,
            words,
            speaker,
            view.turn,
        )

    def follow(self, event: Event) -> None:
        """Take over what an event says."""

    @classmethod
    def after(cls, last: Round) -> "Shown":
        """The table as the last round left it: all that was shown stays in sight."""
        show = last.showdown
        shown = cls(
            last.number,
            list(last.after),
            [None] * len(last.after),
            True,
            last.opener,
            last.way,
            last.obligo,
            show.wild,
            show.bid,
            show.target,
            last.false_start,
        )
        shown.reveal = Reveal(show, {seat for seat, cup in enumerate(show.dice) if cup})
        shown.reveal.lit = counted(show)
        shown.reveal.decided = True
        return shown


def counted(show: Showdown) -> list[tuple[int, int]]:
    """The dice that count, in the order of the seats."""
    return [(seat, number) for seat, flags in enumerate(show.counted) for number, flag in enumerate(flags) if flag]
