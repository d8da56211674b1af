"""What happens in a match of Cachos, in the order in which a table would see it."""

from dataclasses import dataclass, replace

from game.cachos.bids import Bid, Step
from game.cachos.knowledge import sees
from game.cachos.parts import Obligo, Showdown, Way
from game.core import Event


@dataclass(frozen=True, slots=True)
class StartRolled(Event):
    """K2: a die thrown to see who opens the match; the first attempt is number 1."""

    seat: int
    face: int
    attempt: int


@dataclass(frozen=True, slots=True)
class StartTied(Event):
    """D2: these seats tied for the highest and throw again."""

    seats: tuple[int, ...]
    face: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins; who opens it, and how many dice each has."""

    number: int
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Obliged(Event):
    """The opener obliges; the dice are thrown after it."""

    seat: int
    kind: Obligo


@dataclass(frozen=True, slots=True)
class ObligoDeclined(Event):
    """The opener could oblige and keeps it for later."""

    seat: int


@dataclass(frozen=True, slots=True)
class Mounted(Event):
    """K5: a die lies on another: shown to all and thrown again."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A cup is turned over. Who sees the dice depends on the kind of round."""

    reveals = True

    seat: int
    count: int
    dice: tuple[int, ...] | None
    obligo: Obligo | None

    def seen_by(self, seat: int | None) -> "Rolled":
        return self if sees(seat, self.seat, self.count, self.obligo) else replace(self, dice=None)


@dataclass(frozen=True, slots=True)
class DirectionChosen(Event):
    """K8: which way the round goes."""

    seat: int
    way: Way


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid is said aloud."""

    seat: int
    bid: Bid
    step: Step


@dataclass(frozen=True, slots=True)
class FalseStart(Event):
    """K7: the round was opened with ases: the bid is void, the next player opens; are ases still wild?"""

    seat: int
    wild: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """K13: the standing bid goes on to the next player."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Doubted(Event):
    """K11: a bid is doubted."""

    seat: int
    target: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Calzado(Event):
    """K12: somebody says that the bid is exact."""

    seat: int
    target: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class PassDoubted(Event):
    """K14: the pass just made is doubted."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class SicilianaSaid(Event):
    """K20: a very high opening bid is doubted for two dice."""

    seat: int
    target: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The cups go up and the dice are counted."""

    reveals = True

    seat: int
    bid: Bid
    total: int
    holds: bool
    showdown: Showdown


@dataclass(frozen=True, slots=True)
class PassShown(Event):
    """Only the passer lifts the cup."""

    reveals = True

    seat: int
    dice: tuple[int, ...]
    valid: bool
    showdown: Showdown


@dataclass(frozen=True, slots=True)
class DiceLost(Event):
    """Dice leave the game."""

    seat: int
    lost: int
    left: int


@dataclass(frozen=True, slots=True)
class DieRecovered(Event):
    """A calzada was exact; with five dice already, nothing is added."""

    seat: int
    gained: int
    left: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player has no dice left and ends in that place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """K4: only one player has dice left."""

    seat: int
    left: int
