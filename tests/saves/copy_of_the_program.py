"""Another copy of the program, for the tests: plays in a folder and reports every move once it is stored.

python -m tests.saves.copy_of_the_program FOLDER play      new matches, one after another
python -m tests.saves.copy_of_the_program FOLDER hold N    opens match N and waits for a line
"""

import sys
from pathlib import Path

from saves import MatchInUse, Store
from tests.saves.conftest import new_match, play


def play_on(store):
    for seed in range(1000):
        match = new_match(seed)
        number = store.matches.create(match)
        while match.state.turn is not None:
            play(match, 1)
            store.matches.record(number, match)
            print(number, len(match.moves), flush=True)


def hold(store, number):
    try:
        print("held", len(store.matches.load(number).moves), flush=True)
    except MatchInUse:
        print("in use", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    with Store.open(Path(sys.argv[1])) as store:
        assert store.lasting and not store.notices, store.notices
        if sys.argv[2] == "play":
            play_on(store)
        else:
            hold(store, int(sys.argv[3]))
