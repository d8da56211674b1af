"""The rules of Aprologados, to be read beside the rows W1–W14 of the rule page (W1–W7 are in `legality`).

Version 1 had another board and other tiles in the default preset, and no end by turns without points, by a rack that
is played out, or by tiles drawn anew: `parts.FIRST_PRESETS`. Matches begun by it are still played by it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import ClassVar, Final, Self

from game.aprologados.legality import check_held, judge
from game.aprologados.movegen import can_play, playable, plays
from game.aprologados.parts import (
    ANY_LANGUAGE,
    COLUMNS,
    EXCHANGE_NEEDS,
    PACKAGED,
    PASSES_TO_END,
    RACK,
    SCORELESS_TO_END,
    SEATS,
    Abandon,
    Abandoned,
    AprologadosOptions,
    BankTooSmall,
    Drew,
    End,
    Ended,
    Exchange,
    Exchanged,
    Laid,
    Lay,
    LeftOver,
    Pass,
    Passed,
    Reason,
    Redealt,
    Started,
    Take,
    TilesAwaited,
    Turn,
    scoreless,
)
from game.aprologados.scoring import squares_of
from game.aprologados.setting import Setting, setting_of
from game.aprologados.tiles import laid, languages, read_faces
from game.aprologados.view import AprologadosView
from game.core import (
    Chance,
    CommonReason,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    UnreadableMove,
    View,
)
from game.core.chance import pick, shuffled

DEALS_OFFERED: Final = 12
REDEALS: Final = 5000
"""How often tiles are drawn anew at most; a bank that `playable` accepts needs a few at the very most."""
_PLACE: Final = re.compile(r"(?:(\d{1,2})([A-O])|([A-O])(\d{1,2})) (\S+)", re.IGNORECASE)
_TILES: Final = re.compile(r"(cambiar|fichas ([12]))((?: (?:[^\W\d_]+|\?))*)")
EXPECTED: Final = "a play like '8H casa' (across) or 'H8 casa' (down), pasar, cambiar a e, fichas 1 a e i, or abandonar"


class Aprologados(Game):
    """A match of Aprologados."""

    name: ClassVar[str] = "aprologados"
    options_type: ClassVar[type[Options]] = AprologadosOptions
    rules: ClassVar[int] = 2
    options: AprologadosOptions

    def __init__(self, options: AprologadosOptions, language: str, chance: Chance) -> None:
        self.options = options
        self.language = language
        self.setting: Setting = setting_of(options, language, self.rules)
        self.chance = chance
        self.cells = [""] * self.setting.layout.size**2
        self.bag: list[str] = []
        """Drawn from the end; in a match dealt by hand, the undealt tiles in order."""
        self.racks: list[list[str]] = [[] for _ in range(SEATS)]
        self.missing = [0] * SEATS
        """How many tiles each has still to be handed, in a match dealt by hand."""
        self.scores = [0] * SEATS
        self.history: list[Turn] = []
        self.passes = 0
        self.went_out: int | None = None
        self.turn = options.empieza - 1
        self.outcome = None
        self.opening = []

    @classmethod
    def new(cls, options: Options | None = None, seed: int = 0) -> Self:
        options = options or AprologadosOptions()
        assert isinstance(options, AprologadosOptions)
        chance = Chance(seed)
        language = options.idioma
        if language == ANY_LANGUAGE:
            language = pick(languages(), chance.rng())
        match = cls(options, language, chance)
        if match.setting.preset.redeals and options.diccionario != PACKAGED and not playable(match.setting):
            raise BankTooSmall(options.diccionario)
        match.opening = match._start()
        return match

    @classmethod
    def under(cls, rules: int) -> type[Game] | None:
        return FirstRules if rules == FirstRules.rules else super().under(rules)

    # -- dealing -----------------------------------------------------------------------------------------------

    def _start(self) -> list[Event]:
        """W4: seven tiles each, by luck or by hand."""
        tiles = self.setting.tiles.all()
        first = self.options.empieza - 1
        started = Started(self.language, first, len(tiles))
        if self.options.manual:
            return [started, *self._deal(tiles, self._await_tiles)]
        events: list[Event] = []
        for times in range(REDEALS):
            events = self._deal(self.chance.shuffled(tiles), self._draw)
            if self._can_open():
                return [started, *([Redealt(times)] if times else []), *events, *self._pass_turn_to(first)]
        return [started, *events, *self._pass_turn_to(first)]

    def _deal(self, tiles: list[str], hand_out: Callable[[int, int], list[Event]]) -> list[Event]:
        self.bag, self.racks = tiles, [[] for _ in range(SEATS)]
        first = self.options.empieza - 1
        return [*hand_out(first, RACK), *hand_out(1 - first, RACK)]

    def _can_open(self) -> bool:
        """W12b: whether somebody can begin; by the first version of the rules that did not matter."""
        return not self.setting.preset.redeals or self.can_play(0) or self.can_play(1)

    def _draw(self, seat: int, count: int) -> list[Event]:
        """W10: take tiles while the bag has them."""
        count = min(count, len(self.bag))
        if not count:
            return []
        drawn = [self.bag.pop() for _ in range(count)]
        self.racks[seat] += drawn
        return [Drew(seat, count, tuple(drawn), len(self.bag))]

    def _await_tiles(self, seat: int, count: int) -> list[Event]:
        """*Reparto manual*: the tiles will be entered; as many as are left if those are fewer."""
        self.missing[seat] = min(count, len(self.bag) - sum(self.missing))
        return [TilesAwaited(seat, self.missing[seat])] if self.missing[seat] else []

    @property
    def dealing(self) -> bool:
        """Whether tiles must be entered by hand before anybody plays."""
        return any(self.missing)

    def can_play(self, seat: int) -> bool:
        """Whether the seat can add a word."""
        return can_play(self.setting, tuple(self.cells), tuple(sorted(self.racks[seat])))

    @property
    def can_exchange(self) -> bool:
        """W11: whether tiles may be exchanged now."""
        return self.setting.preset.exchange and len(self.bag) >= EXCHANGE_NEEDS

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> Sequence[Move]:
        """All legal moves. Of the many deals by hand that there may be, a dozen that luck could bring."""
        if self.turn is None:
            return []
        if self.dealing:
            return [*self._some_deals(), Abandon()]
        rack = tuple(sorted(self.racks[self.turn]))
        found: list[Move] = list(plays(self.setting, tuple(self.cells), rack))
        if self.can_exchange:
            found += (
                Exchange(tiles) for count in range(1, len(rack) + 1) for tiles in sorted(set(combinations(rack, count)))
            )
        return [*found, Pass(), Abandon()]

    def _some_deals(self) -> list[Move]:
        rng = Random(f"{len(self.history)} {self.bag}")
        deals = (
            Take(seat, tuple(shuffled(self.bag, rng)[:count]))
            for seat, count in enumerate(self.missing)
            if count
            for _ in range(DEALS_OFFERED)
        )
        return list(dict.fromkeys(deals))

    def check(self, move: Move) -> None:
        """W14: the reason why a move is refused."""
        assert self.turn is not None
        if isinstance(move, Abandon):
            return
        if isinstance(move, Take):
            self._check_take(move)
            return
        if not isinstance(move, (Lay, Pass, Exchange)):
            raise IllegalMove(CommonReason.FOREIGN_MOVE, move=move)
        for seat, count in enumerate(self.missing):
            if count:
                raise IllegalMove(Reason.TILES_AWAITED, player=seat + 1, count=count)
        if isinstance(move, Lay):
            judge(self.setting, self.cells, self.racks[self.turn], move)
        elif isinstance(move, Exchange):
            self._check_exchange(move)

    def _check_take(self, move: Take) -> None:
        count = self.missing[move.seat] if move.seat in range(SEATS) else 0
        if not count:
            raise IllegalMove(Reason.NOT_DEALING, player=move.seat + 1)
        if len(move.tiles) != count:
            raise IllegalMove(Reason.DEAL_COUNT, count=count, given=len(move.tiles))
        wrong = Counter(move.tiles) - Counter(self.bag)
        if wrong:
            raise IllegalMove(Reason.NOT_UNDEALT, tile=min(wrong))

    def _check_exchange(self, move: Exchange) -> None:
        assert self.turn is not None
        if not self.setting.preset.exchange:
            raise IllegalMove(Reason.EXCHANGE_OFF)
        if not self.can_exchange:
            raise IllegalMove(Reason.EXCHANGE_BAG, left=len(self.bag), needed=EXCHANGE_NEEDS)
        if not move.tiles:
            raise IllegalMove(Reason.EXCHANGE_NOTHING)
        check_held(self.racks[self.turn], move.tiles)

    def apply(self, move: Move) -> list[Event]:
        assert self.turn is not None
        if isinstance(move, Take):
            return self._take(move)
        seat = self.turn
        if isinstance(move, Abandon):
            return [Abandoned(seat), *self._end(End.ABANDONED)]
        if isinstance(move, Lay):
            events = self._lay(seat, move)
        elif isinstance(move, Exchange):
            events = self._exchange(seat, move)
        else:
            events = self._pass(seat)
            if self.passes >= PASSES_TO_END:
                return events + self._end(End.PASSES)
        return events if self.dealing else events + self._pass_turn_to(1 - seat)

    def _lay(self, seat: int, move: Lay) -> list[Event]:
        """W8–W10: the tiles on the board, the points, and new tiles for those used."""
        rack = self.racks[seat]
        result = judge(self.setting, self.cells, rack, move)
        held = tuple(rack)
        for square, tile in result.placed.items():
            self.cells[square] = tile
        self._take_from(rack, laid(result.placed.values()))
        self.scores[seat] += result.points
        self.passes = 0
        squares = tuple(result.placed)
        self.history.append(Turn(seat, move, result.words, result.bonus, result.points, squares, held))
        events: list[Event] = [
            Laid(
                seat,
                move.word,
                move.across,
                tuple(squares_of(self.setting, move)),
                tuple(result.placed.values()),
                result.words,
                result.bonus,
                result.points,
                self.scores[seat],
            )
        ]
        events += self._refill(seat, len(squares))
        if not rack and not self.missing[seat] and self.went_out is None:
            self.went_out = seat
        return events

    def _refill(self, seat: int, count: int) -> list[Event]:
        return self._await_tiles(seat, count) if self.options.manual else self._draw(seat, count)

    def _exchange(self, seat: int, move: Exchange) -> list[Event]:
        """W11: new tiles first, then the old ones go back; by hand, the old ones go back first."""
        self.history.append(Turn(seat, move, (), 0, 0, (), tuple(self.racks[seat])))
        self.passes = 0
        self._take_from(self.racks[seat], move.tiles)
        count = len(move.tiles)
        events: list[Event] = [Exchanged(seat, count, move.tiles)]
        if self.options.manual:
            self.bag = sorted([*self.bag, *move.tiles])
            return events + self._await_tiles(seat, count)
        events += self._draw(seat, count)
        self.bag = self.chance.shuffled([*self.bag, *move.tiles])
        return events

    def _pass(self, seat: int) -> list[Event]:
        self.history.append(Turn(seat, Pass(), (), 0, 0, (), tuple(self.racks[seat])))
        self.passes += 1
        return [Passed(seat, not self.can_play(seat), self.passes)]

    def _take(self, move: Take) -> list[Event]:
        """Tiles by hand; when nobody lacks any, the match goes on."""
        assert self.turn is not None
        self._take_from(self.bag, move.tiles)
        self.racks[move.seat] += move.tiles
        self.missing[move.seat] = 0
        events: list[Event] = [Drew(move.seat, len(move.tiles), move.tiles, len(self.bag))]
        if self.dealing:
            self.turn = self.missing.index(max(self.missing))
            return events
        if not self.history and not self._can_open():
            again = self._deal(self.setting.tiles.all(), self._await_tiles)
            self.turn = self.options.empieza - 1
            return [*events, Redealt(1), *again]
        following = 1 - self.history[-1].seat if self.history else self.options.empieza - 1
        return events + self._pass_turn_to(following)

    @staticmethod
    def _take_from(tiles: list[str], taken: Iterable[str]) -> None:
        for tile in taken:
            tiles.remove(tile)

    def _pass_turn_to(self, seat: int) -> list[Event]:
        """W12: the match ends when nobody can add a word, now or with exchanged tiles, or nobody has for six turns."""
        self.turn = seat
        preset = self.setting.preset
        if preset.ends_when_out and self.went_out is not None:
            return self._end(End.WENT_OUT)
        if preset.exchange and preset.scoreless_ends and scoreless(self.history) >= SCORELESS_TO_END:
            return self._end(End.SCORELESS)
        if self.can_exchange or self.can_play(seat) or self.can_play(1 - seat):
            return []
        return self._end(End.NO_PLAYS)

    # -- the end -----------------------------------------------------------------------------------------------

    def _end(self, reason: End) -> list[Event]:
        """W13: more points win; who abandons loses, whatever the points."""
        loser = self.turn if reason is End.ABANDONED else None
        events: list[Event] = []
        if self.setting.preset.leftovers and loser is None:
            events += self._count_left_over()
        points = tuple(self.scores)
        self.turn = None
        if loser is not None:
            winners: tuple[int, ...] = (1 - loser,)
        else:
            winners = () if points[0] == points[1] else (points.index(max(points)),)
        self.outcome = Outcome(winners, reason, points)
        return [*events, Ended(reason, points)]

    def _count_left_over(self) -> list[Event]:
        """*Scrabble*: unplayed tiles are subtracted, and added to the player who went out."""
        events: list[Event] = []
        for seat, rack in enumerate(self.racks):
            lost = sum(map(self.setting.tiles.value, rack))
            if rack:
                gainer = self.went_out if self.went_out != seat else None
                self.scores[seat] -= lost
                if gainer is not None:
                    self.scores[gainer] += lost
                events.append(LeftOver(seat, tuple(rack), lost, gainer))
        return events

    # -- knowledge ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> AprologadosView:
        return AprologadosView(
            game=type(self),
            seat=seat,
            turn=self.turn,
            options=self.options,
            language=self.language,
            board=tuple(self.cells),
            rack=tuple(self.racks[seat]) if seat is not None else (),
            rack_counts=tuple(map(len, self.racks)),
            bag=len(self.bag),
            missing=tuple(self.missing),
            undealt=tuple(self.bag) if self.dealing and seat is not None and seat == self.turn else None,
            scores=tuple(self.scores),
            history=tuple(turn.seen_by(seat) for turn in self.history),
            passes=self.passes,
            went_out=self.went_out,
            outcome=self.outcome,
        )

    def open_view(self, seat: int | None) -> AprologadosView:
        return replace(self.view(seat), racks=tuple(map(tuple, self.racks)), history=tuple(self.history))

    @classmethod
    def from_view(cls, view: View, rng: Random) -> Self:
        assert isinstance(view, AprologadosView)
        world = cls(view.options, view.language, Chance(str(rng.random())))
        world.cells = list(view.board)
        world.missing = list(view.missing)
        world.scores = list(view.scores)
        world.history = list(view.history)
        world.passes, world.went_out = view.passes, view.went_out
        world.turn, world.outcome = view.turn, view.outcome
        hidden = list(view.unseen())
        if view.undealt is not None:
            hidden = list((Counter(hidden) - Counter(view.undealt)).elements())
        hidden = shuffled(hidden, rng)
        for seat, count in enumerate(view.rack_counts):
            world.racks[seat] = list(view.rack) if seat == view.seat else [hidden.pop() for _ in range(count)]
        world.bag = list(view.undealt) if view.undealt is not None else hidden
        if view.options.manual:
            world.bag.sort()
        return world

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy()
        twin.racks = [rack[:] for rack in self.racks]
        for name in ("cells", "bag", "missing", "scores", "history"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    @classmethod
    def parse(cls, text: str) -> Move:
        if text in ("pasar", "abandonar"):
            return Pass() if text == "pasar" else Abandon()
        if found := _TILES.fullmatch(text):
            tiles = tuple(found[3].lower().split())
            return Take(int(found[2]) - 1, tiles) if found[2] else Exchange(tiles)
        if found := _PLACE.fullmatch(text):
            faces = read_faces(found[5])
            row, column = int(found[1] or found[4]) - 1, COLUMNS.index((found[2] or found[3]).upper())
            if faces and row in range(len(COLUMNS)):
                return Lay(row, column, bool(found[1]), faces)
        raise UnreadableMove(text, EXPECTED)


class FirstRules(Aprologados):
    """The first version, for the matches that were begun by it."""

    rules: ClassVar[int] = 1
