"""The match of a file, whichever form it has."""

from game.arena.robobrisca.gamefile import is_game_file, read_game
from game.core import Match


def read_match(text: str) -> Match:
    """A match in our own text or in RoboBrisca's; raises BadMatch as `Match.from_text` does."""
    return read_game(text) if is_game_file(text) else Match.from_text(text)
