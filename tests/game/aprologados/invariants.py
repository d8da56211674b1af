"""A whole match with everything checked after every move: tiles, words, scores."""

from collections import Counter
from collections.abc import Callable

from game.aprologados.parts import AprologadosOptions, Lay
from game.aprologados.rules import Aprologados
from game.core import Match, Move
from tests.game.aprologados import independent

Chooser = Callable[[Aprologados], Move]


def play_checked(options: str, seed: int, choose: Chooser) -> Match:
    """Play a match to its end; the points come out as the second scorer says, and no tile is lost."""
    match = Match(Aprologados, AprologadosOptions.parse(options), seed)
    state = match.state
    assert isinstance(state, Aprologados)
    total = [0, 0]
    while (seat := state.turn) is not None:
        before, held = state.cells[:], len(state.racks[seat])
        move = choose(state)
        match.play(move, seat)
        if isinstance(move, Lay):
            total[seat] += independent.score(before, state.cells, held, state.language, state.options.reglas)
            if state.outcome is None or not state.setting.preset.leftovers:
                assert state.scores == total, f"{move}"
        check(state)
    return match


def check(state: Aprologados) -> None:
    """No tile lost or made, every word on the board in the bank."""
    on_board = ("?" if cell.isupper() else cell for cell in state.cells if cell)
    assert Counter((*on_board, *state.racks[0], *state.racks[1], *state.bag)) == Counter(state.setting.tiles.counts)
    assert all(len(rack) <= 7 for rack in state.racks)
    for word in independent.words_on(state.cells):
        assert word in state.setting.lexicon, word
