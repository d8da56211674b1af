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
PFX 1002 Y 1
PFX 1002 0 bir .
SFX 10 Y 8
SFX 10 0 0 .
SFX 10 0 a .
SFX 10 0 ri .
SFX 10 0 tsu .
SFX 10 0 tsu/1,361 .
SFX 10 0 gile .
SFX 10 0 eta/1,375 .
SFX 10 0 ota/1,375 .
SFX 10 0 ño .
SFX 361 Y 1
SFX 361 0 a .
SFX 375 Y 3
SFX 375 0 n .
SFX 375 0 koaganaino .
SFX 375 0 tik .
SFX 20 Y 1
SFX 20 0 tu .
SFX 20 0 tu/1,365 .
SFX 365 Y 2
SFX 365 0 ko .
SFX 365 0 koenganaino .
SFX 30 Y 1
SFX 30 0 la .
"""
STEMS = "7\nmendi/10,1\nhar/20,1002,1\ndu/1000,1001,30\nEta\nkg\nbai\nzaku-mendi/10,1\n"


def module(name: str) -> ModuleType:
    """A script of build/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec and spec.loader
    loaded = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


packages = module("lexicon_packages")
basque = module("lexicons_basque")
english = module("lexicons_english")
spanish = module("lexicons_spanish")
lexicons = module("lexicons")


def basque_words(longest: int = 15, used: str = "") -> tuple[set[str], set[str]]:
    """The base forms and all forms of the small dictionary above."""
    found = list(basque.families(STEMS, AFFIXES, "abdehiklmnorstuzg", longest, basque.Attested(used.split())))
    return set().union(*(one.base for one in found)), set().union(*(one.words for one in found))


def test_basque_stems_get_their_suffixes_and_plain_second_ones() -> None:
    base, words = basque_words()
    assert words == {
        "mendi",
        "mendia",
        "mendietan",
        "mendietatik",
        "mendiri",
        "hartuko",
        "hartu",
        "du",
        "dula",
        "badu",
        "badula",
        "baitu",
        "baitula",
        "bai",
    }
    assert base == {"mendi", "hartu", "bai"}, "participles are base forms, finite verbs are not"


def test_what_makes_a_new_basque_word_is_taken_where_somebody_used_it() -> None:
    base, words = basque_words(used="menditsuak birhartu")
    assert {"menditsu", "menditsua"} <= words and "menditsu" in base
    assert {"birhartu", "birhartuko"} <= words
    assert words.isdisjoint({"mendigile", "mendigilea"})
    assert basque_words()[1].isdisjoint({"menditsu", "menditsua", "birhartu"})


def test_basque_forms_are_cut_to_the_board() -> None:
    assert basque_words(9)[1] >= {"mendietan", "hartuko"}
    assert "mendietatik" not in basque_words(9)[1]


SPANISH_AFFIXES = """
SET UTF-8
FLAG UTF-8
PFX k Y 2
PFX k 0 re [^r]
PFX k 0 r r
SFX R Y 2
SFX R ar ás ar
SFX R r mos [aei]r
SFX A Y 1
SFX A r ción/S ar
SFX S Y 2
SFX S 0 s [aeo]
SFX S ón ones ón
SFX I Y 1
SFX I 0 lo r
"""


def test_spanish_stems_get_all_their_affixes() -> None:
    dic = "4\nlanzar/RAk\nMadrid/S\nver/I\ncm\n"
    assert set(spanish.hunspell_words(dic, SPANISH_AFFIXES, ["tuit/S", "casa/S"])) == {
        *("lanzar", "lanzás", "lanzamos", "lanzación", "lanzaciones"),
        *("relanzar", "relanzás", "relanzamos", "relanzación", "relanzaciones"),
        *("ver", "verlo", "tuit", "casa", "casas"),
    }


def test_an_older_spanish_list_gives_only_derived_words_that_texts_use() -> None:
    older = ["audazmente", "agriamente", "londres", "vicente", "abacería", "oncología", "Palencia", "hablador"]
    used = dict.fromkeys(["audazmente", "londres", "vicente", "oncología", "hablador"], 700)
    assert list(spanish.derived(older, "2\nVicente\ncasa/S\n", used)) == ["audazmente", "oncología/S", "hablador/GS"]


def test_phrases_written_solid_are_no_english_words() -> None:
    found = {"open": 10, "minded": 35, "key": 10, "ring": 10, "over": 10, "eager": 20}
    found |= {"openminded": 80, "keyring": 80, "keyrings": 80, "overeager": 80, "hardboiled": 80, "carpet": 35}
    solid = {"openminded", "keyring", "overeager", "carpet"}
    assert english.phrases(found, solid, {}, 620) == {"openminded"}
    assert english.phrases(found, solid, {"openminded": 500}, 620) == set(), "commonly written so, it is a word"


def test_wordnet_tells_words_from_phrases() -> None:
    index = {
        "index.noun": b"  1 licence\nguinea_pig n 1\ntaxi n 1\n",
        "index.adj": b"open-minded a 1\n",
        "noun.exc": b"x y\n",
    }
    assert english.lemmas(index) == ({"taxi"}, {"guineapig", "openminded"})


def test_supplements_say_why_and_add_nothing_that_they_strike() -> None:
    for language in ("castellano", "euskera", "ingles"):
        added, struck = packages.supplement(language)
        assert struck.isdisjoint(word.partition("/")[0] for word in added)
        assert len(added) == len(set(added))
        text = (packages.SUPPLEMENTS / f"{language}.txt").read_text(encoding="utf-8")
        assert text.startswith("# "), "what it is about comes first"


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
