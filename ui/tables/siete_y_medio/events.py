"""What the events of Siete y Medio look like: the script of the table."""

from functools import partial
from typing import ClassVar

from game.cards import Card
from game.core import Event
from game.siete_y_medio.parts import (
    GOAL,
    BankBroke,
    BankDrew,
    BankStood,
    BankWentOver,
    BetPlaced,
    CardDrawn,
    Eliminated,
    FirstCard,
    ReachedGoal,
    RoundEnded,
    RoundStarted,
    Settled,
    SieteYMedioOptions,
    Stood,
    WentOver,
    score_of,
)
from game.siete_y_medio.view import SieteYMedioView
from ui.stage.motion import COLLECT, DEAL, PLAY, bounce, ease_in_out
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.base.table import TableScene
from ui.tables.cards.table import STOCK
from ui.tables.siete_y_medio.dialogs import RoundScene
from ui.tables.siete_y_medio.money import pile
from ui.tables.siete_y_medio.places import BANK_HAND, RACK, SIGN, Places, bet_of, cards_of
from ui.tables.siete_y_medio.score import goal_sign, over_sign
from ui.tables.siete_y_medio.shown import BANK, Shown
from ui.widgets.faces import card_back, card_face

BANK_PACE = 0.8
"""How long each card of the bank can be looked at before the next one comes."""
BACKS = 6
"""How many backs the deck shows."""


class SieteYMedioEvents(TableScene[SieteYMedioView, SieteYMedioOptions, Shown]):
    """Whoever plays has the middle of the table; the others' cards, bets and scores lie at their places."""

    game: ClassVar[str] = "siete_y_medio"
    shown_type = Shown

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return Places(self.m, self.seats)

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        return self.places.place(zone, len(pieces), self.shown)

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: SieteYMedioView) -> None:
        self.stage.clear()
        self._lay_deck()
        for seat, hand in enumerate(view.hands):
            for card in hand:
                self._card(card, cards_of(seat)).dimmed = score_of(hand) > GOAL
            if self.shown.bets[seat]:
                self._pile(f"bet{seat}", bet_of(seat), self.shown.bets[seat])
        for card in view.bank:
            self._card(card, BANK_HAND)

    def _lay_deck(self) -> None:
        for number in range(BACKS):
            self.stage.add(f"deck{number}", STOCK, card_back(self.app))

    def _card(self, card: Card, zone: Zone, face_up: bool = True) -> Piece:
        return self.stage.add(str(card), zone, card_face(self.app, card), card_back(self.app), face_up)

    def _pile(self, key: str, zone: Zone, amount: int) -> Piece:
        piece = self.stage.add(key, zone, pile(self.app.sprites, amount))
        piece.shadow = False
        return piece

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case RoundStarted():
                script.do(self._gather).settle()
                self.reach(event)
                script.do(self._new_round).wait(0.3)
            case FirstCard():
                self.reach(event)
                script.do(lambda: self._deal(event.seat, event.card)).settle().wait(0.25)
            case BetPlaced():
                self.reach(event)
                script.do(lambda: self._lay_bet(event)).settle().wait(0.15)
            case CardDrawn():
                self.reach(event)
                script.do(lambda: self._deal(event.seat, event.card)).settle().wait(0.3)
            case Stood():
                self._leave_middle(event)
            case ReachedGoal() | WentOver():
                self._show_sign(event.seat, isinstance(event, ReachedGoal))
                self._leave_middle(event)
            case BankDrew():
                self.reach(event)
                script.do(lambda: self._deal(BANK, event.card)).settle().wait(BANK_PACE)
            case BankStood():
                if event.score == GOAL:
                    self._show_sign(BANK, True)
                else:
                    script.wait(0.5)
            case BankWentOver():
                self._show_sign(BANK, False)
            case Settled():
                self.reach(event)
                script.do(lambda: self._settle(event)).settle().wait(0.12)
            case BankBroke() | Eliminated():
                script.do(lambda: self.tell(self.log.sentence(event)))
            case RoundEnded():
                self.reach(event)
                script.do(self._take_in_chips).wait(0.6)
                self._close_round(event.number)
            case _:
                script.settle()

    def _gather(self) -> None:
        """All cards back to the deck."""
        for piece in list(self.stage.pieces.values()):
            if piece.zone != STOCK:
                self.stage.move(piece.key, STOCK, COLLECT, face_up=False, easing=ease_in_out)

    def _new_round(self) -> None:
        self.stage.clear()
        self._lay_deck()
        self.stage.settle()
        self.app.sounds.play("cards_shuffle")

    def _deal(self, seat: int, card: Card) -> None:
        piece = self._card(card, cards_of(seat), False)
        piece.pose = piece.goal = self.places.deck(BACKS)
        piece.turn(True, self.stage.speed > 0)
        self.stage.refresh(piece.zone, DEAL)
        self.app.sounds.play("card_deal")

    def _leave_middle(self, event: Stood | ReachedGoal | WentOver) -> None:
        """The middle of the table is cleared for the next one: cards and chips go to their owner's place."""
        self.reach(event)
        for zone in (cards_of(event.seat), bet_of(event.seat)):
            self.script.do(partial(self.stage.refresh, zone, COLLECT))
        self.script.settle()

    def _lay_bet(self, event: BetPlaced) -> None:
        piece = self._pile(f"bet{event.seat}", bet_of(event.seat), event.amount)
        rect = self.places.large_plate
        piece.pose = piece.goal = Pose(rect.left + rect.height / 2, rect.centery, self.m.px(30), 0, 300)
        self.stage.refresh(piece.zone, PLAY)
        self.app.sounds.play("chips_pile")

    def _show_sign(self, seat: int, reached: bool) -> None:
        """7½ or over: a sign that needs no reading. A person's own stays until it was seen."""
        script = self.script
        script.do(lambda: self._raise_sign(seat, reached)).settle()
        if seat in self.humans:
            script.hold(self.pause)
        else:
            script.wait(1.1)
        script.do(self._lower_sign)

    def _raise_sign(self, seat: int, reached: bool) -> None:
        piece = self.stage.add("sign", SIGN, goal_sign(self.paint) if reached else over_sign(self.paint))
        piece.shadow = False
        goal = self.place(SIGN, [piece])[0]
        piece.pose = piece.goal = Pose(goal.x, goal.y, goal.width * 0.4, 0, 900)
        piece.send(goal, 0.3 * self.stage.speed, easing=bounce)
        for card in self.stage.zone(cards_of(seat)):
            card.dimmed, card.lit = not reached, reached
        self.app.sounds.play("right" if reached else "wrong")

    def _lower_sign(self) -> None:
        self.stage.remove("sign")
        for piece in self.stage.pieces.values():
            piece.lit = False

    def _settle(self, event: Settled) -> None:
        """Lost chips go to the bank, won ones come from it, and both to their owner."""
        self.stage.refresh(BANK_HAND, COLLECT)
        (bet,) = self.stage.zone(bet_of(event.seat))
        if event.net > 0:
            won = self._pile(f"won{event.seat}", RACK, event.net)
            won.pose = won.goal = self.place(RACK, [won])[0]
            self.stage.move(won.key, bet.zone, COLLECT, easing=ease_in_out)
        else:
            self.stage.move(bet.key, RACK, COLLECT, easing=ease_in_out)
        self.app.sounds.play("chips_pile")

    def _take_in_chips(self) -> None:
        for piece in [piece for piece in self.stage.pieces.values() if piece.face.startswith("pile:")]:
            self.stage.remove(piece.key)

    def _close_round(self, number: int) -> None:
        """The closing table, which stays until it was seen; in a replay the amounts at the places."""
        if self.host is not None:
            self.script.hold(self.pause)
        else:
            self.script.do(lambda: self.open_round(number, True)).until(lambda: self.on_top)

    def open_round(self, number: int | None = None, fresh: bool = False) -> None:
        """The closing table of a round: the last one that was settled, if none is named."""
        if not self.shown.rounds:
            self.tell(self.say("siete_y_medio.no_round"))
            return
        self.app.push(RoundScene(self.app, self, (number or len(self.shown.rounds)) - 1, fresh))
