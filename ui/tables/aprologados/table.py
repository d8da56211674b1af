"""The table of Aprologados: the board, one's rack, and a column with scores, the live score and the plays."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, cast

import pygame

from game.aprologados.legality import Preview
from game.aprologados.parts import (
    ANY_LANGUAGE,
    PASSES_TO_END,
    Abandon,
    AprologadosOptions,
    Exchange,
    Lay,
    Pass,
    Reason,
    details_of,
)
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import placed_by
from game.aprologados.setting import setting_of
from game.aprologados.view import AprologadosView, score_preview
from game.core import BadOptions, Event, IllegalMove, Move
from ui import colours
from ui.flow.manners import Manners
from ui.focus import Target
from ui.stage.motion import PLAY, SETTLE
from ui.tables.aprologados.art import draw_board, draw_open_racks, draw_points, mark_squares
from ui.tables.aprologados.clues import Clues
from ui.tables.aprologados.deal import DealScene
from ui.tables.aprologados.dialogs import LookUpScene, near_sentence
from ui.tables.aprologados.events import AprologadosEvents
from ui.tables.aprologados.hands import Fingers
from ui.tables.aprologados.manners import AprologadosManners
from ui.tables.aprologados.panel import Panel
from ui.tables.aprologados.pickers import BlankScene, ExchangeScene, UnseenScene
from ui.tables.aprologados.sheets import MissedScene, SummaryScene
from ui.tables.aprologados.shown import Shown, Told
from ui.tables.aprologados.tray import Tile
from ui.tables.base.dialogs import ask

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

SEEN_NEAR = 6.0
"""Seconds in which one reads the words near a refused one."""


class AprologadosTable(AprologadosEvents):
    """The board as large as the height allows, the rack below it, the rest beside it."""

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.panel = Panel(self)
        self.fingers = Fingers(self)
        self.preview: Preview | None = None
        self.faulty: set[int] = set()
        """The squares of the words for which the last try was refused."""
        self.shuffler = Random(self.match.seed)
        self.opened: list[Told] | None = None
        """All turns with what everybody held, once the match is over."""
        self._rung = -1
        self.clues = Clues(self)

    @classmethod
    def prepare(cls, options: AprologadosOptions) -> None:
        """A word bank takes a moment to unfold: begin while the match is still being set up."""
        if options.idioma != ANY_LANGUAGE:
            threading.Thread(target=unfold, args=(options,), daemon=True).start()

    # -- what there is -----------------------------------------------------------------------------------------

    @property
    def can_exchange(self) -> bool:
        """Whether tiles may be exchanged now."""
        return self.view.can_exchange

    def turns(self) -> Sequence[Told]:
        """The turns so far, as the viewer may know them; when the match is over, all is open."""
        return self.shown.history if self.opened is None else self.opened

    def lay_out(self, view: AprologadosView) -> None:
        super().lay_out(view)
        self.opened = None
        if view.outcome is not None:
            self.opened = Shown.of(cast(AprologadosView, self.match.state.open_view(None))).history
        self.panel.plays.follow()

    def arrange(self, seconds: float = SETTLE) -> None:
        super().arrange(seconds)
        self.look()
        self._add_targets()

    def look(self) -> None:
        """What the tiles on the board would be worth now."""
        placed = self.tray.faces
        self.preview = score_preview(self.view, placed) if placed else None
        self.faulty = set()
        self.panel.refresh()
        self.app.redraw()

    def reach(self, event: Event) -> None:
        super().reach(event)
        self.script.do(self.panel.refresh)

    # -- what a person does ------------------------------------------------------------------------------------

    def bar(self) -> None:
        self.panel.build_bar()

    def controls(self) -> None:
        self.panel.build()
        self._add_targets()

    def refresh_form(self) -> None:
        self.panel.refresh()
        self._add_targets()

    def _add_targets(self) -> None:
        """The board and the rack for the keyboard."""
        had = self.focus.current.name if self.focus.current else ""
        self.focus.drop("rack:")
        self.focus.drop("board")
        if not self.can_act or self.shown.dealing:
            return
        self.focus.add(Target("board", lambda: self.places.frame.inflate(-8, -8), self.fingers.start_writing))
        for number, tile in enumerate(self.tray.rack):
            key = self.key(tile)
            self.focus.add(
                Target(
                    f"rack:{number}",
                    partial(self._piece_rect, key),
                    partial(self.fingers.pick, tile),
                    partial(self.stage.pieces.__contains__, key),
                )
            )
        self.focus.restore(had)

    def _piece_rect(self, key: str) -> pygame.Rect:
        piece = self.stage.pieces.get(key)
        return self.stage.rect(piece, piece.goal) if piece else pygame.Rect(0, 0, 0, 0)

    def your_turn(self, view: AprologadosView) -> None:
        self.look()
        self._add_targets()
        if view.undealt is not None:
            self.app.push(DealScene(self.app, self, view))
            return
        if self._rung != self.conductor.made:
            self._rung = self.conductor.made
            self.app.sounds.play("turn")
        if view.must_pass:
            self.tell(self.say("aprologados.window.must_pass"))

    def manners(self) -> Manners:
        return AprologadosManners()

    def asked_openly(self, seat: int) -> None:
        """In a match dealt by hand, a person hands the computer its tiles."""
        self.app.push(DealScene(self.app, self, cast(AprologadosView, self.conductor.view_of(seat))))

    def handle(self, event: pygame.Event) -> bool:
        free = not self.form.typing and not self.log.open
        if event.type == pygame.KEYDOWN and free and self.can_act and self.fingers.key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.can_act:
            tried = self.panel.disabled_at(event.pos)
            if tried in ("play", "exchange"):  # say why not
                (self.play if tried == "play" else self.exchange)()
                return True
        if self.panel.plays.handle(event):
            return True
        return super().handle(event)

    def shortcut(self, key: int) -> bool:
        """Letters write words here, so the shortcuts of other tables want Ctrl."""
        if key == pygame.K_F1 or pygame.key.get_mods() & pygame.KMOD_CTRL:
            return super().shortcut(key)
        return False

    def handle_table(self, event: pygame.Event) -> bool:
        return self.fingers.mouse(event)

    def lay(self, tile: Tile, square: int) -> None:
        """Put a tile on a square; for a blank that has no letter yet, ask which."""
        tray = self.tray
        lies = self.shown.board[square]
        if lies:
            details = details_of(square, self.setting.layout.size)
            self.refuse(IllegalMove(Reason.OCCUPIED, tile=lies.upper(), **details))
            self.arrange()
        elif tile.blank and tray.square_of(tile) is None:
            self.arrange()
            self.app.push(BlankScene(self.app, self, lambda face: self._laid(tile, square, face.upper())))
        else:
            self._laid(tile, square, "")

    def _laid(self, tile: Tile, square: int, face: str) -> None:
        self.tray.lay(tile, square, face)
        self.fingers.selected = None
        self.app.sounds.play("tile")
        self.arrange()

    def play(self) -> None:
        """Play what lies on the board."""
        if not self.can_act:
            self.tell(self.say("common.not_your_turn"))
            return
        shown = self.preview
        if shown is None:
            self.refuse(IllegalMove(Reason.NOTHING_LAID, word=""))
        elif shown.move is None:
            assert shown.reason is not None
            self.refuse(IllegalMove(shown.reason, **shown.details))
        elif self.commit(shown.move):
            self.fingers.forget()
        else:
            self.faulty = {square for word in shown.words if not word.valid for square in word.squares}

    def refuse(self, error: IllegalMove) -> None:
        details = {
            name: value.upper() if name in ("word", "whole", "tile") and isinstance(value, str) else value
            for name, value in error.details.items()
        }
        super().refuse(IllegalMove(error.reason, **details))
        if error.reason is Reason.NOT_A_WORD:
            near = near_sentence(self, str(error.details["word"]))
            if near:
                self.tell(f"{self.toast} {near}")
                self.toast_left = SEEN_NEAR

    def recall(self) -> None:
        """All tiles back to the rack."""
        self.fingers.forget()
        self.tray.recall_all()
        self.arrange()
        self.app.sounds.play("tile")

    def shuffle(self) -> None:
        """The rack in another order."""
        self.tray.shuffle(self.shuffler)
        self.arrange(PLAY)
        self.app.sounds.play("tiles_shuffle")

    def pass_turn(self) -> None:
        """Let the turn go, after a question."""
        left = PASSES_TO_END - self.view.passes
        text = self.say("aprologados.window.pass_ends") if left == 1 else self.say("aprologados.window.pass_sure")
        ask(
            self.app,
            self.say("aprologados.window.pass"),
            text,
            self.say("aprologados.window.pass"),
            partial(self._give_turn, Pass()),
        )

    def _give_turn(self, move: Move) -> None:
        self.fingers.forget()
        self.tray.recall_all()
        self.arrange(0.0)
        self.commit(move)

    def exchange(self) -> None:
        """Choose tiles to give back."""
        if not self.can_exchange:
            self.commit(Exchange(self.view.rack[:1]))  # which the rules refuse, and say why
            return
        self.recall()
        self.app.push(ExchangeScene(self.app, self, lambda tiles: self._give_turn(Exchange(tuple(tiles)))))

    def abandon(self) -> None:
        """Give the match up, after a question."""
        if self.viewer is None or self.conductor.turn != self.viewer or self.script.busy:
            self.tell(self.say("common.not_your_turn"))
            return
        ask(
            self.app,
            self.say("aprologados.window.abandon"),
            self.say("aprologados.window.abandon_sure"),
            self.say("aprologados.window.abandon"),
            partial(self._give_turn, Abandon()),
        )

    def look_up(self) -> None:
        """Look a word up."""
        self.app.push(LookUpScene(self.app, self))

    def show_unseen(self) -> None:
        """The tiles that are in the bag or on the rival's rack."""
        if self.viewer is not None:
            self.app.push(UnseenScene(self.app, self, self.view))

    def show_missed(self) -> None:
        """The better plays of the finished match."""
        self.app.push(MissedScene(self.app, self))

    def after_match(self) -> list[tuple[str, Callable[[], object]]]:
        return [(self.say("aprologados.window.missed"), self.show_missed), *super().after_match()]

    def show_summary(self) -> None:
        """Every turn so far."""
        self.app.push(SummaryScene(self.app, self))

    def show_hint(self, move: Move) -> None:
        if not isinstance(move, Lay):
            key = "exchange" if isinstance(move, Exchange) else "pass"
            self.tell(self.say("table.hint_is", what=self.say(f"aprologados.window.{key}").lower()))
            return
        self.clues.take(move)

    def ask_hint(self) -> None:
        """Each time a step more of the hint for the position."""
        if not (self.can_act and self.clues.further()):
            super().ask_hint()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.clues.update()

    def tile_rects(self, tiles: Sequence[str]) -> list[pygame.Rect]:
        """Where tiles of one's own lie: on the rack, or laid for now."""
        left, found = Counter(tiles), []
        for tile in self.tray.tiles:
            if left[tile.face]:
                left[tile.face] -= 1
                found.append(self._piece_rect(self.key(tile)))
        return found

    def lay_hint(self, move: Lay) -> None:
        """The whole play on the board, for the player to make."""
        self.recall()
        tray = self.tray
        for square, face in placed_by(self.setting, self.shown.board, move).items():
            tile = next(t for t in tray.rack if t.blank == face.isupper() and (t.blank or t.face == face))
            tray.lay(tile, square, face)
        self.arrange(PLAY)

    # -- picture -----------------------------------------------------------------------------------------------

    def status(self) -> str:
        return ""  # the column says it

    def turn_line(self) -> str:
        """Whose turn it is, or that it is over."""
        turn = self.shown.turn
        if turn is None:
            return self.say("aprologados.window.over")
        if turn == self.viewer and turn in self.humans:
            return self.say("table.your_turn")
        return self.say("table.turn_of", name=self.names[turn])

    def draw_under(self, surface: pygame.Surface) -> None:
        draw_board(surface, self)
        if self.host is not None and None not in self.shown.racks:
            draw_open_racks(surface, self)
        self.panel.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.clues.draw(surface)
        self.fingers.draw(surface)
        lift, tray, dragged = self.m.px(2), self.tray, self.fingers.dragging
        if self.lit is not None and not tray.placed:
            mark_squares(surface, self, "tiles/just_played", self.lit.squares, lift)
        carried = dragged.key if dragged is not None else ""
        placed = (square for square, (tile, _) in tray.placed.items() if self.key(tile) != carried)
        mark_squares(surface, self, "tiles/selected", (square for square in placed if square not in self.faulty), lift)
        mark_squares(surface, self, "tiles/invalid", self.faulty)
        if self.preview is not None and self.preview.move is not None and dragged is None:
            colour = colours.GREEN if self.preview.legal else colours.RED
            draw_points(surface, self, max(tray.placed), self.preview.points, colour)
        elif self.lit is not None and not tray.placed:
            draw_points(surface, self, self.lit.words[0].squares[-1], self.lit.points, (24, 92, 84))

    def _draw_note(self, surface: pygame.Surface, sentence: str, number: int) -> None:
        self.panel.draw_note(surface, sentence)

    def result_lines(self) -> list[tuple[str, str]]:
        scores = zip(self.names, self.shown.scores, strict=True)
        lines = [(name, self.say("aprologados.window.points", n=points)) for name, points in scores]
        best = max((turn for turn in self.turns() if turn.words), key=lambda turn: turn.points, default=None)
        if best is not None:
            what = self.say("aprologados.window.best_play", name=self.names[best.seat])
            lines.append((what, f"{best.word.upper()} {best.points}"))
        return lines


def unfold(options: AprologadosOptions) -> None:
    """Bring a word bank into the form in which plays are found, once."""
    with suppress(BadOptions):  # the match itself will say why
        setting_of(options, options.idioma, Aprologados.rules).lexicon.expand()
