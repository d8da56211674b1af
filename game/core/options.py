"""A game's options: a frozen dataclass with ranges, from which the set-up screen is made.

A game writes

    @dataclass(frozen=True)
    class BriscaOptions(Options):
        jugadores: int = choice(4, 2, 3, 4)
        cambio_del_7: bool = flag(False)

and gets checked values, a text form both ways, and a description of each option for free.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self

from game.core.errors import BadOptions

WHOLE_NUMBER = re.compile("-?[0-9]{1,18}")


@dataclass(frozen=True)
class Range:
    """What an option takes: one of `values`, or any whole number from `low` to `high`."""

    values: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1

    def __contains__(self, value: object) -> bool:
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return ", ".join(map(_write, self.values)) if self.values else f"{self.low} to {self.high}"


def choice(default: Any, *values: Any) -> Any:
    """An option that takes one of a few values."""
    return field(default=default, metadata={"range": Range(values=values)})


def whole(default: int, low: int, high: int, step: int = 1) -> Any:
    """An option that takes a whole number; the step is what a click on plus or minus adds."""
    return field(default=default, metadata={"range": Range(low=low, high=high, step=step)})


def flag(default: bool) -> Any:
    """An option that is on or off."""
    return choice(default, False, True)


@dataclass(frozen=True)
class Options:
    """The base of every game's options. Those named in `hidden` are not offered: something else settles them.

    >>> @dataclass(frozen=True)
    ... class MusOptions(Options):
    ...     jugadores: int = choice(4, 2, 4)
    ...     puntos: int = whole(40, 20, 60, step=5)
    ...     reyes: bool = flag(True)
    >>> str(MusOptions.parse("jugadores=2 reyes=off"))
    'jugadores=2 puntos=40 reyes=off'
    >>> MusOptions(jugadores=3)
    Traceback (most recent call last):
        ...
    game.core.errors.BadOptions: option jugadores: '3' does not fit; allowed: 2, 4
    """

    hidden: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for name, allowed in self.ranges().items():
            value = getattr(self, name)
            if value not in allowed:
                raise BadOptions(name, value, str(allowed))

    @property
    def seats(self) -> int:
        """How many play. By default the option `jugadores` says."""
        return int(getattr(self, "jugadores"))  # noqa: B009 - the field is the subclass's

    def for_match(self, number: int) -> "Options":
        """The options for the match of that number in a row, counted from 0; the same, unless some take turns."""
        return self

    def to_offer(self) -> "Options":
        """The same for a new set-up, where what a match was begun with is there no more or has another name."""
        return self

    def offered(self, name: str) -> tuple[Any, ...]:
        """The values of an option to choose from beside the others as they are; none where it is a whole number."""
        return self.ranges()[name].values

    @classmethod
    def ranges(cls) -> dict[str, Range]:
        """What each option takes, in the order of declaration."""
        return {item.name: item.metadata["range"] for item in fields(cls)}

    def __str__(self) -> str:
        return " ".join(f"{name}={_write(getattr(self, name))}" for name in self.ranges())

    @classmethod
    def parse(cls, text: str) -> Self:
        """Options from `name=value` words; what is not named keeps its default."""
        given: dict[str, str] = {}
        for word in text.split():
            name, sign, value = word.partition("=")
            if not sign:
                raise BadOptions(word, "", "words of the form name=value")
            given[name] = value
        return cls.from_texts(given)

    @classmethod
    def from_texts(cls, texts: Mapping[str, str]) -> Self:
        """Options from texts, as saves and the console hold them."""
        ranges = cls.ranges()
        values = {}
        for name, text in texts.items():
            if name not in ranges:
                raise BadOptions(name, text, f"one of the options {', '.join(ranges)}")
            values[name] = _read(name, text, ranges[name])
        return cls(**values)


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _read(name: str, text: str, allowed: Range) -> object:
    if allowed.values:
        for value in allowed.values:
            if _write(value) == text:
                return value
    elif WHOLE_NUMBER.fullmatch(text) and int(text) in allowed:
        return int(text)
    raise BadOptions(name, text, str(allowed))
