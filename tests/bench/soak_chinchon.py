"""A thousand random matches of each variant of Chinchón, with the invariants of its tests.

python -m tests.bench.soak_chinchon [MATCHES]
"""

import sys
from collections import Counter
from time import perf_counter

from game.chinchon import Chinchon
from tests.game.chinchon.invariants import play_randomly
from tests.game.variants import VARIANTS


def main(matches: int) -> None:
    for options in VARIANTS["chinchon"]:
        started = perf_counter()
        ends: Counter[str] = Counter()
        hands = 0
        for seed in range(matches):
            match = play_randomly(options, seed, share=0.02)
            assert isinstance(match.state, Chinchon) and match.state.outcome is not None
            ends[match.state.outcome.reason.name] += 1
            hands += len(match.state.results)
        seconds = perf_counter() - started
        print(f"{options or 'defaults'}: {matches} matches, {hands} hands, {dict(ends)}, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
