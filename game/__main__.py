"""The games without a window.

    python -m game games                                           what can be played, with its options
    python -m game play brisca --seats maestro,aprendiz --matches 100 --seed 7 --json
    python -m game replay FILE                                     a saved match, or a game of RoboBrisca, move by move

Exit code: 0, or 1 for a match that cannot be replayed to its end, or 2 for a request that makes no sense.
"""

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.arena.reading import read_match
from game.core import BadMatch, BadOptions, Game, Level, Match, Options
from game.core.registry import NAMES, game_type
from game.series import Series, SeriesTotals

PLAYOUTS = 60


class Refused(Exception):
    """A request that makes no sense, in a sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
        return code
    except Refused as refused:
        print(f"{parser.prog} {asked.command}: {refused}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m game", description="The games without a window.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("games", help="list the games with their options")
    games.set_defaults(run=_games)
    play = commands.add_parser("play", help="let computer players play matches, and count")
    play.add_argument("game", help=", ".join(NAMES))
    play.add_argument("--seats", metavar="LEVEL,LEVEL,…", help=f"{', '.join(Level)}; default: all habitual")
    play.add_argument("--options", default="", metavar="'NAME=VALUE …'", help="options of the game; see 'games'")
    play.add_argument("--matches", type=_positive, default=10, help="how many (default: %(default)s)")
    play.add_argument("--seed", type=int, default=0, help="of the first match; the next one's is one more")
    budget = play.add_mutually_exclusive_group()
    budget.add_argument("--playouts", type=_positive, default=PLAYOUTS, help="a move may take (default: %(default)s)")
    budget.add_argument("--seconds", type=_seconds, help="a move may take, instead of playouts")
    play.add_argument("--json", action="store_true", help="figures for programs instead of a table")
    play.set_defaults(run=_play)
    replay = commands.add_parser("replay", help="print a saved match, or a game in RoboBrisca's format, move by move")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0
    if not 0 < value < 86_400:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return value


# -- games -----------------------------------------------------------------------------------------------------------


def _games(_: argparse.Namespace) -> int:
    for name in NAMES:
        options = game_type(name).options_type
        print(name)
        for word, (option, allowed) in zip(str(options()).split(), options.ranges().items(), strict=True):
            print(f"    {option:24} {allowed} (default: {word.partition('=')[2]})")
    print(f"levels: {', '.join(Level)}")
    return 0


# -- play ------------------------------------------------------------------------------------------------------------


def _play(asked: argparse.Namespace) -> int:
    game = _game(asked.game)
    options, levels = _table(game, asked.options, asked.seats)
    playouts = None if asked.seconds else asked.playouts
    series = Series(game, options, levels, asked.matches, asked.seed, playouts, asked.seconds)
    progress = sys.stderr.isatty()
    start = time.perf_counter()
    tally = SeriesTotals(options.seats)
    try:
        for tally in series.play(time.perf_counter):
            if progress:
                print(f"\r{tally.matches}/{asked.matches}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\rstopped; these are the matches so far", file=sys.stderr)
    if progress:
        print("\r", end="", file=sys.stderr)
    figures = _figures(series, tally, time.perf_counter() - start)
    print(json.dumps(figures, indent=2) if asked.json else _as_table(figures))
    return 0


def _game(name: str) -> type[Game]:
    try:
        return game_type(name)
    except KeyError as unknown:
        raise Refused(unknown.args[0]) from None


def _table(game: type[Game], text: str, seats: str | None) -> tuple[Options, list[Level]]:
    """The options and who sits where. The number of seats is the option `jugadores`, where that is not given."""
    levels = [_level(word.strip()) for word in seats.split(",")] if seats is not None else []
    named = {word.partition("=")[0] for word in text.split()}
    allowed = game.options_type.ranges().get("jugadores")
    if levels and allowed is not None and "jugadores" not in named:
        if len(levels) not in allowed:
            raise Refused(f"{game.name} has {allowed} players, but --seats names {len(levels)}")
        text += f" jugadores={len(levels)}"
    try:
        options = game.options_type.parse(text)
    except BadOptions as error:
        raise Refused(str(error)) from None
    levels = levels or [Level.HABITUAL] * options.seats
    if len(levels) != options.seats:
        raise Refused(f"with these options {game.name} has {options.seats} players, but --seats names {len(levels)}")
    return options, levels


def _level(word: str) -> Level:
    try:
        return Level(word)
    except ValueError:
        raise Refused(f"there is no level '{word}'; there are {', '.join(Level)}") from None


def _figures(series: Series, tally: SeriesTotals, seconds: float) -> dict[str, Any]:
    played = max(tally.matches, 1)
    return {
        "game": series.game.name,
        "options": str(series.options),
        "seats": [level.value for level in series.levels],
        "seed": series.seed,
        "playouts": series.playouts,
        "seconds_allowed": series.seconds,
        "matches": tally.matches,
        "moves": tally.moves,
        "wins": tally.wins,
        "winners": {"+".join(map(str, side)): count for side, count in sorted(tally.winners.items())},
        "draws": tally.draws,
        "reasons": dict(sorted(tally.reasons.items())),
        "points": tally.points,
        "points_per_match": [round(points / played, 2) for points in tally.points],
        "seconds_per_move": {
            level.value: {"moves": spent.moves, "mean": round(spent.mean, 6), "max": round(spent.longest, 6)}
            for level, spent in sorted(tally.thinking.items())
        },
        "seconds": round(seconds, 3),
        "matches_per_second": round(tally.matches / seconds, 3) if seconds > 0 else 0.0,
    }


def _as_table(figures: dict[str, Any]) -> str:
    played = max(figures["matches"], 1)
    limit = f"{figures['playouts']} playouts" if figures["playouts"] else f"{figures['seconds_allowed']:g} s"
    lines = [
        f"{figures['game']}  {figures['options']}",
        f"{figures['matches']} matches from seed {figures['seed']}, at most {limit} a move",
        "",
        f"{'seat':>4}  {'level':10} {'wins':>6} {'share':>7} {'points a match':>15}",
    ]
    for seat, level in enumerate(figures["seats"]):
        wins, points = figures["wins"][seat], figures["points_per_match"][seat]
        lines.append(f"{seat:>4}  {level:10} {wins:>6} {wins / played:>7.1%} {points:>15.2f}")
    sides = ", ".join(f"{side}: {count}" for side, count in figures["winners"].items())
    lines += ["", f"won by   {sides or 'nobody'}; draws: {figures['draws']}"]
    lines += ["ended by " + ", ".join(f"{reason}: {count}" for reason, count in figures["reasons"].items()), ""]
    for level, spent in figures["seconds_per_move"].items():
        lines.append(
            f"{level:10} {spent['moves']:>8} moves {spent['mean'] * 1000:>10.2f} ms mean "
            f"{spent['max'] * 1000:>10.2f} ms longest"
        )
    lines.append(f"{figures['matches_per_second']:.2f} matches a second, {figures['seconds']:.1f} s in all")
    return "\n".join(lines)


# -- replay ----------------------------------------------------------------------------------------------------------


def _replay(asked: argparse.Namespace) -> int:
    try:
        data = asked.file.read_bytes()
    except OSError as error:
        raise Refused(f"cannot read {asked.file}: {error.strerror or error}") from None
    try:
        match = read_match(_decoded(data))
    except BadMatch as fault:
        if fault.match is not None:
            _print_match(fault.match)
        sys.stdout.flush()
        print(f"{asked.file}, line {fault.line}: {fault.why}", file=sys.stderr)
        return 1
    _print_match(match)
    return 0


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadMatch(line, "this is no text in UTF-8, so it is no saved match or a damaged one") from None


def _print_match(match: Match) -> None:
    print(f"{match.game.name}  {match.options}  seed {match.seed}")
    for number, seat in enumerate(match.seats):
        print(f"seat {number}: {seat.name} ({seat.level or 'human'})")
    for event in match.events[0]:
        print(f"       {event}")
    for number, (mover, move, events) in enumerate(zip(match.movers, match.moves, match.events[1:], strict=True), 1):
        print(f"{number:>4}. {match.seats[mover].name} (seat {mover}): {move}")
        for event in events:
            print(f"       {event}")
    outcome = match.state.outcome
    if outcome is None:
        print(f"Not finished: it is the turn of {match.seats[match.state.turn or 0].name} (seat {match.state.turn}).")
    else:
        won = " + ".join(match.seats[seat].name for seat in outcome.winners) or "nobody"
        print(f"Won by {won} ({outcome.reason.value}); points {', '.join(map(str, outcome.points))}.")


if __name__ == "__main__":
    sys.exit(main())
