"""The order in which a person has laid their hand, kept with the match."""

from ui.flow.record import Record

HAND_ORDER = "hand_order"


def kept_order(record: Record, seat: int) -> list[str]:
    """The cards as the person laid them, also before the match was left."""
    return record.noted(HAND_ORDER, seat).split()


def keep_order(record: Record, seat: int, cards: list[str]) -> None:
    """Remember how the person laid them."""
    record.note(HAND_ORDER, " ".join(cards), seat)
