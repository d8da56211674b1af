"""The *reto*: two programs play each other, each through its own calls; `docs/reto.md` says what they write and read.

An arbiter stands between them. It deals by hand for both, enters what the machine of one plays as the person of the
other, plays the match itself, and compares what both hold and have after every move: so it can say who broke the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, Protocol

from game.aprologados.parts import AprologadosOptions, End, Lay, Pass, Take
from game.aprologados.predicates import DIRECTIONS, ENDINGS, MACHINE
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import squares_of
from game.aprologados.terms import Call, Term, write_fact
from game.core import IllegalMove, Match, Outcome, Seat
from game.core.chance import shuffled

PERSON: Final = "rival"
"""In each program the person is the other program."""


@dataclass(frozen=True)
class Answer:
    """What came of a call: its facts, and the error if it failed."""

    facts: Sequence[Call]
    error: str | None = None


class Side(Protocol):
    """A program that plays."""

    name: str

    def call(self, text: str) -> Answer:
        """Make a call; raises Foul if there is no answer."""


class Foul(Exception):
    """A side broke the rules, or what was agreed; `key` and `details` make the sentence."""

    def __init__(self, side: Side, key: str, **details: object) -> None:
        self.side = side
        self.key = f"aprologados.reto.{key}"
        self.details = {"name": side.name, **details}
        super().__init__(self.key)


@dataclass
class Player:
    """A side in play: what it has said and nobody has read yet, and whether it takes the match for over."""

    side: Side
    said: list[Call] = field(default_factory=list)
    over: bool = False

    def tell(self, name: str, *arguments: object) -> None:
        """Make a call that must succeed."""
        text = write_fact(name, arguments)
        answer = self.side.call(text)
        if answer.error is not None:
            raise Foul(self.side, "refused", call=text, why=answer.error)
        self.said += answer.facts
        self.over |= any(fact[0] == "fin" for fact in answer.facts)

    def offers(self, name: str, *arguments: object) -> bool:
        """Make a call that the program need not know; whether it does."""
        return self.side.call(write_fact(name, arguments)).error is None

    def asked(self, name: str, *arguments: object) -> dict[str, Term]:
        """What a call shows, by player."""
        text = write_fact(name, arguments)
        answer = self.side.call(text)
        if answer.error is not None:
            raise Foul(self.side, "refused", call=text, why=answer.error)
        return {str(args[0]): args[1] for _, args in answer.facts if len(args) == 2}

    def take(self, *names: str) -> list[Term] | None:
        """The arguments of the first fact of its machine's that it said under one of the names; None without one."""
        for place, (name, arguments) in enumerate(self.said):
            if name in names and arguments and arguments[0] == MACHINE:
                del self.said[: place + 1]
                return [name, *arguments]
        return None


class Reto:
    """A match between two sides; the first opens."""

    def __init__(
        self, sides: Sequence[Side], options: AprologadosOptions, seed: int, told: Callable[[str], None]
    ) -> None:
        self.players = [Player(side) for side in sides]
        self.told = told
        seats = [Seat(side.name) for side in sides]
        options = replace(options, reparto="manual", empieza=1)
        self.match = Match(Aprologados, options, seed, seats)
        self.rng = Random(seed)

    @property
    def state(self) -> Aprologados:
        """What the arbiter knows."""
        assert isinstance(self.match.state, Aprologados)
        return self.match.state

    def play(self) -> Outcome:
        """Play to the end; raises Foul."""
        for seat in (0, 1):
            self._start(seat)
        while self.state.outcome is None:
            if self.state.dealing:
                self._deal()
            else:
                self._turn()
        for player in self.players:
            if not player.over:
                raise Foul(player.side, "late_end")
        self._check_end(self.state.outcome)
        return self.state.outcome

    # -- the beginning -------------------------------------------------------------------------------------------

    def _start(self, seat: int) -> None:
        """Both play by the same options, and both know who opens: player 1, whose side each is told."""
        player, options = self.players[seat], self.match.options
        assert isinstance(options, AprologadosOptions)
        player.tell("establecer_opcion", "idioma", options.idioma)
        player.tell("establecer_opcion", "reparto", "manual")
        player.tell("establecer_opcion", "inicio", "normal")
        player.offers("establecer_opcion", "reglas", options.reglas)
        known = player.offers("establecer_opcion", "maquina", seat + 1)
        if not known and seat == 0:  # the document's own way to let the machine open: the second match of a session
            player.tell("establecer_opcion", "inicio", "alterno")
            player.tell("iniciar_partida", PERSON)
            player.tell("abandonar_partida", PERSON)
            player.said, player.over = [], False
        player.tell("iniciar_partida", PERSON)

    def _deal(self) -> None:
        """The tiles that a player lacks, drawn here and told to both."""
        state = self.state
        seat = next(seat for seat, count in enumerate(state.missing) if count)
        tiles = tuple(shuffled(state.bag, self.rng)[: state.missing[seat]])
        self.match.play(Take(seat, tiles))
        for number, player in enumerate(self.players):
            player.tell("asignar_fichas", self._name(seat, number), tiles)
        self._check_over()

    @staticmethod
    def _name(seat: int, at: int) -> str:
        """How the program at a seat calls the player at a seat."""
        return MACHINE if seat == at else PERSON

    # -- a turn --------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        seat = self.state.turn
        assert seat is not None
        mover, other = self.players[seat], self.players[1 - seat]
        fact = mover.take("jugada", "pasa")
        if fact is None:
            raise Foul(mover.side, "no_play")
        self.told(write_fact(str(fact[0]), [mover.side.name, *fact[2:]]))
        if fact[0] == "pasa":
            self.match.play(Pass())
            other.tell("pasar_turno", PERSON)
        else:
            lay, points = self._lay(mover, fact)
            try:
                self.match.play(lay)
            except IllegalMove as error:
                raise Foul(mover.side, "illegal", play=str(lay), reason=error.reason, why=error.details) from error
            earned = self.state.history[-1].points
            if points != str(earned):
                raise Foul(mover.side, "points", play=str(lay), claimed=points, points=earned)
            other.tell("formar_palabra", PERSON, *fact[2:5], lay.faces)
        self._check_move(seat)
        self._check_over()

    def _lay(self, mover: Player, fact: Sequence[Term]) -> tuple[Lay, Term]:
        """The play of `jugada(ordenador,O,F,C,Fichas,Puntos)`; a blank on the board may be in capitals or not."""
        match fact:
            case [_, _, str(direction), str(row), str(column), list(faces), points] if (
                direction in DIRECTIONS and row.isdecimal() and column.isdecimal()
            ):
                lay = Lay(int(row) - 1, int(column) - 1, direction == DIRECTIONS[0], tuple(faces))
                covered = {square for square, tile in enumerate(self.state.cells) if tile}
                squares = squares_of(self.state.setting, lay)
                spelled = [face.lower() if at in covered else face for at, face in zip(squares, faces, strict=True)]
                return replace(lay, faces=tuple(spelled)), points
        raise Foul(mover.side, "unreadable", fact=write_fact(str(fact[0]), fact[1:]))

    # -- agreement -----------------------------------------------------------------------------------------------

    def _check_move(self, mover: int) -> None:
        """Both give the mover the points and the tiles that they have; the other's may have moved on already."""
        for number, player in enumerate(self.players):
            if not player.over:
                if self.state.outcome is not None:
                    raise Foul(player.side, "late_end")
                name = self._name(mover, number)
                points = player.asked("mostrar_puntuacion").get(name)
                if points != str(self.state.scores[mover]):
                    raise Foul(player.side, "disagrees", said=points, meant=self.state.scores[mover])
                tiles = player.asked("mostrar_fichas", name).get(name)
                if not isinstance(tiles, list) or Counter(tiles) != Counter(self.state.racks[mover]):
                    raise Foul(player.side, "disagrees", said=tiles, meant=self.state.racks[mover])

    def _check_over(self) -> None:
        """Nobody takes the match for over while it is not."""
        if self.state.outcome is None:
            for number, player in enumerate(self.players):
                ahead = self.state.turn == number and any(fact[0] in ("jugada", "pasa") for fact in player.said)
                if player.over and not ahead:  # who is ahead has made the last move already, which is still to be told
                    raise Foul(player.side, "early_end")

    def _check_end(self, outcome: Outcome) -> None:
        for number, player in enumerate(self.players):
            last = {args[0]: args[1] for name, args in player.said if name == "puntuacion" and len(args) == 2}
            meant = {self._name(seat, number): str(points) for seat, points in enumerate(outcome.points)}
            if last and last != meant:
                raise Foul(player.side, "disagrees", said=last, meant=meant)

    def result(self, outcome: Outcome) -> list[str]:
        """The end as facts."""
        names = [seat.name for seat in self.match.seats]
        lines = [write_fact("fin", (ENDINGS[End(outcome.reason)],))]
        lines += [write_fact("puntuacion", pair) for pair in zip(names, outcome.points, strict=True)]
        return [*lines, write_fact("gana", (names[outcome.winners[0]],)) if outcome.winners else write_fact("empate")]
