"""Sentences in a language: keys, values to fill in, and plurals. Where they come from is the caller's affair."""

from collections.abc import Mapping
from string import Formatter
from typing import Any


class Texts(Formatter):
    """The sentences of one language. A missing key is an error, never an empty place on the screen.

    In a sentence `{name}` is filled in and `{count:?carta|cartas}` chooses by the count: one, or any other number.

    >>> Texts({"left": "{n} {n:?carta|cartas}"}).say("left", n=1)
    '1 carta'
    """

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def say(self, key: str, **values: Any) -> str:
        """The sentence of that key with its values filled in."""
        return self.vformat(self.sentences[key], (), values)

    def format_field(self, value: Any, format_spec: str) -> Any:
        if format_spec.startswith("?"):
            one, _, many = format_spec[1:].partition("|")
            return one if value == 1 else many
        return super().format_field(value, format_spec)
