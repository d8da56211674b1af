"""The program speaks three languages, all of it."""

import re
from dataclasses import fields
from string import Formatter

import pytest

from game.core.errors import CommonReason
from game.core.registry import NAMES, game_type
from saves.faults import FaultKind, NameReason, NoticeKind
from ui.texts import LANGUAGES, load_texts


def places(sentence):
    """What is filled into a sentence."""
    found = set()
    for _, name, spec, _ in Formatter().parse(sentence):
        if name:
            found.add(name)
        if spec:
            found |= places(spec)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language):
    assert set(load_texts(language).sentences) == set(load_texts("es").sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_values_are_filled_in_everywhere(language):
    for key, sentence in load_texts(language).sentences.items():
        spanish = places(load_texts("es").sentences[key])
        # a language may leave a count out where its grammar needs none
        assert places(sentence) <= spanish | {"n"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_left_open(language):
    for key, sentence in load_texts(language).sentences.items():
        assert sentence.strip(), key
        assert not re.search(r"TODO|XXX|FIXME", sentence), key


def test_common_reasons_and_faults_have_their_sentences():
    keys = load_texts("es").sentences
    for enum in (CommonReason, FaultKind, NameReason, NoticeKind):
        for reason in enum:
            assert reason.value in keys


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_its_name_rules_and_options(name):
    keys = load_texts("es").sentences
    for key in ("name", "tagline", "rules"):
        assert f"{name}.{key}" in keys
    for option in fields(game_type(name).options_type):
        assert f"{name}.option.{option.name}" in keys


def test_translations_differ_from_spanish():
    spanish = load_texts("es").sentences
    for language in ("eu", "en"):
        same = [key for key, text in load_texts(language).sentences.items() if text == spanish[key] and len(text) > 40]
        assert same == []
