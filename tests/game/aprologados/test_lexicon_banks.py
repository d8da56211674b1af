"""The banks that come with the program know the words that people play, and not what is no word."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.aprologados import banks
from game.aprologados.dawg import pack
from game.aprologados.lexicon import LexiconError
from game.aprologados.wordbank import LETTERS, LONGEST

WORDS = Path(__file__).parent / "words"


def listed(language: str, kind: str) -> list[str]:
    return (WORDS / f"{language}_{kind}.txt").read_text(encoding="utf-8").split()


BANKS = (*banks.LANGUAGES, *banks.BESIDE)


@pytest.mark.parametrize("language", BANKS)
def test_everyday_words_are_in_the_bank(language: str) -> None:
    words = listed(language, "yes")
    assert len(set(words)) >= 200
    assert [word for word in words if word not in banks.load(language)] == []


@pytest.mark.parametrize("language", BANKS)
def test_what_is_no_word_is_not(language: str) -> None:
    words = listed(language, "no")
    assert len(set(words)) >= 200
    assert [word for word in words if word in banks.load(language)] == []


@pytest.mark.parametrize("language", BANKS)
def test_the_common_bank_is_a_part_of_the_full_one_that_people_know(language: str) -> None:
    full, common = banks.load(language), banks.load(language + banks.COMMON)
    assert 20_000 < len(common) < 50_000 < len(full)
    assert all(word in full for word in common)
    known = [word for word in listed(language, "yes") if word in common]
    assert len(known) > 0.9 * len(listed(language, "yes"))


@pytest.mark.parametrize("language", BANKS)
def test_banks_have_only_what_tiles_spell_and_the_board_holds(language: str) -> None:
    for name in (language, language + banks.COMMON):
        bank = banks.load(name)
        assert bank.alphabet == "".join(sorted(LETTERS[banks.BESIDE.get(language, language)]))
        depths = {0: 0}  # of every node, its longest word
        pending = [bank.root]
        while pending:
            node = pending[-1]
            missing = [child for _, child, _ in bank.children(node) if child not in depths]
            if missing:
                pending.extend(missing)
            else:
                depths[node] = 1 + max(depths[child] for _, child, _ in bank.children(node))
                pending.pop()
        assert depths[bank.root] == LONGEST
        assert not any(ends for _, _, ends in bank.children(bank.root)), "one letter is no word"


def test_english_has_the_two_letter_words_that_players_know() -> None:
    words = (
        "aa ab ad ae ah al ar aw ay ba bo ef el em en er ex fa ha hm ho jo ki la li lo mi mm mo mu na oe oi op os ya yo"
    )
    assert [word for word in words.split() if word not in banks.load("ingles")] == []


def test_basque_has_a_bank_of_base_forms_and_the_inflected_one_beside_it() -> None:
    base, inflected = banks.load("euskera"), banks.load(banks.INFLECTED_BASQUE)
    assert 60_000 < len(base) < 120_000 < len(inflected)
    for stem, form in (("etxe", "etxearekin"), ("mendi", "mendietan"), ("hartu", "hartuko")):
        assert stem in base and stem in inflected and form in inflected and form not in base
    for word in ("etxetxo", "arduradun", "arriskutsu", "liburutzar", "berreraiki", "birziklatu"):
        assert word in inflected, "people say these"
    for word in ("mukoziliartxo", "trimerodun", "oleografiatsu", "zitopigiogile", "subfilumtzar", "birkukupen"):
        assert word not in inflected and word not in base, "nobody does"


def test_banks_are_small_enough_to_ship() -> None:
    assert sum(path.stat().st_size for path in banks.FOLDER.glob("*.dawg")) < 4_000_000


def test_a_bank_is_read_once() -> None:
    assert banks.load("ingles_comun") is banks.load("ingles_comun")


@pytest.mark.parametrize("name", ["klingon", "../lexicons/ingles", "", "a/b"])
def test_a_bank_that_does_not_exist(name: str) -> None:
    with pytest.raises(LexiconError, match=f"«{name}».*no such bank"):
        banks.load(name)


def test_banks_of_the_users_own_come_first() -> None:
    own = {"mi_lista": pack(["hola"], LETTERS["castellano"]), "roto": b"garbage"}
    banks.set_provider(own.__getitem__)
    try:
        assert list(banks.load("mi_lista")) == ["hola"]
        assert len(banks.load("ingles_comun")) > 20_000
        with pytest.raises(LexiconError, match=r"«roto» cannot be used\. This file is not a word bank"):
            banks.load("roto")
        own["mi_lista"] = pack(["adios"], LETTERS["castellano"])
        assert list(banks.load("mi_lista")) == ["hola"]
        banks.forget("mi_lista")
        assert list(banks.load("mi_lista")) == ["adios"]
    finally:
        banks.set_provider(None)
    with pytest.raises(LexiconError):
        banks.load("mi_lista")
