"""What the events of Escoba look like: the script of the table."""

from typing import TYPE_CHECKING, ClassVar

from game.cards import Card
from game.core import Event
from game.escoba.parts import (
    DealCounted,
    DealStarted,
    Dealt,
    EscobaOptions,
    Laid,
    RestTaken,
    Swept,
    TableDealt,
    Taken,
    value,
)
from game.escoba.view import EscobaView
from ui.stage.motion import COLLECT, DEAL_STEP, PLAY, ease_in_out
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.cards.table import CardTable, hand_of
from ui.tables.escoba.places import TABLE, Places
from ui.tables.escoba.room import SORT
from ui.tables.escoba.shown import Shown
from ui.widgets.faces import card_back

if TYPE_CHECKING:
    from saves.settings import Preference

COUNT_PAUSE = 3
"""How much longer than what was taken a count stays to be read."""


def pile_of(seat: int) -> Zone:
    """Where what a seat has taken lies."""
    return Zone("pile", seat)


class EscobaEvents(CardTable[EscobaView, EscobaOptions, Shown]):
    """The pieces of the table and how they move when something happens."""

    game: ClassVar[str] = "escoba"
    shown_type = Shown
    sort: "ClassVar[Preference[str]]" = SORT

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return Places(self.m, self.edge, self.hand.poses)

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        return self.places.place(zone, pieces)

    def stock_pose(self, depth: int) -> Pose:
        return self.places.stock(depth)

    def in_order(self, cards: list[Card], mode: str) -> list[Card]:
        return sorted(cards, key=lambda card: (value(card), card.suit))

    def lay_out(self, view: EscobaView) -> None:
        self.stage.clear()
        self.lay_stock(view.stock)
        for card in view.table:
            self.card(card, TABLE)
        for seat, held in enumerate(view.hand_counts):
            for number in range(min(5, (len(view.taken[seat]) + 3) // 4)):
                self.stage.add(f"pile{seat}.{number}", pile_of(seat), card_back(self.app))
            if seat == view.seat:
                seen = self.sorted(seat, list(view.hand))
            else:
                seen = sorted(view.hands[seat]) if view.hands else []
            for card in seen:
                self.card(card, hand_of(seat))
            for _ in range(held - len(seen)):
                self.hidden(seat)
        self.hold_hand()

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case DealStarted():
                self.reach(event)
                script.do(self._new_deal).wait(0.25)
            case Dealt():
                self.reach(event)
                script.do(lambda: self._deal(event)).wait(DEAL_STEP)
            case TableDealt():
                self.reach(event)
                script.settle().do(lambda: self._lay_table(event)).settle()
            case Laid():
                script.do(lambda: self._throw(event.seat, event.card)).settle()
            case Taken():
                script.do(lambda: self._throw(event.seat, event.card, event.cards)).settle()
                script.hold(self.pause).do(lambda: self._collect(event.seat, (event.card, *event.cards))).settle()
            case RestTaken():
                script.settle().hold(self.pause).do(lambda: self._collect(event.seat, event.cards)).settle()
            case Swept():
                script.do(lambda: self._sweep(event)).wait(0.6)
            case DealCounted():
                self.reach(event)
                script.do(self.app.redraw).hold(None if self.pause is None else COUNT_PAUSE * self.pause)

    def _new_deal(self) -> None:
        self.stage.clear()
        self.lay_stock(self.shown.stock)
        self.stage.settle()
        self.hold_hand()
        self.app.sounds.play("cards_shuffle")

    def _deal(self, event: Dealt) -> None:
        self.deal(event.seat, event.card)
        self.lay_stock(self.shown.stock)

    def _lay_table(self, event: TableDealt) -> None:
        for card in event.cards:
            self.from_stock(self.card(card, TABLE, False), PLAY, True)
        self.lay_stock(self.shown.stock)
        self.app.sounds.play("card_flip")

    def _throw(self, seat: int, card: Card, taken: tuple[Card, ...] = ()) -> None:
        """A card to the table; what it takes lights up with it."""
        self.stage.move(self.known(seat, card), TABLE, PLAY, face_up=True)
        for piece in self.stage.zone(TABLE):
            piece.dimmed = False
            piece.lit = bool(taken) and Card.parse(piece.key) in (card, *taken)
        self.app.sounds.play("card_play")

    def _collect(self, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            piece = self.stage.move(str(card), pile_of(seat), COLLECT, face_up=False, easing=ease_in_out)
            piece.lit = False
        self.app.sounds.play("cards_gather")

    def _sweep(self, event: Swept) -> None:
        self.tell(self.log.sentence(event))
        self.app.sounds.play("right")
