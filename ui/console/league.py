"""A league of bots without a window, for an audience: `python main.py liga DIR`. Loads no pygame.

python main.py liga DIR --seed 7 --games 100 --jobs 2 --publish OUT      plays, goes on, or shows what was played
python main.py liga DIR --cluster HOST:PORT                              on a Dask cluster: docs/arena.md
python main.py liga DIR --only-phase1                                    stops before phase 2 …
python main.py liga DIR --phase2 NEWER                                   … which new versions of the files may play
"""

import argparse
import io
import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from arena.cluster import Cluster
from arena.discovery import find_bots, walls_here
from arena.house import house_bots
from arena.instance import open_bot, open_unhurried
from arena.journal import Journal, JournalInUse
from arena.league import SETTINGS, BadLeague, Ended, Entry, League, RoundOver
from arena.opening import beside
from arena.pages import Pages
from arena.results import Figures, results, write_results
from arena.seat import BotFile
from game.arena.schedule import Terms
from game.core.texts import Texts
from saves.store import Store
from ui.console.progress import bar
from ui.flow.league import clock_time, new_pages
from ui.texts import load_texts

EXIT_OK, EXIT_FAILED, EXIT_STOPPED = 0, 1, 130
SEED_BITS = 64


def league(arguments: Sequence[str]) -> int:
    """`main.py liga …`; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    with Store.open() as store:
        language = store.settings.load().language
    texts = load_texts(language)
    asked = _parser(texts).parse_args(arguments)
    try:
        return _run(asked, texts, language)
    except BadLeague as bad:
        print(texts.say(bad.key, **bad.details), file=sys.stderr)
    except JournalInUse as used:
        print(texts.say("arena.league.in_use", folder=used), file=sys.stderr)
    except OSError as error:
        print(texts.say("arena.league.file_fault", file=error.filename, why=error.strerror or error), file=sys.stderr)
    return EXIT_FAILED


def _parser(texts: Texts) -> argparse.ArgumentParser:
    def told(option: str) -> str:
        return texts.say(f"arena.league.help.{option}").replace("%", "%%")

    parser = argparse.ArgumentParser("main.py liga", description=texts.say("arena.league.help.all"))
    parser.add_argument("bots", metavar="DIR", type=Path, help=told("dir"))
    parser.add_argument("--seed", type=int, help=told("seed"))
    parser.add_argument("--games", type=int, help=told("games"))
    parser.add_argument("--duplicate", action="store_true", help=told("duplicate"))
    parser.add_argument("--jobs", type=int, help=told("jobs"))
    parser.add_argument("--cluster", metavar="HOST:PORT", help=told("cluster"))
    parser.add_argument("--seconds", type=float, default=1.0, help=told("seconds"))
    parser.add_argument("--journal", metavar="DIR", type=Path, help=told("journal"))
    parser.add_argument("--publish", metavar="OUT", type=Path, help=told("publish"))
    parser.add_argument("--no-limit", action="store_true", help=told("no_limit"))
    parser.add_argument("--only-phase1", action="store_true", help=told("only_phase1"))
    parser.add_argument("--phase2", metavar="DIR", type=Path, help=told("phase2"))
    return parser


# -- one league --------------------------------------------------------------------------------------------------------


def _run(asked: argparse.Namespace, texts: Texts, language: str) -> int:
    folder = _folder(asked)
    _check_numbers(asked)
    with ExitStack() as ends:
        cluster = ends.enter_context(closing(Cluster(asked.cluster))) if asked.cluster else None
        return _play(asked, texts, language, folder, cluster)


def _play(asked: argparse.Namespace, texts: Texts, language: str, folder: Path, cluster: Cluster | None) -> int:
    running, left_out = _league(asked, texts, folder, cluster)

    def figures() -> Figures:
        return results(running.competition, left_out)

    pages = None
    if asked.publish is not None:
        pages = new_pages(asked.publish, language)
        pages.begin(running, cluster.walls() if cluster else walls_here())
        pages.show(running, figures)
    try:
        follow(running, texts, pages, 1 if asked.only_phase1 else 2, figures)
    except KeyboardInterrupt:
        print(texts.say("arena.league.stopped", played=len(running.competition.records)), file=sys.stderr)
        return EXIT_STOPPED
    finally:
        if running.competition.records:
            write_results(running.journal, figures())
            if pages is not None:
                pages.show(running, figures, at_once=True)
    print("\n".join(report(figures(), texts)))
    if running.competition.phase == 2 and not running.competition.over:
        print(texts.say("arena.league.only_phase1", folder=asked.bots))
    print(texts.say("arena.league.written", folder=folder))
    if asked.publish is not None:
        print(texts.say("arena.league.published", file=asked.publish / "index.html"))
    return EXIT_OK


def _folder(asked: argparse.Namespace) -> Path:
    """Where the journal lies."""
    bots = asked.bots.resolve()
    if not bots.is_dir():
        raise BadLeague("arena.league.no_folder", folder=asked.bots)
    folder: Path = asked.journal.resolve() if asked.journal else beside(bots)
    for name, place in (("--journal", folder), ("--publish", asked.publish and asked.publish.resolve())):
        if place is not None and place.is_relative_to(bots):
            raise BadLeague("arena.league.inside", option=name, folder=asked.bots)
    return folder


def _league(
    asked: argparse.Namespace, texts: Texts, folder: Path, cluster: Cluster | None
) -> tuple[League, list[BotFile]]:
    """The league, new or as far as it was played, and who cannot play in it."""
    terms = _terms(asked, Journal(folder))
    found = find_bots(asked.bots, texts)
    left_out = [bot for bot in found if bot.problem]
    for bot in left_out:
        print(texts.say("arena.league.left_out", name=bot.name, why=bot.problem), file=sys.stderr)
    if asked.phase2 is not None and not asked.phase2.is_dir():
        raise BadLeague("arena.league.no_folder", folder=asked.phase2)
    newer = find_bots(asked.phase2, texts) if asked.phase2 is not None else []
    entry = Entry.of(terms, found, house_bots(), newer)
    unknown = sorted({bot.name for bot in entry.newer} - {bot.name for bot in entry.bots})
    if unknown:
        raise BadLeague("arena.league.newer_unknown", names=", ".join(unknown))
    if asked.no_limit:
        return League(folder, entry, open_unhurried, asked.seconds, jobs=1), left_out
    jobs = asked.jobs or (cluster.jobs if cluster else os.cpu_count() or 1)
    return League(folder, entry, open_bot, asked.seconds, jobs, ground=cluster), left_out


def _check_numbers(asked: argparse.Namespace) -> None:
    if asked.no_limit and sys.platform == "win32":
        raise BadLeague("bots.no_limit")
    for name in ("jobs", "seconds"):
        number = getattr(asked, name)
        if number is not None and not 0 < number < 1e6:
            raise BadLeague("arena.league.bad_number", option=f"--{name}")


def _terms(asked: argparse.Namespace, journal: Journal) -> Terms:
    """The terms that were asked for; what was not asked is as it was, or as it is by default."""
    try:
        before = journal.note(SETTINGS) or {}
    except ValueError as error:
        raise BadLeague("arena.league.damaged", why=str(error)) from error
    seed = asked.seed if asked.seed is not None else before.get("seed", secrets.randbits(SEED_BITS))
    games = asked.games if asked.games is not None else before.get("games", 100)
    try:
        return Terms(int(seed), int(games), asked.duplicate or bool(before.get("duplicate")))
    except ValueError:
        raise BadLeague("arena.league.bad_games", games=games) from None


def follow(running: League, texts: Texts, pages: Pages | None, phases: int, figures: Callable[[], Figures]) -> None:
    """Play what is left, with a bar and the pages up to date."""
    shown = Bar(texts)
    try:
        with closing(running.run(phases)) as news:
            for piece in news:
                if isinstance(piece, Ended):
                    shown.draw(piece)
                if pages is not None and isinstance(piece, Ended | RoundOver):
                    pages.show(running, figures, at_once=isinstance(piece, RoundOver))
    finally:
        shown.end()


class Bar:
    """How far the league is and how long it will take, on one line of a terminal."""

    EVERY_SECONDS = 0.2

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._due = float("-inf")
        self._open = False
        self._shown = sys.stderr.isatty()

    def draw(self, news: Ended) -> None:
        """Draw it, unless that was just done."""
        now = time.monotonic()
        if self._shown and (now >= self._due or news.played == news.games):
            self._due = now + self.EVERY_SECONDS
            left = self._texts.say("arena.league.time_left", time=clock_time(news.seconds_left or 0))
            bar(news.played / news.games, f"  {news.played}/{news.games}  {left}")
            self._open = news.played < news.games

    def end(self) -> None:
        """Go on below it."""
        if self._open:
            print(file=sys.stderr)


# -- the tables at the end ---------------------------------------------------------------------------------------------


def report(figures: Figures, texts: Texts) -> list[str]:
    """The table, the bracket and the medals, in lines."""

    def percent(row: Figures) -> str:
        return f"{row['share']:.1%} ({row['low']:.1%}–{row['high']:.1%})".replace(".", texts.say("common.decimal"))

    def say(key: str) -> str:
        return texts.say(f"arena.league.{key}")

    def line(place: object, row: Figures, tail: str) -> str:
        rating = f"{row['rating']:.1f} ± {row['sigma']:.1f}"
        return (
            f"{place:>4}  {row['name']:{width}}  {row['points']:>6}  {percent(row):22}  {rating:>12}  {tail}".rstrip()
        )

    width = max(len(row["name"]) for row in (*figures["table"], *figures["house"]))
    heads = f"{say('bot'):{width}}  {say('points'):>6}  {say('share'):22}  {say('rating'):>12}  {say('faults')}"
    lines = ["", f"{say('place'):>4}  {heads}"]
    for row in figures["table"]:
        lot = f"  ({say('by_lot')})" if row["lot"] else ""
        faults = ", ".join(f"{texts.say(kind)} {count}" for kind, count in row["faults"].items()) or "–"
        lines.append(line(row["place"], row, faults + lot))
    lines += [line("", host, say("house")) for host in figures["house"]]
    for slot in figures["bracket"]:
        if slot["decision"] and "points" in slot:
            home, away = slot["sides"]
            one, two = slot["points"]
            why = texts.say(slot["decision"])
            through = texts.say("arena.league.through", name=slot["sides"][slot["winner"]], why=why)
            lines.append(f"\n{texts.say(slot['round'])}: {home} {one} – {two} {away}  {percent(slot)}  {through}")
    if len(figures["table"]) < 2:
        lines += ["", say("no_phase2")]
    elif figures["podium"]:
        lines.append("")
        lines += [f"{texts.say(f'arena.medal.{place}')}: {name}" for place, name in enumerate(figures["podium"], 1)]
    return lines
