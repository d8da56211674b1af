"""A competition of fifteen real bots to its final, with every kind of faulty bot among them."""

import os
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from arena import instance
from arena.discovery import find_bots
from arena.instance import open_bot
from arena.league import Entry, League
from arena.process import _nursery
from arena.results import results, write_results
from arena.seat import BotFile, FaultKind
from game.arena.schedule import Terms
from tests.arena.tables import BOTS, LONG
from ui.console.league import report
from ui.texts import load_texts

FAULTY = {
    "crashes": FaultKind.CRASH,
    "leaves_politely": FaultKind.CRASH,
    "recursion": FaultKind.CRASH,
    "fills_memory": FaultKind.CRASH,
    "wrong_cards": FaultKind.WRONG_CARD,
    "endless": FaultKind.LATE,
    "hangs_in_c": FaultKind.LATE,
    "leaves": FaultKind.GONE,
    "segfault": FaultKind.GONE,
    "bombs_threads": FaultKind.GONE,
    "prints_a_gigabyte": FaultKind.GONE,
    "forger": FaultKind.GONE,
}
"""Who plays and does wrong, and what it is told for first of all."""
EXCLUDED = {
    "import_fails": "a_library_that_nobody_has",
    "constructor_fails": "RuntimeError: not today",
    "dies_young": "arena.gone.left",
    "loops_at_import": "arena.gone.slow_start",
    "helper": "arena.gone.no_bot",
}
"""Who does not play, and why: words of the sentence, or its key."""
HONEST = ("first_card", "last_card", "highest", "by_chance", "greedy_one", "child_of_greedy")
SOURCES = {
    "last_card": "return view.hand[-1]",
    "highest": "return max(view.hand)",
    "by_chance": "import random; return random.choice(view.hand)",
}
SHORT = 0.05
"""The budget of the bots that would miss any."""
START = 2.0
GAMES = 2


def open_with_patience(bot: BotFile, seat: int, seed: int):
    """The instance itself, but only who never answers is hurried: honest bots are on time on the slowest machine."""
    opened = open_bot(bot, seat, seed)
    ask = opened.choose
    hurried = FAULTY.get(bot.name) is FaultKind.LATE
    opened.choose = lambda view, seconds: ask(view, SHORT if hurried else LONG)
    return opened


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    here = tmp_path_factory.mktemp("big") / "bots"
    shutil.copytree(BOTS / "Players", here / "Players", ignore=shutil.ignore_patterns("__pycache__"))
    for name in (*FAULTY, *EXCLUDED):
        shutil.copy(BOTS / "helper.py" if name == "helper" else BOTS / "hostile" / f"{name}.py", here)
    shutil.copy(BOTS / "first_card.py", here)
    for name, choice in SOURCES.items():
        here.joinpath(f"{name}.py").write_text(f"class Bot:\n    def choose(self, view):\n        {choice}\n")
    return here


@pytest.fixture(scope="module")
def played(folder):
    """The league to its end, and who was left out."""
    texts = load_texts("es")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instance, "START_SECONDS", START)
        found = find_bots(folder, texts)
    house = [BotFile(f"casa {number}", folder / f"{name}.py") for number, name in enumerate(HONEST[:3], 1)]
    entry = Entry.of(Terms(7, GAMES), found, house)
    league = League(folder.parent / "league", entry, open_with_patience, jobs=4)
    for _ in league.run():
        continue
    return league, [bot for bot in found if bot.problem]


def test_it_comes_to_its_final_with_everybody_in_it(played):
    league, _ = played
    competition = league.competition
    assert competition.over and len(competition.podium()) == 3
    assert {row.name for row in competition.table()} == {*FAULTY, *HONEST}
    assert len(competition.records) == competition.games == (len(FAULTY) + len(HONEST)) * 3 * GAMES + 8 * GAMES
    assert {slot.round.value for slot in competition.slots()} >= {"arena.round.quarter", "arena.round.final"}


def test_r5_every_fault_is_counted_for_who_did_it_and_by_its_kind(played):
    league, left_out = played
    figures = results(league.competition, left_out)
    faults = {row["name"]: Counter(row["faults"]) for row in figures["table"]}
    assert {name: count for name, count in faults.items() if name in HONEST and count} == {}
    for name, kind in FAULTY.items():
        assert faults[name][kind.value] > 0, name
    assert [host["faults"] for host in figures["house"]] == [{}] * 3


def test_who_is_excluded_is_told_with_the_reason(played):
    _, left_out = played
    texts = load_texts("es")
    assert {bot.name for bot in left_out} == set(EXCLUDED)
    for bot in left_out:
        why = EXCLUDED[bot.name]
        assert (texts.say(why) if why in texts else why) in bot.problem


def test_the_reports_name_every_kind_of_fault(played):
    league, left_out = played
    figures = results(league.competition, left_out)
    texts = load_texts("es")
    lines = report(figures, texts)
    for name, kind in FAULTY.items():
        line = next(line for line in lines if f" {name} " in line)
        assert texts.say(kind.value) in line
    write_results(league.journal, figures)
    sheet = (league.journal.folder / "results.csv").read_text(encoding="utf-8").splitlines()
    assert len(sheet) == 1 + len(FAULTY) + len(HONEST)


def test_the_first_64_kb_of_what_a_bot_printed_lie_beside_its_game(played):
    league, _ = played
    games = league.journal.folder / "games"
    printed = {file: file.read_text(encoding="utf-8") for file in games.rglob("*.prints")}
    by_bot: dict[str, list[str]] = {}
    for record in league.competition.records:
        assert record.prints == ()
        for seat in range(4):
            text = printed.pop(league.journal.prints_file(record.fixture.key, seat), None)
            if text is not None:
                by_bot.setdefault(record.fixture.name(seat), []).append(text)
    assert printed == {}
    assert {len(text) for text in by_bot["prints_a_gigabyte"]} == {1 << 16}
    assert len(by_bot["crashes"]) >= 3 * GAMES * 2
    assert all(text.count("Traceback (most recent call last)") == 10 for text in by_bot["crashes"])
    assert "first_card" not in by_bot


def test_every_crash_is_told_with_its_traceback_and_where_it_happened(played):
    league, left_out = played
    figures = results(league.competition, left_out)
    assert set(FAULTY) == set(figures["wrongs"])
    for name, kind in FAULTY.items():
        crashes = [wrong for wrong in figures["wrongs"][name] if wrong["kind"] == FaultKind.CRASH.value]
        assert bool(crashes) or kind is not FaultKind.CRASH
        for wrong in crashes:
            assert wrong["trace"].startswith("Traceback") or wrong["detail"].startswith("RecursionError")
            assert str(BOTS.parent) not in wrong["trace"] and str(league.journal.folder.parent) not in wrong["trace"]
    (crash,) = figures["wrongs"]["crashes"]
    assert 'File "crashes.py", line 3, in choose' in crash["trace"] and crash["trace"].endswith("at all")
    assert crash["times"] == sum(
        row["faults"].get(crash["kind"], 0) for row in figures["table"] if row["name"] == "crashes"
    )
    assert {crash["game"], crash["move"] - 1} <= {0, 1, 2, 3}
    traces = {bot["name"]: bot["trace"] for bot in figures["left_out"]}
    assert 'File "import_fails.py", line 1' in traces["import_fails"]
    assert "RuntimeError: not today" in traces["constructor_fails"]


@pytest.mark.skipif(sys.platform != "linux", reason="the nursery is Linux's")
def test_nothing_is_left_running(played):
    nursery = _nursery(os.getpid()).process
    assert nursery is not None and nursery.poll() is None
    assert Path(f"/proc/{nursery.pid}/task/{nursery.pid}/children").read_text().split() == []
