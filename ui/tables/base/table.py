"""What all tables share: events in motion, the bar on top, the log. The conductor runs the match; a table shows it.

A game's table says how its things lie (`place`), how they are laid out from a view (`lay_out`), what an event looks
like (`show`), and what a person can do (`your_turn`, `handle_table`).
"""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

import pygame

from game.cards import Card
from game.core import Event, IllegalMove, Match, Move, Options, View
from ui import colours
from ui.app import App
from ui.flow.conductor import Asked, Conductor, Curtain, Ended, Played
from ui.flow.manners import Manners
from ui.flow.portraits import portraits
from ui.scene import Scene
from ui.stage.script import Script
from ui.stage.stage import Piece, Pose, Stage, Zone
from ui.tables.base.bar import BAR, build_bar, shortcut
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.exchange import exports
from ui.tables.base.log import Log
from ui.tables.base.pause import PauseScene
from ui.tables.base.result import ResultScene
from ui.tables.base.shown import Shown
from ui.tables.rooms import cloth_picture
from ui.widgets.faces import card_name

LEAST_THINKING, QUICKEST = 0.8, 0.35
"""Seconds: a computer's move never comes faster than a person can follow, whatever the speed of motion."""
TOAST = 3.2
SKIP = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)

V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - options
S = TypeVar("S", bound=Shown)


AnyTable: TypeAlias = "TableScene[Any, Any, Any]"
"""A table of whatever game."""


class TableScene(Scene, Generic[V, O, S]):
    """A match on a table: `V` is the game's view, `O` its options, `S` what its table shows."""

    game: ClassVar[str]
    shown_type: ClassVar[type[Shown]]
    result_scene: ClassVar[type[ResultScene]] = ResultScene
    """What comes up when the match is over."""

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app)
        self.conductor = conductor
        self.stage = Stage(app.sprites, self.place)
        self.script = Script(self.stage)
        conductor.manners = self.manners()
        self.portraits = portraits(app.store, conductor.match)
        self.cloth = cloth_picture(self.game)
        self.shown = cast(S, self.shown_type.of(conductor.view))
        """What is on the screen: the match at the point that the motion has reached."""
        self.tempo = 1.0
        """How much longer everything takes than the settings say."""
        self.hint: Move | None = None
        self.toast = ""
        self.toast_left = 0.0
        self.log = Log(self)
        self.finished = False
        self._reached = False

    # -- what a game's table fills in --------------------------------------------------------------------------

    def manners(self) -> Manners:
        """How people are asked in this game."""
        return Manners()

    @classmethod
    def prepare(cls, options: O) -> None:
        """Begin to load, in the background, what a match with these options needs and takes long."""

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        """Where the pieces of a zone lie at the present size of the window."""
        raise NotImplementedError

    def lay_out(self, view: V) -> None:
        """Lay the table out from a view, at once and without motion. Start with `self.stage.clear()`."""
        raise NotImplementedError

    def before_opening(self) -> None:
        """Lay the table out as it is before the first deal; the events of the opening do the rest."""
        self.stage.clear()

    def show(self, event: Event) -> None:
        """Add what an event looks like to the script. It is already cut to what may be seen. Say `self.reach(event)`
        where it becomes a part of what is shown; if that is not said, it does so at the end of its motion."""

    def your_turn(self, view: V) -> None:
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
        self.paint.cloth(surface, self.cloth)

    def draw_under(self, surface: pygame.Surface) -> None:
        """What lies on the cloth below the pieces."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above the pieces."""

    def status(self) -> str:
        """The line on top: whose turn it is, or what to do."""
        turn = self.conductor.turn
        if turn is None:
            return ""
        if turn == self.viewer and self.conductor.persons_turn:
            return self.say("table.your_turn")
        return self.say("table.turn_of", name=self.names[turn])

    def result_lines(self) -> list[tuple[str, str]]:
        """The figures on the result sheet: a name and what stands beside it."""
        outcome = self.match.state.outcome
        assert outcome is not None
        return [(name, str(points)) for name, points in zip(self.names, outcome.points, strict=True)]

    def after_match(self) -> list[tuple[str, Callable[[], object]]]:
        """What else can be done once the match is over, on the result sheet: what a button says, and what it does."""
        return exports(self.app, self.match)

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
    def options(self) -> O:
        """The match's options."""
        return cast(O, self.match.options)

    @property
    def view(self) -> V:
        """What may be seen at the screen."""
        return cast(V, self.conductor.view)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return self.conductor.people

    @property
    def viewer(self) -> int | None:
        """Through whose eyes one sees; None behind the curtain, and for an onlooker."""
        return self.conductor.viewer

    @property
    def bottom(self) -> int:
        """The seat at the bottom of the screen."""
        return self.conductor.bottom

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.match.seats)

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return [who.name for who in self.match.seats]

    def avatar(self, seat: int) -> str:
        """The picture of who sits there."""
        return self.portraits[seat]

    def place_of(self, seat: int) -> int:
        """How many places after the bottom of the screen a seat sits, in playing order."""
        return (seat - self.bottom) % self.seats

    @property
    def thinking(self) -> bool:
        """Whether somebody who is not at the screen makes up their mind."""
        return self.conductor.asking and not self.conductor.persons_turn

    @property
    def persons_turn(self) -> bool:
        """Whether somebody at the screen is to move."""
        return self.conductor.persons_turn

    @property
    def undoable(self) -> bool:
        """Whether a move can be taken back now."""
        return self.conductor.undoer() is not None

    @property
    def can_act(self) -> bool:
        """Whether the person at the screen is to move and everything has been shown."""
        return self.persons_turn and self.conductor.turn == self.viewer and not self.script.busy

    def rematch(self) -> Scene:
        """A table for the same people and options once more."""
        return type(self)(self.app, self.conductor.rematch())

    # -- coming and going --------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.app.thinker.start()
        self.app.keeping.kept(self.conductor.record)
        super().enter()
        if not self.match.moves:
            self.before_opening()
            self.play_out(self.match.state.opening)
        else:
            self.log.rewrite(self.match.events)

    def rebuild(self) -> None:
        """At once the table as the match has it: after a resize, an undo, or at another point of a replay."""
        self.script.clear()
        self.conductor.ask_again()
        super().rebuild()
        self.sync()
        self.stage.finish()

    def leave(self) -> None:
        self.conductor.close()

    def uncovered(self) -> None:
        self.conductor.ask_again()
        self.app.redraw()

    # -- time --------------------------------------------------------------------------------------------------

    @property
    def pause(self) -> float | None:
        """How long what has to be seen stays: some seconds, or None for until a click. For `script.hold`."""
        pause = self.app.settings.trick_pause
        if self.host is not None:
            return 1.5 * self.tempo
        return None if pause == "click" else float(pause)

    @property
    def animating(self) -> bool:
        return self.stage.busy or (self.script.busy and not self.script.holding) or self.toast_left > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.stage.speed = self.script.speed = self.app.speed * self.tempo
        self.stage.update(seconds)
        was_holding = self.script.holding
        self.script.update(seconds)
        if was_holding and not self.script.holding:
            self.app.redraw()
        self.toast_left = max(0.0, self.toast_left - seconds)
        if self.script.busy:
            self.conductor.rest()
        self._look_for_hint()
        if not self.script.busy and not self.stage.busy and self.on_top:
            self._advance(seconds)

    def _advance(self, seconds: float) -> None:
        """Everything has been shown: let the conductor go on."""
        if self.host is None and self.interlude():
            return
        self.conductor.pace = self.tempo * max(QUICKEST, LEAST_THINKING * self.app.speed)
        match self.conductor.advance(seconds):
            case Ended():
                if not self.finished and self.host is None:
                    self.finished = True
                    self.app.push(self.result_scene(self.app, self))
            case Curtain(seat):
                self.rebuild()
                self.app.push(
                    CurtainScene(self.app, self.names[seat], self.avatar(seat), lambda: self._lift_curtain(seat))
                )
            case Asked(seat, openly):
                self.hint = None
                self.refresh_form()
                if openly:
                    self.asked_openly(seat)
                elif seat in self.humans:
                    self.your_turn(self.view)
                self.app.redraw()
            case Played(seat, events, remark):
                self._played(events)
                if remark:
                    self.tell(self.say(remark, name=self.names[seat]))

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
        """A move was made: show what it caused."""
        self.hint = None
        self.app.keeping.kept(self.conductor.record)
        self.play_out(events)

    def play_out(self, events: list[Event]) -> None:
        """Show events one after another, then make sure that the table shows what is."""
        for event in events:
            seen = self.conductor.seen(event)
            if seen is not None:
                self._reached = False
                self.show(seen)
                if not self._reached:
                    self.reach(seen)
        self.script.do(lambda: self.log.add(events))
        self.script.settle().do(self.sync)
        self.refresh_form()
        self.app.redraw()

    def reach(self, event: Event) -> None:
        """Add to the script that from here on the event is a part of what is shown."""
        self._reached = True
        self.script.do(lambda: self.shown.follow(event))

    def sync(self) -> None:
        """The table as the view has it."""
        view = self.view
        self.shown = cast(S, self.shown_type.of(view))
        self.lay_out(view)
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
        self.app.keeping.kept(self.conductor.record)
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
        if self.host is None:
            self.bar()
            self.controls()

    def bar(self) -> None:
        """The buttons on top."""
        build_bar(self)

    def refresh_form(self) -> None:
        """New buttons for a new situation, the table left as it is."""
        name = self.focus.clear()
        self.form = type(self.form)(self.app, self.focus, self.form)
        self.build()
        self.focus.restore(name)
        self.form.update(0.0)

    def open_menu(self) -> None:
        """The pause menu."""
        self.app.push(PauseScene(self.app, self))

    def open_rules(self) -> None:
        """The rules of this game."""
        self.app.push(self.app.doors.rules(self.game))

    def back(self) -> None:
        self.open_menu()

    # -- events ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.form.typing and self.shortcut(event.key):
            return True
        if self.log.handle(event):
            return True
        if self.skip(event):
            return True
        if super().handle(event):
            return True
        return self.can_act and self.handle_table(event)

    def shortcut(self, key: int) -> bool:
        """Do what a key of the bar does; whether it was one."""
        return shortcut(self, key)

    def skip(self, event: pygame.Event) -> bool:
        """A click on the table, or Space or Enter, ends the motion or the pause under way."""
        if not self.script.busy:
            return False
        key = event.type == pygame.KEYDOWN and event.key in SKIP
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
            middle = (self.m.width / 2, self.m.px(34))
            width = self.m.width * 0.44
            self.paint.text(surface, status, middle, 20, "serif", colours.CREAM, "center", width, shadow=True)
        notes = [self.toast] if self.toast_left > 0 else []
        if self.script.holding and self.host is None:
            notes.insert(0, self.say("table.go_on"))
        for number, note in enumerate(notes):
            self._draw_note(surface, note, number)
        self.form.draw(surface)
        self.log.draw(surface)

    def _draw_note(self, surface: pygame.Surface, sentence: str, number: int) -> None:
        """A sentence over the table; a second one lies above the first."""
        width = self.paint.text_size(sentence, 19, "bold")[0] + self.m.px(56)
        rect = pygame.Rect(0, 0, min(width, round(self.m.width * 0.8)), self.m.pt(46))
        rect.midbottom = (self.m.width // 2, self.note_bottom() - number * self.m.pt(52))
        self.paint.panel(surface, rect)
        self.paint.text(surface, sentence, rect.center, 19, "bold", colours.IVORY, "center", rect.width - self.m.px(20))

    def note_bottom(self) -> int:
        """Where notes lie: above one's own hand."""
        return self.m.height - self.m.px(222)
