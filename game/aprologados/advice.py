"""What a player can learn: a hint in three steps with its reason, the words near a refused one, better plays missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.aprologados.lexicon import Lexicon
from game.aprologados.movegen import plays
from game.aprologados.parts import AprologadosOptions, Lay, Turn
from game.aprologados.rules import Aprologados
from game.aprologados.scoring import Score, score, squares_of
from game.aprologados.setting import Setting, setting_of
from game.aprologados.tiles import laid
from game.aprologados.view import AprologadosView

DEAR: Final = 4
"""From how many points on a tile is worth a letter premium of its own mention."""
FARTHEST: Final = 2
"""How many letters a near word may differ in."""
NEAR_WORDS: Final = 5


class Why(StrEnum):
    """What speaks for a play; details fill in its sentence."""

    ONLY = "aprologados.why.only"
    ALL_TILES = "aprologados.why.all_tiles"  # bonus
    SEVERAL_WORDS = "aprologados.why.several_words"  # count
    WORD_PREMIUM = "aprologados.why.word_premium"  # times
    LETTER_PREMIUM = "aprologados.why.letter_premium"  # tile, times
    MOST_POINTS = "aprologados.why.most_points"  # points
    GOOD_REST = "aprologados.why.good_rest"  # rest


@dataclass(frozen=True)
class Hint:
    """A play in three steps, each telling more: where, then how long and with what, then the whole of it."""

    across: bool
    line: int
    """The row or column, counted from 0."""
    through: tuple[int, ...]
    """The squares with tiles that it uses; on an empty board, the centre."""
    length: int
    """How many squares the word covers."""
    tiles: tuple[str, ...]
    """What it takes from the rack, in order."""
    move: Lay
    points: int
    why: Why
    details: dict[str, object]


def hint(view: AprologadosView, move: Lay) -> Hint:
    """The hint that leads to a play of the view's seat, with the strongest thing that speaks for it.

    >>> from random import Random
    >>> from game.aprologados.rules import Aprologados
    >>> view = Aprologados.new(seed=4).view(0)
    >>> told = hint(view, plays(view.setting, view.board, tuple(sorted(view.rack)))[0])
    >>> told.length == len(told.tiles) == len(told.move.faces), told.through
    (True, (112,))
    """
    setting, board = view.setting, view.board
    result = score(setting, board, move, len(view.rack))
    squares = squares_of(setting, move)
    through = tuple(square for square in squares if board[square]) or (
        (setting.layout.centre,) if setting.layout.centre in squares else ()
    )
    tiles = tuple(sorted(laid(result.placed.values())))
    why, details = _why(view, result, tiles)
    line = move.row if move.across else move.column
    return Hint(move.across, line, through, len(move.faces), tiles, move, result.points, why, details)


def _why(view: AprologadosView, result: Score, tiles: tuple[str, ...]) -> tuple[Why, dict[str, object]]:
    setting, layout = view.setting, view.setting.layout
    others = plays(setting, view.board, tuple(sorted(view.rack)))
    if len(others) == 1:
        return Why.ONLY, {}
    if result.bonus:
        return Why.ALL_TILES, {"bonus": result.bonus}
    if max(score(setting, view.board, lay, len(view.rack)).points for lay in others) > result.points:
        return Why.GOOD_REST, {"rest": " ".join(sorted((Counter(view.rack) - Counter(tiles)).elements()))}
    if len(result.words) > 1:
        return Why.SEVERAL_WORDS, {"count": len(result.words)}
    times = 1
    for square in result.placed:
        times *= layout.word[square]
    if times > 1:
        return Why.WORD_PREMIUM, {"times": times}
    dear = [
        (setting.tiles.value(tile) * layout.letter[square], tile, layout.letter[square])
        for square, tile in result.placed.items()
        if layout.letter[square] > 1 and setting.tiles.value(tile) >= DEAR
    ]
    if dear:
        _, tile, factor = max(dear)
        return Why.LETTER_PREMIUM, {"tile": tile, "times": factor}
    return Why.MOST_POINTS, {"points": result.points}


# -- near words --------------------------------------------------------------------------------------------------------


def near_words(lexicon: Lexicon, word: str, most: int = NEAR_WORDS) -> list[str]:
    """The words of a bank that differ least from one that is not in it: a letter more, fewer, other, or two swapped.

    Nearest first, and among equally near ones those that share the longest beginning.

    >>> near_words(Lexicon.from_words(["casa", "cosa", "masa", "zapato"], "acmopstz"), "caas")
    ['casa']
    """
    for farthest in range(1, FARTHEST + 1):
        found = sorted(_near(lexicon, word, farthest), key=lambda near: (near[0], -_shared(word, near[1]), near[1]))
        if found:
            return [other for _, other in found[:most]]
    return []


def _shared(word: str, other: str) -> int:
    return next((place for place, pair in enumerate(zip(word, other, strict=False)) if pair[0] != pair[1]), len(word))


def _near(lexicon: Lexicon, word: str, farthest: int) -> Iterator[tuple[int, str]]:
    """All words up to that distance: down the DAWG with a row of the table of edit distances for each letter."""
    first = list(range(len(word) + 1))
    waiting = [(lexicon.root, "", first, first)]
    while waiting:
        node, stem, row, before = waiting.pop()
        for letter, child, ends in lexicon.children(node):
            following = [row[0] + 1]
            for place, other in enumerate(word, 1):
                cost = min(row[place] + 1, following[-1] + 1, row[place - 1] + (other != letter))
                if stem and place > 1 and letter == word[place - 2] and stem[-1] == other:
                    cost = min(cost, before[place - 2] + 1)
                following.append(cost)
            if ends and following[-1] <= farthest:
                yield following[-1], stem + letter
            if min(following) <= farthest or min(row) < farthest:
                waiting.append((child, stem + letter, following, row))


# -- what was missed ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Past:
    """A turn of a finished match, with the board that it found."""

    number: int
    """Which turn of the match, counted from 0."""
    turn: Turn
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Missed:
    """A turn for which there was a play of more points."""

    number: int
    """Which turn of the match, counted from 0."""
    turn: Turn
    best: Lay
    points: int


def past_turns(state: Aprologados) -> Iterator[Past]:
    """The turns of a finished match. Raises ValueError before the end: it tells what the rival held."""
    if state.outcome is None:
        raise ValueError("only a finished match is looked back upon")
    cells = [""] * len(state.cells)
    for number, turn in enumerate(state.history):
        yield Past(number, turn, tuple(cells))
        for square in turn.squares:
            cells[square] = state.cells[square]


def missed(options: AprologadosOptions, language: str, rules: int, past: Past) -> Missed | None:
    """What a turn left lying, by the options, language and rules of its match: all plain values, to be passed on to
    another process. None if there was no play of more points."""
    assert past.turn.held is not None
    found = best_play(setting_of(options, language, rules), past.cells, past.turn.held)
    return Missed(past.number, past.turn, found[1], found[0]) if found and found[0] > past.turn.points else None


def missed_plays(state: Aprologados) -> Iterator[Missed]:
    """The turns of a finished match, one by one, in which more points were to be had, each with the best play."""
    for past in past_turns(state):
        found = missed(state.options, state.language, state.rules, past)
        if found is not None:
            yield found


def best_play(setting: Setting, cells: tuple[str, ...], rack: tuple[str, ...]) -> tuple[int, Lay] | None:
    """The play of most points, with its points; of equals the first by its text."""
    found = plays(setting, cells, tuple(sorted(rack)))
    return max(
        ((score(setting, cells, lay, len(rack)).points, lay) for lay in sorted(found, key=str)),
        key=lambda item: item[0],
        default=None,
    )
