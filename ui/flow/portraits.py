"""Which picture stands for whom at a table."""

from game.core import Match
from saves.faults import StoreFault
from saves.store import Store


def person_avatar(name: str) -> str:
    """The picture of a person who has not chosen one: always the same for a name."""
    return f"avatars/person_{sum(map(ord, name)) % 12 + 1}"


def computer_avatar(seat: int) -> str:
    """The picture of a computer player: one for each seat, so that no two look alike."""
    return f"avatars/computer_{seat % 8 + 1}"


def portraits(store: Store, match: Match) -> list[str]:
    """The pictures of a match's seats."""
    return [
        computer_avatar(seat) if not who.human else _chosen(store, who.name) for seat, who in enumerate(match.seats)
    ]


def _chosen(store: Store, name: str) -> str:
    try:
        known = store.players.find(name)
    except StoreFault:
        known = None
    return known.avatar if known and known.avatar else person_avatar(name)
