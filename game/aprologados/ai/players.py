"""Computer players of Aprologados: two that know the everyday words, and one that knows them all and looks ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from game.aprologados import banks
from game.aprologados.movegen import plays
from game.aprologados.parts import PACKAGED, RACK, Exchange, Lay, Pass, Take, scoreless
from game.aprologados.scoring import Score, placed_by, score
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK, TileSet, laid
from game.aprologados.view import AprologadosView
from game.core import Budget, Level, Move, Player, View
from game.core.chance import shuffled

VOWELS: Final = frozenset("aeiou")
SHORT_WORD: Final = 5
SEEN_BY_APRENDIZ: Final = 0.3
CANDIDATES: Final = 12
KEEP_BLANK: Final = 22.0
SECOND_TURN: Final = 0.8
"""How much of one's own next play counts at the end: the rival may stand in the way."""


def player(level: Level, seed: int = 0) -> Player:
    """The computer player of that level."""
    players: dict[Level, type[Player]] = {
        Level.APRENDIZ: Aprendiz,
        Level.HABITUAL: Habitual,
        Level.MAESTRO: Maestro,
    }
    return players[level](seed)


def known_plays(view: AprologadosView) -> Sequence[Lay]:
    """The plays of who knows the everyday words only; of a user's own bank, its more common half."""
    name = view.language if view.options.diccionario == PACKAGED else view.options.diccionario
    return plays(view.setting, view.board, tuple(sorted(view.rack)), banks.common(name))


def points(view: AprologadosView, lay: Lay) -> int:
    """What a play of the seat would earn."""
    return score(view.setting, view.board, lay, len(view.rack)).points


def without_a_word(view: AprologadosView, rng: Random) -> Move:
    """What to do when no word comes to mind: other tiles if the rules allow it, or a pass."""
    if not view.can_exchange:
        return Pass()
    return Exchange(tuple(shuffled(view.rack, rng)[: max(1, len(view.rack) - 2)]))


def draw_by_hand(view: AprologadosView, rng: Random) -> Move | None:
    """In a match dealt by hand: a blind draw for whoever lacks tiles, if that is what is asked."""
    if view.undealt is None:
        return None
    seat = view.turn if view.turn is not None and view.missing[view.turn] else view.missing.index(max(view.missing))
    return Take(seat, tuple(shuffled(view.undealt, rng)[: view.missing[seat]]))


class Habitual:
    """Knows the everyday words, overlooks none, and takes the points; of the others, a short one in need."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, AprologadosView)
        if deal := draw_by_hand(view, self.rng):
            return deal
        found = known_plays(view)
        if found:
            return max(self.seen(found), key=lambda lay: points(view, lay))
        rare = plays(view.setting, view.board, tuple(sorted(view.rack)))
        if rare:
            return self.half_known(rare)
        return without_a_word(view, self.rng)

    def half_known(self, rare: Sequence[Lay]) -> Lay:
        """Before letting a turn go, everybody tries one of the odd little words that they have seen at some time."""
        shortest = min(len(lay.faces) for lay in rare)
        short = [lay for lay in rare if len(lay.faces) == shortest]
        return short[int(self.rng.random() * len(short))]

    def seen(self, found: Sequence[Lay]) -> Sequence[Lay]:
        """Which of the words that fit come to mind."""
        return found


class Aprendiz(Habitual):
    """Knows the everyday words, sees some of those that fit, short ones above all, and takes the best of them."""

    def seen(self, found: Sequence[Lay]) -> Sequence[Lay]:
        seen = [lay for lay in found if len(lay.faces) <= SHORT_WORD and self.rng.random() < SEEN_BY_APRENDIZ]
        return seen or [found[int(self.rng.random() * len(found))]]


class Maestro:
    """Knows every word; weighs the points against the tiles that it keeps, and at the end against the replies."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Move:
        assert isinstance(view, AprologadosView)
        if deal := draw_by_hand(view, self.rng):
            return deal
        setting, held = view.setting, len(view.rack)
        found = plays(setting, view.board, tuple(sorted(view.rack)))
        if not found:
            return self._without_a_play(view)
        scored = [(score(setting, view.board, lay, held), lay) for lay in found]
        if not view.bag:
            return endgame_play(view, scored, budget)
        best = max(scored, key=lambda item: self._equity(view, item[0]))
        idle = scoreless(view.history)
        if view.can_exchange and not idle and self._equity(view, best[0]) < self._exchange_equity(view):
            return Exchange(_unwanted(setting.tiles, view.rack))
        return best[1]

    def _equity(self, view: AprologadosView, result: Score) -> float:
        left = Counter(view.rack) - Counter(laid(result.placed.values()))
        return result.points + keep_value(view.setting.tiles, tuple(left.elements()))

    def _exchange_equity(self, view: AprologadosView) -> float:
        unwanted = _unwanted(view.setting.tiles, view.rack)
        if not unwanted:
            return float("-inf")
        return keep_value(view.setting.tiles, tuple((Counter(view.rack) - Counter(unwanted)).elements()))

    def _without_a_play(self, view: AprologadosView) -> Move:
        unwanted = _unwanted(view.setting.tiles, view.rack) or view.rack
        return Exchange(unwanted) if view.can_exchange else Pass()


def keep_value(tiles: TileSet, left: Sequence[str]) -> float:
    """What it is worth to hold these tiles after a play: easy letters, no doubles, vowels and consonants in balance."""
    counts = Counter(left)
    value = 0.0
    for tile, count in counts.items():
        value += count * (KEEP_BLANK if tile == BLANK else tiles.keep.get(tile, 0.0))
        if tile != BLANK:
            value -= 2.5 * (count - 1) ** 1.5
    letters = [tile for tile in left if tile != BLANK]
    vowels = sum(tile in VOWELS for tile in letters)
    if letters:
        value -= 1.5 * max(0.0, abs(vowels - 0.45 * len(letters)) - 0.6)
    return value


def _unwanted(tiles: TileSet, rack: Sequence[str]) -> tuple[str, ...]:
    """The tiles that an exchange would give back: the hard letters and the doubles."""
    counts: Counter[str] = Counter()
    given = []
    for tile in sorted(rack):
        counts[tile] += 1
        if tile != BLANK and (tiles.keep.get(tile, 0.0) < 0 or counts[tile] > 1):
            given.append(tile)
    return tuple(given[:RACK])


def endgame_play(view: AprologadosView, scored: Sequence[tuple[Score, Lay]], budget: Budget) -> Lay:
    """With the bag empty the rival's tiles are known: points, less the best reply, plus one's next play."""
    setting = view.setting
    rival = view.unseen()
    candidates = sorted(scored, key=lambda item: -item[0].points)[:CANDIDATES]
    best, best_value = candidates[0][1], float("-inf")
    for result, lay in candidates:
        if not budget.spend():
            break
        board = _after(setting, view.board, lay)
        left = tuple(sorted((Counter(view.rack) - Counter(laid(result.placed.values()))).elements()))
        reply = best_reply(setting, board, rival)
        value = float(result.points)
        if reply is not None:
            value -= reply[0]
            board = _after(setting, board, reply[1])
        following = best_reply(setting, board, left)
        if following is not None:
            value += SECOND_TURN * following[0]
        if value > best_value:
            best, best_value = lay, value
    return best


def best_reply(setting: Setting, board: tuple[str, ...], rack: tuple[str, ...]) -> tuple[int, Lay] | None:
    """The play of most points, with its points."""
    if not rack:
        return None
    found = plays(setting, board, rack)
    return max(
        ((score(setting, board, lay, len(rack)).points, lay) for lay in found), key=lambda item: item[0], default=None
    )


def _after(setting: Setting, board: tuple[str, ...], lay: Lay) -> tuple[str, ...]:
    cells = list(board)
    for square, tile in placed_by(setting, board, lay).items():
        cells[square] = tile
    return tuple(cells)
