"""Sentences with values and plurals."""

import pytest

from game.core.texts import Texts

TEXTS = Texts(
    {
        "left": "{n} {n:?carta|cartas}",
        "nested": "{n:?queda {n} carta|quedan {n} cartas}",
        "named": "Juega {name}",
        "plain": "Salir",
        "share": "{part:.1%}",
    }
)


@pytest.mark.parametrize(("n", "said"), [(0, "0 cartas"), (1, "1 carta"), (2, "2 cartas"), (21, "21 cartas")])
def test_plurals(n, said):
    assert TEXTS.say("left", n=n) == said


@pytest.mark.parametrize(("n", "said"), [(1, "queda 1 carta"), (5, "quedan 5 cartas")])
def test_values_inside_plurals(n, said):
    assert TEXTS.say("nested", n=n) == said


@pytest.mark.parametrize("name", ["Ane", "{n}", "<b>Jon</b>", "100 %", "a|b"])
def test_values_are_taken_as_they_are(name):
    assert TEXTS.say("named", name=name) == f"Juega {name}"


def test_plain_and_formatted():
    assert TEXTS.say("plain") == "Salir"
    assert TEXTS.say("plain", unused=1) == "Salir"
    assert TEXTS.say("share", part=0.256) == "25.6%"


def test_a_missing_key_is_an_error():
    assert "plain" in TEXTS and "gone" not in TEXTS
    with pytest.raises(KeyError, match="gone"):
        TEXTS.say("gone")


def test_a_missing_value_is_an_error():
    with pytest.raises(KeyError, match="name"):
        TEXTS.say("named")
