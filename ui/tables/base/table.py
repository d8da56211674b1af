"""What all tables share: whose turn it is, thinking, the curtain, the log, undo, hints, and the top bar.

A game's table subclasses it and says how its things lie (`place`), how they are laid out from a view (`lay_out`), what
an event looks like (`show`), and what a person can do (`your_turn`, `handle_table`).
"""

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.cards import Card
from game.core import Event, IllegalMove, Level, Match, Move, Options, View
from saves.matches import ASSISTED
from ui import colours
from ui.flow.session import Session
from ui.flow.thinking import Thought
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
    secret: ClassVar[bool] = True
    """Whether players hide something from each other: only then a curtain falls between two people's turns."""
    result_scene: ClassVar[type[ResultScene]] = ResultScene
    """What comes up when the match is over."""

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.stage = Stage(app.sprites, self.place)
        self.script = Script(self.stage)
        self.humans = [seat for seat, who in enumerate(self.match.seats) if who.human]
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.bottom = self.humans[0] if self.humans else 0
        self.thought: Thought | None = None
        self.thought_for = 0.0
        self.hint_thought: Thought | None = None
        self.hint: Move | None = None
        self.asked_for = -1
        self.toast = ""
        self.toast_left = 0.0
        self.log = Log(self)
        self.finished = False

    # -- what a game's table fills in --------------------------------------------------------------------------

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
        turn = self.match.state.turn
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
        return self.session.match

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.match.state.view(self.viewer)

    def place_of(self, seat: int) -> int:
        """How many places after the bottom of the screen a seat sits, in playing order."""
        return (seat - self.bottom) % self.match.state.seats

    @property
    def can_act(self) -> bool:
        """Whether the person at the screen is to move and everything has been shown."""
        turn = self.match.state.turn
        return turn is not None and turn == self.viewer and turn in self.humans and not self.script.busy

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
        self.asked_for = -1
        super().rebuild()
        self.lay_out(self.view)
        self.stage.settle()
        self.stage.finish()

    def leave(self) -> None:
        self.session.close()

    def uncovered(self) -> None:
        self.asked_for = -1
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
        if self.hint_thought and self.hint_thought.ready:
            self._hint_arrived()
        if not self.script.busy and not self.stage.busy and self.app.scene is self:
            self._advance(seconds)

    def _advance(self, seconds: float) -> None:
        state = self.match.state
        if state.outcome is not None:
            if not self.finished:
                self.finished = True
                self.app.push(self.result_scene(self.app, self))
        elif state.turn in self.humans:
            self._person_to_move(state.turn)
        else:
            assert state.turn is not None
            self._computer_to_move(state.turn, seconds)

    def _person_to_move(self, seat: int) -> None:
        if not self.secret:
            self.viewer = seat
        if self.viewer != seat:
            self.viewer = None
            self.rebuild()
            self.app.push(
                CurtainScene(
                    self.app, self.match.seats[seat].name, self.session.avatar(seat), lambda: self._lift_curtain(seat)
                )
            )
        elif self.asked_for != len(self.match.moves):
            self.asked_for = len(self.match.moves)
            self.hint = None
            self._refresh_form()
            self.your_turn(self.view)
            self.app.redraw()

    def _lift_curtain(self, seat: int) -> None:
        self.viewer = self.bottom = seat
        self.rebuild()

    def _computer_to_move(self, seat: int, seconds: float) -> None:
        if self.thought is None:
            level = self.match.seats[seat].level
            assert level is not None
            seed = self.match.seed + len(self.match.moves)
            self.thought = self.app.thinker.ask(
                self.game, level, seed, self.match.state.view(seat), self.app.settings.thinking_seconds
            )
            self.thought_for = 0.0
            self._refresh_form()
            self.app.redraw()
        self.thought_for += seconds
        if self.thought.ready and self.thought_for >= max(QUICKEST, LEAST_THINKING * self.app.speed):
            failed, move = self.thought.failed, self.thought.move()
            self.thought = None
            self.commit(move, seat)
            if failed:
                self.tell(self.say("table.thought_failed", name=self.match.seats[seat].name))

    # -- moves -------------------------------------------------------------------------------------------------

    def commit(self, move: Move, seat: int | None = None) -> bool:
        """Make a move of the seat (the viewer's, if none is named). A refused one says why and changes nothing."""
        mover = self.viewer if seat is None else seat
        if mover is None:
            return False
        try:
            events = self.session.play(move, mover)
        except IllegalMove as error:
            self.refuse(error)
            return False
        self.hint = None
        if self.session.fault:
            self.tell(self.say("saves.not_written", why=self.say(self.session.fault.kind.value)))
        self.play_out(events)
        return True

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

    def undoer(self) -> int | None:
        """The person whose last move can be taken back now."""
        last = self.match.movers[-1] if self.match.movers else None
        return last if last in self.humans and last is not None and self.match.can_undo(last) else None

    def undo(self) -> None:
        """Take back the last move, if the rules of undo allow it."""
        last = self.match.movers[-1] if self.match.movers else None
        if last not in self.humans or last is None:
            self.tell(self.say("common.nothing_to_undo"))
            return
        try:
            self.session.undo(last)
        except IllegalMove as error:
            self.refuse(error)
            return
        self.thought = None
        self.log.rewrite(self.match.events)
        self.rebuild()

    def ask_hint(self) -> None:
        """Let the best computer player say what it would do."""
        if self.can_act and self.hint_thought is None:
            self.app.store.matches.note(self.session.identifier, ASSISTED, "hint", self.viewer)
            self.hint_thought = self.app.thinker.ask(
                self.game, Level.MAESTRO, self.match.seed, self.view, self.app.settings.thinking_seconds
            )
            self._hint_at = len(self.match.moves)
            self.tell(self.say("table.hint_thinking"))

    def _hint_arrived(self) -> None:
        assert self.hint_thought is not None
        move, self.hint_thought = self.hint_thought.move(), None
        if self._hint_at == len(self.match.moves) and self.can_act:
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
            ("undo", "table.undo", self.undo, self.undoer() is not None),
            ("hint", "table.hint", self.ask_hint, self.match.state.turn in self.humans),
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
