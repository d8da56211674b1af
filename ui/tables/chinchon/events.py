"""What the events of Chinchón look like: the script of the table."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from game.cards import Card
from game.chinchon.layoff import Side
from game.chinchon.melds import Kind
from game.chinchon.parts import (
    Automatic,
    AutomaticCloseNear,
    CardsKept,
    ChinchonMade,
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
    PileStarted,
    PileTaken,
    Reentered,
    ReentryDeclined,
    Reshuffled,
    TieBreak,
)
from game.chinchon.view import ChinchonView
from game.core import Event
from ui.stage.motion import COLLECT, DEAL, DEAL_STEP, PLAY, ease_in_out
from ui.stage.stage import Piece
from ui.tables.base.table import TableScene
from ui.tables.cards.hand import Hand
from ui.tables.chinchon.flourish import Flourish
from ui.tables.chinchon.places import Places
from ui.tables.chinchon.sheet import SheetScene
from ui.widgets.faces import card_back, card_face

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

STOCK_SHOWN, PILE_SHOWN = 8, 5
"""How many cards of the stock and of the pile are drawn."""


@dataclass
class Shown:
    """What the plates say: it follows the events as they are shown, not the match, which is ahead of them."""

    totals: list[int]
    playing: list[int]
    reentries: list[int]
    dealer: int
    mano: int
    turn: int | None

    @classmethod
    def of(cls, view: ChinchonView) -> "Shown":
        """As a view has it."""
        return cls(list(view.totals), list(view.playing), list(view.reentries), view.dealer, view.mano, view.turn)

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
        match event:
            case HandStarted():
                self.dealer, self.mano, self.turn = event.dealer, event.mano, None
                self.playing = list(event.players)
            case Drawn() | PileTaken() | Closed() | GroupShown() | LaidOff():
                self.turn = event.seat
            case Counted():
                self.totals[event.seat] = event.total
                self.turn = None
            case Eliminated():
                self.playing.remove(event.seat)
            case Reentered():
                self.totals[event.seat] = event.total
                self.reentries[event.seat] -= 1
                self.playing.append(event.seat)


class ChinchonEvents(TableScene):
    """The pieces of the table and how they move when something happens."""

    game: ClassVar[str] = "chinchon"
    shown_type = Shown

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.places = Places(self)
        self.hand: Hand
        self.closed = False
        """Whether the hand is closed: stock and pile lie aside, the groups in the middle."""
        self.owners: dict[int, int] = {}
        """Whose each group on the table is, by its number."""
        self.left_in_stock = 0
        self.counted: dict[int, int] = {}
        """The points of the hand that is being counted, by seat."""
        self.banner: tuple[str, str] | None = None
        """A large line and a smaller one over the middle of the table, until they were seen."""
        self.pulled: tuple[int, int] | None = None
        """Where the pointer let go of the card that is being taken."""
        self.flourish = Flourish(self)
        self.sheets_seen = len(self.match.state.results)

    # -- pieces ------------------------------------------------------------------------------------------------

    def card(self, card: Card, zone: str, face_up: bool = True) -> Piece:
        """A card that is known, laid into a zone."""
        return self.stage.add(str(card), zone, card_face(self.app, card), card_back(self.app), face_up)

    def hidden(self, seat: int) -> Piece:
        """A card of which only the back is seen, laid into a hand."""
        number = 0
        while f"h{seat}.{number}" in self.stage.pieces:
            number += 1
        return self.stage.add(f"h{seat}.{number}", f"hand{seat}", card_back(self.app), card_back(self.app), False)

    def lay_stock(self) -> None:
        """As many backs as the stock shows."""
        shown = min(STOCK_SHOWN, self.left_in_stock)
        pile = self.stage.zone("stock")
        while len(pile) > shown:
            self.stage.remove(pile[-1].key)
        for number in range(len(pile), shown):
            self.stage.add(f"stock{number}", "stock", card_back(self.app))

    def known(self, seat: int, card: Card) -> str:
        """The key of a card that leaves a hand: a back of that hand turns out to be it, unless it is seen already."""
        key = str(card)
        if key not in self.stage.pieces:
            cards = self.stage.zone(f"hand{seat}")
            hidden = [piece for piece in cards if not piece.face_up] or cards
            piece = self.stage.rename(hidden[len(hidden) // 2].key, key)
            piece.face = card_face(self.app, card)
        piece = self.stage.pieces[key]
        piece.dimmed = piece.lit = False
        return key

    # -- the script --------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        self.reach(event)
        match event:
            case HandStarted():
                script.do(lambda: self._new_hand(event)).wait(0.35)
            case Dealt():
                script.do(lambda: self._from_stock(event.seat, event.card)).wait(DEAL_STEP)
            case PileStarted():
                script.settle().do(lambda: self._start_pile(event.card)).settle()
            case Drawn():
                script.do(lambda: self._from_stock(event.seat, event.card)).settle()
            case PileTaken():
                script.do(lambda: self._take_pile(event)).settle()
            case Discarded():
                script.do(lambda: self._throw(event)).settle()
            case Reshuffled():
                script.wait(0.3).do(lambda: self._reshuffle(event)).settle()
                if event.number < 3:
                    script.do(lambda: self.tell(self.log.sentence(event)))
            case AutomaticCloseNear():
                warning = "stock" if event.how is Automatic.STOCK else "turns"
                self.announce(
                    self.say(f"chinchon.near_{warning}"), self.say(f"chinchon.near_{warning}_text", n=event.left)
                )
            case Closed():
                script.do(lambda: self._close(event)).settle()
                name = self.match.seats[event.seat].name
                if event.how is not Kind.CHINCHON:
                    self.announce(self.say("chinchon.closes", name=name), self.say(event.how.value))
                script.do(self._aside).settle()
            case ClosedByItself():
                script.do(lambda: self.app.sounds.play("bell"))
                self.announce(self.say("chinchon.event.ClosedByItself"), self.say(event.how.value))
                script.do(self._aside).settle()
            case _:
                self._show_end(event)

    def _show_end(self, event: Event) -> None:
        """What happens after a close."""
        script = self.script
        match event:
            case GroupShown():
                script.do(lambda: self._show_group(event)).settle().wait(0.45)
            case NothingShown():
                script.do(lambda: self.tell(self.log.sentence(event))).wait(0.6)
            case CardsKept():
                script.do(lambda: self._reveal(event.seat, event.cards)).settle().wait(0.4)
            case LaidOff():
                script.do(lambda: self._lay(event)).settle().wait(0.4)
            case ChinchonMade():
                script.do(lambda: self.flourish.start(event.seat)).until(lambda: self.flourish.done)
                script.hold(self.pause).do(self.flourish.stop)
            case Counted():
                script.do(lambda: self._count(event)).settle().wait(0.3)
            case HandEnded():
                script.hold(self.pause).do(lambda: self.open_sheet(event.number))
                script.until(lambda: self.on_top)
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
        if not self.match.state.results:
            self.tell(self.say("chinchon.no_sheet"))
            return
        self.sheets_seen = max(self.sheets_seen, number or 0)
        self.app.push(SheetScene(self.app, self, number))

    # -- what each event does ----------------------------------------------------------------------------------

    def _new_hand(self, event: HandStarted) -> None:
        self.stage.clear()
        self.closed = False
        self.owners, self.counted = {}, {}
        self.forget_facts()
        self.left_in_stock = len(self.match.options.deck)
        self.lay_stock()
        self.stage.settle()
        self.app.sounds.play("cards_shuffle")

    def forget_facts(self) -> None:
        """What was known of one's hand is no longer so."""

    def _from_stock(self, seat: int, card: Card | None) -> None:
        piece = self.card(card, f"hand{seat}", False) if card else self.hidden(seat)
        piece.pose = piece.goal = self.places.pile_pose("stock", STOCK_SHOWN)
        if self.pulled and seat == self.viewer:
            piece.pose = replace(piece.pose, x=self.pulled[0], y=self.pulled[1])
        self.pulled = None
        if card:
            piece.turn(True, self.stage.speed > 0)
        self.stage.refresh(f"hand{seat}", DEAL)
        self.left_in_stock -= 1
        self.lay_stock()
        self.app.sounds.play("card_deal")

    def _start_pile(self, card: Card) -> None:
        piece = self.card(card, "pile", False)
        piece.pose = piece.goal = self.places.pile_pose("stock", STOCK_SHOWN)
        piece.turn(True, self.stage.speed > 0)
        self.stage.refresh("pile", PLAY)
        self.left_in_stock -= 1
        self.lay_stock()
        self.app.sounds.play("card_flip")

    def _take_pile(self, event: PileTaken) -> None:
        own = event.seat == self.viewer
        self.stage.move(str(event.card), f"hand{event.seat}", PLAY, face_up=own, easing=ease_in_out)
        self.app.sounds.play("card_deal")

    def _throw(self, event: Discarded) -> None:
        key = self.known(event.seat, event.card)
        self.stage.move(key, "pile", PLAY, face_up=True)
        self.app.sounds.play("card_play")

    def _reshuffle(self, event: Reshuffled) -> None:
        for piece in self.stage.zone("pile")[:-1]:
            self.stage.move(piece.key, "stock", COLLECT, face_up=False, easing=ease_in_out)
        self.left_in_stock = event.stock
        self.app.sounds.play("cards_shuffle")

    def _close(self, event: Closed) -> None:
        """The closing card lies on the pile, face down."""
        cards = self.stage.zone(f"hand{event.seat}")
        key = str(event.card) if event.card else cards[len(cards) // 2].key
        self.stage.rename(key, "closing")
        self.stage.move("closing", "pile", PLAY, face_up=False)
        self.app.sounds.play("bell")

    def _aside(self) -> None:
        """Stock and pile make room for the groups."""
        self.closed = True
        self.stage.refresh("stock", COLLECT)
        self.stage.refresh("pile", COLLECT)
        if self.viewer is not None:
            self.stage.refresh(f"hand{self.bottom}", PLAY)

    def _show_group(self, event: GroupShown) -> None:
        self.closed = True
        self.owners[event.number] = event.seat
        zone = f"group{event.number}"
        for card in event.cards:
            self.stage.move(self.known(event.seat, card), zone, COLLECT, face_up=True, easing=ease_in_out)
        for number, owner in self.owners.items():
            if owner == event.seat:
                self.stage.refresh(f"group{number}", COLLECT)
        self.app.sounds.play("card_play")

    def _lay(self, event: LaidOff) -> None:
        key = self.known(event.seat, event.card)
        index = 0 if event.side is Side.LOW else None
        self.stage.move(key, f"group{event.number}", COLLECT, index, face_up=True, easing=ease_in_out)
        for number, owner in self.owners.items():
            if owner == event.owner:
                self.stage.refresh(f"group{number}", COLLECT)
        self.app.sounds.play("card_play")

    def _reveal(self, seat: int, cards: tuple[Card, ...]) -> None:
        """What is left in a hand is seen by all."""
        for card in cards:
            self.stage.pieces[self.known(seat, card)].turn(True, self.stage.speed > 0)
        self.stage.refresh(f"hand{seat}", PLAY)

    def _count(self, event: Counted) -> None:
        self._reveal(event.seat, event.kept)
        self.counted[event.seat] = event.points
        self.app.sounds.play("card_flip")
