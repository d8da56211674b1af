"""What must hold after every move of any match of Cachos; for the ordinary tests and for the soak."""

from random import Random

from game.cachos import Cachos
from game.cachos.bids import Bid
from game.cachos.knowledge import sees
from game.cachos.parts import WORD_MOVES, CachosOptions, Calzar
from game.core import Move


def check_state(game: Cachos) -> None:
    """Dice are counted, the table is sound."""
    assert all(0 <= count <= 5 for count in game.counts)
    assert sorted(game.fallen) == [seat for seat, count in enumerate(game.counts) if not count]
    if game.turn is None:
        assert sum(count > 0 for count in game.counts) == 1 and game.outcome is not None
        return
    assert game.counts[game.turn] > 0
    expected = [0] * game.seats if game.awaiting_obligo else game.counts
    assert [len(cup) for cup in game.dice] == expected
    assert all(1 <= die <= 6 for cup in game.dice for die in cup)


def check_rounds(game: Cachos) -> None:
    """The history adds up: each round starts with what the last one left, and its dice were all those in play."""
    counts = (5,) * game.seats
    for number, past in enumerate(game.rounds, 1):
        assert past.number == number and past.before == counts
        show = past.showdown
        for count, cup in zip(counts, show.dice, strict=True):
            assert cup is None or len(cup) == count
        changed = list(counts)
        changed[show.seat] += show.change
        counts = tuple(changed)
        assert past.after == counts
        assert show.change < 0 or (isinstance(show.challenge, Calzar) and show.holds)
        assert past.obligo is None or past.before[past.opener] == 1
    assert counts == tuple(game.counts)


def check_secrets(game: Cachos, rng: Random) -> None:
    """No view changes when what it may not see is thrown anew; and it sees all that it may."""
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        other = game.copy()
        other.dice = [
            cup if sees(seat, owner, len(cup), game.obligo) else tuple(1 + int(rng.random() * 6) for _ in cup)
            for owner, cup in enumerate(game.dice)
        ]
        assert other.view(seat) == view
        assert view.sample(rng).view(seat) == view
        for owner, cup in enumerate(game.dice):
            assert view.dice[owner] == (cup if sees(seat, owner, len(cup), game.obligo) else None)


def lively(game: Cachos, rng: Random) -> Move:
    """A random move that prefers low bids and rare words, so that rounds get long and everything happens."""
    moves = game.moves()
    words = [move for move in moves if not isinstance(move, Bid)]
    bids = [move for move in moves if isinstance(move, Bid)]
    if words and (not bids or rng.random() < 0.4):
        return words[int(rng.random() * len(words))]
    reach = len(bids) if rng.random() < 0.1 else min(len(bids), 8)
    return bids[int(rng.random() * reach)]


def soak(options: str, matches: int, share: float = 0.1) -> int:
    """Play that many random matches and check everything; secrets after that share of the moves. Returns the moves."""
    played = 0
    for seed in range(matches):
        rng = Random(f"{options} {seed}")
        game = Cachos.new(CachosOptions.parse(options), seed)
        while game.turn is not None:
            check_state(game)
            if rng.random() < share:
                check_secrets(game, rng)
                legal = set(game.moves())
                tried = [*WORD_MOVES, *(Bid(1 + int(rng.random() * 41), 1 + int(rng.random() * 6)) for _ in range(9))]
                for move in tried:
                    assert (game.view(game.turn).refusal(move) is None) == (move in legal)
            game.play(lively(game, rng))
            played += 1
        check_state(game)
        check_rounds(game)
    return played
