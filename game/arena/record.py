"""What is kept of a game that was played, and its text both ways."""

import json
from dataclasses import dataclass, field, replace
from sys import intern
from typing import Any

from game.arena.robobrisca.gamefile import write_cards
from game.arena.schedule import AWAY, HOME, Fixture
from game.cards import Card
from game.core import Match


class BadRecord(ValueError):
    """A record that says something else than the game that it stands for, or nothing at all."""


@dataclass(frozen=True)
class FaultNote:
    """A fault (R5): at which move, counted from 0, of which seat, of what kind, in which words."""

    move: int
    seat: int
    kind: str
    detail: str = ""
    trace: str = ""
    """The traceback of a crash, in lines."""


@dataclass(frozen=True)
class Record:
    """A finished game: its moves, faults, and the points of both sides."""

    fixture: Fixture
    moves: tuple[str, ...]
    faults: tuple[FaultNote, ...]
    points: tuple[int, int]
    """Of HOME and of AWAY."""
    winner: int | None
    """HOME, AWAY, or None for a draw."""
    prints: tuple[str, ...] = field(default=(), compare=False)
    """What the bot of each seat printed: on its way to a file beside the game, and in no line."""

    @classmethod
    def of(
        cls, fixture: Fixture, match: Match, faults: tuple[FaultNote, ...], prints: tuple[str, ...] = ()
    ) -> "Record":
        """The record of a match that has come to its end."""
        outcome = match.state.outcome
        assert outcome is not None
        points = (outcome.points[fixture.first], outcome.points[1 - fixture.first])
        winner = None if outcome.draw else fixture.side(outcome.winners[0])
        return cls(fixture, tuple(map(str, match.moves)), faults, points, winner, prints)

    def kept(self) -> "Record":
        """The record as it is counted and remembered: what was printed lies in its files."""
        return replace(self, prints=())

    def share(self, side: int) -> float:
        """What the side got out of it for a percentage: 1 for a win, ½ for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == side)

    def match(self) -> Match:
        """The match itself, played again."""
        match = self.fixture.match()
        for text in self.moves:
            match.play(match.game.parse(text))
        return match

    def text(self) -> str:
        """The file to study (R6): the match as the program replays it, with points and faults as remarks above."""
        home, away = self.fixture.tie.home, self.fixture.tie.away
        remarks = [f"{self.fixture.key}: {_one_line(home)} {self.points[HOME]} – {self.points[AWAY]} {_one_line(away)}"]
        remarks += [
            f"move {fault.move + 1}, seat {fault.seat}: {fault.kind} {_one_line(fault.detail)}".rstrip()
            for fault in self.faults
        ]
        return "".join(f"# {remark}\n" for remark in remarks) + self.match().text()

    def robobrisca(self) -> str:
        """The same game in RoboBrisca's own format."""
        return write_cards(self.fixture.match(), map(Card.parse, self.moves))

    def line(self) -> str:
        """Its line in the journal, without the line's end."""
        return json.dumps(
            {
                "game": self.fixture.key,
                "moves": " ".join(self.moves),
                "points": self.points,
                "winner": self.winner,
                "faults": [_cells(fault) for fault in self.faults],
            }
        )

    @classmethod
    def read(cls, fixture: Fixture, line: str) -> "Record":
        """The record of that game out of a line; BadRecord if the line is of something else."""
        try:
            found: Any = json.loads(line)
            if found["game"] != fixture.key:
                raise BadRecord(f"expected the game {fixture.key}, found {found['game']}")
            home, away = map(int, found["points"])
            faults = tuple(_note(*cells) for cells in found["faults"])
            winner = found["winner"]
            if winner not in (HOME, AWAY, None):
                raise BadRecord(f"nobody is the winner '{winner}'")
            return cls(fixture, tuple(str(found["moves"]).split()), faults, (home, away), winner)
        except (ValueError, KeyError, TypeError) as error:
            raise error if isinstance(error, BadRecord) else BadRecord(f"unreadable: {line[:60]!r}") from error


def _cells(fault: FaultNote) -> list[int | str]:
    """A fault in a line; most have no traceback."""
    return [fault.move, fault.seat, fault.kind, fault.detail, *filter(None, [fault.trace])]


def _note(move: int, seat: int, kind: str, detail: str, trace: str = "") -> FaultNote:
    """The fault of a line. A bot does one thing wrong often: its traceback is held once."""
    return FaultNote(int(move), int(seat), str(kind), str(detail), intern(str(trace)))


def _one_line(text: str) -> str:
    return " ".join(text.split())
