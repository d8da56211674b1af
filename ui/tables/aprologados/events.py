"""What the events of Aprologados look like: tiles out of the bag, words onto the board, turns without a word."""

from dataclasses import replace
from typing import TYPE_CHECKING

from game.aprologados.parts import (
    Abandoned,
    Drew,
    Ended,
    Exchanged,
    Laid,
    LeftOver,
    Pass,
    Passed,
    Started,
    Turn,
)
from game.core import Event
from ui.stage.motion import DEAL, DEAL_STEP, PLAY, SETTLE

if TYPE_CHECKING:
    from ui.tables.aprologados.table import AprologadosTable

SEEN_PASS = 1.6
"""Seconds that a turn without a word stays to be read."""


class Showing:
    """Adds events to the script of a table."""

    def __init__(self, table: "AprologadosTable") -> None:
        self.table = table

    def add(self, event: Event) -> None:
        """What an event looks like."""
        script = self.table.script
        name = self.table.match.seats[event.seat].name if hasattr(event, "seat") else ""
        match event:
            case Started():
                script.wait(0.2)
            case Drew():
                if event.tiles is None or self.table.viewer is None:
                    script.do(lambda: self._drawn(event)).wait(0.1)
                for number, tile in enumerate(event.tiles or () if self.table.viewer is not None else ()):
                    left = event.left + event.count - number - 1
                    script.do(lambda tile=tile, left=left: self._draw_tile(tile, left)).wait(DEAL_STEP)
            case Laid():
                self._show_laid(event)
            case Passed():
                key = "aprologados.window.passed_forced" if event.forced else "aprologados.window.passed"
                script.do(lambda: self.table.tell(self.table.say(key, name=name))).wait(SEEN_PASS)
            case Exchanged():
                script.do(lambda: self._gave_back(event))
                told = self.table.say("aprologados.event.Exchanged", name=name, count=event.count)
                script.do(lambda: self.table.tell(told))
                script.wait(0.7)
            case Abandoned():
                script.do(lambda: self.table.tell(self.table.say("aprologados.event.Abandoned", name=name))).wait(0.8)
            case LeftOver():
                told = self.table.say("aprologados.event.LeftOver", name=name, points=event.points)
                script.do(lambda: self.table.tell(told)).wait(1.2)
            case Ended():
                script.wait(0.4)

    def _drawn(self, event: Drew) -> None:
        self.table.bag = event.left
        self.table.app.sounds.play("tile")

    def _draw_tile(self, face: str, left: int) -> None:
        """A tile comes out of the bag onto one's rack."""
        self.table.bag = left
        tile = self.table.tray.add([face])[0]
        piece = self.table.stage.add(self.table.key(tile), "rack", self.table.tile_face(face))
        piece.pose = piece.goal = self.table.bag_pose()
        self.table.stage.refresh("rack", DEAL)
        self.table.app.sounds.play("tile")

    def _show_laid(self, event: Laid) -> None:
        fresh = self.table.state.history[-1].squares
        own = event.seat == self.table.viewer
        self.table.script.do(lambda: self._before_laid(own))
        for square, tile in zip(fresh, event.tiles, strict=True):
            self.table.script.do(lambda s=square, t=tile: self._lay_tile(s, t, own, event.seat))
            if not own:
                self.table.script.wait(DEAL_STEP)
        self.table.script.settle().do(lambda: self._scored(event, fresh))
        self.table.script.wait(0.5 if own else 0.9)

    def _before_laid(self, own: bool) -> None:
        self.table.lit, self.table.just_laid = None, ()
        if own:
            self.table.fingers.forget()
            self.table.tray.spend()
            self.table.arrange(SETTLE)

    def _lay_tile(self, square: int, tile: str, own: bool, seat: int) -> None:
        piece = self.table.board_piece(square, tile)
        goal = self.table.square_pose(square)
        if own:
            piece.pose = piece.goal = goal
        else:
            rect = self.table.panel.plate_rect(seat)
            piece.pose = piece.goal = replace(goal, x=rect.centerx, y=rect.centery, depth=400)
            piece.send(goal, PLAY * self.table.stage.speed)
        self.table.app.sounds.play("tile")

    def _scored(self, event: Laid, fresh: tuple[int, ...]) -> None:
        self.table.scores[event.seat] = event.total
        self.table.just_laid = fresh
        self.table.lit = Turn(event.seat, Pass(), event.words, event.bonus, event.points, fresh, None)
        self.table.app.sounds.play("bell" if event.bonus else "right")
        self.table.app.redraw()

    def _gave_back(self, event: Exchanged) -> None:
        if event.tiles is not None and event.seat == self.table.viewer:
            left = list(event.tiles)
            tray = self.table.tray
            for tile in list(tray.tiles):
                if tile.face in left:
                    left.remove(tile.face)
                    tray.tiles.remove(tile)
            self.table.arrange(SETTLE)
        self.table.app.sounds.play("tile")
