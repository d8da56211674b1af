"""The house bots of phase 1: bots like anybody's, of graded strength, published with the results (R2)."""

from pathlib import Path

from arena.seat import BotFile

NAMES = ("novato", "tertuliano", "decano")
"""From the weakest to the strongest."""


def house_bots() -> list[BotFile]:
    """The three files. They run behind the same walls as anybody's."""
    folder = Path(__file__).parent
    return [BotFile(name.capitalize(), folder / f"{name}.py") for name in NAMES]
