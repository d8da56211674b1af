"""What the table of Cachos shows now."""

from dataclasses import dataclass, field

from game.cachos import events as happened
from game.cachos.bids import Bid
from game.cachos.legality import next_seat
from game.cachos.parts import (
    Calzar,
    Dudar,
    DudarPaso,
    MountedDie,
    Obligar,
    Obligo,
    Pasar,
    Round,
    Said,
    Sentido,
    Showdown,
    Siciliana,
    SinObligo,
    Way,
)
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
    """The round as the person at the screen has seen it so far, and the rounds before it. At the end of a match the
    last round stays in sight."""

    number: int
    before: list[int]
    """How many dice each began the round with."""
    counts: list[int]
    dice: list[tuple[int, ...] | None]
    """The dice that the viewer may look at."""
    thrown: bool
    opener: int | None
    way: Way
    obligo: Obligo | None
    wild: bool
    false_start: bool
    bid: Bid | None
    bidder: int | None
    log: list[Said]
    mounted: list[MountedDie]
    turn: int | None
    rounds: list[Round]
    """The finished ones, and the one that is revealed."""
    reveal: Reveal | None = field(default=None, compare=False)
    """How far the count of the dice on the table has come."""

    @classmethod
    def of(cls, view: CachosView) -> "Shown":
        """As a view has it."""
        shown = cls(
            number=view.number,
            before=list(view.counts),
            counts=list(view.counts),
            dice=[cup or None for cup in view.dice],
            thrown=view.thrown,
            opener=view.opener,
            way=view.way,
            obligo=view.obligo,
            wild=view.wild,
            false_start=view.false_start,
            bid=view.bid,
            bidder=view.bidder,
            log=list(view.log),
            mounted=list(view.mounted),
            turn=view.turn,
            rounds=list(view.rounds),
        )
        if view.outcome is not None:
            shown._look_back()
        return shown

    @property
    def words(self) -> dict[int, Move]:
        """What each has said last."""
        return {said.seat: said.move for said in self.log}

    @property
    def speaker(self) -> int | None:
        """Who spoke last."""
        return self.log[-1].seat if self.log else None

    @property
    def next_opener(self) -> int | None:
        """Who opens the round after the one that is revealed; None at the end."""
        last = self.rounds[-1]
        seat = last.showdown.seat
        if sum(count > 0 for count in last.after) < 2:
            return None
        return seat if last.after[seat] else next_seat(last.after, seat, last.way)

    def unopened(self) -> None:
        """As it is before anybody has thrown for the opening."""
        self.opener = self.turn = None
        self.dice, self.thrown = [None] * len(self.counts), False

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        match event:
            case happened.RoundStarted():
                self._start(event)
            case happened.Mounted():
                self.mounted.append(MountedDie(event.seat, event.face))
            case happened.Rolled():
                self.dice[event.seat] = event.dice
                self.thrown = True
            case happened.Obliged():
                self.obligo, self.wild = event.kind, False
                self._say(event.seat, Obligar(event.kind))
            case happened.ObligoDeclined():
                self._say(event.seat, SinObligo())
            case happened.DirectionChosen():
                self.way = event.way
                self._say(event.seat, Sentido(event.way))
            case happened.BidMade():
                self.bid, self.bidder = event.bid, event.seat
                self._say(event.seat, event.bid, hands_on=True)
            case happened.FalseStart():
                self.bid = self.bidder = None
                self.false_start, self.wild = True, event.wild
            case happened.Passed():
                self._say(event.seat, Pasar(), hands_on=True)
            case _:
                self._decide(event)

    def _start(self, event: happened.RoundStarted) -> None:
        """An empty table for the next round."""
        self.number, self.opener, self.turn = event.number, event.seat, event.seat
        self.before, self.counts = list(event.dice), list(event.dice)
        self.dice, self.thrown = [None] * len(event.dice), False
        self.way, self.obligo, self.wild, self.false_start = Way.IZQUIERDA, None, True, False
        self.bid = self.bidder = self.reveal = None
        self.log, self.mounted = [], []

    def _say(self, seat: int, move: Move, hands_on: bool = False) -> None:
        self.log.append(Said(seat, move))
        if hands_on:
            self.turn = next_seat(self.counts, seat, self.way)

    def _decide(self, event: Event) -> None:
        """The end of a round."""
        match event:
            case happened.Doubted():
                self._say(event.seat, Dudar())
            case happened.Calzado():
                self._say(event.seat, Calzar())
            case happened.SicilianaSaid():
                self._say(event.seat, Siciliana())
            case happened.PassDoubted():
                self._say(event.seat, DudarPaso())
            case happened.Revealed() | happened.PassShown():
                self._reveal(event.showdown)
            case happened.DiceLost() | happened.DieRecovered():
                self.counts[event.seat] = event.left
            case happened.MatchWon():
                self._look_back()

    def _reveal(self, show: Showdown) -> None:
        """The cups go up: the round is a line of what can be looked up, once it is decided."""
        assert self.opener is not None
        self.reveal, self.wild = Reveal(show), show.wild
        after = list(self.before)
        after[show.seat] += show.change
        self.rounds.append(
            Round(
                number=self.number,
                opener=self.opener,
                way=self.way,
                obligo=self.obligo,
                false_start=self.false_start,
                before=tuple(self.before),
                mounted=tuple(self.mounted),
                log=tuple(self.log),
                showdown=show,
                after=tuple(after),
            )
        )

    def _look_back(self) -> None:
        """The match is over: the table as the last round left it, without the words."""
        last = self.rounds[-1]
        show = last.showdown
        self.number, self.opener, self.way, self.obligo = last.number, last.opener, last.way, last.obligo
        self.false_start, self.wild = last.false_start, show.wild
        self.before, self.counts = list(last.before), list(last.after)
        self.dice, self.thrown = [None] * len(last.after), True
        self.bid, self.bidder, self.turn = show.bid, show.target, None
        self.log, self.mounted = [], []
        up = {seat for seat, cup in enumerate(show.dice) if cup}
        self.reveal = Reveal(show, up, counted(show), decided=True)


def counted(show: Showdown) -> list[tuple[int, int]]:
    """The dice that count, in the order of the seats."""
    return [(seat, number) for seat, flags in enumerate(show.counted) for number, flag in enumerate(flags) if flag]
