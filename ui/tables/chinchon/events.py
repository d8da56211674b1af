"""What the events of Chinchón look like: the script of the table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.cards import SUITS, Card
from game.chinchon.layoff import Side
from game.chinchon.melds import Grouping, Kind
from game.chinchon.parts import (
    LAST_EXHAUSTION,
    Automatic,
    AutomaticCloseNear,
    CardsKept,
    ChinchonMade,
    ChinchonOptions,
    Closed,
    ClosedByItself,
    Counted,
    Dealt,
    Discarded,
    Drawn,
    Eliminated,
    GroupShown,
    HandEnded,
    HandStarted,
    LaidOff,
    NothingShown,
    Phase,
    PileStarted,
    PileTaken,
    Reentered,
    ReentryDeclined,
    Reshuffled,
    TieBreak,
)
from game.chinchon.view import ChinchonView, ClosePreview
from game.core import Event
from saves.settings import Preference
from ui.app import App
from ui.flow.conductor import Conductor
from ui.stage.motion import COLLECT, DEAL_STEP, PLAY, ease_in_out
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.cards.table import STOCK, CardTable, hand_of
from ui.tables.chinchon.flourish import Flourish
from ui.tables.chinchon.places import PILE, Places, group_of
from ui.tables.chinchon.room import SORT
from ui.tables.chinchon.sheet import SheetScene
from ui.tables.chinchon.shown import Shown
from ui.widgets.faces import card_back

PILE_SHOWN = 5
"""How many cards of the pile are drawn."""
CLOSING = "closing"
"""The card that closed, face down on the pile."""
UNKNOWN = Grouping((), ())
"""How a hand lies in groups that nobody may see."""


class ChinchonEvents(CardTable[ChinchonView, ChinchonOptions, Shown]):
    """The pieces of the table and how they move when something happens."""

    game: ClassVar[str] = "chinchon"
    shown_type = Shown
    sort: ClassVar[Preference[str]] = SORT
    stock_shown: ClassVar[int] = 8

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.grouping = UNKNOWN
        """How the viewer's hand lies in groups, what it counts so, and the ways to close with it."""
        self.points: int | None = None
        self.closes: Sequence[ClosePreview] = ()
        self.banner: tuple[str, str] | None = None
        """A large line and a smaller one over the middle of the table, until they were seen."""
        self.pulled: tuple[int, int] | None = None
        """Where the pointer let go of the card that is being taken."""
        self.flourish = Flourish(self)
        self.sheets_seen = len(self.shown.results)

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return Places(self)

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        return self.places.place(zone, pieces)

    def stock_pose(self, depth: int) -> Pose:
        return self.places.pile_pose(STOCK, depth)

    def picked(self, key: str) -> bool:
        """Whether a card of one's hand is picked for a group, or to be laid off."""
        return False

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: ChinchonView) -> None:
        self.stage.clear()
        self.banner = self.pulled = None
        self.flourish.stop()
        self.lay_stock(self.shown.stock)
        for card in view.pile[-PILE_SHOWN:]:
            self.card(card, PILE)
        if view.closer is not None:
            self.stage.add(CLOSING, PILE, card_back(self.app))
        for number, shown in enumerate(view.table):
            for card in shown.group.cards:
                self.card(card, group_of(number))
        self._learn(view)
        for seat in range(view.seats):
            self._lay_hand(view, seat)
        self.hold_hand()

    def _lay_hand(self, view: ChinchonView, seat: int) -> None:
        """One's own cards in order; of others what all have seen, and backs."""
        if seat == view.seat:
            seen = self.sorted(seat, list(view.hand))
        elif view.hands:
            seen = in_groups(view.melds.grouping(view.hands[seat]), view.hands[seat])
        elif view.phase in (Phase.REENTRY, Phase.OVER) and view.results:
            seen = list(view.results[-1].kept[seat])
        else:
            seen = list(view.kept or ()) if seat == view.closer else []
        for card in seen:
            self.card(card, hand_of(seat))
        for _ in range(view.hand_counts[seat] - len(seen)):
            self.hidden(seat)

    def _learn(self, view: ChinchonView) -> None:
        """What is known of one's own hand: its groups, its points, the ways to close."""
        self._forget()
        if view.seat is None or not view.hand:
            return
        if view.phase is Phase.LAY or (view.phase is Phase.SHOW and view.seat not in view.waiting):
            self.points = sum(map(view.melds.value, view.hand))
            return
        self.grouping, self.points, self.closes = view.grouping(), view.points(), view.closes()

    def _forget(self) -> None:
        """What was known of one's hand is no longer so."""
        self.grouping, self.points, self.closes = UNKNOWN, None, ()

    def in_order(self, cards: list[Card], mode: str) -> list[Card]:
        if mode == "groups":
            return in_groups(self.grouping, cards)
        return sorted(cards, key=by_suit if mode == "suit" else by_number)

    def breaks(self, keys: list[str]) -> set[int]:
        """Before which of one's cards a new group, or the loose cards, begin; only when they are sorted so."""
        if self.app.settings.of(SORT) != "groups" or self.viewer is None or not self.grouping.groups:
            return set()
        of = {str(card): number for number, group in enumerate(self.grouping.groups) for card in group.cards}
        return {index for index in range(1, len(keys)) if of.get(keys[index]) != of.get(keys[index - 1])}

    # -- the script --------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case HandStarted():
                self.reach(event)
                script.do(self._new_hand).wait(0.35)
            case Dealt():
                self.reach(event)
                script.do(lambda: self._from_stock(event.seat, event.card)).wait(DEAL_STEP)
            case PileStarted():
                script.settle()
                self.reach(event)
                script.do(lambda: self._start_pile(event.card)).settle()
            case Drawn():
                self.reach(event)
                script.do(lambda: self._from_stock(event.seat, event.card)).settle()
            case PileTaken():
                self.reach(event)
                script.do(lambda: self._take_pile(event)).settle()
            case Discarded():
                script.do(lambda: self._throw(event)).settle()
            case Reshuffled():
                script.wait(0.3).do(self._reshuffle).settle()
                if event.number < LAST_EXHAUSTION - 1:
                    script.do(lambda: self.tell(self.log.sentence(event)))
            case AutomaticCloseNear():
                warning = "stock" if event.how is Automatic.STOCK else "turns"
                self.announce(
                    self.say(f"chinchon.near_{warning}"), self.say(f"chinchon.near_{warning}_text", n=event.left)
                )
            case Closed():
                script.do(lambda: self._close(event)).settle()
                if event.how is not Kind.CHINCHON:
                    self.announce(self.say("chinchon.closes", name=self.names[event.seat]), self.say(event.how.value))
                self._aside(event)
            case ClosedByItself():
                script.do(lambda: self.app.sounds.play("bell"))
                self.announce(self.say("chinchon.event.ClosedByItself"), self.say(event.how.value))
                self._aside(event)
            case _:
                self._show_end(event)

    def _show_end(self, event: Event) -> None:
        """What happens after a close."""
        script = self.script
        match event:
            case GroupShown():
                self.reach(event)
                script.do(lambda: self._show_group(event)).settle().wait(0.45)
            case NothingShown():
                script.do(lambda: self.tell(self.log.sentence(event))).wait(0.6)
            case CardsKept():
                script.do(lambda: self._reveal(event.seat, event.cards)).settle().wait(0.4)
            case LaidOff():
                self.reach(event)
                script.do(lambda: self._lay(event)).settle().wait(0.4)
            case ChinchonMade():
                script.do(lambda: self._celebrate(event.seat)).until(lambda: self.flourish.done)
                script.hold(self.pause).do(self.flourish.stop)
            case Counted():
                self.reach(event)
                script.do(lambda: self._count(event)).settle().wait(0.3)
            case HandEnded():
                script.hold(self.pause)
                self.reach(event)
                if self.host is None:
                    script.do(lambda: self.open_sheet(event.number)).until(lambda: self.on_top)
            case Eliminated() | Reentered() | ReentryDeclined():
                script.do(lambda: self.tell(self.log.sentence(event)))
            case TieBreak():
                self.announce(self.say("chinchon.tie_break"), self.log.sentence(event))

    def announce(self, title: str, text: str) -> None:
        """Add a banner to the script that stays until it was seen."""
        self.script.do(lambda: self._set_banner((title, text))).hold(self.pause).do(lambda: self._set_banner(None))

    def _set_banner(self, banner: tuple[str, str] | None) -> None:
        self.banner = banner
        self.app.redraw()

    def open_sheet(self, number: int | None = None) -> None:
        """The score sheet; after a hand, with that hand's line marked."""
        if not self.shown.results:
            self.tell(self.say("chinchon.no_sheet"))
            return
        self.sheets_seen = max(self.sheets_seen, number or 0)
        self.app.push(SheetScene(self.app, self, number))

    # -- what each event does ----------------------------------------------------------------------------------

    def _new_hand(self) -> None:
        self.stage.clear()
        self._forget()
        self.lay_stock(self.shown.stock)
        self.stage.settle()
        self.app.sounds.play("cards_shuffle")

    def _from_stock(self, seat: int, card: Card | None) -> None:
        start = None
        if self.pulled and seat == self.viewer:
            start = replace(self.stock_pose(self.stock_shown), x=self.pulled[0], y=self.pulled[1])
        self.pulled = None
        self.deal(seat, card, start)
        self.lay_stock(self.shown.stock)

    def _start_pile(self, card: Card) -> None:
        self.from_stock(self.card(card, PILE, False), PLAY, True)
        self.lay_stock(self.shown.stock)
        self.app.sounds.play("card_flip")

    def _take_pile(self, event: PileTaken) -> None:
        seen = event.seat == self.viewer or self.conductor.open
        self.stage.move(str(event.card), hand_of(event.seat), PLAY, face_up=seen, easing=ease_in_out)
        self.app.sounds.play("card_deal")

    def _throw(self, event: Discarded) -> None:
        self.stage.move(self.known(event.seat, event.card), PILE, PLAY, face_up=True)
        self.app.sounds.play("card_play")

    def _reshuffle(self) -> None:
        for piece in self.stage.zone(PILE)[:-1]:
            self.stage.move(piece.key, STOCK, COLLECT, face_up=False, easing=ease_in_out)
        self.app.sounds.play("cards_shuffle")

    def _close(self, event: Closed) -> None:
        """The closing card lies on the pile, face down."""
        cards = self.stage.zone(hand_of(event.seat))
        self.stage.rename(str(event.card) if event.card else cards[len(cards) // 2].key, CLOSING)
        self.stage.move(CLOSING, PILE, PLAY, face_up=False)
        self.app.sounds.play("bell")

    def _aside(self, event: Closed | ClosedByItself) -> None:
        """Add to the script that stock and pile make room for the groups."""
        self.reach(event)
        self.script.do(lambda: self.stage.settle(COLLECT)).settle()

    def _show_group(self, event: GroupShown) -> None:
        for card in event.cards:
            key = self.known(event.seat, card)
            self.stage.move(key, group_of(event.number), COLLECT, face_up=True, easing=ease_in_out)
        self._make_room(event.seat)

    def _lay(self, event: LaidOff) -> None:
        key = self.known(event.seat, event.card)
        index = 0 if event.side is Side.LOW else None
        self.stage.move(key, group_of(event.number), COLLECT, index, face_up=True, easing=ease_in_out)
        self._make_room(event.owner)

    def _make_room(self, owner: int) -> None:
        """The groups of a player lie beside each other."""
        for number, seat in enumerate(self.shown.owners):
            if seat == owner:
                self.stage.refresh(group_of(number), COLLECT)
        self.app.sounds.play("card_play")

    def _reveal(self, seat: int, cards: tuple[Card, ...]) -> None:
        """What is left in a hand is seen by all."""
        for card in cards:
            self.stage.pieces[self.known(seat, card)].turn(True, self.stage.speed > 0)
        self.stage.refresh(hand_of(seat), PLAY)

    def _celebrate(self, seat: int) -> None:
        """The group of a chinchón is the only one of whoever made it."""
        made = self.stage.zone(group_of(self.shown.owners.index(seat)))
        self.flourish.start(seat, [Card.parse(piece.key) for piece in made])

    def _count(self, event: Counted) -> None:
        self._reveal(event.seat, event.kept)
        self.app.sounds.play("card_flip")


def by_suit(card: Card) -> tuple[bool, int, int]:
    """The order of a hand by suits, the comodines at the end."""
    return card.is_joker, -1 if card.is_joker else SUITS.index(card.suit), card.number


def by_number(card: Card) -> tuple[bool, int, str]:
    """The order of a hand by numbers, the comodines at the end."""
    return card.is_joker, card.number, card.suit


def in_groups(grouping: Grouping, cards: Sequence[Card]) -> list[Card]:
    """The cards by groups, then the loose ones by number."""
    grouped = [card for group in grouping.groups for card in group.cards if card in cards]
    return grouped + sorted((card for card in cards if card not in grouped), key=by_number)
