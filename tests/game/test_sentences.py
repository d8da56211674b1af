"""Every reason, ending and event of every game has its sentence in every language.

An event that the log passes over says so itself (`silent`), and then has none.
"""

from enum import StrEnum
from importlib import import_module
from pkgutil import walk_packages

import pytest

from game.core import CommonReason, Event
from game.core.registry import NAMES
from ui.texts import LANGUAGES, load_texts


def classes(name: str, kind: type) -> list[type]:
    """The classes of a kind that a game defines, in any of its modules."""
    package = import_module(f"game.{name}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"game.{name}.")]
    return [
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, kind) and item.__module__ == module.__name__
    ]


def keys(language: str) -> set[str]:
    """The keys of all sentences of a language."""
    return {key for key, sentence in load_texts(language).sentences.items() if sentence.strip()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_reason_and_ending_has_its_sentence(name, language):
    """Any enum of a game that names one key of a sentence names keys with all of its values."""
    enums = [enum for enum in classes(name, StrEnum) if any(value.startswith(f"{name}.") for value in enum)]
    assert {"Reason", "End"} <= {enum.__name__ for enum in enums}
    wanted = {value.value for enum in enums for value in enum}
    assert wanted - keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_kernel_has_its_sentence(language):
    assert {reason.value for reason in CommonReason} <= keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_event_has_its_sentence_or_says_that_it_is_silent(name, language):
    events = classes(name, Event)
    told = {f"{name}.event.{event.__name__}" for event in events if not event.silent}
    silent = {event.__name__ for event in events if event.silent}
    present = {key for key in keys(language) if key.startswith(f"{name}.event.")}
    assert told - present == set(), "these have no sentence; one that needs none sets silent"
    stems = {key.split(".")[2] for key in present}
    assert stems & silent == set()
    assert stems <= {event.__name__ for event in events}, "a sentence of an event that there is not"
