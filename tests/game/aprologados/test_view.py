"""What a seat knows, what the window is told about tiles on squares, and undo."""

import pickle
from collections import Counter
from random import Random

import pytest

from game.aprologados.parts import AprologadosOptions, Exchange, Lay, Pass, Reason, Take
from game.aprologados.rules import Aprologados
from game.aprologados.view import score_preview
from game.core import Match
from tests.game.aprologados.table import table

H8 = 7 * 15 + 7


def test_the_rivals_tiles_are_unseen():
    state = Aprologados.new(seed=8)
    view = state.view(0)
    assert view.rack == tuple(state.racks[0]) and view.rack_counts == (7, 7) and view.bag == 81
    assert Counter(view.unseen()) == Counter(state.racks[1] + state.bag)
    assert state.view(None).rack == () and len(state.view(None).unseen()) == 95


def test_the_history_tells_the_rivals_words_but_not_their_tiles():
    state = Aprologados.new(AprologadosOptions(reglas="apalabrados"), 8)
    state.play(next(move for move in state.moves() if isinstance(move, Lay)))
    given = tuple(state.racks[1][:2])
    state.play(Exchange(given))
    mine, theirs = state.view(0).history
    assert mine.held is not None and mine.word and mine.squares
    assert theirs.held is None and theirs.move == Exchange(("?", "?"))
    assert state.view(1).history[1].move == Exchange(given) and state.view(1).history[0].held is None
    assert state.view(0).last_play == mine


def test_samples_agree_with_the_view_and_differ_in_the_rest():
    state = Aprologados.new(seed=8)
    for _ in range(4):
        state.play(next(move for move in state.moves() if isinstance(move, Lay)))
    worlds = [state.view(0).sample(Random(seed)) for seed in range(5)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert len({tuple(sorted(world.racks[1])) for world in worlds}) > 1


def test_undealt_tiles_are_shown_to_who_deals_by_hand_only():
    state = Aprologados.new(AprologadosOptions(reparto="manual"), 1)
    assert state.view(0).undealt is not None and state.view(1).undealt is None and state.view(None).undealt is None
    state.play(Take(0, tuple("caminos")))
    assert state.view(1).undealt == tuple(sorted(state.bag)) and state.view(0).undealt is None


def test_a_view_travels_to_another_process():
    view = Aprologados.new(seed=8).view(0)
    assert pickle.loads(pickle.dumps(view)) == view


# -- the preview -------------------------------------------------------------------------------------------------------


def test_preview_of_a_legal_play_is_the_play():
    state = table("8H casa, I7 pan", ("ezxxxxx", "e"))
    shown = score_preview(state.view(0), {6 * 15 + 9: "e", 6 * 15 + 10: "z"})
    assert shown.legal and str(shown.move) == "7I pez" and shown.points == 27
    assert [(word.text, word.points, word.valid) for word in shown.words] == [
        ("pez", 14, True),
        ("es", 2, True),
        ("za", 11, True),
    ]
    state.play(shown.move)
    assert state.scores[0] == shown.points


def test_preview_tells_each_word_apart_when_one_is_none():
    shown = score_preview(table("8H casa", ("xxxxxxx", "e")).view(0), {H8 + 4: "x"})
    assert [(word.text, word.valid) for word in shown.words] == [("casax", False)]
    assert shown.reason is Reason.NOT_A_WORD and shown.details == {"word": "casax"} and not shown.legal


@pytest.mark.parametrize(
    ("board", "placements", "reason"),
    [
        ("", {}, Reason.NOTHING_LAID),
        ("", {0: "a", 16: "s"}, Reason.NOT_IN_LINE),
        ("", {H8: "a", H8 + 2: "s"}, Reason.GAP),
        ("", {0: "a", 1: "s"}, Reason.CENTRE),
        ("", {H8: "a"}, Reason.TWO_TILES),
        ("8H casa", {H8: "a"}, Reason.OCCUPIED),
        ("8H casa", {0: "a", 1: "s"}, Reason.APART),
        ("8H casa", {H8 + 4: "s", H8 + 19: "o", H8 + 34: "l"}, Reason.ALONGSIDE),
    ],
)
def test_preview_names_the_rule_broken(board, placements, reason):
    shown = score_preview(table(board, ("asolxxx", "e")).view(0), placements)
    assert shown.reason is reason and not shown.legal


def test_preview_joins_tiles_on_both_sides_of_a_word():
    shown = score_preview(table("8H casa", ("essxxxx", "e")).view(0), {H8 - 2: "e", H8 - 1: "s", H8 + 4: "s"})
    assert str(shown.move) == "8F escasas" and shown.points == 10 and shown.legal


def test_preview_counts_the_bonus_and_blanks():
    shown = score_preview(table("8H casa", ("?", "e")).view(0), {H8 + 4: "S"})
    assert (shown.bonus, shown.points, str(shown.move)) == (40, 46, "8H casaS")


def test_preview_agrees_with_the_rules_on_random_plays():
    rng = Random(3)
    state = Aprologados.new(AprologadosOptions(reglas="apalabrados"), 21)
    for _ in range(10):
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        move = rng.choice(lays)
        step = 1 if move.across else 15
        first = move.row * 15 + move.column
        tiles = {first + step * n: face for n, face in enumerate(move.faces) if not state.cells[first + step * n]}
        shown = score_preview(state.view(state.turn), tiles)
        seat = state.turn
        before = state.scores[seat]
        state.play(move)
        assert shown.legal and state.scores[seat] - before == shown.points


# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_is_refused_once_tiles_were_drawn():
    match = Match(Aprologados, seed=8)
    match.play(next(move for move in match.state.moves() if isinstance(move, Lay)))
    assert not match.can_undo(0)
    match.play(Pass())
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.turn == 1 and match.state.passes == 0


def test_events_hide_what_was_drawn():
    state = Aprologados.new(seed=8)
    dealt = [event for event in state.opening if type(event).__name__ == "Drew"]
    assert dealt[0].seen_by(0).tiles is not None and dealt[0].seen_by(1).tiles is None
    assert dealt[0].seen_by(None).tiles is None and all(event.reveals for event in dealt)
