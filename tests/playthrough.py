"""Records a playthrough: a match between computer players as a file to be read and kept, with what came of each move.

python -m tests.playthrough brisca 'jugadores=2' 7 two_players [LEVEL|random]
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from game.core import Budget, Game, Level, Match, Move
from game.core.registry import computer_player, game_type

FOLDER = Path(__file__).parent / "playthroughs"


def read(text: str) -> Match:
    return Match.from_text(text)


def annotated(match: Match) -> str:
    """The text of a match, with the outcome at its end, and under the deal and each move what came of it:

    `#> event` for every event, `#@ who: name=value` for what has changed in the view of a seat (or of all, or of an
    onlooker: `-`), and `#? seat: moves` for the legal moves of the seat to move.
    """
    lines = match.text().splitlines()
    first = lines.index("moves") + 1
    result = lines[:first]
    state = Match(match.game, match.options, match.seed, match.seats)
    seen: Views = {}
    for number, line in enumerate(["", *lines[first:-1]]):
        if line:
            state.play(match.moves[number - 1])
            result.append(line)
        result += [f"#> {event}" for event in state.events[-1]]
        views = _views(state.state)
        result += [f"#@ {line}" for line in _changes(seen, views)]
        seen = views
        result += [f"#? {state.state.turn}: {_some(state.state.moves())}"] if state.state.turn is not None else []
    return "\n".join([*result, f"#= {match.state.outcome}", lines[-1]]) + "\n"


Views = dict[str, dict[str, Any]]
"""What each seat, and the onlooker, sees, by the name of the field."""

SAME_FOR_EVER = ("game", "options", "seat")
MANY = 12


def _views(state: Game) -> Views:
    return {
        "-" if seat is None else str(seat): {
            item.name: getattr(view, item.name) for item in fields(view) if item.name not in SAME_FOR_EVER
        }
        for seat in (*range(state.seats), None)
        for view in [state.view(seat)]
    }


def _changes(before: Views, after: Views) -> list[str]:
    """What has changed: a line for what is the same in all views, and one for each that differs."""
    found = {
        who: {
            name: _change(name, before.get(who, {}), view)
            for name in view
            if before.get(who, {}).get(name) != view[name]
        }
        for who, view in after.items()
    }
    everybody = list(found.values())
    common = [name for name in everybody[0] if all(one.get(name) == everybody[0][name] for one in everybody)]
    lines = [("all", [everybody[0][name] for name in common])]
    lines += [(who, [text for name, text in one.items() if name not in common]) for who, one in found.items()]
    return [f"{who}: {' '.join(texts)}" for who, texts in lines if texts]


def _change(name: str, before: dict[str, Any], after: dict[str, Any]) -> str:
    """The new value of a field; of a list that grew only what is new."""
    old, new = before.get(name, ()), after[name]
    if type(old) is type(new) is tuple and old and new[: len(old)] == old:
        return f"{name}+={_plain(new[len(old) :])}"
    if type(new) is tuple and len(new) > MANY and isinstance(new[0], str):
        return f"{name}={_long(old, new)}"
    return f"{name}={_plain(new)}"


def _long(old: Sequence[str], new: Sequence[str]) -> str:
    """A board by the squares that changed; a bag of tiles by how many of each there are."""
    if "" in new:
        changed = [place for place, item in enumerate(new) if item != (old[place] if old else "")]
        return f"{{{' '.join(f'{place}:{new[place]}' for place in changed)}}}"
    return "{" + " ".join(f"{count}{item}" for item, count in Counter(new).items()) + "}"


def _plain(value: object) -> str:
    """A value as short as a person can still read it."""
    if isinstance(value, frozenset):
        return "{" + " ".join(sorted(map(_plain, value))) + "}"
    if isinstance(value, dict):
        return "{" + " ".join(f"{_plain(key)}:{_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple) and type(value).__str__ is object.__str__:
        kind = "" if type(value) is tuple else type(value).__name__
        return f"{kind}[{' '.join(map(_plain, value))}]"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if is_dataclass(value) and not isinstance(value, (Move, type)) and "__str__" not in vars(type(value)):
        return f"{type(value).__name__}[{' '.join(_plain(getattr(value, item.name)) for item in fields(value))}]"
    return str(value) or "''"


def _some(moves: Sequence[Move]) -> str:
    """The moves; of very many the number, the first few and the last."""
    if len(moves) <= MANY:
        return ", ".join(map(str, moves))
    return f"{len(moves)}: {', '.join(map(str, moves[:4]))}, …, {moves[-1]}"


def record(name: str, options: str, seed: int, level: str) -> Match:
    """Play a match: computer players of one level, or random moves."""
    game = game_type(name)
    match = Match(game, game.options_type.parse(options), seed)
    rng = Random(seed)
    players = [
        computer_player(name, Level(level), seed + seat) if level != "random" else None
        for seat in range(match.options.seats)
    ]
    while (seat := match.state.turn) is not None:
        moves = match.state.moves()
        thinker = players[seat]
        move = (
            thinker.choose(match.state.view(seat), Budget(playouts=60))
            if thinker
            else moves[int(rng.random() * len(moves))]
        )
        match.play(move)
    return match


if __name__ == "__main__":
    name, options, seed, title = sys.argv[1:5]
    path = FOLDER / name / f"{title}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    level = sys.argv[5] if len(sys.argv) > 5 else "habitual"
    path.write_text(annotated(record(name, options, int(seed), level)), encoding="utf-8")
    print(path)
