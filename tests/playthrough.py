"""Records a playthrough: a match between computer players, with its events as comments, as a file to be read and kept.

python -m tests.playthrough brisca 'jugadores=2' 7 two_players [LEVEL|random]
"""

import sys
from pathlib import Path
from random import Random

from game.core import Budget, Level, Match
from game.core.registry import computer_player, game_type

FOLDER = Path(__file__).parent / "playthroughs"


def read(text: str) -> Match:
    return Match.from_text(text)


def annotated(match: Match) -> str:
    """The text of a match with the events of the deal and of each move under it, and the outcome at the end."""
    lines = match.text().splitlines()
    first = lines.index("moves") + 1
    result = lines[:first]
    for events, line in zip(match.events, ["", *lines[first:-1]], strict=True):
        result += [line] if line else []
        result += [f"#> {event}" for event in events]
    return "\n".join([*result, f"#= {match.state.outcome}", lines[-1]]) + "\n"


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
