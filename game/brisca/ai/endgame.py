"""The end of a game between two players: with no stock left each knows the other's cards, so it can be worked out."""

from math import inf

from game.brisca.ai.light import Light


def solved(light: Light) -> int:
    """The best card of the seat to move against the best answers; of equal ones the first in hand."""
    return max(light.hands[light.turn], key=lambda card: _after(light, card, light.turn, -inf, inf))


def _after(light: Light, card: int, seat: int, low: float, high: float) -> float:
    """What the game is worth to the seat once the card is played: plain alpha–beta, at most three cards deep."""
    light = light.copy()
    light.play(card)
    if light.over:
        return light.value(seat)
    for reply in light.hands[light.turn]:
        if light.turn == seat:
            low = max(low, _after(light, reply, seat, low, high))
        else:
            high = min(high, _after(light, reply, seat, low, high))
        if low >= high:
            break
    return low if light.turn == seat else high
