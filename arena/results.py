"""What a league has come to, as figures for programs: JSON, CSV, and what the pages are made of."""

import csv
import io
from collections.abc import Sequence
from typing import Any

from arena.journal import Journal, write_whole
from arena.seat import BotFile, FaultKind
from game.arena.bracket import Slot
from game.arena.competition import Competition
from game.arena.intervals import Share, share
from game.arena.schedule import AWAY, HOME
from game.arena.standings import Row, Score, Wrong, faults_of, wrongs

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell must not begin with, or a spreadsheet would compute it."""

MOST_WRONGS = 20
"""Ways of going wrong that are told of one bot."""

Figures = dict[str, Any]


def results(competition: Competition, left_out: Sequence[BotFile] = ()) -> Figures:
    """All that there is to say about a league so far."""
    terms = competition.terms
    return {
        "seed": terms.seed,
        "games_a_tie": terms.games,
        "duplicate": terms.duplicate,
        "phase": competition.phase,
        "played": len(competition.records),
        "games": competition.games,
        "over": competition.over,
        "podium": competition.podium(),
        "table": [_row(competition, row) for row in competition.table()],
        "house": [_host(competition, name) for name in competition.house],
        "bracket": [_slot(competition, slot) for slot in competition.slots()],
        "wrongs": {name: _wrongs(ways) for name, ways in sorted(wrongs(competition.records).items())},
        "left_out": [{"name": bot.name, "problem": bot.problem, "trace": bot.trace} for bot in left_out],
    }


def write_results(journal: Journal, figures: Figures) -> None:
    """Keep the figures beside the journal."""
    journal.keep("results", figures)
    write_whole(journal.folder / "results.csv", as_csv(figures))


def as_csv(figures: Figures) -> str:
    """The table as a sheet: a line a bot."""
    sheet = io.StringIO()
    rows = [_cells(row, figures) for row in figures["table"]]
    writer = csv.DictWriter(sheet, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return sheet.getvalue()


def _cells(row: Figures, figures: Figures) -> Figures:
    podium, faults = figures["podium"], row["faults"]
    hosts = [_cell(host["name"]) for host in figures["house"]]
    return {
        "place": row["place"],
        "bot": _cell(row["name"]),
        "points": row["points"],
        "games": row["games"],
        "draws": row["draws"],
        **{f"points against {host}": points for host, points in zip(hosts, row["against"], strict=True)},
        **{name: row[name] for name in ("share", "low", "high", "rating", "sigma")},
        "cards for": row["cards"][0],
        "cards against": row["cards"][1],
        **{f"faults: {kind.value.rpartition('.')[2]}": faults.get(kind.value, 0) for kind in FaultKind},
        "medal": podium.index(row["name"]) + 1 if row["name"] in podium else "",
    }


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text


def _row(competition: Competition, row: Row) -> Figures:
    return {
        "place": row.place,
        "name": row.name,
        "points": row.points,
        "games": row.games,
        "draws": row.draws,
        "against": row.against,
        **_share(row.share),
        "cards": row.cards,
        **_rating(competition, row.name),
        "faults": dict(sorted(faults_of(row.name, competition.records).items())),
        "lot": row.lot,
    }


def _host(competition: Competition, name: str) -> Figures:
    games = [record for record in competition.records if record.fixture.tie.away == name]
    return {
        "name": name,
        "points": sum(record.winner == AWAY for record in games),
        "games": len(games),
        **_share(share([record.share(AWAY) for record in games])),
        **_rating(competition, name),
        "faults": dict(sorted(faults_of(name, games).items())),
    }


def _wrongs(ways: Sequence[Wrong]) -> list[Figures]:
    """The ways in which a bot went wrong, each with where it did first."""
    return [
        {
            "kind": way.kind,
            "detail": way.detail,
            "trace": way.trace,
            "times": way.times,
            "tie": way.fixture.tie.key,
            "game": way.fixture.number + 1,
            "move": way.move + 1,
        }
        for way in ways[:MOST_WRONGS]
    ]


def _slot(competition: Competition, slot: Slot) -> Figures:
    score = competition.scores.get(slot.key) or (Score(slot.tie) if slot.tie else None)
    found: Figures = {
        "key": slot.key,
        "round": slot.round.value,
        "sides": slot.sides,
        "empty": slot.empty,
        "winner": slot.winner,
        "decision": slot.decision.value if slot.decision else None,
        "games": len(score.records) if score else 0,
    }
    if score is not None and score.records:
        found["points"] = [score.wins(side) for side in (HOME, AWAY)]
        found["cards"] = [score.points(side) for side in (HOME, AWAY)]
        found |= _share(score.share(HOME))
    return found


def _share(found: Share) -> Figures:
    return {"share": round(found.part, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def _rating(competition: Competition, name: str) -> Figures:
    rating = competition.ratings.of(name)
    return {"rating": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
