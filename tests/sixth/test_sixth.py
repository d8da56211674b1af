"""A sixth game is two folders, its texts and a name: everything else works by itself, by real events at the window.

No line of the program knows its name: that is asked first.
"""

import doctest
import re
import subprocess
from importlib import import_module

import pygame
import pytest

from game.core import Level, Match, Seat
from game.core.registry import NAMES, game_type
from tests.game import test_every_game as general
from tests.game import test_sentences as sentences
from tests.sixth.registered import HERE, NAME, registered
from tests.ui import test_texts as texts
from ui.scenes.menu import MenuScene
from ui.scenes.replay import ReplayScene
from ui.scenes.rules import RulesScene, keys_page
from ui.scenes.saved import SavedScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene
from ui.scenes.statistics import StatisticsScene
from ui.shots.build import table as pictured
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.result import ResultScene
from ui.tables.cards.table import hand_of
from ui.texts import LANGUAGES, load_texts

ROOT = HERE.parents[1]
ALONE = [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)]
OPTIONS = ("", "a_21=on empieza=2", "cuenta_a_la_vista=off empieza=1")


def sit_down(driver, options="empieza=1", seats=ALONE, seed=3):
    """A table of the game, when the first person may act."""
    table = driver.table(NAME, options, seats, seed)
    driver.wait(lambda: table.can_act or isinstance(driver.app.scene, CurtainScene))
    return table


def play_by_mouse(driver, table):
    """Click on a card of the hand, and on the table until what it takes is settled."""
    made = len(table.match.moves)
    driver.click(table.stage.rect(table.stage.zone(table.hand.zone)[0]).center)
    while len(table.match.moves) == made:
        driver.press(next(target.name for target in table.focus.targets if target.name.startswith("table:")))


def play_by_keyboard(driver, table):
    made = len(table.match.moves)
    driver.tab_to(f"hand:{table.stage.zone(table.hand.zone)[-1].key}")
    driver.key(pygame.K_RETURN)
    while len(table.match.moves) == made:
        driver.tab_to(next(target.name for target in table.focus.targets if target.name.startswith("table:")))
        driver.key(pygame.K_SPACE)


def almost_counted(driver, options):
    """A table at the last card of a deal, which is the first person's."""
    table = pictured(driver.app, NAME, options, 5, 35, ALONE)
    driver.wait(lambda: table.can_act)
    return table


def to_the_end(driver, table, play):
    while not isinstance(driver.app.scene, ResultScene):
        driver.wait(lambda: table.can_act or isinstance(driver.app.scene, ResultScene))
        if table.can_act:
            play(driver, table)


# -- the program does not know it, and forgets it ------------------------------------------------------------------


def test_no_line_of_the_program_knows_its_name():
    folders = ("game", "saves", "ui", "arena", "assets/i18n", "main.py", "build")
    found = subprocess.run(
        ["grep", "-rliw", "--include=*.py", "--include=*.toml", NAME, *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert found.stdout == ""


def test_it_goes_as_it_came():
    before = list(NAMES), dict(load_texts("es").sentences)
    with registered():
        assert game_type(NAME).name == NAME
        assert [*before[0], NAME] == NAMES
        assert load_texts("es").say(f"{NAME}.name") == "Escoba"
    assert (list(NAMES), dict(load_texts("es").sentences)) == before
    with pytest.raises(KeyError):
        game_type(NAME)
    with pytest.raises(ModuleNotFoundError):
        import_module(f"game.{NAME}.parts")


def test_the_guide_leads_through_all_of_it():
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    links = {ROOT / link for link in re.findall(r"\]\((tests/sixth/[^)]+)\)", guide)}
    assert all(link.exists() for link in links)
    files = {path for folder in ("game", "tables") for path in (HERE / folder).rglob("*.py")}
    doors = {path for path in files if path.name == "__init__.py" and path.parent.name != NAME}
    assert files - doors - {HERE / "tables" / NAME / "__init__.py"} <= links


# -- what every game's tests ask ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
def test_the_general_tests_of_games_hold(sixth, options):
    general.test_random_matches_keep_their_invariants(sixth, options)
    general.test_a_copy_is_independent(sixth, options)
    general.test_a_refused_move_changes_nothing(sixth, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_general_tests_of_texts_hold(sixth, language):
    sentences.test_every_reason_and_ending_has_its_sentence(sixth, language)
    sentences.test_every_event_has_its_sentence_or_says_that_it_is_silent(sixth, language)
    texts.test_every_language_has_every_key(language)
    texts.test_the_same_values_are_filled_in_everywhere(language)
    texts.test_no_sentence_is_empty_or_left_open(language)
    texts.test_a_game_has_its_name_rules_and_options(sixth)


def test_its_playthrough(sixth):
    from tests.playthrough import annotated, read

    text = (HERE / "playthrough.txt").read_text(encoding="utf-8")
    assert annotated(read(text)) == text


def test_its_examples_run(sixth):
    assert doctest.testmod(import_module(f"game.{sixth}")).failed == 0


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_shown_after_a_move_is_what_the_next_view_gives(sixth, options, seat):
    shown_type = import_module(f"ui.tables.{sixth}.shown").Shown
    game = game_type(sixth)
    for seed in range(4):
        match = Match(game, game.options_type.parse(options), seed)
        shown = shown_type.of(match.state.view(seat))
        events = match.state.opening
        while True:
            for event in events:
                shown.follow(event.seen_by(seat))
            assert shown == shown_type.of(match.state.view(seat))
            if match.state.turn is None:
                break
            events = match.play(match.state.moves()[-1])


@pytest.mark.parametrize("level", Level)
def test_its_players_play_legally_to_the_end(sixth, level):
    from game.series import Series

    game = game_type(sixth)
    for totals in Series(game, game.options_type.parse("a_21=on"), [level, Level.HABITUAL], 2, 1, 5).play(lambda: 0.0):
        assert totals.moves > 36 * totals.matches


def test_its_levels_differ(sixth):
    """Measured: of 300 matches of one deal the habitual wins 52 % and the aprendiz 37 %."""
    from game.series import Series

    game = game_type(sixth)
    series = Series(game, game.options_type(), [Level.HABITUAL, Level.APRENDIZ], 200, 1, 1)
    *_, totals = series.play(lambda: 0.0)
    assert totals.wins[0] > totals.wins[1]


def test_the_shell_lists_and_plays_it(sixth, capsys):
    from game.__main__ import main

    assert main(["games"]) == 0
    assert f"\n{sixth}\n    a_21 " in capsys.readouterr().out
    assert main(["play", sixth, "--seats", "habitual,aprendiz", "--matches", "3"]) == 0
    assert "3 matches from seed 0" in capsys.readouterr().out


# -- the program's own scenes ---------------------------------------------------------------------------------------


def test_the_menu_shows_it_and_opens_its_set_up(driver):
    assert [target.name for target in driver.app.scene.focus.targets][:6] == [f"game {name}" for name in NAMES]
    driver.app.draw()
    assert f"menu/{NAME}" in driver.app.sprites.missing
    driver.press(f"game {NAME}")
    scene = driver.app.scene
    assert isinstance(scene, SetupScene)
    assert scene.fields == ["a_21", "cuenta_a_la_vista"]
    assert len(scene.sitting) == 2
    driver.press("a_21 True")
    driver.press("kind 1 maestro")
    driver.press("start")
    table = driver.app.scene
    assert (table.game, table.options.a_21) == (NAME, True)
    assert [seat.level for seat in table.match.seats] == [None, Level.MAESTRO]
    driver.app.draw()
    assert f"tables/cloth_{NAME}" in driver.app.sprites.missing
    driver.app.go_home()
    driver.press(f"game {NAME}")
    assert driver.app.scene.options.a_21


def test_its_setting_is_offered_and_kept(driver):
    from ui.tables.escoba.room import LIT

    driver.press("settings")
    assert isinstance(driver.app.scene, SettingsScene)
    driver.press("escoba_lit False")
    assert driver.app.settings.of(LIT) is False
    driver.press("done")
    assert isinstance(driver.app.scene, MenuScene)
    table = sit_down(driver)
    assert not any(table._takes(piece) for piece in table.stage.zone(table.hand.zone))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_keys_stand_in_its_rules(driver, language):
    driver.app.change_settings(language=language)
    table = sit_down(driver)
    driver.key(pygame.K_F1)
    assert isinstance(driver.app.scene, RulesScene)
    page = keys_page(driver.app, NAME)
    assert f"1  2  3: {driver.app.say(f'{NAME}.key.play')}." in page
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is table


def test_statistics_and_ranking_show_it(driver):
    low = game_type(NAME).low_wins
    for seed in (1, 2):
        table = pictured(driver.app, NAME, "empieza=2", seed, 35, ALONE)
        to_the_end(driver, table, play_by_mouse)
        driver.press("result.menu")
    driver.press("statistics")
    scene = driver.app.scene
    assert isinstance(scene, StatisticsScene)
    assert scene.game == NAME
    assert [(tally.name, tally.played) for tally in scene.people] == [("Ana", 2)]
    assert [(tally.level, tally.played) for tally in scene.computers] == [(Level.APRENDIZ, 2)]
    points = [line.result.points[0] for line in driver.app.store.matches.finished()]
    assert scene.people[0].best == (min if low else max)(points)
    driver.press("game brisca")
    driver.press(f"game {NAME}")
    driver.app.draw()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_gallery_takes_its_pictures(sixth, size):
    from ui.gallery import shots, take

    taken = dict(shots())
    wanted = [name for name in taken if sixth in name]
    assert {f"program_setup_{sixth}", f"program_rules_{sixth}", f"{sixth}_start", f"{sixth}_replay"} <= set(wanted)
    for name in wanted if size[0] == 1280 else wanted[::4]:
        assert take(taken[name], size, "eu", 125).get_size() == size


# -- a match ---------------------------------------------------------------------------------------------------------


def test_a_match_by_mouse_and_a_rematch(driver):
    table = sit_down(driver)
    to_the_end(driver, table, play_by_mouse)
    assert len(table.match.moves) == 36
    assert table.match.state.outcome is not None
    driver.press("result.rematch")
    assert driver.app.scene.match.moves == []
    assert driver.app.scene.options.empieza == 2


def test_a_match_by_keyboard(driver):
    table = sit_down(driver, seed=5)
    to_the_end(driver, table, play_by_keyboard)
    assert len(table.match.moves) == 36


def test_a_match_to_21_counts_each_deal(driver):
    table = almost_counted(driver, "a_21=on empieza=2")
    play_by_mouse(driver, table)
    driver.wait(lambda: table.shown.count is not None)
    driver.app.draw()
    assert table.shown.points == table.match.state.points
    driver.wait(lambda: table.can_act)
    assert table.shown.count is None
    assert len(table.match.state.results) == 1
    assert len(table.view.table) == 4


def test_a_card_that_takes_in_several_ways_asks_which(driver):
    table = sit_down(driver)
    assert [str(card) for card in table.view.table] == ["E3", "B10", "O2", "C1"]
    driver.click(table.stage.rect(table.stage.pieces["E4"]).center)
    assert table.match.moves == []
    assert table.toast == driver.app.say(f"{NAME}.choose")
    lit = {piece.key for piece in table.stage.pieces.values() if piece.lit}
    assert lit == {"E4", "B10"}, "the card, and what it takes either way"
    driver.click(table.stage.rect(table.stage.pieces["C1"]).center)
    assert [str(move) for move in table.match.moves[:1]] == ["E4+O2+C1+B10"]


def test_undo_before_cards_are_dealt(driver):
    table = sit_down(driver)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    play_by_mouse(driver, table)
    assert len(table.match.moves) == 1
    driver.key(pygame.K_u)
    assert table.match.moves == []
    assert len(table.stage.zone(hand_of(0))) == 3


def test_no_undo_once_cards_were_dealt(driver):
    table = pictured(driver.app, NAME, "empieza=2", 3, 5, ALONE)
    driver.wait(lambda: table.can_act)
    driver.app.settings = driver.app.store.settings.change(animation="slow")
    play_by_mouse(driver, table)
    assert len(table.match.moves) == 6
    driver.key(pygame.K_u)
    assert len(table.match.moves) == 6
    assert table.toast == driver.app.say("common.would_reveal")


def test_left_in_the_middle_and_resumed(driver):
    table = pictured(driver.app, NAME, "empieza=2", 5, 31, ALONE)
    driver.wait(lambda: table.can_act)
    play_by_mouse(driver, table)
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_ESCAPE)
    driver.press("pause.leave")
    driver.press("continue")
    driver.app.draw()
    driver.press(f"go {table.conductor.record.identifier}")
    again = driver.app.scene
    assert again is not table
    assert again.match.text() == table.match.text()
    assert (again.shown, again.log.lines) == (table.shown, table.log.lines)
    to_the_end(driver, again, play_by_mouse)
    assert len(again.match.moves) == 36


def test_nothing_secret_lies_behind_the_curtain(driver):
    table = driver.table(NAME, "empieza=1", [Seat("Ana"), Seat("Luis")], 3)
    for number, name in ((0, "Ana"), (1, "Luis")):
        driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
        assert driver.app.scene.name == name
        assert not {str(card) for hand in table.match.state.hands for card in hand} & set(table.stage.pieces)
        driver.key(pygame.K_RETURN)
        driver.wait(lambda: table.can_act)
        assert {piece.key for piece in table.stage.zone(hand_of(number))} == set(map(str, table.view.hand))
        assert not set(map(str, table.match.state.hands[1 - number])) & set(table.stage.pieces)
        play_by_mouse(driver, table)


def test_the_log_tells_it_in_every_language(driver):
    table = almost_counted(driver, "empieza=2")
    to_the_end(driver, table, play_by_mouse)
    told = [event for events in table.match.events for event in events if not event.silent]
    assert {type(event).__name__ for event in told} >= {"Laid", "Taken", "RestTaken", "DealCounted", "TableDealt"}
    pages = []
    for language in LANGUAGES:
        driver.app.change_settings(language=language)
        table.log.rewrite(table.match.events)
        assert len(table.log.lines) == len(told)
        assert not any("{" in line for line in table.log.lines)
        pages.append(set(table.log.lines))
    assert not pages[0] & pages[1] and not pages[0] & pages[2]


def test_a_hint_is_given_and_shown(driver):
    table = sit_down(driver)
    driver.key(pygame.K_h)
    driver.wait(lambda: table.hint is not None)
    assert table.hint in table.view.moves()
    assert {piece.key for piece in table.stage.pieces.values() if piece.lit} == set(str(table.hint).split("+"))


def test_a_finished_match_is_gone_through_once_more(driver):
    table = almost_counted(driver, "empieza=2")
    to_the_end(driver, table, play_by_mouse)
    driver.press("result.menu")
    driver.press("continue")
    driver.press("list True")
    driver.press(f"watch {table.conductor.record.identifier}")
    replay = driver.app.scene
    assert isinstance(replay, ReplayScene)
    driver.step()
    for move in range(1, 6):
        driver.key(pygame.K_RIGHT)
        driver.wait(lambda move=move: replay.made == move and not replay.table.script.busy)
    driver.key(pygame.K_LEFT)
    assert replay.made == 4
    assert {piece.key for piece in replay.table.stage.zone(hand_of(1))} == set(
        map(str, replay.conductor.match.state.hands[1])
    )
    driver.key(pygame.K_o)
    assert len(replay.table.stage.zone(hand_of(1))) == len(replay.conductor.match.state.hands[1])
    assert not set(map(str, replay.conductor.match.state.hands[1])) & set(replay.table.stage.pieces)
    driver.key(pygame.K_SPACE)
    driver.wait(lambda: replay.made == replay.count and not replay.table.script.busy)
    assert replay.table.shown.count is not None
    driver.key(pygame.K_HOME)
    assert replay.made == 0
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, SavedScene)


def test_it_stands_a_window_of_any_size(driver):
    table = sit_down(driver)
    for size in ((320, 240), (1024, 640), (640, 1200), (2560, 1440), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
    driver.wait(lambda: table.can_act)
    play_by_mouse(driver, table)
