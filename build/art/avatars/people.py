"""The twelve people, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable

from avatars.family import bearded, boy, carmen, grandfather, grandmother, redhead
from avatars.guests import bob, curls, hatted, scarfed, teacher, teenager

PEOPLE: tuple[Callable[[], str], ...] = (
    grandmother,
    grandfather,
    carmen,
    bearded,
    redhead,
    boy,
    curls,
    teacher,
    bob,
    teenager,
    scarfed,
    hatted,
)
