"""What a seat of Aprologados can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from game.aprologados.legality import Preview, preview
from game.aprologados.movegen import can_play
from game.aprologados.parts import EXCHANGE_NEEDS, AprologadosOptions, Turn
from game.aprologados.setting import Setting, setting_of
from game.aprologados.tiles import laid
from game.core.game import Game, View
from game.core.move import Move
from game.core.outcome import Outcome


@dataclass(frozen=True)
class AprologadosView(View):
    """Board, own rack, counts, scores and the turns so far; of the rival's tiles only how many there are.

    `undealt` is what a player chooses from whose tiles are entered by hand, None at any other time.
    """

    game: type[Game]
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
    racks: tuple[tuple[str, ...], ...] = ()
    """All racks, where nothing is hidden: never in what a player is given."""

    @property
    def setting(self) -> Setting:
        """Board, tiles, word bank and preset."""
        return setting_of(self.options, self.language, self.game.rules)

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


def score_preview(view: AprologadosView, placements: Mapping[int, str]) -> Preview:
    """What the tiles that a hand has put on squares would be worth, word by word, or the rule that they break.

    `placements` gives each square (row * size + column) its face: lower case for a tile, capitals for a blank.
    """
    return preview(view.setting, view.board, view.rack, placements)
