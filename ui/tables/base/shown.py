"""What is on the screen: the match at the point that the motion has reached, which runs behind what was played.

Every room has one, in its `shown.py`, without pygame: made of a view, and led on by the events as they are shown. After
the events of a move it equals what the next view would give; a test holds that for every game.
"""

from typing import Any, Protocol, Self

from game.core import Event


class Shown(Protocol):
    """The facts of a match that a table draws."""

    @classmethod
    def of(cls, view: Any) -> Self:
        """As a view has them."""
        ...

    def follow(self, event: Event) -> None:
        """Take over what an event says, as far as its seat may see it."""
        ...
