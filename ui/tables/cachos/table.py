"""The table of Cachos: what a person sees and does."""

import pygame

from game.cachos.bids import AS, Bid
from game.cachos.parts import DudarPaso, Obligo, Way
from game.cachos.view import CachosView
from game.core import Move
from saves.matches import ASSISTED
from ui import colours
from ui.app import App
from ui.flow.conductor import Conductor
from ui.focus import Target
from ui.tables.base.bar import bar_place
from ui.tables.cachos.art import SeatPlate, draw_bubble, draw_seat, draw_table, draw_way
from ui.tables.cachos.bid import BidBox
from ui.tables.cachos.dialogs import RoundScene
from ui.tables.cachos.events import CachosEvents, die_key
from ui.tables.cachos.middle import draw_count, draw_standing
from ui.tables.cachos.places import OWN_DIE, dice_of
from ui.tables.cachos.room import HELPER
from ui.tables.cachos.shown import Reveal
from ui.tables.cachos.words import draw_bars

QUICK = 0.3
"""Seconds: a cup that is let go of sooner was clicked on, not held."""


class CachosTable(CachosEvents):
    """Everyone around it with a leather cup, the standing bid in the middle."""

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.box = BidBox(self, self.view)
        self.bid_for = -1
        """At how many moves the bid under way began, so that it survives a resize."""
        self.held_for: float | None = None
        """How long the mouse button has been down on the cup."""

    # -- what a person does ------------------------------------------------------------------------------------

    @property
    def helps(self) -> bool:
        """Whether the helper shows its bars now."""
        return self.app.settings.of(HELPER) and self.can_act

    def controls(self) -> None:
        rect, tip = bar_place(self.m, 4), self.say("cachos.look_again")
        known = bool(self.shown.rounds)
        self.form.button(rect, "", self.open_round, "quiet", known, tip, "recall", 0.78, name="look again")
        if self.viewer is not None and self.shown.counts[self.viewer]:
            self.focus.add(Target("cup", self.cup_rect, self._cup_pressed))
        if not self.can_act:
            return
        self.box.view = self.view
        if self.bid_for != self.conductor.made:
            self.bid_for = self.conductor.made
            self.box.begin()
        self.box.build()

    def your_turn(self, view: CachosView) -> None:
        if self.helps:
            self.conductor.record.note(ASSISTED, "helper", self.viewer)
        self.app.sounds.play("turn")

    def open_round(self) -> None:
        """The last table of dice once more, and those before it."""
        reveal = self.shown.reveal
        rounds = self.shown.rounds[: -1 if reveal is not None and not reveal.decided else None]
        if rounds:
            self.app.push(RoundScene(self.app, self, rounds))
        else:
            self.tell(self.say("cachos.no_round"))

    # -- looking at one's dice ---------------------------------------------------------------------------------

    def cup_rect(self) -> pygame.Rect:
        """One's own cup and the dice under it."""
        x, y = self.places.foot(0)
        cup = self.places.cup(0, False)
        rect = pygame.Rect(
            0, 0, round(max(cup.width, self.m.px(OWN_DIE * 5.4) if self.peeking else 0)), round(cup.width * 1.25)
        )
        rect.midbottom = (x, y + self.m.px(4))
        return rect

    def _cup_pressed(self) -> None:
        """Enter on the cup: alone at the screen it stays up; beside others one has to hold a key."""
        if self.discreet:
            self.tell(self.say("cachos.hold_to_look"))
        else:
            self._look(not self.peeking)

    def _look(self, on: bool) -> None:
        if on and not self._may_look():
            return
        self.look(on)

    def _may_look(self) -> bool:
        if self.viewer is None or self.shown.reveal is not None:
            return False
        shown = self.shown
        if not shown.thrown:
            self.tell(self.say("cachos.not_thrown"))
        elif shown.obligo is Obligo.CERRADO and shown.dice[self.viewer] is None:
            self.tell(self.say("cachos.closed_to_you"))
        elif shown.obligo is Obligo.ABIERTO and not self.discreet:
            self.tell(self.say("cachos.open_to_others"))
        else:
            return True
        return False

    def _peek_event(self, event: pygame.Event) -> bool:
        """Hold the button on the cup, or the V key, to look. Alone at the screen, a short click leaves it lifted."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_v:
            self._look(event.type == pygame.KEYDOWN)
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.script.busy
        if pressed and self.viewer is not None and self.cup_rect().collidepoint(event.pos):
            self.held_for = 0.0 if not self.peeking else QUICK
            self._look(True)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.held_for is not None:
            if self.held_for >= QUICK or self.discreet:
                self._look(False)
            self.held_for = None
            return True
        return False

    def update(self, seconds: float) -> None:
        if self.held_for is not None:
            self.held_for += seconds
        super().update(seconds)

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.open_round()
            return True
        if self._peek_event(event):
            return True
        if self.can_act and not self.log.open and self.box.arrows(event):
            return True
        return super().handle(event)

    def handle_table(self, event: pygame.Event) -> bool:
        return self.box.handle(event)

    def skip(self, event: pygame.Event) -> bool:
        """A click ends the whole motion, up to what has to be seen or to its end."""
        was = self.script.holding
        if not super().skip(event):
            return False
        steps = self.script.steps
        while not was and steps and not steps[0].hold:
            step = steps.popleft()
            if step.action and not step.started:
                step.action()
        self.stage.finish()
        self.app.redraw()
        return True

    def show_hint(self, move: Move) -> None:
        if isinstance(move, Bid):
            self.box.choose(move)
        self.refresh_form()
        self.tell(self.say("table.hint_is", what=self.said(move)))

    # -- words -------------------------------------------------------------------------------------------------

    def word(self, value: object) -> object:
        return self.say(f"cachos.way.{value}") if isinstance(value, Way) else super().word(value)

    def said(self, move: Move) -> str:
        """What a bubble says."""
        return move.spoken if isinstance(move, Bid) else self.say(f"cachos.said.{move}")

    def status(self) -> str:
        if self.shown.turn is None or self.shown.reveal is not None:
            return ""
        if not self.can_act:
            return "" if self.script.busy else super().status()
        return self.say(f"cachos.your_turn.{self.view.phase}")

    def note_bottom(self) -> int:
        return self.places.band.top - self.m.px(4) if self.can_act else self.m.height - self.m.px(60)

    def result_lines(self) -> list[tuple[str, str]]:
        outcome = self.match.state.outcome
        assert outcome is not None
        order = sorted(range(self.seats), key=lambda seat: -outcome.points[seat])
        left = self.shown.counts
        return [
            (
                f"{place}. {self.names[seat]}",
                self.say("cachos.dice_left", n=left[seat]) if left[seat] else self.say("cachos.out"),
            )
            for place, seat in enumerate(order, 1)
        ]

    # -- picture -----------------------------------------------------------------------------------------------

    def draw_cloth(self, surface: pygame.Surface) -> None:
        draw_table(surface, self.paint, self.cloth)

    def draw_under(self, surface: pygame.Surface) -> None:
        shown, places = self.shown, self.places
        if sum(count > 0 for count in shown.counts) > 2:
            draw_way(surface, self.paint, places.way, shown.way is Way.IZQUIERDA)
        for seat, who in enumerate(self.match.seats):
            note = self.say("cachos.opener") if seat == shown.opener else ""
            plate = SeatPlate(who.name, self.avatar(seat), shown.counts[seat], seat == self._active(), note)
            draw_seat(surface, self.paint, places.plate(self.place_of(seat)), plate)
        if shown.reveal is None:
            draw_standing(surface, self)
            return
        draw_count(surface, self, shown.reveal)
        for _, rect in self._lit_dice(shown.reveal):
            self.paint.sprite(surface, "dice/glow", rect.center, rect.width * 1.7)

    def _active(self) -> int | None:
        """Whose plate is lit: whose dice change, who speaks, or whose turn it is."""
        shown = self.shown
        if shown.reveal is not None and shown.reveal.decided:
            return shown.reveal.show.seat
        if self.speaking is not None:
            return self.speaking
        return None if self.starting else shown.turn

    def draw_over(self, surface: pygame.Surface) -> None:
        shown = self.shown
        if shown.reveal is not None:
            self._draw_rings(surface, shown.reveal)
        for seat, move in shown.words.items():
            if self._speaks(seat):
                mouth = self.places.mouth(self.place_of(seat), self.faces(seat) is not None)
                draw_bubble(surface, self.paint, mouth, self.said(move), seat in (shown.speaker, shown.bidder))
        self._draw_own_hint(surface)
        if self.can_act:
            self.box.draw(surface)

    def _speaks(self, seat: int) -> bool:
        """Whether the bubble of a seat is to be seen: in the end only those of the two whom it is about."""
        if self.can_act and seat == self.viewer:
            return False
        reveal = self.shown.reveal
        return reveal is None or seat in (reveal.show.by, reveal.show.target)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.can_act:
            draw_bars(surface, self, self.box.view)

    def _draw_own_hint(self, surface: pygame.Surface) -> None:
        """How to look at one's dice, as long as one does not."""
        shown = self.shown
        if self.viewer is None or not shown.thrown or shown.reveal is not None or not shown.counts[self.viewer]:
            return
        if self.peeking or self.faces(self.viewer) is not None:
            return
        if shown.dice[self.viewer] is None:
            key = "cachos.hidden_cerrado" if shown.obligo is Obligo.CERRADO else "cachos.hidden_abierto"
        else:
            key = "cachos.hold_v"
        x, y = self.places.foot(0)
        left = x + self.m.px(62)
        rect = pygame.Rect(left, y - self.m.px(58), self.places.own.right - left, self.m.px(60))
        size = 15 / self.m.text_scale
        self.paint.paragraph(surface, self.say(key), rect, size, "sans", colours.CREAM, spacing=1.05, middle=True)

    def _lit_dice(self, reveal: Reveal) -> list[tuple[int, pygame.Rect]]:
        """The dice that have been counted, by their face and place."""
        found = []
        for seat, number in reveal.lit:
            piece = self.stage.pieces.get(die_key(seat, number))
            if piece is not None and piece.zone == dice_of(seat):
                found.append(((reveal.show.dice[seat] or ())[number], self.stage.rect(piece)))
        return found

    def _draw_rings(self, surface: pygame.Surface, reveal: Reveal) -> None:
        """A ring around each die that counts; a star on an as that counts for another pinta."""
        show = reveal.show
        for face, rect in self._lit_dice(reveal):
            self.paint.glow(surface, rect.inflate(-2, -2), colours.BRASS, 2.5, 8)
            if face == AS and show.bid.face != AS and not isinstance(show.challenge, DudarPaso):
                self.paint.sprite(surface, "icons/star", (rect.right - 2, rect.top + 2), rect.width * 0.5)
