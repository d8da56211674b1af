"""The sentences of the program in a language, gathered from assets/i18n."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.core.texts import Texts
from ui.assets import asset_path

LANGUAGES = {"es": "Español", "eu": "Euskara", "en": "English"}

FOLDERS = [asset_path("i18n")]
"""Where texts lie: in each a folder for every language. A game from elsewhere adds its own."""


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


@cache
def load_texts(language: str) -> Texts:
    """All sentences of a language, under dotted keys: the files of its folders put together."""
    sentences: dict[str, str] = {}
    for path in (path for folder in FOLDERS for path in sorted((folder / language).glob("*.toml"))):
        sentences.update(_flat(tomllib.loads(path.read_text(encoding="utf-8"))))
    return Texts(sentences)
