"""The word banks by name: those that come with the program, and those that a user adds.

The one place of `game/` that reads files, since a bank is part of the rules of a match. Who keeps banks
elsewhere (a user's own, in the data folder) registers a provider, which is asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

from game.aprologados.amended import Amended, Changes
from game.aprologados.lexicon import Lexicon, LexiconError

#: Gives the content of the bank of that name, or raises KeyError if it has none.
Provider = Callable[[str], bytes]

LANGUAGES: Final = ("castellano", "euskera", "ingles")
SUFFIX: Final = ".dawg"
COMMON: Final = "_comun"
STATE: Final = "~"
"""Between the name of a bank and the number of its state."""
INFLECTED_BASQUE: Final = "euskera_deklinatua"

#: The banks that come with the program beside the one of each language, each with its language.
BESIDE: Final = {INFLECTED_BASQUE: "euskera"}

#: `assets/` stands beside `game/`, in the sources and in the package alike.
FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "lexicons"

#: The names of a user's own banks, each with its language.
Listing = Callable[[], Mapping[str, str]]


class States(Protocol):
    """What banks were and are: a match keeps the name of the state that it was begun with, and can always load it."""

    def current(self, name: str) -> str:
        """The name of a bank's latest state (`castellano~2`), from that of the bank or of any of its states."""
        ...

    def language(self, name: str) -> str:
        """The language of a bank or of any state of one, also if it is offered no more. KeyError if unknown."""
        ...

    def changes(self, name: str) -> tuple[str, Changes] | None:
        """The bank that a state is made of and the house's changes to it; None for a bank as it is."""
        ...


_loaded: dict[str, Lexicon] = {}
_provider: Provider | None = None
_listing: Listing | None = None
_states: States | None = None


def set_provider(provider: Provider | None, listing: Listing | None = None, states: States | None = None) -> None:
    """Ask this function for banks before the program's own folder; None goes back to the folder alone.

    `listing` says which banks a user has, for the set-up to offer; `states` what has become of them.
    """
    global _provider, _listing, _states
    _provider, _listing, _states = provider, listing, states
    _loaded.clear()


def own() -> dict[str, str]:
    """The user's own banks: name and language, by name."""
    return dict(sorted(_listing().items())) if _listing else {}


def offered() -> dict[str, str]:
    """The banks to choose from beside the one of each language: name and language."""
    return {**BESIDE, **own()}


def language_of(name: str) -> str | None:
    """The language of a bank that is offered, was once, or is an earlier state of one; None if there is none."""
    try:
        return offered().get(name) or (_states.language(name) if _states else None)
    except KeyError:
        return None


def current(name: str) -> str:
    """The latest state of a bank, with the house's own words: what a new match is to be played with."""
    return _states.current(name) if _states else name


def load(name: str) -> Lexicon:
    """The bank of that name (`castellano`, `castellano_comun`, a user's own, a state of one), read once.

    Raises LexiconError with a sentence if there is none or it cannot be read.
    """
    if name not in _loaded:
        try:
            _loaded[name] = _amended(name) or Lexicon.from_bytes(_content(name))
        except LexiconError as error:
            raise LexiconError(f"The word bank «{name}» cannot be used. {error}") from error
    return _loaded[name]


def common(name: str) -> Lexicon:
    """The commoner words of a bank, for hints and the weaker computer players; all its words if nothing is known."""
    try:
        return load(name + COMMON)
    except LexiconError:
        return load(name)


def forget(name: str) -> None:
    """Read the bank anew next time: it was replaced or removed."""
    _loaded.pop(name, None)
    _loaded.pop(name + COMMON, None)


def _amended(name: str) -> Lexicon | None:
    """A state of a bank, or of its common half: the bank with the house's changes."""
    stem = name.removesuffix(COMMON)
    found = _states.changes(stem) if _states else None
    if found is None:
        return None
    base, changes = found
    return Amended(load(base + name[len(stem) :]), changes)


def _content(name: str) -> bytes:
    if _provider is not None:
        try:
            return _provider(name)
        except KeyError:
            pass
    if not name.isidentifier():  # never a path
        raise LexiconError("There is no such bank.")
    try:
        return (FOLDER / (name + SUFFIX)).read_bytes()
    except FileNotFoundError:
        raise LexiconError("There is no such bank.") from None
    except OSError as error:
        raise LexiconError(f"Its file cannot be read: {error.strerror}.") from error
