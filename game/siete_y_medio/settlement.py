"""What a round brings each player: pure functions from the cards and bets on the table to money."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import REY, Card
from game.siete_y_medio.parts import ANY_KING, GOAL, Case, Prize, Score, is_seven_and_figure, score_of


@dataclass(frozen=True, slots=True)
class Settlement:
    """One player's line in the closing table of a round (S19)."""

    seat: int
    score: Score
    bank_score: Score
    bet: int
    case: Case
    won: bool
    prize: Prize | None
    prize_amount: int
    net: int
    unpaid: int
    """What a broken bank still owes; 0 as good as always."""
    money: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The closing table of a round. An eliminated seat has no cards, no bet and no line."""

    number: int
    hands: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    bets: tuple[int, ...]
    lines: tuple[Settlement | None, ...]
    money: tuple[int, ...]
    bank_money: int

    @property
    def bank_score(self) -> Score:
        """What the bank ended with."""
        return score_of(self.bank)

    @property
    def scores(self) -> tuple[Score | None, ...]:
        """What each player ended with."""
        return tuple(line.score if line else None for line in self.lines)

    @property
    def unpaid(self) -> int:
        """What the bank owes to all; more than 0 means that it is broke."""
        return sum(line.unpaid for line in self.lines if line)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card dealt in the round, in the order of dealing."""
        return tuple(card for hand in (*self.hands, self.bank) for card in hand)


def case_of(score: Score, bank: Score) -> Case:
    """S11–S16: which case applies. A winning 7½ is case six also when the bank went over, since it brings a prize."""
    if score > GOAL:
        return Case.BOTH_OVER if bank > GOAL else Case.PLAYER_OVER
    if score == bank:
        return Case.TIE
    if score == GOAL:
        return Case.SEVEN_AND_HALF
    return Case.BANK_OVER if bank > GOAL else Case.CLOSER


def player_wins(score: Score, bank: Score) -> bool:
    """S11–S16: whether the player is paid; in every tie the bank takes the bet."""
    return score <= GOAL and (bank > GOAL or score > bank)


def prize_of(cards: Sequence[Card], premio3: str = ANY_KING) -> Prize | None:
    """S18, A8, A9: the prize of a hand if it wins; none unless it is 7½."""
    if score_of(cards) != GOAL:
        return None
    if not is_seven_and_figure(cards):
        return Prize.THREE_OR_MORE
    seven, figure = sorted(cards, key=lambda card: card.number)
    same_suit = seven.suit == figure.suit
    if seven.suit == "O" and figure.number == REY and (premio3 == ANY_KING or same_suit):
        return Prize.SEVEN_OF_OROS_AND_KING
    return Prize.SAME_SUIT if same_suit else Prize.SEVEN_AND_FIGURE


def settle(
    number: int,
    hands: Sequence[Sequence[Card]],
    bets: Sequence[int],
    bank: Sequence[Card],
    money: Sequence[int],
    bank_money: int,
    premio3: str = ANY_KING,
) -> RoundResult:
    """S17, A6, A17: the bank takes in the lost bets, then pays the winners in the order of their seats."""
    bank_score = score_of(bank)
    scores = [score_of(hand) for hand in hands]
    till = bank_money + sum(bet for bet, score in zip(bets, scores, strict=True) if not player_wins(score, bank_score))
    lines: list[Settlement | None] = []
    for seat, (hand, bet, score) in enumerate(zip(hands, bets, scores, strict=True)):
        if not bet:
            lines.append(None)
            continue
        won = player_wins(score, bank_score)
        prize = prize_of(hand, premio3) if won else None
        prize_amount = bet * prize.percent // 100 if prize else 0
        due = bet + prize_amount if won else 0
        paid = min(due, till)
        till -= paid
        net = paid if won else -bet
        lines.append(
            Settlement(
                seat,
                score,
                bank_score,
                bet,
                case_of(score, bank_score),
                won,
                prize,
                prize_amount,
                net,
                due - paid,
                money[seat] + net,
            )
        )
    new_money = tuple(line.money if line else kept for line, kept in zip(lines, money, strict=True))
    return RoundResult(number, tuple(map(tuple, hands)), tuple(bank), tuple(bets), tuple(lines), new_money, till)
