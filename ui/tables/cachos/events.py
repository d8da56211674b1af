"""The Cachos table in motion: cups, dice, and what each event looks like."""

from math import cos, pi
from typing import TYPE_CHECKING, ClassVar

from game.cachos import events as happened
from game.cachos.bids import AS
from game.cachos.parts import (
    Calzar,
    Dudar,
    DudarPaso,
    Obligar,
    Pasar,
    Sentido,
    Showdown,
    Siciliana,
    SinObligo,
    Way,
)
from game.cachos.view import CachosView
from game.core import Event, Move, View
from ui.stage.motion import COLLECT, PLAY, TUMBLE
from ui.stage.stage import Piece, Pose
from ui.tables.base.table import TableScene
from ui.tables.cachos.places import Places, places_for
from ui.tables.cachos.room import DICE
from ui.tables.cachos.shown import Reveal, Shown, counted

if TYPE_CHECKING:
    from ui.app import App
    from ui.flow.conductor import Conductor

LIFT = 0.2
THROW_STEP = 0.16
COUNT_STEP = 0.17
SAY = 0.35
LOOK = 1.0
"""How much longer than a trick a table of dice stays to be looked at, in seconds."""


def rattle(progress: float) -> float:
    """Up and down a few times, and then down for good: a cup that is shaken and set down."""
    return 1 - (1 - progress) ** 0.7 * abs(cos(3.5 * pi * progress))


class CachosStage(TableScene):
    """Cups and dice, and the events of a match."""

    game: ClassVar[str] = "cachos"
    shown_type = Shown

    def __init__(self, app: "App", conductor: "Conductor") -> None:
        super().__init__(app, conductor)
        self.peeking = False
        self.tumbling: dict[str, str] = {}
        """Dice that are still rolling, and the face that they will show."""
        self.tumble_time = 0.0
        self._seen: tuple[object, CachosView] | None = None

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return places_for(self.m, self.match.state.seats)

    @property
    def cachos_view(self) -> CachosView:
        """What the viewer may know; kept, since a picture asks for it many times."""
        key = (self.match.state, len(self.match.moves), self.viewer)
        if self._seen is None or self._seen[0] != key:
            view = self.view
            assert isinstance(view, CachosView)
            self._seen = key, view
        return self._seen[1]

    def die(self, face: int) -> str:
        """The picture of a die in the set that the user likes."""
        return f"dice/{self.app.settings.of(DICE)}_{face}"

    def place(self, zone: str, pieces: list[Piece]) -> list[Pose]:
        kind, seat = zone.rstrip("0123456789"), int(zone.lstrip("abcdefghijklmnopqrstuvwxyz"))
        place, places, count = self.place_of(seat), self.places, len(pieces)
        if kind == "cup":
            return [places.cup(place, self.faces(seat) is not None)] * count
        if kind == "dice":
            return places.dice(place, count)
        if kind == "start":
            return [places.start_die(place)] * count
        if kind == "mounted":
            return [places.mounted(place)] * count
        middle = places.middle
        return [Pose(middle.centerx, middle.centery, 2, 180, 100)] * count

    # -- what is seen of the dice ------------------------------------------------------------------------------

    @property
    def discreet(self) -> bool:
        """Whether somebody else may be looking at the screen: then dice show only while they are being looked at."""
        return len(self.humans) > 1

    def faces(self, seat: int) -> tuple[int, ...] | None:
        """The dice of a seat if they lie open on the screen now."""
        shown = self.shown
        if shown.reveal is not None:
            return shown.reveal.show.dice[seat] if seat in shown.reveal.up else None
        dice = shown.dice[seat] or None
        if seat == self.viewer or self.discreet:
            return dice if self.peeking and self.viewer is not None else None
        return dice

    def lay_cups(self, seconds: float = 0.0) -> None:
        """Cups and dice as they are to be seen now; cups glide, dice are there as soon as a cup goes up."""
        for seat in range(self.match.state.seats):
            self._lay_seat(seat, seconds)

    def _lay_seat(self, seat: int, seconds: float = 0.0) -> None:
        faces = self.faces(seat)
        for piece in list(self.stage.zone(f"dice{seat}")):
            self.stage.remove(piece.key)
        for number, face in enumerate(faces or ()):
            self.stage.add(f"d{seat}.{number}", f"dice{seat}", self.die(face))
        self.stage.refresh(f"dice{seat}", 0.0)
        self._lay_cup(seat, faces is not None, seconds)

    def _lay_cup(self, seat: int, up: bool, seconds: float) -> None:
        zone = f"cup{seat}"
        if not self.shown.counts[seat] and not up:
            for piece in list(self.stage.zone(zone)):
                self.stage.remove(piece.key)
            return
        picture = "cups/peek" if up else "cups/upside_down" if self.shown.thrown else "cups/standing"
        if zone not in self.stage.pieces:
            self.stage.add(zone, zone, picture).shadow = False
            seconds = 0.0
        self.stage.pieces[zone].face = picture
        self.stage.refresh(zone, seconds)

    def look(self, on: bool) -> None:
        """Lift one's cup, or set it down."""
        if on == self.peeking:
            return
        self.peeking = on
        if self.shown.thrown and self.shown.reveal is None:
            self.app.sounds.play("cup_lift" if on else "cup_down")
        self.lay_cups(LIFT)
        self.app.redraw()

    # -- laying out --------------------------------------------------------------------------------------------

    def lay_out(self, view: View) -> None:
        assert isinstance(view, CachosView)
        self.shown = Shown.after(view.rounds[-1]) if view.outcome is not None else Shown.of(view)
        if self.viewer is None:
            self.peeking = False
        self.tumbling.clear()
        self.stage.clear()
        self.lay_cups()

    def before_opening(self) -> None:
        self.stage.clear()
        seats = self.match.state.seats
        shown = Shown.of(self.match.state.view(None))
        shown.opener = shown.turn = None
        shown.dice, shown.thrown = [None] * seats, False
        shown.throwing_for = self.say("cachos.who_opens")
        self.shown = shown
        self.lay_cups()

    # -- time --------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.tumble_time += seconds
        for key, face in list(self.tumbling.items()):
            piece = self.stage.pieces.get(key)
            if piece is not None and piece.moving:
                frame = int(self.tumble_time * 14 + len(key) + ord(key[-1])) % 4 + 1
                piece.face = f"dice/{self.app.settings.of(DICE)}_tumble_{frame}"
                continue
            del self.tumbling[key]
            if piece is not None:
                piece.face = face
            self.app.redraw()

    # -- events ------------------------------------------------------------------------------------------------

    def show(self, event: Event) -> None:
        script = self.script
        match event:
            case happened.StartRolled():
                script.do(lambda: self._throw_start(event)).wait(THROW_STEP)
            case happened.StartTied():
                script.settle().wait(0.6).do(lambda: self._tie(event)).hold(self.pause)
            case happened.RoundStarted():
                if event.number == 1:
                    script.settle().do(self._dim_starts).hold(self.pause)
                script.do(lambda: self._new_round(event)).wait(0.7)
            case happened.Mounted():
                script.settle().do(lambda: self._mount(event)).settle().wait(0.9).do(lambda: self._unmount(event))
            case happened.Rolled():
                script.do(lambda: self._roll(event)).wait(0.1)
            case happened.DirectionChosen():
                script.settle().do(lambda: self._turn_way(event)).wait(SAY)
            case happened.Obliged() | happened.ObligoDeclined():
                script.do(lambda: self._oblige(event)).wait(2 * SAY)
            case happened.BidMade():
                script.settle().do(lambda: self._bid(event)).wait(SAY)
            case happened.FalseStart():
                script.do(lambda: self._false_start(event)).wait(3 * SAY)
            case happened.Passed():
                script.settle().do(lambda: self._speak(event.seat, Pasar(), "tile")).wait(SAY)
            case happened.Doubted() | happened.Calzado() | happened.SicilianaSaid() | happened.PassDoubted():
                script.settle().do(lambda: self._speak(event.seat, _challenge(event), "bell")).wait(2 * SAY)
            case happened.Revealed() | happened.PassShown():
                self._show_reveal(event)
            case happened.DiceLost() | happened.DieRecovered():
                script.do(lambda: self._change_dice(event)).settle()
            case _:
                script.settle()

    # the throw for the opening

    def _throw_start(self, event: happened.StartRolled) -> None:
        zone = f"start{event.seat}"
        for piece in list(self.stage.zone(zone)):
            self.stage.remove(piece.key)
        piece = self.stage.add(zone, zone, self.die(event.face))
        self.tumbling[zone] = piece.face
        cup = self.places.cup(self.place_of(event.seat), False)
        piece.pose = piece.goal = Pose(cup.x, cup.y, cup.width * 0.3, 200, 70)
        self.stage.refresh(zone, TUMBLE)
        self.app.sounds.play("die")

    def _tie(self, event: happened.StartTied) -> None:
        self.shown.throwing_for = self.say("cachos.tie")
        for piece in self.stage.pieces.values():
            if piece.zone.startswith("start"):
                piece.dimmed = int(piece.zone[5:]) not in event.seats

    def _dim_starts(self) -> None:
        """The highest die stays bright."""
        state = self.match.state.view(None)
        assert isinstance(state, CachosView)
        opener = max(state.start_rolls[-1], key=lambda roll: roll.face).seat
        self.shown.opener = self.shown.speaker = opener
        self.shown.throwing_for = self.say("cachos.opens", name=self.match.seats[opener].name)
        for piece in self.stage.pieces.values():
            if piece.zone.startswith("start"):
                piece.dimmed = int(piece.zone[5:]) != opener

    # a round

    def _new_round(self, event: happened.RoundStarted) -> None:
        seats = len(event.dice)
        self.shown = Shown(
            event.number,
            list(event.dice),
            [None] * seats,
            False,
            event.seat,
            Way.IZQUIERDA,
            None,
            True,
            turn=event.seat,
        )
        name = self.match.seats[event.seat].name
        self.shown.throwing_for = self.say("cachos.round_opens", number=event.number, name=name)
        self.peeking = False
        self.tumbling.clear()
        self.stage.clear()
        self.lay_cups()

    def _roll(self, event: happened.Rolled) -> None:
        """The cup is shaken and set down over its dice."""
        self.shown.dice[event.seat] = event.dice
        self.shown.thrown = True
        zone = f"cup{event.seat}"
        self._lay_seat(event.seat)
        piece = self.stage.pieces[zone]
        rest = self.place(zone, [piece])[0]
        piece.pose = Pose(rest.x, rest.y - rest.width * 0.28, rest.width, 9 if event.seat % 2 else -9, rest.depth)
        piece.goal = piece.pose
        piece.send(rest, TUMBLE * self.stage.speed, easing=rattle)
        if self.stage.speed <= 0:
            piece.finish()
        self.app.sounds.play("dice_shake")
        self.app.redraw()

    def _mount(self, event: happened.Mounted) -> None:
        zone = f"mounted{event.seat}"
        piece = self.stage.add(zone, zone, self.die(event.face))
        goal = self.place(zone, [piece])[0]
        piece.pose = piece.goal = Pose(goal.x, goal.y - goal.width, goal.width, 60, goal.depth)
        self.stage.refresh(zone, PLAY)
        self.tell(self.log.sentence(event))
        self.app.sounds.play("die")

    def _unmount(self, event: happened.Mounted) -> None:
        if f"mounted{event.seat}" in self.stage.pieces:
            self.stage.remove(f"mounted{event.seat}")
        self.app.redraw()

    def _speak(self, seat: int, move: Move, sound: str = "tile") -> None:
        self.shown.words[seat] = move
        self.shown.speaker = self.shown.turn = seat
        self.app.sounds.play(sound)
        self.app.redraw()

    def _turn_way(self, event: happened.DirectionChosen) -> None:
        self.shown.way = event.way
        self._speak(event.seat, Sentido(event.way), "click")

    def _oblige(self, event: happened.Obliged | happened.ObligoDeclined) -> None:
        if isinstance(event, happened.Obliged):
            self.shown.obligo, self.shown.wild = event.kind, False
            self._speak(event.seat, Obligar(event.kind), "bell")
        else:
            self._speak(event.seat, SinObligo())

    def _bid(self, event: happened.BidMade) -> None:
        self.shown.bid, self.shown.bidder = event.bid, event.seat
        self.shown.throwing_for = ""
        self._speak(event.seat, event.bid)

    def _false_start(self, event: happened.FalseStart) -> None:
        self.shown.bid = self.shown.bidder = None
        self.shown.false_start, self.shown.wild = True, event.wild
        self.shown.throwing_for = self.say("cachos.false_start")
        self.tell(self.log.sentence(event))
        self.app.sounds.play("wrong")

    # the reveal

    def _show_reveal(self, event: happened.Revealed | happened.PassShown) -> None:
        script, show = self.script, event.showdown
        script.do(lambda: self._begin_reveal(show))
        for seat, cup in self._around(show):
            if cup:
                script.do(lambda seat=seat: self._lift(seat)).wait(1.6 * LIFT)
        script.settle().wait(SAY)
        if isinstance(event, happened.Revealed):
            order = [seat for seat, _ in self._around(show)]
            for die in sorted(counted(show), key=lambda die: (order.index(die[0]), die[1])):
                script.do(lambda die=die: self._count(die)).wait(COUNT_STEP)
        script.wait(SAY).do(lambda: self._decide(show))
        script.hold(None if self.pause is None else self.pause + LOOK * min(1.0, self.pause))

    def _around(self, show: Showdown) -> list[tuple[int, tuple[int, ...] | None]]:
        """The cups in the order in which they go up: from who doubted, around the table."""
        seats = len(show.dice)
        return [((show.by + step) % seats, show.dice[(show.by + step) % seats]) for step in range(seats)]

    def _begin_reveal(self, show: Showdown) -> None:
        self.shown.reveal = Reveal(show)
        self.shown.wild = show.wild
        self.peeking = False
        self.lay_cups(LIFT)
        self.app.redraw()

    def _lift(self, seat: int) -> None:
        assert self.shown.reveal is not None
        self.shown.reveal.up.add(seat)
        self.lay_cups(LIFT)
        self.app.sounds.play("cup_lift")

    def _count(self, die: tuple[int, int]) -> None:
        assert self.shown.reveal is not None
        self.shown.reveal.lit.append(die)
        self.app.sounds.play("tile")
        self.app.redraw()

    def _decide(self, show: Showdown) -> None:
        """What came of it: said in the middle of the table."""
        reveal = self.shown.reveal
        assert reveal is not None
        reveal.lit, reveal.decided = counted(show), True
        self.app.sounds.play("right" if show.change >= 0 else "wrong" if show.seat in self.humans else "chip")
        self.app.redraw()

    def outcome_lines(self, show: Showdown) -> list[str]:
        """Who was right, whose dice change, and who opens."""
        name = self.match.seats[show.seat].name
        if isinstance(show.challenge, DudarPaso):
            first = "cachos.pass_valid" if show.holds else "cachos.pass_invalid"
        elif isinstance(show.challenge, Calzar):
            first = "cachos.exact" if show.holds else "cachos.not_exact"
        else:
            first = "cachos.holds" if show.holds else "cachos.fails"
        lines = [self.say(first)]
        if show.change < 0:
            lines.append(self.say("cachos.loses", name=name, n=-show.change))
        else:
            lines.append(self.say("cachos.recovers" if show.change else "cachos.keeps", name=name))
        return lines

    def _change_dice(self, event: happened.DiceLost | happened.DieRecovered) -> None:
        """Lost dice leave the table; one that comes back lies down beside the others."""
        seat, shown = event.seat, self.shown
        shown.counts[seat] = event.left
        if isinstance(event, happened.DiceLost):
            dice = self.stage.zone(f"dice{seat}")
            for piece in list(dice)[len(dice) - event.lost :]:
                self.stage.move(piece.key, f"gone{seat}", COLLECT)
            self.app.sounds.play("die")
        elif event.gained:
            piece = self.stage.add(f"d{seat}.new", f"dice{seat}", self.die(AS))
            middle = self.places.middle
            piece.pose = piece.goal = Pose(middle.centerx, middle.centery, self.m.px(10), 180, 100)
            self.stage.refresh(f"dice{seat}", COLLECT)
            self.app.sounds.play("die")


def _challenge(event: Event) -> Move:
    return {
        happened.Doubted: Dudar,
        happened.Calzado: Calzar,
        happened.SicilianaSaid: Siciliana,
        happened.PassDoubted: DudarPaso,
    }[type(event)]()
