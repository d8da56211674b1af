"""A thousand random matches of every variant of Siete y Medio, with the invariants checked at every move.

python -m tests.bench.soak_siete_y_medio [MATCHES]
"""

import os
import sys
from time import perf_counter

matches = sys.argv[1] if len(sys.argv) > 1 else "1000"
os.environ["SOBREMESA_SOAK"] = matches

from tests.game.siete_y_medio.test_derived_facts import test_random_matches_break_no_invariant  # noqa: E402
from tests.game.variants import VARIANTS  # noqa: E402

if __name__ == "__main__":
    for options in VARIANTS["siete_y_medio"]:
        start = perf_counter()
        test_random_matches_break_no_invariant(options)
        print(f"{matches} matches, '{options}': no invariant broken ({perf_counter() - start:.0f} s)", flush=True)
