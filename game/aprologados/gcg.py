"""GCG, the notation for matches that Quackle, Macondo and Woogles read.

A line a turn: `>ana: CAMINOS 8D CAMINOS +68 68`. A place names the row first for a word across. Letters are capitals, a
blank is a small letter, a tile on the board is a point, a digraph tile stands in brackets. What GCG has no word for
stands where others pass over it: the options in `#description`, who gave up in a `#note`.

A match is read as one dealt by hand, since a file says which tiles were drawn and not by what luck.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.aprologados.parts import COLUMNS, Abandon, AprologadosOptions, Exchange, Lay, Pass, Take, Turn
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import squares_of
from game.aprologados.tiles import laid
from game.core import BadOptions, Game, IllegalMove, Match, Move, Seat

OURS: Final = "Sobremesa"
GIVEN_UP: Final = "abandonar"

_PLAYER: Final = re.compile(r"#player([12])\s+(\S+)(?:\s+(.*))?", re.IGNORECASE)
_RACK: Final = re.compile(r"#rack([12])\s*(\S*)", re.IGNORECASE)
_TURN: Final = re.compile(r">\s*([^:\s]+):\s+(.*)")
_FACE: Final = re.compile(r"\[([^\W\d_]+)\]|([^\W\d_]|[?.])")
_PLACE: Final = re.compile(r"(\d{1,2})([A-O])|([A-O])(\d{1,2})", re.IGNORECASE)


#: A turn as it is read: its line, seat, rack, move and points.
Line = tuple[int, int, tuple[str, ...], Move | None, int]


class GcgError(ValueError):
    """A text that is no match in GCG, or one that cannot be played here; `line` is counted from 1, `why` a reason."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        super().__init__(f"line {line}: {why}")


# -- writing -----------------------------------------------------------------------------------------------------------


def write_gcg(match: Match) -> str:
    """A match as GCG: finished, or as far as it is. It tells what everybody held."""
    state = match.state
    assert isinstance(state, Aprologados)
    nicks = _nicks(match.seats)
    first = state.options.empieza - 1
    lines = ["#character-encoding UTF-8"]
    for number, seat in enumerate((first, 1 - first), 1):
        lines.append(f"#player{number} {nicks[seat]} {match.seats[seat].name}")
    lines += [
        f"#lexicon {state.language}",
        f"#description {OURS} rules={state.rules} {state.options} idioma={state.language}",
    ]
    totals = [0, 0]
    cells = [""] * len(state.cells)
    for turn in state.history:
        totals[turn.seat] += turn.points
        lines.append(_turn_line(state, turn, nicks[turn.seat], totals[turn.seat], cells))
        for square in turn.squares:
            cells[square] = state.cells[square]
    for number, seat in enumerate((first, 1 - first), 1):
        lines.append(f"#rack{number} {_faces(sorted(state.racks[seat]))}")
    if match.moves and isinstance(match.moves[-1], Abandon):
        lines.append(f"#note {GIVEN_UP} {nicks[match.movers[-1]]}")
    return "\n".join(lines) + "\n"


def _nicks(seats: Sequence[Seat]) -> list[str]:
    """Names without spaces and colons, and not the same."""
    nicks = [re.sub(r"[\s:]+", "_", seat.name) for seat in seats]
    return nicks if nicks[0] != nicks[1] else [f"{nick}_{number}" for number, nick in enumerate(nicks, 1)]


def _turn_line(state: Aprologados, turn: Turn, nick: str, total: int, cells: Sequence[str]) -> str:
    assert turn.held is not None
    if isinstance(turn.move, Lay):
        faces = (
            "." if cells[square] else _face(face)
            for square, face in zip(squares_of(state.setting, turn.move), turn.move.faces, strict=True)
        )
        played = f"{str(turn.move).split()[0]} {''.join(faces)}"
    else:
        played = "-" + (_faces(turn.move.tiles) if isinstance(turn.move, Exchange) else "")
    return f">{nick}: {_faces(sorted(turn.held))} {played} +{turn.points} {total}"


def _face(face: str) -> str:
    """A face as GCG writes it: capitals are tiles, small letters blanks."""
    swapped = face.swapcase()
    return swapped if len(face) == 1 else f"[{swapped}]"


def _faces(faces: Sequence[str]) -> str:
    return "".join(map(_face, faces))


# -- reading -----------------------------------------------------------------------------------------------------------


def read_gcg(text: str, options: AprologadosOptions | None = None) -> Match:
    """The match of a GCG text. A file of ours says its options; for others they are given, or Scrabble in Spanish."""
    return _Reader(text, options or AprologadosOptions(reglas="scrabble")).match()


class _Reader:
    """Reads turns, and deals each player the tiles that their next rack shows."""

    def __init__(self, text: str, options: AprologadosOptions) -> None:
        self.options = options
        self.game: type[Game] = Aprologados
        self.players: list[tuple[str, str]] = []
        self.turns: list[tuple[int, str, str]] = []
        """Line, nick and what stands after it."""
        self.last_racks: dict[int, tuple[str, ...]] = {}
        self.given_up: str | None = None
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
            self._line(number, line.strip())

    def _line(self, number: int, line: str) -> None:
        if found := _PLAYER.fullmatch(line):
            self.players.append((found[2], found[3] or found[2]))
        elif found := _RACK.fullmatch(line):
            self.last_racks[int(found[1]) - 1] = _read(number, found[2])
        elif found := _TURN.fullmatch(line):
            self.turns.append((number, found[1], found[2]))
        elif line.startswith(f"#description {OURS} "):
            words = dict(word.partition("=")[::2] for word in line.split()[2:])
            rules = words.pop("rules", "")
            game = Aprologados.under(int(rules)) if rules.isdecimal() else None
            if game is None:
                raise GcgError(number, f"no rules that are played here: {rules}")
            self.game = game
            try:
                self.options = AprologadosOptions.from_texts(words)
            except BadOptions as error:
                raise GcgError(number, str(error)) from error
        elif line.startswith(f"#note {GIVEN_UP} "):
            self.given_up = line.split()[2]
        elif line.startswith(">"):
            raise GcgError(number, f"no turn: {line}")

    def match(self) -> Match:
        if len(self.players) != 2:
            raise GcgError(1, "two players are named by #player1 and #player2")
        self.nicks = [nick for nick, _ in self.players]
        options = replace(self.options, reparto="manual", inicio="normal", empieza=1)
        match = Match(self.game, options, 0, [Seat(name) for _, name in self.players])
        turns = [(number, *self._turn(number, nick, rest)) for number, nick, rest in self.turns]
        turns = [turn for turn in turns if turn[3] is not None]
        for place, (number, seat, _, move, points) in enumerate(turns):
            self._deal(match, number, turns[place:])
            state = match.state
            assert isinstance(state, Aprologados) and move is not None
            try:
                match.play(self._whole(state, move), seat)
            except IllegalMove as error:
                raise GcgError(number, str(error)) from error
            if state.history[-1].points != points:
                raise GcgError(number, f"{points} points in the file, {state.history[-1].points} by the rules")
        self._deal(match, len(turns), [])
        if self.given_up is not None and match.state.turn is not None:
            match.play(Abandon())
        return match

    def _turn(self, number: int, nick: str, rest: str) -> tuple[int, tuple[str, ...], Move | None, int]:
        """Seat, rack, move and points of a line; no move where it only counts the tiles left at the end."""
        if nick not in self.nicks:
            raise GcgError(number, f"nobody is called {nick}")
        seat, words = self.nicks.index(nick), rest.split()
        if words and words[0].startswith("-"):
            words.insert(0, "")  # who has no tile left passes
        if (words and words[0].startswith("(")) or (len(words) > 1 and words[1].startswith("(")):
            return seat, (), None, 0
        try:
            points = int(words[-2])
            rack = _read(number, words[0])
            if words[1] == "-":
                return seat, rack, Pass(), points
            if words[1].startswith("-") and words[1] != "--":
                return seat, rack, Exchange(_read(number, words[1][1:])), points
            place = _PLACE.fullmatch(words[1])
            if place is None:
                raise GcgError(number, f"no play: {rest}")
            row, column = int(place[1] or place[4]) - 1, COLUMNS.index((place[2] or place[3]).upper())
            return seat, rack, Lay(row, column, bool(place[1]), _read(number, words[2])), points
        except (IndexError, ValueError) as error:
            raise error if isinstance(error, GcgError) else GcgError(number, f"no turn: {rest}") from error

    def _deal(self, match: Match, number: int, coming: Sequence[Line]) -> None:
        """The tiles that players lack, as their next racks show them; where they do not, any that nobody will need."""
        state = match.state
        assert isinstance(state, Aprologados)
        for seat, count in enumerate(state.missing):
            if count:
                rack = next((rack for _, whose, rack, _, _ in coming if whose == seat), self.last_racks.get(seat, ()))
                drawn = tuple((Counter(rack) - Counter(state.racks[seat])).elements())
                if not drawn and not coming:
                    return  # the file does not say what came last
                drawn += self._spare(state, coming)[: max(0, count - len(drawn))]
                try:
                    match.play(Take(seat, drawn))
                except IllegalMove as error:
                    raise GcgError(number, f"the rack {''.join(rack)} cannot be dealt: {error}") from error

    def _spare(self, state: Aprologados, coming: Sequence[Line]) -> tuple[str, ...]:
        """The undealt tiles that no coming rack shows."""
        needed: Counter[str] = Counter()
        for seat, held in enumerate(state.racks):
            own = [(rack, move) for _, whose, rack, move, _ in coming if whose == seat]
            own += [(self.last_racks[seat], None)] if seat in self.last_racks else []
            future = Counter(own[-1][0] if own else ())
            for _, move in own[:-1]:
                if isinstance(move, Lay):
                    future += Counter(laid(face for face in move.faces if face != "."))
            needed += future - Counter(held)
        return tuple((Counter(state.bag) - needed).elements())

    def _whole(self, state: Aprologados, move: Move) -> Move:
        """The play with the letters of the tiles that lie there."""
        if not isinstance(move, Lay):
            return move
        squares = squares_of(state.setting, move)
        size = len(state.cells)
        faces = (
            state.cells[square].lower() if face == "." and square < size else face
            for square, face in zip(squares, move.faces, strict=True)
        )
        return replace(move, faces=tuple(faces))


def _read(number: int, text: str) -> tuple[str, ...]:
    """Faces from GCG: small letters become the capitals of blanks."""
    faces, place = [], 0
    while place < len(text):
        found = _FACE.match(text, place)
        if found is None:
            raise GcgError(number, f"no tiles: {text}")
        faces.append((found[1] or found[2]).swapcase())
        place = found.end()
    return tuple(faces)
