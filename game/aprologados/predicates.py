"""The predicates of the rule page: a session that answers calls such as `formar_palabra(ana,horizontal,8,8,casa)`.

Each call is a method too, with the same name and arguments:

    >>> from game.aprologados.keeper import Nothing
    >>> session = Predicates(Nothing(), lambda key, **details: key, lambda: 5, lambda: Budget(playouts=1))
    >>> session.establecer_opcion("reparto", "manual")
    ['opcion(reparto,manual).']
    >>> session.iniciar_partida("ana", "jon")[:2]
    ['partida(ana,jon,castellano).', 'opcion(modo,persona_vs_persona).']
    >>> session.asignar_fichas("ana", list("caminos"))
    ['recibe(ana,[a,c,i,m,n,o,s]).', 'faltan_fichas(jon,7).']
    >>> session.call("asignar_fichas(jon, [a,e,i,o,u,l,s]).")
    ['recibe(jon,[a,e,i,l,o,s,u]).', 'turno(ana).']
    >>> session.formar_palabra("ana", "horizontal", 8, 4, "caminos")
    ['jugada(ana,horizontal,8,4,[c,a,m,i,n,o,s],68).', 'faltan_fichas(ana,7).']
    >>> session.pasar_turno("jon")
    Traceback (most recent call last):
    game.aprologados.keeper.CallError: aprologados.console.tiles_awaited

Every call returns lines that are facts in Prolog's form; a failing one raises CallError with a sentence, and changes
nothing. What outlives the session is the keeper's affair.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from game.aprologados import banks
from game.aprologados.keeper import CallError, Keeper
from game.aprologados.lexicon import normalise
from game.aprologados.parts import (
    PACKAGED,
    Abandon,
    AprologadosOptions,
    BankTooSmall,
    End,
    Exchange,
    Lay,
    Pass,
    Take,
    Turn,
)
from game.aprologados.rules import Aprologados
from game.aprologados.spelling import lay_from_word
from game.aprologados.terms import (
    Call,
    CallUnreadable,
    Term,
    VariableGiven,
    read_queries,
    write_fact,
    write_term,
)
from game.aprologados.tiles import BLANK
from game.core import BadOptions, Budget, IllegalMove, Level, Match, Move, Outcome, Player, Seat
from game.core.registry import computer_player

MACHINE: Final = "ordenador"
MODES: Final = ("persona_vs_maquina", "persona_vs_persona")
DIRECTIONS: Final = ("horizontal", "vertical")
BLANK_NAMES: Final = frozenset({BLANK, "*", "comodin", "comodín"})
SIZE: Final = 15

Say = Callable[..., str]
P = ParamSpec("P")
Answer = Callable[Concatenate["Predicates", P], list[str]]


def answers(method: Answer[P]) -> Answer[P]:
    """A call: its answer begins by saying which names were taken for those of known players."""

    @wraps(method)
    def answer(self: Predicates, /, *args: P.args, **kwargs: P.kwargs) -> list[str]:
        self.same = {}
        lines = method(self, *args, **kwargs)
        return [*(write_fact("mismo_jugador", pair) for pair in self.same.items()), *lines]

    return answer


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
        self.machine_seat = 1
        self.same: dict[str, str] = {}
        """The names in the call at hand that differ from those of the players meant, and these."""
        self.players: dict[int, Player] = {}
        """The computer players of the match at hand, by seat."""
        self.started = 0
        """Matches begun in this session: `inicio alterno` goes by it."""
        self._recall()
        self.lines: list[str] = []
        self.match = keeper.resume()
        if self.match is not None:
            self._adopt(self.match)

    # -- the calls -----------------------------------------------------------------------------------------------

    @answers
    def ver_opcion(self, option: str) -> list[str]:
        """Show the value of an option."""
        return [self._option(_atom(option))]

    @answers
    def establecer_opcion(self, option: str, value: str) -> list[str]:
        """Set an option, between matches."""
        if self.match is not None:
            raise self._error("match_on")
        option, value = _atom(option), _atom(value)
        self._value(option)
        allowed = self._allowed(option)
        if value not in allowed:
            raise self._error("bad_value", option=option, value=value, allowed=", ".join(allowed))
        if option == "modo":
            self.mode = value
        elif option == "nivel":
            self.level = Level(value)
        elif option == "maquina":
            self.machine_seat = int(value) - 1
        else:
            self._set(option, value)
        self._remember()
        return [self._option(option)]

    def _set(self, option: str, value: str) -> None:
        texts = dict(word.split("=") for word in str(self.options).split())
        if option == "idioma" and banks.own().get(self.options.diccionario) != value:  # a bank is of one language
            texts["diccionario"] = PACKAGED
        if option == "diccionario" and value != PACKAGED and banks.own()[value] != self.options.idioma:
            raise self._error("bank_language", value=value, idioma=banks.own()[value])
        self.options = AprologadosOptions.from_texts({**texts, option: value})

    def _remember(self) -> None:
        self.keeper.remember(f"{self.options} modo={self.mode} nivel={self.level} maquina={self.machine_seat + 1}")

    @answers
    def iniciar_partida(self, player: str, other: str | None = None) -> list[str]:
        """Begin a match: a person against the machine, or two people."""
        if self.match is not None:
            raise self._error("match_on")
        people = [self._person(name) for name in ([player] if other is None else [player, other])]
        if len(people) == 2 and _same(*people):
            raise self._error("same_name", name=player)
        seats = [Seat(name) for name in people]
        if other is None:
            seats.insert(self.machine_seat, Seat(MACHINE, self.level))
        try:
            match = Match(Aprologados, self.options.for_match(self.started), self.seed(), seats)
        except BankTooSmall as error:
            raise self._error("bank_too_small", value=error.value) from error
        except BadOptions as error:
            raise self._error("bad_bank", value=error.value) from error
        self.keeper.start(match)
        self.match, self.players = match, {}
        self.started += 1
        self.lines = [write_fact("partida", (*(seat.name for seat in match.seats), self._state(match).language))]
        mode = MODES[0 if other is None else 1]
        if self.mode != mode:
            self.mode = mode
            self._remember()
            self.lines.append(self._option("modo"))
        return self._go_on(match)

    def _person(self, name: str) -> str:
        """The name of a person who is to play, as it is known here."""
        if not name.strip():
            raise self._error("empty_name")
        if _same(name, MACHINE):
            raise self._error("bad_name", name=MACHINE)
        return self._meant(name, self.keeper.known(name) or name.strip())

    def _meant(self, name: str, known: str) -> str:
        if name != known:
            self.same[name] = known
        return known

    @answers
    def abandonar_partida(self, player: str) -> list[str]:
        """Lose the match, in turn or out of it."""
        match = self._on()
        seat = self._seat(match, player)
        state = self._state(match)
        self.lines = [write_fact("abandona", (match.seats[seat].name,))]
        if not match.seats[seat].human:
            self.keeper.discount(match)
            self.lines.append(write_fact("no_cuenta"))
        if seat == state.turn:
            match.play(Abandon(), seat)
            self.keeper.keep(match)
            assert state.outcome is not None
            outcome = state.outcome
        else:
            outcome = Outcome((1 - seat,), End.ABANDONED, tuple(state.scores))
            self.keeper.finish(match, outcome)
        return self._over(match, outcome)

    @answers
    def formar_palabra(self, player: str, direction: str, row: int | str, column: int | str, word: Term) -> list[str]:
        """Lay a word; the turn passes."""
        match, seat = self._in_turn(player)
        state = self._state(match)
        if direction not in DIRECTIONS:
            raise self._error("bad_direction", direction=direction)
        if any(not str(place).isdecimal() or not 1 <= int(place) <= SIZE for place in (row, column)):
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

    @answers
    def pasar_turno(self, player: str) -> list[str]:
        """Pass."""
        match, _ = self._in_turn(player)
        return self._play(match, Pass())

    @answers
    def asignar_fichas(self, player: str, tiles: Term) -> list[str]:
        """Hand a player the tiles that they drew, in a match dealt by hand."""
        match = self._on()
        seat = self._seat(match, player)
        if isinstance(tiles, str):
            raise self._error("not_a_list", tiles=tiles)
        if not self._state(match).missing[seat]:
            raise self._error("not_dealing", name=match.seats[seat].name)
        return self._play(match, Take(seat, _tiles(tiles)))

    @answers
    def cambiar_fichas(self, player: str, tiles: Term) -> list[str]:
        """Exchange tiles, in the presets that allow it."""
        match, _ = self._in_turn(player)
        if isinstance(tiles, str):
            raise self._error("not_a_list", tiles=tiles)
        return self._play(match, Exchange(_tiles(tiles)))

    @answers
    def mostrar_fichas(self, player: str) -> list[str]:
        """Show a player's tiles."""
        match = self._on()
        seat = self._seat(match, player)
        return [write_fact("fichas", (match.seats[seat].name, self._state(match).racks[seat]))]

    @answers
    def mostrar_puntuacion(self) -> list[str]:
        """Show both scores."""
        match = self._on()
        return self._scores(match, self._state(match).scores)

    @answers
    def mostrar_tablero(self) -> list[str]:
        """Show the board, a row a line: tiles, and - where none lies."""
        cells = self._state(self._on()).cells
        rows = (cells[start : start + SIZE] for start in range(0, len(cells), SIZE))
        return [write_fact("fila", (number, [cell or "-" for cell in row])) for number, row in enumerate(rows, 1)]

    @answers
    def ver_resumen(self) -> list[str]:
        """Show the options, and for every turn the word, its points and the tiles held."""
        match = self._on()
        state = self._state(match)
        lines = [self._option(name) for name in self._names()]
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

    @answers
    def ver_historial(self, player: str) -> list[str]:
        """Show a player's wins, losses, best and mean score."""
        name = self._meant(player, MACHINE if _same(player, MACHINE) else self.keeper.known(player) or player)
        record = self.keeper.standing(name)
        return [
            f"historial({write_term(name)},victorias({record.won}),derrotas({record.lost}),"
            f"maxima({record.best or 0}),media({_number(record.mean)}))."
        ]

    @answers
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

    @answers
    def ayuda(self) -> list[str]:
        """List the calls."""
        return [f"% {line}" for line in self.say("aprologados.console.help").strip().splitlines()]

    # -- from texts ----------------------------------------------------------------------------------------------

    def call(self, text: str) -> list[str]:
        """Answer the calls of a text, one after the other; the first that fails ends it."""
        try:
            return [line for query in read_queries(text) for call in query for line in self.goal(call)]
        except CallUnreadable as error:
            raise self.unreadable(error) from error

    def unreadable(self, error: CallUnreadable) -> CallError:
        """Why a text is no call, in Prolog's own way for variables."""
        if isinstance(error, VariableGiven):
            return self._error("variable", variable=error.variable)
        return self._error("unreadable", line=error.line)

    def goal(self, call: Call) -> list[str]:
        """Answer one call."""
        name, arguments = call
        name = name.replace("ó", "o")
        if name not in CALLS:
            raise self._error("unknown_call", call=name)
        least, most, lists = CALLS[name]
        if not least <= len(arguments) <= most:
            raise self._error("bad_arity", call=name, given=len(arguments))
        for place, argument in enumerate(arguments):
            if isinstance(argument, list) and place != lists:
                raise self._error("list_given", call=name, list=write_term(argument))
        answer: list[str] = getattr(self, name)(*arguments)
        return answer

    # -- inside --------------------------------------------------------------------------------------------------

    def _error(self, key: str, **details: object) -> CallError:
        return CallError(self.say(f"aprologados.console.{key}", **details))

    def _recall(self) -> None:
        words = dict(word.partition("=")[::2] for word in self.keeper.recall().split())
        mode, level = words.pop("modo", ""), words.pop("nivel", "")
        self.machine_seat = 0 if words.pop("maquina", "") == "1" else 1
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
        self.machine_seat = next((seat for seat, who in enumerate(match.seats) if who.level), self.machine_seat)

    def _names(self) -> list[str]:
        own = [item.name for item in fields(AprologadosOptions) if item.name not in AprologadosOptions.hidden]
        return [own[0], "modo", *own[1:], "nivel", "maquina"]

    def _option(self, name: str) -> str:
        return write_fact("opcion", (name, self._value(name)))

    def _value(self, option: str) -> str:
        if option not in self._names():
            raise self._error("no_option", option=option, options=", ".join(self._names()))
        if option == "modo":
            return self.mode
        if option == "maquina":
            return str(self.machine_seat + 1)
        return str(self.level if option == "nivel" else getattr(self.options, option))

    def _allowed(self, option: str) -> list[str]:
        if option == "modo":
            return list(MODES)
        if option == "maquina":
            return ["1", "2"]
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
                self._meant(player, seat.name if seat.human else MACHINE)
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
            self._make(match, self._machine(match, turn).choose(state.view(turn), self.budget()))
        if state.outcome is not None:
            return self._over(match, state.outcome)
        for seat, count in enumerate(state.missing):
            if count:
                self.lines.append(write_fact("faltan_fichas", (match.seats[seat].name, count)))
        if not state.dealing:
            assert state.turn is not None
            self.lines.append(write_fact("turno", (match.seats[state.turn].name,)))
        return self.lines

    def _machine(self, match: Match, seat: int) -> Player:
        """The computer player of a seat: one for the whole match, with luck of its own."""
        if seat not in self.players:
            level = match.seats[seat].level
            assert level is not None
            self.players[seat] = computer_player(Aprologados.name, level, self.seed())
        return self.players[seat]

    def _over(self, match: Match, outcome: Outcome) -> list[str]:
        self.match = None
        reason = ENDINGS[End(outcome.reason)]
        self.lines += [write_fact("fin", (reason,)), *self._scores(match, outcome.points)]
        winner = match.seats[outcome.winners[0]].name if outcome.winners else ""
        self.lines.append(write_fact("gana", (winner,)) if winner else write_fact("empate"))
        return self.lines

    @staticmethod
    def _scores(match: Match, points: Sequence[int]) -> list[str]:
        return [write_fact("puntuacion", (seat.name, score)) for seat, score in zip(match.seats, points, strict=True)]


#: How the answers name the ways in which a match ends.
ENDINGS: Final = {
    End.NO_PLAYS: "sin_jugadas",
    End.PASSES: "pases",
    End.SCORELESS: "sin_puntos",
    End.WENT_OUT: "sin_fichas",
    End.ABANDONED: "abandono",
}

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


def _atom(text: str) -> str:
    """An option or a value as it is kept, from whatever a person writes: 'Persona vs. máquina', inglés.

    >>> _atom("Persona vs. máquina"), _atom("inglés")
    ('persona_vs_maquina', 'ingles')
    """
    return re.sub(r"\W+", "_", normalise(text).strip())


def _tiles(faces: Sequence[str]) -> tuple[str, ...]:
    return tuple(BLANK if face in BLANK_NAMES else face.lower() for face in faces)


def _number(value: float | None) -> str:
    return f"{value or 0:.1f}"
