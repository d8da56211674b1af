"""What the user has set: a key and a text each, read into one dataclass. What cannot be read has its default."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, Literal, TypeVar

from game.core import BadOptions, Level, Options, Seat
from game.core.registry import game_type
from saves.database import Database
from saves.language import LANGUAGES, system_language
from saves.names import clean_name

Read = Callable[[str], Any]


def one_of(*values: str | int) -> Read:
    """Reads one of a few values."""
    return {str(value): value for value in values}.__getitem__


def number(low: float, high: float) -> Read:
    """Reads a number within bounds."""

    def read(text: str) -> float:
        value = float(text)
        if not low <= value <= high:
            raise ValueError(f"{text} is not from {low} to {high}")
        return value

    return read


def whole(low: int, high: int) -> Read:
    """Reads a whole number within bounds."""
    bounded = number(low, high)
    return lambda text: int(bounded(str(int(text))))


def click_or_seconds(text: str) -> Any:
    """Reads a pause: until a click, or for some seconds."""
    return "click" if text == "click" else number(0, 10)(text)


on_off: Read = {"on": True, "off": False}.__getitem__


T = TypeVar("T")


@dataclass(frozen=True)
class Preference(Generic[T]):
    """A setting that one game brings along: the key that it is kept under, what it takes, and the default of that."""

    key: str
    values: tuple[T, ...]
    default: T
    listed: bool = True
    """Whether the settings screen offers it; others are changed at the table."""


def _set(default: Any, read: Read) -> Any:
    return field(default=default, metadata={"read": read})


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. `SettingsStore.change` sets some of them."""

    language: str = field(default_factory=system_language, metadata={"read": one_of(*LANGUAGES)})
    sound: bool = _set(True, on_off)
    volume: int = _set(70, whole(0, 100))
    animation: Literal["off", "fast", "normal", "slow"] = _set("normal", one_of("off", "fast", "normal", "slow"))
    trick_pause: float | Literal["click"] = _set(1.5, click_or_seconds)
    text_scale: int = _set(100, one_of(100, 125, 150))
    fullscreen: bool = _set(False, on_off)
    deck: Literal["standard", "large"] = _set("standard", one_of("standard", "large"))
    card_back: int = _set(1, whole(1, 3))
    thinking_seconds: float = _set(2.0, number(0.5, 5))
    others: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The texts under keys of one's own, the games' preferences among them."""

    def of(self, preference: Preference[T]) -> T:
        """What the user prefers; the default if nothing sensible is stored."""
        known = {_write(value): value for value in preference.values}
        return known.get(self.others.get(preference.key, ""), preference.default)

    def choosing(self, preference: Preference[T], value: T) -> "Settings":
        """The settings with another value of a preference."""
        return replace(self, others={**self.others, preference.key: _write(value)})


READERS: dict[str, Read] = {item.name: item.metadata["read"] for item in fields(Settings) if item.metadata}
"""How each setting's text is read."""


@dataclass(frozen=True)
class Setup:
    """How a game was last set up: who sat where, with which options."""

    options: Options
    seats: tuple[Seat, ...]


class SettingsStore:
    """Reads and writes settings. Only what changes is written, so two copies of the program do not undo each other."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def load(self) -> Settings:
        """All settings; an unknown key is passed over, a broken value has its default."""
        stored = {row["key"]: row["value"] for row in self._database.rows("SELECT key, value FROM settings")}
        values = {}
        for name, read in READERS.items():
            try:
                values[name] = read(stored[name])
            except (KeyError, ValueError, OverflowError):
                continue
        return Settings(**values, others={key: text for key, text in stored.items() if key not in READERS})

    def change(self, **changes: Any) -> Settings:
        """Set some of the fields of Settings; all of them as they are now. A value out of range is a ValueError."""
        texts = {}
        for name, value in changes.items():
            texts[name] = _write(value)
            try:
                good = name in READERS and READERS[name](texts[name]) == value
            except (KeyError, ValueError, OverflowError):
                good = False
            if not good:
                raise ValueError(f"there is no setting {name}={value!r}")
        with self._database.transaction():
            for name, text in texts.items():
                self.put(name, text)
        return self.load()

    def prefer(self, preference: Preference[T], value: T) -> Settings:
        """Set a game's preference; all settings as they are now. A value that it does not take is a ValueError."""
        if value not in preference.values:
            raise ValueError(f"{preference.key} does not take {value!r}")
        self.put(preference.key, _write(value))
        return self.load()

    def setup(self, game: str) -> Setup | None:
        """How that game was last set up, if that is known and still makes sense."""
        options, seats = self.get(f"setup.{game}.options"), self.get(f"setup.{game}.seats")
        if options is None or seats is None:
            return None
        try:
            read = game_type(game).options_type.parse(options)
            sitting = tuple(_seat(line) for line in seats.split("\n"))
        except (BadOptions, KeyError, ValueError):
            return None
        return Setup(read, sitting) if len(sitting) == read.seats else None

    def remember_setup(self, game: str, options: Options, seats: Sequence[Seat]) -> None:
        """Keep how a game was set up, to offer it the next time."""
        lines = [f"{seat.level or 'human'} {clean_name(seat.name)}" for seat in seats]
        with self._database.transaction():
            self.put(f"setup.{game}.options", str(options))
            self.put(f"setup.{game}.seats", "\n".join(lines))

    def get(self, key: str) -> str | None:
        """A text that was put under a key of one's own."""
        row = self._database.row("SELECT value FROM settings WHERE key = ?", key)
        return row["value"] if row else None

    def put(self, key: str, value: str) -> None:
        """Keep a text under a key of one's own, such as `seen.rules`."""
        with self._database.transaction():
            self._database.change("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, value)


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _seat(line: str) -> Seat:
    kind, _, name = line.partition(" ")
    return Seat(name, None if kind == "human" else Level(kind))
