"""Bids and dice: the order of bids, how dice are counted, and how a bid is said aloud."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from game.core import Move

AS = 1
FACES = (1, 2, 3, 4, 5, 6)
PINTAS = {
    1: ("as", "ases"),
    2: ("tonto", "tontos"),
    3: ("tren", "trenes"),
    4: ("cuadra", "cuadras"),
    5: ("quina", "quinas"),
    6: ("sexta", "sextas"),
}
"""The names of the faces, one and many. They stay Spanish in every language."""

FEMININE = frozenset((4, 5, 6))

_UNITS = (
    "",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidós",
    "veintitrés",
    "veinticuatro",
    "veinticinco",
    "veintiséis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
)
_TENS = {30: "treinta", 40: "cuarenta"}


def number_words(number: int, feminine: bool) -> str:
    """A number from 1 to 49 as it is said before a noun.

    >>> number_words(21, feminine=False), number_words(31, feminine=True)
    ('veintiún', 'treinta y una')
    """
    if number >= 30:
        tens, unit = number // 10 * 10, number % 10
        return f"{_TENS[tens]} y {number_words(unit, feminine)}" if unit else _TENS[tens]
    word = _UNITS[number]
    if number % 10 != 1 or number == 11:
        return word
    if feminine:
        return word[:-1] + "a"
    return "veintiún" if number == 21 else "un"


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """An *apuesta*: there are at least so many dice of that pinta. `3x5` are three quinas."""

    quantity: int
    face: int

    def __str__(self) -> str:
        return f"{self.quantity}x{self.face}"

    @property
    def key(self) -> tuple[int, int]:
        """K9, K10: the strength of a bid. One is legal over another exactly if its key is greater.

        >>> Bid(4, 1).key > Bid(7, 2).key > Bid(3, 1).key
        True
        """
        return (2 * self.quantity, 7) if self.face == AS else (self.quantity, self.face)

    @property
    def pinta(self) -> str:
        """The name of the face in the number that the quantity asks for: `quinas`."""
        return PINTAS[self.face][self.quantity != 1]

    @property
    def words(self) -> str:
        """The bid as it is said aloud.

        >>> Bid(1, 5).words, Bid(2, 1).words, Bid(21, 3).words
        ('una quina', 'dos ases', 'veintiún trenes')
        """
        return f"{number_words(self.quantity, self.face in FEMININE)} {self.pinta}"

    @property
    def spoken(self) -> str:
        """The words with a capital, for a bubble: `Tres quinas`."""
        return self.words[0].upper() + self.words[1:]


def counts(die: int, face: int, wild: bool) -> bool:
    """K15: whether the die counts for that pinta."""
    return die == face or (wild and die == AS)


def support(dice: Sequence[int], face: int, wild: bool) -> int:
    """How many of the dice count for that pinta."""
    return sum(die == face or (wild and die == AS) for die in dice)


def valid_pass(dice: Sequence[int]) -> bool:
    """K13: five dice that are all different, all equal, or a full; ases are plain ases here."""
    return len(dice) == 5 and sorted(Counter(dice).values()) in ([1] * 5, [5], [2, 3])


class Step(StrEnum):
    """How a bid follows on the standing one."""

    ABRE = "abre"
    SUBE = "sube"
    BAJA = "baja"
    DE_ASES = "de_ases"
    FALSA = "falsa"


class Arithmetic(NamedTuple):
    """Why a quantity is the lowest: `step` of `quantity` gives `lowest` (half of 7, rounded up: 4)."""

    step: Step
    quantity: int
    lowest: int


def step_of(standing: Bid | None, bid: Bid) -> Step:
    """Whether a bid opens, raises, drops to ases or comes back from them."""
    if standing is None:
        return Step.ABRE
    if (standing.face == AS) == (bid.face == AS):
        return Step.SUBE
    return Step.BAJA if bid.face == AS else Step.DE_ASES


def arithmetic(standing: Bid | None, face: int) -> Arithmetic:
    """The lowest quantity of a pinta over the standing bid, and where it comes from (dice in play not regarded).

    >>> arithmetic(Bid(7, 2), 1)
    Arithmetic(step=<Step.BAJA: 'baja'>, quantity=7, lowest=4)
    >>> arithmetic(Bid(2, 1), 4).lowest
    5
    """
    if standing is None:
        return Arithmetic(Step.ABRE, 0, 1)
    step, quantity = step_of(standing, Bid(1, face)), standing.quantity
    if step is Step.BAJA:
        return Arithmetic(step, quantity, (quantity + 1) // 2)
    if step is Step.DE_ASES:
        return Arithmetic(step, quantity, 2 * quantity + 1)
    return Arithmetic(step, quantity, quantity if face > standing.face else quantity + 1)
