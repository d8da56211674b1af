import pytest

from game.core import Level, Seat
from game.core.registry import game_type
from saves import Settings, Setup, Store
from saves.language import system_language


def test_settings_last(store, clock):
    assert store.settings.load() == Settings()
    store.settings.change(language="eu", sound=False, volume=30, trick_pause="click", thinking_seconds=0.5)
    changed = store.settings.change(text_scale=150, animation="off")
    with Store.open(store.file.parent, clock) as other:
        assert other.settings.load() == changed
        other.settings.change(volume=31)
    assert store.settings.change(fullscreen=True) == Settings(
        language="eu",
        sound=False,
        volume=31,
        trick_pause="click",
        thinking_seconds=0.5,
        text_scale=150,
        animation="off",
        fullscreen=True,
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"volume": 101},
        {"volume": 1.5},
        {"language": "fr"},
        {"text_scale": 110},
        {"sound": "yes"},
        {"nonsense": 1},
        {"thinking_seconds": 9},
        {"thinking_seconds": float("nan")},
        {"trick_pause": "later"},
        {"card_back": 4},
    ],
)
def test_values_out_of_range_are_refused_whole(store, wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        store.settings.change(sound=False, **wrong) if "sound" not in wrong else store.settings.change(**wrong)
    assert store.settings.load() == Settings()


def test_broken_and_unknown_values_have_their_default(store):
    for name in ("volume", "language", "sound", "trick_pause", "text_scale", "thinking_seconds", "deck"):
        for value in ("", "\ufffd", "-1", "nan", "1e999", "9" * 400):
            store.settings.put(name, value)
            assert store.settings.load() == Settings()
    store.settings.put("from.the.future", "1")
    assert store.settings.load() == Settings()
    assert store.settings.get("from.the.future") == "1"


def test_the_last_set_up_is_offered_again(store):
    options = game_type("brisca").options_type.parse("jugadores=2 cambio_del_7=on")
    seats = (Seat("Ana María"), Seat("Rosa", Level.HABITUAL))
    assert store.settings.setup("brisca") is None
    store.settings.remember_setup("brisca", options, seats)
    assert store.settings.setup("brisca") == Setup(options, seats)
    store.settings.put("setup.brisca.seats", "human Ana")
    assert store.settings.setup("brisca") is None
    store.settings.put("setup.brisca.options", "jugadores=77")
    assert store.settings.setup("brisca") is None


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("eu_ES.UTF-8", "eu"),
        ("en_GB", "en"),
        ("es_MX.UTF-8", "es"),
        ("fr_FR.UTF-8", "es"),
        ("C", "es"),
        ("", "es"),
    ],
)
def test_the_language_begins_as_the_system_s(monkeypatch, value, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language
    assert Settings().language == language
