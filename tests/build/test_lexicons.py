"""The makers of the word banks, on small pieces of what their packages hold."""

from __future__ import annotations

import importlib.util
import io
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.aprologados import banks

BUILD = Path(__file__).resolve().parents[2] / "build"

AFFIXES = """
SET UTF-8
FLAG num
NEEDAFFIX 1
PFX 1000 Y 1
PFX 1000 0 ba .
PFX 1001 Y 2
PFX 1001 d bait d
PFX 1001 0 bait [^d]
SFX 10 Y 5
SFX 10 0 0 .
SFX 10 0 a .
SFX 10 0 eta/1,375 .
SFX 10 0 ota/1,375 .
SFX 10 0 ño .
SFX 375 Y 3
SFX 375 0 n .
SFX 375 0 koaganaino .
SFX 375 0 tik .
SFX 20 Y 1
SFX 20 0 tu/1,365 .
SFX 365 Y 2
SFX 365 0 ko .
SFX 365 0 koenganaino .
SFX 30 Y 1
SFX 30 0 la .
"""
STEMS = "7\nmendi/10,1\nhar/20,1\ndu/1000,1001,30\nEta\nkg\nbai\nzaku-mendi/10,1\n"


def module(name: str) -> ModuleType:
    """A script of build/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec and spec.loader
    loaded = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


basque = module("lexicons_basque")
lexicons = module("lexicons")


def test_basque_stems_get_their_suffixes_and_plain_second_ones() -> None:
    words = basque.hunspell_words(STEMS, AFFIXES, "abdehiklmnorstuz", 15)
    assert words == {
        "mendi",
        "mendia",
        "mendietan",
        "mendietatik",
        "hartuko",
        "du",
        "dula",
        "badu",
        "badula",
        "baitu",
        "baitula",
        "bai",
    }


def test_basque_forms_are_cut_to_the_board() -> None:
    assert basque.hunspell_words(STEMS, AFFIXES, "abdehiklmnorstuz", 9) >= {"mendietan", "hartuko"}
    assert "mendietatik" not in basque.hunspell_words(STEMS, AFFIXES, "abdehiklmnorstuz", 9)


def test_an_affix_rule_of_another_kind_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="understand"):
        basque.read_affixes("SFX 10 a e [^b]")


def test_the_packed_aspell_list_is_unfolded() -> None:
    packed = b"\x02\x00etxe/A\x04ko\x02orri\x00Bilbo/W\x00kg\x00ba\xf1u/x"
    assert basque.aspell_words(packed) == {"etxe", "etxeko", "etorri", "bañu"}


def test_the_frequency_list_is_read() -> None:
    packed = bytes([0x93, 0x81, 0xA1]) + b"v" + bytes([1, 0x90, 0x92, 0xA2]) + b"de" + b"\xd9\x03que"
    assert lexicons.unpack(io.BytesIO(packed)) == [{"v": 1}, [], ["de", "que"]]


def test_only_the_pinned_archive_is_taken(tmp_path: Path) -> None:
    package = lexicons.Package("npm", "words", "1.0", "0" * 64)
    (tmp_path / "words-1.0.tgz").write_bytes(b"something else")
    with pytest.raises(SystemExit, match="pinned"):
        package.fetch(tmp_path)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(SystemExit, match="klingon"):
        lexicons.main(["klingon"])


def test_words_are_normalised_and_spellable() -> None:
    assert lexicons.spellable(["Ñandú", "kilo", "a", "x" * 16, "pan de", "sí"], "castellano") == {"ñandu", "si"}


def test_sources_name_every_bank_with_its_size_and_licence() -> None:
    sources = (banks.FOLDER / "SOURCES.md").read_text(encoding="utf-8")
    for path in banks.FOLDER.glob("*.dawg"):
        row = re.search(rf"^\| `{path.stem}` \| ([\d,]+) \|", sources, re.MULTILINE)
        assert row, f"{path.stem} is not in SOURCES.md"
        assert int(row[1].replace(",", "")) == len(banks.load(path.stem))
    for licence in re.findall(r"`(licenses/[^`]+)`", sources):
        assert (banks.FOLDER / licence).stat().st_size > 500
