"""What every registered game gets for free: random play to the end, with its invariants after each move."""

from random import Random

import pytest

from game.core import Game, IllegalMove, Match, UnreadableMove
from game.core.registry import NAMES, game_type
from tests.game.variants import VARIANTS

CASES = [(name, options) for name in NAMES for options in VARIANTS[name]]


def test_every_game_names_its_variants():
    assert set(VARIANTS) >= set(NAMES)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_random_matches_keep_their_invariants(name, options):
    game = game_type(name)
    rng = Random(f"{name} {options}")
    for seed in range(3):
        match = Match(game, game.options_type.parse(options), seed)
        while (seat := match.state.turn) is not None:
            moves = match.state.moves()
            assert moves, "a seat to move has a move"
            assert len(set(moves)) == len(moves)
            move = moves[int(rng.random() * len(moves))]
            assert game.parse(str(move)) == move
            if rng.random() < 0.2:
                check_views(match.state, rng)
                assert set(map(str, match.state.view(seat).moves())) == set(map(str, moves))
            match.play(move, seat)
            assert len(match.moves) < 20_000, "the match never ends"
        assert match.state.outcome is not None
        assert match.state.moves() == []
        assert len(match.state.outcome.points) == match.state.seats
        again = Match.from_text(match.text())
        assert again.text() == match.text()
        assert [str(event) for event in again.events[-1]] == [str(event) for event in match.events[-1]]
        check_same(again.state, match.state)


def check_views(state: Game, rng: Random) -> None:
    """A view is a function of what its seat may know: with the hidden part dealt anew, it stays the same."""
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        assert view.sample(rng).view(seat) == view


def check_same(one: Game, other: Game) -> None:
    assert (one.turn, one.outcome) == (other.turn, other.outcome)
    for seat in (*range(one.seats), None):
        assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_copy_is_independent(name, options):
    game = game_type(name)
    rng = Random(5)
    state = game.new(game.options_type.parse(options), 11)
    for _ in range(6):
        before = [state.view(seat) for seat in (*range(state.seats), None)]
        twin = state.copy()
        for _ in range(25):
            if twin.turn is not None:
                twin.play(twin.moves()[int(rng.random() * len(twin.moves()))])
        assert [state.view(seat) for seat in (*range(state.seats), None)] == before
        if state.turn is not None:
            state.play(state.moves()[0])


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_refused_move_changes_nothing(name, options):
    game = game_type(name)
    state = game.new(game.options_type.parse(options), 3)
    before = [state.view(seat) for seat in (*range(state.seats), None)]
    with pytest.raises(IllegalMove):
        state.play(state.moves()[0], seat=(state.turn + 1) % state.seats if state.seats > 1 else 99)
    with pytest.raises(UnreadableMove):
        game.parse("this is no move")
    assert [state.view(seat) for seat in (*range(state.seats), None)] == before
