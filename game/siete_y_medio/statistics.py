"""The closing statistics of a match (S20, A18–A22), out of the closing tables of its rounds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.cards import NUMBERS_40
from game.siete_y_medio.parts import START_BANK, START_MONEY, is_seven_and_figure
from game.siete_y_medio.settlement import RoundResult


class Group(StrEnum):
    """How the players did as a group."""

    WON = "siete_y_medio.group_won"
    LOST = "siete_y_medio.group_lost"
    EVEN = "siete_y_medio.group_even"


@dataclass(frozen=True, slots=True)
class GreatestBet:
    """The greatest bet, and who made it first and when; seat and round are None before the first closing table."""

    amount: int = 0
    seat: int | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the closing page shows, with the series for its charts."""

    best: int | None
    """A18: the seat that won most; None is the bank."""
    best_gain: int
    greatest_bet: GreatestBet
    group: Group
    group_gain: int
    """What the players together took from the bank; negative if they lost."""
    seven_and_figure: tuple[int, ...]
    """A21: the seats that held a seven and a figure at least once."""
    counts: tuple[tuple[int, int], ...]
    """How often each of the ten numbers was dealt, in the order of the numbers."""
    money: tuple[tuple[int, ...], ...]
    """For each seat its money at the start and after every round."""
    bank_money: tuple[int, ...]

    @property
    def top_numbers(self) -> tuple[tuple[int, int], ...]:
        """A22: the five numbers dealt most often, with their counts; fewer if fewer came out."""
        dealt = [(number, count) for number, count in self.counts if count]
        return tuple(sorted(dealt, key=lambda item: (-item[1], item[0]))[:5])


def statistics(rounds: Sequence[RoundResult], seats: int) -> Statistics:
    """The statistics of the rounds so far."""
    money = tuple((START_MONEY, *(result.money[seat] for result in rounds)) for seat in range(seats))
    bank_money = (START_BANK, *(result.bank_money for result in rounds))
    best, gain = most_money_won([series[-1] for series in money], bank_money[-1])
    group_gain = START_BANK - bank_money[-1]
    numbers = Counter(card.number for result in rounds for card in result.cards)
    return Statistics(
        best=best,
        best_gain=gain,
        greatest_bet=_greatest_bet(rounds),
        group=Group.WON if group_gain > 0 else Group.LOST if group_gain < 0 else Group.EVEN,
        group_gain=group_gain,
        seven_and_figure=tuple(
            seat for seat in range(seats) if any(is_seven_and_figure(result.hands[seat]) for result in rounds)
        ),
        counts=tuple((number, numbers[number]) for number in NUMBERS_40),
        money=money,
        bank_money=bank_money,
    )


def most_money_won(money: Sequence[int], bank_money: int) -> tuple[int | None, int]:
    """A18: the seat with the greatest gain (the lowest of equals) and the gain; seat None if the bank won more."""
    best = max(range(len(money)), key=lambda seat: money[seat])
    gain, bank_gain = money[best] - START_MONEY, bank_money - START_BANK
    return (None, bank_gain) if bank_gain > gain else (best, gain)


def _greatest_bet(rounds: Sequence[RoundResult]) -> GreatestBet:
    """A19: only a strictly greater bet takes the place of an earlier one."""
    greatest = GreatestBet()
    for result in rounds:
        for seat, amount in enumerate(result.bets):
            if amount > greatest.amount:
                greatest = GreatestBet(amount, seat, result.number)
    return greatest
