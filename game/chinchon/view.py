"""What a seat of Chinchón can see."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from game.cards import Card
from game.chinchon import legality
from game.chinchon.layoff import Place, best_layoffs, places
from game.chinchon.melds import MELDS, Closing, Group, Grouping, Kind, Melds
from game.chinchon.parts import (
    Automatic,
    ChinchonOptions,
    HandResult,
    Phase,
    Show,
    Source,
    TableGroup,
    TurnRecord,
)
from game.core import Game, IllegalMove, Move, Outcome, View
from game.core.chance import shuffled


class Hidden(NamedTuple):
    """What a seat does not see, as it may be: all hands, the stock, and the card that the closer threw face down."""

    hands: list[list[Card]]
    stock: list[Card]
    closing_card: Card | None


class ClosePreview(NamedTuple):
    """What closing with a discard would lay down and count."""

    discard: Card
    closing: Closing
    layout: Grouping


@dataclass(frozen=True)
class ChinchonView(View):
    """Own hand, pile, what all have seen taken, the table after a close, and the score sheet.

    Methods answer what a window or a player asks of it: points, groupings, closes, places for a card.
    """

    game: type[Game]
    seat: int | None
    turn: int | None
    phase: Phase
    options: ChinchonOptions
    outcome: Outcome | None
    dealer: int
    mano: int
    playing: tuple[int, ...]
    """Who plays this hand (in a re-entry: who is still in the match)."""
    totals: tuple[int, ...]
    reentries: tuple[int, ...]
    offers: tuple[int, ...]
    """Who is still to answer whether he comes back, the first being asked now, with `return_total`."""
    return_total: int
    tie_break: bool
    results: tuple[HandResult, ...]
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    exhaustions: int
    history: tuple[TurnRecord, ...]
    taken: Card | None
    """The card taken in this turn, if this seat may know it."""
    taken_from: Source | None
    public: tuple[frozenset[Card], ...]
    reshuffled: frozenset[Card] | None
    fresh: tuple[int, ...]
    closer: int | None
    how: Kind | Automatic | None
    """What closed the hand; None while it is open."""
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    """Who has yet to show, or to lay off, the first being at it."""
    table: tuple[TableGroup, ...]
    kept: tuple[Card, ...] | None
    """What the closer has left, once his groups are down."""
    closing_card: Card | None
    """The card thrown face down, for the closer's eyes."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """All hands, where nothing is hidden: never in what a player is given."""

    # -- for the window and the players ------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.totals)

    @property
    def melds(self) -> Melds:
        """The groups of this deck."""
        return MELDS[self.options.baraja]

    @property
    def layoffs(self) -> bool:
        """R16: whether cards may be laid off in this showdown."""
        return self.how in (*Automatic, Kind.ONE_CARD)

    @property
    def acting(self) -> tuple[Card, ...]:
        """The hand of the seat to move, which must be this one."""
        assert self.seat is not None and self.seat == self.turn
        return self.hand

    @property
    def open(self) -> bool:
        """Whether nobody has closed yet."""
        return self.how is None

    def moves(self) -> Sequence[Move]:
        if self.seat is None or self.seat != self.turn:
            return []
        return self.sample(Random(0)).moves()

    def points(self) -> int:
        """The unmelded points of the own hand; with eight cards, after the best discard."""
        if len(self.hand) <= 7:
            return self.melds.points(self.hand)
        return min(self.melds.points(rest) for _, rest in _without_each(self.hand))

    def grouping(self) -> Grouping:
        """The best way to lay out the own hand as it is."""
        return self.melds.grouping(self.hand)

    def closes(self) -> list[ClosePreview]:
        """Every legal close with what it lays down, the best for the closer first."""
        found = []
        if self.seat is not None and self.seat == self.turn and self.phase is Phase.DISCARD:
            for card, rest in _without_each(self.hand):
                closing = legality.closing(self, card)
                if closing and legality.close_refusal(self, card) is None:
                    grouped = [other for other in rest if other != closing.left]
                    whole = self.melds.arrangements(grouped) if closing.left is None else []
                    groups = (whole[0],) if whole else self.melds.grouping(grouped).groups
                    found.append(ClosePreview(card, closing, Grouping(groups, (closing.left,) if closing.left else ())))
        kinds = list(Kind)
        return sorted(found, key=lambda close: (kinds.index(close.closing.kind), close.closing.points))

    def close_refusal(self, card: Card | None = None) -> IllegalMove | None:
        """Why this seat may not close now (with that discard, or with any); None if it may, or it is not its turn."""
        if self.seat is None or self.seat != self.turn:
            return None
        return legality.close_refusal(self, card)

    def shows(self, picked: Sequence[Card] = ()) -> list[Group]:
        """The groups that this seat may show now and that hold all the picked cards: what a player who picks
        card by card can still come to."""
        found = [self.melds.group(move.cards) for move in self.moves() if isinstance(move, Show)]
        return [group for group in found if group and set(picked) <= set(group.cards)]

    def places(self, card: Card) -> list[Place]:
        """Where a card fits on the groups of the table."""
        return places(self.melds, card, [shown.group for shown in self.table])

    def layable(self) -> dict[Card, list[Place]]:
        """The cards of the own hand that can be laid off as the table is, and where. None for the closer (C18)."""
        if not self.layoffs or self.seat == self.closer:
            return {}
        return {card: found for card in self.hand if (found := self.places(card))}

    def points_after_layoffs(self) -> int:
        """What the cards still in the own hand would count if all were laid off as well as they can be."""
        groups = [shown.group for shown in self.table]
        return best_layoffs(self.melds, self.hand, groups)[0] if self.layable() else self._value_of_hand()

    def _value_of_hand(self) -> int:
        return sum(map(self.melds.value, self.hand))

    # -- the hidden part ---------------------------------------------------------------------------------------

    def unseen(self) -> list[Card]:
        """The cards that may be in another hand or in the stock."""
        seen = {*self.hand, *self.pile, *(self.kept or ())}
        seen.update(*self.public, *(shown.group.cards for shown in self.table))
        if self.closing_card:
            seen.add(self.closing_card)
        return [card for card in self.options.deck if card not in seen]

    def drawable(self) -> list[Card]:
        """The unseen cards that may still be in the stock: after a reshuffle, only those that lay in the pile."""
        return [card for card in self.unseen() if self.reshuffled is None or card in self.reshuffled]

    def deal_hidden(self, rng: Random) -> Hidden:
        """Deal the unseen cards anew. After a reshuffle more is known than the counts: cards that were not in the
        pile then, and lie nowhere in sight, are in the hands that held them; the stock and what was drawn from it
        come from the old pile."""
        unseen = shuffled(self.unseen(), rng)
        old = [card for card in unseen if self.reshuffled is not None and card not in self.reshuffled]
        new = [card for card in unseen if self.reshuffled is None or card in self.reshuffled]
        closing_card = self.closing_card
        hands = []
        for seat, count in enumerate(self.hand_counts):
            if seat == self.seat:
                hands.append(list(self.hand))
                continue
            closed = seat == self.closer
            shown = self.kept if closed and self.kept is not None else ()
            hidden = count - len(shown) - len(self.public[seat]) + closed
            drawn = self.fresh[seat] if self.reshuffled is not None else hidden
            pool = [
                *sorted(self.public[seat]),
                *(old.pop() for _ in range(hidden - drawn)),
                *(new.pop() for _ in range(drawn)),
            ]
            if closed:
                closing_card = pool.pop(int(rng.random() * len(pool)))
            hands.append([*shown, *pool])
        assert not old, "every card that was not in the pile at the last reshuffle is in a hand"
        return Hidden(hands, new, closing_card)


def _without_each(cards: Sequence[Card]) -> list[tuple[Card, list[Card]]]:
    return [(card, [other for other in cards if other != card]) for card in cards]
