"""What a table shows follows the events: after those of a move it is what the next view has. For any game and seat."""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random

import pytest

from game.core import Budget, Game, Level, Match, Move
from game.core.registry import NAMES, computer_player, game_type
from tests.game.variants import VARIANTS

CASES = [(game, options) for game in NAMES for options in VARIANTS[game]]
MOST = 400
"""How much of a match is looked at: some random matches are very long."""


def mover(game: str, seed: int) -> Callable[[Game], Move]:
    """Who makes everybody's moves: chance, which goes where nobody would, or a player, who gets to a hand's end."""
    rng, player = Random(f"shown {game} {seed}"), computer_player(game, Level.APRENDIZ, seed)

    def choose(state: Game) -> Move:
        if seed == 0:
            moves = state.moves()
            return moves[int(rng.random() * len(moves))]
        return player.choose(state.view(state.turn), Budget(playouts=1))

    return choose


@pytest.mark.parametrize(("game", "options"), CASES)
def test_what_is_shown_follows_the_events(game, options):
    shown = import_module(f"ui.tables.{game}.shown").Shown
    kind = game_type(game)
    for seed in range(3):
        choose = mover(game, seed)
        match = Match(kind, kind.options_type.parse(options), seed)
        seats = (*range(match.state.seats), None)
        through = {seat: shown.of(match.state.view(seat)) for seat in seats}
        opened = shown.of(match.state.open_view(None))
        while (seat := match.state.turn) is not None and len(match.moves) < MOST:
            events = match.play(choose(match.state), seat)
            for eyes in seats:
                for event in events:
                    seen = event.seen_by(eyes)
                    if seen is not None:
                        through[eyes].follow(seen)
                assert through[eyes] == shown.of(match.state.view(eyes)), (match.moves[-1], eyes)
            for event in events:
                opened.follow(event)
            assert opened == shown.of(match.state.open_view(None)), match.moves[-1]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_the_opening_leads_from_any_match_to_the_first_view(game, options):
    """A match that is laid out anew has its deal shown again: what stood there before does not matter."""
    shown = import_module(f"ui.tables.{game}.shown").Shown
    kind = game_type(game)
    state = kind.new(kind.options_type.parse(options), 5)
    for eyes in (*range(state.seats), None):
        expected = shown.of(state.view(eyes))
        followed = deepcopy(expected)
        for event in state.opening:
            seen = event.seen_by(eyes)
            if seen is not None:
                followed.follow(seen)
        assert followed == expected
