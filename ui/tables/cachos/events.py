"""What the events of Cachos look like: cups, dice, and the script of the table."""

from functools import partial
from math import cos, pi
from typing import ClassVar

from game.cachos import events as happened
from game.cachos.bids import AS
from game.cachos.parts import CachosOptions, Calzar, DudarPaso, Showdown
from game.cachos.view import CachosView
from game.core import Event
from ui.app import App
from ui.flow.conductor import Conductor
from ui.stage.motion import COLLECT, PLAY, TUMBLE
from ui.stage.stage import Piece, Pose, Zone
from ui.tables.base.table import TableScene
from ui.tables.cachos.places import Places, cup_of, dice_of, gone_of, mounted_of, places_for, start_of
from ui.tables.cachos.room import DICE
from ui.tables.cachos.shown import Shown, counted

LIFT = 0.2
THROW_STEP = 0.16
COUNT_STEP = 0.17
SAY = 0.35
LOOK = 1.0
"""How much longer than a trick a table of dice stays to be looked at, in seconds."""


def rattle(progress: float) -> float:
    """Up and down a few times, and then down for good: a cup that is shaken and set down."""
    left: float = (1 - progress) ** 0.7
    return 1 - left * abs(cos(3.5 * pi * progress))


def die_key(seat: int, number: int) -> str:
    """The key of a die that lies open."""
    return f"d{seat}.{number}"


def only(zone: Zone) -> str:
    """The key of the piece of a zone that never holds more than one."""
    return f"{zone.kind}{zone.number}"


class CachosEvents(TableScene[CachosView, CachosOptions, Shown]):
    """Cups and dice, and the events of a match."""

    game: ClassVar[str] = "cachos"
    shown_type = Shown

    def __init__(self, app: App, conductor: Conductor) -> None:
        super().__init__(app, conductor)
        self.peeking = False
        self.caption = ""
        """What stands in the middle for a moment while no bid does: the throw for the opening, a new round."""
        self.speaking: int | None = None
        """Who says something at this moment."""
        self.starting = False
        """Whether they throw for the opening."""
        self.tumbling: dict[str, str] = {}
        """Dice that are still rolling, and the face that they will show."""
        self.tumble_time = 0.0

    # -- places ------------------------------------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """Where things lie in the present window."""
        return places_for(self.m, self.seats)

    def die(self, face: int) -> str:
        """The picture of a die in the set that the user likes."""
        return f"dice/{self.app.settings.of(DICE)}_{face}"

    def place(self, zone: Zone, pieces: list[Piece]) -> list[Pose]:
        up = zone.kind == "cup" and self.faces(zone.number) is not None
        return self.places.place(zone, self.place_of(zone.number), len(pieces), up)

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
        dice = shown.dice[seat]
        if self.host is None and (seat == self.viewer or self.discreet):
            return dice if self.peeking and self.viewer is not None else None
        return dice

    def lay_cups(self, seconds: float = 0.0) -> None:
        """Cups and dice as they are to be seen now; cups glide, dice are there as soon as a cup goes up."""
        for seat in range(self.seats):
            self._lay_seat(seat, seconds)

    def _lay_seat(self, seat: int, seconds: float = 0.0) -> None:
        faces, zone = self.faces(seat), dice_of(seat)
        for piece in list(self.stage.zone(zone)):
            self.stage.remove(piece.key)
        for number, face in enumerate(faces or ()):
            self.stage.add(die_key(seat, number), zone, self.die(face))
        self.stage.refresh(zone, 0.0)
        self._lay_cup(seat, faces is not None, seconds)
        self._dim_dice(seat)

    def _lay_cup(self, seat: int, up: bool, seconds: float) -> None:
        zone = cup_of(seat)
        if not self.shown.counts[seat] and not up:
            for piece in list(self.stage.zone(zone)):
                self.stage.remove(piece.key)
            return
        picture = "cups/peek" if up else "cups/upside_down" if self.shown.thrown else "cups/standing"
        if only(zone) not in self.stage.pieces:
            self.stage.add(only(zone), zone, picture).shadow = False
            seconds = 0.0
        self.stage.pieces[only(zone)].face = picture
        self.stage.refresh(zone, seconds)

    def _dim_dice(self, seat: int) -> None:
        """Once it is decided, dice that did not count are dim."""
        reveal = self.shown.reveal
        for number, piece in enumerate(self.stage.zone(dice_of(seat))):
            piece.dimmed = reveal is not None and reveal.decided and (seat, number) not in reveal.lit

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

    def lay_out(self, view: CachosView) -> None:
        if self.viewer is None:
            self.peeking = False
        self.caption, self.speaking, self.starting = "", None, False
        self._clear()

    def before_opening(self) -> None:
        self.shown.unopened()
        self.caption, self.starting = self.say("cachos.who_opens"), True
        self._clear()

    def _clear(self) -> None:
        """Nothing but the cups, and the dice that lie open."""
        self.tumbling.clear()
        self.stage.clear()
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
                    script.settle()
                self.reach(event)
                if event.number == 1:
                    script.do(lambda: self._opener_found(event.seat)).hold(self.pause)
                script.do(lambda: self._new_round(event)).wait(0.7)
            case happened.Mounted():
                script.settle().do(lambda: self._mount(event)).settle().wait(0.9).do(lambda: self._unmount(event))
            case happened.Rolled():
                self.reach(event)
                script.do(lambda: self._roll(event)).wait(0.1)
            case happened.Revealed() | happened.PassShown():
                self._show_reveal(event)
            case happened.DiceLost() | happened.DieRecovered():
                self.reach(event)
                script.do(lambda: self._change_dice(event)).settle()
            case _:
                self._show_words(event)

    def _show_words(self, event: Event) -> None:
        """Whoever speaks is heard once everything lies still."""
        script = self.script
        if not isinstance(event, happened.Obliged | happened.ObligoDeclined | happened.FalseStart):
            script.settle()
        self.reach(event)
        match event:
            case happened.DirectionChosen():
                script.do(lambda: self._speak(event.seat, "click")).wait(SAY)
            case happened.Obliged() | happened.ObligoDeclined():
                sound = "bell" if isinstance(event, happened.Obliged) else "tile"
                script.do(lambda: self._speak(event.seat, sound)).wait(2 * SAY)
            case happened.BidMade() | happened.Passed():
                script.do(lambda: self._speak(event.seat, "tile")).wait(SAY)
            case happened.FalseStart():
                script.do(lambda: self._false_start(event)).wait(3 * SAY)
            case happened.Doubted() | happened.Calzado() | happened.SicilianaSaid() | happened.PassDoubted():
                script.do(lambda: self._speak(event.seat, "bell")).wait(2 * SAY)

    # the throw for the opening

    def _throw_start(self, event: happened.StartRolled) -> None:
        zone = start_of(event.seat)
        for piece in list(self.stage.zone(zone)):
            self.stage.remove(piece.key)
        piece = self.stage.add(only(zone), zone, self.die(event.face))
        self.tumbling[piece.key] = piece.face
        cup = self.places.cup(self.place_of(event.seat), False)
        piece.pose = piece.goal = Pose(cup.x, cup.y, cup.width * 0.3, 200, 70)
        self.stage.refresh(zone, TUMBLE)
        self.app.sounds.play("die")

    def _tie(self, event: happened.StartTied) -> None:
        self.caption = self.say("cachos.tie")
        self._dim_starts(event.seats)

    def _opener_found(self, seat: int) -> None:
        self.caption = self.say("cachos.opens", name=self.names[seat])
        self._dim_starts((seat,))

    def _dim_starts(self, highest: tuple[int, ...]) -> None:
        """The highest dice stay bright."""
        for seat in range(self.seats):
            for piece in self.stage.zone(start_of(seat)):
                piece.dimmed = seat not in highest

    # a round

    def _new_round(self, event: happened.RoundStarted) -> None:
        self.caption = self.say("cachos.round_opens", number=event.number, name=self.names[event.seat])
        self.speaking, self.starting, self.peeking = None, False, False
        self._clear()

    def _roll(self, event: happened.Rolled) -> None:
        """The cup is shaken and set down over its dice."""
        zone = cup_of(event.seat)
        self._lay_seat(event.seat)
        piece = self.stage.pieces[only(zone)]
        rest = self.place(zone, [piece])[0]
        piece.pose = Pose(rest.x, rest.y - rest.width * 0.28, rest.width, 9 if event.seat % 2 else -9, rest.depth)
        piece.goal = piece.pose
        piece.send(rest, TUMBLE * self.stage.speed, easing=rattle)
        if self.stage.speed <= 0:
            piece.finish()
        self.app.sounds.play("dice_shake")
        self.app.redraw()

    def _mount(self, event: happened.Mounted) -> None:
        zone = mounted_of(event.seat)
        piece = self.stage.add(only(zone), zone, self.die(event.face))
        goal = self.place(zone, [piece])[0]
        piece.pose = piece.goal = Pose(goal.x, goal.y - goal.width, goal.width, 60, goal.depth)
        self.stage.refresh(zone, PLAY)
        self.tell(self.log.sentence(event))
        self.app.sounds.play("die")

    def _unmount(self, event: happened.Mounted) -> None:
        for piece in list(self.stage.zone(mounted_of(event.seat))):
            self.stage.remove(piece.key)
        self.app.redraw()

    def _speak(self, seat: int, sound: str) -> None:
        self.speaking = seat
        if self.shown.bid is not None:
            self.caption = ""
        self.app.sounds.play(sound)
        self.app.redraw()

    def _false_start(self, event: happened.FalseStart) -> None:
        self.caption = self.say("cachos.false_start")
        self.tell(self.log.sentence(event))
        self.app.sounds.play("wrong")

    # the reveal

    def _show_reveal(self, event: happened.Revealed | happened.PassShown) -> None:
        script, show = self.script, event.showdown
        self.reach(event)
        script.do(self._begin_reveal)
        around = [(show.by + step) % self.seats for step in range(self.seats)]
        for seat in around:
            if show.dice[seat]:
                script.do(partial(self._lift, seat)).wait(1.6 * LIFT)
        script.settle().wait(SAY)
        if isinstance(event, happened.Revealed):
            for die in sorted(counted(show), key=lambda die: (around.index(die[0]), die[1])):
                script.do(partial(self._count, die)).wait(COUNT_STEP)
        script.wait(SAY).do(self._decide)
        script.hold(None if self.pause is None else self.pause + LOOK * min(1.0, self.pause))

    def _begin_reveal(self) -> None:
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

    def _decide(self) -> None:
        """What came of it: said in the middle of the table."""
        reveal = self.shown.reveal
        assert reveal is not None
        show = reveal.show
        reveal.lit, reveal.decided = counted(show), True
        for seat in range(self.seats):
            self._dim_dice(seat)
        self.app.sounds.play("right" if show.change >= 0 else "wrong" if show.seat in self.humans else "chip")
        self.app.redraw()

    def outcome_lines(self, show: Showdown) -> list[str]:
        """Who was right, whose dice change, and who opens."""
        name = self.names[show.seat]
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
        seat = event.seat
        dice = self.stage.zone(dice_of(seat))
        if isinstance(event, happened.DiceLost):
            for piece in dice[len(dice) - event.lost :]:
                self.stage.move(piece.key, gone_of(seat), COLLECT)
        elif event.gained:
            piece = self.stage.add(die_key(seat, len(dice)), dice_of(seat), self.die(AS))
            middle = self.places.middle
            piece.pose = piece.goal = Pose(middle.centerx, middle.centery, self.m.px(10), 180, 100)
            self.stage.refresh(dice_of(seat), COLLECT)
        else:
            return
        self.app.sounds.play("die")
