"""Who plays whom, how often, from which deal: phase 1 against the house, and a tie of phase 2 (R2, R3)."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from game.brisca import Brisca
from game.brisca.parts import BriscaOptions
from game.core import Match, Seat

HOME, AWAY = 0, 1


@dataclass(frozen=True)
class Terms:
    """What a league is played by. The games of a tie are an even number: each side goes first in half of them."""

    seed: int
    games: int = 100
    duplicate: bool = False
    """Whether the two games of a pair have one deal, with the sides exchanged."""

    def __post_init__(self) -> None:
        if self.games < 2 or self.games % 2:
            raise ValueError(f"a tie has an even number of games from 2 up, not {self.games}")


@dataclass(frozen=True)
class Tie:
    """So many games between two sides. The key names it in the journal; ties with one deal name get the same deals."""

    key: str
    home: str
    away: str
    deals: str


@dataclass(frozen=True)
class Fixture:
    """A game to be played. `deal` is the seed of its cards; `luck` that of its players, which says nothing of it."""

    tie: Tie
    number: int
    first: int
    """Which side goes first (and third): HOME or AWAY."""
    deal: int
    luck: int

    @property
    def key(self) -> str:
        """Its name, unlike that of any other game of the league."""
        return f"{self.tie.key}/{self.number + 1:03}"

    @property
    def names(self) -> tuple[str, str]:
        """The two sides, the one that goes first before the other."""
        sides = (self.tie.home, self.tie.away)
        return sides if self.first == HOME else (sides[1], sides[0])

    def side(self, seat: int) -> int:
        """Whose seat it is: HOME or AWAY. Seats 0 and 2 are the side that goes first (B2)."""
        return (seat + self.first) % 2

    def name(self, seat: int) -> str:
        """The bot at the seat."""
        return self.names[seat % 2]

    def match(self) -> Match:
        """The match, dealt and not yet begun. The pairing says who goes first (B14), and has seated them at seat 0."""
        return Match(Brisca, BriscaOptions(empieza=1), self.deal, [Seat(self.name(seat)) for seat in range(4)])


def derive(seed: int, *words: object) -> int:
    """A seed that follows from another and some words, and tells neither that one nor its sisters."""
    text = "/".join(map(str, (seed, *words)))
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


def fixtures(terms: Terms, tie: Tie) -> list[Fixture]:
    """The games of a tie. Each two in a row are a pair: first one side goes first, then the other."""
    found = []
    for number in range(terms.games):
        deal = number // 2 if terms.duplicate else number
        found.append(
            Fixture(
                tie,
                number,
                first=number % 2,
                deal=derive(terms.seed, "deal", tie.deals, deal),
                luck=derive(terms.seed, "luck", tie.deals, deal),
            )
        )
    return found


def phase_one(terms: Terms, bots: Sequence[str], house: Sequence[str]) -> list[Fixture]:
    """R2: every bot against every house bot, a game of each pairing in turn, so that the table grows evenly.

    All bots meet the same deals against the same house bot: the cards favour nobody in the table.
    """
    ties = [
        fixtures(terms, Tie(f"1-{number:02}{slug(bot)}-{host}", bot, against, deals=f"house {host}"))
        for host, against in enumerate(house, 1)
        for number, bot in enumerate(bots, 1)
    ]
    return [game for round_ in zip(*ties, strict=True) for game in round_]


def slug(name: str) -> str:
    """What of a name can stand in the name of any file, after a hyphen; nothing of a name without such letters.

    >>> slug("El Ñandú <b>"), slug("蛇")
    ('-el-nandu-b', '')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:24].strip("-")
    return f"-{words}" if words else ""


def told_apart(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """The names, with a number behind those that were there before.

    >>> told_apart(["alfa", "beta", "alfa"], taken=["beta"])
    ['alfa', 'beta (2)', 'alfa (2)']
    """
    used = set(taken)
    found = []
    for name in names:
        other, number = name, 1
        while other in used:
            number += 1
            other = f"{name} ({number})"
        used.add(other)
        found.append(other)
    return found
