"""What a seat of Siete y Medio can see: everything but the order of the cards not yet dealt."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import Card
from game.core.game import Game, View
from game.core.outcome import Outcome
from game.siete_y_medio.parts import (
    MAX_BET,
    MIN_BET,
    Bet,
    Hit,
    Score,
    SieteYMedioOptions,
    Stand,
    score_of,
    unseen_cards,
)
from game.siete_y_medio.settlement import RoundResult
from game.siete_y_medio.statistics import Statistics, statistics

_BETS = tuple(Bet(amount) for amount in range(MIN_BET, MAX_BET + 1))
_PLAYS = (Hit(), Stand())


def legal_moves(has_bet: bool, money: int) -> Sequence[Bet | Hit | Stand]:
    """S7, S8, A3, A7: first any bet that the rules and the money allow, then hit or stand."""
    return list(_PLAYS) if has_bet else list(_BETS[: max(0, money - MIN_BET + 1)])


@dataclass(frozen=True)
class SieteYMedioView(View):
    """All cards dealt in this round, bets, money, and the closing tables of the rounds before."""

    game: type[Game]
    seat: int | None
    turn: int | None
    options: SieteYMedioOptions
    round: int
    hands: tuple[tuple[Card, ...], ...]
    bets: tuple[int, ...]
    """0 stands for no bet yet, or for a player who is out."""
    bank: tuple[Card, ...]
    """The bank's cards; none while players play, those of the last round when the match is over."""
    money: tuple[int, ...]
    bank_money: int
    rounds: tuple[RoundResult, ...]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def betting(self) -> bool:
        """Whether the seat to move must bet; otherwise it hits or stands."""
        return self.turn is not None and not self.bets[self.turn]

    @property
    def scores(self) -> tuple[Score, ...]:
        """What each hand adds up to now."""
        return tuple(map(score_of, self.hands))

    @property
    def eliminated(self) -> tuple[bool, ...]:
        """A4: who cannot pay the smallest bet."""
        return tuple(money < MIN_BET for money in self.money)

    @property
    def bet_limits(self) -> tuple[int, int]:
        """The smallest and the greatest bet of the seat to move."""
        assert self.turn is not None
        return MIN_BET, min(MAX_BET, self.money[self.turn])

    def statistics(self) -> Statistics:
        """The closing statistics, or how they stand after the rounds so far."""
        return statistics(self.rounds, self.seats)

    def moves(self) -> Sequence[Bet | Hit | Stand]:
        if self.turn is None or self.seat != self.turn:
            return []
        return legal_moves(bool(self.bets[self.turn]), self.money[self.turn])

    def unseen(self) -> list[Card]:
        """The cards still in the deck."""
        return unseen_cards(card for hand in (*self.hands, self.bank) for card in hand)
