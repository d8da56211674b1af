"""A game's manners: what the conductor must know of how people are asked in it."""

from dataclasses import dataclass

from game.core import Move, View


@dataclass(frozen=True)
class Forced:
    """A move that is made for a person: there is no other, or they left it to the program."""

    move: Move
    after: float
    """Seconds before it is made, so that one sees what happens."""
    unasked: bool = False
    """Whether it needs nobody at the screen, and so no curtain."""


class Manners:
    """The plain ones: every question is a player's own, and no move is made for them."""

    def asks_openly(self, view: View, person: bool) -> bool:
        """Whether whoever is at the screen may answer for the seat of this view, a person's or a computer's."""
        return False

    def forced(self, view: View) -> Forced | None:
        """The move that is made for the person of this view."""
        return None
