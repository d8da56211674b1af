"""Tables for the tests: hands as the rule page writes them, moves as texts."""

from collections.abc import Sequence

from game.cards import Card
from game.chinchon import Chinchon
from game.chinchon.parts import ChinchonOptions, Phase, Source, TurnRecord
from game.core import Event


def cards(text: str) -> list[Card]:
    """`7O 12B JK JK` as cards."""
    found: list[Card] = []
    for word in text.split():
        found.append(Card("JK", 1 + sum(card.is_joker for card in found)) if word == "JK" else Card.parse(flip(word)))
    return found


def flip(word: str) -> str:
    """`12B` as the moves write it: `B12`."""
    return word if word.startswith("JK") else word[-1] + word[:-1]


def table(
    *hands: str,
    options: str = "",
    totals: Sequence[int] = (),
    pile: str = "",
    stock: str = "",
    turn: int = 0,
    first_round: bool = False,
    taken: Source = Source.STOCK,
    reentries: Sequence[int] = (),
) -> Chinchon:
    """A hand in the middle of play; a seat with eight cards is about to discard, the last one having been taken.

    The stock's first card is drawn first. What is nowhere named lies in the stock; hands with fewer cards than they
    should have are filled with what is left of the deck, high cards of mixed suits first.
    """
    chosen = ChinchonOptions.parse(f"jugadores={max(len(hands), 2)} {options}")
    state = Chinchon.new(chosen, 1)
    state.hands = [cards(hand) for hand in hands]
    state.pile = cards(pile)
    named = {card for hand in (*state.hands, state.pile, cards(stock)) for card in hand}
    rest = [card for card in chosen.deck if card not in named]
    if not state.pile:
        state.pile = [rest.pop()]
    state.stock = [*rest, *reversed(cards(stock))]
    state.totals = list(totals or [0] * state.seats)
    state.reentries = list(reentries or state.reentries)
    state.turn = turn
    state.phase = Phase.DISCARD if len(state.hands[turn]) == 8 else Phase.TAKE
    if state.phase is Phase.DISCARD:
        state.taken, state.taken_from = state.hands[turn][-1], taken
    if not first_round:
        state.history = [TurnRecord(seat, None, state.pile[0]) for seat in state.playing]
    return state


def play(state: Chinchon, *texts: str) -> list[Event]:
    """Make the moves, and give back all that they caused."""
    return [event for text in texts for event in state.play(state.parse(text))]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events in order."""
    return [type(event).__name__ for event in events]


def only(events: Sequence[Event], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
