"""The packed word bank: what goes in comes out, and what is not one is refused with a sentence."""

from __future__ import annotations

import struct
import zlib
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.aprologados.dawg import pack
from game.aprologados.lexicon import END, Lexicon, LexiconError, Node, normalise

LETTERS = "abcñz"
WORDS = ["ab", "aba", "abac", "ba", "baña", "caz", "cazaba", "zaz", "ñac"]


@pytest.fixture
def few() -> Lexicon:
    return Lexicon.from_words(WORDS, LETTERS)


def spelled(node: Node, stem: str = "") -> set[str]:
    """Every word of the expanded form."""
    words = {stem} if END in node else set()
    for letter, child in node.items():
        if letter != END:
            words |= spelled(child, stem + letter)
    return words


@given(st.sets(st.text(alphabet=LETTERS, min_size=1, max_size=8), max_size=60))
def test_any_set_of_words_comes_out_as_it_went_in(words: set[str]) -> None:
    lexicon = Lexicon.from_words(words, LETTERS)
    assert len(lexicon) == len(words)
    assert list(lexicon) == sorted(words)
    assert spelled(lexicon.expand()) == words
    assert all(word in lexicon for word in words)


@given(st.sets(st.text(alphabet="abc", min_size=1, max_size=4), min_size=1), st.text(alphabet="abcd", max_size=5))
def test_membership_and_prefixes_are_those_of_a_set(words: set[str], text: str) -> None:
    lexicon = Lexicon.from_words(words, "abc")
    assert (text in lexicon) == (text in words)
    assert lexicon.has_prefix(text) == any(word.startswith(text) for word in words)
    assert list(lexicon.words(text)) == sorted(word for word in words if word.startswith(text))


def test_what_is_not_a_word(few: Lexicon) -> None:
    for text in ("", "a", "ABA", "abacc", "zz", "nac", "ña", "a b", "x"):
        assert text not in few
    assert 7 not in few


def test_walking_edge_by_edge(few: Lexicon) -> None:
    assert [letter for letter, _, _ in few.children(few.root)] == ["a", "b", "c", "z", "ñ"]
    _, after_a, ends = next(few.children(few.root))
    assert not ends
    assert [(letter, ends) for letter, _, ends in few.children(after_a)] == [("b", True)]
    assert list(few.children(0)) == []


def test_equal_endings_are_stored_once() -> None:
    shared = Lexicon.from_bytes(pack(["abana", "abanas", "zabana", "zabanas"], "abnsz"))
    single = Lexicon.from_bytes(pack(["abana", "abanas"], "abnsz"))
    assert len(shared._edges) == len(single._edges) + 2  # the root's z, and the a after it


def test_expanded_nodes_are_shared(few: Lexicon) -> None:
    lexicon = Lexicon.from_words(["abaz", "cabaz"], LETTERS)
    root = lexicon.expand()
    assert root["a"] is root["c"]["a"]
    assert lexicon.expand() is root


def test_an_empty_bank() -> None:
    empty = Lexicon.from_words([], LETTERS)
    assert len(empty) == 0 and empty.root == 0 and list(empty) == [] and empty.expand() == {}
    assert "a" not in empty and not empty.has_prefix("") and not empty.has_prefix("a")


def test_words_must_come_in_order_once_and_in_the_alphabet() -> None:
    for words in (["b", "a"], ["a", "a"], [""]):
        with pytest.raises(ValueError, match="sorted"):
            pack(words, "ab")
    with pytest.raises(ValueError, match="alphabet"):
        pack(["ax"], "ab")
    with pytest.raises(ValueError, match="33"):
        pack([], "".join(map(chr, range(200, 233))))


def test_progress_rises_to_the_end() -> None:
    heard: list[float] = []
    words = sorted(map("".join, product("abcdefghij", repeat=4)))
    pack(words, "abcdefghij", heard.append)
    assert heard == sorted(heard) and len(heard) == 3 and heard[-1] == 1.0


def test_damaged_and_foreign_files_are_refused(few: Lexicon) -> None:
    data = pack(WORDS, LETTERS)
    cases = {
        b"": "not a word bank",
        b"PK\x03\x04 something": "not a word bank",
        data[:12]: "header",
        data[:-4]: "length",
        data + b"\0": "length",
        data[:-1] + bytes([data[-1] ^ 4]): "checksum",
        data[:9] + b"\x02" + data[10:]: "format 2",
    }
    for content, reason in cases.items():
        with pytest.raises(LexiconError, match=reason):
            Lexicon.from_bytes(content)


def test_an_alphabet_that_is_no_text() -> None:
    body = b"\xff\xfe" + struct.pack("<I", 0)
    header = struct.pack("<9sBHIII", b"SOBREDAWG", 1, 2, 0, 1, zlib.crc32(body))
    with pytest.raises(LexiconError, match="damaged: its alphabet"):
        Lexicon.from_bytes(header + body)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("CASA", "casa"),
        ("Ñu", "ñu"),
        ("N\u0303u", "ñu"),
        ("pingüino", "pinguino"),
        ("ÁÉÍÓÚ", "aeiou"),
        ("façade", "facade"),
        ("n", "n"),
        ("", ""),
    ],
)
def test_normal_form(text: str, plain: str) -> None:
    assert normalise(text) == plain
