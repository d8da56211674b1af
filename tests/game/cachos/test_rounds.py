"""Openings, direction, throws, partida falsa: K1–K8, D1, D2, D7–D11, W1, W5."""

from collections import Counter

import pytest

from game.cachos import Cachos
from game.cachos import events as happened
from game.cachos.parts import CachosOptions, Reason, StartRoll, Way
from game.cachos.rules import highest
from game.core import BadOptions, IllegalMove
from tests.game.cachos.table import A, B, C, D, legal, of_type, parse, say, table, words


def test_K1_five_dice_each_and_two_or_more_players():
    for seats in range(2, 9):
        game = Cachos.new(CachosOptions(jugadores=seats), 4)
        assert [len(cup) for cup in game.dice] == game.counts == [5] * seats


@pytest.mark.parametrize("seats", [1, 9])
def test_D1_at_most_eight_players(seats):
    with pytest.raises(BadOptions):
        CachosOptions(jugadores=seats)


def test_K2_the_highest_opens_and_the_as_is_the_lowest():
    assert highest([StartRoll(0, 1), StartRoll(1, 4), StartRoll(2, 2)]) == (1,)
    for seed in range(60):
        game = Cachos.new(CachosOptions(jugadores=4), seed)
        last = game.start_rolls[-1]
        assert max(last, key=lambda roll: roll.face).seat == game.opener == game.turn
        rolled = of_type(game.opening, happened.StartRolled)
        assert [(event.seat, event.face) for event in rolled] == [roll for rolls in game.start_rolls for roll in rolls]


def test_D2_only_those_tied_for_the_highest_throw_again():
    ties = 0
    for seed in range(200):
        game = Cachos.new(CachosOptions(jugadores=5), seed)
        for before, after in zip(game.start_rolls, game.start_rolls[1:], strict=False):
            best = max(roll.face for roll in before)
            assert [roll.seat for roll in after] == [roll.seat for roll in before if roll.face == best]
            ties += 1
    assert ties > 20


def test_W1_six_six_three():
    assert highest([StartRoll(A, 6), StartRoll(B, 6), StartRoll(C, 3)]) == (A, B)


def test_K3_who_lost_a_die_opens():
    game = table("22345", "22345", "22345")
    say(game, "9x6", "dudar")
    assert game.counts == [4, 5, 5] and game.turn == game.opener == A
    game = table("66666", "22345", "22345")
    say(game, "5x6", "dudar")
    assert game.counts == [5, 4, 5] and game.turn == game.opener == B


def test_K3_who_recovered_a_die_opens():
    game = table("66222", "332", "44222")
    say(game, "2x6", "calzar")
    assert game.counts == [5, 4, 5] and game.turn == B


def test_K4_the_last_with_dice_wins():
    game = table("2", "3")
    events = say(game, "2x2", "dudar")
    assert game.turn is None and game.outcome.winners == (B,) and game.outcome.points == (0, 1)
    assert events[-1] == happened.MatchWon(B, 1)
    assert events[-2] == happened.Eliminated(A, 2)


def test_K4_points_count_the_players_outlasted():
    game = table("2", "3", "44", options="obligo=no", opener=C)
    say(game, "2x4", "dudar")
    assert game.fallen == [A] and game.turn == B
    game.dice = [(), (3,), (4, 4)]
    say(game, "3x4", "dudar")
    assert game.outcome.points == (0, 1, 2)


def test_K5_each_round_all_throw_hidden():
    game = table(5, 4, 3)
    for seat in (A, B, C):
        view = game.view(seat)
        assert [cup is not None for cup in view.dice] == [seat == owner for owner in range(3)]
        assert view.own == game.dice[seat]
    assert game.view(None).dice == (None, None, None)
    for event in of_type(game.opening, happened.Rolled):
        assert event.seen_by(event.seat).dice == event.dice and len(event.dice) == 5
        assert all(event.seen_by(other).dice is None for other in (0, 1, 2, None) if other != event.seat)


def throws(options: str, seeds: int) -> list[Cachos]:
    return [Cachos.new(CachosOptions.parse(options), seed) for seed in range(seeds)]


def test_D9_one_die_in_fifty_is_mounted_and_shown_to_all_before_the_throw_counts():
    games = throws("jugadores=8", 150)
    mounted = sum(len(game.mounted) for game in games)
    assert 80 < mounted < 170, "2 % of 6,000 dice"
    for game in games:
        events = of_type(game.opening, happened.Mounted)
        assert [(event.seat, event.face) for event in events] == game.mounted
        assert all(event.seen_by(None) == event for event in events)
        assert game.view(None).mounted == tuple(game.mounted)
        for event in events:
            rolled = next(e for e in of_type(game.opening, happened.Rolled) if e.seat == event.seat)
            assert game.opening.index(event) < game.opening.index(rolled)


def test_D9_the_dice_stay_fair():
    faces = Counter(die for game in throws("jugadores=8", 300) for cup in game.dice for die in cup)
    assert sum(faces.values()) == 12_000
    assert all(abs(faces[face] - 2000) < 180 for face in range(1, 7)), "over four standard deviations"


def test_D9_montado_can_be_off_and_a_single_die_has_nothing_to_lie_on():
    assert not any(game.mounted for game in throws("jugadores=8 montado=off", 40))
    for seed in range(150):
        game = Cachos.new(CachosOptions(jugadores=8, obligo="no"), seed)
        game.counts = [1] * 8
        game._start_round(0)
        assert not game.mounted


def test_K7_D7_ases_as_opening_are_void_and_dead_for_the_round():
    game = table("11233", "34566", "12236")
    events = say(game, "2x1")
    assert [type(event) for event in events] == [happened.BidMade, happened.FalseStart] and not events[1].wild
    assert game.bid is None and game.false_start and game.turn == B
    say(game, "5x3")
    assert not any(text.endswith("x1") for text in legal(game))
    with pytest.raises(IllegalMove) as error:
        say(game, "4x1")
    assert error.value.reason == Reason.NO_ACES_AFTER_FALSE_START
    say(game, "dudar")
    assert game.rounds[-1].showdown.total == 4 and not game.rounds[-1].showdown.wild and game.counts == [5, 4, 5]
    assert not game.false_start and game.view(A).wild, "only for that round"


def test_W5_after_the_false_start_the_next_opens_freely():
    game = table(5, 5, 5)
    say(game, "2x1")
    assert game.turn == B
    assert "1x2" in legal(game) and "15x6" in legal(game) and "2x1" not in legal(game)
    assert words(game) == set()


def test_D7_anulada_only_the_bid_is_void():
    game = table("11233", "34566", "12236", options="partida_falsa=anulada")
    events = say(game, "2x1")
    assert events[1].wild
    with pytest.raises(IllegalMove) as error:
        say(game, "3x1")
    assert error.value.reason == Reason.OPEN_WITH_ANOTHER
    say(game, "5x3")
    assert "3x1" in legal(game), "once a bid stands, ases are ases again"
    say(game, "dudar")
    assert game.rounds[-1].showdown.total == 7 and game.rounds[-1].showdown.wild


def test_D7_prohibida_ases_cannot_open():
    game = table(5, 5, 5, options="partida_falsa=prohibida")
    assert not any(text.endswith("x1") for text in legal(game))
    with pytest.raises(IllegalMove) as error:
        say(game, "2x1")
    assert error.value.reason == Reason.FALSE_START_FORBIDDEN
    assert "1x1" in (say(game, "1x5") and legal(game))


def test_D8_the_other_ases_are_as_dead_as_those_of_the_opener():
    game = table("23333", "11111", "22222")
    say(game, "1x1", "5x3", "dudar")
    assert game.rounds[-1].showdown.total == 4


@pytest.mark.parametrize(("choice", "following"), [("izquierda", B), ("derecha", D)])
def test_K8_D10_the_opener_chooses_the_direction(choice, following):
    game = table(5, 5, 5, 5)
    events = say(game, f"sentido {choice}")
    assert events == [happened.DirectionChosen(A, Way(choice))] and game.turn == A
    say(game, "1x2")
    assert game.turn == following
    say(game, "2x2")
    assert game.turn == C


def test_D10_clockwise_without_a_word_and_anew_each_round():
    game = table(5, 5, 5, 5)
    assert {"sentido izquierda", "sentido derecha"} == words(game)
    say(game, "sentido derecha", "20x6", "dudar")
    assert game.way is Way.IZQUIERDA and game.turn == A
    say(game, "1x2")
    assert game.turn == B


@pytest.mark.parametrize(
    ("before", "reason"),
    [
        (["sentido derecha"], Reason.DIRECTION_ONCE),
        (["1x2"], Reason.DIRECTION_LATE),
        (["1x1"], Reason.DIRECTION_LATE),
    ],
)
def test_D10_chosen_once_and_before_the_first_bid(before, reason):
    game = table(5, 5, 5)
    say(game, *before)
    assert "sentido izquierda" not in legal(game)
    with pytest.raises(IllegalMove) as error:
        say(game, "sentido izquierda")
    assert error.value.reason == reason


def test_D10_no_direction_between_two():
    game = table(5, 5)
    assert words(game) == set()
    with pytest.raises(IllegalMove) as error:
        say(game, "sentido derecha")
    assert error.value.reason == Reason.DIRECTION_TWO


@pytest.mark.parametrize(("choice", "opens"), [("izquierda", C), ("derecha", A)])
def test_D11_after_an_eliminated_opener_the_next_in_the_direction_played(choice, opens):
    game = table("22", "3", "44", "55", options="obligo=no", opener=B)
    say(game, f"sentido {choice}", "7x3", "dudar")
    assert game.counts == [2, 0, 2, 2] and game.fallen == [B]
    assert game.opener == game.turn == opens


def test_D11_a_gap_is_skipped():
    game = table("22", "3", "", "55", options="obligo=no", opener=B)
    say(game, "5x3")
    assert game.turn == D
    say(game, "dudar")
    assert game.opener == D


def test_D36_a_wrong_move_costs_nothing():
    game = table(5, 5, 5)
    before = [game.view(seat) for seat in (A, B, C, None)]
    for text in ("dudar", "calzar", "pasar", "dudar paso", "siciliana", "sin obligo", "obligo cerrado", "16x2"):
        with pytest.raises(IllegalMove):
            game.play(parse(text))
    assert [game.view(seat) for seat in (A, B, C, None)] == before
