"""What the table of Siete y Medio shows now."""

from dataclasses import dataclass

from game.cards import Card
from game.core import Event
from game.siete_y_medio.parts import (
    MIN_BET,
    BankDrew,
    BetPlaced,
    CardDrawn,
    FirstCard,
    MatchEnded,
    ReachedGoal,
    RoundEnded,
    RoundStarted,
    Settled,
    Stood,
    WentOver,
)
from game.siete_y_medio.settlement import RoundResult, Settlement
from game.siete_y_medio.view import SieteYMedioView

BANK = -1
"""The bank where a seat is meant."""


@dataclass
class Shown:
    """Cards, bets and money as they have been seen to change."""

    round: int
    hands: list[list[Card]]
    bank: list[Card]
    bets: list[int]
    """What lies on the table: nothing more once the round is settled."""
    money: list[int]
    bank_money: int
    active: int | None
    """The seat whose hand lies large in the middle; BANK while the bank plays."""
    lines: list[Settlement | None]
    """What the round brought those who are already settled."""
    rounds: list[RoundResult]
    """The closing tables so far."""

    @classmethod
    def of(cls, view: SieteYMedioView) -> "Shown":
        """As a view has it."""
        return cls(
            round=view.round,
            hands=[list(hand) for hand in view.hands],
            bank=list(view.bank),
            bets=[0] * view.seats if view.outcome else list(view.bets),
            money=list(view.money),
            bank_money=view.bank_money,
            active=view.turn,
            lines=[None] * view.seats,
            rounds=list(view.rounds),
        )

    def cards(self, seat: int) -> list[Card]:
        """The hand of a seat, or the bank's."""
        return self.bank if seat == BANK else self.hands[seat]

    def out(self, seat: int) -> bool:
        """Whether the player cannot bet any more (and not just in this round)."""
        return self.money[seat] < MIN_BET and not self.bets[seat]

    @property
    def settled(self) -> int:
        """How many are settled in this round."""
        return len(self.lines) - self.lines.count(None)

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        seats = len(self.hands)
        match event:
            case RoundStarted():
                self.round, self.active, self.bank = event.number, None, []
                self.hands, self.bets = [[] for _ in range(seats)], [0] * seats
                self.lines = [None] * seats
            case FirstCard() | CardDrawn():
                self.active = event.seat
                self.hands[event.seat].append(event.card)
            case BetPlaced():
                self.bets[event.seat] = event.amount
            case Stood() | ReachedGoal() | WentOver():
                self.active = None
            case BankDrew():
                self.active = BANK
                self.bank.append(event.card)
            case Settled():
                self._settle(event)
            case RoundEnded():
                self.rounds.append(self._result(event))
                self.bets = [0] * seats
            case MatchEnded():
                self.lines = [None] * seats

    def _settle(self, event: Settled) -> None:
        won = event.net >= 0
        due = event.bet + event.prize_amount if won else 0
        self.lines[event.seat] = Settlement(
            event.seat,
            event.score,
            event.bank_score,
            event.bet,
            event.case,
            won,
            event.prize,
            event.prize_amount,
            event.net,
            due - event.net if won else 0,
            event.money,
        )
        self.active = None
        self.money[event.seat] = event.money
        self.bank_money -= event.net

    def _result(self, event: RoundEnded) -> RoundResult:
        """The closing table of the round that lies there."""
        return RoundResult(
            event.number,
            tuple(map(tuple, self.hands)),
            tuple(self.bank),
            event.bets,
            tuple(self.lines),
            event.money,
            event.bank_money,
        )
