"""Readable matches in tests/playthroughs, replayed and compared with the events that they list.

A file is the text of a match, with comment lines for the events, views and legal moves that it must come to.
`python -m tests.playthrough GAME OPTIONS SEED NAME` records a new one.
"""

import pytest

from game.core.registry import NAMES
from tests.playthrough import FOLDER, annotated, read

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough(path):
    text = path.read_text(encoding="utf-8")
    assert annotated(read(text)) == text


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_playthrough(name):
    assert list((FOLDER / name).glob("*.txt")), f"record one: python -m tests.playthrough {name} '' 1 plain"
