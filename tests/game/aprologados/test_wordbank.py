"""A user's own list becomes a bank as it is, and the report says what was left out."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.aprologados.lexicon import Lexicon, LexiconError
from game.aprologados.wordbank import Reason, Report, WordBankError, common_half, compile_bank

NOISE = random.Random(5)

#: In the manner of the repository diccionario-espanol-txt: accents, affixes, phrases, repeats.
SPANISH = [
    "a",
    "ábaco",
    "abajeño",
    "ab aeterno",
    "a-",
    "-acanto",
    "aconcagüina",
    "el",
    "él",
    "ñ",
    "ñandú",
    "ñandú",
    "kilo",
    "otorrinolaringológico",
    "wifi",
]


def words_of(data: bytes) -> list[str]:
    return list(Lexicon.from_bytes(data))


def test_a_spanish_list_with_accents_affixes_and_phrases() -> None:
    data, report = compile_bank("\n".join(SPANISH).encode(), "castellano")
    assert words_of(data) == ["abaco", "abajeño", "aconcaguina", "el", "ñandu"]
    assert report.lines == len(SPANISH) and report.kept == 5 and report.encoding == "utf-8"
    assert report.dropped == {
        Reason.TOO_SHORT: 2,
        Reason.SEVERAL_WORDS: 1,
        Reason.HYPHEN: 2,
        Reason.DUPLICATE: 2,
        Reason.NO_TILE: 2,
        Reason.TOO_LONG: 1,
    }
    assert report.examples[Reason.HYPHEN] == ["a-", "-acanto"]
    assert report.examples[Reason.DUPLICATE] == ["él", "ñandú"]


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
def test_encodings_and_ends_of_lines(encoding: str, ending: str) -> None:
    text = ending.join(["Niño", "pingüino", "camión", "", "  sol  ", ""])
    data, report = compile_bank(text.encode(encoding), "castellano")
    assert words_of(data) == ["camion", "niño", "pinguino", "sol"]
    assert report.dropped == {}
    assert report.encoding == encoding.removesuffix("-sig")


def test_an_english_list_with_capitals_hyphens_and_abbreviations() -> None:
    lines = [
        "A",
        "AAA",
        "Aaron",
        "aardvark",
        "able-bodied",
        "Ph.D.",
        "PhD",
        "e.g.",
        "don't",
        "x-ray",
        "NATO",
        "café",
        "3D",
        "42",
        "Zulu",
        "zoo",
        "Zoo",
    ]
    data, report = compile_bank("\r\n".join(lines).encode("latin-1"), "ingles")
    assert words_of(data) == ["aardvark", "aaron", "cafe", "zoo", "zulu"]
    assert report.dropped == {
        Reason.TOO_SHORT: 1,
        Reason.ABBREVIATION: 5,
        Reason.HYPHEN: 2,
        Reason.APOSTROPHE: 1,
        Reason.NOT_A_WORD: 2,
        Reason.DUPLICATE: 1,
    }


def test_a_list_all_in_capitals_is_no_list_of_abbreviations() -> None:
    data, report = compile_bank(["CASA", "NIÑO", "PERRO", "sol"], "castellano")
    assert words_of(data) == ["casa", "niño", "perro", "sol"]
    assert not report.dropped


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("niño, ña", ["niña", "niño"]),
        ("abacero,ra", ["abacera", "abacero"]),
        ("español, la", ["español", "española"]),
        ("alemán, -na", ["aleman", "alemana"]),
        ("actor, triz", ["actor", "actriz"]),
        ("psicólogo; sicólogo", ["psicologo", "sicologo"]),
        ("casa/S", ["casa"]),
        ("casa\t1234\tf", ["casa"]),
    ],
)
def test_variants_in_one_line(line: str, words: list[str]) -> None:
    assert words_of(compile_bank(line, "castellano")[0]) == words


def test_basque_has_no_tile_for_some_letters() -> None:
    data, report = compile_bank("etxea\nandereño\ncafe\ntxakurra\n", "euskera")
    assert words_of(data) == ["etxea", "txakurra"]
    assert report.dropped == {Reason.NO_TILE: 2}


def test_the_letters_of_a_new_language_can_be_given() -> None:
    assert words_of(compile_bank("çok\nok", "turco", letters="kocç")[0]) == ["cok", "ok"]
    with pytest.raises(WordBankError, match="turco"):
        compile_bank("ok", "turco")


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"PK\x03\x04\x14\0",
        bytes(range(256)),
        b"\xff\xfe\x00",
        b"%PDF-1.7\n" + bytes(NOISE.randrange(32, 256) for _ in range(4000)),
    ],
)
def test_what_is_not_text_is_refused(content: bytes) -> None:
    with pytest.raises(WordBankError, match="not text") as refused:
        compile_bank(content, "castellano")
    assert refused.value.code == "not_text"
    assert isinstance(refused.value, LexiconError)


@pytest.mark.parametrize("content", [b"", b"\n\n\n", b"# only a comment\n", b"a\nb\n", "日本語\n".encode()])
def test_a_file_without_words_is_refused(content: bytes) -> None:
    with pytest.raises(WordBankError, match="no word") as refused:
        compile_bank(content, "ingles")
    assert refused.value.code == "empty"


def test_lines_that_are_no_entries_cost_no_more_than_their_length() -> None:
    lines = ["casa", "x" * 5_000_000, ",".join(["perro"] + ["a"] * 120), "a;" * 2_000_000, "sol"]
    data, report = compile_bank(lines, "castellano")
    assert words_of(data) == ["casa", "perro", "sol"]
    assert report.dropped[Reason.LONG_LINE] == 2
    assert all(len(text) <= 40 for text in report.examples[Reason.LONG_LINE])
    assert sum(report.dropped.values()) < 30, "of a line with many variants only the first are looked at"


def test_too_many_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.aprologados.wordbank.MOST_WORDS", 2)
    with pytest.raises(WordBankError) as refused:
        compile_bank(["casa", "sol", "mar"], "castellano")
    assert refused.value.code == "too_many"


def test_a_slip_of_control_codes_drops_its_words_only() -> None:
    text = b"f\x08te\nfair\n" + b"house\nmouse\n" * 400
    data, report = compile_bank(text, "ingles")
    assert words_of(data) == ["fair", "house", "mouse"] and report.dropped[Reason.NOT_A_WORD] == 1


def test_the_marks_of_wordnet_are_taken_off() -> None:
    assert words_of(compile_bank("ablaze(p)\nacting(a)\ngalore(ip)\nf(x)\n", "ingles")[0]) == [
        "ablaze",
        "acting",
        "galore",
    ]


def test_the_common_half_is_everyday_words_then_short_ones_then_easy_letters() -> None:
    words = ["casa", "zuzon", "zas", "perro", "ñoño", "lana"]
    assert common_half(words, {"perro"}) == {"perro", "zas", "casa"}
    assert common_half(words) == {"zas", "casa", "lana"}
    assert common_half(["sol"]) == {"sol"} and common_half([]) == set()


def test_progress_rises_from_0_to_1_and_may_stop_the_work() -> None:
    lines = list(map("".join, product("abcdefghijk", repeat=4)))
    heard: list[float] = []
    compile_bank(lines, "ingles", progress=heard.append)
    assert heard[0] == 0 and heard[-1] == 1 and heard == sorted(heard) and len(heard) == 7

    def cancel(fraction: float) -> None:
        if fraction > 0.5:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        compile_bank(lines, "ingles", progress=cancel)


def test_the_report_in_words() -> None:
    report = Report("ingles", lines=3, kept=1)
    report.drop(Reason.HYPHEN, "x-ray")
    report.drop(Reason.HYPHEN, "x-ray")
    assert str(report) == "1 words kept of 3 lines\n2 dropped, hyphen: x-ray"
