"""Another copy of the program, for the tests: plays in a folder and reports every move once it is stored.

    python -m tests.saves.copy_of_the_program FOLDER play      new matches, without end
    python -m tests.saves.copy_of_the_program FOLDER hold N    opens match N and waits for a line
"""

import sys
from pathlib import Path

from saves import MatchInUse, Store
from tests.saves.conftest import new_match, play

folder, what = Path(sys.argv[1]), sys.argv[2]
with Store.open(folder) as store:
    assert store.lasting and not store.notices, store.notices
    if what == "hold":
        try:
            print("held", len(store.matches.load(int(sys.argv[3])).moves), flush=True)
        except MatchInUse:
            print("in use", flush=True)
        sys.stdin.readline()
    for seed in range(1000 if what == "play" else 0):
        match = new_match(seed)
        number = store.matches.create(match)
        while match.state.turn is not None:
            play(match, 1)
            store.matches.record(number, match)
            print(number, len(match.moves), flush=True)
