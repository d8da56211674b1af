"""What happened in a match. The window animates events, the log prints them; rules never know that anything moves."""

from dataclasses import dataclass, fields
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Event:
    """One happening. Subclasses are frozen dataclasses named after it: `Dealt`, `Played`, `TrickWon`.

    A secret event overrides `seen_by`; one after which undo would give something away sets `reveals`; one that the log
    passes over sets `silent`, and every other has its sentence in all languages.

    >>> from game.brisca import Brisca
    >>> dealt = Brisca.new(Brisca.options_type(empieza=1), seed=1).opening[1]
    >>> str(dealt), str(dealt.seen_by(0)), str(dealt.seen_by(1))
    ('Dealt(0, O7)', 'Dealt(0, O7)', 'Dealt(0, None)')
    """

    reveals: ClassVar[bool] = False
    silent: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> "Self | None":
        """The event as that seat may know it (None: an onlooker), with secrets blanked; None if not even that."""
        return self

    def __str__(self) -> str:
        values = ", ".join(_plain(getattr(self, field.name)) for field in fields(self))
        return f"{type(self).__name__}({values})"


def _plain(value: object) -> str:
    """A value as a person would write it: `[O1, C3]`, not the reprs of its parts."""
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return str(value)
