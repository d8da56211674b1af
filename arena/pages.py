"""The league as a folder of static pages: `OUT/index.html`, which any web server shows, and a double click too.

The pages ask for nothing but files beside them. What changes lies in `data/`, as scripts that call a function, because
a page that was opened from a disk may load scripts but not read files; while the league runs it loads them again every
few seconds. Names, faults and sources are data, never markup. The seed of the league is told when all is played: from
it follow the deals that are still to come.
"""

import json
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from arena.journal import write_whole
from arena.league import League
from arena.results import Figures
from arena.walls import Walls
from game.arena.record import Record
from game.arena.schedule import HOME, Fixture
from game.brisca.rules import Brisca
from game.cards import DECK_40, Card

LETTERS = dict(
    zip(map(str, DECK_40), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn", strict=True),
)
"""A letter a card: thousands of games are read by telephones too."""

FONTS = ("serif_bold", "serif_caps_bold", "sans_regular", "sans_bold")
EVERY_SECONDS = 2.0
SHOWN_DETAIL = 90
MOST_OF_THE_TIME = 20
"""Publishing takes at most so-manieth of the league's time."""


class Pages:
    """The folder, and what of it is up to date."""

    def __init__(
        self, out: Path, assets: Path, texts: Mapping[str, Mapping[str, str]], language: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.out = out
        self._texts = texts
        self._language = language
        self._clock = clock
        self._due = float("-inf")
        self._assets = assets
        self._ties: dict[str, list[str]] = {}
        self._series: dict[str, str] = {}
        """How each bot fared in phase 1, a letter a game: won, lost, drawn."""
        self._counted = 0

    def begin(self, league: League, walls: Walls) -> None:
        """Lay the pages out: what stays the same while the league runs."""
        shutil.copytree(self._assets / "web", self.out, dirs_exist_ok=True)
        (self.out / "fonts").mkdir(exist_ok=True)
        for name in (*(f"{font}.ttf" for font in FONTS), "Alegreya-OFL.txt", "SourceSans3-OFL.txt"):
            shutil.copyfile(self._assets / "fonts" / name, self.out / "fonts" / name)
        sources = [
            {"name": bot.name, "file": bot.file.name, "source": bot.file.read_text(encoding="utf-8")}
            for bot in league.entry.house
        ]
        self._write("texts", "texts", {"language": self._language, "languages": self._texts})
        self._write("house", "house", sources)
        self._write("walls", "walls", {"standing": sorted(walls.standing), "missing": walls.missing})

    def show(self, league: League, figures: Callable[[], Figures], at_once: bool = False) -> None:
        """Bring the pages up to date, if it is time to."""
        start = self._clock()
        if start < self._due and not at_once:
            return
        competition = league.competition
        changed = dict.fromkeys(record.fixture.tie.key for record in competition.records[self._counted :])
        for record in competition.records[self._counted :]:
            self._ties.setdefault(record.fixture.tie.key, []).append(_game(record))
            if record.fixture.tie.key.startswith("1-"):
                result = "d" if record.winner is None else "w" if record.winner == HOME else "l"
                self._series[record.fixture.tie.home] = self._series.get(record.fixture.tie.home, "") + result
        self._counted = len(competition.records)
        for key in changed:
            self._write_raw(
                f"tie-{key}", f"sobremesa.tie({json.dumps(key)}, [\n" + ",\n".join(self._ties[key]) + "\n]);\n"
            )
        told = figures()
        if not told["over"]:
            told["seed"] = None
        last = competition.records[-1].fixture if competition.records else None
        told["latest"] = [last.tie.key, last.number] if last else None
        told["ties"] = [
            {"key": key, "home": score.tie.home, "away": score.tie.away} for key, score in competition.scores.items()
        ]
        told["series"] = self._series
        self._write("wrongs", "wrongs", told.pop("wrongs"))
        self._write("league", "league", told)
        spent = self._clock() - start
        self._due = self._clock() + max(EVERY_SECONDS, MOST_OF_THE_TIME * spent)

    def _write(self, name: str, function: str, value: object) -> None:
        self._write_raw(name, f"sobremesa.{function}({json.dumps(value, separators=(',', ':'))});\n")

    def _write_raw(self, name: str, text: str) -> None:
        write_whole(self.out / "data" / f"{name}.js", text)


def _game(record: Record) -> str:
    """A game for the pages: who goes first, the deck in the order of dealing and drawing, the moves, points, faults."""
    return json.dumps(
        [
            record.fixture.first,
            letters(deck(record.fixture)),
            "".join(LETTERS[move] for move in record.moves),
            list(record.points),
            record.winner,
            [[fault.move, fault.kind, fault.detail[:SHOWN_DETAIL]] for fault in record.faults],
        ],
        separators=(",", ":"),
    )


def deck(fixture: Fixture) -> list[Card]:
    """The deal: three cards each in the order of dealing, then the stock as it is drawn, the trump last."""
    state = fixture.match().state
    assert isinstance(state, Brisca)
    dealt = [state.hands[(state.leader + place) % 4][place // 4] for place in range(12)]
    return [*dealt, *reversed(state.stock)]


def letters(cards: Sequence[Card]) -> str:
    """A letter a card."""
    return "".join(LETTERS[str(card)] for card in cards)
