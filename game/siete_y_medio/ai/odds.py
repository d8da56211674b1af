"""The exact worth of every decision, by recursion over the cards that are still in the deck.

Only the value of a card matters to the sums, so the deck is a count of cards per value: the figures, the ases, the
twos … the sevens. The one place where the card itself counts is the second one of a hand, for the prize.

The players who come later do not matter. Whatever they do, the cards that remain after them are as well mixed as
before, so that the bank might just as well take its cards from the bottom of the deck, where nobody else reaches
(with eight players it never runs out): what the bank gets has the same chances as if it played next.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from game.cards import Card
from game.siete_y_medio.parts import ANY_KING, BANK_STANDS, GOAL, Prize, halves, score_of
from game.siete_y_medio.settlement import prize_of

Number = float | Fraction
Counts = tuple[int, ...]
"""How many cards are left of each value of VALUES."""
BankOdds = tuple[Number, ...]
"""The chances that the bank ends with 6, 6½, 7, 7½, or over."""

VALUES = (1, 2, 4, 6, 8, 10, 12, 14)
OVER = GOAL + 1
"""Stands for every score above 7½."""
_ROOM = 60_000
"""How many positions are remembered before all are forgotten, some 20 MB."""


def count_values(cards: Sequence[Card]) -> Counts:
    """The cards as counts per value."""
    found = Counter(map(halves, cards))
    return tuple(found[value] for value in VALUES)


class Odds:
    """Expected winnings per unit bet. As fractions if `exact`, in floats otherwise, ten times as fast.

    `stand_at` names a strategy: the half-points from which the player stands; None is the best play there is.
    """

    def __init__(self, premio3: str = ANY_KING, exact: bool = False) -> None:
        self.premio3 = premio3
        self.one: Number = Fraction(1) if exact else 1.0
        self._bank: dict[tuple[Counts, int], BankOdds] = {}
        self._worth: dict[tuple[Counts, int, int | None], Number] = {}

    def bank(self, deck: Sequence[Card]) -> BankOdds:
        """The chances of 6, 6½, 7, 7½ and over when the bank draws from these cards."""
        return self._bank_from(count_values(deck), 0)

    def stand(self, hand: Sequence[Card], deck: Sequence[Card]) -> Number:
        """What standing with this hand is worth."""
        return self._standing(count_values(deck), score_of(hand))

    def hit(self, hand: Sequence[Card], deck: Sequence[Card], stand_at: int | None = None) -> Number:
        """What another card is worth, and going on as the strategy says."""
        counts, score = count_values(deck), score_of(hand)
        kinds = Counter((halves(card), prize_of([*hand, card], self.premio3)) for card in deck)
        total = self.one - self.one
        for (value, prize), count in kinds.items():
            left = _without(counts, VALUES.index(value))
            total += count * self._reached(left, score + value, stand_at, prize)
        return total / len(deck)

    def worth(self, hand: Sequence[Card], deck: Sequence[Card], stand_at: int | None = None) -> Number:
        """What a hand below 7½ is worth when it is played as the strategy says."""
        if stand_at is None:
            return max(self.stand(hand, deck), self.hit(hand, deck))
        return self.stand(hand, deck) if score_of(hand) >= stand_at else self.hit(hand, deck, stand_at)

    def forget(self) -> None:
        """Drop what is remembered if it has grown large."""
        if len(self._bank) > _ROOM:
            self._bank.clear()
            self._worth.clear()

    def _bank_from(self, counts: Counts, score: int) -> BankOdds:
        """The bank's chances from a score at which it still draws."""
        known = self._bank.get((counts, score))
        if known is not None:
            return known
        ends = [self.one - self.one] * 5
        for place, count in enumerate(counts):
            reached = score + VALUES[place]
            if reached >= BANK_STANDS:
                ends[min(reached, OVER) - BANK_STANDS] += count
            elif count:
                for end, chance in enumerate(self._bank_from(_without(counts, place), reached)):
                    ends[end] += count * chance
        total = sum(counts)
        result = self._bank[counts, score] = tuple(end / total for end in ends)
        return result

    def _standing(self, counts: Counts, score: int) -> Number:
        """Won if the bank goes over or ends below; lost otherwise, ties included."""
        odds = self._bank_from(counts, 0)
        wins = odds[4] + sum(odds[: max(0, score - BANK_STANDS)])
        return 2 * wins - 1

    def _reached(self, counts: Counts, score: int, stand_at: int | None, prize: Prize | None) -> Number:
        """What a hand is worth that has just come to this score; the prize is what it would get at 7½."""
        if score > GOAL:
            return -self.one
        if score < GOAL:
            return self._worth_of(counts, score, stand_at)
        tie = self._bank_from(counts, 0)[3]
        percent = prize.percent if prize else 0
        return (1 - tie) * (100 + percent) / 100 - tie

    def _worth_of(self, counts: Counts, score: int, stand_at: int | None) -> Number:
        """What a hand of two or more cards is worth; from here on 7½ means three or more."""
        key = (counts, score, stand_at)
        known = self._worth.get(key)
        if known is not None:
            return known
        if stand_at is not None and score >= stand_at:
            result = self._standing(counts, score)
        else:
            total = self.one - self.one
            for place, count in enumerate(counts):
                if count:
                    left = _without(counts, place)
                    total += count * self._reached(left, score + VALUES[place], stand_at, Prize.THREE_OR_MORE)
            result = total / sum(counts)
            if stand_at is None:
                result = max(result, self._standing(counts, score))
        self._worth[key] = result
        return result


def _without(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])
