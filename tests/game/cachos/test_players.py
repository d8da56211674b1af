"""Computer players: legal, repeatable, and sensible where the right answer is plain. Strength is for the bench."""

import pytest

from game.cachos import Cachos, player
from game.cachos.ai.belief import Belief, hands, held, tail
from game.cachos.ai.odds import VALID_PASS, truth
from game.cachos.ai.players import Manner
from game.cachos.bids import Bid
from game.cachos.parts import CachosOptions
from game.core import Budget, Level
from tests.game.cachos.table import A, B, C, lay, say, table
from tests.game.variants import VARIANTS


def choose(game: Cachos, level: Level, seed: int = 0) -> str:
    return str(player(level, seed).choose(game.view(game.turn), Budget(playouts=10)))


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("options", VARIANTS["cachos"])
def test_they_play_whole_matches_legally(level, options):
    game = Cachos.new(CachosOptions.parse(options), 3)
    players = [player(level, seat) for seat in range(game.seats)]
    for _ in range(120):
        if game.turn is None:
            break
        game.play(players[game.turn].choose(game.view(game.turn), Budget(playouts=10)))


@pytest.mark.parametrize("level", list(Level))
def test_the_same_seed_plays_the_same(level):
    game = table("11233", "34566", "12236")
    say(game, "4x3")
    assert [choose(game, level, seed) for seed in range(8)] == [choose(game, level, seed) for seed in range(8)]


@pytest.mark.parametrize("level", list(Level))
def test_a_hopeless_bid_is_doubted(level):
    game = table("22222", "34566", "44446")
    say(game, "1x2", "13x2")
    assert {choose(game, level, seed) for seed in range(20)} <= {"dudar", "calzar"}
    assert choose(game, level) == "dudar"


@pytest.mark.parametrize("level", list(Level))
def test_a_sure_bid_is_not_doubted(level):
    game = table("22222", "34666", "66446")
    say(game, "3x6")
    assert not {choose(game, level, seed) for seed in range(20)} & {"dudar", "siciliana", "calzar"}


def test_maestro_uses_the_siciliana_on_a_wild_opening():
    game = table("22222", "34566", "44446")
    say(game, "11x2")
    assert choose(game, Level.MAESTRO) == "siciliana"


def test_maestro_passes_with_a_valid_hand_rather_than_risk():
    game = table("22222", "12345", "44446")
    say(game, "6x5")
    assert choose(game, Level.MAESTRO) == "pasar"


def test_maestro_obliges():
    assert choose(table(1, 5, 5), Level.MAESTRO) in ("obligo abierto", "obligo cerrado")


def test_maestros_use_every_kind_of_call():
    said: set[str] = set()
    for seed in range(6):
        game = Cachos.new(CachosOptions(jugadores=4), seed)
        players = [player(Level.MAESTRO, 4 * seed + seat) for seat in range(4)]
        while game.turn is not None:
            move = players[game.turn].choose(game.view(game.turn), Budget(playouts=10))
            said.add("bid" if isinstance(move, Bid) else str(move))
            game.play(move)
    assert said >= {"bid", "dudar", "calzar", "pasar", "obligo cerrado", "obligo abierto"}


def test_a_pass_is_taken_for_evidence_of_a_valid_hand():
    game = table("22222", "12345", "44446")
    say(game, "6x5", "pasar")
    assert Belief(game.view(C), 0.3).valid_pass(B) > 3 * VALID_PASS


def test_manners_come_from_the_seed_within_each_level():
    for level in Level:
        found = [player(level, seed).manner for seed in range(60)]
        assert set(found) == set(Manner)
        assert found == [player(level, seed).manner for seed in range(60)]


def test_a_player_knows_only_his_view():
    game = table("11233", "34566", "12236")
    say(game, "5x3")
    other = game.copy()
    lay(other, "66666", "34566", "44444")
    for level in Level:
        assert [choose(game, level, seed) for seed in range(5)] == [choose(other, level, seed) for seed in range(5)]


def test_hands_are_all_there_are():
    assert [len(hands(count)) for count in range(1, 6)] == [6, 21, 56, 126, 252]
    for count in range(1, 6):
        assert sum(prior for _, prior in hands(count)) == pytest.approx(1)
    assert held((2, 0, 1, 0, 0, 0), 3, wild=True) == 3 and held((2, 0, 1, 0, 0, 0), 1, wild=True) == 2


def test_without_reading_belief_is_the_binomial():
    game = table("11233", "34566", "12236")
    say(game, "5x3")
    view = game.view(B)
    total = Belief(view, reading=0).total([A, B, C], 3, wild=True)
    assert sum(total) == pytest.approx(1)
    for quantity in range(1, 12):
        assert tail(total, quantity) == pytest.approx(truth(view, Bid(quantity, 3)))


def test_reading_takes_a_bid_for_evidence():
    game = table("11233", "34566", "12236")
    say(game, "5x3")
    plain, reader = (Belief(game.view(B), reading).support(A, 3, wild=True) for reading in (0, 1))
    assert tail(reader, 2) > tail(plain, 2) + 0.1
    sixes = Belief(game.view(B), 1).support(A, 6, wild=False)
    assert tail(sixes, 1) < tail(Belief(game.view(B), 0).support(A, 6, wild=False), 1)


def test_a_void_bid_of_ases_is_no_evidence():
    game = table("11233", "34566", "12236")
    say(game, "5x1")
    assert Belief(game.view(B), 1).weights(A) == pytest.approx(Belief(game.view(B), 0).weights(A))


def test_in_obligo_abierto_a_bid_tells_of_my_own_die():
    game = table(1, 2, 2)
    say(game, "obligo abierto")
    lay(game, "3", "25", "26")
    say(game, "2x3")
    view = game.view(B)
    assert view.own is None
    reader = Belief(view, 1).support(B, 3, wild=False)
    assert tail(reader, 1) > tail(Belief(view, 0).support(B, 3, wild=False), 1)


def test_in_obligo_cerrado_who_cannot_look_tells_nothing():
    game = table(1, 3, 3)
    say(game, "obligo cerrado", "1x3", "2x3")
    view = game.view(C)
    assert Belief(view, 1).weights(B) == pytest.approx(Belief(view, 0).weights(B))
    assert Belief(view, 1).weights(A) != pytest.approx(Belief(view, 0).weights(A)), "the obligador has looked"
