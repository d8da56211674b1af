"""Leagues found beside a folder of bots."""

import pytest

from arena.league import BadLeague
from arena.opening import beside, fresh, latest
from tests.arena.fakes import FIRST, HIGH, bot, league


@pytest.fixture
def bots(tmp_path):
    folder = tmp_path / "bots"
    return [bot(folder, "alfa", FIRST), bot(folder, "beta", HIGH)]


def test_where_none_was_begun(tmp_path, bots):
    assert latest(tmp_path / "bots") is None
    assert fresh(tmp_path / "bots") == tmp_path / "bots-liga"


def test_the_latest_is_found_as_far_as_it_was_played(tmp_path, bots):
    list(league(beside(tmp_path / "bots"), bots, games=2).run())
    first = latest(tmp_path / "bots")
    assert first.over and (first.played, first.games) == (14, 14) and first.terms.seed == 7
    second = fresh(tmp_path / "bots")
    assert second.name == "bots-liga-2"
    list(league(second, bots, games=4).run(phases=1))
    found = latest(tmp_path / "bots")
    assert found.folder == second and not found.over
    assert (found.played, found.games, found.terms.games) == (24, 28, 4)


@pytest.mark.parametrize("text", ["nothing", "{}", '{"seed": 1, "games": 3, "duplicate": false}'])
def test_a_damaged_one_is_told(tmp_path, bots, text):
    folder = beside(tmp_path / "bots")
    folder.mkdir()
    (folder / "league.json").write_text(text)
    with pytest.raises(BadLeague) as told:
        latest(tmp_path / "bots")
    assert told.value.key == "arena.league.damaged"
