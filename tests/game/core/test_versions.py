"""The version of the rules: in the text of a match, and what becomes of a match whose rules are not played any more."""

from random import Random

import pytest

from game.brisca import Brisca
from game.core import BadMatch, CommonReason, Match, OtherRules
from game.core.registry import NAMES, game_type
from tests.game.brisca.tables import first_moves


class Passed(Brisca):
    """Brisca as it may once be: by rules of which this program knows nothing."""

    rules = 9


@pytest.mark.parametrize("name", NAMES)
def test_a_text_names_the_version(name):
    game = game_type(name)
    text = Match(game, seed=1).text()
    assert text.splitlines()[1] == f"game {name} rules {game.rules}"
    assert game.under(game.rules) is game
    assert game.under(99) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_text_without_a_version_is_of_the_first(name):
    game = game_type(name).under(1)
    if game is None:
        pytest.skip("version 1 is not played any more")
    text = Match(game, seed=1).text()
    assert Match.from_text(text.replace(" rules 1", "")).text() == text


def test_a_match_by_other_rules_is_not_damaged_but_says_why_it_cannot_be_played():
    with pytest.raises(OtherRules) as caught:
        Match.from_text(first_moves(Match(Passed, seed=1), 3).text())
    error = caught.value
    assert (error.line, error.match, error.reason) == (2, None, CommonReason.OTHER_RULES)
    assert error.details == {"game": "brisca", "rules": 9, "current": Brisca.rules}
    assert "brisca by version 9 of its rules; this program plays version 2" in str(error)


@pytest.mark.parametrize("rules", ["", "two", "1.5", "9" * 5000])
def test_a_version_that_is_no_number_is_damage(rules):
    text = Match(Brisca, seed=1).text().replace("rules 2", f"rules {rules}")
    with pytest.raises(BadMatch) as caught:
        Match.from_text(text)
    assert not isinstance(caught.value, OtherRules)
    assert caught.value.line == 2


def test_what_is_played_keeps_its_version():
    """Undo, a copy and a world out of a view go on by the rules of the match, not by the present ones."""
    match = first_moves(Match(Brisca.under(1), seed=1), 3)
    assert match.state.rules == match.until(2).state.rules == match.state.copy().rules == 1
    view = match.state.view(match.state.turn)
    assert view.game.rules == view.sample(Random(1)).rules == 1
