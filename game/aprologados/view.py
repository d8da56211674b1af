"""What a seat of Aprologados can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from game.aprologados.legality import Preview, preview
from game.aprologados.movegen import can_play
from game.aprologados.parts import EXCHANGE_NEEDS, AprologadosOptions, Turn
from game.aprologados.setting import Setting, setting_of
from game.aprologados.tiles import laid
from game.core.chance import Chance, shuffled
from game.core.game import View
from game.core.move import Move
from game.core.outcome import Outcome

if TYPE_CHECKING:
    from game.aprologados.rules import Aprologados


@dataclass(frozen=True)
class AprologadosView(View):
    """Board, own rack, counts, scores and the turns so far; of the rival's tiles only how many there are.

    `undealt` is what a player chooses from whose tiles are entered by hand, None at any other time.
    """

    seat: int | None
    turn: int | None
    options: AprologadosOptions
    language: str
    board: tuple[str, ...]
    rack: tuple[str, ...]
    rack_counts: tuple[int, ...]
    bag: int
    missing: tuple[int, ...]
    undealt: tuple[str, ...] | None
    scores: tuple[int, ...]
    history: tuple[Turn, ...]
    passes: int
    went_out: int | None
    outcome: Outcome | None

    @property
    def setting(self) -> Setting:
        """Board, tiles, word bank and preset."""
        return setting_of(self.options, self.language)

    @property
    def dealing(self) -> bool:
        """Whether tiles must be entered by hand before anybody plays."""
        return any(self.missing)

    @property
    def can_exchange(self) -> bool:
        """Whether tiles may be exchanged now."""
        return self.options.preset.exchange and self.bag >= EXCHANGE_NEEDS and not self.dealing

    @property
    def can_lay(self) -> bool:
        """Whether this seat's rack has a legal play."""
        return can_play(self.setting, self.board, tuple(sorted(self.rack)))

    @property
    def must_pass(self) -> bool:
        """W12: it is this seat's turn, and there is nothing that it could do but pass."""
        mine = self.seat is not None and self.seat == self.turn and not self.dealing
        return mine and not self.can_exchange and not self.can_lay

    @property
    def last_play(self) -> Turn | None:
        """The last word laid."""
        return next((turn for turn in reversed(self.history) if turn.words), None)

    def unseen(self) -> tuple[str, ...]:
        """The tiles that this seat does not see: in the bag or on the rival's rack, in order."""
        seen = Counter((*laid(filter(None, self.board)), *self.rack))
        return tuple(sorted((Counter(self.setting.tiles.counts) - seen).elements()))

    def moves(self) -> Sequence[Move]:
        if self.seat is None or self.seat != self.turn:
            return []
        return self.sample(Random(0)).moves()

    def sample(self, rng: Random) -> Aprologados:
        from game.aprologados.rules import Aprologados

        world = Aprologados(self.options, self.language, Chance(str(rng.random())))
        world.cells = list(self.board)
        world.missing = list(self.missing)
        world.scores = list(self.scores)
        world.history = list(self.history)
        world.passes, world.went_out = self.passes, self.went_out
        world.turn, world.outcome = self.turn, self.outcome
        hidden = list(self.unseen())
        if self.undealt is not None:
            hidden = list((Counter(hidden) - Counter(self.undealt)).elements())
        hidden = shuffled(hidden, rng)
        for seat, count in enumerate(self.rack_counts):
            world.racks[seat] = list(self.rack) if seat == self.seat else [hidden.pop() for _ in range(count)]
        world.bag = list(self.undealt) if self.undealt is not None else hidden
        if self.options.manual:
            world.bag.sort()
        return world


def score_preview(view: AprologadosView, placements: Mapping[int, str]) -> Preview:
    """What the tiles that a hand has put on squares would be worth, word by word, or the rule that they break.

    `placements` gives each square (row * size + column) its face: lower case for a tile, capitals for a blank.
    """
    return preview(view.setting, view.board, view.rack, placements)
