"""What can be wrong with a move, or an option: typed, so that the window can say it in any language."""

from enum import StrEnum
from typing import ClassVar


class CommonReason(StrEnum):
    """Why any game may refuse a move. Each game adds an enum of its own; the value is the key of its sentence."""

    NOT_YOUR_TURN = "common.not_your_turn"
    MATCH_OVER = "common.match_over"
    FOREIGN_MOVE = "common.foreign_move"
    NOTHING_TO_UNDO = "common.nothing_to_undo"
    WOULD_REVEAL = "common.would_reveal"
    OTHER_RULES = "common.other_rules"


class IllegalMove(ValueError):
    """A move that the rules refuse. Nothing has changed. `details` fill in the sentence of the reason.

    >>> str(IllegalMove(CommonReason.NOT_YOUR_TURN, seat=0, turn=1))
    'common.not_your_turn (seat=0, turn=1)'
    """

    def __init__(self, reason: StrEnum, **details: object) -> None:
        self.reason = reason
        self.details = details
        tail = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{reason.value} ({tail})" if tail else reason.value)


class UnreadableMove(ValueError):
    """A text that is no move of the game at all."""

    def __init__(self, text: str, expected: str) -> None:
        self.text = text
        self.expected = expected
        super().__init__(f"'{text}' is not a move; expected {expected}")


class BadOptions(ValueError):
    """An option that does not exist, or a value that it does not take. `reason` is the key of the set-up's sentence."""

    reason: ClassVar[str] = "setup.refused"

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option = option
        self.value = value
        self.allowed = allowed
        super().__init__(f"option {option}: '{value}' does not fit; allowed: {allowed}")
