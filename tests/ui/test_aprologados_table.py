"""Aprologados in the window, by mouse and by keyboard: words laid, refused, passed, exchanged and given up."""

import time
from dataclasses import replace

import pygame
import pytest

from game.aprologados import banks, player
from game.aprologados.movegen import plays
from game.aprologados.parts import Abandon, AprologadosOptions, Exchange, Lay, Pass, Take
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import placed_by, score
from game.aprologados.tiles import laid
from game.core import Budget, Level, Match, Seat
from tests.ui.replaying import go_through
from ui.flow.thinking import Mind, Thinker
from ui.scenes.setup import SetupScene
from ui.tables.aprologados.deal import DealScene
from ui.tables.aprologados.dialogs import LookUpScene
from ui.tables.aprologados.importing import ImportScene, Stage
from ui.tables.aprologados.pickers import BlankScene, ExchangeScene, UnseenScene
from ui.tables.aprologados.places import LAID, rack_of
from ui.tables.aprologados.sheets import SummaryScene
from ui.tables.base.curtain import CurtainScene
from ui.tables.base.dialogs import Dialog
from ui.tables.base.pause import PauseScene
from ui.tables.base.result import ResultScene

ALONE = [Seat("Ana"), Seat("Rosa", Level.APRENDIZ)]
TWO = [Seat("Ana"), Seat("Luis")]
CENTRE = 7 * 15 + 7


def sit(driver, options="", seats=ALONE, seed=3, rack=""):
    """A table at which the first player is to move, with a rack of our own if one is given."""
    table = driver.table("aprologados", options, seats, seed)
    if seats is TWO:
        driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
        driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    if rack:
        hold(driver, table, rack)
    return table


def hold(driver, table, rack):
    """Let the person at the screen hold other tiles."""
    state = table.match.state
    state.bag += state.racks[table.viewer]
    state.racks[table.viewer] = list(rack)
    for tile in rack:
        state.bag.remove(tile)
    table.rebuild()
    driver.wait(lambda: table.can_act)


def square(table, number):
    return table.places.square(number).center


def tile_at(table, face):
    tile = next(tile for tile in table.tray.rack if tile.face == face)
    return table.stage.rect(table.stage.pieces[table.key(tile)]).center


def best(table):
    """The play of most points without blanks: where each tile goes."""
    view = table.view
    found = [
        lay
        for lay in plays(table.setting, view.board, tuple(sorted(view.rack)))
        if not any(face.isupper() for face in lay.faces)
    ]
    return max(found, key=lambda lay: score(table.setting, view.board, lay, 7).points)


def drag_play(driver, table, play):
    for where, face in placed_by(table.setting, table.view.board, play).items():
        driver.drag(tile_at(table, face), square(table, where))


def type_play(driver, table, play):
    """Go to the first square with the arrows, turn the arrow if need be, and type the whole word."""
    driver.key(pygame.K_UP)
    writer = table.fingers.writer
    row, column = divmod(writer.next, 15)
    for step in [pygame.K_DOWN] * (play.row - row) + [pygame.K_UP] * (row - play.row):
        driver.key(step)
    for step in [pygame.K_RIGHT] * (play.column - column) + [pygame.K_LEFT] * (column - play.column):
        driver.key(step)
    if writer.across != play.across:
        driver.key(pygame.K_SPACE)
    driver.type(play.word)


def give_up_by_mouse(driver):
    driver.press("flag")
    driver.press(driver.app.say("aprologados.window.abandon"))


def test_a_match_by_mouse(driver):
    table = sit(driver)
    for turn in range(2):
        play = best(table)
        drag_play(driver, table, play)
        assert table.preview.legal and table.preview.move.word == play.word
        expected = table.preview.points
        before = table.match.state.scores[0]
        driver.press("play")
        assert table.match.moves[2 * turn] == play
        assert table.match.state.scores[0] == before + expected
        driver.wait(lambda: table.can_act)
    assert len(table.match.moves) == 4
    give_up_by_mouse(driver)
    driver.wait(lambda: isinstance(driver.app.scene, ResultScene))
    assert table.match.state.outcome.winners == (1,)
    driver.press("result.rematch")
    assert driver.app.scene.match.moves == []


def test_a_match_by_keyboard(driver):
    table = sit(driver)
    for turn in range(2):
        play = best(table)
        type_play(driver, table, play)
        assert table.preview.legal and table.preview.move.word == play.word
        driver.key(pygame.K_RETURN)
        assert table.match.moves[2 * turn].word == play.word
        driver.wait(lambda: table.can_act)
    driver.tab_to("pass")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, Dialog)
    driver.tab_to(driver.app.say("aprologados.window.pass"))
    driver.key(pygame.K_RETURN)
    assert table.match.moves[4] == Pass()
    driver.wait(lambda: table.can_act)
    driver.tab_to("flag")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)  # the suggested answer is no
    assert table.match.state.outcome is None
    driver.tab_to("flag")
    driver.key(pygame.K_RETURN)
    driver.tab_to(driver.app.say("aprologados.window.abandon"))
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: isinstance(driver.app.scene, ResultScene))
    assert table.match.state.outcome.winners == (1,)


def test_tiles_are_laid_by_clicks_and_come_back(driver):
    table = sit(driver, rack="casabei")
    driver.click(tile_at(table, "c"))
    driver.click(square(table, CENTRE))
    assert table.tray.faces == {CENTRE: "c"}
    driver.click(tile_at(table, "b"))
    driver.click(square(table, CENTRE))  # takes the place of the c, which goes back
    assert table.tray.faces == {CENTRE: "b"}
    driver.click(square(table, CENTRE))
    assert table.tray.faces == {}
    for face, where in zip("casa", range(CENTRE, CENTRE + 4), strict=True):
        driver.click(tile_at(table, face))
        driver.click(square(table, where))
    assert [(word.text, word.valid) for word in table.preview.words] == [("casa", True)]
    driver.press("recall")
    assert table.tray.faces == {} and len(table.tray.rack) == 7
    assert table.match.moves == []


def test_a_laid_tile_is_dragged_on_and_back_to_the_rack(driver):
    table = sit(driver, rack="casabei")
    driver.drag(tile_at(table, "c"), square(table, CENTRE))
    driver.drag(square(table, CENTRE), square(table, CENTRE + 15))
    assert table.tray.faces == {CENTRE + 15: "c"}
    driver.drag(square(table, CENTRE + 15), table.places.rack.center)
    assert table.tray.faces == {}


def test_two_tiles_of_the_rack_change_places(driver):
    table = sit(driver, rack="casabei")
    before = [tile.face for tile in table.tray.rack]
    one, other = (table.stage.rect(table.stage.pieces[table.key(table.tray.rack[n])]).center for n in (0, 4))
    driver.drag(one, other)
    after = [tile.face for tile in table.tray.rack]
    assert (after[0], after[4]) == (before[4], before[0])
    driver.app.refit()
    assert [tile.face for tile in table.tray.rack] == after
    driver.press("shuffle")
    assert [tile.face for tile in table.tray.rack] != after
    assert sorted(tile.face for tile in table.tray.rack) == sorted(before)


def test_a_refused_play_names_the_word_and_the_tiles_stay(driver):
    table = sit(driver, rack="casabei")
    driver.click(square(table, CENTRE))
    driver.type("csab")
    assert not table.preview.legal
    driver.key(pygame.K_RETURN)
    assert table.toast.startswith(driver.app.say("aprologados.not_a_word", word="CSAB"))
    assert table.tray.faces == dict(zip(range(CENTRE, CENTRE + 4), "csab", strict=True))
    assert table.faulty == set(table.tray.faces)
    assert table.match.moves == []
    driver.key(pygame.K_DELETE)
    driver.click(square(table, 0))
    driver.type("casa")
    driver.press("play")
    assert table.toast == driver.app.say("aprologados.centre", square="H8")
    assert table.match.moves == [] and len(table.tray.faces) == 4


def test_tiles_out_of_line_or_with_a_gap_say_so_live(driver):
    table = sit(driver, rack="casabei")
    driver.drag(tile_at(table, "c"), square(table, CENTRE))
    driver.drag(tile_at(table, "b"), square(table, CENTRE + 2))
    assert table.preview.reason == "aprologados.gap" and table.preview.details == {"square": "I8"}
    driver.drag(square(table, CENTRE + 2), square(table, CENTRE + 16))
    assert table.preview.reason == "aprologados.not_in_line"


def test_a_letter_that_is_not_on_the_rack_is_told_and_not_laid(driver):
    table = sit(driver, rack="casabei")
    driver.type("cz")
    assert table.toast == driver.app.say("aprologados.no_tile", tile="Z")
    assert table.tray.faces == {CENTRE: "c"}
    driver.key(pygame.K_BACKSPACE)
    assert table.tray.faces == {}


def test_the_arrow_flips_with_what_was_typed(driver):
    table = sit(driver, rack="casabei")
    driver.click(square(table, CENTRE))
    driver.type("casa")
    driver.key(pygame.K_SPACE)
    assert table.tray.faces == {CENTRE + 15 * n: face for n, face in enumerate("casa")}
    driver.click(square(table, CENTRE + 60))
    assert table.fingers.writer.across  # a click on the cursor's square turns it back
    assert table.tray.faces == {CENTRE + n: face for n, face in enumerate("casa")}


def test_letters_that_lie_there_may_be_typed_or_left_out(driver):
    table = sit(driver, rack="casabei")
    driver.type("casa")
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    hold(driver, table, "belnort")
    for typed in ("sol", "ol"):
        state = table.match.state
        state.cells[:] = [""] * 225
        for where, face in zip(range(CENTRE, CENTRE + 4), "casa", strict=True):
            state.cells[where] = face
        table.rebuild()
        driver.wait(lambda: table.can_act)
        table.fingers.forget()
        table.recall()
        driver.click(square(table, CENTRE + 2 - 15))
        driver.key(pygame.K_SPACE)
        driver.key(pygame.K_DOWN)
        driver.type(typed)
        assert table.tray.faces == {CENTRE + 2 + 15: "o", CENTRE + 2 + 30: "l"}
        assert table.preview.legal and table.preview.words[0].text == "sol"


def test_a_blank_asks_for_its_letter(driver):
    table = sit(driver, rack="casab?i")
    driver.drag(tile_at(table, "?"), square(table, CENTRE))
    assert isinstance(driver.app.scene, BlankScene)
    driver.key(pygame.K_ESCAPE)
    assert table.tray.faces == {}
    driver.drag(tile_at(table, "?"), square(table, CENTRE))
    driver.press("tile ñ")
    assert table.tray.faces == {CENTRE: "Ñ"}
    driver.press("recall")
    driver.drag(tile_at(table, "?"), square(table, CENTRE))
    driver.key(pygame.K_m, text="m")
    assert table.tray.faces == {CENTRE: "M"}


def test_typing_uses_a_blank_for_a_letter_that_is_missing_or_with_shift(driver):
    table = sit(driver, rack="casab?i")
    driver.type("caza")
    assert "".join(table.tray.faces.values()) == "caZa"
    driver.key(pygame.K_DELETE)
    driver.key(pygame.K_c, pygame.KMOD_SHIFT, "C")
    assert list(table.tray.faces.values()) == ["C"]


def test_a_digraph_tile_is_typed_with_two_letters(driver):
    table = sit(driver, "idioma=euskera reglas=scrabble", rack=["tx", "a", "k", "u", "r", "e", "i"])
    driver.click(square(table, CENTRE))
    driver.type("txakur")
    assert table.tray.faces == dict(zip(range(CENTRE, CENTRE + 5), ("tx", "a", "k", "u", "r"), strict=True))
    assert table.preview.legal
    driver.key(pygame.K_BACKSPACE)
    assert list(table.tray.faces.values()) == ["tx", "a", "k", "u"]


def test_exchange_gives_the_chosen_tiles_back(driver):
    table = sit(driver, "reglas=scrabble", rack="casabei")
    driver.press("exchange")
    assert isinstance(driver.app.scene, ExchangeScene)
    driver.press("tile 0")
    driver.key(pygame.K_b, text="b")
    driver.press("exchange")
    chosen = table.match.moves[0]
    assert isinstance(chosen, Exchange) and len(chosen.tiles) == 2 and "b" in chosen.tiles
    driver.wait(lambda: table.can_act)
    assert len(table.tray.rack) == 7


def test_what_cannot_be_pressed_says_why(driver):
    table = sit(driver, "reglas=apalabrados")
    driver.click(table.panel.buttons["play"].get_abs_rect().center)
    assert table.toast == driver.app.say("aprologados.nothing_laid", word="")
    del table.match.state.bag[3:]
    table.rebuild()
    driver.wait(lambda: table.can_act)
    driver.click(table.panel.buttons["exchange"].get_abs_rect().center)
    assert table.toast == driver.app.say("aprologados.exchange_bag", left=3, needed=7)
    assert driver.app.scene is table and table.match.moves == []


def test_without_exchange_in_the_rules_there_is_no_button(driver):
    sit(driver)
    assert "exchange" not in [target.name for target in driver.app.scene.focus.targets]


def test_tiles_dealt_by_hand_are_picked_for_both(driver):
    table = driver.table("aprologados", "reparto=manual", ALONE)
    driver.wait(lambda: isinstance(driver.app.scene, DealScene))
    for face in "casaeor":
        driver.press(f"tile {face}")
    driver.press("taken 6")
    driver.key(pygame.K_s, text="s")
    driver.press("deal")
    assert table.match.moves[0] == Take(0, tuple("casaeos"))
    driver.wait(lambda: isinstance(driver.app.scene, DealScene) and driver.app.scene.seat == 1)
    driver.press("random")
    assert isinstance(table.match.moves[1], Take) and table.match.moves[1].seat == 1
    driver.wait(lambda: table.can_act)
    driver.click(square(table, CENTRE))
    driver.type("casa")
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: isinstance(driver.app.scene, DealScene) and driver.app.scene.seat == 0)
    assert driver.app.scene.wanted == 4
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, PauseScene)
    driver.key(pygame.K_ESCAPE)
    driver.press("random")
    driver.press("deal")
    assert isinstance(table.match.moves[3], Take)


def test_hot_seat_shows_no_tiles_behind_the_curtain(driver):
    table = driver.table("aprologados", "", TWO, seed=3)
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    assert not any(table.stage.zone(rack_of(seat)) for seat in range(2))
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    drag_play(driver, table, best(table))
    driver.press("play")
    driver.wait(lambda: isinstance(driver.app.scene, CurtainScene) and driver.app.scene.ready)
    assert not any(table.stage.zone(zone) for zone in (rack_of(0), rack_of(1), LAID))
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    assert sorted(tile.face for tile in table.tray.rack) == sorted(table.match.state.racks[1])
    assert table.turns()[0].held is None
    assert set(table.lit.squares) == set(table.match.state.history[0].squares)


def test_no_possible_word_passes_by_itself_and_says_so(driver):
    table = sit(driver, rack="casabei")
    driver.type("casa")
    driver.key(pygame.K_RETURN)
    driver.wait(lambda: table.can_act)
    state = table.match.state
    state.cells[:] = [""] * 225
    for where, face in zip(range(CENTRE, CENTRE + 2), "ax", strict=True):
        state.cells[where] = face
    state.racks[0] = ["q", "q"]
    moves = len(table.match.moves)
    table.rebuild()
    driver.wait(lambda: table.toast == driver.app.say("aprologados.window.must_pass"))
    driver.wait(lambda: len(table.match.moves) > moves)
    assert table.match.moves[moves] == Pass()


def test_unseen_tiles_words_and_summary_are_shown(driver):
    table = sit(driver)
    drag_play(driver, table, best(table))
    driver.press("play")
    driver.wait(lambda: table.can_act)
    driver.press("bag")
    assert isinstance(driver.app.scene, UnseenScene)
    seen = list(laid(filter(None, table.view.board))) + list(table.view.rack)
    assert sum(cell.count for cell in driver.app.scene.cells()) == 95 - len(seen)
    driver.key(pygame.K_ESCAPE)
    driver.press("search")
    assert isinstance(driver.app.scene, LookUpScene)
    driver.type("ñandú")
    assert driver.app.scene.answer()[0] == driver.app.say("aprologados.window.is_word", word="ÑANDU")
    driver.type("xx")
    assert driver.app.scene.answer()[0].startswith(driver.app.say("aprologados.window.is_no_word", word="ÑANDUXX"))
    driver.key(pygame.K_ESCAPE)
    driver.press("summary")
    assert isinstance(driver.app.scene, SummaryScene)
    _, (name, words, _, points, total) = driver.app.scene.lines()[0]
    assert name == "Ana" and table.match.state.history[0].word.upper() in words and points == total
    own, rival = table.turns()[:2]
    assert own.held is not None and rival.held is None
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is table


def test_a_hint_lays_the_word_for_the_player_to_play(driver):
    table = sit(driver)
    for step in (1, 2, 3):
        driver.press("hint")
        driver.wait(lambda: table.clues.step == step)  # noqa: B023 - asked at once
    assert table.preview is not None
    assert table.preview.legal and table.match.moves == []


def test_a_resize_keeps_what_lies_on_the_board(driver):
    table = sit(driver, rack="casabei")
    driver.click(square(table, CENTRE))
    driver.type("casa")
    for size in ((1024, 640), (320, 240), (1024, 768), (2560, 1440), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
        assert "".join(table.tray.faces.values()) == "casa"
        assert table.places.column.right <= table.m.width and table.places.rack.bottom <= table.m.height
    driver.wait(lambda: table.can_act)
    driver.key(pygame.K_RETURN)
    assert [move.word for move in table.match.moves if isinstance(move, Lay)][:1] == ["casa"]


def test_frames_of_a_late_board_ask_the_rules_nothing(driver, monkeypatch):
    table = sit(driver)
    monkeypatch.setattr("game.aprologados.movegen.Search.__init__", lambda *_: pytest.fail("searched in a frame"))
    driver.app.thinker.ask = lambda *_: pytest.fail("thought in a frame")
    driver.step(20)
    driver.move(square(table, 30))


@pytest.mark.parametrize("options", ["reglas=scrabble", "reparto=manual idioma=euskera"])
def test_a_finished_match_is_looked_at_once_more(driver, options):
    match = Match(Aprologados, AprologadosOptions.parse(options), 3)
    minds = [player(Level.HABITUAL, seed) for seed in range(2)]
    while (seat := match.state.turn) is not None:
        made = len(match.moves)
        move = minds[seat].choose(match.state.view(seat), Budget(playouts=1)) if made < 14 else Pass()
        if made in (4, 7) and options == "reglas=scrabble":
            move = Exchange(match.state.racks[seat][:3])
        if made > 14 and match.state.dealing:
            move = Abandon()
        match.play(move, seat)

    def look(table, eyes):
        state = table.match.state
        for seat in range(2):
            lies = sorted(tile.face for tile in table.trays[seat].tiles)
            faces = sorted(piece.face for piece in table.stage.zone(rack_of(seat)))
            seen = eyes in (None, seat)
            assert faces == (sorted(map(table.tile_face, state.racks[seat])) if seen else [])
            assert not seen or lies == sorted(state.racks[seat])
            assert table.shown.racks[seat] == (state.racks[seat] if seen else None)
        assert len(table.stage.pieces) == sum(map(bool, state.cells)) + sum(
            len(rack) for seat, rack in enumerate(state.racks) if eyes in (None, seat)
        )

    go_through(driver, match, look)


# -- word banks ------------------------------------------------------------------------------------------------------


def importer(driver, folder):
    """The scene to add a word bank, opened from the set-up, in a folder."""
    setup = SetupScene(driver.app, "aprologados")
    driver.app.push(setup)
    driver.step()
    driver.press("diccionario tool")
    driver.press("add bank")
    scene = driver.app.scene
    assert isinstance(scene, ImportScene)
    scene.go_to(folder)
    scene.rebuild()
    driver.step()
    return setup, scene


def choose(driver, scene, name):
    number = next(n for n, entry in enumerate(scene.entries) if entry.name == name)
    driver.click(scene.row_rect(number - scene.scroll).center)


def finish(driver, scene):
    for _ in range(600):
        driver.step(1)
        if scene.stage is not Stage.WORK:
            return
        time.sleep(0.01)
    raise AssertionError("the work never ended")


def test_a_word_bank_is_added_reported_and_played_with(driver, tmp_path):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "Mis Palabras.txt").write_bytes("Casa\r\ncasas\r\nárbol\r\nex-novio\r\nADN\r\nx\r\n".encode("latin-1"))
    setup, scene = importer(driver, folder)
    choose(driver, scene, "Mis Palabras.txt")
    assert scene.name == "mis_palabras"
    driver.press("add")
    finish(driver, scene)
    assert scene.stage is Stage.DONE
    assert scene.work.report.kept == 3
    report = " ".join(words for _, _, words in scene.dropped())
    assert "ex-novio" in report and "ADN" in report
    driver.press("use")
    assert driver.app.scene is setup
    assert setup.options.diccionario == "mis_palabras"
    driver.press("start")
    table = driver.app.scene
    assert "arbol" in table.setting.lexicon and len(table.setting.lexicon) == 3


def test_a_bank_of_another_language_brings_its_language(driver, tmp_path):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "short.txt").write_text("cat\ndog\nkit\n")
    setup, scene = importer(driver, folder)
    choose(driver, scene, "short.txt")
    driver.press("language ingles")
    driver.press("add")
    finish(driver, scene)
    driver.press("use")
    assert (setup.options.diccionario, setup.options.idioma) == ("short", "ingles")
    driver.press("idioma euskera")
    assert (setup.options.diccionario, setup.options.idioma) == ("incluido", "euskera")


def test_what_is_no_text_is_refused_in_a_sentence(driver, tmp_path):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "photo.png").write_bytes(bytes(range(256)) * 20)
    (folder / "numbers.txt").write_text("1\n2\n3\n")
    _, scene = importer(driver, folder)
    choose(driver, scene, "photo.png")
    driver.press("add")
    finish(driver, scene)
    assert scene.stage is Stage.FAILED
    assert scene.error == driver.app.say("aprologados.bank.not_text", name="photo.png")
    driver.press("again")
    choose(driver, scene, "numbers.txt")
    driver.press("add")
    finish(driver, scene)
    assert scene.error == driver.app.say("aprologados.bank.empty", name="numbers.txt")
    assert banks.own() == {}


def test_files_are_chosen_by_keyboard(driver, tmp_path):
    folder = tmp_path / "lists"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "words.txt").write_text("casa\n")
    _, scene = importer(driver, folder)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert scene.folder == folder / "inner"
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert scene.paths == [folder / "inner" / "words.txt"]
    driver.tab_to("add")
    driver.key(pygame.K_RETURN)
    finish(driver, scene)
    assert scene.stage is Stage.DONE and banks.own() == {"words": "castellano"}


def test_a_name_that_is_taken_is_told_beside_the_files(driver, tmp_path):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "words.txt").write_text("casa\n")
    _, scene = importer(driver, folder)
    for stage in (Stage.DONE, Stage.CHOOSE):
        choose(driver, scene, "words.txt")
        driver.press("add")
        finish(driver, scene)
        assert scene.stage is stage
        if stage is Stage.DONE:
            scene.again()
            driver.step()
    assert scene.error == driver.app.say("aprologados.bank.taken", name="words")


def test_many_banks_with_long_names_are_stepped_through(driver, tmp_path):
    path = tmp_path / "few.txt"
    path.write_text("casa\n")
    names = [f"a_very_long_name_of_a_bank_{number:02}" for number in range(4)]
    for name in names:
        driver.app.wordbanks.add(name, path, "castellano")
    setup = SetupScene(driver.app, "aprologados")
    driver.app.push(setup)
    driver.step()
    assert setup.options.offered("diccionario") == ("incluido", *names)
    driver.press("diccionario forward")
    assert setup.options.diccionario == names[0]
    for _ in range(2):
        driver.press("diccionario back")
    assert setup.options.diccionario == names[-1]


def test_who_starts_takes_turns_in_rematches(driver):
    table = sit(driver, "inicio=alterno")
    again = table.conductor.rematch()
    assert again.match.options.empieza == 2
    assert again.rematch().match.options.empieza == 1


def test_the_thinking_process_knows_the_words_of_an_own_bank(driver, tmp_path):
    path = tmp_path / "few.txt"
    path.write_text("\n".join(("casa", "saca", "asca", "caso", "seca")))
    driver.app.wordbanks.add("few", path, "castellano")
    few = Aprologados.new(AprologadosOptions(diccionario="few"), 1)
    view = replace(few.view(0), rack=tuple("casaoet"), turn=0, outcome=None)
    thinker = Thinker()
    thinker.folder = driver.app.thinker.folder
    try:
        thought = thinker.ask(Mind("aprologados", Level.MAESTRO, 1), view, 0.5)
        move = thinker_answer(thought)
    finally:
        thinker.stop()
    assert move.split()[1] in ("casa", "saca", "asca", "caso", "seca")


def thinker_answer(thought):
    """What the other process itself said, without the table's own way out if it died."""
    return thought._future.result(timeout=60)
