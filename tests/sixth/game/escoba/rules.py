"""The rules of Escoba, to be read beside the rows E1–E12 of its page."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Self

from game.cards import DECK_40, Card
from game.core import Chance, CommonReason, Event, Game, IllegalMove, Move, Options, Outcome, UnreadableMove, View
from game.core.chance import shuffled
from game.escoba.parts import (
    FIFTEEN,
    SEATS,
    TO_WIN,
    DealCounted,
    DealResult,
    DealStarted,
    Dealt,
    End,
    EscobaOptions,
    Laid,
    Play,
    Reason,
    RestTaken,
    Swept,
    TableDealt,
    Taken,
    value,
)
from game.escoba.view import EscobaView

HAND, ON_TABLE = 3, 4


def captures(card: Card, table: Sequence[Card]) -> list[tuple[Card, ...]]:
    """E5: every way in which the card makes fifteen with cards of the table."""

    def sums(rest: list[Card], wanted: int) -> Iterator[tuple[Card, ...]]:
        if wanted == 0:
            yield ()
        for place, first in enumerate(rest):
            if value(first) <= wanted:
                for others in sums(rest[place + 1 :], wanted - value(first)):
                    yield (first, *others)

    return list(sums(sorted(table, key=DECK_40.index), FIFTEEN - value(card)))


def plays(card: Card, table: Sequence[Card]) -> list[Play]:
    """E5, E6: what can be done with a card."""
    return [Play(card, taken) for taken in captures(card, table)] or [Play(card)]


def count(escobas: Sequence[int], taken: Sequence[Sequence[Card]]) -> DealResult:
    """E10: the points of a deal."""
    cards = tuple(map(len, taken))
    oros = tuple(sum(card.suit == "O" for card in pile) for pile in taken)
    sevens = tuple(sum(card.number == 7 for card in pile) for pile in taken)
    guindis = tuple(int(Card("O", 7) in pile) for pile in taken)
    points = tuple(
        escobas[seat] + sum(figures[seat] > figures[1 - seat] for figures in (cards, oros, sevens, guindis))
        for seat in range(SEATS)
    )
    return DealResult(tuple(escobas), cards, oros, sevens, guindis, points)


class Escoba(Game):
    """A match of Escoba: one deal, or as many as it takes to 21."""

    name: ClassVar[str] = "escoba"
    options_type: ClassVar[type[Options]] = EscobaOptions
    options: EscobaOptions

    def __init__(self, options: EscobaOptions, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.outcome = None
        self.points = [0] * SEATS
        self.results: list[DealResult] = []
        self.first = options.empieza - 1 if options.empieza else chance.below(SEATS)
        self.opening = self._start_deal()

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or EscobaOptions()
        assert isinstance(options, EscobaOptions)
        return cls(options, Chance(seed))

    def _goes_first(self, number: int) -> int:
        """E2: the first player of a deal of the match, counted from 0."""
        return (self.first + number) % SEATS

    def next_options(self, number: int) -> EscobaOptions:
        begun = len(self.results) + (self.outcome is None)
        return replace(self.options, empieza=self._goes_first(begun) + 1)

    # -- dealing -----------------------------------------------------------------------------------------------

    def _start_deal(self) -> list[Event]:
        """E2, E3, E4: a fresh deck, hands, the table, and perhaps an escoba of the dealer."""
        number = len(self.results)
        first = self._goes_first(number)
        self.stock = self.chance.shuffled(DECK_40)
        """Drawn from the end."""
        self.hands: list[list[Card]] = [[] for _ in range(SEATS)]
        self.taken: list[list[Card]] = [[] for _ in range(SEATS)]
        self.escobas = [0] * SEATS
        self.last: int | None = None
        self.turn = first
        events: list[Event] = [DealStarted(number, first), *self._deal_hands()]
        self.table = [self.stock.pop() for _ in range(ON_TABLE)]
        events.append(TableDealt(tuple(self.table)))
        escobas, rest = divmod(sum(map(value, self.table)), FIFTEEN)
        if rest == 0:
            events += self._give_rest(1 - first)
            events.append(self._sweep(1 - first, escobas))
        return events

    def _deal_hands(self) -> list[Event]:
        """E3, E8: three cards each, one by one from the seat to move on."""
        assert self.turn is not None
        events: list[Event] = []
        for number in range(HAND * SEATS):
            seat = (self.turn + number) % SEATS
            self.hands[seat].append(self.stock.pop())
            events.append(Dealt(seat, self.hands[seat][-1]))
        return events

    def _give_rest(self, seat: int) -> list[Event]:
        """What lies on the table goes to a seat."""
        cards = tuple(self.table)
        self.taken[seat] += cards
        self.table = []
        self.last = seat
        return [RestTaken(seat, cards)]

    def _sweep(self, seat: int, escobas: int) -> Swept:
        self.escobas[seat] += escobas
        return Swept(seat, escobas)

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Play]:
        if self.turn is None:
            return []
        return [play for card in self.hands[self.turn] for play in plays(card, self.table)]

    def check(self, move: Move) -> None:
        """E12: the reason why a move is refused."""
        assert self.turn is not None
        if not isinstance(move, Play):
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)
        if move.card not in self.hands[self.turn]:
            raise IllegalMove(Reason.NOT_IN_HAND, card=move.card)
        if not set(move.taken) <= set(self.table):
            raise IllegalMove(Reason.NOT_ON_TABLE)
        if move not in plays(move.card, self.table):
            raise IllegalMove(Reason.NOT_FIFTEEN if move.taken else Reason.MUST_TAKE)

    def apply(self, move: Move) -> list[Event]:
        """E5, E7, E8: play the card, take with it, deal when the hands are empty, count when the stock is too."""
        assert isinstance(move, Play) and self.turn is not None
        seat = self.turn
        self.hands[seat].remove(move.card)
        events: list[Event]
        if move.taken:
            self.table = [card for card in self.table if card not in move.taken]
            self.taken[seat] += [move.card, *move.taken]
            self.last = seat
            events = [Taken(seat, move.card, move.taken)]
            if not self.table:
                events.append(self._sweep(seat, 1))
        else:
            self.table.append(move.card)
            events = [Laid(seat, move.card)]
        self.turn = 1 - seat
        if any(self.hands):
            return events
        return events + (self._deal_hands() if self.stock else self._end_deal())

    # -- the end -----------------------------------------------------------------------------------------------

    def _end_deal(self) -> list[Event]:
        """E9, E10, E11: the rest of the table, the count, and the next deal or the end."""
        events = self._give_rest(self.last) if self.last is not None and self.table else []
        result = count(self.escobas, self.taken)
        events.append(DealCounted(len(self.results), result))
        self.results.append(result)
        self.points = [have + more for have, more in zip(self.points, result.points, strict=True)]
        one, other = self.points
        if self.options.a_21 and (one == other or max(one, other) < TO_WIN):
            return events + self._start_deal()
        winners = () if one == other else (0,) if one > other else (1,)
        self.outcome = Outcome(winners, End.MORE_POINTS if winners else End.DRAW, (one, other))
        self.turn = None
        return events

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> EscobaView:
        return EscobaView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            options=self.options,
            hand=tuple(self.hands[seat]) if seat is not None else (),
            hand_counts=tuple(map(len, self.hands)),
            table=tuple(self.table),
            stock=len(self.stock),
            taken=tuple(map(tuple, self.taken)),
            escobas=tuple(self.escobas),
            last=self.last,
            first=self.first,
            points=tuple(self.points),
            results=tuple(self.results),
            outcome=self.outcome,
        )

    def open_view(self, seat: int | None) -> EscobaView:
        return replace(self.view(seat), hands=tuple(map(tuple, self.hands)))

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        assert isinstance(view, EscobaView)
        world = object.__new__(cls)
        world.options = view.options
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.outcome, world.turn, world.first, world.last = view.outcome, view.turn, view.first, view.last
        world.table = list(view.table)
        world.taken = [list(pile) for pile in view.taken]
        world.escobas, world.points, world.results = list(view.escobas), list(view.points), list(view.results)
        world.stock = shuffled(view.unseen(), rng)
        world.hands = [
            list(view.hand) if seat == view.seat else [world.stock.pop() for _ in range(held)]
            for seat, held in enumerate(view.hand_counts)
        ]
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.taken = [pile[:] for pile in self.taken]
        for name in ("stock", "table", "escobas", "points", "results"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @classmethod
    def parse(cls, text: str) -> Play:
        try:
            card, *taken = map(Card.parse, text.split("+"))
        except ValueError:
            raise UnreadableMove(text, "a card like O5, or with what it takes: O5+C3+B7") from None
        if len({card, *taken}) != len(taken) + 1:
            raise UnreadableMove(text, "each card once")
        return Play(card, tuple(sorted(taken, key=DECK_40.index)))
