"""The table of Cachos: everyone around it with a leather cup, the standing bid in the middle."""

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.cachos.ai.odds import truth
from game.cachos.bids import AS, Bid
from game.cachos.parts import DudarPaso, Obligo, Showdown, Way
from game.core import Move, View
from saves.matches import ASSISTED
from ui import colours
from ui.focus import Target
from ui.tables.cachos.art import (
    Seat,
    draw_bar,
    draw_bubble,
    draw_seat,
    draw_table,
    draw_way,
)
from ui.tables.cachos.bid import BidBox
from ui.tables.cachos.events import CachosStage
from ui.tables.cachos.places import OWN_DIE
from ui.tables.cachos.room import HELPER
from ui.tables.cachos.round import RoundScene

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

QUICK = 0.3
"""Seconds: a cup that is let go of sooner was clicked on, not held."""


class CachosTable(CachosStage):
    """What a person sees and does."""

    game: ClassVar[str] = "cachos"

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.box = BidBox(self)
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
        m, size = self.m, self.m.px(40)
        rect = pygame.Rect(m.px(16) + 4 * (size + m.px(6)), m.px(14), size, size)
        self.form.button(
            rect,
            "",
            self.open_round,
            "quiet",
            bool(self.cachos_view.rounds),
            self.say("cachos.look_again"),
            "recall",
            0.78,
            name="look again",
        )
        if self.viewer is not None and self.shown.counts[self.viewer]:
            self.focus.add(Target("cup", self.cup_rect, self._cup_pressed))
        if not self.can_act:
            return
        if self.bid_for != len(self.match.moves):
            self.bid_for = len(self.match.moves)
            self.box.begin()
        self.box.build()

    def your_turn(self, view: View) -> None:
        if self.helps:
            self.app.store.matches.note(self.conductor.record.identifier, ASSISTED, "helper", self.viewer)
        self.app.sounds.play("turn")

    def open_round(self) -> None:
        """The last table of dice once more, and those before it."""
        rounds = self.cachos_view.rounds
        if self.script.busy and self.shown.reveal is None:
            rounds = tuple(item for item in rounds if item.number < self.shown.number)
        elif self.shown.reveal is not None and not self.shown.reveal.decided:
            rounds = rounds[:-1]
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
        state = self.match.state
        if state.turn is None or self.shown.reveal is not None or self.shown.turn is None:
            return ""
        if not self.can_act or state.turn != self.viewer:
            return "" if self.script.busy else super().status()
        return self.say(f"cachos.your_turn.{self.cachos_view.stage}")

    def note_bottom(self) -> int:
        return self.places.band.top - self.m.px(4) if self.can_act else self.m.height - self.m.px(60)

    def result_lines(self) -> list[tuple[str, str]]:
        state = self.match.state
        outcome = state.outcome
        assert outcome is not None
        order = sorted(range(state.seats), key=lambda seat: -outcome.points[seat])
        left = self.cachos_view.counts
        return [
            (
                f"{place}. {self.match.seats[seat].name}",
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
        active = shown.reveal.show.seat if shown.reveal and shown.reveal.decided else shown.turn
        for seat, who in enumerate(self.match.seats):
            note = self.say("cachos.opener") if seat == shown.opener and shown.number else ""
            plate = Seat(who.name, self.avatar(seat), shown.counts[seat], seat == active, note)
            draw_seat(surface, self.paint, places.plate(self.place_of(seat)), plate)
        if shown.reveal is None:
            self._draw_standing(surface)
        else:
            self._draw_count(surface)
        self._draw_glows(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        shown = self.shown
        if shown.reveal is not None:
            self._draw_wild(surface)
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
            self.box.draw_bars(surface)

    def _draw_own_hint(self, surface: pygame.Surface) -> None:
        """How to look at one's dice, as long as one does not."""
        shown = self.shown
        if self.viewer is None or not shown.thrown or shown.reveal is not None or not shown.counts[self.viewer]:
            return
        x, y = self.places.foot(0)
        if self.peeking:
            return
        if shown.dice[self.viewer] is None:
            key = "cachos.hidden_cerrado" if shown.obligo is Obligo.CERRADO else "cachos.hidden_abierto"
        else:
            key = "cachos.hold_v"
        left = x + self.m.px(62)
        rect = pygame.Rect(left, y - self.m.px(58), self.places.own.right - left, self.m.px(60))
        self.paint.paragraph(
            surface, self.say(key), rect, 15 / self.m.text_scale, "sans", colours.CREAM, spacing=1.05, middle=True
        )

    # the middle of the table

    def _draw_standing(self, surface: pygame.Surface) -> None:
        """The standing bid, large: quantity, pinta, words, whose it is, and what else matters."""
        m, paint, shown, area = self.m, self.paint, self.shown, self.places.middle
        wide = area.width
        centre = area.centery
        if self.helps:
            centre -= max(0, m.px(26) + m.pt(76) - area.height // 2)
        if shown.bid is None or shown.bidder is None:
            self._draw_caption(surface, shown.throwing_for or self._opening_caption())
        else:
            self._draw_bid(surface, shown.bid, (area.centerx, centre - m.px(36)))
            paint.text(
                surface,
                shown.bid.spoken,
                (area.centerx, centre + m.px(26)),
                28,
                "serif",
                colours.IVORY,
                "center",
                wide,
                shadow=True,
            )
            whose = self.say("cachos.bid_of", name=self.match.seats[shown.bidder].name)
            paint.text(
                surface,
                whose,
                (area.centerx, centre + m.px(26) + m.pt(26)),
                17,
                "sans",
                colours.CREAM,
                "center",
                wide,
                shadow=True,
            )
            if self.helps:
                self._draw_chance(surface, centre + m.px(26) + m.pt(48))
        crowded = self.helps and centre + m.px(36) + m.pt(76) > area.bottom
        if (shown.bid or not shown.throwing_for) and not crowded:
            parts = [
                self.say("cachos.in_play", n=sum(shown.counts)),
                self.say("cachos.wild" if shown.wild else "cachos.not_wild"),
            ]
            if shown.obligo is not None:
                parts.insert(0, self.say(f"cachos.move.obligo {shown.obligo}"))
            paint.text(
                surface,
                "  ·  ".join(parts),
                (area.centerx, area.bottom - m.px(10)),
                16,
                "sans",
                colours.CREAM,
                "midbottom",
                wide * 1.3,
                shadow=True,
            )

    def _opening_caption(self) -> str:
        if self.shown.opener is None or self.match.state.turn is None:
            return ""
        if self.shown.false_start:
            return self.say("cachos.false_start")
        return self.say("cachos.opens", name=self.match.seats[self.shown.opener].name)

    def _draw_caption(self, surface: pygame.Surface, text: str) -> None:
        area = self.places.middle
        self.paint.paragraph(surface, text, area, 30, "serif", colours.CREAM, "centre", 1.1, middle=True)

    def _draw_bid(
        self, surface: pygame.Surface, bid: Bid, centre: tuple[float, float], size: float = 68, before: str = ""
    ) -> None:
        """A number and a die side by side."""
        m, paint = self.m, self.paint
        number = f"{before}{bid.quantity} ×"
        die, gap = m.px(size), m.px(14)
        text_width = paint.text_size(number, size * 0.82, "title")[0]
        left = centre[0] - (text_width + gap + die) / 2
        paint.text(surface, number, (left, centre[1]), size * 0.82, "title", colours.BRASS, "midleft", shadow=True)
        paint.sprite(surface, self.die(bid.face), (left + text_width + gap + die / 2, centre[1]), die)

    def _draw_chance(self, surface: pygame.Surface, y: float) -> None:
        """The helper's word on the standing bid."""
        m, area, view = self.m, self.places.middle, self.cachos_view
        if view.bid is None:
            return
        odds = truth(view, view.bid)
        text = self.say("cachos.chance", percent=round(100 * odds))
        bar = pygame.Rect(0, 0, m.px(150), m.px(8))
        width = self.paint.text_size(text, 16, "bold")[0] + m.px(12) + bar.width
        left = area.centerx - width / 2
        at = self.paint.text(surface, text, (left, y), 16, "bold", colours.IVORY, "midleft", shadow=True)
        bar.midleft = (at.right + m.px(12), round(y))
        draw_bar(surface, bar, odds)

    def _draw_count(self, surface: pygame.Surface) -> None:
        """The dice counted so far against the bid, and then what came of it."""
        m, paint, area = self.m, self.paint, self.places.middle
        reveal = self.shown.reveal
        assert reveal is not None
        show = reveal.show
        if isinstance(show.challenge, DudarPaso):
            self._draw_caption_line(surface, show, area.centery - m.px(46))
        else:
            self._draw_tally(surface, show, len(reveal.lit), area.centery - m.px(46))
        if not reveal.decided:
            return
        first, *others = self.outcome_lines(show)
        good = show.change >= 0
        tone = colours.GREEN_LIGHT if show.holds else colours.RED_LIGHT
        paint.text(
            surface,
            first,
            (area.centerx, area.centery + m.px(14)),
            28,
            "serif",
            tone,
            "center",
            area.width,
            shadow=True,
        )
        y = area.centery + m.px(14) + m.pt(34)
        for line in others:
            paint.text(
                surface,
                line,
                (area.centerx, y),
                21,
                "bold",
                colours.GREEN_LIGHT if good else colours.IVORY,
                "center",
                area.width,
                shadow=True,
            )
            y += m.pt(28)
        opener = self.next_opener()
        if opener is not None:
            paint.text(
                surface,
                self.say("cachos.opens", name=self.match.seats[opener].name),
                (area.centerx, y),
                17,
                "sans",
                colours.CREAM,
                "center",
                area.width,
                shadow=True,
            )

    def next_opener(self) -> int | None:
        """Who opens the round to come, None at the end."""
        view = self.cachos_view
        return None if view.outcome is not None else view.opener

    def _draw_tally(self, surface: pygame.Surface, show: Showdown, counted: int, y: float) -> None:
        m, paint, area = self.m, self.paint, self.places.middle
        half = area.width / 4
        for text, x, lit in (
            (self.say("cachos.bid_short"), area.centerx - half, False),
            (self.say("cachos.counted"), area.centerx + half, True),
        ):
            paint.text(surface, text, (x, y - m.px(46)), 16, "sans", colours.CREAM, "center", half * 1.8, shadow=True)
            if not lit:
                self._draw_bid(surface, show.bid, (x, y), 54)
        enough = counted >= show.bid.quantity
        colour = colours.GREEN_LIGHT if enough else colours.IVORY
        paint.text(surface, str(counted), (area.centerx + half, y), 62, "title", colour, "center", shadow=True)

    def _draw_caption_line(self, surface: pygame.Surface, show: Showdown, y: float) -> None:
        area = self.places.middle
        text = self.say("cachos.pass_of", name=self.match.seats[show.target].name)
        self.paint.text(surface, text, (area.centerx, y), 24, "serif", colours.CREAM, "center", area.width, shadow=True)

    def _lit_dice(self) -> list[tuple[int, pygame.Rect]]:
        """The dice that count, by their face and place."""
        reveal = self.shown.reveal
        if reveal is None:
            return []
        found = []
        for seat, number in reveal.lit:
            piece = self.stage.pieces.get(f"d{seat}.{number}")
            if piece is not None and piece.zone == f"dice{seat}":
                found.append(((reveal.show.dice[seat] or ())[number], self.stage.rect(piece)))
        return found

    def _draw_glows(self, surface: pygame.Surface) -> None:
        """Light under the dice that count."""
        for _, rect in self._lit_dice():
            self.paint.sprite(surface, "dice/glow", rect.center, rect.width * 1.7)

    def _draw_wild(self, surface: pygame.Surface) -> None:
        """A ring around each die that counts; a star on an as that counts for another pinta."""
        assert self.shown.reveal is not None
        show = self.shown.reveal.show
        for face, rect in self._lit_dice():
            self.paint.glow(surface, rect.inflate(-2, -2), colours.BRASS, 2.5, 8)
            if face == AS and show.bid.face != AS and not isinstance(show.challenge, DudarPaso):
                self.paint.sprite(surface, "icons/star", (rect.right - 2, rect.top + 2), rect.width * 0.5)
        if self.shown.reveal.decided or self.shown.reveal.up:
            lit = {rect.topleft for _, rect in self._lit_dice()}
            for piece in self.stage.pieces.values():
                if piece.zone.startswith("dice") and self.shown.reveal.decided:
                    piece.dimmed = self.stage.rect(piece).topleft not in lit
