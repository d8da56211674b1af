"""The rules of Cachos, to be read beside the rows K1–K20 and D1–D36 of the rule page."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Self

from game.cachos import events as happened
from game.cachos.bids import AS, Bid, Step, counts, step_of, valid_pass
from game.cachos.knowledge import sees
from game.cachos.legality import legal_moves, may_oblige, next_seat, refusal, wild
from game.cachos.parts import (
    DICE,
    MOUNTED,
    WORD_MOVES,
    CachosOptions,
    Calzar,
    Dudar,
    DudarPaso,
    End,
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
    StartRoll,
    Way,
)
from game.cachos.view import CachosView
from game.core import Chance, Event, Game, Move, Options, Outcome, UnreadableMove, View

_BID = re.compile(r"([1-9][0-9]?)x([1-6])")
_SAID: dict[type[Move], Callable[[int, int, Bid], Event]] = {
    Dudar: happened.Doubted,
    Calzar: happened.Calzado,
    Siciliana: happened.SicilianaSaid,
}


class Cachos(Game):
    """A match of Cachos, from the first throw for the opening to the last player with dice."""

    name: ClassVar[str] = "cachos"
    options_type: ClassVar[type[Options]] = CachosOptions
    options: CachosOptions

    def __init__(self, options: CachosOptions, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.outcome = None
        self.turn = None
        self.opening = []
        self.counts: list[int] = [DICE] * options.seats
        self.obliged: list[bool] = [False] * options.seats
        """D27: who has used up the obligo."""
        self.fallen: list[int] = []
        """Seats without dice, in the order in which they lost the last."""
        self.rounds: list[Round] = []
        self.start_rolls: list[tuple[StartRoll, ...]] = []
        self._clear(opener=0)

    def _clear(self, opener: int) -> None:
        """An empty table for the next round."""
        self.opener = opener
        self.way = Way.IZQUIERDA
        self.awaiting_obligo = False
        self.obligo: Obligo | None = None
        self.false_start = False
        self.bid: Bid | None = None
        self.bidder: int | None = None
        self.log: list[Said] = []
        self.mounted: list[MountedDie] = []
        self.dice: list[tuple[int, ...]] = [()] * self.seats

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or CachosOptions()
        assert isinstance(options, CachosOptions)
        match = cls(options, Chance(seed))
        match.opening = match._throw_for_the_opening()
        return match

    # -- throwing ----------------------------------------------------------------------------------------------

    def _throw_for_the_opening(self) -> list[Event]:
        """K2, D2: one die each; those tied for the highest throw again until one is left."""
        events: list[Event] = []
        throwing = tuple(range(self.seats))
        while True:
            rolls = tuple(StartRoll(seat, 1 + self.chance.below(6)) for seat in throwing)
            self.start_rolls.append(rolls)
            events += [happened.StartRolled(*roll, attempt=len(self.start_rolls)) for roll in rolls]
            throwing = highest(rolls)
            if len(throwing) == 1:
                return events + self._start_round(throwing[0])
            events.append(happened.StartTied(throwing, max(roll.face for roll in rolls)))

    def _start_round(self, opener: int) -> list[Event]:
        """K5: all throw, unless the opener is first asked whether to oblige: that comes before anyone looks."""
        self._clear(opener)
        self.turn = opener
        self.awaiting_obligo = may_oblige(self, opener)
        events: list[Event] = [happened.RoundStarted(len(self.rounds) + 1, opener, tuple(self.counts))]
        return events if self.awaiting_obligo else events + self._throw()

    def _throw(self) -> list[Event]:
        """D9: one cup after another from the opener on; a die on top of another is shown and thrown again."""
        events: list[Event] = []
        for offset in range(self.seats):
            seat = (self.opener + offset) % self.seats
            if not self.counts[seat]:
                continue
            rng = self.chance.rng()
            cup = []
            for _ in range(self.counts[seat]):
                face = 1 + int(rng.random() * 6)
                while self.options.montado and self.counts[seat] > 1 and rng.random() < MOUNTED:
                    self.mounted.append(MountedDie(seat, face))
                    events.append(happened.Mounted(seat, face))
                    face = 1 + int(rng.random() * 6)
                cup.append(face)
            self.dice[seat] = tuple(cup)
            events.append(happened.Rolled(seat, len(cup), self.dice[seat], self.obligo))
        return events

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Move]:
        return legal_moves(self)

    def check(self, move: Move) -> None:
        refused = refusal(self, move)
        if refused is not None:
            raise refused

    def apply(self, move: Move) -> list[Event]:
        assert self.turn is not None
        seat = self.turn
        self.log.append(Said(seat, move))
        match move:
            case Bid():
                return self._bid(seat, move)
            case Pasar():
                assert self.bid is not None
                self.turn = next_seat(self.counts, seat, self.way)
                return [happened.Passed(seat, self.bid)]
            case Sentido():
                self.way = move.way
                return [happened.DirectionChosen(seat, move.way)]
            case Obligar():
                self.awaiting_obligo, self.obligo, self.obliged[seat] = False, move.kind, True
                return [happened.Obliged(seat, move.kind), *self._throw()]
            case SinObligo():
                self.awaiting_obligo = False
                return [happened.ObligoDeclined(seat), *self._throw()]
        return self._decide(seat, move)

    def _bid(self, seat: int, bid: Bid) -> list[Event]:
        """K6–K10; an opening with ases is void (K7) unless the round is an obligo (D28)."""
        self.turn = next_seat(self.counts, seat, self.way)
        if bid.face == AS and self.bid is None and self.obligo is None:
            self.false_start = True
            return [happened.BidMade(seat, bid, Step.FALSA), happened.FalseStart(seat, wild(self))]
        step = step_of(self.bid, bid)
        self.bid, self.bidder = bid, seat
        return [happened.BidMade(seat, bid, step)]

    # -- the end of a round ------------------------------------------------------------------------------------

    def _decide(self, seat: int, move: Move) -> list[Event]:
        """Cups up: who was right, whose dice change, who opens."""
        assert self.bid is not None and self.bidder is not None
        if isinstance(move, DudarPaso):
            target = self.log[-2].seat
            show = self._show_pass(seat, target)
            shown: Event = happened.PassShown(target, self.dice[target], show.holds, show)
            return [happened.PassDoubted(seat, target), shown, *self._settle(show)]
        show = self._show_all(seat, move)
        shown = happened.Revealed(self.bidder, self.bid, show.total, show.holds, show)
        said = _SAID[type(move)](seat, self.bidder, self.bid)
        return [said, shown, *self._settle(show)]

    def _show_all(self, seat: int, move: Move) -> Showdown:
        """K11, K12, K20: count the pinta over all dice."""
        assert self.bid is not None and self.bidder is not None
        ases = wild(self) and not isinstance(move, Siciliana)
        counted = tuple(tuple(counts(die, self.bid.face, ases) for die in cup) for cup in self.dice)
        total = sum(map(sum, counted))
        if isinstance(move, Calzar):
            holds = total == self.bid.quantity
            loser, change = seat, min(1, DICE - self.counts[seat]) if holds else -1
        else:
            holds = total >= self.bid.quantity
            loser = seat if holds else self.bidder
            change = -min(2 if isinstance(move, Siciliana) else 1, self.counts[loser])
        return Showdown(move, seat, self.bidder, self.bid, ases, tuple(self.dice), counted, total, holds, loser, change)

    def _show_pass(self, seat: int, target: int) -> Showdown:
        """K14, D15: only the passer shows; the wrong one of the two loses a die."""
        assert self.bid is not None
        valid = valid_pass(self.dice[target])
        dice = tuple(cup if owner == target else None for owner, cup in enumerate(self.dice))
        counted = tuple(tuple(valid for _ in cup or ()) for cup in dice)
        loser = seat if valid else target
        return Showdown(DudarPaso(), seat, target, self.bid, False, dice, counted, 0, valid, loser, -1)

    def _settle(self, show: Showdown) -> list[Event]:
        """K3, K4, D11, D21, D35: dice change hands, and the next round or the end follows."""
        seat, before = show.seat, tuple(self.counts)
        self.counts[seat] += show.change
        left = self.counts[seat]
        self.rounds.append(
            Round(
                len(self.rounds) + 1,
                self.opener,
                self.way,
                self.obligo,
                self.false_start,
                before,
                tuple(self.mounted),
                tuple(self.log),
                show,
                tuple(self.counts),
            )
        )
        if isinstance(show.challenge, Calzar) and show.holds:
            return [happened.DieRecovered(seat, show.change, left), *self._start_round(seat)]
        events: list[Event] = [happened.DiceLost(seat, -show.change, left)]
        if left:
            return events + self._start_round(seat)
        self.fallen.append(seat)
        events.append(happened.Eliminated(seat, self.seats + 1 - len(self.fallen)))
        opener = next_seat(self.counts, seat, self.way)
        if sum(count > 0 for count in self.counts) > 1:
            return events + self._start_round(opener)
        return [*events, self._end(opener)]

    def _end(self, winner: int) -> Event:
        """K4: the last one with dice wins; points say how many others each has outlasted."""
        order = [*self.fallen, winner]
        points = tuple(order.index(seat) for seat in range(self.seats))
        self.outcome = Outcome((winner,), End.LAST_WITH_DICE, points)
        self._clear(winner)
        self.turn = None
        return happened.MatchWon(winner, self.counts[winner])

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> CachosView:
        return CachosView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            options=self.options,
            counts=tuple(self.counts),
            obliged=tuple(self.obliged),
            fallen=tuple(self.fallen),
            opener=self.opener,
            way=self.way,
            awaiting_obligo=self.awaiting_obligo,
            obligo=self.obligo,
            false_start=self.false_start,
            bid=self.bid,
            bidder=self.bidder,
            log=tuple(self.log),
            mounted=tuple(self.mounted),
            dice=tuple(
                cup if sees(seat, owner, len(cup), self.obligo) else None for owner, cup in enumerate(self.dice)
            ),
            thrown=any(self.dice),
            rounds=tuple(self.rounds),
            start_rolls=tuple(self.start_rolls),
            outcome=self.outcome,
        )

    def open_view(self, seat: int | None) -> CachosView:
        return replace(self.view(seat), dice=tuple(self.dice))

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        """Hidden dice are thrown anew, each face as likely as the next."""
        assert isinstance(view, CachosView)
        world = object.__new__(cls)
        world.options = view.options
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.outcome = view.outcome
        world.turn = view.turn
        world.counts = list(view.counts)
        world.obliged = list(view.obliged)
        world.fallen = list(view.fallen)
        world.opener = view.opener
        world.way = view.way
        world.awaiting_obligo = view.awaiting_obligo
        world.obligo = view.obligo
        world.false_start = view.false_start
        world.bid, world.bidder = view.bid, view.bidder
        world.log = list(view.log)
        world.mounted = list(view.mounted)
        world.rounds = list(view.rounds)
        world.start_rolls = list(view.start_rolls)
        world.dice = [
            cup if cup is not None else tuple(1 + int(rng.random() * 6) for _ in range(count if view.thrown else 0))
            for cup, count in zip(view.dice, view.counts, strict=True)
        ]
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        for name in ("counts", "obliged", "fallen", "rounds", "start_rolls", "log", "mounted", "dice"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @classmethod
    def parse(cls, text: str) -> Move:
        found = _BID.fullmatch(text)
        if found:
            return Bid(int(found[1]), int(found[2]))
        for move in WORD_MOVES:
            if str(move) == text:
                return move
        words = ", ".join(map(str, WORD_MOVES))
        raise UnreadableMove(text, f"a bid like 3x5 (three quinas), or one of: {words}")


def highest(rolls: Sequence[StartRoll]) -> tuple[int, ...]:
    """K2: the seats with the highest face; the as is the lowest."""
    best = max(roll.face for roll in rolls)
    return tuple(roll.seat for roll in rolls if roll.face == best)
