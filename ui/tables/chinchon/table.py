"""The table of Chinchón."""

from typing import TYPE_CHECKING

import pygame

from game.cards import SUITS, Card
from game.chinchon.melds import Grouping
from game.chinchon.parts import (
    Auto,
    Close,
    Discard,
    Done,
    LayOff,
    Phase,
    Reenter,
    Show,
    Source,
    Take,
)
from game.chinchon.view import ChinchonView, ClosePreview
from game.core import IllegalMove, Move, View
from ui.flow.manners import Manners
from ui.focus import Target
from ui.stage.motion import PLAY, SETTLE
from ui.stage.stage import Piece, Pose
from ui.tables.cards.hand import DRAG_STARTS_AT, NOBODYS, Hand
from ui.tables.cards.order import keep_order, kept_order
from ui.tables.chinchon.art import TableArt
from ui.tables.chinchon.dialogs import CloseScene, ReentryDialog
from ui.tables.chinchon.events import PILE_SHOWN, ChinchonEvents
from ui.tables.chinchon.manners import ChinchonManners
from ui.tables.chinchon.picker import Picker
from ui.tables.chinchon.room import AUTO_LAY_OFF, SORT
from ui.tables.chinchon.sheet import plain
from ui.widgets.faces import card_back, card_name

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor


class ChinchonTable(ChinchonEvents):
    """Hands at the edges, stock and discards in the middle, the padlock at hand; after a close, groups on the cloth."""

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.hand = Hand(self, self._use, self._reordered)
        self.picker = Picker(self)
        self.art = TableArt(self)
        self.own_order = {seat: kept_order(conductor.record, seat) for seat in self.humans}
        self.grouping = Grouping((), ())
        self.points: int | None = None
        self.closes: list[ClosePreview] = []
        self.drop: tuple[int, int] | None = None
        """Where a dragged card was let go of."""
        self._pull: tuple[Source, Piece, tuple[int, int]] | None = None
        self._pulling = False
        self._view: tuple[object, ChinchonView] | None = None

    @property
    def own_view(self) -> ChinchonView:
        """What the viewer may know, made once a move."""
        now = (self.match.state, len(self.match.moves), self.viewer)
        if self._view is None or self._view[0] != now:
            view = self.view
            assert isinstance(view, ChinchonView)
            self._view = (now, view)
        return self._view[1]

    @property
    def by_hand(self) -> bool:
        """Whether the person at the screen shows or lays off now."""
        return self.can_act and self.own_view.phase in (Phase.SHOW, Phase.LAY)

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        if not pieces:
            return []
        return self.places.place(zone, pieces)

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: View) -> None:
        assert isinstance(view, ChinchonView)
        self.stage.clear()
        self._view = None
        self.banner = None
        self.pulled = self._pull = None
        self.hand.let_go()
        self.picker.clear()
        self.closed = view.how is not None
        self.owners = {number: shown.owner for number, shown in enumerate(view.table)}
        self.left_in_stock = view.stock
        self.lay_stock()
        for card in view.pile[-PILE_SHOWN:]:
            self.card(card, "pile")
        if view.closer is not None:
            self.stage.add("closing", "pile", card_back(self.app))
        for number, shown in enumerate(view.table):
            for card in shown.group.cards:
                self.card(card, f"group{number}")
        self.counted = {}
        self._learn(view)
        for seat in range(view.seats):
            self._lay_hand(view, seat)
        self.hand.zone = f"hand{self.bottom}" if self.viewer is not None else NOBODYS

    def _lay_hand(self, view: ChinchonView, seat: int) -> None:
        """One's own cards in order; of others what all have seen, and backs."""
        over = view.phase in (Phase.REENTRY, Phase.OVER)
        seen = view.kept or () if seat == view.closer else ()
        if over and view.results:
            seen = view.results[-1].kept[seat]
            points = view.results[-1].points[seat]
            if points is not None:
                self.counted[seat] = points
        if seat == view.seat:
            for card in self.sorted(seat, list(view.hand)):
                self.card(card, f"hand{seat}")
            return
        for card in seen:
            self.card(card, f"hand{seat}")
        for _ in range(view.hand_counts[seat] - len(seen)):
            self.hidden(seat)

    def _learn(self, view: ChinchonView) -> None:
        """What is known of one's own hand: its groups, its points, the ways to close."""
        self.forget_facts()
        if view.seat is None or not view.hand:
            return
        if view.phase is Phase.LAY or (view.phase is Phase.SHOW and view.seat not in view.waiting):
            self.points = sum(map(view.melds.value, view.hand))
            return
        self.grouping, self.points, self.closes = view.grouping(), view.points(), view.closes()

    def forget_facts(self) -> None:
        self.grouping, self.points, self.closes = Grouping((), ()), None, []

    def sorted(self, seat: int, cards: list[Card]) -> list[Card]:
        """One's hand in the order that one wants: by groups, suit or number, or as one has laid it by hand."""
        mode = self.app.settings.of(SORT)
        if mode == "none":
            own = self.own_order.get(seat, [])
            return sorted(cards, key=lambda card: own.index(str(card)) if str(card) in own else len(own))
        if mode == "groups":
            grouped = [card for group in self.grouping.groups for card in group.cards if card in cards]
            return grouped + sorted((card for card in cards if card not in grouped), key=self._by_number)
        return sorted(cards, key=self._by_suit if mode == "suit" else self._by_number)

    @staticmethod
    def _by_suit(card: Card) -> tuple[bool, int, int]:
        return card.is_joker, -1 if card.is_joker else SUITS.index(card.suit), card.number

    @staticmethod
    def _by_number(card: Card) -> tuple[bool, int, str]:
        return card.is_joker, card.number, card.suit

    def breaks(self, keys: list[str]) -> set[int]:
        """Before which of one's cards a new group, or the loose cards, begin; only when they are sorted so."""
        if self.app.settings.of(SORT) != "groups" or self.viewer is None or not self.grouping.groups:
            return set()
        of = {str(card): number for number, group in enumerate(self.grouping.groups) for card in group.cards}
        return {index for index in range(1, len(keys)) if of.get(keys[index]) != of.get(keys[index - 1])}

    # -- whose turn --------------------------------------------------------------------------------------------

    def manners(self) -> Manners:
        return ChinchonManners(lambda: self.app.settings.of(AUTO_LAY_OFF), lambda: self.app.speed)

    def interlude(self) -> bool:
        """The sheet, when a hand has been counted."""
        if len(self.own_view.results) <= self.sheets_seen:
            return False
        self.open_sheet(len(self.own_view.results))
        return True

    def asked_openly(self, seat: int) -> None:
        """Whether to come back into the game: nothing about it is secret."""
        self.app.push(ReentryDialog(self.app, self, seat))

    @property
    def animating(self) -> bool:
        waiting = self.own_view.phase in (Phase.SHOW, Phase.LAY) and self.app.settings.of(AUTO_LAY_OFF)
        return super().animating or not self.flourish.done or (waiting and self.conductor.persons_turn)

    def update(self, seconds: float) -> None:
        self.flourish.update(seconds)
        super().update(seconds)

    def your_turn(self, view: View) -> None:
        assert isinstance(view, ChinchonView)
        self.hand.zone = f"hand{self.bottom}"
        self.hand.add_targets()
        if view.phase in (Phase.SHOW, Phase.LAY):
            self.picker.begin(view)
        if view.phase is not Phase.DISCARD:
            self.app.sounds.play("turn")
        if self.focus.visible and (self.focus.current is None or not self.focus.current.enabled()):
            name = {Phase.TAKE: "stock", Phase.DISCARD: f"hand:{view.taken}"}.get(view.phase, "")
            self.focus.restore(name or f"hand:{self.stage.zone(self.hand.zone)[0].key}")
            self.stage.refresh(self.hand.zone, SETTLE)

    def status(self) -> str:
        if self.script.busy:
            turn = self.shown.turn
            return "" if turn is None or self.closed else self.say("table.turn_of", name=self.match.seats[turn].name)
        if self.conductor.turn is None or self.conductor.turn != self.viewer:
            return super().status()
        view = self.own_view
        line = self.say(view.phase.value)
        if self.by_hand:
            line += " · " + self.say(
                "chinchon.left_now", n=view.points_after_layoffs() if view.phase is Phase.LAY else self.points or 0
            )
        return line

    def note_bottom(self) -> int:
        """Above one's hand; once the groups lie there, or in the great moment, at the lower edge."""
        return self.m.height - self.m.px(14) if self.closed else super().note_bottom()

    # -- buttons -----------------------------------------------------------------------------------------------

    def controls(self) -> None:
        if self.viewer is None:
            return
        m = self.m
        plate = self.places.plate(self.bottom)
        size = m.px(40)
        for number, (icon, key, action) in enumerate(
            (("sort", "sort", self._next_sort), ("statistics", "sheet_key", self.open_sheet))
        ):
            rect = pygame.Rect(plate.left + number * (size + m.px(6)), plate.top - m.px(8) - size, size, size)
            self.form.button(rect, "", action, "quiet", tip=self.say(f"chinchon.{key}"), icon=icon, name=icon)
        if self.by_hand:
            self._showdown_buttons()
            return
        for zone, source in (("stock", Source.STOCK), ("pile", Source.PILE)):
            self.focus.add(
                Target(
                    zone,
                    lambda z=zone: self.pile_rect(z),
                    lambda s=source: self.take(s),
                    lambda: self.can_act and self.own_view.phase is Phase.TAKE,
                )
            )
        self.focus.add(
            Target(
                "close",
                self.places.padlock,
                self.try_close,
                lambda: self.can_act and self.own_view.phase in (Phase.TAKE, Phase.DISCARD),
            )
        )

    def _showdown_buttons(self) -> None:
        """Show what is picked, let the program do the rest, or keep the rest back."""
        view = self.own_view
        rows = [
            (
                "done",
                "chinchon.done_show" if view.phase is Phase.SHOW else "chinchon.done_lay",
                lambda: self.commit(Done()),
                "large",
            ),
            ("auto", "chinchon.auto", lambda: self.commit(Auto()), "large"),
        ]
        if view.phase is Phase.SHOW and view.seat == view.closer:
            rows.pop(0)
        if view.phase is Phase.SHOW and self.picker.picked and self.picker.groups(view):
            rows.append(("show", "chinchon.show_group", self.picker.show, "primary"))
        panel = self.places.panel()
        height = self.m.pt(46)
        for number, (name, key, action, kind) in enumerate(rows):
            bottom = panel.bottom - number * (height + self.m.px(8))
            rect = pygame.Rect(panel.left, bottom - height, panel.width, height)
            tight = self.paint.text_size(self.say(key), 22, "serif")[0] > rect.width - self.m.px(20)
            self.form.button(rect, self.say(key), action, "small" if tight else kind, name=name)

    def refresh_buttons(self) -> None:
        """New buttons after something was picked."""
        self.refresh_form()
        self.hand.add_targets()

    def pile_rect(self, zone: str) -> pygame.Rect:
        """The top of the stock or of the discards."""
        pieces = self.stage.zone(zone)
        return self.stage.rect(pieces[-1]) if pieces else pygame.Rect(0, 0, 0, 0)

    # -- what a person does ------------------------------------------------------------------------------------

    def take(self, source: Source) -> None:
        """Take a card."""
        if self.can_act:
            self.commit(Take(source))
        else:
            self.tell(self.say("common.not_your_turn"))

    def try_close(self, card: Card | None = None) -> None:
        """Ask before closing, or say why it cannot be done."""
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
            return
        closes = [close for close in self.closes if card in (None, close.discard)]
        refusal = None if closes else self.own_view.close_refusal(card)
        if refusal:
            self.refuse(refusal)
        elif closes:
            self.app.push(CloseScene(self.app, self, closes))

    def _use(self, key: str) -> None:
        """A card of one's hand was clicked, dropped on the table, or pressed."""
        drop, self.drop = self.drop, None
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
        elif self.own_view.phase is Phase.SHOW:
            self.picker.toggle(key)
        elif self.own_view.phase is Phase.LAY:
            self.picker.lay(key, drop)
        else:
            self.commit(Discard(Card.parse(key)))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_o:
            self._next_sort()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_p:
            self.open_sheet()
            return True
        sideways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_SHIFT and event.key in sideways:
            return self._shift(sideways[event.key])
        if super().handle(event):
            return True
        waiting = self.viewer is not None and not self.can_act and not self.script.busy and not self.closed
        return waiting and event.type != pygame.KEYDOWN and (self._handle_piles(event) or self.hand.handle(event))

    def handle_table(self, event: pygame.Event) -> bool:
        phase = self.own_view.phase
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, phase)
        if phase in (Phase.TAKE, Phase.DISCARD) and self._handle_piles(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.picker.click(event.pos):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.hand.dragged:
            if phase is Phase.DISCARD and self.places.panel().collidepoint(event.pos):
                key = self.hand.let_go()
                assert key is not None
                self.try_close(Card.parse(key))
                return True
            self.drop = event.pos
        return self.hand.handle(event)

    def _key(self, key: int, phase: Phase) -> bool:
        cards = self.stage.zone(self.hand.zone)
        if pygame.K_1 <= key <= pygame.K_9:
            if key - pygame.K_1 < len(cards):
                self._use(cards[key - pygame.K_1].key)
            return True
        turn = {
            pygame.K_r: lambda: self.take(Source.STOCK),
            pygame.K_d: lambda: self.take(Source.PILE),
            pygame.K_c: self.try_close,
        }
        down = {
            pygame.K_a: lambda: self.commit(Auto()),
            pygame.K_l: lambda: self.commit(Done()),
            pygame.K_s: self.picker.show,
        }
        action = (down if self.by_hand else turn).get(key)
        if action:
            action()
        return action is not None

    def _handle_piles(self, event: pygame.Event) -> bool:
        """The mouse on stock, discards and padlock: a click, or a card pulled into the hand."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.places.padlock().collidepoint(event.pos):
                self.try_close()
                return True
            for zone, source in (("stock", Source.STOCK), ("pile", Source.PILE)):
                if self.pile_rect(zone).collidepoint(event.pos):
                    self._pull, self._pulling = (source, self.stage.zone(zone)[-1], event.pos), False
                    return True
        if self._pull is None:
            return False
        source, piece, start = self._pull
        if event.type == pygame.MOUSEMOTION:
            self._pulling = self._pulling or pygame.Vector2(event.pos).distance_to(start) > DRAG_STARTS_AT
            if self._pulling:
                piece.pose = piece.goal = Pose(*event.pos, piece.goal.width, 0, 500)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._pull = None
            dropped = event.pos[1] > self.places.hand_area().top - self.m.px(40)
            if self._pulling and dropped and self.own_view.phase is Phase.TAKE:
                self.pulled = event.pos
                self.take(source)
            elif not self._pulling:
                self.take(source)
            if piece.zone in ("stock", "pile"):
                self.stage.refresh(piece.zone, PLAY)
            return True
        return False

    def refuse(self, error: IllegalMove) -> None:
        """Why not, with cards in words."""
        details = {name: self.word(value) for name, value in error.details.items()}
        if isinstance(details.get("cards"), str):
            cards = str(details["cards"]).split()
            details["cards"] = ", ".join(card_name(self.app, Card.parse(card)) for card in cards)
        self.app.sounds.play("wrong")
        self.tell(self.say(error.reason.value, **details))

    # -- the order of the hand ---------------------------------------------------------------------------------

    def _reordered(self, keys: list[str]) -> None:
        """Dragging a card within the hand puts an end to sorting."""
        assert self.viewer is not None
        self.own_order[self.viewer] = keys
        keep_order(self.conductor.record, self.viewer, keys)
        if self.app.settings.of(SORT) != "none":
            self.app.settings = self.app.store.settings.prefer(SORT, "none")
            self.tell(self.say("chinchon.sort_none"))
        self.stage.refresh(self.hand.zone, SETTLE)
        if self.can_act:
            self.hand.add_targets()

    def _shift(self, by: int) -> bool:
        """Move the card that has the keyboard's focus within the hand."""
        cards = self.stage.zone(self.hand.zone) if self.hand.zone else []
        here = next((index for index, piece in enumerate(cards) if piece.key == self.hand.raised), None)
        if here is None or self.script.busy or not 0 <= here + by < len(cards):
            return False
        cards.insert(here + by, cards.pop(here))
        self._reordered([piece.key for piece in cards])
        return True

    def _next_sort(self) -> None:
        if self.viewer is None or self.script.busy:
            return
        now = self.app.settings.of(SORT)
        new = SORT.values[(SORT.values.index(now) + 1) % len(SORT.values)]
        self.app.settings = self.app.store.settings.prefer(SORT, new)
        cards = [piece.key for piece in self.stage.zone(self.hand.zone)]
        self.own_order[self.viewer] = self.own_order.get(self.viewer) or cards
        order = [str(card) for card in self.sorted(self.viewer, [Card.parse(key) for key in cards])]
        self.stage.zone(self.hand.zone).sort(key=lambda piece: order.index(piece.key))
        self.stage.refresh(self.hand.zone, PLAY)
        if self.can_act:
            self.hand.add_targets()
        self.tell(self.say(f"chinchon.sort_{new}"))

    # -- hints and results -------------------------------------------------------------------------------------

    def show_hint(self, move: Move) -> None:
        lit: set[str] = set()
        what = ""
        match move:
            case Take():
                zone = self.stage.zone("stock" if move.source is Source.STOCK else "pile")
                lit = {zone[-1].key}
                what = self.say(f"chinchon.hint_{move.source}")
            case Discard() | Close():
                lit = {str(move.card)}
                kind = "discard" if isinstance(move, Discard) else "close"
                what = self.say(f"chinchon.hint_{kind}", card=card_name(self.app, move.card))
            case Show():
                lit = {str(card) for card in move.cards}
                what = self.say("chinchon.hint_show", cards=str(self.word(move.cards)))
            case LayOff():
                lit = {str(move.card)}
                what = self.say("chinchon.hint_lay", card=card_name(self.app, move.card))
            case Reenter():
                what = self.say("chinchon.reentry_yes" if move.accept else "chinchon.reentry_no")
            case Done():
                what = self.say("chinchon.done_lay")
            case _:
                what = self.say("chinchon.auto")
        for piece in self.stage.pieces.values():
            piece.lit = piece.key in lit
        self.tell(self.say("table.hint_is", what=what))

    def result_lines(self) -> list[tuple[str, str]]:
        """The winner first, then by points."""
        outcome = self.match.state.outcome
        assert outcome is not None
        order = sorted(
            range(len(self.match.seats)), key=lambda seat: (seat not in outcome.winners, outcome.points[seat])
        )
        return [
            (self.match.seats[seat].name, self.say("chinchon.points", n=plain(outcome.points[seat]))) for seat in order
        ]

    def draw_under(self, surface: pygame.Surface) -> None:
        self.art.under(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.art.over(surface)
