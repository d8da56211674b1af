"""How strong the three house bots are against each other, on the same deals with the sides exchanged, and how fast.

python -m tests.bench.bench_house [GAMES]
"""

import sys
import time
from itertools import combinations

from arena.house import house_bots
from arena.match import play_game
from game.arena.intervals import share
from game.arena.schedule import HOME, Terms, Tie, fixtures
from tests.arena.fakes import FakeSeat
from tests.bench.measure import machine


def main() -> None:
    """Print a line a pairing."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    games = numbers[0] if numbers else 200
    bots = {bot.name: bot for bot in house_bots()}
    print(machine())
    for home, away in combinations(reversed(bots), 2):
        start = time.process_time()
        tie = Tie("bench", home, away, "bench")
        played = [
            play_game(fixture, bots, FakeSeat, 1.0, lambda match, fault: None)
            for fixture in fixtures(Terms(1, games, duplicate=True), tie)
        ]
        spent = time.process_time() - start
        won = share([record.share(HOME) for record in played])
        print(
            f"{home:11} – {away:11} {won.part:6.1%} ({won.low:.1%}–{won.high:.1%}, {games} games, "
            f"{games // 2} pairs), {games / spent:6.1f} games/s"
        )


if __name__ == "__main__":
    main()
