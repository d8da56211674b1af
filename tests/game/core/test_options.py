"""Options: what they take, and their text both ways."""

from dataclasses import dataclass

import pytest

from game.core import BadOptions, Options, choice, flag, whole
from game.core.options import Range


@dataclass(frozen=True)
class Sample(Options):
    jugadores: int = choice(4, 2, 4)
    meta: int = whole(100, -50, 500, step=25)
    corte: str = choice("libre", "libre", "con_tres")
    abierto: bool = flag(False)


def test_defaults():
    assert Sample() == Sample(jugadores=4, meta=100, corte="libre", abierto=False)
    assert Sample().seats == 4


def test_text():
    assert str(Sample(meta=-50, abierto=True)) == "jugadores=4 meta=-50 corte=libre abierto=on"


@pytest.mark.parametrize(
    "options", [Sample(), Sample(2, -50, "con_tres", True), Sample(meta=0), Sample(meta=500)], ids=str
)
def test_round_trip(options):
    assert Sample.parse(str(options)) == options
    assert Sample.from_texts(dict(word.split("=") for word in str(options).split())) == options


def test_what_is_not_named_keeps_its_default():
    assert Sample.parse("  meta=7 ") == Sample(meta=7)
    assert Sample.parse("") == Sample()


@pytest.mark.parametrize(
    ("text", "option", "allowed"),
    [
        ("jugadores=3", "jugadores", "2, 4"),
        ("jugadores=on", "jugadores", "2, 4"),
        ("jugadores=2.0", "jugadores", "2, 4"),
        ("meta=501", "meta", "-50 to 500"),
        ("meta=-51", "meta", "-50 to 500"),
        ("meta=--5", "meta", "-50 to 500"),
        ("meta=٣", "meta", "-50 to 500"),
        ("meta=", "meta", "-50 to 500"),
        ("meta=" + "9" * 5000, "meta", "-50 to 500"),
        ("corte=LIBRE", "corte", "libre, con_tres"),
        ("abierto=True", "abierto", "off, on"),
        ("colour=red", "colour", "one of the options jugadores, meta, corte, abierto"),
        ("meta", "meta", "words of the form name=value"),
    ],
)
def test_what_does_not_fit(text, option, allowed):
    with pytest.raises(BadOptions) as caught:
        Sample.parse(text)
    assert (caught.value.option, caught.value.allowed) == (option, allowed)
    assert option in str(caught.value) and allowed in str(caught.value)


@pytest.mark.parametrize("wrong", [{"jugadores": 3}, {"meta": 501}, {"meta": 7.0}, {"meta": True}, {"abierto": 1}])
def test_values_are_checked_when_made_in_code(wrong):
    with pytest.raises(BadOptions):
        Sample(**wrong)


def test_ranges_are_in_the_order_of_declaration():
    assert list(Sample.ranges()) == ["jugadores", "meta", "corte", "abierto"]
    assert Sample.ranges()["meta"] == Range(low=-50, high=500, step=25)
    assert Sample.ranges()["abierto"].values == (False, True)


def test_one_is_not_on():
    assert True not in Range(values=(1, 2))
    assert 1 not in Range(values=(False, True))
    assert 1 in Range(low=1, high=2) and True not in Range(low=1, high=2)
