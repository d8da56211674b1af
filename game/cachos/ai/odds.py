"""What the dice that one sees say about those that one does not: exact binomials, for the helper and for players."""

from functools import cache
from math import comb

from game.cachos.bids import AS, Bid, support, valid_pass
from game.cachos.parts import Calzar, Dudar, DudarPaso, Pasar, Siciliana
from game.cachos.view import CachosView
from game.core import Move

VALID_PASS = (720 + 6 + 300) / 6**5
"""How often five dice are all different, all equal or a full."""


def rate(face: int, wild: bool) -> float:
    """How often an unseen die counts for a pinta."""
    return 1 / 3 if wild and face != AS else 1 / 6


@cache
def exactly(dice: int, hits: int, chance: float) -> float:
    """The probability of exactly so many hits among so many dice."""
    if not 0 <= hits <= dice:
        return 0.0
    return float(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits))


@cache
def at_least(dice: int, hits: int, chance: float) -> float:
    """The probability of so many hits or more among so many dice.

    >>> at_least(2, 1, 0.5), at_least(3, 0, 0.1), at_least(3, 4, 0.9)
    (0.75, 1.0, 0.0)
    """
    if hits <= 0:
        return 1.0
    return sum((exactly(dice, number, chance) for number in range(hits, dice + 1)), 0.0)


def seen(view: CachosView, face: int, wild: bool) -> tuple[int, int]:
    """How many dice that count for the pinta are in sight, and how many dice are out of sight."""
    cups = [cup for cup in view.dice if cup]
    return sum(support(cup, face, wild) for cup in cups), view.in_play - sum(map(len, cups))


def truth(view: CachosView, bid: Bid, wild: bool | None = None) -> float:
    """The probability that a bid holds, given the dice in sight; `wild` may differ from the round's (siciliana)."""
    wild = view.wild if wild is None else wild
    hits, hidden = seen(view, bid.face, wild)
    return at_least(hidden, bid.quantity - hits, rate(bid.face, wild))


def exact(view: CachosView, bid: Bid) -> float:
    """The probability that a bid is exact, given the dice in sight."""
    hits, hidden = seen(view, bid.face, view.wild)
    return exactly(hidden, bid.quantity - hits, rate(bid.face, view.wild))


def answer_odds(view: CachosView) -> dict[Move, float]:
    """For each legal answer, the probability that it would stand if it came to be tested at once.

    A bid: that it holds; *dudar* and *siciliana*: that the standing one does not; *calzar*: that it is exact;
    *pasar*: whether one's hand allows it; *dudar paso*: that the passer's does not. Choices of direction and of
    obligo have none.
    """
    return {move: odds for move in view.moves() if (odds := answer_odd(view, move)) is not None}


def answer_odd(view: CachosView, move: Move) -> float | None:
    """The probability of one answer, see `answer_odds`."""
    if isinstance(move, Bid):
        return truth(view, move)
    match move, view.bid:
        case Dudar(), Bid() as standing:
            return 1 - truth(view, standing)
        case Siciliana(), Bid() as standing:
            return 1 - truth(view, standing, wild=False)
        case Calzar(), Bid() as standing:
            return exact(view, standing)
        case Pasar(), _:
            return float(valid_pass(view.own or ()))
        case DudarPaso(), _:
            return 1 - VALID_PASS
    return None
