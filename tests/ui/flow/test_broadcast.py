"""What an audience sees of a league: fed with recorded news, no thread, no window."""

import pytest

from arena.league import Began, Ended, Moved, RoundOver
from game.arena.competition import Competition
from ui.flow.background import Abandoned, Task
from ui.flow.broadcast import Board, Fouls, Passed, Result, Show
from ui.flow.conductor import Conductor, Played
from ui.flow.record import Record
from ui.flow.thinking import InstantThinker
from ui.shots.arena import BOTS, HOUSE, TERMS, played, recorded


@pytest.fixture
def fixtures():
    return Competition(TERMS, BOTS, HOUSE).left()


def test_the_board_counts_what_the_league_counts():
    competition, news = played(None, bots=5)
    board = Board(competition)
    along = Competition(TERMS, BOTS[:5], HOUSE)
    for piece in news:
        board.take(piece)
        along.add(piece.record)
    assert board.rows() == along.table() and board.competition.podium() == along.podium()
    assert board.seconds_left == 0 and board.played == along.games


def test_the_table_is_counted_anew_only_now_and_then():
    now = [0.0]
    competition, news = played(3)
    board = Board(competition, lambda: now[0])
    board.take(news[0])
    assert sum(row.games for row in board.rows()) == 1
    board.take(news[1])
    assert sum(row.games for row in board.rows()) == 1 and board.stale
    now[0] = 10.0
    assert sum(row.games for row in board.rows()) == 2 and not board.stale


def test_the_bulletin_tells_results_faults_and_who_goes_on():
    competition, news = played(None, bots=5)
    board = Board(competition)
    lines, faults = [], 0
    for piece in news:
        board.take(piece)
        lines.append(board.bulletin[0])
        faults += len(piece.record.faults)
        foul = [line for line in list(board.bulletin)[:3] if isinstance(line, Fouls)]
        assert not piece.record.faults or foul[0].times == len(piece.record.faults)
    assert faults
    assert isinstance(lines[0], Result) and lines[0].round == ""
    assert isinstance(lines[-1], Passed) and lines[-1].name == board.competition.podium()[0]


def test_a_game_in_progress_is_shown_as_far_as_it_is_known(fixtures):
    show, record = Show(), recorded(fixtures[0])
    assert show.next() is None
    show.take(Began(fixtures[0]))
    match = show.next()
    assert match is not None and show.recording.until == 0
    show.take(Moved(fixtures[0], record.moves[:5], 0, None))
    assert show.recording.until == 5 and not show.whole
    show.take(Moved(fixtures[1], record.moves[:9], 0, None))
    assert show.recording.until == 5
    show.take(Ended(record, 1, 9, None))
    assert show.recording.until == 40 and show.whole


def test_what_the_table_plays_is_the_game_that_was_played(tmp_path, fixtures):
    show, record = Show(), recorded(fixtures[3])
    show.take(Began(fixtures[3]))
    match = show.next()
    conductor = Conductor.watched(Record.apart(None, match), InstantThinker(), show.recording)
    for known in (7, 12, 40):
        show.take(Moved(fixtures[3], record.moves[:known], 0, None))
        for _ in range(200):
            conductor.advance(1.0)
        assert conductor.made == known
    assert tuple(map(str, match.moves)) == record.moves
    assert not isinstance(conductor.advance(1.0), Played)


def test_after_a_game_comes_the_newest(fixtures):
    show = Show()
    show.take(Began(fixtures[0]))
    assert show.next() is not None
    show.take(Ended(recorded(fixtures[0]), 1, 9, None))
    show.take(Began(fixtures[1]))
    show.take(Began(fixtures[2]))
    assert show.next() is not None and show.fixture == fixtures[2]
    assert show.next() is None
    for fixture in fixtures[1:3]:
        show.take(Ended(recorded(fixture), 3, 9, None))
    show.take(RoundOver(1))
    assert show.next() is None


def test_a_task_brings_its_result_or_its_error():
    assert Task(lambda progress: 7).result() == 7
    task = Task(lambda progress: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        task.result()
    assert task.done


def test_a_task_that_is_abandoned_ends_where_it_tells_its_progress():
    def work(progress):
        while True:
            progress(0.5)

    task = Task(work)
    task.abandon()
    with pytest.raises(Abandoned):
        task.result()
