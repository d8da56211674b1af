"""Groups of cards: what is one, the grouping of a hand with the fewest points, and what a hand closes with.

Inside the solver a hand is a number with one bit a card (12 bits a suit, in the order of runs) and a count of
comodines, which are all alike. The least points of such a hand come from one question asked of its lowest card: is it
left over, or which group does it begin? Answers are kept, so the many hands that differ by one card share their work.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from game.cards import NUMBERS_40, NUMBERS_48, SUITS, Card

STRIDE = 12
SUIT_BITS = (1 << STRIDE) - 1
JOKER_VALUE = 25
"""C10."""
MOST_LEFT = 4
"""R11: the highest card that a closer may keep."""
KEPT_ANSWERS = 150_000

Part = tuple[int, int]
"""A group inside the solver: the bits of its natural cards, and how many comodines join them."""


class Kind(StrEnum):
    """What a hand of seven closes with, best first (C6)."""

    CHINCHON = "chinchon.close.chinchon"
    RUN_ONE_JOKER = "chinchon.close.run_one_joker"
    RUN_TWO_JOKERS = "chinchon.close.run_two_jokers"
    TWO_GROUPS = "chinchon.close.two_groups"
    ONE_CARD = "chinchon.close.one_card"


BONUS = {Kind.CHINCHON: 0, Kind.RUN_ONE_JOKER: -50, Kind.RUN_TWO_JOKERS: -25, Kind.TWO_GROUPS: -10}
"""R19; chinchón wins the match instead."""


class Closing(NamedTuple):
    """How a hand closes: the card left over, if any, and the points that the closer writes down."""

    kind: Kind
    left: Card | None
    points: int


class Group(NamedTuple):
    """A group in order of show: a run of `suit` whose first card has the rank `low`, or a set (no suit) of that rank.

    The rank is the place in the order of the deck (R3), so a comodín's rank follows from where it lies.
    """

    cards: tuple[Card, ...]
    suit: str
    low: int

    @property
    def high(self) -> int:
        """The rank of the last card."""
        return self.low + len(self.cards) - 1 if self.suit else self.low

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


class Grouping(NamedTuple):
    """A hand laid out: its groups and the cards left over."""

    groups: tuple[Group, ...]
    loose: tuple[Card, ...]


class Melds:
    """The groups of one deck, 40 or 48 cards."""

    def __init__(self, baraja: int) -> None:
        self.numbers = NUMBERS_40 if baraja == 40 else NUMBERS_48
        self.ranks = len(self.numbers)
        self.rank = {number: rank for rank, number in enumerate(self.numbers)}
        self.card_at = {
            suit * STRIDE + rank: Card(SUITS[suit], number)
            for suit in range(4)
            for rank, number in enumerate(self.numbers)
        }
        self.bit = {card: 1 << place for place, card in self.card_at.items()}
        self.values = [
            min(self.card_at[place].number, 10) if place in self.card_at else 0 for place in range(4 * STRIDE)
        ]
        self._answers: dict[int, int] = {}

    # -- points ------------------------------------------------------------------------------------------------

    def value(self, card: Card) -> int:
        """R4, C10: the index, ten for the figures, twenty-five for a comodín."""
        return JOKER_VALUE if card.is_joker else min(card.number, 10)

    def bits(self, cards: Iterable[Card]) -> tuple[int, int]:
        """The hand as the solver knows it: bits of the natural cards, number of comodines."""
        mask = jokers = 0
        for card in cards:
            if card.is_joker:
                jokers += 1
            else:
                mask |= self.bit[card]
        return mask, jokers

    def points(self, cards: Iterable[Card]) -> int:
        """The least that the unmelded cards of a hand can count."""
        return self.least(*self.bits(cards))

    def least(self, mask: int, jokers: int) -> int:
        """The same for a hand in bits."""
        if len(self._answers) > KEPT_ANSWERS:
            self._answers.clear()
        return self._least(mask, jokers)

    def _least(self, mask: int, jokers: int) -> int:
        if not mask:
            return jokers * JOKER_VALUE
        key = mask << 2 | jokers
        known = self._answers.get(key)
        if known is not None:
            return known
        low = mask & -mask
        best = self.values[low.bit_length() - 1] + self._least(mask ^ low, jokers)
        for part, used in parts_from(mask, jokers):
            left = self._least(mask ^ part, jokers - used)
            if left < best:
                best = left
        self._answers[key] = best
        return best

    def after_discard(self, mask: int, jokers: int) -> int:
        """The least that a hand in bits can count once its best natural card to throw is gone."""
        if len(self._answers) > KEPT_ANSWERS:
            self._answers.clear()
        return self._after_discard(mask, jokers)

    def _after_discard(self, mask: int, jokers: int) -> int:
        if not mask:
            return jokers * JOKER_VALUE
        key = ~(mask << 2 | jokers)
        known = self._answers.get(key)
        if known is not None:
            return known
        low = mask & -mask
        best = min(
            self._least(mask ^ low, jokers), self.values[low.bit_length() - 1] + self._after_discard(mask ^ low, jokers)
        )
        for part, used in parts_from(mask, jokers):
            left = self._after_discard(mask ^ part, jokers - used)
            if left < best:
                best = left
        self._answers[key] = best
        return best

    # -- groupings ---------------------------------------------------------------------------------------------

    def grouping(self, cards: Sequence[Card]) -> Grouping:
        """One way to lay out a hand with the fewest points."""
        mask, jokers = self.bits(cards)
        parts: list[Part] = []
        while mask:
            goal = self.least(mask, jokers)
            low = mask & -mask
            for part, used in parts_from(mask, jokers):
                if self._least(mask ^ part, jokers - used) == goal:
                    parts.append((part, used))
                    mask, jokers = mask ^ part, jokers - used
                    break
            else:
                mask ^= low
        return self.lay_out(cards, parts)

    def groupings(self, cards: Sequence[Card]) -> Iterator[Grouping]:
        """Every way to lay out a hand, those that hold cards back included; comodines at a run's end lie high."""
        for parts in _choices(*self.bits(cards)):
            yield self.lay_out(cards, parts)

    def lay_out(self, cards: Sequence[Card], parts: Sequence[Part]) -> Grouping:
        """The cards themselves, for parts found by the solver."""
        jokers = [card for card in cards if card.is_joker]
        groups = []
        for part, used in parts:
            taken = [*self.cards_of(part), *(jokers.pop(0) for _ in range(used))]
            groups.append(self.arrangements(taken)[0])
        used_cards = {card for group in groups for card in group.cards}
        return Grouping(tuple(groups), tuple(card for card in cards if card not in used_cards))

    def cards_of(self, mask: int) -> list[Card]:
        """The natural cards of a hand in bits."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.card_at[low.bit_length() - 1])
            mask ^= low
        return found

    def fewest_loose(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards left over when as few as possible are, and of those the cheapest: for saying why one may not
        close."""
        best = min(_choices(*self.bits(cards)), key=lambda parts: self._looseness(cards, parts))
        return self.lay_out(cards, best).loose

    def _looseness(self, cards: Sequence[Card], parts: Sequence[Part]) -> tuple[int, int]:
        loose = self.lay_out(cards, parts).loose
        return len(loose), sum(map(self.value, loose))

    # -- groups ------------------------------------------------------------------------------------------------

    def group(self, cards: Sequence[Card]) -> Group | None:
        """The group that the cards make in exactly this order (R9, R10): runs from low to high with each comodín in
        its place, sets by suit with comodines last, and of two comodines the first one first, so that a group can be
        written in one way only. None if they make none."""
        naturals = [(place, card) for place, card in enumerate(cards) if not card.is_joker]
        jokers = [card for card in cards if card.is_joker]
        if jokers != sorted(jokers):
            return None
        if len(cards) < 3 or len(naturals) < 2 or len(set(cards)) < len(cards):
            return None
        place, first = naturals[0]
        if any(card.number not in self.rank for _, card in naturals):
            return None
        if all(card.number == first.number for _, card in naturals):
            inked = [SUITS.index(card.suit) for _, card in naturals]
            tidy = inked == sorted(inked) and naturals[-1][0] == len(naturals) - 1
            return Group(tuple(cards), "", self.rank[first.number]) if tidy and len(cards) <= 4 else None
        low = self.rank[first.number] - place
        if low < 0 or low + len(cards) > self.ranks:
            return None
        for place, card in naturals:
            if card.suit != first.suit or self.rank[card.number] != low + place:
                return None
        return Group(tuple(cards), first.suit, low)

    def arrangements(self, cards: Iterable[Card]) -> list[Group]:
        """The orders in which the cards make a group, the usual one first: comodines fill gaps, and those to spare
        lie at the high end while it exists (C22)."""
        naturals = sorted((card for card in cards if not card.is_joker), key=self._run_order)
        jokers = sorted(card for card in cards if card.is_joker)
        if len(naturals) < 2 or any(card.number not in self.rank for card in naturals):
            return []
        if len({card.number for card in naturals}) == 1:
            found = self.group([*naturals, *jokers])
            return [found] if found else []
        gaps = [self.rank[b.number] - self.rank[a.number] - 1 for a, b in pairwise(naturals)]
        spare = len(jokers) - sum(gaps)
        if spare < 0 or min(gaps) < 0:
            return []
        groups = []
        for below in range(spare + 1):
            supply = list(jokers)
            row: list[Card] = [supply.pop(0) for _ in range(below)]
            for card, gap in zip(naturals, [*gaps, spare - below], strict=True):
                row += [card, *(supply.pop(0) for _ in range(gap))]
            found = self.group(row)
            if found:
                groups.append(found)
        return groups

    def _run_order(self, card: Card) -> tuple[int, int]:
        return self.rank.get(card.number, -1), SUITS.index(card.suit)

    def groups_in(self, cards: Sequence[Card]) -> list[Group]:
        """Every group that can be shown out of these cards, in every order that says something else."""
        mask, jokers = self.bits(cards)
        supply = sorted(card for card in cards if card.is_joker)
        found: dict[Group, None] = {}
        while mask:
            for part, used in parts_from(mask, jokers):
                for chosen in combinations(supply, used):
                    found.update(dict.fromkeys(self.arrangements([*self.cards_of(part), *chosen])))
            mask &= mask - 1
        return list(found)

    # -- closing -----------------------------------------------------------------------------------------------

    def closing(self, cards: Sequence[Card], most: int = MOST_LEFT) -> Closing | None:
        """R11, R19: what seven cards close with, the best for the closer (C6); None if they do not.

        `most` is the highest card that may be kept (less than 4 near the limit, R24).
        """
        mask, jokers = self.bits(cards)
        least = self.least(mask, jokers)
        if least > MOST_LEFT:
            return None
        if least == 0:
            kind = self._run_of_all(mask, jokers) or Kind.TWO_GROUPS
            return Closing(kind, None, BONUS[kind])
        for card in sorted((card for card in cards if self.value(card) <= most), key=self.value):
            if self.least(mask ^ self.bit[card], jokers) == 0:
                return Closing(Kind.ONE_CARD, card, self.value(card))
        return None

    def _run_of_all(self, mask: int, jokers: int) -> Kind | None:
        """Whether all the cards make a single run, and how well it pays."""
        shift = ((mask & -mask).bit_length() - 1) // STRIDE * STRIDE
        suit = mask >> shift
        if suit > SUIT_BITS:
            return None
        span = suit.bit_length() - ((suit & -suit).bit_length() - 1)
        if span - suit.bit_count() > jokers:
            return None
        return (Kind.CHINCHON, Kind.RUN_ONE_JOKER, Kind.RUN_TWO_JOKERS)[jokers]


def parts_from(mask: int, jokers: int) -> list[Part]:
    """Every group that the lowest card of a hand can begin."""
    place = (mask & -mask).bit_length() - 1
    rest = mask >> place
    reach = STRIDE - place % STRIDE
    runs = runs_from(rest & ((1 << reach) - 1), jokers)
    same = rest & SAME_RANK
    if same == 1 and not runs:
        return []
    return [(part << place, used) for part, used in (*runs, *sets_from(same, jokers))]


SAME_RANK = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE


@cache
def runs_from(suit: int, jokers: int) -> tuple[Part, ...]:
    """The runs whose lowest natural card is bit 0, the longest first. Any subset of the cards may be taken, not only
    all those in a stretch: with two comodines a card inside it can be worth more in another group (C3)."""
    above = [place for place in range(1, STRIDE) if suit >> place & 1]
    found = []
    for count in range(min(len(above), 7), 0, -1):
        for chosen in combinations(above, count):
            gaps = chosen[-1] - count
            for used in range(max(gaps, 2 - count, 0), jokers + 1):
                found.append((1 | sum(1 << place for place in chosen), used))
    return tuple(found)


@cache
def sets_from(same: int, jokers: int) -> tuple[Part, ...]:
    """The sets that begin with bit 0, the largest first: three or four cards, never five (C2)."""
    others = [1 << place for place in (STRIDE, 2 * STRIDE, 3 * STRIDE) if same >> place & 1]
    return tuple(
        (1 | sum(chosen), used)
        for count in range(len(others), 0, -1)
        for chosen in combinations(others, count)
        for used in range(jokers + 1)
        if 3 <= 1 + count + used <= 4
    )


def _choices(mask: int, jokers: int) -> Iterator[list[Part]]:
    """Every choice of disjoint groups of a hand, the empty one included."""
    if not mask:
        yield []
        return
    low = mask & -mask
    yield from _choices(mask ^ low, jokers)
    for part, used in parts_from(mask, jokers):
        for others in _choices(mask ^ part, jokers - used):
            yield [(part, used), *others]


MELDS = {40: Melds(40), 48: Melds(48)}
"""The two decks of R2."""
