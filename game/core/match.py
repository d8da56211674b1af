"""A match is its game, its options, its seed and its list of moves; the state is what comes out of playing them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.errors import BadOptions, CommonReason, IllegalMove, UnreadableMove
from game.core.event import Event
from game.core.game import Game
from game.core.move import Move
from game.core.options import Options
from game.core.player import Level
from game.core.registry import game_type

VERSION = 1
TITLE = "sobremesa match"
HEADER = f"{TITLE} {VERSION}"
SEAT_NUMBERS = frozenset(map(str, range(100)))


class BadMatch(ValueError):
    """A saved match that cannot be read to its end. `match` holds what was sound before the fault, if anything was."""

    def __init__(self, line: int, why: str, match: "Match | None" = None) -> None:
        self.line = line
        self.why = why
        self.match = match
        super().__init__(f"line {line}: {why}")


class OtherRules(BadMatch):
    """A saved match by a version of its game's rules that this program does not play. It is not damaged.

    What was stored of it still stands and counts. `details` fill in the sentence of the reason.
    """

    def __init__(self, line: int, game: type[Game], rules: int) -> None:
        self.reason = CommonReason.OTHER_RULES
        self.details: dict[str, object] = {"game": game.name, "rules": rules, "current": game.rules}
        super().__init__(line, f"{game.name} by version {rules} of its rules; this program plays version {game.rules}")


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person (no level) or a computer player.

    >>> Seat("Ane").human, Seat("Rosa", Level.MAESTRO).human
    (True, False)
    """

    name: str
    level: Level | None = None

    @property
    def human(self) -> bool:
        """Whether a person plays here."""
        return self.level is None


class Match:
    """A match in progress or finished, with the events of every move, undo, and a text form both ways.

    >>> from game.siete_y_medio import SieteYMedio
    >>> match = Match(SieteYMedio, SieteYMedio.options_type(jugadores=1, rounds=1), seed=3, seats=[Seat("Ane")])
    >>> for text in ("apuesta 500", "plantarse"):
    ...     events = match.play(SieteYMedio.parse(text))
    >>> print(match.text())
    sobremesa match 1
    game siete_y_medio rules 1
    options jugadores=1 rounds=1 premio3=rey_cualquiera
    seed 3
    seat human Ane
    moves
    0 apuesta 500
    0 plantarse
    end 2
    <BLANKLINE>
    >>> again = Match.from_text(match.text())
    >>> again.state.outcome == match.state.outcome, again.until(1).state.turn
    (True, 0)
    """

    def __init__(
        self, game: type[Game], options: Options | None = None, seed: int = 0, seats: Sequence[Seat] = ()
    ) -> None:
        self.game = game
        self.options = options or game.options_type()
        self.seed = seed
        self.seats = tuple(seats) or tuple(Seat(f"Seat {number + 1}") for number in range(self.options.seats))
        if len(self.seats) != self.options.seats:
            raise BadOptions("seats", len(self.seats), str(self.options.seats))
        self.moves: list[Move] = []
        self.movers: list[int] = []
        self.state = game.new(self.options, seed)
        self.events: list[list[Event]] = [self.state.opening]

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Make a move; the events that it caused are kept under its number."""
        mover = self.state.turn
        events = self.state.play(move, seat)
        assert mover is not None
        self.moves.append(move)
        self.movers.append(mover)
        self.events.append(events)
        return events

    def play_all(self, moves: Iterable[Move]) -> "Match":
        """Make many moves; for resuming and tests."""
        for move in moves:
            self.play(move)
        return self

    def check_undo(self, seat: int) -> None:
        """Refuse to take back what is not the seat's own last move, or what has shown it something secret."""
        if not self.moves or self.movers[-1] != seat:
            raise IllegalMove(CommonReason.NOTHING_TO_UNDO)
        if self.state.outcome is not None or any(event.reveals for event in self.events[-1]):
            raise IllegalMove(CommonReason.WOULD_REVEAL)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take back that seat's last move."""
        try:
            self.check_undo(seat)
        except IllegalMove:
            return False
        return True

    def undo(self, seat: int) -> Move:
        """Take back the seat's own last move: the match is played again without it."""
        self.check_undo(seat)
        shorter = self.until(len(self.moves) - 1)
        undone = self.moves[-1]
        self.state, self.events = shorter.state, shorter.events
        self.moves, self.movers = shorter.moves, shorter.movers
        return undone

    def until(self, count: int) -> "Match":
        """The match as it stood after that many moves."""
        return Match(self.game, self.options, self.seed, self.seats).play_all(self.moves[:count])

    def text(self) -> str:
        """The whole match as a text that a person can read, and `Match.from_text` too."""
        lines = heading(self.game.name, self.game.rules, str(self.options), str(self.seed))
        lines += [f"seat {seat.level or 'human'} {_one_line(seat.name)}" for seat in self.seats]
        lines.append("moves")
        lines += [f"{mover} {move}" for mover, move in zip(self.movers, self.moves, strict=True)]
        lines.append(f"end {len(self.moves)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Match":
        """Read a match; raises BadMatch with the line, the reason, and the part that was sound.

        One by rules that are not played here any more raises OtherRules.
        """
        return _Reader(text).match()


class _Reader:
    """Reads the text of a match line by line; blank lines and lines that start with # are passed over."""

    def __init__(self, text: str) -> None:
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self.lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        self.number = 0

    def next(self) -> str:
        """The next line, or an empty one after the last."""
        if not self.lines:
            self.number += 1
            return ""
        self.number, line = self.lines.pop(0)
        return line

    def expect(self, word: str) -> str:
        """The rest of a line that must start with the word."""
        line = self.next()
        first, _, rest = line.partition(" ")
        if first != word:
            raise BadMatch(self.number, f"expected '{word} …', found '{line}'" if line else "the file ends too early")
        return rest

    def match(self) -> Match:
        match = self.heading()
        while True:
            line = self.next()
            if not line:
                raise BadMatch(self.number, "the file is cut: the line 'end' is missing", match)
            first, _, rest = line.partition(" ")
            if first == "end":
                if rest != str(len(match.moves)):
                    raise BadMatch(self.number, f"says {rest} moves, but {len(match.moves)} stand above", match)
                if self.next():
                    raise BadMatch(self.number, "the match ends above, yet more lines follow", match)
                return match
            if first not in SEAT_NUMBERS or not rest:
                raise BadMatch(self.number, f"expected a seat and a move, found '{line}'", match)
            try:
                match.play(match.game.parse(rest), int(first))
            except (IllegalMove, UnreadableMove) as error:
                raise BadMatch(self.number, f"'{line}': {error}", match) from error

    def heading(self) -> Match:
        line = self.next()
        if line != HEADER:
            title, _, version = line.rpartition(" ")
            newer = title == TITLE and version.isdecimal() and version not in map(str, range(VERSION))
            raise BadMatch(
                self.number,
                "written by a newer version of the program"
                if newer
                else f"this is no saved match: the first line should be '{HEADER}'",
            )
        try:
            game = self.rules(self.expect("game"))
            options = game.options_type.parse(self.expect("options"))
            seed = self.whole("seed", self.expect("seed"))
            seats = [self.seat() for _ in range(options.seats)]
        except (BadOptions, KeyError) as error:
            raise BadMatch(self.number, str(error.args[0])) from error
        self.expect("moves")
        return Match(game, options, seed, seats)

    def rules(self, text: str) -> type[Game]:
        """The game by the version of its rules that the text names; by the first if it is from before it named any."""
        name, word, rules = text.partition(" rules ")
        game = game_type(name)
        version = self.whole("version of the rules", rules) if word else 1
        found = game.under(version)
        if found is None:
            raise OtherRules(self.number, game, version)
        return found

    def whole(self, what: str, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadMatch(self.number, f"the {what} is a whole number, not '{text}'") from None

    def seat(self) -> Seat:
        kind, _, name = self.expect("seat").partition(" ")
        try:
            return Seat(name, None if kind == "human" else Level(kind))
        except ValueError:
            known = ", ".join(("human", *Level))
            raise BadMatch(self.number, f"nobody plays as '{kind}'; a seat is one of {known}") from None


def heading(game: str, rules: int, options: str, seed: str) -> list[str]:
    """The first lines of a match's text."""
    return [HEADER, f"game {game} rules {rules}", f"options {options}", f"seed {seed}"]


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "?"
