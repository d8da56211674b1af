"""The flow of a match without a window: who is asked, what is kept, when the curtain falls."""

import logging
from concurrent.futures import Future
from random import Random

import pytest

from game.brisca.parts import Play
from game.cards import Card
from game.core import IllegalMove, Level, Match, Seat
from game.core.match import CommonReason
from game.core.registry import NAMES, game_type
from saves.store import Store
from tests.game.variants import VARIANTS
from ui.flow.conductor import PLAYER_SEED, Asked, Conductor, Curtain, Ended, Played
from ui.flow.drivers import Recording
from ui.flow.manners import Forced, Manners
from ui.flow.record import Record
from ui.flow.thinking import InstantThinker, Thought

ANA, LUIS = Seat("Ana"), Seat("Luis")
ROBOT = Seat("Rosa", Level.APRENDIZ)


class Slow(InstantThinker):
    """A thinker whose answers come when the test says so."""

    def __init__(self):
        super().__init__()
        self.open = []

    def ask(self, mind, view, seconds):
        future = Future()
        self.open.append((mind, view, future))
        return Thought(self, future, mind.game, view, 1e9)

    def answer(self):
        _, view, future = self.open.pop()
        move = view.moves()[0]
        future.set_result(str(move))
        return move


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def thinker():
    return Slow()


def brisca(store, thinker, *seats, options="jugadores=2 empieza=1", seed=3):
    return Conductor.start(store, thinker, "brisca", game_type("brisca").options_type.parse(options), seats, seed)


def first_card(conductor):
    return conductor.match.state.moves()[0]


def test_a_person_is_asked_once_and_again_after_a_new_layout(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    assert conductor.advance() == Asked(0)
    assert conductor.advance() is None
    conductor.ask_again()
    assert conductor.advance() == Asked(0)
    assert conductor.viewer == conductor.bottom == 0


def test_a_computer_thinks_elsewhere_and_moves_no_sooner_than_the_pace(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    conductor.pace = 0.5
    conductor.play(first_card(conductor), 0)
    assert conductor.advance() == Asked(1)
    assert len(thinker.open) == 1
    assert conductor.advance(0.6) is None, "it has not decided yet"
    move = thinker.answer()
    step = conductor.advance(0.1)
    assert isinstance(step, Played) and step.seat == 1
    assert conductor.match.moves[-1] == move


def test_a_quick_computer_waits_for_the_pace(store, thinker):
    conductor = brisca(store, thinker, ROBOT, ANA)
    conductor.pace = 0.5
    conductor.advance()
    thinker.answer()
    assert conductor.advance(0.3) is None
    assert isinstance(conductor.advance(0.3), Played)


def test_a_computer_player_lives_as_long_as_its_match(store, thinker):
    conductor = brisca(store, thinker, ROBOT, Seat("Pilar", Level.APRENDIZ))
    minds = {}
    for _ in range(8):
        seat = conductor.turn
        assert isinstance(conductor.advance(), Asked)
        minds.setdefault(seat, set()).add(thinker.open[-1][0])
        thinker.answer()
        conductor.advance(9.0)
    assert [len(found) for found in minds.values()] == [1, 1]
    assert minds[0] != minds[1]


def test_its_seed_is_its_own_and_the_same_after_a_resume(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT, seed=77)
    seed = conductor.record.noted(PLAYER_SEED, 1)
    assert seed and seed != "77" and not conductor.record.noted(PLAYER_SEED, 0)
    conductor.close()
    again = Conductor.resume(store, thinker, conductor.record.identifier)
    assert again.record.noted(PLAYER_SEED, 1) == seed
    other = brisca(store, thinker, ANA, ROBOT, seed=77)
    assert other.record.noted(PLAYER_SEED, 1) != seed, "the seed of the match says nothing about it"


def test_the_curtain_falls_between_two_people_only_where_there_are_secrets(store, thinker):
    conductor = brisca(store, thinker, ANA, LUIS)
    assert conductor.viewer is None
    assert conductor.advance() == Curtain(0)
    assert conductor.viewer is None, "nothing secret is seen while it hangs"
    conductor.lift(0)
    assert conductor.advance() == Asked(0)
    conductor.play(first_card(conductor), 0)
    assert conductor.advance() == Curtain(1)
    open_game = Conductor.start(
        store,
        thinker,
        "siete_y_medio",
        game_type("siete_y_medio").options_type.parse("jugadores=2"),
        [ANA, LUIS],
        1,
    )
    assert open_game.advance() == Asked(open_game.turn)


def test_no_curtain_for_one_person_among_computers(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    assert conductor.advance() == Asked(0)


class Hurried(Manners):
    """Makes the first legal move for every person, after half a second."""

    def __init__(self, unasked):
        self.unasked = unasked

    def forced(self, view):
        return Forced(view.moves()[0], 0.5, self.unasked)


def test_a_forced_move_is_made_after_its_time_behind_the_curtain_or_without_one(store, thinker):
    conductor = brisca(store, thinker, ANA, LUIS)
    conductor.manners = Hurried(unasked=True)
    assert conductor.advance(0.2) is None
    conductor.rest()
    assert conductor.advance(0.4) is None, "what was still being shown does not count"
    assert isinstance(conductor.advance(0.2), Played)
    conductor.manners = Hurried(unasked=False)
    assert conductor.advance(9.0) == Curtain(1)
    conductor.lift(1)
    assert conductor.advance() == Asked(1)
    assert isinstance(conductor.advance(0.6), Played)


def test_undo_takes_forced_moves_with_it(store, thinker):
    conductor = brisca(store, thinker, ANA, LUIS)
    conductor.lift(0)
    conductor.play(first_card(conductor), 0)
    assert conductor.undoer() == 0
    conductor.undo()
    assert conductor.made == 0
    with pytest.raises(IllegalMove) as refused:
        conductor.undo()
    assert refused.value.reason is CommonReason.NOTHING_TO_UNDO


def test_undo_tells_the_store(store, thinker):
    conductor = brisca(store, thinker, ANA, LUIS)
    conductor.play(first_card(conductor), 0)
    conductor.undo()
    conductor.close()
    assert Conductor.resume(store, thinker, conductor.record.identifier).made == 0


def test_a_question_is_moot_after_an_undo(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    conductor.play(first_card(conductor), 0)
    conductor.advance()
    conductor.undo()
    thinker.answer()
    assert conductor.advance(9.0) == Asked(0)


def test_an_illegal_move_changes_nothing(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    text = conductor.match.text()
    missing = next(card for card in map(Card.parse, ("O1", "C1", "E1", "B1")) if card not in conductor.view.hand)
    for move, seat in ((Play(missing), 0), (first_card(conductor), 1)):
        with pytest.raises(IllegalMove):
            conductor.play(move, seat)
    assert conductor.match.text() == text


def test_a_hint_goes_with_the_move_that_it_was_asked_for(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    conductor.advance()
    assert conductor.ask_hint() and not conductor.ask_hint()
    assert conductor.hint() is None
    move = thinker.answer()
    assert conductor.hint() == move
    assert conductor.ask_hint()
    thinker.answer()
    conductor.play(first_card(conductor), 0)
    assert conductor.hint() is None


def test_a_hint_is_noted(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT)
    conductor.advance()
    conductor.ask_hint()
    assert conductor.record.noted("assisted", 0) == "hint"


def test_a_player_who_fails_is_told_and_logged_and_the_match_goes_on(store, thinker, caplog):
    conductor = brisca(store, thinker, ROBOT, ANA)
    conductor.advance()
    thinker.open.pop()[2].set_exception(ZeroDivisionError("a fault of the player"))
    with caplog.at_level(logging.ERROR):
        step = conductor.advance(9.0)
    assert isinstance(step, Played) and step.remark == "table.thought_failed"
    assert "a fault of the player" in caplog.text


def test_a_rematch_is_counted_and_seeded_anew(store, thinker):
    conductor = brisca(store, thinker, ANA, ROBOT, options="jugadores=2")
    again = conductor.rematch()
    assert again.number == 1 and again.match.seed != conductor.match.seed
    assert again.match.seats == conductor.match.seats


def finished(name, options="", seed=5):
    kind = game_type(name)
    match, rng = Match(kind, kind.options_type.parse(options), seed), Random(seed)
    while match.state.turn is not None:
        moves = match.state.moves()
        match.play(moves[int(rng.random() * len(moves))])
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_recording_plays_a_match_to_its_end_and_writes_nothing(store, thinker, name):
    match = finished(name, VARIANTS[name][0])
    recording = Recording(match.moves)
    conductor = Conductor.watched(Record.apart(store, match.until(0)), thinker, recording)
    recording.until = min(3, len(match.moves))
    for _ in range(20):
        conductor.advance(1.0)
    assert conductor.made == recording.until
    recording.until = len(match.moves)
    while conductor.advance(1.0) != Ended():
        pass
    assert conductor.match.text() == match.text()
    assert store.matches.finished() == store.matches.unfinished() == []


def test_who_only_watches_may_see_everything_but_players_get_views(store, thinker):
    match = finished("brisca", "jugadores=2")
    recording = Recording(match.moves)
    conductor = Conductor.watched(Record.apart(store, match.until(0)), thinker, recording)
    conductor.viewer = 1
    assert not conductor.view.hands and conductor.view.hand == tuple(conductor.match.state.hands[1])
    conductor.open = True
    assert conductor.view.hands == tuple(map(tuple, conductor.match.state.hands))
    assert not conductor.view_of(0).hands
