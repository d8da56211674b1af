import pytest

from game.core import Seat
from saves import BadName, NameReason, clean_name
from saves.names import LONGEST, letters
from tests.saves.conftest import new_match


def test_names_are_remembered_by_recency(store):
    for name in ("Ana", "Iker", "Miren", "ana"):
        store.players.add(name)
    assert [person.name for person in store.players.recent()] == ["Ana", "Miren", "Iker"]
    assert [person.name for person in store.players.recent(1)] == ["Ana"]


def test_one_person_in_many_spellings(store):
    person = store.players.add("José  María", "owl")
    for spelling in ("JOSÉ MARÍA", "Jose\u0301 María", "  josé\tmaría\n", "jos\u200bé maría"):
        assert store.players.add(spelling).id == person.id
    assert store.players.find("josé maría").avatar == "owl"
    assert store.players.find("Jose Maria") is None


def test_rename_reaches_old_matches(store):
    number = store.matches.create(new_match())
    ana = store.players.find("Ana")
    store.players.add("Iker")
    with pytest.raises(BadName) as caught:
        store.players.rename(ana.id, "IKER")
    assert caught.value.reason is NameReason.TAKEN
    assert store.players.rename(ana.id, "ANA").name == "ANA"
    store.players.rename(ana.id, "Anita")
    assert store.matches.load(number).seats[0].name == "Anita"
    with pytest.raises(KeyError):
        store.players.rename(99, "Nobody")


def test_a_removed_person_keeps_their_history(store):
    ana = store.players.add("Ana")
    number = store.matches.create(new_match())
    store.players.remove(ana.id)
    assert store.players.recent() == [] and store.players.find("Ana") is None
    assert store.matches.load(number).seats[0].name == "Ana"
    assert store.players.add("ana").id == ana.id
    store.players.remove(ana.id)
    iker = store.players.add("Iker")
    store.players.rename(iker.id, "Ana")
    assert store.players.add("Ana").id == iker.id
    assert store.players.get(ana.id).name == "ana"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<b>Ana</b> & 'co' {name} %s", "<b>Ana</b> & 'co' {name} %s"),
        ("محمد علي", "محمد علي"),
        ("ab\u202ecd\u2066\u200f\u061c", "abcd"),
        ("Ana\x00\x1b[31m\x7f", "Ana[31m"),
        ("a\ud800b", "ab"),
        ("Ana\u2028Rosa\x85Iker", "Ana Rosa Iker"),
        ("👩🏽‍🚀🇪🇸", "👩🏽‍🚀🇪🇸"),
        ("\ufeffzero\u200bwidth", "zerowidth"),
        ("x" * 200, "x" * LONGEST),
        ("👨‍👩‍👧‍👦" * 50, "👨‍👩‍👧‍👦" * 22),
        ("n" * 39 + " " + "m" * 10, "n" * 39),
    ],
)
def test_odd_names(store, typed, kept):
    name = clean_name(typed)
    assert name.startswith(kept) if "👨" in kept else name == kept
    assert len(list(letters(name))) <= LONGEST and len(name) <= 160
    assert clean_name(name) == name
    person = store.players.add(typed)
    assert store.players.find(typed) == person
    number = store.matches.create(new_match(seats=(Seat(typed), Seat("Rosa"))))
    assert store.matches.load(number).seats[0].name == name
    assert store.matches.import_text(store.matches.export(number))


def test_accents_do_not_pile_up():
    assert len(clean_name("Z" + "\u0335" * 500)) == 160


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\u200d\u200d", "\u3164", "\u0301", "\x00\n"])
def test_names_without_anything_to_see(store, typed):
    with pytest.raises(BadName) as caught:
        store.players.add(typed)
    assert caught.value.reason is NameReason.EMPTY
    assert store.players.find(typed) is None
    number = store.matches.create(new_match(seats=(Seat(typed), Seat("Rosa"))))
    assert store.matches.load(number).seats[0].name == "?"
