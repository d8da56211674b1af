"""What all games share: the verbs of a game, its moves, events, views, matches and computer players."""

from game.core.budget import Budget
from game.core.chance import Chance
from game.core.errors import BadOptions, CommonReason, IllegalMove, UnreadableMove
from game.core.event import Event
from game.core.game import Game, View
from game.core.match import BadMatch, Match, OtherRules, Seat
from game.core.move import Move
from game.core.options import Options, choice, flag, whole
from game.core.outcome import Outcome
from game.core.player import Level, Player

__all__ = [
    "BadMatch",
    "BadOptions",
    "Budget",
    "Chance",
    "CommonReason",
    "Event",
    "Game",
    "IllegalMove",
    "Level",
    "Match",
    "Move",
    "Options",
    "OtherRules",
    "Outcome",
    "Player",
    "Seat",
    "UnreadableMove",
    "View",
    "choice",
    "flag",
    "whole",
]
