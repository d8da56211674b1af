"""What the seat to move may do. All of it follows from what is public, so a state and every view answer alike."""

from collections.abc import Sequence
from typing import Protocol

from game.cachos.bids import AS, FACES, Bid, arithmetic
from game.cachos.parts import (
    DICE,
    WORD_MOVES,
    CachosOptions,
    Calzar,
    Dudar,
    DudarPaso,
    Obligar,
    Obligo,
    Pasar,
    Phase,
    Reason,
    Said,
    Sentido,
    Siciliana,
    SinObligo,
    Way,
)
from game.core import CommonReason, IllegalMove, Move


class Table(Protocol):
    """What everyone at the table knows of the round."""

    @property
    def options(self) -> CachosOptions: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def counts(self) -> Sequence[int]: ...
    @property
    def awaiting_obligo(self) -> bool: ...
    @property
    def obligo(self) -> Obligo | None: ...
    @property
    def obliged(self) -> Sequence[bool]: ...
    @property
    def false_start(self) -> bool: ...
    @property
    def bid(self) -> Bid | None: ...
    @property
    def bidder(self) -> int | None: ...
    @property
    def log(self) -> Sequence[Said]: ...


def phase(table: Table) -> Phase:
    """What the seat to move is asked for."""
    if table.awaiting_obligo:
        return Phase.OBLIGO
    return Phase.ABRIR if table.bid is None else Phase.RESPONDER


def active(table: Table) -> int:
    """How many players still have dice."""
    return sum(count > 0 for count in table.counts)


def in_play(table: Table) -> int:
    """How many dice are left in all."""
    return sum(table.counts)


def wild(table: Table) -> bool:
    """K15, D7: whether ases count as any pinta in this round."""
    if table.obligo is not None:
        return False
    return not (table.false_start and table.options.partida_falsa == "sin_comodin")


def next_seat(counts: Sequence[int], seat: int, way: Way) -> int:
    """The next seat with dice in that direction."""
    following = (seat + way.step) % len(counts)
    while not counts[following]:
        following = (following + way.step) % len(counts)
    return following


def last_said(table: Table) -> Said | None:
    """The last line of the round."""
    return table.log[-1] if table.log else None


def opened(table: Table) -> bool:
    """Whether a bid, be it a void one, has been made in this round."""
    return any(isinstance(said.move, Bid) for said in table.log)


def may_oblige(table: Table, opener: int) -> bool:
    """D26, D27: whether the opener of a round is asked about the obligo."""
    return (
        table.options.obligo != "no" and table.counts[opener] == 1 and active(table) > 2 and not table.obliged[opener]
    )


def lowest(table: Table, face: int) -> int | None:
    """The lowest legal quantity of a pinta, None if no bid of it is legal."""
    quantity = arithmetic(table.bid, face).lowest
    return quantity if bid_refusal(table, Bid(quantity, face)) is None else None


def legal_moves(table: Table) -> list[Move]:
    """Every legal move: bids from the lowest up, then words."""
    if table.turn is None:
        return []
    found: list[Move] = []
    for face in FACES:
        quantity = lowest(table, face)
        if quantity is not None:
            found += [Bid(n, face) for n in range(quantity, in_play(table) + 1)]
    found.sort(key=lambda bid: bid.key if isinstance(bid, Bid) else (0, 0))
    return found + [move for move in WORD_MOVES if refusal(table, move) is None]


def refusal(table: Table, move: Move) -> IllegalMove | None:
    """Why the seat to move may not make that move; None if it may."""
    match move:
        case Bid():
            return bid_refusal(table, move)
        case Dudar():
            return _challenge_refusal(table)
        case Calzar():
            return _calzar_refusal(table)
        case Pasar():
            return _pass_refusal(table)
        case DudarPaso():
            last = last_said(table)
            return None if last is not None and isinstance(last.move, Pasar) else IllegalMove(Reason.NO_PASS)
        case Siciliana():
            return _siciliana_refusal(table)
        case Sentido():
            return _direction_refusal(table)
        case Obligar():
            return _obligo_refusal(table)
        case SinObligo():
            if table.awaiting_obligo and table.options.obligo == "automatico":
                return IllegalMove(Reason.OBLIGO_MUST)
            return None if table.awaiting_obligo else _obligo_refusal(table)
    return IllegalMove(CommonReason.FOREIGN_MOVE, move=move)


def bid_refusal(table: Table, bid: Bid) -> IllegalMove | None:
    """K6, K7, K9, K10, K16 and D3–D7: what is wrong with a bid."""
    if table.awaiting_obligo:
        return IllegalMove(Reason.OBLIGO_FIRST)
    if bid.quantity < 1 or bid.face not in FACES:
        return IllegalMove(Reason.NO_SUCH_BID)
    if bid.quantity > in_play(table):
        return IllegalMove(Reason.TOO_MANY, dice=in_play(table))
    if bid.face == AS and table.obligo is None:
        refused = _aces_refusal(table)
        if refused:
            return refused
    if table.bid is None:
        return None
    if table.obligo is not None and bid.face != table.bid.face:
        return IllegalMove(Reason.OBLIGO_PINTA, standing=table.bid)
    if bid.key <= table.bid.key:
        needed = Bid(arithmetic(table.bid, bid.face).lowest, bid.face)
        return IllegalMove(Reason.NOT_HIGHER, bid=bid, standing=table.bid, needed=needed)
    return None


def _aces_refusal(table: Table) -> IllegalMove | None:
    if table.false_start:
        if table.options.partida_falsa == "sin_comodin":
            return IllegalMove(Reason.NO_ACES_AFTER_FALSE_START)
        return IllegalMove(Reason.OPEN_WITH_ANOTHER) if table.bid is None else None
    if table.bid is None and table.options.partida_falsa == "prohibida":
        return IllegalMove(Reason.FALSE_START_FORBIDDEN)
    return None


def _challenge_refusal(table: Table) -> IllegalMove | None:
    """Nothing can be said to a bid that does not stand, nor to one's own (D23, D24)."""
    if table.bid is None:
        return IllegalMove(Reason.NO_BID)
    return IllegalMove(Reason.OWN_BID) if table.bidder == table.turn else None


def _plain_round_refusal(table: Table) -> IllegalMove | None:
    """K16, K19: what neither an obligo nor two players allow."""
    if table.obligo is not None:
        return IllegalMove(Reason.OBLIGO_ONLY)
    return IllegalMove(Reason.TWO_LEFT) if active(table) == 2 else None


def _calzar_refusal(table: Table) -> IllegalMove | None:
    refused = _plain_round_refusal(table) or _challenge_refusal(table)
    if refused:
        return refused
    initial = DICE * len(table.counts)
    if 2 * in_play(table) < initial:
        return IllegalMove(Reason.CALZAR_FEW_DICE, dice=in_play(table), needed=(initial + 1) // 2)
    return None


def _pass_refusal(table: Table) -> IllegalMove | None:
    refused = _plain_round_refusal(table) or _challenge_refusal(table)
    if refused:
        return refused
    assert table.turn is not None
    if table.counts[table.turn] != DICE:
        return IllegalMove(Reason.PASS_FIVE_DICE)
    if Said(table.turn, Pasar()) in table.log:
        return IllegalMove(Reason.PASS_ONCE)
    return None


def siciliana_quantity(table: Table) -> int:
    """D32: the quantity from which an opening bid is very high."""
    fraction = table.options.siciliana_fraction
    return -(-in_play(table) * fraction.numerator // fraction.denominator)


def _siciliana_refusal(table: Table) -> IllegalMove | None:
    if not table.options.siciliana:
        return IllegalMove(Reason.SICILIANA_OFF)
    if table.obligo is not None:
        return IllegalMove(Reason.OBLIGO_ONLY)
    refused = _challenge_refusal(table)
    if refused or table.bid is None:
        return refused
    last = last_said(table)
    bids = sum(isinstance(said.move, Bid) for said in table.log)
    if table.false_start or bids != 1 or last is None or last.move != table.bid:
        return IllegalMove(Reason.SICILIANA_LATE)
    if 1 in table.counts:
        return IllegalMove(Reason.SICILIANA_ONE_DIE)
    needed = siciliana_quantity(table)
    return IllegalMove(Reason.SICILIANA_LOW, needed=needed) if table.bid.quantity < needed else None


def _direction_refusal(table: Table) -> IllegalMove | None:
    if table.awaiting_obligo:
        return IllegalMove(Reason.OBLIGO_FIRST)
    if opened(table):
        return IllegalMove(Reason.DIRECTION_LATE)
    if active(table) == 2:
        return IllegalMove(Reason.DIRECTION_TWO)
    chosen = any(isinstance(said.move, Sentido) for said in table.log)
    return IllegalMove(Reason.DIRECTION_ONCE) if chosen else None


def _obligo_refusal(table: Table) -> IllegalMove | None:
    if table.awaiting_obligo:
        return None
    if table.options.obligo == "no":
        return IllegalMove(Reason.OBLIGO_OFF)
    if active(table) == 2:
        return IllegalMove(Reason.TWO_LEFT)
    assert table.turn is not None
    if table.obliged[table.turn]:
        return IllegalMove(Reason.OBLIGO_USED)
    return IllegalMove(Reason.OBLIGO_LATE if table.counts[table.turn] == 1 else Reason.OBLIGO_ONE_DIE)
