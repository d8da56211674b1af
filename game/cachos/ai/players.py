"""Computer players of Cachos: one that counts roughly, one that weighs, and one that reads what the others say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import exp
from random import Random

from game.cachos.ai.belief import Belief, tail
from game.cachos.ai.odds import at_least, exact, rate, truth
from game.cachos.bids import AS, FACES, Bid, valid_pass
from game.cachos.knowledge import sees
from game.cachos.parts import (
    Calzar,
    Dudar,
    DudarPaso,
    Obligar,
    Obligo,
    Pasar,
    Phase,
    Sentido,
    Siciliana,
    SinObligo,
    Way,
)
from game.cachos.view import CachosView
from game.core import Budget, Level, Move, Player, View
from game.core.chance import pick


class Manner(StrEnum):
    """How a player carries himself at the table, whatever his level."""

    CAREFUL = "careful"
    BOLD = "bold"
    LIAR = "liar"


@dataclass(frozen=True)
class Temper:
    """A manner in figures: how bids of one's own weigh, how often one lies, and how much a lie may cost."""

    fear: float
    lies: float
    slack: float


TEMPERS = {
    Manner.CAREFUL: Temper(fear=1.1, lies=0.08, slack=0.04),
    Manner.BOLD: Temper(fear=0.95, lies=0.15, slack=0.06),
    Manner.LIAR: Temper(fear=1.0, lies=0.40, slack=0.08),
}


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level; the seed also chooses its manner."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


class _Mannered:
    """Own luck and a manner, both from the seed."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.manner = pick(tuple(Manner), self.rng)

    @property
    def temper(self) -> Temper:
        """The manner in figures."""
        return TEMPERS[self.manner]


class Aprendiz(_Mannered):
    """Counts by feel: own dice and the average of the rest, with an error; seldom thinks of the special calls."""

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, CachosView)
        moves = view.moves()
        if view.phase is Phase.OBLIGO:
            return pick([move for move in moves if isinstance(move, (Obligar, SinObligo))], self.rng)
        bids = [Bid(low, face) for face in FACES if (low := view.lowest(face)) is not None]
        if view.bid is None:
            return self._open(view, [bid for bid in bids if bid.face != AS or view.obligo])
        if Pasar() in moves and valid_pass(view.own or ()) and self.rng.random() < 0.5:
            return Pasar()
        if DudarPaso() in moves and (self.rng.random() < 0.2 or (Dudar() not in moves and not bids)):
            return DudarPaso()
        feeling = truth(view, view.bid) + self.rng.gauss(0, 0.12)
        if Siciliana() in moves and feeling < 0.25 and self.rng.random() < 0.4:
            return Siciliana()
        if Calzar() in moves and exact(view, view.bid) > 0.3 and self.rng.random() < 0.15:
            return Calzar()
        patience = 0.4 if self.manner is Manner.CAREFUL else 0.32
        if Dudar() in moves and (feeling < patience or not bids):
            return Dudar()
        return self._favourite(view, bids)

    def _open(self, view: CachosView, bids: Sequence[Bid]) -> Bid:
        """A bid somewhat under what the dice promise, in the pinta that one holds most of."""
        bid = self._favourite(view, bids)
        promise = truth_limit(view, bid.face, 0.75)
        return replace(bid, quantity=max(1, min(promise, view.in_play) - pick((0, 0, 1, 2), self.rng)))

    def _favourite(self, view: CachosView, bids: Sequence[Bid]) -> Bid:
        if self.rng.random() < self.temper.lies:
            return pick(bids, self.rng)
        return max(bids, key=lambda bid: truth(view, bid) + self.rng.gauss(0, 0.08))


def truth_limit(view: CachosView, face: int, least: float) -> int:
    """The highest quantity of a pinta that holds with at least that probability."""
    quantity = 1
    while quantity < view.in_play and truth(view, Bid(quantity + 1, face)) >= least:
        quantity += 1
    return quantity


@dataclass(frozen=True)
class Skill:
    """What sets the stronger levels apart: trust in bids as evidence, error of judgement, sense of others."""

    reading: float
    error: float
    credit: float
    """How far it counts on the next player believing that a bid has dice behind it."""
    patience: float
    """Added to the probability under which the next player is taken to doubt."""
    foresight: float
    """How much it minds a believed bid that leaves little room, since the round may come back to it."""
    weighs_direction: bool


class Habitual(_Mannered):
    """Weighs each answer by what it may cost and bring, and reads bids a little."""

    skill = Skill(reading=0.3, error=0.06, credit=0.5, patience=0.0, foresight=0.0, weighs_direction=False)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, CachosView)
        if view.phase is Phase.OBLIGO:
            return self.obligo(view)
        return _Table(view, self.skill, self.temper, self.rng).choose()

    def obligo(self, view: CachosView) -> Move:
        """Obliges, either way, more often than not."""
        kinds = [move for move in view.moves() if isinstance(move, Obligar)]
        if SinObligo() in view.moves() and self.rng.random() < 0.3:
            return SinObligo()
        return pick(kinds, self.rng)


class Maestro(Habitual):
    """Weighs every hidden hand by all that was said, thinks of what the next player knows, and lies in measure."""

    skill = Skill(reading=0.8, error=0.0, credit=0.0, patience=0.15, foresight=0.3, weighs_direction=True)

    def obligo(self, view: CachosView) -> Move:
        """Always: either kind leaves him knowing more than the others. He varies, so as not to be expected."""
        return Obligar(pick(tuple(Obligo), self.rng))


class _Table:
    """One decision: the worth of every answer in dice of one's own."""

    def __init__(self, view: CachosView, skill: Skill, temper: Temper, rng: Random) -> None:
        assert view.seat is not None
        self.view, self.skill, self.temper, self.rng = view, skill, temper, rng
        self.me = view.seat
        self.belief = Belief(view, skill.reading)
        self.seats = [seat for seat, count in enumerate(view.counts) if count]
        self.gain = 1 / (len(self.seats) - 1)
        """What another's die is worth to me: it helps all the others alike."""

    def choose(self) -> Move:
        """The answer that is worth most; now and then, when it is a bid, another that is worth nearly as much."""
        moves = self.view.moves()
        bids = self._bid_values(self.view.way)
        if self.skill.weighs_direction and any(isinstance(move, Sentido) for move in moves):
            other = self._bid_values(Way.DERECHA)
            if max(other.values()) > max(bids.values()) + 0.01:
                return Sentido(Way.DERECHA)
        values: dict[Move, float] = {move: self._word_value(move) for move in moves if not isinstance(move, Bid)}
        values = {move: value for move, value in values.items() if value > float("-inf")}
        values.update(bids)
        if self.skill.error:
            values = {move: value + self.rng.gauss(0, self.skill.error) for move, value in values.items()}
        best = max(values, key=values.__getitem__)
        if isinstance(best, Bid) and self.rng.random() < self.temper.lies:
            near = [bid for bid in bids if values[bid] > values[best] - self.temper.slack]
            return pick(near, self.rng)
        return best

    # -- words -------------------------------------------------------------------------------------------------

    def _word_value(self, move: Move) -> float:
        standing = self.view.bid
        if standing is None:
            return float("-inf")
        match move:
            case Dudar():
                true = self._truth(standing, self.view.wild)
                return (1 - true) * self.gain - true
            case Siciliana():
                true = self._truth(standing, wild=False)
                return 2 * (1 - true) * self.gain - 2 * true
            case Calzar():
                pmf = self.belief.total(self.seats, standing.face, self.view.wild)
                hit = pmf[standing.quantity] if standing.quantity < len(pmf) else 0.0
                return hit * (self.view.counts[self.me] < 5) - (1 - hit)
            case Pasar():
                return self._pass_value()
            case DudarPaso():
                valid = self.belief.valid_pass(self.view.log[-1].seat)
                return (1 - valid) * self.gain - valid
        return float("-inf")

    def _pass_value(self) -> float:
        """A valid pass costs nothing and may catch a doubter; an empty one is a lie like another."""
        doubted = 0.4
        return 0.05 + doubted * self.gain if valid_pass(self.view.own or ()) else -doubted

    def _truth(self, bid: Bid, wild: bool) -> float:
        return tail(self.belief.total(self.seats, bid.face, wild), bid.quantity)

    # -- bids --------------------------------------------------------------------------------------------------

    def _bid_values(self, way: Way) -> dict[Move, float]:
        """The worth of the few lowest bids of each pinta; more of them when one opens."""
        view = replace(self.view, way=way)
        found: dict[Move, float] = {}
        for face in FACES:
            low = view.lowest(face)
            if low is None:
                continue
            if face == AS and view.bid is None and view.obligo is None:
                found[Bid(low, AS)] = -0.05
                continue
            high = low + (3 if view.bid else max(3, view.in_play // 2))
            found.update(self._pinta_values(view, face, low, min(high, view.in_play)))
        return found

    def _pinta_values(self, view: CachosView, face: int, low: int, high: int) -> dict[Move, float]:
        following = view.next_seat(self.me)
        known = [seat for seat in self.seats if sees(following, seat, view.counts[seat], view.obligo)]
        hidden = [seat for seat in self.seats if seat not in known]
        in_sight = self.belief.total(known, face, view.wild)
        out_of_sight = self.belief.total(hidden, face, view.wild)
        unknown, chance = sum(view.counts[seat] for seat in hidden), rate(face, view.wild)
        credit = self.skill.credit
        everyone = self.belief.total(self.seats, face, view.wild)
        found: dict[Move, float] = {}
        for quantity in range(low, high + 1):
            worth, no_room = 0.0, self.skill.foresight * self.gain * (1 - tail(everyone, quantity + 1))
            for hits, share in enumerate(in_sight):
                missing = quantity - hits
                plain, trusting = (at_least(unknown, missing - extra, chance) for extra in (0, 1))
                seems = plain + credit * (trusting - plain)
                doubt = 1 / (1 + exp((seems - self._patience) / 0.07))
                true = tail(out_of_sight, missing)
                worth += share * doubt * (true * self.gain - (1 - true) * self.temper.fear)
                worth -= share * (1 - doubt) * no_room
            found[Bid(quantity, face)] = worth
        return found

    @property
    def _patience(self) -> float:
        """Under what probability the next player doubts."""
        return (0.5 if len(self.seats) == 2 else 0.4) + self.skill.patience
