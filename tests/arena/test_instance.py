"""Bots that behave: of ours and of the original kind, each instance in a process of its own."""

import math

import pytest

from arena.instance import open_bot
from arena.process import Spawned
from arena.seat import BotFile
from game.brisca import Brisca
from tests.arena.tables import BOTS, FIRST, LED_BY_SEAT_0, LONG, Table

GREEDY = BOTS / "Players" / "greedy_one.py"


@pytest.mark.parametrize("name", ["first_card.py", "counts.py", "Players/greedy_one.py", "Players/child_of_greedy.py"])
def test_r1_a_bot_plays_both_seats_of_its_team_without_a_fault(name):
    table = Table([BOTS / name, FIRST, BOTS / name, FIRST])
    assert table.state.outcome is not None
    assert table.faults == [[], [], [], []]


def test_r1_two_instances_share_nothing_and_prints_are_kept():
    table = Table([BOTS / "counts.py", FIRST, BOTS / "counts.py", FIRST])
    for seat in (0, 2):
        assert table.seats[seat].prints.splitlines() == [f"asked {n} seat {seat}" for n in range(1, 11)]


def test_the_same_seed_gives_the_same_game():
    games = [Table([GREEDY, FIRST, GREEDY, FIRST], seed=5).state for _ in range(2)]
    assert games[0].tricks == games[1].tricks


def test_a_bot_is_told_its_kind_and_never_the_seed():
    for file, original in ((FIRST, False), (GREEDY, True)):
        bot = open_bot(BotFile("bot", file), 1, 12345)
        assert bot.begin()
        assert bot.hello is not None and bot.hello["original"] is original
        bot.close()


def test_closing_twice_is_no_harm():
    bot = open_bot(BotFile("bot", FIRST), 0, 1)
    bot.close()
    bot.close()
    assert bot.choose(Brisca.new(LED_BY_SEAT_0).view(0), LONG).fault is not None


def test_without_a_nursery_a_bot_plays_just_so(monkeypatch):
    monkeypatch.setattr("arena.instance.start_child", Spawned)
    assert Table([FIRST, GREEDY, FIRST, GREEDY]).faults == [[], [], [], []]


def test_a_bot_may_be_asked_without_a_limit():
    bot = open_bot(BotFile("bot", FIRST), 0, 1)
    view = Brisca.new(LED_BY_SEAT_0, 1).view(0)
    assert bot.choose(view, math.inf).move == view.moves()[0]
    bot.close()
