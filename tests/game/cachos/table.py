"""Tables laid by hand, for tests of single rules."""

from collections.abc import Sequence

from game.cachos import Cachos
from game.cachos.parts import CachosOptions
from game.core import Event, Move

A, B, C, D, E = range(5)


def table(*cups: str | int, options: str = "", opener: int = 0, obliged: Sequence[int] = ()) -> Cachos:
    """A round in which each seat holds those dice (`"11233"`); a number stands for that many dice of any kind."""
    settings = CachosOptions.parse(f"jugadores={len(cups)} montado=off {options}")
    game = Cachos.new(settings, 1)
    hands = [cup if isinstance(cup, str) else ("23456" * 2)[:cup] for cup in cups]
    game.counts = [len(hand) for hand in hands]
    game.obliged = [seat in obliged for seat in range(len(cups))]
    game._start_round(opener)
    if not game.awaiting_obligo:
        lay(game, *hands)
    return game


def lay(game: Cachos, *hands: str) -> None:
    """Put those dice under the cups."""
    game.dice = [tuple(map(int, hand)) for hand in hands]


def say(game: Cachos, *texts: str) -> list[Event]:
    """Make those moves; the events of the last."""
    events: list[Event] = []
    for text in texts:
        events = game.play(Cachos.parse(text))
    return events


def legal(game: Cachos) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in game.moves()}


def words(game: Cachos) -> set[str]:
    """The legal moves that are no bids."""
    return {text for text in legal(game) if "x" not in text}


def parse(text: str) -> Move:
    return Cachos.parse(text)


def of_type(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
