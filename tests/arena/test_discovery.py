"""Who is in, who is not and why."""

import json
import shutil
import sys

import pytest

from arena.discovery import find_bots, in_words, walls_here
from arena.instance import Gone
from arena.seat import Fault, FaultKind
from arena.walls import Wall, Walls
from tests.arena.tables import BOTS
from ui.texts import LANGUAGES, load_texts

TEXTS = load_texts("en")


def seccomp_and_landlock() -> bool:
    if sys.platform != "linux":
        return False
    from arena.walls import landlock, seccomp

    return landlock.version() > 0 and seccomp.available()


def test_who_is_in_and_who_is_not_and_why(tmp_path):
    for name in ("first_card", "counts", "helper"):
        shutil.copy(BOTS / f"{name}.py", tmp_path)
    for name in ("import_fails", "constructor_fails", "dies_young"):
        shutil.copy(BOTS / "hostile" / f"{name}.py", tmp_path)
    (tmp_path / "broken.py").write_text("class Broken(:\n")
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00class")
    (tmp_path / "_hidden.py").write_text("class Hidden:\n    def choose(self, view): ...\n")
    (tmp_path / "notes.txt").write_text("no bot")
    shutil.copytree(BOTS / "Players", tmp_path / "Players")
    for framework in ("Player", "MyHeuristic"):
        (tmp_path / "Players" / f"{framework}.py").write_text("raise SystemExit\n")
    shutil.copy(BOTS / "first_card.py", tmp_path / "Players")
    told = []
    found = find_bots(tmp_path, TEXTS, told.append)
    assert [(bot.name, bot.original) for bot in found if not bot.problem] == [
        ("counts", False),
        ("first_card", False),
        ("first_card", False),
    ]
    why = {bot.file.name if bot.file.parent == tmp_path else f"Players/{bot.file.name}": bot.problem for bot in found}
    assert why["import_fails.py"] == "It needs the module a_library_that_nobody_has, which is not installed."
    assert why["constructor_fails.py"] == "It does not start: RuntimeError: not today"
    assert why["helper.py"] == TEXTS.say(Gone.NO_BOT)
    assert why["dies_young.py"] == TEXTS.say(Gone.LEFT)
    assert why["broken.py"] == "It does not start: SyntaxError: invalid syntax (broken.py, line 1)"
    assert why["binary.py"].startswith("It does not start: ")
    assert why["Players/first_card.py"] == ""
    assert not {"_hidden.py", "notes.txt", "Players/Player.py", "Players/MyHeuristic.py"} & set(why)
    assert told[-1] == 1 and told == sorted(told)


def test_original_bots_are_found_as_such():
    found = find_bots(BOTS / "Players", TEXTS)
    assert [(bot.name, bot.original, bot.problem) for bot in found] == [
        ("child_of_greedy", True, ""),
        ("greedy_one", True, ""),
    ]


def test_a_bot_of_ours_may_bear_the_name_of_any_module(tmp_path):
    for name in ("random", "json", "game", "arena", "Game"):
        shutil.copy(BOTS / "first_card.py", tmp_path / f"{name}.py")
    assert [bot.problem for bot in find_bots(tmp_path, TEXTS)] == [""] * 5


def test_looking_at_a_bot_runs_nothing_of_it_here(tmp_path):
    mark = tmp_path / "mark"
    (tmp_path / "bot.py").write_text(
        f"open({json.dumps(str(mark))}, 'w')\nclass Bot:\n    def choose(self, view): ...\n"
    )
    assert "PermissionError" in find_bots(tmp_path, TEXTS)[0].problem
    assert not mark.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_end_and_wall_has_its_sentence(language):
    texts = load_texts(language)
    for enum in (FaultKind, Gone, Wall):
        assert all(texts.say(item.value) for item in enum)
    assert texts.say(Gone.STUCK) in in_words(Fault(FaultKind.GONE, Gone.STUCK), texts)
    assert "<b>" in in_words(Fault(FaultKind.WRONG_CARD, "<b>"), texts)


def test_walls_that_do_not_stand_are_known_in_order():
    assert Walls(frozenset(Wall) - {Wall.NETWORK, Wall.MEMORY}).missing == [Wall.MEMORY, Wall.NETWORK]
    assert {Wall.PROCESS, Wall.TIME, Wall.OUTPUT} <= walls_here().standing


@pytest.mark.skipif(not seccomp_and_landlock(), reason="needs a kernel with both")
def test_all_walls_stand_where_the_kernel_has_them():
    assert walls_here().missing == []
