"""What every bot of the original framework derives from."""

from abc import ABC, abstractmethod

from game.arena.robobrisca.cards import Action
from game.arena.robobrisca.observation import Observation


class Player(ABC):
    """A player: made without arguments, asked once a turn."""

    @abstractmethod
    def think(self, observation: Observation, budget: float) -> Action:
        """The card to play, within so many seconds."""

    def __str__(self) -> str:
        return type(self).__name__
