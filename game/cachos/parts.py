"""The words of Cachos: its options, its other moves, its reasons, and what is remembered of a round."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from game.cachos.bids import Bid
from game.core import Move, Options, choice, flag, whole

DICE = 5
"""K1: what each begins with, and never has more of."""

MOUNTED = 0.02
"""D9: how often a die comes to lie on another."""


class Reason(StrEnum):
    """Why Cachos refuses a move."""

    NO_SUCH_BID = "cachos.no_such_bid"
    NOT_HIGHER = "cachos.not_higher"
    TOO_MANY = "cachos.too_many"
    FALSE_START_FORBIDDEN = "cachos.false_start_forbidden"
    NO_ACES_AFTER_FALSE_START = "cachos.no_aces_after_false_start"
    OPEN_WITH_ANOTHER = "cachos.open_with_another"
    OBLIGO_PINTA = "cachos.obligo_pinta"
    OBLIGO_ONLY = "cachos.obligo_only"
    NO_BID = "cachos.no_bid"
    OWN_BID = "cachos.own_bid"
    TWO_LEFT = "cachos.two_left"
    CALZAR_FEW_DICE = "cachos.calzar_few_dice"
    PASS_FIVE_DICE = "cachos.pass_five_dice"
    PASS_ONCE = "cachos.pass_once"
    NO_PASS = "cachos.no_pass"
    SICILIANA_OFF = "cachos.siciliana_off"
    SICILIANA_LATE = "cachos.siciliana_late"
    SICILIANA_LOW = "cachos.siciliana_low"
    SICILIANA_ONE_DIE = "cachos.siciliana_one_die"
    OBLIGO_OFF = "cachos.obligo_off"
    OBLIGO_ONE_DIE = "cachos.obligo_one_die"
    OBLIGO_USED = "cachos.obligo_used"
    OBLIGO_LATE = "cachos.obligo_late"
    OBLIGO_FIRST = "cachos.obligo_first"
    OBLIGO_MUST = "cachos.obligo_must"
    DIRECTION_LATE = "cachos.direction_late"
    DIRECTION_ONCE = "cachos.direction_once"
    DIRECTION_TWO = "cachos.direction_two"


class End(StrEnum):
    """How a match of Cachos ends."""

    LAST_WITH_DICE = "cachos.last_with_dice"


@dataclass(frozen=True)
class CachosOptions(Options):
    """What the set-up screen offers."""

    jugadores: int = whole(4, 2, 8)
    partida_falsa: str = choice("sin_comodin", "sin_comodin", "anulada", "prohibida")
    obligo: str = choice("opcional", "opcional", "automatico", "no")
    siciliana: bool = flag(True)
    siciliana_min: str = choice("1/2", "1/3", "1/2", "2/3", "3/4")
    montado: bool = flag(True)

    @property
    def siciliana_fraction(self) -> Fraction:
        """D32: the part of the dice in play from which an opening bid is very high."""
        return Fraction(self.siciliana_min)


class Way(StrEnum):
    """K8, D10: the direction of a round. To the left is clockwise, to the next seat."""

    IZQUIERDA = "izquierda"
    DERECHA = "derecha"

    @property
    def step(self) -> int:
        """What is added to a seat to find the next."""
        return 1 if self is Way.IZQUIERDA else -1


class Obligo(StrEnum):
    """K17: the two kinds of one-die round."""

    CERRADO = "cerrado"
    ABIERTO = "abierto"


class Phase(StrEnum):
    """What the seat to move is asked for."""

    OBLIGO = "obligo"
    """The opener says whether he obliges; the dice are not thrown yet."""
    ABRIR = "abrir"
    """No bid stands: direction, and the first bid."""
    RESPONDER = "responder"
    """A bid stands."""


@dataclass(frozen=True, slots=True)
class Dudar(Move):
    """Doubt the standing bid: `dudar`."""

    def __str__(self) -> str:
        return "dudar"


@dataclass(frozen=True, slots=True)
class Calzar(Move):
    """Say that the standing bid is exact: `calzar`."""

    def __str__(self) -> str:
        return "calzar"


@dataclass(frozen=True, slots=True)
class Pasar(Move):
    """Hand the standing bid on to the next player: `pasar`."""

    def __str__(self) -> str:
        return "pasar"


@dataclass(frozen=True, slots=True)
class DudarPaso(Move):
    """Doubt the pass just made: `dudar paso`."""

    def __str__(self) -> str:
        return "dudar paso"


@dataclass(frozen=True, slots=True)
class Siciliana(Move):
    """Doubt a very high opening bid for two dice: `siciliana`."""

    def __str__(self) -> str:
        return "siciliana"


@dataclass(frozen=True, slots=True)
class Sentido(Move):
    """Choose the direction of the round: `sentido derecha`. Who bids without it plays to the left."""

    way: Way

    def __str__(self) -> str:
        return f"sentido {self.way}"


@dataclass(frozen=True, slots=True)
class Obligar(Move):
    """Declare the obligo: `obligo cerrado`."""

    kind: Obligo

    def __str__(self) -> str:
        return f"obligo {self.kind}"


@dataclass(frozen=True, slots=True)
class SinObligo(Move):
    """Play an ordinary round although one could oblige: `sin obligo`."""

    def __str__(self) -> str:
        return "sin obligo"


WORD_MOVES: tuple[Move, ...] = (
    Dudar(),
    Calzar(),
    Pasar(),
    DudarPaso(),
    Siciliana(),
    SinObligo(),
    *(Sentido(way) for way in Way),
    *(Obligar(kind) for kind in Obligo),
)
"""Every move that is no bid."""


class Said(NamedTuple):
    """A line of a round: who said what."""

    seat: int
    move: Move


class StartRoll(NamedTuple):
    """K2: a die thrown for the first opening."""

    seat: int
    face: int


class MountedDie(NamedTuple):
    """A die that came to lie on another, as everyone saw it before it was thrown again."""

    seat: int
    face: int


class Showdown(NamedTuple):
    """How a round was decided. Seats that need not show have None for dice; all this is public."""

    challenge: Move
    by: int
    target: int
    """Whose bid or pass was put to the test."""
    bid: Bid
    wild: bool
    """Whether ases counted as any pinta."""
    dice: tuple[tuple[int, ...] | None, ...]
    counted: tuple[tuple[bool, ...], ...]
    """For each die shown, whether it counts for the bid (or: belongs to the valid pass)."""
    total: int
    holds: bool
    """Whether the bid was true, the calzada exact, the pass valid."""
    seat: int
    """Whose dice change."""
    change: int
    """-1, -2, +1; 0 for a calzada at five dice."""

    def __str__(self) -> str:
        cups = " ".join("-" if cup is None else "".join(map(str, cup)) or "." for cup in self.dice)
        return f"{cups} {'wild' if self.wild else 'plain'}"


class Round(NamedTuple):
    """A finished round."""

    number: int
    opener: int
    way: Way
    obligo: Obligo | None
    false_start: bool
    before: tuple[int, ...]
    """How many dice each had in it."""
    mounted: tuple[MountedDie, ...]
    log: tuple[Said, ...]
    showdown: Showdown
    after: tuple[int, ...]
