"""The table of a game with cards: seats around the edge, hands, a stock, and the order in which one holds a hand."""

from abc import abstractmethod
from typing import ClassVar

import pygame

from game.cards import Card
from saves.settings import Preference
from ui.app import App
from ui.flow.conductor import Conductor
from ui.stage.motion import DEAL, PLAY, SETTLE
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.base.table import O, S, TableScene, V
from ui.tables.cards.hand import NOBODYS, Hand
from ui.tables.cards.order import keep_order, kept_order
from ui.widgets.faces import card_back, card_face

EDGES = {2: ("bottom", "top"), 3: ("bottom", "right", "left"), 4: ("bottom", "right", "top", "left")}
"""Which edge of the screen each place has; play goes to the right: counter-clockwise, seen from above."""
STOCK = Zone("stock")


def hand_of(seat: int) -> Zone:
    """The zone of a seat's hand."""
    return Zone("hand", seat)


class CardTable(TableScene[V, O, S]):
    """What card tables share. A card that is seen has its own name as a key; one that is not, a number in its hand."""

    sort: ClassVar[Preference[str]]
    """How one's hand is sorted; `none` is the order in which one has laid it oneself."""
    stock_shown: ClassVar[int] = 6
    """How many backs a full stock shows."""

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.hand = Hand(self, self.use, self._reordered)
        self.own_order = {seat: kept_order(conductor.record, seat) for seat in self.humans}

    # -- what a game's table fills in --------------------------------------------------------------------------

    @abstractmethod
    def use(self, key: str) -> None:
        """A card of one's hand was clicked, dropped on the table, or pressed."""

    @abstractmethod
    def in_order(self, cards: list[Card], mode: str) -> list[Card]:
        """The cards as a way of sorting has them."""

    @abstractmethod
    def stock_pose(self, depth: int) -> Pose:
        """Where a card of the stock lies."""

    # -- seats -------------------------------------------------------------------------------------------------

    def edge(self, seat: int) -> str:
        """Which edge of the screen a seat has."""
        return EDGES[self.seats][self.place_of(seat)]

    def hold_hand(self) -> None:
        """The hand at the bottom is that of whoever is at the screen."""
        self.hand.zone = hand_of(self.bottom) if self.viewer is not None else NOBODYS

    # -- pieces ------------------------------------------------------------------------------------------------

    def card(self, card: Card, zone: Zone, face_up: bool = True) -> Piece:
        """A card that is known, laid into a zone."""
        return self.stage.add(str(card), zone, card_face(self.app, card), card_back(self.app), face_up)

    def hidden(self, seat: int) -> Piece:
        """A card of which only the back is seen, laid into a hand."""
        number = 0
        while f"h{seat}.{number}" in self.stage.pieces:
            number += 1
        return self.stage.add(f"h{seat}.{number}", hand_of(seat), card_back(self.app), card_back(self.app), False)

    def known(self, seat: int, card: Card) -> str:
        """The key of a card that leaves a hand: a back of that hand turns out to be it, unless it is seen already."""
        key = str(card)
        if key not in self.stage.pieces:
            cards = self.stage.zone(hand_of(seat))
            backs = [piece for piece in cards if not piece.face_up] or cards
            piece = self.stage.rename(backs[len(backs) // 2].key, key)
            piece.face = card_face(self.app, card)
        piece = self.stage.pieces[key]
        piece.dimmed = piece.lit = False
        return key

    def lay_stock(self, count: int) -> None:
        """As many backs as a stock of so many cards shows."""
        pile = self.stage.zone(STOCK)
        shown = max(0, min(self.stock_shown, count))
        while len(pile) > shown:
            self.stage.remove(pile[-1].key)
        for number in range(len(pile), shown):
            self.stage.add(f"stock{number}", STOCK, card_back(self.app))

    def from_stock(self, piece: Piece, seconds: float, face_up: bool, start: Pose | None = None) -> None:
        """A piece that was just laid into its zone comes there from the stock."""
        piece.pose = piece.goal = start or self.stock_pose(self.stock_shown)
        piece.turn(face_up, self.stage.speed > 0)
        self.stage.refresh(piece.zone, seconds)

    def deal(self, seat: int, card: Card | None, start: Pose | None = None) -> None:
        """A card glides from the stock to a hand; turned over if it is seen."""
        piece = self.card(card, hand_of(seat), False) if card else self.hidden(seat)
        self.from_stock(piece, DEAL, card is not None, start)
        self.app.sounds.play("card_deal")

    # -- the order of the hand ---------------------------------------------------------------------------------

    def sorted(self, seat: int, cards: list[Card]) -> list[Card]:
        """One's hand in the order that one wants."""
        mode = self.app.settings.of(self.sort)
        if mode != "none":
            return self.in_order(cards, mode)
        own = self.own_order.get(seat, [])
        return sorted(cards, key=lambda card: own.index(str(card)) if str(card) in own else len(own))

    def _reordered(self, keys: list[str]) -> None:
        """Laying the hand oneself puts an end to sorting."""
        assert self.viewer is not None
        self.own_order[self.viewer] = keys
        keep_order(self.conductor.record, self.viewer, keys)
        if self.app.settings.of(self.sort) != "none":
            self._sort_by("none")
        self.stage.refresh(self.hand.zone, SETTLE)
        if self.can_act:
            self.hand.add_targets()

    def _sort_by(self, mode: str) -> None:
        self.app.choose(self.sort, mode)
        self.tell(self.say(f"{self.game}.sort_{mode}"))

    def next_sort(self) -> None:
        """Sort the hand in the next way."""
        if self.viewer is None or self.script.busy:
            return
        modes = self.sort.values
        self._sort_by(modes[(modes.index(self.app.settings.of(self.sort)) + 1) % len(modes)])
        pieces = self.stage.zone(self.hand.zone)
        cards = [piece.key for piece in pieces]
        self.own_order[self.viewer] = self.own_order.get(self.viewer) or cards
        order = [str(card) for card in self.sorted(self.viewer, [Card.parse(key) for key in cards])]
        pieces.sort(key=lambda piece: order.index(piece.key))
        self.stage.refresh(self.hand.zone, PLAY)
        if self.can_act:
            self.hand.add_targets()

    def _shift(self, by: int) -> bool:
        """Move the card that has the keyboard's focus within the hand."""
        cards = self.stage.zone(self.hand.zone)
        here = next((index for index, piece in enumerate(cards) if piece.key == self.hand.raised), None)
        if here is None or self.script.busy or not 0 <= here + by < len(cards):
            return False
        cards.insert(here + by, cards.pop(here))
        self._reordered([piece.key for piece in cards])
        return True

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.viewer is not None:
            sideways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
            if event.key == pygame.K_o:
                self.next_sort()
                return True
            if event.mod & pygame.KMOD_SHIFT and event.key in sideways:
                return self._shift(sideways[event.key])
        return super().handle(event)

    def number_key(self, event: pygame.Event) -> bool:
        """A digit uses the card of that place in one's hand; whether it was a digit."""
        if event.type != pygame.KEYDOWN or not pygame.K_1 <= event.key <= pygame.K_9:
            return False
        cards = self.stage.zone(self.hand.zone)
        if event.key - pygame.K_1 < len(cards):
            self.use(cards[event.key - pygame.K_1].key)
        return True
