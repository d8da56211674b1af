"""The table of Chinchón: what a person sees and does."""

from collections.abc import Callable
from functools import partial

import pygame

from game.cards import Card
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
from game.chinchon.view import ChinchonView
from game.core import IllegalMove, Move
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.flow.manners import Manners
from ui.focus import Target
from ui.stage.motion import SETTLE
from ui.tables.cards.table import STOCK
from ui.tables.chinchon.art import (
    draw_banner,
    draw_empty_pile,
    draw_frames,
    draw_panel,
    draw_plates,
    draw_stock,
    draw_tags,
    draw_taken,
)
from ui.tables.chinchon.dialogs import CloseScene, ReentryDialog
from ui.tables.chinchon.events import ChinchonEvents
from ui.tables.chinchon.manners import ChinchonManners
from ui.tables.chinchon.picker import Picker
from ui.tables.chinchon.piles import SOURCES, Piles
from ui.tables.chinchon.places import PILE
from ui.tables.chinchon.room import AUTO_LAY_OFF
from ui.tables.chinchon.sheet import plain
from ui.widgets.faces import card_name


class ChinchonTable(ChinchonEvents):
    """Hands at the edges, stock and discards in the middle, the padlock at hand; after a close, groups on the cloth."""

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.picker = Picker(self)
        self.piles = Piles(self)
        self.drop: tuple[int, int] | None = None
        """Where a dragged card was let go of."""

    @property
    def by_hand(self) -> bool:
        """Whether the person at the screen shows or lays off now."""
        return self.can_act and self.shown.laying is not None

    def picked(self, key: str) -> bool:
        return key in self.picker.picked

    def lay_out(self, view: ChinchonView) -> None:
        self.hand.let_go()
        self.piles.let_go()
        self.picker.clear()
        super().lay_out(view)

    # -- whose turn --------------------------------------------------------------------------------------------

    def manners(self) -> Manners:
        return ChinchonManners(lambda: self.app.settings.of(AUTO_LAY_OFF), lambda: self.app.speed)

    def interlude(self) -> bool:
        """The sheet, when a hand has been counted."""
        if len(self.shown.results) <= self.sheets_seen:
            return False
        self.open_sheet(len(self.shown.results))
        return True

    def asked_openly(self, seat: int) -> None:
        """Whether to come back into the game: nothing about it is secret."""
        self.app.push(
            ReentryDialog(
                self.app,
                self.names[seat],
                self.view,
                lambda accept: self.commit(Reenter(accept), seat),
                self.open_menu,
            )
        )

    @property
    def animating(self) -> bool:
        waiting = self.shown.laying is not None and self.app.settings.of(AUTO_LAY_OFF)
        return super().animating or not self.flourish.done or (waiting and self.persons_turn)

    def update(self, seconds: float) -> None:
        self.flourish.update(seconds)
        super().update(seconds)

    def your_turn(self, view: ChinchonView) -> None:
        self.hold_hand()
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
        shown = self.shown
        if self.script.busy:
            if shown.turn is None or shown.closed:
                return ""
            return self.say("table.turn_of", name=self.names[shown.turn])
        if not self.can_act:
            return super().status()
        view = self.view
        line = self.say(view.phase.value)
        if self.by_hand:
            left = view.points_after_layoffs() if view.phase is Phase.LAY else self.points or 0
            line += " · " + self.say("chinchon.left_now", n=left)
        return line

    def note_bottom(self) -> int:
        """Above one's hand; once the groups lie there, or in the great moment, at the lower edge."""
        return self.m.height - self.m.px(14) if self.shown.closed else super().note_bottom()

    # -- buttons -----------------------------------------------------------------------------------------------

    def controls(self) -> None:
        if self.viewer is None:
            return
        m = self.m
        plate = self.places.plate(self.bottom)
        size = m.px(40)
        for number, (icon, key, action) in enumerate(
            (("sort", "sort", self.next_sort), ("statistics", "sheet_key", self.open_sheet))
        ):
            rect = pygame.Rect(plate.left + number * (size + m.px(6)), plate.top - m.px(8) - size, size, size)
            self.form.button(rect, "", action, "quiet", tip=self.say(f"chinchon.{key}"), icon=icon, name=icon)
        if self.by_hand:
            self._showdown_buttons()
            return
        for zone, source in SOURCES.items():
            self.focus.add(
                Target(
                    zone.kind,
                    partial(self.places.pile_rect, zone),
                    partial(self.take, source),
                    lambda: self.can_act and self.view.phase is Phase.TAKE,
                )
            )
        self.focus.add(
            Target(
                "close",
                self.places.padlock,
                self.try_close,
                lambda: self.can_act and self.view.phase in (Phase.TAKE, Phase.DISCARD),
            )
        )

    def _showdown_buttons(self) -> None:
        """Show what is picked, let the program do the rest, or keep the rest back."""
        view = self.view
        rows: list[tuple[str, str, Callable[[], object], str]] = [
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
        refusal = None if closes else self.view.close_refusal(card)
        if refusal:
            self.refuse(refusal)
        elif closes:
            self.app.push(CloseScene(self.app, closes, lambda discard: self.commit(Close(discard))))

    def use(self, key: str) -> None:
        drop, self.drop = self.drop, None
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
        elif self.view.phase is Phase.SHOW:
            self.picker.toggle(key)
        elif self.view.phase is Phase.LAY:
            self.picker.lay(key, drop)
        else:
            self.commit(Discard(Card.parse(key)))

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_p:
            self.open_sheet()
            return True
        if super().handle(event):
            return True
        waiting = self.viewer is not None and not self.can_act and not self.script.busy and not self.shown.closed
        return waiting and event.type != pygame.KEYDOWN and (self.piles.handle(event) or self.hand.handle(event))

    def handle_table(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self.number_key(event) or self._key(event.key)
        if not self.by_hand and self.piles.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.picker.click(event.pos):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.hand.dragged:
            if self.view.phase is Phase.DISCARD and self.places.panel().collidepoint(event.pos):
                key = self.hand.let_go()
                assert key is not None
                self.try_close(Card.parse(key))
                return True
            self.drop = event.pos
        return self.hand.handle(event)

    def _key(self, key: int) -> bool:
        turn: dict[int, Callable[[], object]] = {
            pygame.K_r: lambda: self.take(Source.STOCK),
            pygame.K_d: lambda: self.take(Source.PILE),
            pygame.K_c: self.try_close,
        }
        down: dict[int, Callable[[], object]] = {
            pygame.K_a: lambda: self.commit(Auto()),
            pygame.K_l: lambda: self.commit(Done()),
            pygame.K_s: self.picker.show,
        }
        action = (down if self.by_hand else turn).get(key)
        if action:
            action()
        return action is not None

    def refuse(self, error: IllegalMove) -> None:
        """Why not, with cards in words."""
        details = {name: self.word(value) for name, value in error.details.items()}
        if isinstance(details.get("cards"), str):
            cards = str(details["cards"]).split()
            details["cards"] = ", ".join(card_name(self.app, Card.parse(card)) for card in cards)
        self.app.sounds.play("wrong")
        self.tell(self.say(error.reason.value, **details))

    # -- hints and results -------------------------------------------------------------------------------------

    def show_hint(self, move: Move) -> None:
        lit: set[str] = set()
        what = ""
        match move:
            case Take():
                zone = self.stage.zone(STOCK if move.source is Source.STOCK else PILE)
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
        order = sorted(range(self.seats), key=lambda seat: (seat not in outcome.winners, outcome.points[seat]))
        return [(self.names[seat], self.say("chinchon.points", n=plain(outcome.points[seat]))) for seat in order]

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_under(self, surface: pygame.Surface) -> None:
        draw_plates(surface, self)
        draw_frames(surface, self)
        if not self.shown.closed:
            draw_empty_pile(surface, self)
        if self.viewer is not None and not self.by_hand:
            draw_panel(surface, self)

    def draw_over(self, surface: pygame.Surface) -> None:
        if not self.shown.closed:
            draw_stock(surface, self)
            draw_taken(surface, self)
        if self.by_hand:
            self.picker.draw(surface)
        for piece in self.stage.pieces.values():
            if piece.lit:
                self.paint.glow(surface, self.stage.rect(piece), colours.BRASS, 4, 10)
        draw_tags(surface, self)
        if self.banner:
            draw_banner(surface, self, *self.banner)
        self.flourish.draw(surface)
