"""Many matches between computer players, and what is counted over them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from game.core import Budget, Game, Level, Match, Options, Seat
from game.core.registry import computer_player


@dataclass
class Thinking:
    """How long the players of a level thought."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a move."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    @property
    def mean(self) -> float:
        """Seconds a move."""
        return self.seconds / self.moves if self.moves else 0.0


@dataclass
class SeriesTotals:
    """What is counted over the matches of a series."""

    seats: int
    matches: int = 0
    draws: int = 0
    wins: list[int] = field(init=False)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Wins by the seats that won together: a team, or one alone."""
    reasons: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(init=False)
    thinking: dict[Level, Thinking] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.points = [0] * self.seats

    def add(self, game: Game) -> None:
        """Count a finished match."""
        outcome = game.outcome
        assert outcome is not None
        self.matches += 1
        self.draws += outcome.draw
        self.reasons[outcome.reason.value] += 1
        if not outcome.draw:
            self.winners[outcome.winners] += 1
        for seat in range(self.seats):
            self.wins[seat] += seat in outcome.winners
            self.points[seat] += outcome.points[seat]

    @property
    def moves(self) -> int:
        """The moves of all matches."""
        return sum(level.moves for level in self.thinking.values())


@dataclass(frozen=True)
class Series:
    """Matches of one game between the same players in the same seats; each match has a seed of its own."""

    game: type[Game]
    options: Options
    levels: Sequence[Level]
    matches: int
    seed: int = 0
    playouts: int | None = None
    seconds: float | None = None

    def play(self, clock: Callable[[], float]) -> Iterator[SeriesTotals]:
        """Play them; the tally comes after each match. The clock measures, and limits a budget in seconds."""
        tally = SeriesTotals(self.options.seats)
        for number in range(self.matches):
            tally.add(self._match(self.seed + number, tally, clock).state)
            yield tally

    def _match(self, seed: int, tally: SeriesTotals, clock: Callable[[], float]) -> Match:
        match = Match(self.game, self.options, seed, [Seat(level.value, level) for level in self.levels])
        players = [computer_player(self.game.name, level, seed * 64 + seat) for seat, level in enumerate(self.levels)]
        while (seat := match.state.turn) is not None:
            view = match.state.view(seat)
            start = clock()
            move = players[seat].choose(view, Budget(self.playouts, self.seconds, clock))
            tally.thinking.setdefault(self.levels[seat], Thinking()).add(clock() - start)
            match.play(move, seat)
        return match
