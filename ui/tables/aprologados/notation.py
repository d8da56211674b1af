"""Matches of other programs, and for them: GCG in the window."""

from game.aprologados.gcg import GcgError, read_gcg, write_gcg
from game.aprologados.parts import AprologadosOptions
from game.aprologados.tiles import languages
from game.core import IllegalMove, Match
from ui.tables.base.exchange import Unreadable


def write(match: Match) -> str:
    """A match as GCG."""
    return write_gcg(match)


def read(text: str) -> Match:
    """The match of a GCG text. One of another program says its language by no fixed name: the one that fits is taken,
    and if none does, the fault of the one that went farthest is told."""
    faults = []
    for language in languages():
        try:
            return read_gcg(text, AprologadosOptions(idioma=language, reglas="scrabble"))
        except GcgError as fault:
            faults.append(fault)
    worst = max(faults, key=lambda fault: fault.line)
    cause = worst.__cause__
    raise Unreadable(worst.line, cause if isinstance(cause, IllegalMove) else None) from worst
