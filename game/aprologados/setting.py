"""What a match is played with and never changes: board, tiles, word bank and preset."""

from __future__ import annotations

from dataclasses import dataclass

from game.aprologados import banks
from game.aprologados.board import Layout, load_layout
from game.aprologados.lexicon import Lexicon, LexiconError
from game.aprologados.parts import FIRST_PRESETS, PACKAGED, PRESETS, AprologadosOptions, Preset
from game.aprologados.tiles import TileSet, tiles_for
from game.core import BadOptions


@dataclass(frozen=True)
class Setting:
    """Board, tiles, word bank and preset of a match."""

    layout: Layout
    tiles: TileSet
    lexicon: Lexicon
    preset: Preset


def setting_of(options: AprologadosOptions, language: str, rules: int) -> Setting:
    """The setting of a match by a version of the rules.

    All that it loads is kept, so this costs next to nothing the second time.
    """
    name = language if options.diccionario == PACKAGED else options.diccionario
    try:
        lexicon = banks.load(name)
    except LexiconError as error:
        raise BadOptions("diccionario", name, str(error)) from error
    preset = (FIRST_PRESETS if rules == 1 else PRESETS)[options.reglas]
    return Setting(load_layout(preset.board), tiles_for(language, preset.tiles), lexicon, preset)
