"""Many random matches of every variant of Cachos with all invariants.

python -m tests.bench.soak_cachos [MATCHES]
"""

import sys

from tests.game.cachos.invariants import soak
from tests.game.variants import VARIANTS

if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for options in VARIANTS["cachos"]:
        moves = soak(options, matches, share=0.02)
        print(f"'{options}': {matches} matches, {moves} moves, no invariant broken", flush=True)
