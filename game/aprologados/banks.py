"""The word banks by name: those that come with the program, and those that a user adds.

The one place of `game/` that reads files, since a bank is part of the rules of a match. Who keeps banks
elsewhere (a user's own, in the data folder) registers a provider, which is asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from game.aprologados.lexicon import Lexicon, LexiconError

#: Gives the content of the bank of that name, or raises KeyError if it has none.
Provider = Callable[[str], bytes]

LANGUAGES: Final = ("castellano", "euskera", "ingles")
SUFFIX: Final = ".dawg"
COMMON: Final = "_comun"
INFLECTED_BASQUE: Final = "euskera_deklinatua"

#: The banks that come with the program beside the one of each language, each with its language.
BESIDE: Final = {INFLECTED_BASQUE: "euskera"}

#: `assets/` stands beside `game/`, in the sources and in the package alike.
FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "lexicons"

#: The names of a user's own banks, each with its language.
Listing = Callable[[], Mapping[str, str]]

_loaded: dict[str, Lexicon] = {}
_provider: Provider | None = None
_listing: Listing | None = None


def set_provider(provider: Provider | None, listing: Listing | None = None) -> None:
    """Ask this function for banks before the program's own folder; None goes back to the folder alone.

    `listing` says which banks a user has, for the set-up to offer.
    """
    global _provider, _listing
    _provider, _listing = provider, listing
    _loaded.clear()


def own() -> dict[str, str]:
    """The user's own banks: name and language, by name."""
    return dict(sorted(_listing().items())) if _listing else {}


def load(name: str) -> Lexicon:
    """The bank of that name (`castellano`, `castellano_comun`, a user's own), read once.

    Raises LexiconError with a sentence if there is none or it cannot be read.
    """
    if name not in _loaded:
        try:
            _loaded[name] = Lexicon.from_bytes(_content(name))
        except LexiconError as error:
            raise LexiconError(f"The word bank «{name}» cannot be used. {error}") from error
    return _loaded[name]


def common(language: str) -> Lexicon:
    """The bank of everyday words of a language, for hints and the weaker computer players."""
    return load(language + COMMON)


def forget(name: str) -> None:
    """Read the bank anew next time: it was replaced or removed."""
    _loaded.pop(name, None)


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
