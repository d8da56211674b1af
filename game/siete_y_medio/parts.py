"""The words of Siete y Medio: its options, moves, events, and what a card is worth."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from game.cards import DECK_40, NUMBERS_40, Card
from game.core import Event, Move, Options, choice, whole

START_MONEY = 5000
START_BANK = 100_000
MIN_BET = 100
MAX_BET = 1500

ANY_KING = "rey_cualquiera"
KING_OF_OROS = "rey_de_oros"


class Score(int):
    """Points counted in halves, so that nothing is ever compared as a fraction; written as players say them.

    >>> str(Score(15)), str(Score(1)), str(Score(12))
    ('7½', '½', '6')
    """

    def __str__(self) -> str:
        points, half = divmod(int(self), 2)
        return f"{points or ''}½" if half else str(points)


GOAL = Score(15)
"""7½."""

BANK_STANDS = Score(12)
"""S10: the bank hits below 6 and stands from 6 on."""


def card_of(code: int) -> Card:
    """S1: the card of a number from 0 to 39; the tens are basto, copa, espada, oro.

    >>> str(card_of(6)), str(card_of(39))
    ('B7', 'O12')
    """
    return Card("BCEO"[code // 10], NUMBERS_40[code % 10])


def halves(card: Card) -> int:
    """S2: 1 to 7 count their number, figures a half; in half-points."""
    return 1 if card.number >= 10 else 2 * card.number


def score_of(cards: Iterable[Card]) -> Score:
    """What the cards add up to."""
    return Score(sum(map(halves, cards)))


def is_seven_and_figure(cards: Iterable[Card]) -> bool:
    """Whether the hand is the natural 7½: a seven and a figure, nothing else."""
    return sorted(map(halves, cards)) == [1, 14]


def unseen_cards(seen: Iterable[Card]) -> list[Card]:
    """The rest of the deck, in the order of the deck."""
    known = set(seen)
    return [card for card in DECK_40 if card not in known]


class Reason(StrEnum):
    """Why Siete y Medio refuses a move."""

    BET_TOO_LOW = "siete_y_medio.bet_too_low"
    BET_TOO_HIGH = "siete_y_medio.bet_too_high"
    BET_BEYOND_MONEY = "siete_y_medio.bet_beyond_money"
    BET_FIRST = "siete_y_medio.bet_first"
    ALREADY_BET = "siete_y_medio.already_bet"


class End(StrEnum):
    """How a match of Siete y Medio ends."""

    ROUNDS_PLAYED = "siete_y_medio.rounds_played"
    NOBODY_CAN_BET = "siete_y_medio.nobody_can_bet"
    BANK_BROKE = "siete_y_medio.bank_broke"


class Case(StrEnum):
    """The six cases of a player against the bank, in the order of the rules (S11–S16)."""

    BOTH_OVER = "siete_y_medio.case_both_over"
    PLAYER_OVER = "siete_y_medio.case_player_over"
    BANK_OVER = "siete_y_medio.case_bank_over"
    CLOSER = "siete_y_medio.case_closer"
    TIE = "siete_y_medio.case_tie"
    SEVEN_AND_HALF = "siete_y_medio.case_seven_and_half"


class Prize(StrEnum):
    """S18: what a winning 7½ gets on top of the bet."""

    SEVEN_AND_FIGURE = "siete_y_medio.premio_1"
    SAME_SUIT = "siete_y_medio.premio_2"
    SEVEN_OF_OROS_AND_KING = "siete_y_medio.premio_3"
    THREE_OR_MORE = "siete_y_medio.premio_4"

    @property
    def percent(self) -> int:
        """The part of the bet, in hundredths."""
        return _PERCENT[self]


_PERCENT = {
    Prize.SEVEN_AND_FIGURE: 50,
    Prize.SAME_SUIT: 75,
    Prize.SEVEN_OF_OROS_AND_KING: 100,
    Prize.THREE_OR_MORE: 25,
}


@dataclass(frozen=True)
class SieteYMedioOptions(Options):
    """What the set-up screen offers."""

    jugadores: int = whole(4, 1, 8)
    rounds: int = whole(4, 1, 100)
    premio3: str = choice(ANY_KING, ANY_KING, KING_OF_OROS)


@dataclass(frozen=True, slots=True)
class Bet(Move):
    """Bet that much on the first card: `apuesta 500`."""

    amount: int

    def __str__(self) -> str:
        return f"apuesta {self.amount}"


@dataclass(frozen=True, slots=True)
class Hit(Move):
    """Ask for a card: `pedir`."""

    def __str__(self) -> str:
        return "pedir"


@dataclass(frozen=True, slots=True)
class Stand(Move):
    """Stay with what one has: `plantarse`."""

    def __str__(self) -> str:
        return "plantarse"


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The whole deck is shuffled; these seats can bet."""

    number: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstCard(Event):
    """A turn begins: the first card, face up, before the bet."""

    reveals = True

    seat: int
    card: Card
    score: Score
    money: int


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """The bet lies on the table. It stays the player's money until the round is settled."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The player asked and got a card; the score is that of the whole hand."""

    reveals = True

    seat: int
    card: Card
    score: Score


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The player stays with that score."""

    seat: int
    score: Score


@dataclass(frozen=True, slots=True)
class ReachedGoal(Event):
    """The player has 7½: the turn ends at once."""

    seat: int
    natural: bool
    """Whether it is a seven and a figure."""


@dataclass(frozen=True, slots=True)
class WentOver(Event):
    """The player is over 7½: the turn ends at once and the bet is lost."""

    seat: int
    score: Score


@dataclass(frozen=True, slots=True)
class BankDrew(Event):
    """A card of the bank; the score is that of all its cards."""

    reveals = True

    card: Card
    score: Score


@dataclass(frozen=True, slots=True)
class BankStood(Event):
    """The bank stays with 6, 6½, 7 or 7½."""

    score: Score


@dataclass(frozen=True, slots=True)
class BankWentOver(Event):
    """The bank is over 7½."""

    score: Score


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """What the round brought a player, and why: `net` is the change of the money, prize included."""

    seat: int
    score: Score
    bank_score: Score
    bet: int
    case: Case
    prize: Prize | None
    prize_amount: int
    net: int
    money: int


@dataclass(frozen=True, slots=True)
class BankBroke(Event):
    """The bank could not pay all: that much is owed, and the match ends."""

    unpaid: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is settled: scores and bets of those who played (None: out of the game), money of all."""

    number: int
    scores: tuple[Score | None, ...]
    bets: tuple[int, ...]
    bank_score: Score
    money: tuple[int, ...]
    bank_money: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """The player cannot pay the smallest bet any more, and sits out the rest of the match."""

    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """No more rounds; the closing statistics follow."""

    reason: End
