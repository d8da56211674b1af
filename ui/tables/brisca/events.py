"""What the events of Brisca look like: the script of the table."""

from typing import ClassVar

from game.brisca.parts import (
    BriscaOptions,
    Dealt,
    Drawn,
    GameEnded,
    GameStarted,
    Played,
    Swapped,
    TrickWon,
    TrumpShown,
)
from game.brisca.view import BriscaView
from game.cards import Card
from game.core import Event
from saves.settings import Preference
from ui.stage.motion import COLLECT, DEAL, DEAL_STEP, PLAY, ease_in_out
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.brisca.places import Places
from ui.tables.brisca.room import SORT
from ui.tables.brisca.shown import Shown
from ui.tables.cards.table import CardTable, hand_of
from ui.widgets.faces import card_back

TRUMP, ASIDE = Zone("trump"), Zone("aside")


def trick_of(seat: int) -> Zone:
    """Where a seat's card of the trick lies."""
    return Zone("trick", seat)


def won_by(seat: int) -> Zone:
    """The pile of what a seat has won."""
    return Zone("won", seat)


class BriscaEvents(CardTable[BriscaView, BriscaOptions, Shown]):
    """The pieces of the table and how they move when something happens."""

    game: ClassVar[str] = "brisca"
    shown_type = Shown
    sort: ClassVar[Preference[str]] = SORT

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return Places(self.m, self.edge, self.hand.poses)

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        return self.places.place(zone, pieces)

    def stock_pose(self, depth: int) -> Pose:
        return self.places.centre("stock", depth)

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: BriscaView) -> None:
        self.stage.clear()
        if view.stock:
            self.card(view.trump_card, TRUMP)
        self._lay_stock()
        if view.removed is not None:
            self.card(view.removed, ASIDE)
        for seat in range(view.seats):
            self._lay_hand(view, seat)
            for number in range(min(5, (self.shown.won[seat] + 3) // 4)):
                self.stage.add(f"won{seat}.{number}", won_by(seat), card_back(self.app))
        for number, card in enumerate(view.table):
            self.card(card, trick_of((view.leader + number) % view.seats))
        self.hold_hand()

    def _lay_stock(self) -> None:
        """The backs of the stock; the trump lies under it and is not one of them."""
        self.lay_stock(self.shown.stock - (self.shown.trump is not None))

    def _lay_hand(self, view: BriscaView, seat: int) -> None:
        """One's own cards in order; of others what all have seen, and backs."""
        if seat == view.seat:
            seen = self.sorted(seat, list(view.hand))
        else:
            seen = sorted(view.hands[seat] if view.hands else view.public[seat])
        for card in seen:
            self.card(card, hand_of(seat))
        for _ in range(view.hand_counts[seat] - len(seen)):
            self.hidden(seat)

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case GameStarted():
                self.reach(event)
                script.do(lambda: self._new_game(event)).wait(0.25)
            case Dealt():
                self.reach(event)
                script.do(lambda: self._deal(event.seat, event.card)).wait(DEAL_STEP)
            case TrumpShown():
                script.settle()
                self.reach(event)
                script.do(lambda: self._show_trump(event.card)).settle().wait(0.4)
            case Played():
                script.do(lambda: self._throw(event)).settle()
            case Swapped():
                script.do(lambda: self._swap(event)).settle().wait(0.6)
            case TrickWon():
                script.hold(self.pause).do(lambda: self._collect(event)).settle()
            case Drawn():
                self.reach(event)
                script.do(lambda: self._draw(event)).wait(DEAL_STEP)
            case GameEnded():
                script.settle()

    def _new_game(self, event: GameStarted) -> None:
        self.stage.clear()
        if event.removed:
            self.card(event.removed, ASIDE)
        self._lay_stock()
        self.stage.settle()
        self.hold_hand()
        self.app.sounds.play("cards_shuffle")

    def _deal(self, seat: int, card: Card | None) -> None:
        self.deal(seat, card)
        self._lay_stock()

    def _show_trump(self, card: Card) -> None:
        self.from_stock(self.card(card, TRUMP, False), PLAY, True)
        self._lay_stock()
        self.app.sounds.play("card_flip")

    def _throw(self, event: Played) -> None:
        self.stage.move(self.known(event.seat, event.card), trick_of(event.seat), PLAY, face_up=True)
        self.app.sounds.play("card_play")

    def _swap(self, event: Swapped) -> None:
        """The trump card and the 7 change places."""
        gave = self.known(event.seat, event.gave)
        self.stage.move(str(event.took), hand_of(event.seat), PLAY)
        self.stage.move(gave, TRUMP, PLAY, face_up=True)
        self.app.sounds.play("card_flip")

    def _collect(self, event: TrickWon) -> None:
        for seat in range(self.seats):
            for piece in list(self.stage.zone(trick_of(seat))):
                self.stage.move(piece.key, won_by(event.seat), COLLECT, face_up=False, easing=ease_in_out)
        self.app.sounds.play("cards_gather")

    def _draw(self, event: Drawn) -> None:
        if event.is_trump_card:
            self.stage.move(str(event.card), hand_of(event.seat), DEAL)
            self.app.sounds.play("card_deal")
        else:
            self._deal(event.seat, event.card)
