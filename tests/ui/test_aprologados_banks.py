"""The word banks in the window: which are offered, the house's words, banks added and removed."""

import time
import zipfile

import pygame
import pytest

from game.aprologados import banks
from game.aprologados.parts import AprologadosOptions
from game.aprologados.wordbank import WordBankError
from ui.scenes.setup import SetupScene
from ui.tables.aprologados.compiling import Work
from ui.tables.aprologados.house import HouseScene
from ui.tables.aprologados.importing import ImportScene, Stage
from ui.tables.base.dialogs import Dialog

WORDS = "casa saca asca caso seca ese esa oso osa asa sas eso des sed red res ser era ere are ras ral sal los sol las\n"


@pytest.fixture(autouse=True)
def program_s_own_banks():
    """A test leaves no bank behind."""
    yield
    banks.set_provider(None)


def setup(driver):
    scene = SetupScene(driver.app, "aprologados")
    driver.app.push(scene)
    driver.step()
    return scene


def bank(driver, tmp_path, name, language="castellano", words="casa\n"):
    path = tmp_path / f"{name}.txt"
    path.write_text(words.replace(" ", "\n"), encoding="utf-8")
    driver.app.wordbanks.add(name, path, language)


def test_a_bank_is_offered_with_its_own_language_only(driver, tmp_path):
    bank(driver, tmp_path, "medicina")
    scene = setup(driver)
    assert scene.options.offered("diccionario") == ("incluido", "medicina")
    driver.press("diccionario medicina")
    driver.press("idioma euskera")
    assert scene.options.diccionario == "incluido"
    assert scene.options.offered("diccionario") == ("incluido", "euskera_deklinatua")
    driver.press("diccionario euskera_deklinatua")
    driver.press("idioma ingles")
    assert (scene.options.idioma, scene.options.diccionario) == ("ingles", "incluido")
    assert scene.options.offered("diccionario") == ("incluido",)


def test_the_house_s_words_count_from_the_first_start_and_its_bank_is_called_by_its_name(driver):
    driver.app.wordbanks.add_word("castellano", "zzz", "nuestra")
    scene = setup(driver)
    driver.press("start")
    table = driver.app.scene
    assert table.match.options.diccionario == "castellano~1" and "zzz" in table.setting.lexicon
    driver.app.go_home()
    scene = setup(driver)
    assert scene.options.diccionario == "incluido" and scene.options.empieza == 1


def test_a_remembered_bank_that_is_gone_falls_back_to_the_program_s(driver, tmp_path):
    bank(driver, tmp_path, "mia", words=WORDS)
    options = AprologadosOptions(diccionario="mia")
    scene = setup(driver)
    driver.app.store.settings.remember_setup("aprologados", options, scene.sitting)
    driver.app.wordbanks.remove("mia")
    assert SetupScene(driver.app, "aprologados").options.diccionario == "incluido"


def test_a_bank_that_is_too_small_refuses_the_start_with_a_sentence(driver, tmp_path):
    bank(driver, tmp_path, "poca", words="zzzzzzzzz\n")
    scene = setup(driver)
    driver.press("diccionario poca")
    driver.press("start")
    assert driver.app.scene is scene
    assert scene.error == driver.app.say("aprologados.console.bank_too_small", value="poca")
    assert driver.app.store.matches.unfinished() == []


# -- adding ------------------------------------------------------------------------------------------------------------


def importer(driver, folder):
    scene = setup(driver)
    driver.press("diccionario tool")
    driver.press("add bank")
    assert isinstance(driver.app.scene, ImportScene)
    driver.app.scene.go_to(folder)
    driver.app.scene.rebuild()
    driver.step()
    return scene, driver.app.scene


def finish(driver, scene):
    for _ in range(6000):
        driver.step(1)
        if scene.stage is not Stage.WORK:
            return
        time.sleep(0.01)
    raise AssertionError("the work never ended")


def click(driver, scene, name):
    number = next(n for n, entry in enumerate(scene.entries) if entry.name == name)
    driver.click(scene.row_rect(number - scene.scroll).center)


def drop(driver, path):
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    driver.step()


@pytest.fixture
def lists(tmp_path):
    """A folder with two lists, something that is no list, and one list further down."""
    folder = tmp_path / "lists"
    (folder / "more").mkdir(parents=True)
    (folder / "a.txt").write_text("casa\nAna\n", encoding="utf-8")
    (folder / "b.txt").write_text("perro\n", encoding="utf-8")
    (folder / "bad.dat").write_bytes(bytes(range(256)) * 9)
    (folder / "more" / "c.txt").write_text("gato\n", encoding="utf-8")
    return folder


def words(name):
    return sorted(banks.load(name))


def test_several_files_make_one_bank(driver, lists):
    _, scene = importer(driver, lists)
    click(driver, scene, "a.txt")
    click(driver, scene, "b.txt")
    click(driver, scene, "bad.dat")
    click(driver, scene, "b.txt")
    assert [path.name for path in scene.paths] == ["a.txt", "bad.dat"]
    click(driver, scene, "b.txt")
    driver.press("add")
    finish(driver, scene)
    assert scene.stage is Stage.DONE and words("a") == ["ana", "casa", "perro"]
    told = [why for _, why, _ in scene.dropped()]
    assert driver.app.say("aprologados.bank.skipped_not_text") in told
    assert scene.work.share is not None


def test_a_whole_folder_makes_a_bank_without_names(driver, lists):
    _, scene = importer(driver, lists)
    driver.press("folder")
    assert scene.name == "lists"
    driver.press("names False")
    driver.press("add")
    finish(driver, scene)
    assert words("lists") == ["casa", "gato", "perro"]


def test_a_zip_is_dropped_onto_the_window(driver, lists, tmp_path):
    path = tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(lists / "a.txt", "a.txt")
        archive.write(lists / "b.txt", "in/b.txt")
    _, scene = importer(driver, tmp_path)
    drop(driver, path)
    drop(driver, lists / "more")
    assert scene.paths == [path, lists / "more"]
    driver.press("add")
    finish(driver, scene)
    assert words("all") == ["ana", "casa", "gato", "perro"]


def test_a_path_is_typed(driver, lists):
    _, scene = importer(driver, lists.parent)
    scene.typed = str(lists / "a.txt")
    scene.go_typed()
    assert scene.folder == lists and scene.paths == [lists / "a.txt"]
    scene.typed = str(lists / "nowhere")
    scene.go_typed()
    assert scene.error and scene.folder == lists


def test_a_path_is_typed_by_keyboard(driver, lists):
    _, scene = importer(driver, lists)
    driver.press("path")
    driver.key(pygame.K_END)
    driver.type("/b.txt")
    driver.key(pygame.K_RETURN)
    assert scene.paths == [lists / "b.txt"]


CODES = ["too_many", "too_many_files", "no_files", "not_plain", "unsafe", "bad_zip", "too_hard", "too_large", "empty"]
CODES += ["not_text", "name", "taken", "not_written", "unreadable", "language"]


@pytest.mark.parametrize("code", CODES)
def test_every_fault_is_told_in_a_sentence(driver, lists, code):
    _, scene = importer(driver, lists)
    scene.take([lists / "a.txt"])
    sentence = scene.sentence(code, WordBankError(code, "English for the console"))
    assert ("{" not in sentence and "English" not in sentence) or code in ("unreadable", "not_written")
    assert sentence != scene.sentence("no such code", WordBankError("no such code", "English for the console")) or (
        code == "unreadable"
    )


def test_a_damaged_zip_is_told(driver, tmp_path):
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04" + b"x" * 50 + b"PK\x05\x06" + bytes(18))
    _, scene = importer(driver, tmp_path)
    click(driver, scene, "broken.zip")
    driver.press("add")
    finish(driver, scene)
    assert scene.stage is Stage.FAILED and banks.own() == {}


def test_giving_up_ends_the_work_at_once_and_keeps_nothing(driver, tmp_path):
    """What is large is made in a process of its own, which goes with the answer."""
    path = tmp_path / "large.txt"
    letters = "abcdefghij"
    path.write_text(
        "\n".join(
            f"{a}{b}{c}{d}{e}a" for a in letters for b in letters for c in letters for d in letters for e in letters
        ),
        encoding="utf-8",
    )
    _, scene = importer(driver, tmp_path)
    click(driver, scene, "large.txt")
    driver.press("add")
    assert scene.stage is Stage.WORK
    driver.press("cancel")
    finish(driver, scene)
    assert scene.stage is Stage.CHOOSE and scene.work.report is None and banks.own() == {}


def test_a_bank_large_enough_is_not_warned_of(driver, lists, monkeypatch):
    work = Work(driver.app, "mine", [lists / "a.txt"], "castellano")
    monkeypatch.setattr(driver.app.wordbanks, "too_small", lambda name: None)
    work.run()
    assert work.share is None and work.report is not None


# -- the house's words -------------------------------------------------------------------------------------------------


def test_words_are_added_struck_and_forgotten(driver):
    setup(driver)
    driver.press("diccionario tool")
    scene = driver.app.scene
    assert isinstance(scene, HouseScene)
    driver.press("word")
    driver.type("Guasáp")
    driver.press("note")
    driver.type("en casa")
    driver.press("add_word")
    driver.press("word")
    driver.type("casa")
    driver.press("strike_word")
    kept = [(item.word, item.added, item.note) for item in driver.app.wordbanks.house_words("castellano")]
    assert kept == [("casa", False, ""), ("guasap", True, "en casa")] and scene.words[1].word == "guasap"
    driver.press("forget casa")
    assert [item.word for item in scene.words] == ["guasap"]
    driver.key(pygame.K_ESCAPE)
    driver.press("start")
    assert "guasap" in driver.app.scene.setting.lexicon and "casa" in driver.app.scene.setting.lexicon


def test_a_word_that_tiles_cannot_write_is_told_and_stays_to_be_mended(driver):
    setup(driver)
    driver.press("diccionario tool")
    driver.press("word")
    driver.type("kiwi")
    driver.press("add_word")
    scene = driver.app.scene
    assert scene.error == driver.app.say("aprologados.import.error.no_word", word="kiwi")
    assert scene.word == "kiwi" and scene.words == []


def test_a_bank_of_one_s_own_is_removed_after_a_question(driver, tmp_path):
    bank(driver, tmp_path, "mia", words=WORDS)
    scene = setup(driver)
    driver.press("diccionario mia")
    driver.press("diccionario tool")
    driver.press("remove bank")
    assert isinstance(driver.app.scene, Dialog)
    driver.key(pygame.K_RETURN)
    assert banks.own() == {"mia": "castellano"}
    driver.press("remove bank")
    driver.press(driver.app.say("aprologados.bank.remove_bank"))
    assert driver.app.scene is scene and scene.options.diccionario == "incluido" and banks.own() == {}
    assert "casa" in banks.load("mia")


def test_the_program_s_own_bank_is_not_removed(driver):
    setup(driver)
    driver.press("diccionario tool")
    target = next(target for target in driver.app.scene.focus.targets if target.name == "remove bank")
    assert not target.enabled()
