"""A second scorer, written from the rule page alone: it reads the whole board before and after a play.

It shares no code with the rules: its premiums come from the asset's text, its tiles' points from the events' own set,
and a word is any run of two or more tiles that a newly covered square belongs to.
"""

import re
import tomllib
from pathlib import Path

ASSETS = Path(__file__).parents[3] / "assets"
BONUS = {"aprologados": (40, 1), "apalabrados": (40, 7), "scrabble": (50, 7)}


def premiums(preset: str) -> list[str]:
    name = "apalabrados" if preset == "apalabrados" else "classic"
    lines = (ASSETS / "boards" / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    return [line for line in lines if len(line) == 15]


def values(language: str, preset: str) -> dict[str, int]:
    path = ASSETS / "tiles" / f"{language}_{preset}.toml"
    if not path.exists():
        path = ASSETS / "tiles" / f"{language}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    table = data["points"]
    if "like" in data:
        table = tomllib.loads((ASSETS / "tiles" / f"{data['like']}.toml").read_text(encoding="utf-8"))["points"] | table
    return {re.sub(r"\d", "", item).lower(): int(points) for points, row in table.items() for item in row.split()}


def runs(board: dict[tuple[int, int], str]) -> set[tuple[tuple[int, int], ...]]:
    """All runs of two or more tiles, across and down."""
    found = set()
    for down in (False, True):
        for line in range(15):
            run: list[tuple[int, int]] = []
            for place in range(16):
                square = (place, line) if down else (line, place)
                if square in board:
                    run.append(square)
                else:
                    if len(run) > 1:
                        found.add(tuple(run))
                    run = []
    return found


def words_on(cells: list[str]) -> list[str]:
    board = {divmod(number, 15): cell for number, cell in enumerate(cells) if cell}
    return ["".join(board[square] for square in run).lower() for run in runs(board)]


def score(before: list[str], after: list[str], held: int, language: str, preset: str) -> int:
    """What the play between two boards is worth to a player who held so many tiles."""
    marks, worth = premiums(preset), values(language, preset)
    board = {divmod(number, 15): cell for number, cell in enumerate(after) if cell}
    fresh = {divmod(number, 15) for number, cell in enumerate(after) if cell and not before[number]}
    total = 0
    for run in runs(board):
        if fresh.isdisjoint(run):
            continue
        points, times = 0, 1
        for row, column in run:
            face = board[row, column]
            mark = marks[row][column] if (row, column) in fresh else "."
            points += (0 if face.isupper() else worth[face]) * {"d": 2, "t": 3}.get(mark, 1)
            times *= {"D": 2, "T": 3, "+": 2}.get(mark, 1)
        total += points * times
    bonus, least = BONUS[preset]
    return total + (bonus if len(fresh) == held >= least else 0)
