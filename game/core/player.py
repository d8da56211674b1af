"""Computer players: they get a view, never a state."""

from enum import StrEnum
from typing import Protocol

from game.core.budget import Budget
from game.core.game import View
from game.core.move import Move


class Level(StrEnum):
    """How well a computer player plays, in names that a person understands."""

    APRENDIZ = "aprendiz"
    HABITUAL = "habitual"
    MAESTRO = "maestro"


class Player(Protocol):
    """Anything that chooses a move. Its luck is its own, seeded when it is made.

    >>> from game.core.registry import computer_player, game_type
    >>> player = computer_player("siete_y_medio", Level.HABITUAL, seed=5)
    >>> view = game_type("siete_y_medio").new(seed=1).view(0)
    >>> player.choose(view, Budget(playouts=10)) in view.moves()
    True
    """

    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, view: View, budget: Budget) -> Move:
        """One of `view.moves()`, found within the budget."""
        ...
