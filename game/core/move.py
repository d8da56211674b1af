"""What a player does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """A small frozen value whose text is exact both ways: `Game.parse(str(move)) == move`.

    Saves, logs, tests and the console all use that text, so it has no spaces at its ends and no line breaks.

    >>> from game.cachos import Cachos
    >>> move = Cachos.parse("3x5")
    >>> move, str(move), Cachos.parse(str(move)) == move
    (Bid(quantity=3, face=5), '3x5', True)
    """

    def __str__(self) -> str:
        raise NotImplementedError
