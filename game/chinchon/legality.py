"""Throwing a card and closing with it (R7, R11, R13, R24), by what the seat to move knows: for rules and view alike."""

from collections.abc import Sequence
from typing import Protocol

from game.cards import Card
from game.chinchon.melds import MOST_LEFT, Closing, Melds
from game.chinchon.parts import ChinchonOptions, Close, Discard, Phase, Reason, Source, TurnRecord
from game.core import IllegalMove, Move


class Table(Protocol):
    """What the state and the view of the seat to move have in common."""

    @property
    def options(self) -> ChinchonOptions: ...
    @property
    def melds(self) -> Melds: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def open(self) -> bool: ...
    @property
    def acting(self) -> Sequence[Card]: ...
    @property
    def totals(self) -> Sequence[int]: ...
    @property
    def tie_break(self) -> bool: ...
    @property
    def history(self) -> Sequence[TurnRecord]: ...
    @property
    def taken(self) -> Card | None: ...
    @property
    def taken_from(self) -> Source | None: ...


def discards(table: Table) -> list[Move]:
    """R7, R11: every card that may be thrown, and every one to close with."""
    throwable = [card for card in table.acting if not _returns(table, card)]
    found: list[Move] = [Discard(card) for card in throwable]
    if not first_round(table) and _low_enough(table):
        found += [Close(card) for card in throwable if closing(table, card)]
    return found


def _low_enough(table: Table) -> bool:
    """Whether some discard leaves few enough points to close: asked first, because it seldom does."""
    mask, jokers = table.melds.bits(table.acting)
    if table.melds.after_discard(mask, jokers) <= MOST_LEFT:
        return True
    return jokers > 0 and table.melds.least(mask, jokers - 1) <= MOST_LEFT


def _returns(table: Table, card: Card) -> bool:
    """C12: the option forbids to throw back what was taken from the pile."""
    return table.options.prohibir_devolver and table.taken_from is Source.PILE and card == table.taken


def first_round(table: Table) -> bool:
    """R13, C25: the first turn of the seat in this hand."""
    return all(record.seat != table.turn for record in table.history)


def discard_refusal(table: Table, card: Card) -> IllegalMove | None:
    """Why the seat to move may not throw the card."""
    if card not in table.acting:
        return IllegalMove(Reason.NOT_IN_HAND, card=card)
    return IllegalMove(Reason.RETURNED, card=card) if _returns(table, card) else None


def highest_to_keep(table: Table, seat: int) -> int:
    """R11, R24, C26: what a closer's last card may count; in a tie-break the limit is behind all."""
    if table.tie_break:
        return MOST_LEFT
    return min(MOST_LEFT, table.options.limite - table.totals[seat])


def closing(table: Table, card: Card) -> Closing | None:
    """What the seat to move would close with by throwing that card, whatever the round."""
    assert table.turn is not None
    return table.melds.closing(_without(table.acting, card), highest_to_keep(table, table.turn))


def close_refusal(table: Table, card: Card | None = None) -> IllegalMove | None:
    """Why the seat to move may not close by throwing the card, or (no card) by throwing any."""
    if table.turn is None or not table.open:
        return IllegalMove(Reason.HAND_CLOSED)
    if table.phase is Phase.TAKE:
        return IllegalMove(Reason.TAKE_FIRST)
    if card is None:
        return _least_refusal(table)
    refused = discard_refusal(table, card)
    if refused:
        return refused
    if first_round(table):
        return IllegalMove(Reason.FIRST_ROUND)
    return None if closing(table, card) else _left_over(table, _without(table.acting, card))


def _left_over(table: Table, cards: Sequence[Card]) -> IllegalMove:
    """What is wrong with the cards that would be left."""
    assert table.turn is not None
    free = table.melds.closing(cards)
    if free and free.left:
        total = table.totals[table.turn] + free.points
        return IllegalMove(Reason.OVER_LIMIT, card=free.left, total=total, limit=table.options.limite)
    loose = table.melds.fewest_loose(cards)
    if len(loose) == 1:
        return IllegalMove(Reason.TOO_HIGH, card=loose[0], value=table.melds.value(loose[0]))
    return IllegalMove(Reason.LEFT_OVER, n=len(loose))


def _least_refusal(table: Table) -> IllegalMove | None:
    """None if some card closes; otherwise the reason of the card that comes nearest to it."""
    refusals = [close_refusal(table, card) for card in table.acting]
    ranking = (Reason.FIRST_ROUND, Reason.OVER_LIMIT, Reason.TOO_HIGH, Reason.LEFT_OVER, Reason.RETURNED)
    return min(
        refusals,
        key=lambda refusal: (
            (-1, 0)
            if refusal is None
            else (ranking.index(Reason(refusal.reason)), refusal.details.get("n", refusal.details.get("value", 0)))
        ),
    )


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in cards if other != card]
