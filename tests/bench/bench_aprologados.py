"""Move generation and rules: `python -m tests.bench.bench_aprologados`.

All legal plays of racks with 0, 1 and 2 blanks, on boards of the middle of a match, with the full banks.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from game.aprologados.movegen import Search, can_play
from game.aprologados.parts import AprologadosOptions, Lay
from game.aprologados.rules import Aprologados
from game.aprologados.tiles import BLANK, languages
from tests.bench.measure import machine

BOARDS = 12
WORDS = 12


def positions(language: str, preset: str) -> list[Aprologados]:
    """Boards after a dozen random words."""
    found = []
    for seed in range(BOARDS):
        rng = Random(f"{language} {seed}")
        state = Aprologados.new(AprologadosOptions(idioma=language, reglas=preset), seed)
        for _ in range(WORDS):
            lays = [move for move in state.moves() if isinstance(move, Lay)]
            if not lays or state.turn is None:
                break
            state.play(rng.choice(lays))
        found.append(state)
    return found


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time."""
    start = process_time()
    work()
    return 1000 * (process_time() - start)


def bench(language: str, preset: str) -> None:
    """Print median and longest time, and how many plays there were."""
    states = positions(language, preset)
    rng = Random(language)
    for blanks in (0, 1, 2):
        times, counts, quick = [], [], []
        for state in states:
            letters = [tile for tile in state.setting.tiles.all() if tile != BLANK]
            rack = tuple(sorted(rng.sample(letters, 7 - blanks) + [BLANK] * blanks))
            cells = tuple(state.cells)
            found: list[Lay] = []
            times.append(milliseconds(lambda: found.extend(Search(state.setting, cells, rack).plays())))  # noqa: B023
            counts.append(len(found))
            quick.append(milliseconds(lambda: can_play(state.setting, cells, rack)))  # noqa: B023
        print(
            f"{language}, {preset}, {blanks} blanks: median {median(times):.0f} ms, longest {max(times):.0f} ms, "
            f"{median(counts):.0f} plays (most {max(counts)}); whether any: {median(quick):.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    print(machine())
    for name in languages():
        bench(name, "aprologados")
    bench("castellano", "scrabble")
