"""The table of Siete y Medio: a half-moon with the bank on its straight side and up to eight players around it."""

from functools import partial
from random import Random
from typing import ClassVar

import pygame

from game.core import IllegalMove, Move
from game.siete_y_medio.parts import Bet, Hit, Stand
from game.siete_y_medio.view import SieteYMedioView
from ui.app import App
from ui.flow.conductor import Conductor
from ui.tables.base.bar import bar_place
from ui.tables.base.result import ResultScene
from ui.tables.siete_y_medio.art import draw_hinted, draw_moon, draw_plates, draw_sign, draw_tap, draw_totals
from ui.tables.siete_y_medio.bet import BetBox
from ui.tables.siete_y_medio.events import SieteYMedioEvents
from ui.tables.siete_y_medio.result import SieteYMedioResult
from ui.tables.siete_y_medio.shown import BANK


class SieteYMedioTable(SieteYMedioEvents):
    """What a person sees and does."""

    result_scene: ClassVar[type[ResultScene]] = SieteYMedioResult

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.bet = BetBox(self)
        self.bet_for = -1
        """At how many moves the bet under way began, so that it survives a resize."""

    # -- what a person does ------------------------------------------------------------------------------------

    def why_not(self, move: Move) -> IllegalMove | None:
        """Why the rules would refuse a move."""
        try:
            self.view.sample(Random(0)).check(move)
        except IllegalMove as error:
            return error
        return None

    def controls(self) -> None:
        self.form.button(
            bar_place(self.m, 4),
            "",
            self.open_round,
            "quiet",
            bool(self.shown.rounds),
            self.say("siete_y_medio.round_table"),
            "statistics",
            0.78,
            name="rounds",
        )
        if self.finished and not self.script.busy:
            rect = pygame.Rect(0, 0, *self.places.play_button(0).size)
            rect.midtop = self.places.controls.midtop
            self.form.button(rect, self.say("siete_y_medio.result"), self.open_result, "primary", name="result")
        self.bet.put_away()
        if not self.can_act:
            return
        if self.view.betting:
            self._begin_bet()
            self.bet.build()
            return
        for number, (name, move) in enumerate((("hit", Hit()), ("stand", Stand()))):
            text = f"{self.say(f'siete_y_medio.{name}')}  ·  {self.say(f'siete_y_medio.key_{name}')}"
            self.form.button(
                self.places.play_button(number),
                text,
                partial(self.commit, move),
                "large" if number else "primary",
                name=name,
            )

    def open_result(self) -> None:
        """Back to the closing statistics after a look at the table."""
        self.app.push(self.result_scene(self.app, self))

    def uncovered(self) -> None:
        super().uncovered()
        self.refresh_form()

    def _begin_bet(self) -> None:
        if self.bet_for != self.conductor.made:
            self.bet_for = self.conductor.made
            rounds = self.shown.rounds
            self.bet.propose(rounds[-1].bets[self.bottom] if rounds else 0)

    def your_turn(self, view: SieteYMedioView) -> None:
        if view.betting:
            self.app.sounds.play("turn")
            if len(self.humans) > 1 and view.turn is not None:
                self.tell(self.say("table.turn_of", name=self.names[view.turn]))

    def handle_table(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.form.typing:
            return False
        if self.view.betting:
            if event.type == pygame.KEYDOWN and event.key in (pygame.K_p, pygame.K_SPACE):
                return not self.commit(Hit())
            return self.bet.handle(event)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_p, pygame.K_SPACE):
            return self.commit(Hit() if event.key == pygame.K_p else Stand())
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.places.felt.collidepoint(event.pos):
            return self.commit(Hit())
        return False

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_t and not self.form.typing and not self.script.busy:
            self.open_round()
            return True
        return super().handle(event)

    def show_hint(self, move: Move) -> None:
        match move:
            case Bet():
                what = self.say("siete_y_medio.hint_bet", amount=move.amount)
                self.bet.set(move.amount)
            case Hit():
                what = self.say("siete_y_medio.hit")
            case _:
                what = self.say("siete_y_medio.stand")
        self.tell(self.say("table.hint_is", what=what))

    # -- picture -----------------------------------------------------------------------------------------------

    def status(self) -> str:
        shown = self.shown
        where = self.say("siete_y_medio.round", number=shown.round, total=self.options.rounds)
        if shown.active is None:
            return where
        if shown.active == BANK:
            who = self.say("siete_y_medio.bank_plays")
        elif self.humans == [shown.active]:
            who = self.say("table.your_turn")
        else:
            who = self.say("table.turn_of", name=self.names[shown.active])
        return f"{where}  ·  {who}"

    def note_bottom(self) -> int:
        area = self.places.controls
        return area.bottom + self.m.px(66) if self.can_act else area.top + self.m.pt(46) + self.m.px(14)

    def draw_cloth(self, surface: pygame.Surface) -> None:
        draw_moon(surface, self)

    def draw_under(self, surface: pygame.Surface) -> None:
        draw_plates(surface, self)

    def draw_over(self, surface: pygame.Surface) -> None:
        draw_totals(surface, self)
        if self.can_act:
            if self.view.betting:
                self.bet.draw(surface)
            else:
                draw_tap(surface, self)
            if self.hint is not None:
                draw_hinted(surface, self.paint, self.focus, self.hint)
        draw_sign(surface, self.stage)
