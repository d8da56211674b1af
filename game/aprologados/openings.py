"""Whether a word bank is large enough to play with: how many opening racks can lay a word of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from game.aprologados.lexicon import END, Lexicon, Node
from game.aprologados.parts import RACK
from game.aprologados.setting import Setting
from game.aprologados.tiles import BLANK, TileSet
from game.core.chance import shuffled

RACKS: Final = 200
TOO_SMALL: Final = 0.5
"""Of the opening racks; the packaged banks open with nearly all."""

#: The sentence for the set-up, whose `percent` is the share of racks that can open.
SENTENCE: Final = "aprologados.bank.too_small"


def opening_share(lexicon: Lexicon, tiles: TileSet, racks: int = RACKS) -> float:
    """The share of opening racks, dealt from a full bag, of which some tiles make a word; the same at every call."""
    rng = Random(1)
    root = lexicon.expand()
    return sum(_opens(root, tiles, Counter(shuffled(tiles.all(), rng)[:RACK])) for _ in range(racks)) / racks


def too_small(lexicon: Lexicon, tiles: TileSet) -> float | None:
    """The share of racks that can open if it is so low that matches end before they begin; None if all is well."""
    share = opening_share(lexicon, tiles)
    return share if share < TOO_SMALL else None


@lru_cache(maxsize=16)
def playable(setting: Setting) -> bool:
    """W12b: whether any rack can open at all; with few that can, tiles are drawn anew until one does."""
    return opening_share(setting.lexicon, setting.tiles) > 0


def _opens(node: Node, tiles: TileSet, rack: Counter[str]) -> bool:
    """Whether the tiles spell what leads from this node to a word's end."""
    for tile in [tile for tile, count in rack.items() if count]:
        rack[tile] -= 1
        for face in tiles.faces if tile == BLANK else (tile,):
            after: Node | None = node
            for letter in face:
                after = after.get(letter) if after is not None else None
            if after is not None and (END in after or _opens(after, tiles, rack)):
                rack[tile] += 1
                return True
        rack[tile] += 1
    return False
