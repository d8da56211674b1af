"""Every sentence that Chinchón needs, in every language, with the values that fill it in."""

import tomllib
from pathlib import Path

import pytest

from game.chinchon import parts
from game.chinchon.melds import Kind
from game.chinchon.parts import Automatic, ChinchonOptions, End, Phase, Reason
from game.core import Event
from game.core.texts import Texts

FOLDER = Path(__file__).parents[3] / "assets" / "i18n"
EVENTS = {
    name: kind
    for name, kind in vars(parts).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
DETAILS = {"card": "O5", "cards": "O5 O6", "value": 5, "total": 101, "limit": 100, "n": 2, "group": 1, "most": 2}


def sentences(language: str) -> Texts:
    def flat(table, prefix=""):
        for key, value in table.items():
            if isinstance(value, dict):
                yield from flat(value, f"{prefix}{key}.")
            else:
                yield f"{prefix}{key}", value

    return Texts(dict(flat(tomllib.loads((FOLDER / language / "chinchon.toml").read_text(encoding="utf-8")))))


@pytest.mark.parametrize("language", ["es", "eu", "en"])
def test_all_sentences_are_there_and_can_be_filled_in(language):
    texts = sentences(language)
    for word in (*Reason, *End, *Kind, *Automatic, *Phase):
        assert texts.say(word.value, **DETAILS)
    for option in ChinchonOptions.ranges():
        assert texts.say(f"chinchon.option.{option}") and texts.say(f"chinchon.option.{option}.help")
    for name, kind in EVENTS.items():
        fields = dict.fromkeys(kind.__dataclass_fields__, 3)
        assert texts.say(f"chinchon.event.{name}", name="Ane", **fields)
    rules = texts.say("chinchon.rules")
    assert rules.count("\n# ") >= 8


def test_the_languages_have_the_same_keys():
    keys = {language: set(sentences(language).sentences) for language in ("es", "eu", "en")}
    assert keys["es"] == keys["eu"] == keys["en"]
