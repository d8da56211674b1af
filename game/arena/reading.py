"""The match of a file, whichever form it has."""

from game.arena.robobrisca.gamefile import is_game_file, read_game
from game.core import Match
from game.core.match import TITLE


def is_match(text: str) -> bool:
    """Whether a text is meant as a match, in our own form or in RoboBrisca's, sound or not."""
    lines = (line.strip() for line in text.splitlines())
    heading = next((line for line in lines if line and not line.startswith("#")), "")
    return heading.startswith(TITLE) or is_game_file(text)


def read_match(text: str) -> Match:
    """A match in our own text or in RoboBrisca's; raises BadMatch as `Match.from_text` does."""
    return read_game(text) if is_game_file(text) else Match.from_text(text)
