"""Trying a bot: some games against a house bot, and all that it did wrong in them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from arena.instance import Instance, open_bot, open_unhurried
from arena.match import play_game
from arena.seat import BotFile, BotSeat, Fault, Reply
from game.arena.schedule import HOME, Terms, Tie, fixtures
from game.brisca.view import BriscaView

GAMES = 20
SECONDS = 1.0
KEPT_FAULTS = 5
"""A bot that does one thing wrong does it often."""


@dataclass(frozen=True)
class Wrong:
    """A fault with where it happened, all counted from 1, and the cards that were held."""

    game: int
    trick: int
    hand: str
    fault: Fault


@dataclass
class Trial:
    """What came of it."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    points: int = 0
    against: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: int = 0
    first_faults: list[Wrong] = field(default_factory=list)
    prints: str = ""
    """Of the first instance that printed anything."""


class _Watched:
    """A seat of the bot's, with a note of every answer."""

    def __init__(self, instance: Instance, trial: Trial) -> None:
        self.instance = instance
        self.trial = trial

    def choose(self, view: BriscaView, seconds: float) -> Reply:
        reply = self.instance.choose(view, seconds)
        trial = self.trial
        trial.moves += 1
        trial.seconds += reply.seconds
        trial.slowest = max(trial.slowest, reply.seconds)
        if reply.fault:
            trial.faults += 1
            if len(trial.first_faults) < KEPT_FAULTS:
                hand = " ".join(map(str, view.hand))
                trial.first_faults.append(Wrong(trial.games + 1, len(view.tricks) + 1, hand, reply.fault))
        return reply

    @property
    def prints(self) -> str:
        return self.instance.prints

    def close(self) -> None:
        self.instance.close()
        self.trial.prints = self.trial.prints or self.prints


def try_bot(
    bot: BotFile,
    rival: BotFile,
    progress: Callable[[float], None],
    games: int = GAMES,
    seconds: float = SECONDS,
    seed: int = 0,
    no_limit: bool = False,
) -> Trial:
    """Play the games, each deal from both sides of the table; without a limit, in the author's terminal."""
    trial = Trial()
    tie = Tie("trial", "bot", "rival", "trial")

    def open_seat(file: BotFile, seat: int, luck: int) -> BotSeat:
        if file is not bot:
            return open_bot(file, seat, luck)
        return _Watched((open_unhurried if no_limit else open_bot)(file, seat, luck), trial)

    for fixture in fixtures(Terms(seed, games, duplicate=True), tie):
        record = play_game(fixture, {"bot": bot, "rival": rival}, open_seat, seconds, lambda match, fault: None)
        trial.games += 1
        trial.won += record.winner == HOME
        trial.drawn += record.winner is None
        trial.points += record.points[0]
        trial.against += record.points[1]
        progress(trial.games / games)
    return trial
