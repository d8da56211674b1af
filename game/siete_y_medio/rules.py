"""The rules of Siete y Medio, to be read beside the rows S1–S20 and A1–A26 of the rule page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Self

from game.cards import DECK_40, Card
from game.core import Chance, CommonReason, Event, Game, IllegalMove, Move, Options, Outcome, UnreadableMove, View
from game.core.chance import shuffled
from game.siete_y_medio.parts import (
    BANK_STANDS,
    GOAL,
    MAX_BET,
    MIN_BET,
    START_BANK,
    START_MONEY,
    BankBroke,
    BankDrew,
    BankStood,
    BankWentOver,
    Bet,
    BetPlaced,
    CardDrawn,
    Eliminated,
    End,
    FirstCard,
    Hit,
    MatchEnded,
    ReachedGoal,
    Reason,
    RoundEnded,
    RoundStarted,
    Settled,
    SieteYMedioOptions,
    Stand,
    Stood,
    WentOver,
    is_seven_and_figure,
    score_of,
)
from game.siete_y_medio.settlement import RoundResult, settle
from game.siete_y_medio.statistics import Statistics, most_money_won, statistics
from game.siete_y_medio.view import SieteYMedioView, legal_moves

_BET = re.compile(r"apuesta ([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class AgainstTheBank(Outcome):
    """The winner is who won most money (A18). If that is the bank, no seat wins, and it is no draw either."""

    @property
    def draw(self) -> bool:
        return False

    def share(self, seat: int) -> float:
        return 1.0 if seat in self.winners else 0.0


class SieteYMedio(Game):
    """A match: a number of rounds, in each of which all play one after the other and the bank last.

    The bank is not a seat. It plays by itself when the last player is done, and the round is settled at once.
    """

    name: ClassVar[str] = "siete_y_medio"
    secret: ClassVar[bool] = False
    options_type: ClassVar[type[Options]] = SieteYMedioOptions
    options: SieteYMedioOptions

    def __init__(self, options: SieteYMedioOptions, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.outcome = None
        self.money = [START_MONEY] * options.jugadores
        self.bank_money = START_BANK
        self.rounds: list[RoundResult] = []
        self.round = 0
        self.opening = self._start_round()

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or SieteYMedioOptions()
        assert isinstance(options, SieteYMedioOptions)
        return cls(options, Chance(seed))

    # -- a round -----------------------------------------------------------------------------------------------

    def _start_round(self) -> list[Event]:
        """S5: all forty cards are shuffled anew."""
        self.round += 1
        self.deck: list[Card] = self.chance.shuffled(DECK_40)[::-1]
        """The cards not yet dealt; the next one is the last of the list."""
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.bets = [0] * self.seats
        self.bank: list[Card] = []
        players = tuple(seat for seat in range(self.seats) if self.can_bet(seat))
        return [RoundStarted(self.round, players), self._start_turn(players[0])]

    def can_bet(self, seat: int) -> bool:
        """A4: who cannot pay the smallest bet is out of the game."""
        return self.money[seat] >= MIN_BET

    def _start_turn(self, seat: int) -> FirstCard:
        """S7: the first card comes before the bet."""
        self.turn = seat
        card = self.deck.pop()
        self.hands[seat].append(card)
        return FirstCard(seat, card, score_of([card]), self.money[seat])

    def _pass_on(self, seat: int) -> list[Event]:
        """S6: the next player who can bet; after the last one the bank plays and the round is settled."""
        for other in range(seat + 1, self.seats):
            if self.can_bet(other):
                return [self._start_turn(other)]
        return [*self._bank_plays(), *self._settle()]

    def _bank_plays(self) -> list[Event]:
        """S10, A14: the bank hits below 6 and stands from 6 on, whatever the players have."""
        events: list[Event] = []
        while (score := score_of(self.bank)) < BANK_STANDS:
            card = self.deck.pop()
            self.bank.append(card)
            events.append(BankDrew(card, score_of(self.bank)))
        return [*events, BankWentOver(score) if score > GOAL else BankStood(score)]

    def _settle(self) -> list[Event]:
        """S17–S19: money changes hands; then the next round, or the end."""
        could_bet = [self.can_bet(seat) for seat in range(self.seats)]
        result = settle(self.round, self.hands, self.bets, self.bank, self.money, self.bank_money, self.options.premio3)
        self.rounds.append(result)
        self.money, self.bank_money = list(result.money), result.bank_money
        events: list[Event] = [
            Settled(
                line.seat,
                line.score,
                line.bank_score,
                line.bet,
                line.case,
                line.prize,
                line.prize_amount,
                line.net,
                line.money,
            )
            for line in result.lines
            if line
        ]
        if result.unpaid:
            events.append(BankBroke(result.unpaid))
        events.append(
            RoundEnded(result.number, result.scores, result.bets, result.bank_score, result.money, result.bank_money)
        )
        events += [
            Eliminated(seat, self.money[seat])
            for seat in range(self.seats)
            if could_bet[seat] and not self.can_bet(seat)
        ]
        reason = self._end_reason(result)
        if reason is None:
            return events + self._start_round()
        best, _ = most_money_won(self.money, self.bank_money)
        self.turn = None
        self.outcome = AgainstTheBank(() if best is None else (best,), reason, tuple(self.money))
        return [*events, MatchEnded(reason)]

    def _end_reason(self, result: RoundResult) -> End | None:
        """A2, A4, A17: the rounds are over, nobody can bet, or the bank is broke."""
        if result.unpaid:
            return End.BANK_BROKE
        if self.round == self.options.rounds:
            return End.ROUNDS_PLAYED
        return None if any(map(self.can_bet, range(self.seats))) else End.NOBODY_CAN_BET

    def statistics(self) -> Statistics:
        """S20: the closing statistics, or how they stand after the rounds so far."""
        return statistics(self.rounds, self.seats)

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Bet | Hit | Stand]:
        if self.turn is None:
            return []
        return legal_moves(bool(self.bets[self.turn]), self.money[self.turn])

    def check(self, move: Move) -> None:
        """S7, S8, A3: the reason why a move is refused."""
        assert self.turn is not None
        has_bet = bool(self.bets[self.turn])
        if isinstance(move, Bet):
            self._check_bet(move.amount, has_bet, self.money[self.turn])
        elif not isinstance(move, Hit | Stand):
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)
        elif not has_bet:
            raise IllegalMove(Reason.BET_FIRST)

    def _check_bet(self, amount: int, has_bet: bool, money: int) -> None:
        if has_bet:
            raise IllegalMove(Reason.ALREADY_BET)
        if amount < MIN_BET:
            raise IllegalMove(Reason.BET_TOO_LOW, bet=amount, minimum=MIN_BET)
        if amount > MAX_BET:
            raise IllegalMove(Reason.BET_TOO_HIGH, bet=amount, maximum=MAX_BET)
        if amount > money:
            raise IllegalMove(Reason.BET_BEYOND_MONEY, bet=amount, money=money)

    def apply(self, move: Move) -> list[Event]:
        seat = self.turn
        assert seat is not None
        if isinstance(move, Bet):
            self.bets[seat] = move.amount
            return [BetPlaced(seat, move.amount)]
        hand = self.hands[seat]
        if isinstance(move, Stand):
            return [Stood(seat, score_of(hand)), *self._pass_on(seat)]
        card = self.deck.pop()
        hand.append(card)
        score = score_of(hand)
        events: list[Event] = [CardDrawn(seat, card, score)]
        if score < GOAL:
            return events
        events.append(ReachedGoal(seat, is_seven_and_figure(hand)) if score == GOAL else WentOver(seat, score))
        return events + self._pass_on(seat)

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> SieteYMedioView:
        return SieteYMedioView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            options=self.options,
            round=self.round,
            hands=tuple(map(tuple, self.hands)),
            bets=tuple(self.bets),
            bank=tuple(self.bank),
            money=tuple(self.money),
            bank_money=self.bank_money,
            rounds=tuple(self.rounds),
            outcome=self.outcome,
        )

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        assert isinstance(view, SieteYMedioView)
        world = object.__new__(cls)
        world.options = view.options
        world.chance = Chance(str(rng.random()))
        world.opening = []
        world.turn = view.turn
        world.outcome = view.outcome
        world.round = view.round
        world.deck = shuffled(view.unseen(), rng)
        world.hands = [list(hand) for hand in view.hands]
        world.bets = list(view.bets)
        world.bank = list(view.bank)
        world.money = list(view.money)
        world.bank_money = view.bank_money
        world.rounds = list(view.rounds)
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        twin.hands = [hand[:] for hand in self.hands]
        for name in ("deck", "bets", "bank", "money", "rounds"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @classmethod
    def parse(cls, text: str) -> Bet | Hit | Stand:
        if text == "pedir":
            return Hit()
        if text == "plantarse":
            return Stand()
        if bet := _BET.fullmatch(text):
            return Bet(int(bet[1]))
        raise UnreadableMove(text, "apuesta and an amount, pedir, or plantarse")
