"""What the table of Aprologados shows now."""

from dataclasses import dataclass

from game.aprologados.view import AprologadosView
from game.core import Event


@dataclass
class Shown:
    """Scores and bag as they have been seen to change."""

    scores: list[int]
    bag: int

    @classmethod
    def of(cls, view: AprologadosView) -> "Shown":
        """As a view has it."""
        return cls(list(view.scores), view.bag)

    def follow(self, event: Event) -> None:
        """Take over what an event says."""
