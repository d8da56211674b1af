"""What all tables share: events in motion, the top bar, the log, the curtain. The conductor runs the match.

A game's table subclasses it and says how its things lie (`place`), how they are laid out from a view (`lay_out`), what
an event looks like (`show`), and what a person can do (`your_turn`, `handle_table`).
"""

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.cards import Card
from game.core import Event, IllegalMove, Match, Move, Options, View
from ui import colours
from ui.flow.conductor import Asked, Conductor, Curtain, Ended, Played
from ui.flow.manners import Manners
from ui.flow.portraits import portraits
from ui.scene import Scene
from ui.scenes.rules import RulesScene
from ui.stage.script import Script
from ui.stage.stage import Piece, Pose, Stage
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.log import Log
from ui.tables.base.pause import PauseScene
from ui.tables.base.result import ResultScene
from ui.tables.cards.faces import card_name

if TYPE_CHECKING:
    from ui.app import App

LEAST_THINKING, QUICKEST = 0.8, 0.35
"""Seconds: a computer's move never comes faster than a person can follow, whatever the speed of motion."""
TOAST = 3.2
BAR = 46


class TableScene(Scene):
    """A match being played."""

    game: ClassVar[str]
    result_scene: ClassVar[type[ResultScene]] = ResultScene
    """What comes up when the match is over."""

    def __init__(self, app: "App", conductor: Conductor) -> None:
        super().__init__(app)
        self.conductor = conductor
        self.stage = Stage(app.sprites, self.place)
        self.script = Script(self.stage)
        conductor.manners = self.manners()
        self.portraits = portraits(app.store, conductor.match)
        self.hint: Move | None = None
        self.toast = ""
        self.toast_left = 0.0
        self.log = Log(self)
        self.finished = False

    # -- what a game's table fills in --------------------------------------------------------------------------

    def manners(self) -> Manners:
        """How people are asked in this game."""
        return Manners()

    @classmethod
    def prepare(cls, options: Options) -> None:
        """Begin to load, in the background, what a match with these options needs and takes long."""

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        """Where the pieces of a zone lie at the present size of the window."""
        raise NotImplementedError

    def lay_out(self, view: View) -> None:
        """Lay the table out from a view, at once and without motion. Start with `self.stage.clear()`."""
        raise NotImplementedError

    def before_opening(self) -> None:
        """Lay the table out as it is before the first deal; the events of the opening do the rest."""
        self.stage.clear()

    def show(self, event: Event) -> None:
        """Add what an event looks like to the script. The event is already cut to what the viewer may see."""

    def your_turn(self, view: View) -> None:
        """A person is to move: add targets to the focus, light up what can be played."""

    def asked_openly(self, seat: int) -> None:
        """Whoever is at the screen answers for a seat: see `Manners.asks_openly`."""

    def interlude(self) -> bool:
        """What comes up before the match goes on, such as a sheet of figures; whether something did."""
        return False

    def handle_table(self, event: pygame.Event) -> bool:
        """An event that no widget took, while a person may act."""
        return False

    def controls(self) -> None:
        """Add the game's own buttons to the form."""

    def show_hint(self, move: Move) -> None:
        """Show what the computer would do."""

    def draw_cloth(self, surface: pygame.Surface) -> None:
        """The table itself, to the edges of the window."""
        self.paint.cloth(surface, self.game)

    def draw_under(self, surface: pygame.Surface) -> None:
        """What lies on the cloth below the pieces."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above the pieces."""

    def status(self) -> str:
        """The line on top: whose turn it is, or what to do."""
        turn = self.conductor.turn
        if turn is None:
            return ""
        if turn == self.viewer:
            return self.say("table.your_turn")
        return self.say("table.turn_of", name=self.match.seats[turn].name)

    def result_lines(self) -> list[tuple[str, str]]:
        """The figures on the result sheet: a name and what stands beside it."""
        outcome = self.match.state.outcome
        assert outcome is not None
        return [(who.name, str(points)) for who, points in zip(self.match.seats, outcome.points, strict=True)]

    def word(self, value: object) -> object:
        """A value of an event as the log says it."""
        if isinstance(value, Card):
            return card_name(self.app, value)
        if isinstance(value, tuple) and value and all(isinstance(item, Card) for item in value):
            return ", ".join(card_name(self.app, card) for card in value)
        return value

    # -- the match ---------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.conductor.match

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return self.conductor.people

    @property
    def viewer(self) -> int | None:
        """Who is at the screen; None behind the curtain, and for an onlooker."""
        return self.conductor.viewer

    @property
    def bottom(self) -> int:
        """The seat at the bottom of the screen."""
        return self.conductor.bottom

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.match.seats)

    def avatar(self, seat: int) -> str:
        """The picture of who sits there."""
        return self.portraits[seat]

    @property
    def thinking(self) -> bool:
        """Whether somebody who is not at the screen makes up their mind."""
        return self.conductor.asking and not self.conductor.persons_turn

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.conductor.view(self.viewer)

    def place_of(self, seat: int) -> int:
        """How many places after the bottom of the screen a seat sits, in playing order."""
        return (seat - self.bottom) % self.seats

    @property
    def can_act(self) -> bool:
        """Whether the person at the screen is to move and everything has been shown."""
        return self.conductor.persons_turn and self.conductor.turn == self.viewer and not self.script.busy

    def enter(self) -> None:
        self.app.thinker.start()
        super().enter()
        if not self.match.moves:
            self.before_opening()
            self.play_out(self.match.state.opening)
        else:
            for events in self.match.events:
                self.log.add(events)

    def rebuild(self) -> None:
        self.script.clear()
        self.conductor.ask_again()
        super().rebuild()
        self.lay_out(self.view)
        self.stage.settle()
        self.stage.finish()

    def leave(self) -> None:
        self.conductor.close()

    def uncovered(self) -> None:
        self.conductor.ask_again()
        self.app.redraw()

    @property
    def pause(self) -> float | None:
        """How long what has to be seen stays: some seconds, or None for until a click. For `script.hold`."""
        pause = self.app.settings.trick_pause
        return None if pause == "click" else float(pause)

    # -- time --------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return self.stage.busy or (self.script.busy and not self.script.holding) or self.toast_left > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.stage.speed = self.script.speed = self.app.speed
        self.stage.update(seconds)
        was_holding = self.script.holding
        self.script.update(seconds)
        if was_holding and not self.script.holding:
            self.app.redraw()
        self.toast_left = max(0.0, self.toast_left - seconds)
        if self.script.busy:
            self.conductor.rest()
        self._look_for_hint()
        if not self.script.busy and not self.stage.busy and self.app.scene is self:
            self._advance(seconds)

    def _advance(self, seconds: float) -> None:
        """Everything has been shown: let the conductor go on."""
        if self.interlude():
            return
        self.conductor.pace = max(QUICKEST, LEAST_THINKING * self.app.speed)
        match self.conductor.advance(seconds):
            case Ended():
                if not self.finished:
                    self.finished = True
                    self.app.push(self.result_scene(self.app, self))
            case Curtain(seat):
                self.rebuild()
                name = self.match.seats[seat].name
                self.app.push(CurtainScene(self.app, name, self.avatar(seat), lambda: self._lift_curtain(seat)))
            case Asked(seat, openly):
                self.hint = None
                self._refresh_form()
                if openly:
                    self.asked_openly(seat)
                elif seat in self.humans:
                    self.your_turn(self.view)
                self.app.redraw()
            case Played(seat, events, remark):
                self._played(events)
                if remark:
                    self.tell(self.say(remark, name=self.match.seats[seat].name))

    def _lift_curtain(self, seat: int) -> None:
        self.conductor.lift(seat)
        self.rebuild()

    # -- moves -------------------------------------------------------------------------------------------------

    def commit(self, move: Move, seat: int | None = None) -> bool:
        """Make a move of the seat (the viewer's, if none is named). A refused one says why and changes nothing."""
        mover = self.viewer if seat is None else seat
        if mover is None:
            return False
        try:
            self._played(self.conductor.play(move, mover))
        except IllegalMove as error:
            self.refuse(error)
            return False
        return True

    def _played(self, events: list[Event]) -> None:
        """A move was made: show what it caused, and tell if it could not be written."""
        self.hint = None
        fault = self.conductor.record.fault
        if fault:
            self.tell(self.say("saves.not_written", why=self.say(fault.kind.value)))
        self.play_out(events)

    def play_out(self, events: list[Event]) -> None:
        """Show events one after another, then make sure that the table shows what is."""
        for event in events:
            seen = event.seen_by(self.viewer)
            if seen is not None:
                self.show(seen)
        self.script.do(lambda: self.log.add(events))
        self.script.settle().do(self.sync)
        self._refresh_form()
        self.app.redraw()

    def sync(self) -> None:
        """The table as the view has it."""
        self.lay_out(self.view)
        self.stage.settle()
        self.app.redraw()

    def refuse(self, error: IllegalMove) -> None:
        """Say why a move cannot be made."""
        self.app.sounds.play("wrong")
        self.tell(self.say(error.reason.value, **error.details))

    def tell(self, sentence: str) -> None:
        """A sentence that stays for a few seconds."""
        self.toast, self.toast_left = sentence, TOAST
        self.app.redraw()

    def undo(self) -> None:
        """Take back the last move, if the rules of undo allow it."""
        try:
            self.conductor.undo()
        except IllegalMove as error:
            self.refuse(error)
            return
        self.log.rewrite(self.match.events)
        self.rebuild()

    def ask_hint(self) -> None:
        """Let the best computer player say what it would do."""
        if self.can_act and self.conductor.ask_hint():
            self.tell(self.say("table.hint_thinking"))

    def _look_for_hint(self) -> None:
        move = self.conductor.hint()
        if move is not None and self.can_act:
            self.hint = move
            self.show_hint(move)
            self.app.redraw()

    # -- widgets -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        self._bar()
        self.controls()

    def _refresh_form(self) -> None:
        """New buttons for a new situation, the table left as it is."""
        name = self.focus.clear()
        self.form = type(self.form)(self.app, self.focus, self.form)
        self.build()
        self.focus.restore(name)
        self.form.update(0.0)

    def _bar(self) -> None:
        m = self.m
        size, gap = m.px(40), m.px(6)
        left = m.px(16)
        buttons = [
            ("menu", "table.menu", self.open_menu, True),
            ("undo", "table.undo", self.undo, self.conductor.undoer() is not None),
            ("hint", "table.hint", self.ask_hint, self.conductor.persons_turn),
            ("log", "table.log", self.log.toggle, True),
            ("help", "table.rules", self.open_rules, True),
            ("sound" if self.app.settings.sound else "mute", "table.sound", self.toggle_sound, True),
        ]
        for number, (icon, tip, action, enabled) in enumerate(buttons):
            rect = pygame.Rect(left + number * (size + gap), m.px(14), size, size)
            if icon in ("help", "sound", "mute"):
                rect.right = m.width - left - (0 if icon != "help" else size + gap)
            self.form.button(rect, "", action, "quiet", enabled, self.say(tip), icon, 0.78, name=icon)

    def open_menu(self) -> None:
        """The pause menu."""
        self.app.push(PauseScene(self.app, self))

    def open_rules(self) -> None:
        """The rules of this game."""
        self.app.push(RulesScene(self.app, self.game))

    def toggle_sound(self) -> None:
        """Sound on or off."""
        self.app.change_settings(sound=not self.app.settings.sound)

    def back(self) -> None:
        self.open_menu()

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.form.typing and self._shortcut(event.key):
            return True
        if self.log.handle(event):
            return True
        if self._skips(event):
            return True
        if super().handle(event):
            return True
        return self.can_act and self.handle_table(event)

    def _shortcut(self, key: int) -> bool:
        actions = {
            pygame.K_u: self.undo,
            pygame.K_h: self.ask_hint,
            pygame.K_g: self.log.toggle,
            pygame.K_m: self.toggle_sound,
            pygame.K_F1: self.open_rules,
        }
        if key in actions:
            actions[key]()
            return True
        return False

    def _skips(self, event: pygame.Event) -> bool:
        """A click on the table, or Space or Enter, ends the motion or the pause under way."""
        if not self.script.busy:
            return False
        key = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
        click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and event.pos[1] > self.m.px(BAR + 16)
        return (key or click) and self.script.skip()

    # -- picture -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_cloth(surface)
        self.draw_under(surface)
        self.stage.draw(surface)
        self.draw_over(surface)
        status = self.status()
        if status:
            self.paint.text(
                surface,
                status,
                (self.m.width / 2, self.m.px(34)),
                20,
                "serif",
                colours.CREAM,
                "center",
                self.m.width * 0.44,
                shadow=True,
            )
        if self.script.holding:
            self._draw_note(surface, self.say("table.go_on"))
        elif self.toast_left > 0:
            self._draw_note(surface, self.toast)
        self.form.draw(surface)
        self.log.draw(surface)

    def _draw_note(self, surface: pygame.Surface, sentence: str) -> None:
        width = self.paint.text_size(sentence, 19, "bold")[0] + self.m.px(56)
        rect = pygame.Rect(0, 0, min(width, round(self.m.width * 0.8)), self.m.pt(46))
        rect.midbottom = (self.m.width // 2, self.note_bottom())
        self.paint.panel(surface, rect)
        self.paint.text(surface, sentence, rect.center, 19, "bold", colours.IVORY, "center", rect.width - self.m.px(20))

    def note_bottom(self) -> int:
        """Where notes lie: above one's own hand."""
        return self.m.height - self.m.px(222)
