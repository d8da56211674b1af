"""The league as it runs, with bots in this process."""

import os
import random
import signal
import subprocess
import sys
import threading
import time

import pytest

from arena.journal import JOURNAL, JournalInUse
from arena.league import BadLeague, Began, Ended, Moved, RoundOver
from arena.seat import BotFile, FaultKind
from game.arena.schedule import AWAY, HOME, Terms, Tie, fixtures
from game.core import Match
from tests.arena.fakes import ANY, BROKEN, CHEAT, FIRST, HIGH, LAST, FakeSeat, bot, league


@pytest.fixture
def bots(tmp_path):
    folder = tmp_path / "bots"
    return [bot(folder, "alfa", ANY), bot(folder, "beta", HIGH), bot(folder, "gamma", FIRST), bot(folder, "<i>", LAST)]


def journal(folder):
    return (folder / JOURNAL).read_bytes()


def finals(played):
    """All that a league ends with."""
    competition = played.competition
    return competition.table(), competition.slots(), competition.podium()


def test_it_is_played_to_the_medals(tmp_path, bots):
    played = league(tmp_path / "l", bots)
    news = list(played.run())
    ended = [piece for piece in news if isinstance(piece, Ended)]
    assert played.competition.over and len(played.competition.podium()) == 3
    assert len(ended) == played.competition.games == 4 * 3 * 4 + 4 * 4
    assert [piece.played for piece in ended] == list(range(1, len(ended) + 1))
    assert [piece.phase for piece in news if isinstance(piece, RoundOver)] == [1, 2, 2, 2]
    assert FakeSeat.opened == 0


def test_the_same_seed_gives_the_same_journal_for_any_number_of_jobs(tmp_path, bots):
    for jobs in (1, 3):
        list(league(tmp_path / f"l{jobs}", bots, jobs=jobs, house=_house(tmp_path)).run())
    list(league(tmp_path / "other", bots, seed=8, house=_house(tmp_path)).run())
    assert journal(tmp_path / "l1") == journal(tmp_path / "l3") != journal(tmp_path / "other")


def _house(tmp_path):
    return [BotFile(name, _written(tmp_path / f"{name}.py", source)) for name, source in (("h1", FIRST), ("h2", ANY))]


def _written(path, source):
    path.write_text(source)
    return path


def test_a_move_is_told_with_its_game_so_far_and_a_result_after_it_is_kept(tmp_path, bots):
    played = league(tmp_path / "l", bots, games=2)
    told = {}
    for news in played.run():
        if isinstance(news, Began):
            told[news.fixture.key] = ()
        elif isinstance(news, Moved):
            assert news.moves[:-1] == told[news.fixture.key]
            told[news.fixture.key] = news.moves
        elif isinstance(news, Ended):
            record = news.record
            assert told[record.fixture.key] == record.moves and len(record.moves) == 40
            assert record.line().encode() + b"\n" in journal(tmp_path / "l")
            assert played.competition.records[-1] == record


def test_r6_every_game_is_a_file_that_can_be_replayed(tmp_path, bots):
    played = league(tmp_path / "l", bots, games=2)
    list(played.run())
    files = sorted((tmp_path / "l" / "games").rglob("*.txt"))
    assert len(files) == len(played.competition.records)
    for record in played.competition.records:
        match = Match.from_text(played.journal.game_file(record.fixture.key).read_text(encoding="utf-8"))
        assert tuple(map(str, match.moves)) == record.moves
        assert match.state.outcome.points[record.fixture.first] == record.points[HOME]


def test_r5_faults_cost_a_legal_card_and_are_counted_by_kind(tmp_path):
    bots = [bot(tmp_path / "b", "cheat", CHEAT), bot(tmp_path / "b", "broken", BROKEN)]
    played = league(tmp_path / "l", bots, games=2)
    list(played.run())
    rows = {row.name: row for row in played.competition.table()}
    # the trump card is never in hand before it is drawn; afterwards it may be
    assert set(rows["cheat"].faults) == {FaultKind.WRONG_CARD.value}
    assert rows["cheat"].faults[FaultKind.WRONG_CARD.value] >= 6 * 2 * 7
    # three cards in hand in the first eight tricks: it divides by nothing; then it answers -1
    assert rows["broken"].faults == {FaultKind.CRASH.value: 6 * 2 * 8, FaultKind.WRONG_CARD.value: 6 * 2 * 2}
    again = league(tmp_path / "l2", bots, games=2, house=list(played.entry.house))
    list(again.run())
    assert journal(tmp_path / "l") == journal(tmp_path / "l2")


@pytest.mark.parametrize("source", [FIRST, HIGH, ANY, CHEAT])
def test_a_bot_against_itself_on_duplicate_deals_comes_out_at_exactly_a_half(tmp_path, source):
    twins = [bot(tmp_path / "b", "alfa", source), bot(tmp_path / "b", "alfa", source)]
    played = league(tmp_path / "l", twins, games=10, duplicate=True)
    list(played.run())
    final = played.competition.scores["2-final"]
    assert {final.tie.home, final.tie.away} == {"alfa", "alfa (2)"}
    for side in (HOME, AWAY):
        share = final.share(side)
        assert share.part == 0.5 and share.low < 0.5 < share.high
    assert final.points(HOME) == final.points(AWAY)


def test_a_league_that_was_stopped_goes_on_to_the_same_end(tmp_path, bots):
    house = _house(tmp_path)
    whole = league(tmp_path / "whole", bots, house=house)
    list(whole.run())
    rng = random.Random(3)
    stops = 0
    while True:
        part = league(tmp_path / "part", bots, jobs=2, house=house)
        if part.competition.over:
            break
        ends = rng.randrange(400)
        for number, _ in enumerate(part.run()):
            if number == ends:
                break
        stops += 1
        with (tmp_path / "part" / JOURNAL).open("ab") as file:
            file.write(b'{"game": "1-0')  # what a power cut leaves
    assert stops > 3
    list(league(tmp_path / "part", bots, house=house).run())
    assert journal(tmp_path / "whole").startswith(journal(tmp_path / "part").rpartition(b"\n")[0])
    assert finals(part) == finals(whole)
    assert FakeSeat.opened == 0


KILLED = """
import sys
from pathlib import Path
from tests.arena.fakes import *
folder = Path(sys.argv[1])
bots = [BotFile(name, folder / f"{name}.py") for name in ("alfa", "beta", "gamma")]
house = [BotFile(name, folder / f"{name}.py") for name in ("h1", "h2")]
for news in league(folder / sys.argv[2], bots, jobs=2, games=10, house=house).run():
    print(".", end="", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9")
def test_a_kill_at_any_moment_costs_nothing(tmp_path):
    for name, source in (("alfa", ANY), ("beta", HIGH), ("gamma", LAST), ("h1", FIRST), ("h2", ANY)):
        _written(tmp_path / f"{name}.py", source)
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    subprocess.run([*command, "whole"], check=True, stdout=subprocess.DEVNULL, timeout=120)
    rng = random.Random(5)
    kills = 0
    while True:
        process = subprocess.Popen([*command, "part"], stdout=subprocess.PIPE)
        read = len(process.stdout.read(rng.randrange(1, 500)))
        time.sleep(rng.random() / 50)
        process.kill()
        process.communicate()
        if process.returncode != -signal.SIGKILL or not read:
            break
        kills += 1
    assert kills > 2
    assert journal(tmp_path / "part") == journal(tmp_path / "whole")
    texts = [
        {path.relative_to(tmp_path / name): path.read_text() for path in (tmp_path / name / "games").rglob("*.txt")}
        for name in ("whole", "part")
    ]
    assert texts[0] == texts[1] and len(texts[0]) == 3 * 2 * 10 + 2 * 10


def test_pause_go_on_and_cancel_from_another_thread(tmp_path, bots):
    played = league(tmp_path / "l", bots, games=20, jobs=2)
    seen = []
    enough, done = threading.Event(), threading.Event()

    def follow():
        for news in played.run():
            seen.append(news)
            if len(seen) > 50:
                enough.set()
        done.set()

    threading.Thread(target=follow, daemon=True).start()
    assert enough.wait(60)
    played.pause()
    assert played.paused
    before = -1
    while before != len(seen):  # each of the two games may finish the move that it is at
        before = len(seen)
        time.sleep(0.6)
    assert not done.is_set() and not played.competition.over
    played.go_on()
    while len(seen) == before:
        time.sleep(0.01)
    played.pause()
    played.cancel()
    assert done.wait(60)
    assert FakeSeat.opened == 0
    kept = journal(tmp_path / "l").count(b"\n")
    assert league(tmp_path / "l", bots, games=20).competition.left()[0] == played.competition.upcoming[kept]


class TestPhase2:
    def test_new_versions_play_phase_2(self, tmp_path, bots):
        first = league(tmp_path / "l", bots, games=2)
        list(first.run(phases=1))
        assert first.competition.phase == 2 and len(first.competition.records) == 24
        newer = [bot(tmp_path / "new", "gamma", BROKEN)]
        second = league(tmp_path / "l", bots, games=2, newer=newer)
        list(second.run())
        assert second.competition.over
        faults = [f for r in second.competition.records for f in r.faults if r.fixture.name(f.seat) == "gamma"]
        assert faults
        assert all(not record.faults for record in second.competition.records[:24])

    def test_other_versions_in_the_middle_of_it_are_refused(self, tmp_path, bots):
        played = league(tmp_path / "l", bots, games=2)
        for news in played.run():
            if isinstance(news, Ended) and news.played == 26:
                break
        with pytest.raises(BadLeague) as refused:
            league(tmp_path / "l", bots, games=2, newer=[bot(tmp_path / "new", "gamma", BROKEN)])
        assert refused.value.key == "arena.league.other.newer"


class TestRefusals:
    @pytest.mark.parametrize(
        ("change", "key"), [({"seed": 8}, "seed"), ({"games": 6}, "games"), ({"duplicate": True}, "duplicate")]
    )
    def test_a_league_goes_on_by_its_own_terms(self, tmp_path, bots, change, key):
        list(league(tmp_path / "l", bots, games=2).run(phases=1))
        with pytest.raises(BadLeague) as refused:
            league(tmp_path / "l", bots, **{"games": 2, **change})
        assert refused.value.key == f"arena.league.other.{key}"

    def test_a_bot_that_changed_is_named(self, tmp_path, bots):
        list(league(tmp_path / "l", bots, games=2).run(phases=1))
        bots[1].file.write_text(LAST)
        with pytest.raises(BadLeague) as refused:
            league(tmp_path / "l", bots, games=2)
        assert refused.value.details["names"] == "beta"

    def test_nobody_and_too_many(self, tmp_path, bots):
        for who, key in (([], "no_bots"), ([BotFile("x", tmp_path, problem="no")], "no_bots"), (bots * 17, "too_many")):
            with pytest.raises(BadLeague) as refused:
                league(tmp_path / "l", who)
            assert refused.value.key == f"arena.league.{key}"

    def test_two_leagues_do_not_write_one_journal(self, tmp_path, bots):
        one = league(tmp_path / "l", bots, games=2)
        running = one.run()
        next(running)
        with pytest.raises(JournalInUse):
            next(league(tmp_path / "l", bots, games=2).run())
        running.close()

    def test_a_damaged_journal_is_told_with_its_line(self, tmp_path, bots):
        list(league(tmp_path / "l", bots, games=2).run(phases=1))
        lines = journal(tmp_path / "l").splitlines(keepends=True)
        (tmp_path / "l" / JOURNAL).write_bytes(b"".join([*lines[:5], *lines[6:]]))
        with pytest.raises(BadLeague, match="line 6"):
            league(tmp_path / "l", bots, games=2)


def test_deals_are_the_same_for_both_games_of_a_pair():
    one, two = fixtures(Terms(7, 2, duplicate=True), Tie("k", "a", "b", "d"))
    assert one.match().state.hands == two.match().state.hands
