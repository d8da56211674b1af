"""Portraits: twelve people and eight things of the table that play by themselves."""

from __future__ import annotations

from collections.abc import Iterator

from render import Sprite

from avatars.automata import AUTOMATA
from avatars.earthenware import botijo, piggy_bank
from avatars.frame import SIDE
from avatars.people import PEOPLE


def sprites() -> Iterator[Sprite]:
    for kind, portraits in (("person", PEOPLE), ("computer", (*AUTOMATA, botijo, piggy_bank))):
        for number, portrait in enumerate(portraits, 1):
            yield Sprite(f"avatars/{kind}_{number}", SIDE, SIDE, portrait, 256)
