"""A user's own banks: what they may be made of, the bounds of the work, the house's words, and what matches keep."""

from __future__ import annotations

import os
import random
import sys
import zipfile
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from game.aprologados import banks
from game.aprologados.ai.players import player
from game.aprologados.parts import AprologadosOptions
from game.aprologados.rules import Aprologados
from game.aprologados.wordbank import Reason, WordBankError
from game.core import BadOptions, Budget, Level, Match, Seat
from saves import bankmaker, wordsources
from saves.wordbanks import WordBanks

ABOVE = Path(__file__).resolve().parents
PUBLISHED = next((path for path in (above / "shared" / "banks" for above in ABOVE) if path.is_dir()), Path("nowhere"))
SEATS = [Seat("Ana"), Seat("Rosa")]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[WordBanks]:
    found = WordBanks(tmp_path / "data")
    found.install()
    yield found
    banks.set_provider(None)


def list_of(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode(encoding))
    return path


def published_shape(folder: Path) -> Path:
    """In the manner of the Spanish list: folders of files by letter and by length, and files of affixes."""
    list_of(folder / "starting_letter" / "a.txt", "ábaco\nabad\nabajeño\n")
    list_of(folder / "starting_letter" / "ñ.txt", "ñandú\nñu\nñoño, ña\n")
    list_of(folder / "length" / "02.txt", "al\nñu\n")
    list_of(folder / "0_prefijos.txt", "a-\nanti-\n")
    list_of(folder / ".hidden.txt", "oculto\n")
    list_of(folder / "LEEME.md", "texto que no es lista\n")
    return folder


WHOLE = ["abaco", "abad", "abajeño", "al", "ñandu", "ñoña", "ñoño", "ñu"]


def big_list(path: Path, words: int) -> Path:
    return list_of(path, "\n".join(map("".join, islice(product("abcdefghilmnoprstu", repeat=5), words))))


# -- sources ---------------------------------------------------------------------------------------------------------


def test_a_folder_is_one_bank(own: WordBanks, tmp_path: Path) -> None:
    report = own.add("mio", published_shape(tmp_path / "lista"), "castellano")
    assert list(banks.load("mio")) == WHOLE
    assert report.files == ["0_prefijos.txt", "length/02.txt", "starting_letter/a.txt", "starting_letter/ñ.txt"]
    assert report.dropped == {Reason.HYPHEN: 2, Reason.DUPLICATE: 1}


def test_several_files_of_different_encodings_are_one_bank(own: WordBanks, tmp_path: Path) -> None:
    files = [
        list_of(tmp_path / "a.txt", "ñandú\ncamión\n"),
        list_of(tmp_path / "b.txt", "ñoño\ncanción\n", "cp1252"),
        list_of(tmp_path / "c.txt", "ñu\nvergüenza\n", "utf-16"),
    ]
    report = own.add("mio", files, "castellano")
    assert list(banks.load("mio")) == ["camion", "cancion", "verguenza", "ñandu", "ñoño", "ñu"]
    assert report.encoding == "utf-8, latin-1, utf-16"


def test_a_zip_is_one_bank(own: WordBanks, tmp_path: Path) -> None:
    folder = published_shape(tmp_path / "lista")
    with zipfile.ZipFile(tmp_path / "lista.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            archive.write(path, path.relative_to(tmp_path))
    own.add("mio", tmp_path / "lista.zip", "castellano")
    assert list(banks.load("mio")) == WHOLE


def test_what_is_no_text_in_a_folder_is_passed_over_and_named(own: WordBanks, tmp_path: Path) -> None:
    list_of(tmp_path / "lista" / "a.txt", "casa\n")
    (tmp_path / "lista" / "foto.txt").write_bytes(b"\x89PNG\0\0")
    report = own.add("mio", tmp_path / "lista", "castellano")
    assert report.skipped == [("foto.txt", "not_text")] and report.files == ["a.txt"]


def test_proper_names_are_kept_or_left_out_by_choice(own: WordBanks, tmp_path: Path) -> None:
    path = list_of(tmp_path / "a.txt", "casa\nMadrid\nsol\nAna\nperro\n")
    own.add("con", path, "castellano")
    assert "madrid" in banks.load("con")
    report = own.add("sin", path, "castellano", names=False)
    assert list(banks.load("sin")) == ["casa", "perro", "sol"]
    assert report.dropped == {Reason.PROPER_NAME: 2}
    titled = list_of(tmp_path / "b.txt", "Casa\nSol\nPerro\n")
    own.add("titulos", titled, "castellano", names=False)
    assert len(banks.load("titulos")) == 3, "where all have capitals, they say nothing"


@pytest.mark.parametrize(
    ("part", "language", "kept"),
    [
        ("castellano", "castellano", 530_000),
        ("euskera/words.eus.txt", "euskera", 21_000),
        ("ingles/words.en.txt", "ingles", 66_900),
    ],
)
def test_the_banks_that_the_document_names_load_as_they_are_published(
    own: WordBanks, part: str, language: str, kept: int
) -> None:
    if not (PUBLISHED / part).exists():
        pytest.skip("the published lists are not here")
    report = own.add("suyo", PUBLISHED / part, language)
    assert report.kept == len(banks.load("suyo")) > kept
    assert own.too_small("suyo") is None


# -- bounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
def test_what_is_no_plain_file_is_refused_at_once(own: WordBanks, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(WordBankError) as refused:
            own.add("mio", path, "castellano")
        assert refused.value.code == "not_plain"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
def test_a_folder_of_loops_and_pipes_gives_its_plain_files(own: WordBanks, tmp_path: Path) -> None:
    folder = tmp_path / "lista"
    list_of(folder / "a.txt", "casa\n")
    os.mkfifo(folder / "pipe.txt")
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    (folder / "zero.txt").symlink_to("/dev/zero")
    assert own.add("mio", folder, "castellano").files == ["a.txt"]


def test_a_folder_without_a_list_says_so(own: WordBanks, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(WordBankError) as refused:
        own.add("mio", tmp_path / "empty", "castellano")
    assert refused.value.code == "no_files"


def test_a_zip_that_unpacks_to_more_than_a_list_is_refused(own: WordBanks, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", b"casa\n" * 20_000_000)
    assert (tmp_path / "bomb.zip").stat().st_size < 200_000
    with pytest.raises(WordBankError) as refused:
        own.add("mio", tmp_path / "bomb.zip", "castellano")
    assert refused.value.code == "too_large"


@pytest.mark.parametrize("name", ["../a.txt", "/etc/a.txt", "x/../../a.txt", "C:\\a.txt"])
def test_a_zip_with_names_that_lead_out_of_it_is_refused(own: WordBanks, tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "trick.zip", "w") as archive:
        archive.writestr(name, "casa\n")
    with pytest.raises(WordBankError) as refused:
        own.add("mio", tmp_path / "trick.zip", "castellano")
    assert refused.value.code == "unsafe"


def test_a_damaged_zip_is_told(own: WordBanks, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "casa\nperro\n" * 200)
    data = bytearray((tmp_path / "a.zip").read_bytes())
    data[40:50] = b"\xff" * 10
    (tmp_path / "a.zip").write_bytes(data)
    with pytest.raises(WordBankError) as refused:
        own.add("mio", tmp_path / "a.zip", "castellano")
    assert refused.value.code in ("bad_zip", "empty")


def test_too_many_files_and_too_large_files_are_refused(
    own: WordBanks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        list_of(tmp_path / "lista" / f"{number}.txt", "casa\n")
    monkeypatch.setattr(wordsources, "MOST_FILES", 3)
    with pytest.raises(WordBankError) as refused:
        wordsources.read_sources([tmp_path / "lista"])
    assert refused.value.code == "too_many_files"
    with pytest.raises(WordBankError) as refused:
        wordsources.read_plain(tmp_path / "lista" / "0.txt", 3)
    assert refused.value.code == "too_large"


def test_a_large_list_is_made_in_a_process_of_its_own_and_can_be_given_up_at_once(
    own: WordBanks, tmp_path: Path
) -> None:
    path = big_list(tmp_path / "big.txt", 60_000)
    heard: list[float] = []
    assert own.add("mio", path, "castellano", heard.append).kept == 60_000
    assert heard == sorted(heard) and heard[-1] == 1.0

    class GivenUp(Exception):
        pass

    def give_up(fraction: float) -> None:
        raise GivenUp

    with pytest.raises(GivenUp):
        own.add("otro", path, "castellano", give_up)
    assert own.names() == {"mio": "castellano"}, "nothing half made is left"
    assert not list((tmp_path / "data").rglob("*.part"))


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit of memory")
def test_a_list_that_takes_too_much_memory_is_refused_and_the_program_lives(tmp_path: Path) -> None:
    path = big_list(tmp_path / "big.txt", 200_000)
    with pytest.raises(WordBankError) as refused:
        bankmaker.make_bank([path], "castellano", memory=60 << 20)
    assert refused.value.code == "too_hard"


# -- the house's words -----------------------------------------------------------------------------------------------


def test_house_words_last_with_their_notes_and_change_what_counts(own: WordBanks, tmp_path: Path) -> None:
    assert "guasap" not in banks.load("castellano") and "casa" in banks.load("castellano")
    own.add_word("castellano", "Guasap", "lo decimos\ntodos")
    own.strike_word("castellano", "zuzón")
    again = WordBanks(tmp_path / "data")
    assert [(item.word, item.added, item.note) for item in again.house_words("castellano")] == [
        ("guasap", True, "lo decimos todos"),
        ("zuzon", False, ""),
    ]
    bank = banks.load(banks.current("castellano"))
    assert "guasap" in bank and "zuzon" not in bank and "casa" in bank
    assert "guasap" in banks.common(banks.current("castellano")), "who lives in the house knows its words"
    assert "guasap" not in banks.load("castellano")
    own.forget_word("castellano", "guasap")
    assert "guasap" not in banks.load(banks.current("castellano"))


def test_a_house_word_must_be_one_that_tiles_spell(own: WordBanks) -> None:
    for word in ("wifi", "a", "x" * 16, "dos palabras", ""):
        with pytest.raises(WordBankError) as refused:
            own.add_word("castellano", word)
        assert refused.value.code == "no_word"
    with pytest.raises(KeyError):
        own.add_word("klingon", "casa")


def test_a_new_match_has_the_house_words_and_an_old_one_keeps_what_it_had(own: WordBanks) -> None:
    first = AprologadosOptions(idioma="euskera").for_match(0)
    assert first.diccionario == "incluido", "without words of the house, a match is written as ever"
    own.add_word("euskera", "kaixito")
    second = AprologadosOptions(idioma="euskera").for_match(0)
    own.strike_word("euskera", "kaixito")
    third = AprologadosOptions(idioma="euskera").for_match(0)
    has = ["kaixito" in Aprologados.new(options, 1).setting.lexicon for options in (first, second, third)]
    assert has == [False, True, False]
    assert AprologadosOptions.parse(str(second)) == second
    assert second.for_match(1) == third, "a rematch is played with what counts now"
    assert second.to_offer() == AprologadosOptions(idioma="euskera"), "the set-up offers banks, not states"
    assert AprologadosOptions(idioma="aleatorio").for_match(0).diccionario == "incluido"


# -- banks come and go -----------------------------------------------------------------------------------------------

SHORT = "casa\nsaca\nasca\ncaso\nseca\ncosa\nes\nas\nse\nla\nal\nsal\nlas\nola\nsola\nlosa\nanes\nsena\nnota\ntono\n"


def played(options: AprologadosOptions, moves: int = 6) -> Match:
    match = Match(Aprologados, options, 5, SEATS)
    rng = random.Random(3)
    while match.state.turn is not None and len(match.moves) < moves:
        match.play(rng.choice(match.state.moves()))
    return match


def test_a_match_can_be_read_when_its_bank_was_removed_and_when_another_took_its_name(
    own: WordBanks, tmp_path: Path
) -> None:
    own.add("corto", list_of(tmp_path / "a.txt", SHORT), "castellano")
    match = played(AprologadosOptions(diccionario="corto").for_match(0))
    text = match.text()
    own.remove("corto")
    assert AprologadosOptions.parse("diccionario=corto").to_offer() == AprologadosOptions()
    assert own.names() == {} and "corto" not in banks.offered()
    assert Match.from_text(text).text() == text
    own.add("corto", list_of(tmp_path / "b.txt", "perro\nperros\nerro\n"), "castellano")
    assert own.names() == {"corto": "castellano"}
    assert Match.from_text(text).text() == text
    now = AprologadosOptions(diccionario="corto").for_match(0)
    assert list(Aprologados.new(now, 1).setting.lexicon) == ["erro", "perro", "perros"]
    own.remove("corto")
    with pytest.raises(KeyError):
        own.remove("corto")
    assert Match.from_text(text).text() == text


def test_house_words_of_an_own_bank_and_its_removal(own: WordBanks, tmp_path: Path) -> None:
    own.add("corto", list_of(tmp_path / "a.txt", SHORT), "castellano")
    own.add_word("corto", "tela")
    options = AprologadosOptions(diccionario="corto").for_match(0)
    text = played(options).text()
    own.remove("corto")
    assert Match.from_text(text).text() == text
    assert "tela" in Aprologados.new(options, 1).setting.lexicon


def test_a_bank_that_never_was_is_refused(own: WordBanks) -> None:
    for name in ("nada", "castellano~7", "../x"):
        with pytest.raises(BadOptions):
            AprologadosOptions(diccionario=name)


def test_names_of_the_program_are_taken(own: WordBanks, tmp_path: Path) -> None:
    path = list_of(tmp_path / "a.txt", "casa\n")
    for name in ("incluido", "castellano", "euskera_deklinatua", "mio_comun", "Mío", "a~2", "../a", ""):
        with pytest.raises(WordBankError) as refused:
            own.add(name, path, "castellano")
        assert refused.value.code == "name"


def test_a_bank_too_small_to_play_with_is_told_with_a_figure(own: WordBanks, tmp_path: Path) -> None:
    own.add("poco", list_of(tmp_path / "a.txt", "casa\n"), "castellano")
    share = own.too_small("poco")
    assert share is not None and 0 < share < 0.3
    assert own.too_small("castellano") is None and own.too_small("euskera_deklinatua") is None


def test_weaker_players_know_the_more_common_half_of_an_own_bank(own: WordBanks, tmp_path: Path) -> None:
    rare = ["zuzon", "azoico", "ajizal", "zacapela", "ñagaza", "oblea", "celdilla", "adarme"]
    everyday = ["casa", "sol", "perro", "mesa", "libro", "agua", "noche", "amigo"]
    own.add("mitad", list_of(tmp_path / "a.txt", "\n".join(rare + everyday)), "castellano")
    assert set(banks.common("mitad")) == set(everyday)
    state = Aprologados.new(AprologadosOptions(diccionario="mitad"), 3)
    state.racks[0] = list("zuzonsl")
    view = state.view(0)
    budget = Budget(playouts=5)
    assert "zuzon" in str(player(Level.MAESTRO).choose(view, budget))
    assert str(player(Level.HABITUAL).choose(view, budget)).endswith(" sol")
