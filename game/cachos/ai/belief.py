"""What the bids say about the hidden dice: every possible hand of a player, weighed by what that player has said.

A player who names a pinta is likelier to hold it, and who bids high is likelier to hold much of it. Each hand of up
to five dice is one of at most 252 multisets, so the weighing is exact under the model and needs no sampling.
"""

from functools import cache
from math import exp, factorial, prod

from game.cachos.ai.odds import at_least, rate
from game.cachos.bids import AS, FACES, Bid, valid_pass
from game.cachos.knowledge import sees
from game.cachos.parts import Obligo, Pasar, Said
from game.cachos.view import CachosView

Hand = tuple[int, ...]
"""How many of each face, from ases to sextas."""

Pmf = tuple[float, ...]
"""The probability of 0, 1, 2, … dice that count."""

ATTACHMENT = 0.5
"""How strongly a bid follows the pinta that its maker holds most of."""

INVENTION = 0.3
"""How likely a bid has nothing to do with the dice of its maker."""

EMPTY_PASS = 0.12
"""How likely a player who could pass does so without a valid hand, against one who has it."""


@cache
def hands(count: int) -> tuple[tuple[Hand, float], ...]:
    """Every hand of so many dice with its probability before anything was said."""
    found: list[Hand] = [()]
    for _ in FACES[:-1]:
        found = [(*hand, n) for hand in found for n in range(count - sum(hand) + 1)]
    whole = [(*hand, count - sum(hand)) for hand in found]
    ways = factorial(count) / 6**count
    return tuple((hand, ways / prod(map(factorial, hand))) for hand in whole)


def held(hand: Hand, face: int, wild: bool) -> int:
    """How many dice of a hand count for a pinta."""
    return hand[face - 1] + (hand[0] if wild and face != AS else 0)


@cache
def likelihoods(count: int, bid: Bid, dice: int, wild: bool) -> tuple[float, ...]:
    """For every hand of so many dice, how readily its owner would make that bid with so many dice in play."""
    result = []
    for hand, _ in hands(count):
        pulls = [exp(ATTACHMENT * (2 if face == AS and wild else 1) * held(hand, face, wild)) for face in FACES]
        chosen = pulls[bid.face - 1] / sum(pulls)
        holds = at_least(dice - count, bid.quantity - held(hand, bid.face, wild), rate(bid.face, wild))
        result.append(INVENTION * 0.2 + (1 - INVENTION) * chosen * (0.15 + holds))
    return tuple(result)


@cache
def pass_likelihoods() -> tuple[float, ...]:
    """For every hand of five dice, how readily its owner would pass."""
    return tuple(1.0 if valid_pass(_faces(hand)) else EMPTY_PASS for hand, _ in hands(5))


def _faces(hand: Hand) -> list[int]:
    return [face for face, number in zip(FACES, hand, strict=True) for _ in range(number)]


def convolved(one: Pmf, other: Pmf) -> Pmf:
    """The distribution of the sum of two independent counts."""
    result = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        if p:
            for j, q in enumerate(other):
                result[i + j] += p * q
    return tuple(result)


def tail(pmf: Pmf, least: int) -> float:
    """The probability of at least so many."""
    return min(1.0, sum(pmf[max(least, 0) :])) if least < len(pmf) else 0.0


class Belief:
    """What one seat thinks of everybody's dice. `reading` says how far it trusts bids: 0 not at all, 1 fully."""

    def __init__(self, view: CachosView, reading: float) -> None:
        self.view = view
        self.reading = reading
        self._weights: dict[int, list[float]] = {}
        self._supports: dict[tuple[int, int, bool], Pmf] = {}

    def weights(self, seat: int) -> list[float]:
        """The probability of each of `hands(count)` for a cup that this seat may not look into."""
        if seat not in self._weights:
            self._weights[seat] = self._weigh(seat)
        return self._weights[seat]

    def _weigh(self, seat: int) -> list[float]:
        count = self.view.counts[seat]
        result = [prior for _, prior in hands(count)]
        for evidence in self._evidence(seat, count) if self.reading else ():
            result = [weight * likely**self.reading for weight, likely in zip(result, evidence, strict=True)]
        if Said(seat, Pasar()) in self.view.log:
            result = [weight * likely for weight, likely in zip(result, pass_likelihoods(), strict=True)]
        total = sum(result)
        return [weight / total for weight in result]

    def _evidence(self, seat: int, count: int) -> list[tuple[float, ...]]:
        view, found = self.view, []
        void = view.false_start
        for said in view.log:
            if isinstance(said.move, Bid):
                if void:
                    void = False
                elif said.seat == seat and sees(seat, seat, count, view.obligo):
                    found.append(likelihoods(count, said.move, view.in_play, view.wild))
                elif said.seat != seat and view.obligo is Obligo.ABIERTO:
                    found.append(self._seen_by_bidder(seat, said.seat, said.move))
        return found

    def _seen_by_bidder(self, seat: int, bidder: int, bid: Bid) -> tuple[float, ...]:
        """*Obligo abierto*: who bids sees my dice, so the bid tells me something of them."""
        view = self.view
        others = sum(cup.count(bid.face) for owner, cup in enumerate(view.dice) if cup and owner != bidder)
        unseen = view.counts[bidder]
        return tuple(
            0.2 + at_least(unseen, bid.quantity - others - hand[bid.face - 1], 1 / 6)
            for hand, _ in hands(view.counts[seat])
        )

    def support(self, seat: int, face: int, wild: bool) -> Pmf:
        """How many dice of that seat count for a pinta."""
        key = (seat, face, wild)
        if key not in self._supports:
            count = self.view.counts[seat]
            result = [0.0] * (count + 1)
            cup = self.view.dice[seat]
            if cup is not None:
                result[sum(die == face or (wild and die == AS) for die in cup)] = 1.0
            else:
                for (hand, _), weight in zip(hands(count), self.weights(seat), strict=True):
                    result[held(hand, face, wild)] += weight
            self._supports[key] = tuple(result)
        return self._supports[key]

    def total(self, seats: list[int], face: int, wild: bool) -> Pmf:
        """How many dice of those seats together count for a pinta."""
        result: Pmf = (1.0,)
        for seat in seats:
            result = convolved(result, self.support(seat, face, wild))
        return result

    def valid_pass(self, seat: int) -> float:
        """The probability that a pass of that seat was made with a valid hand."""
        pairs = zip(hands(self.view.counts[seat]), self.weights(seat), strict=True)
        return sum(weight for (hand, _), weight in pairs if valid_pass(_faces(hand)))
