"""The fonts have every character we set, figures that align in columns, and their licences."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FILES = sorted(path.name for path in FONTS.glob("*.ttf"))
NEEDED = "áéíóúüñçÁÉÍÓÚÜÑÇàèìòùâêîôûäëïöÀÈ¿¡«»“”‘’½×−–—…·→←↑↓€ªº°%+=&/()[]@#*<>"
SANS_ONLY = "♪✓✗"
EXPECTED = {
    "serif_regular.ttf",
    "serif_bold.ttf",
    "serif_italic.ttf",
    "sans_regular.ttf",
    "sans_bold.ttf",
    "sans_italic.ttf",
}


def test_all_cuts_are_there_and_small() -> None:
    assert set(FILES) >= EXPECTED
    assert sum((FONTS / name).stat().st_size for name in FILES) < 1_200_000


@pytest.mark.parametrize("name", FILES)
def test_every_character_has_a_glyph(name: str) -> None:
    characters = set(TTFont(FONTS / name).getBestCmap())
    wanted = {chr(code) for code in range(0x20, 0x7F)} | set(NEEDED)
    if name.startswith("sans"):
        wanted |= set(SANS_ONLY)
    assert {character for character in wanted if ord(character) not in characters} == set()


@pytest.mark.parametrize("name", FILES)
def test_figures_are_lining_and_of_equal_width(name: str) -> None:
    font = TTFont(FONTS / name)
    glyphs = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    assert len({font["hmtx"][glyph][0] for glyph in glyphs}) == 1
    outlines = [font["glyf"][glyph] for glyph in glyphs]
    cap_height = font["OS/2"].sCapHeight
    assert all(0.85 * cap_height < outline.yMax < 1.15 * cap_height for outline in outlines)
    assert all(outline.yMin > -0.05 * cap_height for outline in outlines)  # old-style 3 4 5 7 9 hang lower


def test_licences_ship_and_the_reserved_name_is_not_used() -> None:
    for licence in ("Alegreya-OFL.txt", "SourceSans3-OFL.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / licence).read_text(encoding="utf-8")
    for name in FILES:
        names = TTFont(FONTS / name)["name"]
        assert "SIL Open Font License" in str(names.getDebugName(13))
        for name_id in (1, 4, 6, 16):
            assert "Source" not in str(names.getDebugName(name_id))


def test_readme_tells_of_every_file() -> None:
    readme = (FONTS / "README.md").read_text(encoding="utf-8")
    assert [name for name in FILES if f"`{name.removesuffix('.ttf')}`" not in readme] == []
