"""The rules of Brisca, to be read beside the rows B1–B14 of the rule page."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Self

from game.brisca.deals import deck_of
from game.brisca.parts import (
    POINTS,
    RANK,
    BriscaOptions,
    Dealt,
    Drawn,
    End,
    GameEnded,
    GameResult,
    GameStarted,
    Play,
    Played,
    Reason,
    Swap,
    Swapped,
    Trick,
    TrickWon,
    TrumpShown,
)
from game.brisca.view import BriscaView
from game.cards import DECK_40, Card
from game.core import Chance, CommonReason, Event, Game, IllegalMove, Move, Options, Outcome, UnreadableMove, View
from game.core.chance import shuffled

HAND = 3


def trick_winner(cards: Sequence[Card], trump: str) -> int:
    """B7: the place in playing order of the card that takes the trick. Search asks this more than anything else."""
    best, high = 0, cards[0]
    for place in range(1, len(cards)):
        card = cards[place]
        if card.suit == high.suit:
            if RANK[card.number] > RANK[high.number]:
                best, high = place, card
        elif card.suit == trump:
            best, high = place, card
    return best


def points_of(cards: Sequence[Card]) -> int:
    """B10: what the cards count."""
    return sum(POINTS[card.number] for card in cards)


class Brisca(Game):
    """A match of Brisca: one game, or the best of 3 or 5."""

    rules: ClassVar[int] = 2
    name: ClassVar[str] = "brisca"
    options_type: ClassVar[type[Options]] = BriscaOptions
    options: BriscaOptions

    def __init__(self, options: BriscaOptions, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.outcome = None
        self.results: list[GameResult] = []
        self.opening = []
        self.first = options.empieza - 1 if options.empieza else self._lot()
        """B14: who goes first in the first game of the match."""

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or BriscaOptions()
        assert isinstance(options, BriscaOptions)
        match = cls(options, Chance(seed))
        match.opening = match._deal()
        return match

    @classmethod
    def under(cls, rules: int) -> type[Game] | None:
        others: dict[int, type[Game]] = {game.rules: game for game in (KnownDeal, FirstSeatFirst)}
        return others.get(rules) or super().under(rules)

    def _lot(self) -> int:
        """B14: who goes first in the match."""
        return self.chance.below(self.seats)

    def _goes_first(self, number: int) -> int:
        """B14: the first player of a game of the match, counted from 0, moves on by one seat each game."""
        return (self.first + number) % self.seats

    def next_options(self, number: int) -> BriscaOptions:
        """B14: in a rematch the first player moves on from the last game."""
        begun = len(self.results) + (self.outcome is None)
        return replace(self.options, empieza=self._goes_first(begun) + 1)

    # -- the table ---------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """B2: with four players, seats 0 and 2 play together against 1 and 3."""
        return seat % 2 if self.seats == 4 else seat

    @property
    def sides(self) -> int:
        """How many sides play against each other."""
        return 2 if self.seats == 4 else self.seats

    def _deal(self) -> list[Event]:
        """B1, B3, B4: shuffle, three cards each one by one from the first player on, then the trump."""
        number = len(self.results)
        first = self._goes_first(number)
        deck = self._deck()
        self.removed = self._set_a_two_aside(deck)
        order = [(first + i) % self.seats for i in range(self.seats)] * HAND
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        events: list[Event] = [GameStarted(number, first, self.removed)]
        for seat, card in zip(order, deck, strict=False):
            self.hands[seat].append(card)
            events.append(Dealt(seat, card))
        rest = deck[len(order) :]
        self.trump_card = rest[0]
        self.stock = [rest[0], *reversed(rest[1:])]
        """Drawn from the end; the trump card lies at the bottom."""
        self.public: list[set[Card]] = [set() for _ in range(self.seats)]
        """Cards in a hand that everyone knows to be there."""
        self.table: list[Card] = []
        self.tricks: list[Trick] = []
        self.leader = first
        self.points = [0] * self.sides
        self.taken = [0] * self.sides
        self.turn = first
        return [*events, TrumpShown(self.trump_card)]

    def _deck(self) -> list[Card]:
        """B1: the forty cards, shuffled."""
        return self.chance.shuffled(DECK_40)

    def _set_a_two_aside(self, deck: list[Card]) -> Card | None:
        """With three players, take a 2 that is not of the coming trump suit out of the deck."""
        if self.seats != 3:
            return None
        for two in self.chance.shuffled(card for card in deck if card.number == 2):
            rest = [card for card in deck if card != two]
            if rest[HAND * 3].suit != two.suit:
                deck[:] = rest
                return two
        raise AssertionError("at most two suits can come up as trump, so a 2 of another is always found")

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Play | Swap]:
        """B5: any card of the hand; and the exchange where the option allows it."""
        if self.turn is None:
            return []
        found: list[Play | Swap] = [Play(card) for card in self.hands[self.turn]]
        if self._swap_refusal() is None:
            found.append(Swap())
        return found

    def check(self, move: Move) -> None:
        """B13: the reason why a move is refused."""
        assert self.turn is not None
        if isinstance(move, Play):
            if move.card not in self.hands[self.turn]:
                raise IllegalMove(Reason.NOT_IN_HAND, card=move.card)
        elif isinstance(move, Swap):
            refusal = self._swap_refusal()
            if refusal:
                raise IllegalMove(refusal)
        else:
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)

    def _swap_refusal(self) -> Reason | None:
        """B12 and the option *cambio del 7*: after winning a trick, before leading, while stock remains."""
        assert self.turn is not None
        if not self.options.cambio_del_7:
            return Reason.SWAP_OFF
        if self.table or not self.tricks:
            return Reason.SWAP_NOT_NOW
        if not self.stock:
            return Reason.SWAP_NO_STOCK
        return None if self._swap_card() in self.hands[self.turn] else Reason.SWAP_NO_CARD

    def _swap_card(self) -> Card:
        """The 7 takes a higher trump card, the 2 one of 7 or lower."""
        high = RANK[self.trump_card.number] > RANK[7]
        return Card(self.trump_card.suit, 7 if high else 2)

    def apply(self, move: Move) -> list[Event]:
        if isinstance(move, Swap):
            return self._swap()
        assert isinstance(move, Play) and self.turn is not None
        seat = self.turn
        self.hands[seat].remove(move.card)
        self.public[seat].discard(move.card)
        self.table.append(move.card)
        events: list[Event] = [Played(seat, move.card)]
        if len(self.table) < self.seats:
            self.turn = (seat + 1) % self.seats
        else:
            events += self._take_trick()
        return events

    def _swap(self) -> list[Event]:
        assert self.turn is not None
        gave, took = self._swap_card(), self.trump_card
        hand = self.hands[self.turn]
        hand[hand.index(gave)] = took
        self.public[self.turn].discard(gave)
        self.public[self.turn].add(took)
        self.stock[0] = self.trump_card = gave
        return [Swapped(self.turn, gave, took)]

    def _take_trick(self) -> list[Event]:
        """B8: the winner takes the cards, all draw from the winner on, the winner leads."""
        cards = tuple(self.table)
        winner = (self.leader + trick_winner(cards, self.trump_card.suit)) % self.seats
        points = points_of(cards)
        self.tricks.append(Trick(self.leader, cards, winner))
        self.points[self.side(winner)] += points
        self.taken[self.side(winner)] += len(cards)
        self.table = []
        self.leader = self.turn = winner
        events: list[Event] = [TrickWon(winner, cards, points)]
        if self.stock:
            events += [self._draw((winner + i) % self.seats) for i in range(self.seats)]
        elif not self.hands[winner]:
            events += self._end_game()
        return events

    def _draw(self, seat: int) -> Drawn:
        card = self.stock.pop()
        self.hands[seat].append(card)
        last = not self.stock
        if last:
            self.public[seat].add(card)
        return Drawn(seat, card, is_trump_card=last)

    # -- the end -----------------------------------------------------------------------------------------------

    def _end_game(self) -> list[Event]:
        """B11, and the next game of a best-of match."""
        result = self._count()
        events: list[Event] = [GameEnded(len(self.results), result)]
        self.results.append(result)
        self.outcome = self._decide()
        if self.outcome is None:
            return events + self._deal()
        self.turn = None
        return events

    def _count(self) -> GameResult:
        ranking = [(self.points[side], self.taken[side]) for side in range(self.sides)]
        best = max(ranking)
        leaders = [side for side in range(self.sides) if ranking[side] == best]
        tied_on_points = [side for side in range(self.sides) if ranking[side][0] == best[0]]
        winners = tuple(seat for seat in range(self.seats) if self.side(seat) in leaders)
        if len(leaders) == self.sides:
            winners, reason = (), End.DRAW
        else:
            reason = End.MORE_POINTS if len(leaders) == len(tied_on_points) else End.MORE_CARDS
        return GameResult(tuple(self.points), tuple(self.taken), winners, reason)

    def games_won(self, seat: int) -> int:
        """How many games of the match the seat's side has won so far."""
        return sum(seat in result.winners for result in self.results)

    def _decide(self) -> Outcome | None:
        """The match ends when a side has the majority of its games, or when all are played."""
        total = self.options.al_mejor_de
        last = self.results[-1]
        points = tuple(sum(result.points[self.side(seat)] for result in self.results) for seat in range(self.seats))
        if total == 1:
            return Outcome(last.winners, last.reason, points)
        won = [self.games_won(seat) for seat in range(self.seats)]
        if max(won) * 2 < total and len(self.results) < total:
            return None
        winners = tuple(seat for seat in range(self.seats) if won[seat] == max(won))
        if len(winners) == self.seats:
            return Outcome((), End.DRAW, points)
        return Outcome(winners, End.MORE_GAMES, points)

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> BriscaView:
        return BriscaView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            options=self.options,
            hand=tuple(self.hands[seat]) if seat is not None else (),
            hand_counts=tuple(map(len, self.hands)),
            public=tuple(frozenset(known) for known in self.public),
            trump_card=self.trump_card,
            removed=self.removed,
            stock=len(self.stock),
            leader=self.leader,
            table=tuple(self.table),
            tricks=tuple(self.tricks),
            first=self.first,
            points=tuple(self.points),
            taken=tuple(self.taken),
            results=tuple(self.results),
            outcome=self.outcome,
        )

    def open_view(self, seat: int | None) -> BriscaView:
        return replace(self.view(seat), hands=tuple(map(tuple, self.hands)))

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        assert isinstance(view, BriscaView)
        world = object.__new__(cls)
        world.options = view.options
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.outcome = view.outcome
        world.turn = view.turn
        world.removed = view.removed
        world.trump_card = view.trump_card
        world.first = view.first
        world.leader = view.leader
        world.table = list(view.table)
        world.tricks = list(view.tricks)
        world.points = list(view.points)
        world.taken = list(view.taken)
        world.results = list(view.results)
        world.public = [set(known) for known in view.public]
        hidden = shuffled(view.unseen(), rng)
        world.hands = []
        for seat, count in enumerate(view.hand_counts):
            hand = list(view.hand) if seat == view.seat else sorted(view.public[seat])
            while len(hand) < count:
                hand.append(hidden.pop())
            world.hands.append(hand)
        world.stock = [view.trump_card, *hidden] if view.stock else []
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.public = [set(known) for known in self.public]
        for name in ("stock", "table", "tricks", "points", "taken", "results"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @classmethod
    def parse(cls, text: str) -> Play | Swap:
        if text == "cambio":
            return Swap()
        try:
            return Play(Card.parse(text))
        except ValueError:
            raise UnreadableMove(text, "a card like O1 or B12, or cambio") from None


class FirstSeatFirst(Brisca):
    """Brisca by version 1 of its rules: nobody drew lots, and seat 0 went first in every match."""

    rules: ClassVar[int] = 1

    def _lot(self) -> int:
        return 0


class KnownDeal(Brisca):
    """Brisca with a deal that comes from elsewhere: the seed is the number of the deck's order, as `deals` counts.

    Version 0 of the rules, for no luck of ours is in it; they are those of today. In a match of several games the later
    ones are dealt by lot.
    """

    rules: ClassVar[int] = 0

    def _deck(self) -> list[Card]:
        return super()._deck() if self.results else deck_of(int(self.chance.seed))
