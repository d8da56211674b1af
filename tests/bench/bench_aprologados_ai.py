"""How strong the computer players are: `python -m tests.bench.bench_aprologados_ai [MATCHES] [LANGUAGE]`."""

import sys
from time import perf_counter

from game.aprologados.parts import AprologadosOptions
from game.aprologados.rules import Aprologados
from game.core import Budget, Level
from game.core.registry import computer_player
from tests.bench.measure import Share, machine

PAIRS = ((Level.HABITUAL, Level.APRENDIZ), (Level.MAESTRO, Level.HABITUAL), (Level.MAESTRO, Level.APRENDIZ))


def duel(language: str, better: Level, worse: Level, matches: int) -> None:
    """Print the share of the better one; seats alternate."""
    won, points, started = 0.0, [0, 0], perf_counter()
    for seed in range(matches):
        levels = (better, worse) if seed % 2 == 0 else (worse, better)
        players = [computer_player("aprologados", level, seed) for level in levels]
        state = Aprologados.new(AprologadosOptions(idioma=language), seed // 2)
        while state.turn is not None:
            state.play(players[state.turn].choose(state.view(state.turn), Budget(playouts=12)))
        seat = levels.index(better)
        assert state.outcome is not None
        won += state.outcome.share(seat)
        points[0] += state.scores[seat]
        points[1] += state.scores[1 - seat]
    print(
        f"{language}: {better} against {worse}: {Share(won, matches)}, points {points[0] / matches:.0f} to "
        f"{points[1] / matches:.0f}, {(perf_counter() - started) / matches:.1f} s a match",
        flush=True,
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(machine())
    for pair in PAIRS:
        duel(sys.argv[2] if len(sys.argv) > 2 else "castellano", *pair, count)
