"""The word banks in the window: which are offered, the house's words, banks added and removed."""

import pytest

from game.aprologados import banks
from game.aprologados.parts import AprologadosOptions
from ui.scenes.setup import SetupScene

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
    driver.press("idioma forward")
    assert scene.options.diccionario == "incluido"
    assert scene.options.offered("diccionario") == ("incluido", "euskera_deklinatua")
    driver.press("diccionario euskera_deklinatua")
    driver.press("idioma forward")
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
