"""The one-die round and who sees what in it: K16–K18, D26–D30, W7, W9, W11."""

import pytest

from game.cachos import events as happened
from game.cachos.parts import Obligo, Reason
from game.core import IllegalMove
from tests.game.cachos.table import A, B, C, D, legal, of_type, say, table, words


def reason(game, text):
    assert text not in legal(game)
    with pytest.raises(IllegalMove) as error:
        say(game, text)
    return error.value.reason


def test_W7_D26_offered_before_anything_is_thrown():
    game = table(1, 5, 5)
    assert legal(game) == {"obligo cerrado", "obligo abierto", "sin obligo"}
    assert game.awaiting_obligo and game.dice == [(), (), ()]
    assert reason(game, "1x2") == reason(game, "sentido derecha") == Reason.OBLIGO_FIRST
    events = say(game, "obligo cerrado")
    assert isinstance(events[0], happened.Obliged)
    assert [len(cup) for cup in game.dice] == [1, 5, 5] and game.turn == A


def test_D26_it_may_be_kept_for_later():
    game = table(1, 5, 5)
    events = say(game, "sin obligo")
    assert events[0] == happened.ObligoDeclined(A) and game.obligo is None
    assert reason(game, "obligo cerrado") == Reason.OBLIGO_LATE
    game.dice = [(2,), (3, 3, 3, 3, 3), (4, 4, 4, 4, 4)]
    say(game, "1x2", "dudar")
    assert game.turn == B and not game.awaiting_obligo
    game._start_round(A)
    assert game.awaiting_obligo, "declining does not use it up"


@pytest.mark.parametrize(
    ("cups", "options", "why"),
    [
        ((2, 5, 5), "", Reason.OBLIGO_ONE_DIE),
        ((1, 5, ""), "", Reason.TWO_LEFT),
        ((1, 5, 5), "obligo=no", Reason.OBLIGO_OFF),
    ],
)
def test_D26_when_it_is_not_offered(cups, options, why):
    game = table(*cups, options=options)
    assert not game.awaiting_obligo and "obligo abierto" not in legal(game)
    assert reason(game, "obligo abierto") == reason(game, "sin obligo") == why


def test_D26_automatico_must_be_one_or_the_other():
    game = table(1, 5, 5, options="obligo=automatico")
    assert legal(game) == {"obligo cerrado", "obligo abierto"}
    assert reason(game, "sin obligo") == Reason.OBLIGO_MUST


def test_K16_another_with_one_die_does_not_make_an_obligo():
    assert not table(5, 1, 5).awaiting_obligo


def test_K18_D27_once_per_player():
    game = table(1, 1, 5)
    say(game, "obligo cerrado")
    assert game.obliged == [True, False, False] and game.view(C).obliged == (True, False, False)
    game.dice = [(2,), (3,), (4, 4, 4, 4, 4)]
    game._start_round(A)
    assert not game.awaiting_obligo and reason(game, "obligo cerrado") == Reason.OBLIGO_USED
    game._start_round(B)
    assert game.awaiting_obligo, "another player still has his"


def test_K16_lasts_one_round():
    game = table("3", 5, 5, 5)
    say(game, "obligo cerrado")
    game.dice = [(3,), (2,) * 5, (2,) * 5, (2,) * 5]
    say(game, "1x3", "dudar")
    assert game.counts == [1, 4, 5, 5] and game.obligo is None and game.rounds[-1].obligo is Obligo.CERRADO
    assert game.view(B).own is not None


@pytest.mark.parametrize("kind", ["cerrado", "abierto"])
def test_W9_K16_D29_only_subir_or_dudar_in_the_same_pinta(kind):
    game = table(1, 1, 5, 5)
    say(game, f"obligo {kind}", "2x3")
    assert {"3x3", "12x3"} <= legal(game) and words(game) == {"dudar"}
    assert all(text.endswith("x3") for text in legal(game) - {"dudar"})
    assert game.turn == B, "who has one die himself may not change it either"
    assert reason(game, "3x4") == reason(game, "2x1") == Reason.OBLIGO_PINTA
    assert reason(game, "2x3") == Reason.NOT_HIGHER
    say(game, "3x3")
    assert reason(game, "calzar") == reason(game, "pasar") == Reason.OBLIGO_ONLY


def test_D28_an_obligo_may_open_with_ases():
    game = table(1, 5, 5)
    say(game, "obligo cerrado")
    game.dice = [(1,), (1, 2, 2, 2, 2), (3,) * 5]
    events = say(game, "2x1")
    assert not of_type(events, happened.FalseStart) and str(game.bid) == "2x1" and not game.false_start
    assert {"3x1", "11x1"} <= legal(game) and "5x4" not in legal(game)
    say(game, "dudar")
    assert game.rounds[-1].showdown.total == 2 and game.counts == [1, 4, 5]


def test_K8_direction_in_an_obligo():
    game = table(1, 5, 5)
    say(game, "obligo cerrado", "sentido derecha", "1x3")
    assert game.turn == C


def seen(game, seat):
    return [cup is not None for cup in game.view(seat).dice]


def test_K17_cerrado_who_sees():
    game = table(1, 5, 1, 4)
    events = say(game, "obligo cerrado")
    assert seen(game, A) == [True, False, False, False]
    assert seen(game, B) == [False] * 4
    assert seen(game, C) == [False, False, True, False]
    assert seen(game, D) == seen(game, None) == [False] * 4
    for event in of_type(events, happened.Rolled):
        for seat in (A, B, C, D, None):
            assert (event.seen_by(seat).dice is not None) == (seat == event.seat and event.count == 1)


def test_W11_K17_D30_abierto_who_sees():
    game = table(1, 5, 1, 4)
    events = say(game, "obligo abierto")
    for seat in range(4):
        assert seen(game, seat) == [owner != seat for owner in range(4)]
        assert all(cup in (None, game.dice[owner]) for owner, cup in enumerate(game.view(seat).dice))
    assert seen(game, None) == [False] * 4
    for event in of_type(events, happened.Rolled):
        for seat in (A, B, C, D, None):
            assert (event.seen_by(seat).dice is not None) == (seat not in (event.seat, None))


@pytest.mark.parametrize("kind", ["cerrado", "abierto"])
def test_K11_the_showdown_of_an_obligo_is_public(kind):
    game = table(1, 5, 5)
    say(game, f"obligo {kind}", "11x2")
    dice = tuple(game.dice)
    say(game, "dudar")
    assert game.view(None).rounds[-1].showdown.dice == dice
    assert game.turn == B, "the opener is out"
