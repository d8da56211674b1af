"""Ratings over all games of a league, beside the points."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from game.arena.record import Record
from game.arena.schedule import AWAY, HOME


@dataclass(frozen=True)
class Rating:
    """How strong a bot is believed to be, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is worth with near certainty: three sigmas below."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of all bots, game by game. A side is a team of two equals: the bot's two instances."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._known: dict[str, Rating] = {}

    def of(self, name: str) -> Rating:
        """The bot's rating so far."""
        return self._known.get(name) or Rating(self._model.mu, self._model.sigma)

    def add(self, record: Record) -> None:
        """Count a game."""
        names = (record.fixture.tie.home, record.fixture.tie.away)
        teams = [[self._model.rating(mu=was.mu, sigma=was.sigma) for _ in range(2)] for was in map(self.of, names)]
        rated = self._model.rate(teams, scores=[record.share(HOME), record.share(AWAY)])
        for name, team in zip(names, rated, strict=True):
            self._known[name] = Rating(team[0].mu, team[0].sigma)
