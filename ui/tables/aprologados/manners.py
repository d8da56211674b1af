"""How people are asked in Aprologados."""

from game.aprologados.parts import Pass
from game.aprologados.view import AprologadosView
from game.core import View
from ui.flow.manners import Forced, Manners

SEEN_PASS = 1.6
"""Seconds in which one reads that there is nothing but to pass."""


class AprologadosManners(Manners):
    """In a match dealt by hand a person hands out the computer's tiles; who can only pass, passes."""

    def asks_openly(self, view: View, person: bool) -> bool:
        assert isinstance(view, AprologadosView)
        return not person and view.dealing

    def forced(self, view: View) -> Forced | None:
        assert isinstance(view, AprologadosView)
        return Forced(Pass(), SEEN_PASS) if view.must_pass else None
