"""Computer players of Chinchón. They weigh a hand by its unmelded points now and after the next card."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.cards import Card
from game.chinchon.melds import MOST_LEFT, Kind, Melds
from game.chinchon.parts import Auto, Close, Discard, Phase, Reenter, Source, Take
from game.chinchon.view import ChinchonView
from game.core import Budget, Level, Move, Player, View


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


Bits = tuple[int, int]
"""A hand as the solver knows it: natural cards, number of comodines."""


def without(melds: Melds, hand: Bits, card: Card) -> Bits:
    """The hand with the card thrown."""
    return (hand[0], hand[1] - 1) if card.is_joker else (hand[0] ^ melds.bit[card], hand[1])


def with_card(melds: Melds, hand: Bits, card: Card) -> Bits:
    """The hand with one card more."""
    return (hand[0], hand[1] + 1) if card.is_joker else (hand[0] | melds.bit[card], hand[1])


def joins(melds: Melds, hand: Bits, card: Card) -> bool:
    """Whether the card goes into a group of the hand, so that it brings the points down by more than its own."""
    return melds.least(*with_card(melds, hand, card)) < melds.least(*hand) + melds.value(card)


@dataclass(frozen=True)
class Weights:
    """How a player weighs a hand of seven."""

    next_card: float
    """What the expected fall of the points with one more card counts."""
    closing: float
    """What the chance to be able to close with it is worth in points."""


def cost(melds: Melds, hand: Bits, unseen: Sequence[Card], weights: Weights) -> float:
    """The unmelded points of seven cards, less what the next card promises."""
    least = melds.least(*hand)
    if not unseen:
        return least
    fall = closes = 0
    mask, jokers = hand
    for card in unseen:
        after = (
            melds.after_discard(mask, jokers + 1)
            if card.is_joker
            else melds.after_discard(mask | melds.bit[card], jokers)
        )
        fall += max(least - after, 0)
        closes += after <= MOST_LEFT
    return least - (weights.next_card * fall + weights.closing * closes) / len(unseen)


class Base:
    """What all levels do alike: show and lay off what brings the points down most, and always come back (C31)."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, ChinchonView)
        if view.phase is Phase.REENTRY:
            return Reenter(True)
        if view.phase in (Phase.SHOW, Phase.LAY):
            return Auto()
        return self.take(view) if view.phase is Phase.TAKE else self.throw(view)

    def take(self, view: ChinchonView) -> Move:
        raise NotImplementedError

    def throw(self, view: ChinchonView) -> Move:
        raise NotImplementedError


class Aprendiz(Base):
    """Likes cards that go together and does not mind what they count: keeps pairs of figures too long, is tempted by
    cards of the pile that only go with one of its own, and at times does not notice that it could close."""

    def take(self, view: ChinchonView) -> Move:
        top = view.pile[-1]
        if joins(view.melds, view.melds.bits(view.hand), top):
            return Take(Source.PILE)
        tempting = any(near(view.melds, top, card) == 1 for card in view.hand)
        return Take(Source.PILE if tempting and self.rng.random() < 0.5 else Source.STOCK)

    def throw(self, view: ChinchonView) -> Move:
        closes = view.closes()
        if closes and (closes[0].closing.kind is not Kind.ONE_CARD or self.rng.random() < 0.4):
            return Close(closes[0].discard)
        allowed = [move.card for move in view.moves() if isinstance(move, Discard) and not move.card.is_joker]
        grouped = {card for group in view.grouping().groups for card in group.cards}
        loose = [card for card in allowed if card not in grouped]
        if not loose:
            hand = view.melds.bits(view.hand)
            return Discard(min(allowed, key=lambda card: view.melds.least(*without(view.melds, hand, card))))
        return Discard(min(loose, key=lambda card: (self.fondness(view, card), -view.melds.value(card), card)))

    def fondness(self, view: ChinchonView, card: Card) -> float:
        """How much the card has to do with the others of the hand."""
        return sum(near(view.melds, card, other) for other in view.hand if other != card)


class Habitual(Base):
    """Thinks of the next card, but remembers only the last few discards, so it may wait for cards that are gone.
    Takes from the pile what makes the hand clearly better, and closes as soon as it can."""

    weights = Weights(next_card=1.5, closing=10.0)
    eager = 3.0
    """How much better a card from the pile must make the hand than throwing on would."""

    def awaited(self, view: ChinchonView) -> list[Card]:
        """The cards that it thinks may come."""
        known = {*view.hand, *view.pile[-6:]}
        return [card for card in view.options.deck if card not in known]

    def take(self, view: ChinchonView) -> Move:
        top = view.pile[-1]
        awaited = self.awaited(view)
        now = cost(view.melds, view.melds.bits(view.hand), awaited, self.weights)
        with_top = min(self.costs(view, (*view.hand, top), awaited))[0]
        return Take(Source.PILE if with_top < now - self.eager else Source.STOCK)

    def throw(self, view: ChinchonView) -> Move:
        closes = view.closes()
        if closes:
            return Close(closes[0].discard)
        barred = view.taken if view.options.prohibir_devolver and view.taken_from is Source.PILE else None
        ranking = self.costs(view, view.hand, self.awaited(view))
        return Discard(min((value + self.danger(view, card), card) for value, card in ranking if card != barred)[1])

    def costs(self, view: ChinchonView, cards: Sequence[Card], awaited: Sequence[Card]) -> list[tuple[float, Card]]:
        """The cards of eight that could be thrown, with the cost of the seven that remain; comodines are kept."""
        melds, hand = view.melds, view.melds.bits(cards)
        now = {card: melds.least(*without(melds, hand, card)) for card in cards if not card.is_joker}
        return [
            (cost(melds, without(melds, hand, card), awaited, self.weights), card)
            for card in sorted(now, key=now.__getitem__)[:6]
        ]

    def danger(self, view: ChinchonView, card: Card) -> float:
        """What throwing the card may do for the next player; this player does not look."""
        return 0.0


class Maestro(Habitual):
    """Remembers every card, also that after a reshuffle the stock holds only what lay in the pile; goes for the close
    above all; takes at once what completes a group; and watches what the next player takes and throws."""

    weights = Weights(next_card=0.8, closing=40.0)
    care = 1.0
    """How many points it pays not to throw what the next player seems to want."""

    def awaited(self, view: ChinchonView) -> list[Card]:
        return view.drawable()

    def take(self, view: ChinchonView) -> Move:
        if joins(view.melds, view.melds.bits(view.hand), view.pile[-1]):
            return Take(Source.PILE)
        return super().take(view)

    def danger(self, view: ChinchonView, card: Card) -> float:
        assert view.turn is not None
        following = view.playing[(view.playing.index(view.turn) + 1) % len(view.playing)]
        wanted = sum(near(view.melds, card, other) for other in view.public[following])
        thrown = [record.threw for record in view.history if record.seat == following]
        unwanted = sum(near(view.melds, card, other) for other in thrown[-6:])
        return self.care * (wanted - unwanted / 4)


def near(melds: Melds, card: Card, other: Card) -> float:
    """How much two cards have to do with each other: same number or next in a run 1, one apart ½."""
    if card.is_joker or other.is_joker:
        return 0.0
    if card.number == other.number:
        return 1.0
    apart = abs(melds.rank[card.number] - melds.rank[other.number])
    return (0.0, 1.0, 0.5)[apart] if card.suit == other.suit and apart <= 2 else 0.0
