"""Where a league of a folder of bots is kept, and how far one that was begun there has come."""

from dataclasses import dataclass
from pathlib import Path

from arena.journal import Journal
from arena.league import SETTINGS, BadLeague
from game.arena.competition import Competition
from game.arena.schedule import Terms


@dataclass(frozen=True)
class Begun:
    """A league found in its folder."""

    folder: Path
    terms: Terms
    played: int
    games: int

    @property
    def over(self) -> bool:
        """Whether all of it is played."""
        return self.played >= self.games


def beside(bots: Path, number: int = 1) -> Path:
    """Where the journal lies: beside the bots and never among them, for a bot may read its own folder.

    >>> beside(Path("/home/ana/bots")).name, beside(Path("/home/ana/bots"), 2).name
    ('bots-liga', 'bots-liga-2')
    """
    bots = bots.resolve()
    return bots.with_name(f"{bots.name}-liga" + (f"-{number}" if number > 1 else ""))


def fresh(bots: Path) -> Path:
    """The first folder for a league of these bots in which none was begun."""
    number = 1
    while (beside(bots, number) / f"{SETTINGS}.json").exists():
        number += 1
    return beside(bots, number)


def latest(bots: Path) -> Begun | None:
    """The league of these bots that was begun last, if there is one. BadLeague if it cannot be read."""
    found, number = None, 1
    while (beside(bots, number) / f"{SETTINGS}.json").exists():
        found = beside(bots, number)
        number += 1
    return read(found) if found is not None else None


def read(folder: Path) -> Begun:
    """How far the league in a folder has come. BadLeague if it cannot be read."""
    journal = Journal(folder)
    try:
        settings = journal.note(SETTINGS) or {}
        terms = Terms(int(settings["seed"]), int(settings["games"]), bool(settings["duplicate"]))
        competition = Competition(terms, list(settings["bots"]), list(settings["house"]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadLeague("arena.league.damaged", why=str(error)) from error
    return Begun(folder, terms, sum(1 for _ in journal.lines()), competition.games)
