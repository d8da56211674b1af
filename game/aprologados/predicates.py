"""The predicates of the rule page: a session that answers calls such as `formar_palabra(ana,horizontal,8,8,casa)`.

    console = Predicates(keeper, say, seed, budget)
    console.iniciar_partida("ana")            # the facts that it causes, one a line
    console.call("mostrar_fichas(ana).")      # the same from a text

Every call returns lines that are facts in Prolog's form; a failing one raises CallError with a sentence, and changes
nothing. What outlives the session is the keeper's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, Protocol

from game.aprologados.parts import (
    Abandon,
    AprologadosOptions,
    End,
    Exchange,
    Lay,
    Pass,
    Take,
    Turn,
)
from game.aprologados.rules import Aprologados
from game.aprologados.spelling import lay_from_word
from game.aprologados.terms import CallUnreadable, Term, read_call, write_fact, write_term
from game.aprologados.tiles import BLANK
from game.core import BadOptions, Budget, IllegalMove, Level, Match, Move, Outcome, Seat
from game.core.registry import computer_player

MACHINE: Final = "ordenador"
MODES: Final = ("persona_vs_maquina", "persona_vs_persona")
DIRECTIONS: Final = ("horizontal", "vertical")
BLANK_NAMES: Final = frozenset({BLANK, "*", "_", "comodin", "comodín"})
SIZE: Final = 15

Say = Callable[..., str]


@dataclass(frozen=True)
class Standing:
    """How somebody fared over all finished matches."""

    name: str
    played: int = 0
    won: int = 0
    lost: int = 0
    best: int | None = None
    mean: float | None = None

    @property
    def percentage(self) -> float:
        """Matches won of a hundred."""
        return 100 * self.won / self.played if self.played else 0.0


class Keeper(Protocol):
    """What outlives the session: the match at hand, those before it, and the options."""

    def resume(self) -> Match | None:
        """The match that was left unfinished here, if any."""

    def start(self, match: Match) -> None:
        """Keep a new match."""

    def keep(self, match: Match) -> None:
        """Keep what was played, and the outcome if there is one."""

    def finish(self, match: Match, outcome: Outcome) -> None:
        """End the match at hand with an outcome that no move brought about."""

    def standing(self, name: str) -> Standing:
        """How a person fared; an unknown one has an empty record."""

    def standings(self) -> list[Standing]:
        """All people who finished a match."""

    def recall(self) -> str:
        """The options as they were last set, `name=value` words."""

    def remember(self, options: str) -> None:
        """Keep the options."""


class CallError(ValueError):
    """A call that fails; the text says why. Nothing has changed."""


class Predicates:
    """A session of calls."""

    def __init__(self, keeper: Keeper, say: Say, seed: Callable[[], int], budget: Callable[[], Budget]) -> None:
        self.keeper = keeper
        self.say = say
        self.seed = seed
        self.budget = budget
        self.options = AprologadosOptions()
        self.mode = MODES[0]
        self.level = Level.MAESTRO
        self.started = 0
        """Matches begun in this session: `inicio alterno` goes by it."""
        self._recall()
        self.lines: list[str] = []
        self.match = keeper.resume()
        if self.match is not None:
            self._adopt(self.match)

    # -- the calls -----------------------------------------------------------------------------------------------

    def ver_opcion(self, option: str) -> list[str]:
        """Show the value of an option."""
        return [write_fact("opcion", (option, self._value(option)))]

    def establecer_opcion(self, option: str, value: str) -> list[str]:
        """Set an option, between matches."""
        if self.match is not None:
            raise self._error("match_on")
        self._value(option)
        allowed = self._allowed(option)
        if value not in allowed:
            raise self._error("bad_value", option=option, value=value, allowed=", ".join(allowed))
        try:
            if option == "modo":
                self.mode = value
            elif option == "nivel":
                self.level = Level(value)
            elif option == "idioma" and self.options.diccionario != "incluido":
                self.options = replace(self.options, idioma=value, diccionario="incluido")
            else:
                texts = dict(word.split("=") for word in str(self.options).split())
                self.options = AprologadosOptions.from_texts({**texts, option: value})
        except BadOptions as error:
            raise self._error("bad_value", option=option, value=value, allowed=error.allowed) from error
        self.keeper.remember(f"{self.options} modo={self.mode} nivel={self.level}")
        return self.ver_opcion(option)

    def iniciar_partida(self, player: str, other: str | None = None) -> list[str]:
        """Begin a match: a person against the machine, or two people."""
        if self.match is not None:
            raise self._error("match_on")
        names = [player, other if other is not None else MACHINE]
        people = names[: 1 if other is None else 2]
        if any(not name.strip() or _same(name, MACHINE) for name in people):
            raise self._error("bad_name", name=MACHINE)
        if _same(*names):
            raise self._error("same_name", name=player)
        seats = [Seat(player), Seat(other) if other is not None else Seat(MACHINE, self.level)]
        try:
            match = Match(Aprologados, self.options.for_match(self.started), self.seed(), seats)
        except BadOptions as error:
            raise self._error("bad_value", option=error.option, value=error.value, allowed=error.allowed) from error
        self.keeper.start(match)
        self.match = match
        self.mode = MODES[0 if other is None else 1]
        self.started += 1
        self.lines = [write_fact("partida", (*(seat.name for seat in match.seats), self._state(match).language))]
        return self._go_on(match)

    def abandonar_partida(self, player: str) -> list[str]:
        """Lose the match, in turn or out of it."""
        match = self._on()
        seat = self._seat(match, player)
        state = self._state(match)
        self.lines = [write_fact("abandona", (match.seats[seat].name,))]
        if seat == state.turn:
            match.play(Abandon(), seat)
            self.keeper.keep(match)
            assert state.outcome is not None
            outcome = state.outcome
        else:
            outcome = Outcome((1 - seat,), End.ABANDONED, tuple(state.scores))
            self.keeper.finish(match, outcome)
        return self._over(match, outcome)

    def formar_palabra(self, player: str, direction: str, row: str, column: str, word: Term) -> list[str]:
        """Lay a word; the turn passes."""
        match, seat = self._in_turn(player)
        state = self._state(match)
        if direction not in DIRECTIONS:
            raise self._error("bad_direction", direction=direction)
        if any(not place.isdecimal() or not 1 <= int(place) <= SIZE for place in (row, column)):
            raise self._error("bad_place", row=row, column=column)
        if not word:
            raise self._error("bad_word")
        lay = lay_from_word(
            state.setting,
            state.cells,
            state.racks[seat],
            int(row) - 1,
            int(column) - 1,
            direction == DIRECTIONS[0],
            word,
        )
        return self._play(match, lay)

    def pasar_turno(self, player: str) -> list[str]:
        """Pass."""
        match, _ = self._in_turn(player)
        return self._play(match, Pass())

    def asignar_fichas(self, player: str, tiles: Term) -> list[str]:
        """Hand a player the tiles that they drew, in a match dealt by hand."""
        match = self._on()
        seat = self._seat(match, player)
        if isinstance(tiles, str):
            raise self._error("not_a_list", tiles=tiles)
        read = tuple(BLANK if tile in BLANK_NAMES else tile.lower() for tile in tiles)
        return self._play(match, Take(seat, read))

    def cambiar_fichas(self, player: str, tiles: Term) -> list[str]:
        """Exchange tiles, in the presets that allow it."""
        match, _ = self._in_turn(player)
        if isinstance(tiles, str):
            raise self._error("not_a_list", tiles=tiles)
        return self._play(match, Exchange(tuple(BLANK if tile in BLANK_NAMES else tile.lower() for tile in tiles)))

    def mostrar_fichas(self, player: str) -> list[str]:
        """Show a player's tiles."""
        match = self._on()
        seat = self._seat(match, player)
        return [write_fact("fichas", (match.seats[seat].name, self._state(match).racks[seat]))]

    def mostrar_puntuacion(self) -> list[str]:
        """Show both scores."""
        match = self._on()
        return self._scores(match, self._state(match).scores)

    def mostrar_tablero(self) -> list[str]:
        """Show the board, a row a line: tiles, and - where none lies."""
        cells = self._state(self._on()).cells
        rows = (cells[start : start + SIZE] for start in range(0, len(cells), SIZE))
        return [write_fact("fila", (number, [cell or "-" for cell in row])) for number, row in enumerate(rows, 1)]

    def ver_resumen(self) -> list[str]:
        """Show the options, and for every turn the word, its points and the tiles held."""
        match = self._on()
        state = self._state(match)
        lines = [write_fact("opcion", (name, self._value(name))) for name in self._names()]
        lines += [write_fact("jugadores", [seat.name for seat in match.seats]), write_fact("idioma", (state.language,))]
        for number, turn in enumerate(state.history, 1):
            lines.append(
                write_fact(
                    "turno",
                    (
                        number,
                        match.seats[turn.seat].name,
                        turn.word or str(turn.move).split()[0],
                        turn.points,
                        turn.held or (),
                    ),
                )
            )
        return lines

    def ver_historial(self, player: str) -> list[str]:
        """Show a player's wins, losses, best and mean score."""
        record = self.keeper.standing(player)
        return [
            f"historial({write_term(player)},victorias({record.won}),derrotas({record.lost}),"
            f"maxima({record.best or 0}),media({_number(record.mean)}))."
        ]

    def ver_ranking(self) -> list[str]:
        """Show two lists: by share of matches won, and by mean score."""
        people = self.keeper.standings()
        by_wins = sorted(people, key=lambda one: (-one.percentage, -one.won, one.name.casefold()))
        by_mean = sorted(people, key=lambda one: (-(one.mean or 0), -(one.best or 0), one.name.casefold()))
        return [
            *(
                write_fact("ranking_victorias", (place, one.name, one.won, _number(one.percentage)))
                for place, one in enumerate(by_wins, 1)
            ),
            *(
                write_fact("ranking_puntuacion", (place, one.name, one.best or 0, _number(one.mean)))
                for place, one in enumerate(by_mean, 1)
            ),
        ]

    def ayuda(self) -> list[str]:
        """List the calls."""
        return [f"% {line}" for line in self.say("aprologados.console.help").strip().splitlines()]

    # -- from texts ----------------------------------------------------------------------------------------------

    def call(self, line: str) -> list[str]:
        """Answer a line; an empty one or a comment has no answer."""
        try:
            read = read_call(line)
        except CallUnreadable as error:
            raise self._error("unreadable", line=error.line) from error
        if read is None:
            return []
        name, arguments = read
        name = name.replace("ó", "o")
        if name not in CALLS:
            raise self._error("unknown_call", call=name)
        least, most, lists = CALLS[name]
        if not least <= len(arguments) <= most:
            raise self._error("bad_arity", call=name, given=len(arguments))
        for place, argument in enumerate(arguments):
            if isinstance(argument, list) and place != lists:
                raise self._error("unreadable", line=line)
        answer: list[str] = getattr(self, name)(*arguments)
        return answer

    # -- inside --------------------------------------------------------------------------------------------------

    def _error(self, key: str, **details: object) -> CallError:
        return CallError(self.say(f"aprologados.console.{key}", **details))

    def _recall(self) -> None:
        words = dict(word.partition("=")[::2] for word in self.keeper.recall().split())
        mode, level = words.pop("modo", ""), words.pop("nivel", "")
        self.mode = mode if mode in MODES else self.mode
        self.level = Level(level) if level in list(Level) else self.level
        try:
            self.options = AprologadosOptions.from_texts(words)
        except BadOptions:
            return

    def _adopt(self, match: Match) -> None:
        """Take the options of a match that is resumed."""
        assert isinstance(match.options, AprologadosOptions)
        self.options = replace(match.options, empieza=1)
        levels = [seat.level for seat in match.seats if seat.level]
        self.mode = MODES[0 if levels else 1]
        self.level = levels[0] if levels else self.level

    def _names(self) -> list[str]:
        own = [item.name for item in fields(AprologadosOptions) if item.name not in AprologadosOptions.hidden]
        return [own[0], "modo", *own[1:], "nivel"]

    def _value(self, option: str) -> str:
        if option not in self._names():
            raise self._error("no_option", option=option, options=", ".join(self._names()))
        if option == "modo":
            return self.mode
        return str(self.level if option == "nivel" else getattr(self.options, option))

    def _allowed(self, option: str) -> list[str]:
        if option == "modo":
            return list(MODES)
        return list(Level) if option == "nivel" else list(AprologadosOptions.ranges()[option].values)

    def _on(self) -> Match:
        if self.match is None:
            raise self._error("no_match")
        return self.match

    @staticmethod
    def _state(match: Match) -> Aprologados:
        assert isinstance(match.state, Aprologados)
        return match.state

    def _seat(self, match: Match, player: str) -> int:
        for number, seat in enumerate(match.seats):
            if _same(seat.name, player) or (not seat.human and _same(player, MACHINE)):
                return number
        raise self._error("not_in_it", name=player)

    def _in_turn(self, player: str) -> tuple[Match, int]:
        match = self._on()
        seat = self._seat(match, player)
        state = self._state(match)
        turn = state.turn
        assert turn is not None
        if state.dealing:
            lacking = next(seat for seat, count in enumerate(state.missing) if count)
            raise self._error("tiles_awaited", name=match.seats[lacking].name, count=state.missing[lacking])
        if seat != turn:
            raise self._error("not_your_turn", name=player, turn=match.seats[turn].name)
        return match, seat

    def _play(self, match: Match, move: Move) -> list[str]:
        """Make a person's move, and the machine's answer to it."""
        self.lines = []
        self._make(match, move)
        return self._go_on(match)

    def _make(self, match: Match, move: Move) -> None:
        before = len(self._state(match).history)
        try:
            match.play(move)
        except IllegalMove as error:
            raise CallError(self.say(error.reason.value, **error.details)) from error
        self.keeper.keep(match)
        history = self._state(match).history
        if isinstance(move, Take):
            self.lines.append(write_fact("recibe", (match.seats[move.seat].name, move.tiles)))
        elif len(history) > before:
            self.lines.append(self._told(match, history[-1]))

    def _told(self, match: Match, turn: Turn) -> str:
        name = match.seats[turn.seat].name
        if isinstance(turn.move, Lay):
            place = (DIRECTIONS[0 if turn.move.across else 1], turn.move.row + 1, turn.move.column + 1)
            return write_fact("jugada", (name, *place, turn.move.faces, turn.points))
        if isinstance(turn.move, Exchange):
            return write_fact("cambia", (name, len(turn.move.tiles)))
        return write_fact("pasa", (name,))

    def _go_on(self, match: Match) -> list[str]:
        """The machine answers in its turn, as soon as all have their tiles; then what is awaited is told."""
        state = self._state(match)
        while (turn := state.turn) is not None and not state.dealing and not match.seats[turn].human:
            level = match.seats[turn].level
            assert level is not None
            player = computer_player(Aprologados.name, level, match.seed + len(match.moves))
            self._make(match, player.choose(state.view(turn), self.budget()))
        if state.outcome is not None:
            return self._over(match, state.outcome)
        for seat, count in enumerate(state.missing):
            if count:
                self.lines.append(write_fact("faltan_fichas", (match.seats[seat].name, count)))
        if not state.dealing:
            assert state.turn is not None
            self.lines.append(write_fact("turno", (match.seats[state.turn].name,)))
        return self.lines

    def _over(self, match: Match, outcome: Outcome) -> list[str]:
        self.match = None
        reason = {End.ABANDONED: "abandono", End.PASSES: "pases"}.get(End(outcome.reason), "sin_jugadas")
        self.lines += [write_fact("fin", (reason,)), *self._scores(match, outcome.points)]
        winner = match.seats[outcome.winners[0]].name if outcome.winners else ""
        self.lines.append(write_fact("gana", (winner,)) if winner else write_fact("empate"))
        return self.lines

    @staticmethod
    def _scores(match: Match, points: Sequence[int]) -> list[str]:
        return [write_fact("puntuacion", (seat.name, score)) for seat, score in zip(match.seats, points, strict=True)]


#: Each call: fewest and most arguments, and which of them may be a list.
CALLS: Final = {
    "ver_opcion": (1, 1, None),
    "establecer_opcion": (2, 2, None),
    "iniciar_partida": (1, 2, None),
    "abandonar_partida": (1, 1, None),
    "formar_palabra": (5, 5, 4),
    "pasar_turno": (1, 1, None),
    "asignar_fichas": (2, 2, 1),
    "cambiar_fichas": (2, 2, 1),
    "mostrar_fichas": (1, 1, None),
    "mostrar_puntuacion": (0, 0, None),
    "mostrar_tablero": (0, 0, None),
    "ver_resumen": (0, 0, None),
    "ver_historial": (1, 1, None),
    "ver_ranking": (0, 0, None),
    "ayuda": (0, 0, None),
}


def _same(name: str, other: str) -> bool:
    return name.strip().casefold() == other.strip().casefold()


def _number(value: float | None) -> str:
    return f"{value or 0:.1f}"
