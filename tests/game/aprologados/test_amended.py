"""A bank with changes is the set that it should be, in every form in which it is read; the other stays as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.aprologados.amended import Amended, Changes
from game.aprologados.lexicon import END, Lexicon, Node

WORD = st.text(alphabet="abc", min_size=1, max_size=5)


def spelled(node: Node, stem: str = "") -> set[str]:
    """Every word of the expanded form."""
    words = {stem} if END in node else set()
    for letter, child in node.items():
        if letter != END:
            words |= spelled(child, stem + letter)
    return words


@given(st.sets(WORD, max_size=20), st.sets(WORD, max_size=6), st.sets(WORD, max_size=6), WORD)
def test_changes_are_those_of_a_set(words: set[str], added: set[str], struck: set[str], text: str) -> None:
    struck -= added
    base = Lexicon.from_words(words, "abc")
    bank = Amended(base, Changes(frozenset(added), frozenset(struck)))
    expected = (words | added) - struck
    assert list(bank) == sorted(expected) and len(bank) == len(expected)
    assert spelled(bank.expand()) == expected
    assert (text in bank) == (text in expected)
    assert bank.has_prefix(text) == any(word.startswith(text) for word in expected)
    assert spelled(base.expand()) == words and list(base) == sorted(words)
