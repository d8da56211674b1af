"""The table of Aprologados: the board, one's rack, and a column with scores, the live score and the plays."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.aprologados.legality import Preview
from game.aprologados.parts import (
    ANY_LANGUAGE,
    Abandon,
    AprologadosOptions,
    Exchange,
    Lay,
    Pass,
    Reason,
    Turn,
    details_of,
)
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import placed_by
from game.aprologados.setting import Setting, setting_of
from game.aprologados.view import AprologadosView, score_preview
from game.core import BadOptions, Event, IllegalMove, Move, Options, View
from ui import colours
from ui.flow.manners import Manners
from ui.focus import Target
from ui.paint import PREMULTIPLIED
from ui.stage.motion import PLAY, SETTLE
from ui.stage.stage import Piece, Pose
from ui.tables.aprologados.art import Places, board_sprite, places, tile_sprite
from ui.tables.aprologados.events import Showing
from ui.tables.aprologados.hands import Fingers
from ui.tables.aprologados.manners import AprologadosManners
from ui.tables.aprologados.panel import Panel
from ui.tables.aprologados.pickers import BlankScene, DealScene, ExchangeScene, UnseenScene
from ui.tables.aprologados.shown import Shown
from ui.tables.aprologados.tray import Tile, Tray
from ui.tables.aprologados.words import LookUpScene, SummaryScene
from ui.tables.base.dialogs import ask
from ui.tables.base.table import TableScene

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor


class AprologadosTable(TableScene):
    """The board as large as the height allows, the rack below it, the rest beside it."""

    game: ClassVar[str] = "aprologados"
    shown_type = Shown

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.trays: dict[int, Tray] = {seat: Tray() for seat in self.humans}
        self.panel = Panel(self)
        self.fingers = Fingers(self)
        self.showing = Showing(self)
        self.seen: AprologadosView = self.match.state.view(self.viewer)
        self.preview: Preview | None = None
        self.faulty: set[int] = set()
        """The squares of the words for which the last try was refused."""
        self.scores = [0, 0]
        self.bag = self.seen.bag
        self.lit: Turn | None = None
        self.just_laid: tuple[int, ...] = ()
        self.shuffler = Random(self.match.seed)
        self._rung = -1

    @classmethod
    def prepare(cls, options: Options) -> None:
        """A word bank takes a moment to unfold: begin while the match is still being set up."""
        assert isinstance(options, AprologadosOptions)
        if options.idioma != ANY_LANGUAGE:
            threading.Thread(target=unfold, args=(options,), daemon=True).start()

    # -- what there is -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Aprologados:
        """The match's state."""
        state = self.match.state
        assert isinstance(state, Aprologados)
        return state

    @property
    def setting(self) -> Setting:
        """Board, tiles, word bank and preset."""
        return self.state.setting

    @property
    def size(self) -> int:
        """The side of the board in squares."""
        return self.setting.layout.size

    @property
    def places(self) -> Places:
        """Where everything lies now."""
        return places(self.m, self.size)

    @property
    def tray(self) -> Tray:
        """The tiles of the person at the screen; an empty tray behind the curtain."""
        return self.trays[self.viewer] if self.viewer is not None else Tray()

    def tile_face(self, tile: str) -> str:
        """The picture of a tile."""
        return tile_sprite(self.app, self.setting.tiles, tile)

    # -- places ------------------------------------------------------------------------------------------------

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        if zone == "rack":
            return [self._rack_pose(number, len(pieces)) for number in range(len(pieces))]
        if zone == "board":
            return [self.square_pose(int(piece.key.removeprefix("b"))) for piece in pieces]
        if zone == "laid":
            where = {self.key(tile): square for square, (tile, _) in self.tray.placed.items()}
            return [self.square_pose(where.get(piece.key, self.setting.layout.centre)) for piece in pieces]
        return [self.bag_pose()] * len(pieces)

    def _rack_pose(self, number: int, count: int) -> Pose:
        spots = self.places
        step = spots.tile * 1.08
        x = spots.rack.centerx + (number - (count - 1) / 2) * step
        chosen = self.fingers.selected
        rack = self.tray.rack
        lifted = number < len(rack) and rack[number] == chosen
        return Pose(x, spots.rack.top + spots.tile * (0.28 if lifted else 0.42), spots.tile, 0, 10 + number)

    def square_pose(self, square: int) -> Pose:
        """How a tile lies on a square."""
        rect = self.places.square(square, self.size)
        return Pose(rect.centerx, rect.centery, rect.width - max(1, self.m.px(1)), 0, 0)

    def bag_pose(self) -> Pose:
        """Where tiles come from."""
        rect = self.panel.bag_rect()
        return Pose(rect.centerx, rect.centery, self.places.cell * 0.7, 0, 300)

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: View) -> None:
        assert isinstance(view, AprologadosView)
        self.stage.clear()
        self.seen = view
        self.scores, self.bag = list(view.scores), view.bag
        self.lit = view.history[-1] if view.history and view.history[-1].words else None
        self.just_laid = self.lit.squares if self.lit else ()
        for square, tile in enumerate(view.board):
            if tile:
                self.board_piece(square, tile)
        if self.viewer is not None:
            self.tray.update(view.rack, view.board)
            self.arrange(0.0)
        self.panel.follow()

    def board_piece(self, square: int, tile: str) -> Piece:
        """Put a tile of the match on its square."""
        piece = self.stage.add(f"b{square}", "board", self.tile_face(tile))
        piece.shadow = False
        return piece

    def key(self, tile: Tile) -> str:
        """The name of a tile of the rack on the stage."""
        return f"t{self.viewer}.{tile.number}"

    def arrange(self, seconds: float = SETTLE) -> None:
        """Send the player's tiles to where the tray has them, and look at what they are worth."""
        tray = self.tray
        zones = {"rack": [(tile, tile.face) for tile in tray.rack], "laid": list(tray.placed.values())}
        wanted = {self.key(tile) for tile in tray.tiles}
        for name in [key for key in self.stage.pieces if key.startswith("t") and key not in wanted]:
            self.stage.remove(name)
        for zone, content in zones.items():
            pieces = []
            for tile, face in content:
                piece = self.stage.pieces.get(self.key(tile)) or self.stage.add(self.key(tile), zone, "")
                piece.zone, piece.face = zone, self.tile_face(face)
                pieces.append(piece)
            self.stage.zones[zone] = pieces
        self.stage.refresh("rack", seconds)
        self.stage.refresh("laid", seconds)
        self.look()
        self._add_targets()

    def look(self) -> None:
        """What the tiles on the board would be worth now."""
        placed = self.tray.faces
        self.preview = score_preview(self.seen, placed) if placed else None
        self.faulty = set()
        self.panel.refresh()
        self.app.redraw()

    # -- events ------------------------------------------------------------------------------------------------

    def before_opening(self) -> None:
        self.stage.clear()
        self.bag = len(self.setting.tiles.all())
        for tray in self.trays.values():
            tray.update((), ())
        self.look()

    def show(self, event: Event) -> None:
        self.showing.add(event)

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
        if not self.can_act or self.seen.dealing:
            return
        self.focus.add(Target("board", lambda: self.places.frame.inflate(-8, -8), self.fingers.start_writing))
        for number, tile in enumerate(self.tray.rack):
            key = self.key(tile)
            self.focus.add(
                Target(
                    f"rack:{number}",
                    lambda k=key: self._piece_rect(k),
                    lambda t=tile: self.fingers.pick(t),
                    lambda k=key: k in self.stage.pieces,
                )
            )
        self.focus.restore(had)

    def _piece_rect(self, key: str) -> pygame.Rect:
        piece = self.stage.pieces.get(key)
        return self.stage.rect(piece, piece.goal) if piece else pygame.Rect(0, 0, 0, 0)

    def your_turn(self, view: View) -> None:
        assert isinstance(view, AprologadosView)
        self.seen = view
        self.look()
        self._add_targets()
        if view.undealt is not None:
            self._deal(self.viewer)
            return
        if self._rung != len(self.match.moves):
            self._rung = len(self.match.moves)
            self.app.sounds.play("turn")
        if view.must_pass:
            self.tell(self.say("aprologados.window.must_pass"))

    def manners(self) -> Manners:
        return AprologadosManners()

    def asked_openly(self, seat: int) -> None:
        """In a match dealt by hand, a person hands the computer its tiles."""
        self._deal(seat)

    def _deal(self, seat: int | None) -> None:
        assert seat is not None
        self.app.push(DealScene(self.app, self, seat))

    def handle(self, event: pygame.Event) -> bool:
        free = not self.form.typing and not self.log.open
        if event.type == pygame.KEYDOWN and free and self.can_act and self.fingers.key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.can_act:
            tried = self.panel.disabled_at(event.pos)
            if tried in ("play", "exchange"):  # say why not
                (self.play if tried == "play" else self.exchange)()
                return True
        if self.panel.handle(event):
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
        if self.seen.board[square]:
            details = details_of(square, self.size)
            self.refuse(IllegalMove(Reason.OCCUPIED, tile=self.seen.board[square].upper(), **details))
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
        elif not self.commit(shown.move):
            self.faulty = {square for word in shown.words if not word.valid for square in word.squares}

    def refuse(self, error: IllegalMove) -> None:
        details = {
            name: value.upper() if name in ("word", "whole", "tile") and isinstance(value, str) else value
            for name, value in error.details.items()
        }
        super().refuse(IllegalMove(error.reason, **details))

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
        left = 4 - self.seen.passes
        text = self.say("aprologados.window.pass_ends") if left == 1 else self.say("aprologados.window.pass_sure")
        ask(
            self.app,
            self.say("aprologados.window.pass"),
            text,
            self.say("aprologados.window.pass"),
            lambda: self._give_turn(Pass()),
        )

    def _give_turn(self, move: Move) -> None:
        self.fingers.forget()
        self.tray.recall_all()
        self.arrange(0.0)
        self.commit(move)

    def exchange(self) -> None:
        """Choose tiles to give back."""
        if not self.seen.can_exchange:
            try:
                self.state.check(Exchange(self.seen.rack[:1]))
            except IllegalMove as error:
                self.refuse(error)
            return
        self.recall()
        self.app.push(ExchangeScene(self.app, self, lambda tiles: self._give_turn(Exchange(tuple(tiles)))))

    def abandon(self) -> None:
        """Give the match up, after a question."""
        if self.viewer is None or self.state.turn != self.viewer or self.script.busy:
            self.tell(self.say("common.not_your_turn"))
            return
        ask(
            self.app,
            self.say("aprologados.window.abandon"),
            self.say("aprologados.window.abandon_sure"),
            self.say("aprologados.window.abandon"),
            lambda: self._give_turn(Abandon()),
        )

    def look_up(self) -> None:
        """Look a word up."""
        self.app.push(LookUpScene(self.app, self))

    def show_unseen(self) -> None:
        """The tiles that are in the bag or on the rival's rack."""
        if self.viewer is not None:
            self.app.push(UnseenScene(self.app, self))

    def show_summary(self) -> None:
        """Every turn so far."""
        self.app.push(SummaryScene(self.app, self))

    def turns(self) -> Sequence[Turn]:
        """The turns so far, as the viewer may know them; when the match is over, all is open."""
        return self.state.history if self.state.outcome is not None else self.seen.history

    def show_hint(self, move: Move) -> None:
        if not isinstance(move, Lay):
            key = "exchange" if isinstance(move, Exchange) else "pass"
            self.tell(self.say("table.hint_is", what=self.say(f"aprologados.window.{key}").lower()))
            return
        self.recall()
        tray = self.tray
        for square, face in placed_by(self.setting, self.seen.board, move).items():
            tile = next(t for t in tray.rack if t.blank == face.isupper() and (t.blank or t.face == face))
            tray.lay(tile, square, face)
        self.arrange(PLAY)
        self.tell(self.say("table.hint_is", what=move.word.upper()))

    # -- picture -----------------------------------------------------------------------------------------------

    def status(self) -> str:
        return ""  # the column says it

    def turn_line(self) -> str:
        """Whose turn it is, or that it is over."""
        return super().status() or self.say("aprologados.window.over")

    def draw_under(self, surface: pygame.Surface) -> None:
        spots, paint = self.places, self.paint
        paint.shadow(surface, spots.frame, 16)
        board = self.app.sprites.get(board_sprite(self.app, self.setting.layout), spots.frame.size)
        surface.blit(board, spots.frame, special_flags=PREMULTIPLIED)
        rack = self.app.sprites.get("tiles/rack", spots.rack.size)
        paint.shadow(surface, spots.rack, 8, 110)
        surface.blit(rack, spots.rack, special_flags=PREMULTIPLIED)
        self.panel.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.fingers.draw(surface)
        lift = self.m.px(2)
        for square in self.just_laid if not self.tray.placed else ():
            self._over_square(surface, "tiles/just_played", square, lift)
        for square, (tile, _) in self.tray.placed.items():
            carried = self.fingers.dragging is not None and self.fingers.dragging.key == self.key(tile)
            if square not in self.faulty and not carried:
                self._over_square(surface, "tiles/selected", square, lift)
        for square in self.faulty:
            self._over_square(surface, "tiles/invalid", square, 0)
        if self.preview is not None and self.preview.move is not None and not self.fingers.dragging:
            good = self.preview.legal
            self._badge(surface, max(self.tray.placed), self.preview.points, colours.GREEN if good else colours.RED)
        elif self.lit is not None and not self.tray.placed:
            self._badge(surface, self.lit.words[0].squares[-1], self.lit.points, (24, 92, 84))

    def _over_square(self, surface: pygame.Surface, name: str, square: int, grow: int) -> None:
        rect = self.places.square(square, self.size).inflate(grow, grow)
        surface.blit(self.app.sprites.get(name, rect.size), rect, special_flags=PREMULTIPLIED)

    def _badge(self, surface: pygame.Surface, square: int, points: int, colour: colours.Colour) -> None:
        """The points of a play, at the corner of its last tile."""
        m, paint = self.m, self.paint
        text = str(points)
        width, height = paint.text_size(text, 16, "bold")
        rect = pygame.Rect(0, 0, max(width + m.px(14), height + m.px(4)), height + m.px(4))
        rect.center = self.places.square(square, self.size).topright
        rect.clamp_ip(self.places.frame)
        pygame.draw.rect(surface, colours.WOOD_DARK, rect.inflate(m.px(4), m.px(4)), border_radius=rect.height)
        pygame.draw.rect(surface, colour, rect, border_radius=rect.height)
        paint.text(surface, text, rect.center, 16, "bold", colours.IVORY, "center")

    def _draw_note(self, surface: pygame.Surface, sentence: str, number: int) -> None:
        self.panel.draw_note(surface, sentence)

    def result_lines(self) -> list[tuple[str, str]]:
        outcome = self.state.outcome
        assert outcome is not None
        lines = [
            (who.name, self.say("aprologados.window.points", n=points))
            for who, points in zip(self.match.seats, outcome.points, strict=True)
        ]
        best = max((turn for turn in self.state.history if turn.words), key=lambda turn: turn.points, default=None)
        if best is not None:
            what = self.say("aprologados.window.best_play", name=self.match.seats[best.seat].name)
            lines.append((what, f"{best.word.upper()} {best.points}"))
        return lines


def unfold(options: AprologadosOptions) -> None:
    """Bring a word bank into the form in which plays are found, once."""
    with suppress(BadOptions):  # the match itself will say why
        setting_of(options, options.idioma, Aprologados.rules).lexicon.expand()
