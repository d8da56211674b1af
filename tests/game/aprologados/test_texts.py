"""Every sentence that Aprologados needs, in every language, with the values that fill it in."""

import tomllib
from pathlib import Path

import pytest

from game.aprologados import parts
from game.aprologados.parts import AprologadosOptions, End, Reason
from game.aprologados.wordbank import Reason as Dropped
from game.core import Event
from game.core.texts import Texts

FOLDER = Path(__file__).parents[3] / "assets" / "i18n"
LANGUAGES = ("es", "eu", "en")
EVENTS = {
    name: kind
    for name, kind in vars(parts).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
DETAILS = {
    "word": "casa",
    "whole": "casas",
    "square": "H8",
    "tile": "a",
    "left": 3,
    "needed": 7,
    "player": 1,
    "given": 2,
}


def sentences(language: str) -> Texts:
    def flat(table, prefix=""):
        for key, value in table.items():
            if isinstance(value, dict):
                yield from flat(value, f"{prefix}{key}.")
            else:
                yield f"{prefix}{key}", value

    return Texts(dict(flat(tomllib.loads((FOLDER / language / "aprologados.toml").read_text(encoding="utf-8")))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sentences_are_there_and_can_be_filled_in(language):
    texts = sentences(language)
    for word in (*Reason, *End):
        for count in (1, 4):
            assert "{" not in texts.say(word.value, count=count, **DETAILS)
    for option, allowed in AprologadosOptions.ranges().items():
        assert texts.say(f"aprologados.option.{option}") and texts.say(f"aprologados.option.{option}.help")
        for value in allowed.values:
            assert texts.say(f"aprologados.value.{option}.{value}")
    for name, kind in EVENTS.items():
        fields = dict.fromkeys(kind.__dataclass_fields__, 3)
        assert texts.say(f"aprologados.event.{name}", name="Ane", **fields)
    for reason in Dropped:
        assert texts.say(f"aprologados.import.{reason.value}")
    assert texts.say("aprologados.rules").count("\n# ") >= 7


def test_the_languages_have_the_same_keys():
    keys = {language: set(sentences(language).sentences) for language in LANGUAGES}
    assert keys["es"] == keys["eu"] == keys["en"]
