"""What the events of Aprologados look like: tiles out of the bag, words onto the board, turns without a word."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.aprologados.parts import (
    Abandoned,
    AprologadosOptions,
    Drew,
    Ended,
    Exchanged,
    Laid,
    LeftOver,
    Passed,
    Redealt,
    Started,
)
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK
from game.aprologados.view import AprologadosView
from game.core import Event
from ui.stage.motion import DEAL, DEAL_STEP, PLAY, SETTLE
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.aprologados.art import tile_sprite
from ui.tables.aprologados.places import LAID, Places, places, rack_of, square_of
from ui.tables.aprologados.shown import Shown, Told
from ui.tables.aprologados.tray import Tile, Tray
from ui.tables.base.table import TableScene

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

SEEN_PASS = 1.6
"""Seconds that a turn without a word stays to be read."""


class AprologadosEvents(TableScene[AprologadosView, AprologadosOptions, Shown]):
    """The tiles on the board and on the racks, and how they move when something happens."""

    game: ClassVar[str] = "aprologados"
    shown_type = Shown

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.setting: Setting = self.view.setting
        """Board, tiles, word bank and preset."""
        self.language = self.view.language
        self.trays = [Tray() for _ in range(self.seats)]
        self.laying = False
        """Whether a word is just being laid: then the one before it is no longer lit."""

    # -- what there is -----------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where everything lies now."""
        return places(self.m, self.setting.layout.size)

    @property
    def tray(self) -> Tray:
        """The tiles of the person at the screen; an empty tray behind the curtain."""
        return self.trays[self.viewer] if self.viewer is not None else Tray()

    @property
    def lit(self) -> Told | None:
        """The last turn, if it brought a word, for as long as that word is to be seen."""
        return None if self.laying else self.shown.last

    def key(self, tile: Tile, seat: int | None = None) -> str:
        """The name on the stage of a tile of a rack, the viewer's if none is named."""
        return f"t{self.viewer if seat is None else seat}.{tile.number}"

    def tile_face(self, tile: str) -> str:
        """The picture of a tile."""
        return tile_sprite(self.app.sprites, self.setting.tiles, tile)

    # -- places ------------------------------------------------------------------------------------------------

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        spots, count = self.places, len(pieces)
        if zone.kind == "square":
            return [spots.on_square(zone.number)] * count
        if zone == LAID:
            where = {self.key(tile): square for square, (tile, _) in self.tray.placed.items()}
            return [spots.on_square(where.get(piece.key, self.setting.layout.centre)) for piece in pieces]
        if zone.number != self.bottom:
            return [spots.on_other_rack(number, count) for number in range(count)]
        picked = self.tray.picked
        lifted = self.key(picked) if picked is not None else ""
        return [spots.on_rack(number, count, piece.key == lifted) for number, piece in enumerate(pieces)]

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: AprologadosView) -> None:
        self.stage.clear()
        self.laying = False
        for square, tile in enumerate(view.board):
            if tile:
                self._lay(square, tile)
        for tray, rack in zip(self.trays, self.shown.racks, strict=True):
            if rack is not None:
                tray.update(rack, view.board)
        self.arrange(0.0)

    def before_opening(self) -> None:
        self.stage.clear()
        self._take_back()

    def _take_back(self) -> None:
        """Nobody has tiles."""
        for tray in self.trays:
            tray.update((), ())
        self.arrange()

    def _lay(self, square: int, tile: str) -> Piece:
        """Put a tile of the match on its square."""
        piece = self.stage.add(f"b{square}", square_of(square), self.tile_face(tile))
        piece.shadow = False
        return piece

    def arrange(self, seconds: float = SETTLE) -> None:
        """Send the tiles that are seen to where the trays have them."""
        wanted: dict[Zone, list[tuple[str, str]]] = {LAID: []}
        for seat, tray in enumerate(self.trays):
            seen = self.shown.racks[seat] is not None
            wanted[rack_of(seat)] = [(self.key(tile, seat), tile.face) for tile in tray.rack] if seen else []
        wanted[LAID] = [(self.key(tile), face) for tile, face in self.tray.placed.values()]
        names = {name for content in wanted.values() for name, _ in content}
        for name in [key for key in self.stage.pieces if key.startswith("t") and key not in names]:
            self.stage.remove(name)
        for zone, content in wanted.items():
            pieces = []
            for name, face in content:
                piece = self.stage.pieces.get(name) or self.stage.add(name, zone, "")
                piece.zone, piece.face = zone, self.tile_face(face)
                pieces.append(piece)
            self.stage.zones[zone] = pieces
            self.stage.refresh(zone, seconds)

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case Started():
                self.reach(event)
                script.wait(0.2)
            case Redealt():
                self.reach(event)
                script.do(self._take_back)
                self._say(self.log.sentence(event), SEEN_PASS)
            case Drew():
                self._show_drawn(event)
            case Laid():
                self._show_laid(event)
            case Passed():
                key = "aprologados.window.passed_forced" if event.forced else "aprologados.window.passed"
                self._say(self.say(key, name=self.names[event.seat]), SEEN_PASS)
            case Exchanged():
                self.reach(event)
                script.do(lambda: self._give_back(event))
                self._say(self.log.sentence(event), 0.7)
            case Abandoned():
                self._say(self.log.sentence(event), 0.8)
            case LeftOver():
                self._say(self.log.sentence(event), 1.2)
            case Ended():
                script.wait(0.4)

    def _say(self, sentence: str, seconds: float) -> None:
        """A sentence, with time to read it."""
        self.script.do(lambda: self.tell(sentence)).wait(seconds)

    def _show_drawn(self, event: Drew) -> None:
        """Tiles that are seen come out of the bag one by one."""
        if event.tiles is None:
            self.reach(event)
            self.script.do(lambda: self.app.sounds.play("tile")).wait(0.1)
        for number, tile in enumerate(event.tiles or ()):
            left = event.left + event.count - number - 1
            self.reach(replace(event, count=1, tiles=(tile,), left=left))
            self.script.do(partial(self._draw_tile, event.seat, tile)).wait(DEAL_STEP)

    def _draw_tile(self, seat: int, face: str) -> None:
        """A tile comes out of the bag onto a rack."""
        tile = self.trays[seat].add([face])[0]
        piece = self.stage.add(self.key(tile, seat), rack_of(seat), self.tile_face(face))
        piece.pose = piece.goal = self.places.from_bag()
        self.stage.refresh(piece.zone, DEAL)
        self.app.sounds.play("tile")

    def _show_laid(self, event: Laid) -> None:
        """Tiles that a hand has laid on the board are there already; others come from their rack, or the plate."""
        by_hand = event.seat == self.viewer and bool(self.tray.placed)
        self.script.do(lambda: self._begin_word(by_hand))
        for square, tile in zip(self.shown.fresh(event), event.tiles, strict=True):
            self.script.do(partial(self._lay_tile, square, tile, None if by_hand else event.seat))
            if not by_hand:
                self.script.wait(DEAL_STEP)
        self.script.settle()
        self.reach(event)
        self.script.do(lambda: self._end_word(event)).wait(0.5 if by_hand else 0.9)

    def _begin_word(self, by_hand: bool) -> None:
        self.laying = True
        if by_hand:
            self.tray.spend()
            self.arrange()

    def _lay_tile(self, square: int, tile: str, seat: int | None) -> None:
        """A tile of the match on its square; from whose it is, if a seat is named."""
        start = self._taken_from(seat, tile) if seat is not None else None
        piece, goal = self._lay(square, tile), self.places.on_square(square)
        piece.pose = piece.goal = goal
        if start is not None:
            piece.pose = piece.goal = replace(goal, x=start[0], y=start[1], depth=400)
            piece.send(goal, PLAY * self.stage.speed)
        self.app.sounds.play("tile")

    def _taken_from(self, seat: int, tile: str) -> tuple[float, float]:
        """Where a tile comes from: its place on the rack, which it leaves, or the plate of whose rack is not seen."""
        face = BLANK if tile.isupper() else tile
        found = next((other for other in self.trays[seat].rack if other.face == face), None)
        if found is None or self.shown.racks[seat] is None:
            return self.places.plate(self.place_of(seat)).center
        pose = self.stage.pieces[self.key(found, seat)].pose
        self.trays[seat].tiles.remove(found)
        self.arrange()
        return pose.x, pose.y

    def _end_word(self, event: Laid) -> None:
        self.laying = False
        self.app.sounds.play("bell" if event.bonus else "right")
        self.app.redraw()

    def _give_back(self, event: Exchanged) -> None:
        tray = self.trays[event.seat]
        for face in event.tiles or ():
            tray.tiles.remove(next(tile for tile in tray.tiles if tile.face == face))
        self.arrange()
        self.app.sounds.play("tile")
