"""The sentences of Siete y Medio, in the three languages."""

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from string import Formatter

import pytest

import game.siete_y_medio.parts as parts
from game.core import Event
from game.core.texts import Texts
from game.siete_y_medio.parts import Case, End, Prize, Reason, SieteYMedioOptions
from game.siete_y_medio.statistics import Group
from tests.game.siete_y_medio.tables import play, table

FOLDER = Path(__file__).parents[3] / "assets" / "i18n"
LANGUAGES = ("es", "eu", "en")
EVENTS = [
    kind for kind in vars(parts).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def sentences(language: str) -> dict[str, str]:
    loaded = tomllib.loads((FOLDER / language / "siete_y_medio.toml").read_text(encoding="utf-8"))
    assert list(loaded) == ["siete_y_medio"]
    return dict(flat(loaded))


def flat(table: dict, prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_the_three_languages_say_the_same_things():
    spanish, basque, english = map(sentences, LANGUAGES)
    assert list(spanish) == list(basque) == list(english)
    for key, text in spanish.items():
        assert blanks(text) == blanks(basque[key]) == blanks(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    known = sentences(language)
    needed = {f"siete_y_medio.{key}" for key in ("name", "tagline", "rules")}
    needed |= {item.value for enum in (Reason, End, Case, Prize, Group) for item in enum}
    needed |= {f"siete_y_medio.event.{kind.__name__}" for kind in EVENTS}
    for name, allowed in SieteYMedioOptions.ranges().items():
        needed |= {f"siete_y_medio.option.{name}", f"siete_y_medio.option.{name}.help"}
        needed |= {f"siete_y_medio.value.{name}.{value}" for value in allowed.values}
    assert needed <= set(known)
    assert all(text.strip() for text in known.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_fills_in_its_sentence(language, kind):
    found = blanks(sentences(language)[f"siete_y_medio.event.{kind.__name__}"])
    assert found <= {"name", *(field.name for field in fields(kind))}
    assert ("name" in found) == any(field.name == "seat" for field in fields(kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_can_be_made_of_a_round(language):
    texts = Texts(sentences(language))
    state = table([36, 39, 15])
    log = [
        texts.say(
            f"siete_y_medio.event.{type(event).__name__}",
            name="Ana",
            **{field.name: getattr(event, field.name) for field in fields(event)},
        )
        for event in [*state.opening, *play(state, "apuesta 1000", "pedir")]
    ]
    assert any("7½" in line and "+2000" in line and "7000" in line for line in log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_covers_every_part_in_the_same_order(language):
    lines = sentences(language)["siete_y_medio.rules"].strip().splitlines()
    spanish = sentences("es")["siete_y_medio.rules"].strip().splitlines()
    assert [line[:2] if line[:2] in ("# ", "- ", "") else "text" for line in lines] == [
        line[:2] if line[:2] in ("# ", "- ", "") else "text" for line in spanish
    ]
    assert sum(line.startswith("# ") for line in lines) == 9
