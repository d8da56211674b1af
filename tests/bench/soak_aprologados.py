"""Self-play in every language: every word on the board in the bank, every score counted again by a second scorer.

python -m tests.bench.soak_aprologados [MATCHES] [LANGUAGE ...]
"""

import sys
from collections import Counter
from time import perf_counter

from game.aprologados.rules import Aprologados
from game.aprologados.tiles import languages
from game.core import Budget, Level, Move, Player
from game.core.registry import computer_player
from tests.game.aprologados.invariants import play_checked

PRESETS = ("aprologados", "aprologados", "apalabrados", "scrabble")
PAIRS = ((Level.HABITUAL, Level.APRENDIZ), (Level.HABITUAL, Level.HABITUAL), (Level.MAESTRO, Level.HABITUAL))


def soak(language: str, matches: int) -> None:
    """Play that many matches, the presets and levels in turn."""
    started = perf_counter()
    ends: Counter[str] = Counter()
    plays = points = 0
    for seed in range(matches):
        levels = PAIRS[seed % len(PAIRS)]
        players = [computer_player("aprologados", level, seed) for level in levels]

        def choose(state: Aprologados, players: list[Player] = players) -> Move:
            assert state.turn is not None
            return players[state.turn].choose(state.view(state.turn), Budget(playouts=4))

        match = play_checked(f"idioma={language} reglas={PRESETS[seed % len(PRESETS)]}", seed, choose)
        assert isinstance(match.state, Aprologados) and match.state.outcome is not None
        ends[match.state.outcome.reason.name] += 1
        plays += sum(bool(turn.words) for turn in match.state.history)
        points += sum(match.state.outcome.points)
    print(
        f"{language}: {matches} matches, {plays} words laid, {points / matches / 2:.0f} points a player, "
        f"{dict(ends)}, {perf_counter() - started:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name in sys.argv[2:] or languages():
        soak(name, count)
