"""The words of Aprologados: its options, presets, moves, events, and the reasons why it refuses or ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

from game.aprologados import banks
from game.aprologados.tiles import languages, write_faces
from game.core import BadOptions, Event, Move, Options, choice
from game.core.options import Range

RACK: Final = 7
SEATS: Final = 2
PASSES_TO_END: Final = 4
SCORELESS_TO_END: Final = 6
EXCHANGE_NEEDS: Final = 7
COLUMNS: Final = "ABCDEFGHIJKLMNO"

ANY_LANGUAGE: Final = "aleatorio"
PACKAGED: Final = "incluido"


class Reason(StrEnum):
    """Why Aprologados refuses a move; details name the word, the tile or the square at fault."""

    NOT_A_WORD = "aprologados.not_a_word"  # W1 word
    NOT_IN_LINE = "aprologados.not_in_line"  # W2
    GAP = "aprologados.gap"  # W2 square
    OFF_BOARD = "aprologados.off_board"  # W2 word
    OCCUPIED = "aprologados.occupied"  # W3 square, tile
    CENTRE = "aprologados.centre"  # W5 square
    TWO_TILES = "aprologados.two_tiles"  # W5
    APART = "aprologados.apart"  # W6 word
    ALONGSIDE = "aprologados.alongside"  # W6 word
    NOT_WHOLE = "aprologados.not_whole"  # W7 word, whole
    ONE_SQUARE = "aprologados.one_square"  # one tile is no word: word
    NOTHING_LAID = "aprologados.nothing_laid"  # no tile of one's own
    NO_TILE = "aprologados.no_tile"  # tile
    NO_BLANK = "aprologados.no_blank"
    SPLIT_DIGRAPH = "aprologados.split_digraph"  # word, tile
    NO_FACE = "aprologados.no_face"  # tile
    EXCHANGE_OFF = "aprologados.exchange_off"  # W11
    EXCHANGE_BAG = "aprologados.exchange_bag"  # W11 left, needed
    EXCHANGE_NOTHING = "aprologados.exchange_nothing"  # W11
    TILES_AWAITED = "aprologados.tiles_awaited"  # manual deal: player, count
    NOT_DEALING = "aprologados.not_dealing"  # manual deal: player
    NOT_UNDEALT = "aprologados.not_undealt"  # manual deal: tile
    DEAL_COUNT = "aprologados.deal_count"  # manual deal: count, given


class End(StrEnum):
    """How a match ends."""

    NO_PLAYS = "aprologados.no_plays"
    PASSES = "aprologados.passes"
    SCORELESS = "aprologados.scoreless"
    WENT_OUT = "aprologados.went_out"
    ABANDONED = "aprologados.abandoned"


@dataclass(frozen=True)
class Preset:
    """What the presets differ in."""

    board: str
    tiles: str
    """Which set of its language is played with, where there is more than one; the parts of a name stand between _."""
    bonus: int
    bonus_below_seven: bool
    alongside: bool
    exchange: bool
    leftovers: bool
    ends_when_out: bool = False
    """Whether the match ends at once when the bag is empty and a player has no tile left."""
    scoreless_ends: bool = True
    """Whether six turns in a row without points end it, where tiles can be exchanged."""
    redeals: bool = True
    """Whether tiles are drawn anew while nobody can open."""


PRESETS: Final = {
    "aprologados": Preset("classic", "", 40, True, alongside=False, exchange=False, leftovers=False),
    "apalabrados": Preset("apalabrados", "", 40, False, alongside=True, exchange=True, leftovers=False),
    "scrabble": Preset(
        "classic", "scrabble", 50, False, alongside=True, exchange=True, leftovers=True, ends_when_out=True
    ),
}


def _first(preset: Preset, board: str, tiles: str) -> Preset:
    return replace(preset, board=board, tiles=tiles, ends_when_out=False, scoreless_ends=False, redeals=False)


FIRST_PRESETS: Final = {
    "aprologados": _first(PRESETS["aprologados"], "apalabrados", "reglas1"),
    "apalabrados": _first(PRESETS["apalabrados"], "apalabrados", "reglas1"),
    "scrabble": _first(PRESETS["scrabble"], "classic", "scrabble_reglas1"),
}
"""The presets as they were by the first version of the rules, for the matches that were begun by it."""


class BankTooSmall(BadOptions):
    """W12b: hardly any rack could open a match with that word bank."""

    reason: ClassVar[str] = "aprologados.console.bank_too_small"

    def __init__(self, name: str) -> None:
        super().__init__("diccionario", name, "a word bank with words enough to open a match")


class BankRange(Range):
    """The word banks that there are now: the packaged ones, and those that a user has added.

    A match may have been played with one that is offered no more: such a name is taken, too.
    """

    def __init__(self) -> None:
        pass

    def __contains__(self, value: object) -> bool:
        return super().__contains__(value) or (isinstance(value, str) and banks.language_of(value) is not None)

    @property
    def values(self) -> tuple[str, ...]:
        return (PACKAGED, *banks.offered())


@dataclass(frozen=True)
class AprologadosOptions(Options):
    """What the set-up offers. `empieza` is not offered: who starts a match resolves `inicio` into it."""

    hidden: ClassVar[tuple[str, ...]] = ("empieza",)

    idioma: str = choice(languages()[0], *languages(), ANY_LANGUAGE)
    reglas: str = choice("aprologados", *PRESETS)
    reparto: str = choice("aleatorio", "aleatorio", "manual")
    inicio: str = choice("normal", "normal", "alterno")
    diccionario: str = field(default=PACKAGED, metadata={"range": BankRange()})
    empieza: int = choice(1, 1, 2)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.diccionario != PACKAGED:
            language = banks.language_of(self.diccionario)
            if language != self.idioma:
                wanted = f"a word bank of {self.idioma}; this one is of {language}"
                raise BadOptions("diccionario", self.diccionario, wanted)

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def preset(self) -> Preset:
        """The rules that differ, as they are now."""
        return PRESETS[self.reglas]

    @property
    def manual(self) -> bool:
        """Whether tiles are entered by hand."""
        return self.reparto == "manual"

    def for_match(self, number: int) -> AprologadosOptions:
        """The options of the session's match of that number, counted from 0: `inicio` says who starts it.

        The word bank becomes its latest state, so that the match can be shown when the house's words have changed.
        """
        starter = 1 + number % 2 if self.inicio == "alterno" else 1
        return replace(self, empieza=starter, diccionario=self._bank_now())

    def _bank_now(self) -> str:
        if self.idioma == ANY_LANGUAGE:
            return self.diccionario
        name = banks.current(self.idioma if self.diccionario == PACKAGED else self.diccionario)
        return PACKAGED if name == self.idioma else name

    def to_offer(self) -> AprologadosOptions:
        """The same for a set-up: the bank by its own name, not a state's; the program's if it is there no more."""
        name = self.diccionario.partition(banks.STATE)[0]
        return replace(self, diccionario=name if name in banks.offered() else PACKAGED)

    def offered(self, name: str) -> tuple[Any, ...]:
        """A word bank is offered with its own language only."""
        if name != "diccionario":
            return super().offered(name)
        return PACKAGED, *(bank for bank, language in banks.offered().items() if language == self.idioma)

    @classmethod
    def from_texts(cls, texts: Mapping[str, str]) -> Self:
        """Options from texts; a word bank of old that is known but not offered is taken."""
        name = texts.get("diccionario", PACKAGED)
        if name in BankRange().values or name not in BankRange():
            return super().from_texts(texts)
        return replace(super().from_texts({**texts, "diccionario": PACKAGED}), diccionario=name)


# -- moves ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a word: `8H casa` runs across from row 8, column H; `H8 casa` runs down from there.

    The faces are those of the whole word, what already lies there included. Capitals are blanks of one's own,
    digraph tiles stand in brackets: `8H [tx]akUr`. Row and column count from 0.
    """

    row: int
    column: int
    across: bool
    faces: tuple[str, ...]

    def __str__(self) -> str:
        column, row = COLUMNS[self.column], self.row + 1
        return f"{f'{row}{column}' if self.across else f'{column}{row}'} {write_faces(self.faces)}"

    @property
    def word(self) -> str:
        """The word as the banks write it."""
        return "".join(self.faces).lower()


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let the turn go: `pasar`."""

    def __str__(self) -> str:
        return "pasar"


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Give tiles back for others: `cambiar a e ?`."""

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))

    def __str__(self) -> str:
        return " ".join(("cambiar", *self.tiles))


@dataclass(frozen=True, slots=True)
class Take(Move):
    """The tiles that a player drew, entered by hand: `fichas 1 a e i` hands them to player 1 (seat 0)."""

    seat: int
    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))

    def __str__(self) -> str:
        return " ".join(("fichas", str(self.seat + 1), *self.tiles))


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """Give the match up: `abandonar`."""

    def __str__(self) -> str:
        return "abandonar"


# -- what is remembered of a turn ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word:
    """A word that a play formed, the squares that it covers and its points."""

    text: str
    squares: tuple[int, ...]
    points: int

    def __str__(self) -> str:
        return f"{self.text} {self.points}"


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn: the move, what it formed and earned, where tiles were laid, and the tiles held before it.

    `held` is None for who may not know it.
    """

    seat: int
    move: Move
    words: tuple[Word, ...]
    bonus: int
    points: int
    squares: tuple[int, ...]
    held: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Turn:
        """The turn as that seat may know it: others' tiles, and which of them went back, stay secret."""
        if seat == self.seat:
            return self
        move = Exchange(("?",) * len(self.move.tiles)) if isinstance(self.move, Exchange) else self.move
        return replace(self, move=move, held=None)

    @property
    def word(self) -> str:
        """The play's own word; empty for a pass or an exchange."""
        return self.words[0].text if self.words else ""


def scoreless(history: Sequence[Turn]) -> int:
    """How many turns in a row, the last ones, brought no word."""
    return next((count for count, turn in enumerate(reversed(history)) if turn.words), len(history))


# -- events --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The match begins: its language, who starts, and how many tiles there are."""

    language: str
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player takes tiles, which only they see."""

    reveals = True

    seat: int
    count: int
    tiles: tuple[str, ...] | None
    left: int

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """Nobody could open with the tiles dealt: they went back, and others were drawn, so many times."""

    times: int


@dataclass(frozen=True, slots=True)
class TilesAwaited(Event):
    """In a match dealt by hand: the player's tiles are to be entered."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A word on the board: the whole word's squares, those newly covered with their tiles, and the points."""

    seat: int
    word: str
    across: bool
    squares: tuple[int, ...]
    tiles: tuple[str, ...]
    words: tuple[Word, ...]
    bonus: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn without a word; `forced` if there was none to lay, which only they know. `in_a_row` counts passes."""

    seat: int
    forced: bool | None
    in_a_row: int

    def seen_by(self, seat: int | None) -> Passed:
        return self if seat == self.seat else replace(self, forced=None)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Tiles went back to the bag; which ones, only their player knows."""

    seat: int
    count: int
    tiles: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Exchanged:
        return self if seat == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class Abandoned(Event):
    """A player gave the match up."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """Scrabble: the tiles that a player could not lay cost their points; who went out gets them."""

    seat: int
    tiles: tuple[str, ...]
    points: int
    gained_by: int | None


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over."""

    reason: End
    points: tuple[int, ...]


def details_of(square: int, size: int) -> dict[str, Any]:
    """How a sentence names a square."""
    return {"square": f"{COLUMNS[square % size]}{square // size + 1}"}
