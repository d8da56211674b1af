"""How people are asked in Chinchón."""

from collections.abc import Callable

from game.chinchon.parts import Auto, Phase
from game.chinchon.view import ChinchonView
from game.core import View
from ui.flow.manners import Forced, Manners

BREATH = 0.5
"""Seconds before the program shows or lays off for a player, so that one sees whose cards come."""


class ChinchonManners(Manners):
    """A re-entry is asked openly; where the program shows and lays off, nobody is asked at all."""

    def __init__(self, automatic: Callable[[], bool], speed: Callable[[], float]) -> None:
        self._automatic = automatic
        self._speed = speed

    def asks_openly(self, view: View, person: bool) -> bool:
        assert isinstance(view, ChinchonView)
        return person and view.phase is Phase.REENTRY

    def forced(self, view: View) -> Forced | None:
        assert isinstance(view, ChinchonView)
        if view.phase in (Phase.SHOW, Phase.LAY) and self._automatic():
            return Forced(Auto(), BREATH * self._speed(), unasked=True)
        return None
