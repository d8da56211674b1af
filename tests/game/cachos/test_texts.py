"""The texts of Cachos: complete in three languages, and every sentence can be filled in."""

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from game.cachos import Cachos, legality
from game.cachos import events as happened
from game.cachos.bids import Step, arithmetic
from game.cachos.parts import WORD_MOVES, CachosOptions, End, Reason
from game.core import Event, IllegalMove
from game.core.texts import Texts
from tests.game.cachos.invariants import lively
from tests.game.cachos.table import parse

FOLDER = Path(__file__).parents[3] / "assets" / "i18n"
LANGUAGES = ("es", "eu", "en")
KINDS = [
    kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def flat(table: dict[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, str(value)


def texts(language: str) -> Texts:
    return Texts(dict(flat(tomllib.loads((FOLDER / language / "cachos.toml").read_text(encoding="utf-8")))))


def needed() -> set[str]:
    keys = {"cachos.name", "cachos.tagline", "cachos.rules"} | set(Reason) | set(End)
    for name, allowed in CachosOptions.ranges().items():
        keys |= {f"cachos.option.{name}", f"cachos.option.{name}.help"}
        keys |= {f"cachos.value.{name}.{value}" for value in allowed.values if isinstance(value, str)}
    keys |= {f"cachos.event.{kind.__name__}" for kind in KINDS}
    keys |= {f"cachos.move.{move}{tail}" for move in WORD_MOVES for tail in ("", ".help")}
    return keys | {f"cachos.step.{step}" for step in Step if step is not Step.FALSA}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_is_there(language):
    assert needed() <= set(texts(language).sentences)


@pytest.fixture(scope="module")
def happenings() -> list[Event]:
    """An event of each look, out of lively matches."""
    found: dict[str, Event] = {}
    for seed in range(25):
        game, rng = Cachos.new(CachosOptions(jugadores=4), seed), Random(seed)
        events = list(game.opening)
        while game.turn is not None:
            events += game.play(lively(game, rng))
        found.update((str(event), event) for event in events)
    return list(found.values())


@pytest.fixture(scope="module")
def refusals() -> list[IllegalMove]:
    """A refusal of each kind, out of lively matches."""
    found = {reason: IllegalMove(reason) for reason in (Reason.NO_SUCH_BID, Reason.OWN_BID)}
    for options in ("", "obligo=automatico partida_falsa=anulada", "obligo=no siciliana=off partida_falsa=prohibida"):
        for seed in range(20):
            game, rng = Cachos.new(CachosOptions.parse(f"jugadores=4 {options}"), seed), Random(seed)
            while game.turn is not None:
                for move in (*WORD_MOVES, parse("1x1"), parse("1x2"), parse("3x4"), parse("40x6")):
                    refused = legality.refusal(game, move)
                    if refused is not None:
                        found[refused.reason] = refused
                game.play(lively(game, rng))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language, happenings):
    say = texts(language)
    for event in happenings:
        values = {field.name: getattr(event, field.name) for field in fields(event)}
        line = say.say(f"cachos.event.{type(event).__name__}", name="Ana", **values)
        assert "{" not in line and "None" not in line
    assert {type(event) for event in happenings} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language, refusals):
    for refused in refusals:
        assert "{" not in texts(language).say(refused.reason, **refused.details)
    assert {refused.reason for refused in refusals} == set(Reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arithmetic_of_a_bid_can_be_told(language):
    line = texts(language).say("cachos.step.baja", **arithmetic(parse("7x2"), 1)._asdict())
    assert "7" in line and line.endswith("4")


def test_the_languages_fill_in_the_same_values():
    def holes(sentence: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(sentence) if name}

    spanish = texts("es").sentences
    for language in ("eu", "en"):
        for key, sentence in texts(language).sentences.items():
            assert holes(sentence) == holes(spanish[key]), key
