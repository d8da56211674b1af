"""The rules of Chinchón, to be read beside the rows R1–R26 and C1–C36 of the rule page.

Seats are numbered in the order of play: the player at one's right is the next seat.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Self

from game.cards import Card
from game.chinchon.layoff import Side
from game.chinchon.legality import close_refusal, discard_refusal, discards, first_round, highest_to_keep
from game.chinchon.legality import closing as find_closing
from game.chinchon.melds import MELDS, Kind, Melds
from game.chinchon.parts import (
    HAND,
    LAST_EXHAUSTION,
    MOST_TURNS,
    TURNS_WARNING,
    Auto,
    Automatic,
    AutomaticCloseNear,
    CardsKept,
    ChinchonMade,
    ChinchonOptions,
    Close,
    Closed,
    ClosedByItself,
    Counted,
    Dealt,
    Discard,
    Discarded,
    Done,
    Drawn,
    Eliminated,
    GroupShown,
    HandEnded,
    HandResult,
    HandStarted,
    LaidOff,
    LayOff,
    Phase,
    PileStarted,
    PileTaken,
    Reason,
    Reenter,
    Reentered,
    ReentryDeclined,
    ReentryOffered,
    Reshuffled,
    Show,
    Source,
    Take,
    TieBreak,
    TurnRecord,
)
from game.chinchon.scoring import judge
from game.chinchon.showdown import Showdown
from game.chinchon.view import ChinchonView
from game.core import Chance, CommonReason, Event, Game, IllegalMove, Move, Options, Outcome, UnreadableMove, View


class Chinchon(Game):
    """A match of Chinchón: hands until one player is left, or a chinchón."""

    name: ClassVar[str] = "chinchon"
    low_wins: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = ChinchonOptions
    options: ChinchonOptions

    def __init__(self, options: ChinchonOptions, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.outcome = None
        self.opening = []
        self.totals = [0] * self.seats
        self.playing = list(range(self.seats))
        self.reentries = [options.reenganches if self.seats > 2 else 0] * self.seats
        """R25: none in a match of two."""
        self.tie_break = False
        self.results: list[HandResult] = []
        self.dealer = 0
        self.return_total = 0
        """What the players to whom a re-entry is offered would come back with (C28)."""

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or ChinchonOptions()
        assert isinstance(options, ChinchonOptions)
        match = cls(options, Chance(seed))
        match.dealer = match.chance.below(match.seats)
        match.opening = match._deal()
        return match

    @property
    def melds(self) -> Melds:
        """The groups of this deck."""
        return MELDS[self.options.baraja]

    @property
    def acting(self) -> Sequence[Card]:
        """The hand of the seat to move."""
        assert self.turn is not None
        return self.hands[self.turn]

    @property
    def open(self) -> bool:
        """Whether nobody has closed yet."""
        return self.showdown is None

    # -- the deal ----------------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """R6, C34: the player at the right, of those who still play."""
        return min(self.playing, key=lambda other: (other - seat - 1) % self.seats)

    def _round_from(self, seat: int) -> list[int]:
        """The players in order of turn."""
        return sorted(self.playing, key=lambda other: (other - seat) % self.seats)

    def _deal(self) -> list[Event]:
        """R5: seven each, one by one from the mano on; the next card begins the discard pile."""
        self.mano = mano = self.next_seat(self.dealer)
        deck = self.chance.shuffled(self.options.deck)
        order = self._round_from(mano) * HAND
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        events: list[Event] = [HandStarted(len(self.results) + 1, self.dealer, mano, tuple(sorted(self.playing)))]
        for seat, card in zip(order, deck, strict=False):
            self.hands[seat].append(card)
            events.append(Dealt(seat, card))
        self.pile: list[Card] = [deck[len(order)]]
        self.stock: list[Card] = deck[: len(order) : -1]
        """Drawn from the end."""
        self.exhaustions = 0
        self.history: list[TurnRecord] = []
        self.taken: Card | None = None
        self.taken_from: Source | None = None
        self.public: list[set[Card]] = [set() for _ in range(self.seats)]
        """Cards that all have seen go into a hand."""
        self.reshuffled: frozenset[Card] | None = None
        """The cards that the present stock was made of: all could see them in the pile."""
        self.fresh = [0] * self.seats
        """How many unseen cards of a hand come from that stock. It follows from what all could see."""
        self.showdown: Showdown | None = None
        self.offers: list[int] = []
        self.turn = mano
        self.phase = Phase.TAKE
        return [*events, PileStarted(self.pile[0])]

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Move]:
        if self.turn is None:
            return []
        if self.phase is Phase.REENTRY:
            return [Reenter(True), Reenter(False)]
        if self.showdown:
            return self.showdown.moves()
        if self.phase is Phase.TAKE:
            return [Take(Source.STOCK), Take(Source.PILE)]
        return discards(self)

    def check(self, move: Move) -> None:
        assert self.turn is not None
        if self.phase is Phase.REENTRY:
            if not isinstance(move, Reenter):
                raise IllegalMove(Reason.ANSWER_REENTRY)
        elif isinstance(move, Reenter):
            raise IllegalMove(Reason.NO_REENTRY)
        elif isinstance(move, (Take, Discard, Close)):
            self._check_turn(move)
        elif self.showdown:
            self.showdown.check(move)
        elif isinstance(move, (Show, LayOff, Auto, Done)):
            raise IllegalMove(Reason.NOT_CLOSED)
        else:
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)

    def _check_turn(self, move: Take | Discard | Close) -> None:
        """R7: take a card, then throw one."""
        assert self.turn is not None
        if self.showdown:
            raise IllegalMove(Reason.HAND_CLOSED)
        if isinstance(move, Take):
            if self.phase is Phase.DISCARD:
                raise IllegalMove(Reason.ALREADY_TAKEN)
            return
        if self.phase is Phase.TAKE:
            raise IllegalMove(Reason.TAKE_FIRST)
        refusal = close_refusal(self, move.card) if isinstance(move, Close) else discard_refusal(self, move.card)
        if refusal:
            raise refusal

    def first_round(self) -> bool:
        """R13, C25: the first turn of the seat in this hand."""
        return first_round(self)

    def close_refusal(self, card: Card | None = None) -> IllegalMove | None:
        """Why the seat to move may not close by throwing the card, or (no card) by throwing any."""
        return close_refusal(self, card)

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, move: Move) -> list[Event]:
        assert self.turn is not None
        if isinstance(move, Take):
            return [self._take(move.source)]
        if isinstance(move, Discard):
            return self._discard(move.card)
        if isinstance(move, Close):
            return self._close(move.card)
        if isinstance(move, Reenter):
            return self._reenter(move.accept)
        assert self.showdown is not None
        return self._follow(self.showdown.apply(move))

    def _take(self, source: Source) -> Event:
        assert self.turn is not None
        seat = self.turn
        card = (self.stock if source is Source.STOCK else self.pile).pop()
        self.hands[seat].append(card)
        self.taken, self.taken_from = card, source
        self.phase = Phase.DISCARD
        if source is Source.PILE:
            self.public[seat].add(card)
            return PileTaken(seat, card)
        if self.reshuffled is not None:
            self.fresh[seat] += 1
        return Drawn(seat, card)

    def _forget(self, seat: int, card: Card) -> None:
        """A card leaves a hand for all to see: what was known of that hand changes."""
        if card in self.public[seat]:
            self.public[seat].discard(card)
        elif self.reshuffled is not None and card in self.reshuffled:
            self.fresh[seat] -= 1

    def _discard(self, card: Card) -> list[Event]:
        assert self.turn is not None
        seat = self.turn
        self.hands[seat].remove(card)
        self._forget(seat, card)
        self.pile.append(card)
        self.history.append(TurnRecord(seat, self.taken if self.taken_from is Source.PILE else None, card))
        self.taken = self.taken_from = None
        self.turn = self.next_seat(seat)
        self.phase = Phase.TAKE
        events: list[Event] = [Discarded(seat, card)]
        if not self.stock:
            self.exhaustions += 1
            if self.exhaustions == LAST_EXHAUSTION:
                return events + self._close_by_itself(Automatic.STOCK)
            events += self._reshuffle()
        if len(self.history) == MOST_TURNS:
            return events + self._close_by_itself(Automatic.TURNS)
        if len(self.history) == MOST_TURNS - TURNS_WARNING:
            events.append(AutomaticCloseNear(Automatic.TURNS, TURNS_WARNING))
        return events

    def _reshuffle(self) -> list[Event]:
        """R8, C14, C15: all but the top discard; the last time, with a warning."""
        self.reshuffled = frozenset(self.pile[:-1])
        self.fresh = [0] * self.seats
        self.stock = self.chance.shuffled(self.pile[:-1])
        self.pile = self.pile[-1:]
        events: list[Event] = [Reshuffled(self.exhaustions, len(self.stock))]
        if self.exhaustions == LAST_EXHAUSTION - 1:
            events.append(AutomaticCloseNear(Automatic.STOCK, len(self.stock)))
        return events

    def _close(self, card: Card) -> list[Event]:
        assert self.turn is not None
        seat = self.turn
        closing = find_closing(self, card)
        assert closing is not None
        self.hands[seat].remove(card)
        self.taken = self.taken_from = None
        self.showdown = Showdown(
            self.melds, self.hands, self._round_from(seat), seat, closing.kind, card, highest_to_keep(self, seat)
        )
        return [Closed(seat, card, closing.kind), *self._follow(self.showdown.start())]

    def _close_by_itself(self, how: Automatic) -> list[Event]:
        """R14, C13, C16: no closer; all show from the player who would have been next."""
        assert self.turn is not None
        self.showdown = Showdown(self.melds, self.hands, self._round_from(self.turn), None, how)
        return [ClosedByItself(how), *self._follow(self.showdown.start())]

    def _follow(self, events: list[Event]) -> list[Event]:
        """Keep up with the showdown: what all have seen now, whose turn it is, and the count at its end."""
        assert self.showdown is not None
        for event in events:
            if isinstance(event, GroupShown):
                for card in event.cards:
                    self._forget(event.seat, card)
            elif isinstance(event, LaidOff):
                self._forget(event.seat, event.card)
            elif isinstance(event, CardsKept):
                for card in event.cards:
                    self._forget(event.seat, card)
        self.turn, self.phase = self.showdown.turn, self.showdown.phase
        return events if self.turn is not None else events + self._count()

    # -- counting ----------------------------------------------------------------------------------------------

    def _count(self) -> list[Event]:
        """R19–R23, C27–C30."""
        showdown = self.showdown
        assert showdown is not None
        chinchon = showdown.closer if showdown.how is Kind.CHINCHON else None
        events: list[Event] = [ChinchonMade(chinchon)] if chinchon is not None else []
        points: list[int | None] = [None] * self.seats
        for seat in showdown.order:
            points[seat] = showdown.points(seat)
            self.totals[seat] += showdown.points(seat)
            events.append(Counted(seat, tuple(self.hands[seat]), showdown.points(seat), self.totals[seat]))
        verdict = judge(
            {seat: self.totals[seat] for seat in showdown.order}, self.options.limite, chinchon, self.tie_break
        )
        result = HandResult(
            number=len(self.results) + 1,
            dealer=self.dealer,
            closer=showdown.closer,
            how=showdown.how,
            points=tuple(points),
            totals=tuple(self.totals),
            kept=tuple(map(tuple, self.hands)),
            table=tuple(showdown.table),
            eliminated=verdict.eliminated,
            totals_after=tuple(self.totals),
        )
        self.results.append(result)
        events.append(HandEnded(result.number, result))
        events += [Eliminated(seat, self.totals[seat]) for seat in verdict.eliminated]
        self.playing = [seat for seat in self.playing if seat not in verdict.eliminated]
        if verdict.winner is not None:
            assert verdict.reason is not None
            self.outcome = Outcome((verdict.winner,), verdict.reason, tuple(self.totals))
            self.turn, self.phase = None, Phase.OVER
            return events
        if verdict.tied:
            self.tie_break = True
            events.append(TieBreak(verdict.tied))
        elif verdict.return_total is not None:
            self.offers = [seat for seat in verdict.eliminated if self.reentries[seat]]
            self.return_total = verdict.return_total
        return events + self._offer_or_deal()

    def _offer_or_deal(self) -> list[Event]:
        """R22, C31: ask the next eliminated player; then the next hand, dealt by the player at the right (C34)."""
        if self.offers:
            self.turn, self.phase = self.offers[0], Phase.REENTRY
            return [ReentryOffered(self.offers[0], self.return_total)]
        self.dealer = self.next_seat(self.dealer)
        return self._deal()

    def _reenter(self, accept: bool) -> list[Event]:
        seat = self.offers.pop(0)
        if not accept:
            return [ReentryDeclined(seat), *self._offer_or_deal()]
        self.reentries[seat] -= 1
        self.playing = sorted([*self.playing, seat])
        self.totals[seat] = self.return_total
        last = self.results[-1]
        self.results[-1] = last._replace(reentered=(*last.reentered, seat), totals_after=tuple(self.totals))
        return [Reentered(seat, self.return_total), *self._offer_or_deal()]

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> ChinchonView:
        down = self.showdown
        own = down is not None and seat is not None and seat == down.closer
        shows_taken = seat == self.turn or self.taken_from is Source.PILE
        return ChinchonView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            phase=self.phase,
            options=self.options,
            outcome=self.outcome,
            dealer=self.dealer,
            mano=self.mano,
            playing=tuple(self.playing),
            totals=tuple(self.totals),
            reentries=tuple(self.reentries),
            offers=tuple(self.offers),
            return_total=self.return_total,
            tie_break=self.tie_break,
            results=tuple(self.results),
            hand=tuple(self.hands[seat]) if seat is not None else (),
            hand_counts=tuple(map(len, self.hands)),
            stock=len(self.stock),
            pile=tuple(self.pile),
            exhaustions=self.exhaustions,
            history=tuple(self.history),
            taken=self.taken if shows_taken else None,
            taken_from=self.taken_from,
            public=tuple(map(frozenset, self.public)),
            reshuffled=self.reshuffled,
            fresh=tuple(self.fresh),
            closer=down.closer if down else None,
            how=down.how if down else None,
            order=down.order if down else (),
            waiting=tuple(down.waiting) if down else (),
            table=tuple(down.table) if down else (),
            kept=down.kept if down else None,
            closing_card=down.closing_card if down and own else None,
        )

    def open_view(self, seat: int | None) -> ChinchonView:
        return replace(self.view(seat), hands=tuple(map(tuple, self.hands)), taken=self.taken)

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        assert isinstance(view, ChinchonView)
        world = object.__new__(cls)
        for name in (
            "turn",
            "phase",
            "options",
            "outcome",
            "dealer",
            "mano",
            "return_total",
            "tie_break",
            "exhaustions",
            "taken_from",
            "reshuffled",
        ):
            setattr(world, name, getattr(view, name))
        for name in ("playing", "totals", "reentries", "offers", "results", "pile", "history", "fresh"):
            setattr(world, name, list(getattr(view, name)))
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.public = [set(known) for known in view.public]
        world.hands, world.stock, closing_card = view.deal_hidden(rng)
        world.taken = view.taken
        if view.taken_from is Source.STOCK and view.taken is None and view.turn is not None:
            world.taken = world.hands[view.turn][-1]
        world.showdown = None
        if view.how is not None:
            down = Showdown(view.melds, world.hands, view.order, view.closer, view.how, closing_card)
            if view.closer is not None:
                down.most = highest_to_keep(view, view.closer)
            down.phase = Phase.SHOW if view.phase is Phase.SHOW else Phase.LAY
            down.waiting, down.table, down.kept = list(view.waiting), list(view.table), view.kept
            world.showdown = down
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.public = [set(known) for known in self.public]
        for name in ("totals", "playing", "reentries", "results", "pile", "stock", "history", "fresh", "offers"):
            setattr(twin, name, getattr(self, name)[:])
        twin.showdown = self.showdown.copy(twin.hands) if self.showdown else None
        return twin

    @classmethod
    def parse(cls, text: str) -> Move:
        word, *rest = text.split() or [""]
        try:
            found = _read(word, rest)
        except ValueError:
            found = None
        if found is None or str(found) != text:
            raise UnreadableMove(
                text,
                "mazo, descarte, tira O5, cierra O5, grupo O3 C3 E3, coloca O4 2 alto, auto, listo, or reenganche si",
            )
        return found


def _read(word: str, rest: Sequence[str]) -> Move | None:
    """A move from its words; ValueError or None where they make none."""
    if word in ("tira", "cierra") and len(rest) == 1:
        return (Discard if word == "tira" else Close)(Card.parse(rest[0]))
    if word == "grupo":
        return Show(_cards(rest))
    if word == "coloca" and 2 <= len(rest) <= 3:
        return LayOff(Card.parse(rest[0]), int(rest[1]), Side(rest[2]) if len(rest) == 3 else None)
    if word == "reenganche" and rest:
        return Reenter(rest[0] == "si")
    plain: dict[str, Move] = {
        "mazo": Take(Source.STOCK),
        "descarte": Take(Source.PILE),
        "auto": Auto(),
        "listo": Done(),
    }
    return plain.get(word)


def _cards(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, words))
