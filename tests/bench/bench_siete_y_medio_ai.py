"""Strength and speed of the computer players of Siete y Medio, by simulation, beside the exact values.

    python -m tests.bench.bench_siete_y_medio_ai [ROUNDS [MATCHES]]

First, one player alone against the bank for so many rounds, each with full money: what a unit bet brings, and what a
round brings with the player's own bets, with 95 % intervals. Then whole matches of ten rounds between the three
levels at one table in turning seats: who ends with the most money. Then how long a decision takes.
"""

import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from game.cards import DECK_40
from game.core import Budget, Chance, Level
from game.siete_y_medio import SieteYMedio, player
from game.siete_y_medio.ai.odds import Odds
from game.siete_y_medio.ai.players import HABITUAL_STANDS
from game.siete_y_medio.parts import BANK_STANDS, SieteYMedioOptions, unseen_cards

BUDGET = Budget(playouts=1)
STRATEGY = {Level.APRENDIZ: BANK_STANDS, Level.HABITUAL: HABITUAL_STANDS, Level.MAESTRO: None}


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and half width of its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def alone(level: Level, rounds: int) -> tuple[list[float], list[float], int]:
    """What each round brought per unit bet and in money, and how often the bank went over."""
    options = SieteYMedioOptions(jugadores=1, rounds=1)
    thinker = player(level, 1)
    units, money, over = [], [], 0
    for seed in range(rounds):
        state = SieteYMedio(options, Chance(f"{level} {seed}"))
        while state.turn is not None:
            state.apply(thinker.choose(state.view(0), BUDGET))
        line = state.rounds[0].lines[0]
        assert line is not None
        units.append(line.net / line.bet)
        money.append(float(line.net))
        over += state.rounds[0].bank_score > 15
    return units, money, over


def bench_alone(rounds: int) -> None:
    odds = Odds()
    bank = float(odds.bank(DECK_40)[4])
    print(f"one player, {rounds} rounds each; the bank goes over {bank:.2%} of the time")
    for level in Level:
        units, money, over = alone(level, rounds)
        exact = sum(odds.worth([card], unseen_cards([card]), STRATEGY[level]) for card in DECK_40) / 40
        mean, half = interval(units)
        verdict = "agrees" if abs(mean - exact) <= half else "OUTSIDE the interval (one time in twenty it may be)"
        own, own_half = interval(money)
        if level is Level.MAESTRO:
            worths = [float(odds.worth([card], unseen_cards([card]))) for card in DECK_40]
            print(f"  maestro's own bets are worth {fmean((1500 if w > 0 else 100) * w for w in worths):+.1f} a round")
        print(
            f"  {level:9} per unit {mean:+.2%} ± {half:.2%}, exact {float(exact):+.3%}: {verdict};"
            f" own bets {own:+.1f} ± {own_half:.1f} a round; bank over {over / rounds:.2%}"
        )


def bench_matches(matches: int) -> None:
    options = SieteYMedioOptions(jugadores=3, rounds=10)
    richest = dict.fromkeys(Level, 0.0)
    gains: dict[Level, list[float]] = {level: [] for level in Level}
    thinkers = {level: player(level, 1) for level in Level}
    for seed in range(matches):
        levels = [list(Level)[(seat + seed) % 3] for seat in range(3)]
        state = SieteYMedio.new(options, seed)
        while state.turn is not None:
            state.apply(thinkers[levels[state.turn]].choose(state.view(state.turn), BUDGET))
        top = [seat for seat in range(3) if state.money[seat] == max(state.money)]
        for seat in top:
            richest[levels[seat]] += 1 / len(top)
        for seat, level in enumerate(levels):
            gains[level].append(float(state.money[seat] - 5000))
    print(f"{matches} matches of ten rounds, the three levels at one table")
    for level in Level:
        share = richest[level] / matches
        half = 1.96 * sqrt(share * (1 - share) / matches)
        mean, width = interval(gains[level])
        print(f"  {level:9} richest of the three in {share:.1%} ± {half:.1%}; gain {mean:+.0f} ± {width:.0f} a match")


def bench_speed() -> None:
    """A Maestro that has just sat down decides at tables of eight."""
    options = SieteYMedioOptions(jugadores=8, rounds=2)
    rng = Random(1)
    times = []
    for seed in range(3):
        state = SieteYMedio.new(options, seed)
        while state.turn is not None:
            start = perf_counter()
            player(Level.MAESTRO).choose(state.view(state.turn), BUDGET)
            times.append(perf_counter() - start)
            moves = state.moves()
            state.apply(moves[int(rng.random() * len(moves))])
    print(
        f"{len(times)} decisions of Maestro at tables of eight, nothing remembered:"
        f" mean {fmean(times) * 1000:.0f} ms, longest {max(times) * 1000:.0f} ms"
    )


if __name__ == "__main__":
    bench_alone(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
    bench_matches(int(sys.argv[2]) if len(sys.argv) > 2 else 300)
    bench_speed()
