"""Opening the store in bad circumstances: it always opens, says what is wrong, and overwrites nothing."""

import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from game.core import BadMatch
from saves import FaultKind, NoSuchMatch, NoticeKind, Store, StoreFault, data_folder, schema
from saves import lock as lock_module
from saves.opening import FILE
from tests.saves.conftest import new_match, play

VERSIONS = Path(__file__).parent / "versions"


def kinds(store):
    return [notice.kind for notice in store.notices]


def filled(folder, clock, matches=30):
    """A folder with matches, people and settings; the texts of the matches by number."""
    with Store.open(folder, clock) as store:
        texts = {}
        for seed in range(matches):
            match = play(new_match(seed), None if seed % 3 == 0 else 4 + seed % 20)
            texts[store.matches.create(match)] = match.text()
        store.settings.change(volume=33)
        store.players.add("Iker", "owl")
    return texts


@pytest.fixture(scope="module")
def large_file(tmp_path_factory):
    """The bytes of a database with 120 matches, and the texts of these."""
    ticks = count(1_700_000_000)
    folder = tmp_path_factory.mktemp("large")
    texts = filled(folder, lambda: float(next(ticks)), 120)
    return (folder / FILE).read_bytes(), texts


def sound(store, texts):
    """How many of the matches have all their moves as they were."""
    good = 0
    for number, text in texts.items():
        try:
            found = store.matches.load(number)
        except (BadMatch, NoSuchMatch):
            continue
        good += found.text().partition("moves\n")[2] == text.partition("moves\n")[2]
    return good


def test_the_folder_is_the_system_s_or_the_user_s(monkeypatch, tmp_path):
    monkeypatch.setenv("SOBREMESA_DATA", str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"
    with Store.open() as store:
        assert store.file == tmp_path / "mine" / FILE
    monkeypatch.delenv("SOBREMESA_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "Sobremesa" in str(data_folder())


def test_what_was_shown_is_on_the_disk(store):
    ask = store._database.row
    assert ask("PRAGMA journal_mode")[0] == "wal"
    assert ask("PRAGMA synchronous")[0] == 2
    assert ask("PRAGMA foreign_keys")[0] == 1


def test_a_folder_with_odd_characters(tmp_path, clock):
    folder = tmp_path / "año #1 50% ¿qué? 🂡"
    texts = filled(folder, clock, 3)
    with Store.open(folder, clock) as store:
        assert kinds(store) == [] and sound(store, texts) == 3


# A folder that takes nothing


def works(store):
    number = store.matches.create(play(new_match(), 3))
    match = play(store.matches.load(number))
    store.matches.record(number, match)
    assert [line.id for line in store.matches.finished(limit=1)] == [number]
    assert store.settings.change(volume=1).volume == 1


def test_a_folder_that_cannot_be_made(tmp_path, clock):
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/dev/null/folder")):
        with Store.open(folder, clock) as store:
            assert kinds(store) == [NoticeKind.NOT_KEPT]
            assert store.notices[0].folder == folder
            assert store.notices[0].fault is FaultKind.READ_ONLY
            assert not store.lasting
            works(store)
    assert (tmp_path / "file").read_text() == "in the way"


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (sqlite3.SQLITE_FULL, FaultKind.FULL),
        (sqlite3.SQLITE_READONLY, FaultKind.READ_ONLY),
        (sqlite3.SQLITE_BUSY, FaultKind.BUSY),
        (sqlite3.SQLITE_IOERR, FaultKind.OTHER),
    ],
)
def test_a_disk_that_takes_nothing_still_shows_what_it_has(tmp_path, clock, monkeypatch, error, fault):
    texts = filled(tmp_path, clock, 4)
    before = (tmp_path / FILE).read_bytes()

    def refuse(path):
        problem = sqlite3.OperationalError("no")
        problem.sqlite_errorcode = error
        raise problem

    monkeypatch.setattr("saves.opening._sound", refuse)
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [NoticeKind.NOT_KEPT]
        assert (store.notices[0].fault, store.notices[0].folder) == (fault, tmp_path)
        assert sound(store, texts) == 4
        assert store.settings.load().volume == 33
        works(store)
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs a system with users")
def test_a_folder_without_the_right_to_write(tmp_path, clock, monkeypatch):
    texts = filled(tmp_path, clock, 4)
    real = os.open

    def refuse(path, flags, *rest, **more):
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, flags, *rest, **more)

    monkeypatch.setattr(lock_module.os, "open", refuse)
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [NoticeKind.NOT_KEPT] and store.notices[0].fault is FaultKind.READ_ONLY
        assert sound(store, texts) == 4


def test_a_disk_that_fills_up_while_playing(store):
    match = new_match()
    number = store.matches.create(match)
    connection = store._database.connection
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    with pytest.raises(StoreFault) as caught:
        store.settings.put("long", "x" * 100_000)
    assert caught.value.kind is FaultKind.FULL
    connection.execute("PRAGMA max_page_count = 1000000")
    play(match, 3)
    store.matches.record(number, match)
    assert store.matches.load(number).text() == match.text()


# Damage


def truncated(data):
    return data[: len(data) // 2]


def cut_in_a_page(data):
    return data[: len(data) * 2 // 3 + 1234]


def noise_in_the_middle(data):
    middle = len(data) // 2
    return data[:middle] + Random(1).randbytes(5000) + data[middle + 5000 :]


def noise_at_the_start(data):
    return Random(2).randbytes(3000) + data[3000:]


def zeroes_at_the_start(data):
    return bytes(4096) + data[4096:]


def header_only(data):
    return data[:60]


def not_a_database(data):
    return b"This is a letter to my grandmother.\n" * 400


def nothing(data):
    return b""


DAMAGES = [
    (truncated, 0),
    (cut_in_a_page, 55),
    (noise_in_the_middle, 60),
    (noise_at_the_start, 120),
    (zeroes_at_the_start, 120),
    (header_only, 0),
    (not_a_database, 0),
    (nothing, 0),
]


@pytest.mark.parametrize(("damage", "at_least"), DAMAGES)
def test_a_damaged_file_is_set_aside_and_read_as_far_as_it_goes(tmp_path, clock, large_file, damage, at_least):
    data, texts = large_file
    broken = damage(data)
    (tmp_path / FILE).write_bytes(broken)
    with Store.open(tmp_path, clock) as store:
        (notice,) = store.notices
        assert notice.kind is NoticeKind.DAMAGED_FILE and notice.why
        assert notice.file.parent == tmp_path and "damaged-20" in notice.file.name
        assert notice.file.read_bytes() == broken
        assert store.lasting
        assert sound(store, texts) >= at_least
        assert at_least <= notice.kept + notice.partial <= len(texts) - notice.lost
        works(store)
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == []
        assert len(store.matches.finished(limit=100)) >= 1


def test_any_damage_leaves_a_store_that_works(tmp_path, clock):
    """Fifteen files with noise, holes and cuts at random places: each opens, and can be played on."""
    texts = filled(tmp_path / "whole", clock, 12)
    data = (tmp_path / "whole" / FILE).read_bytes()
    rng = Random(3)
    for number in range(15):
        broken = bytearray(data)
        for _ in range(rng.choice((1, 3, 30))):
            place, size = rng.randrange(len(data)), rng.choice((1, 20, 600, 5000))
            size = min(size, len(data) - place)
            broken[place : place + size] = rng.choice((rng.randbytes(size), bytes(size)))
        if rng.random() < 0.2:
            del broken[rng.randrange(len(broken)) :]
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(broken)
        with Store.open(folder, clock) as store:
            assert store.lasting, store.notices
            assert kinds(store) in ([], [NoticeKind.DAMAGED_FILE])
            sound(store, texts)
            store.matches.unfinished()
            store.settings.load()
            store.players.recent()
            store.statistics.ranking("brisca")
            works(store)


def test_what_the_damaged_file_had_not_yet_taken_in_goes_aside_with_it(tmp_path, clock):
    """After a loss of power the latest moves are in the -wal file beside the database."""
    with Store.open(tmp_path / "running", clock) as running:
        texts = {}
        for seed in range(8):
            match = play(new_match(seed), 10)
            texts[running.matches.create(match)] = match.text()
        after = tmp_path / "after"
        after.mkdir()
        for ending in ("", "-wal"):
            (after / (FILE + ending)).write_bytes((tmp_path / "running" / (FILE + ending)).read_bytes())
    assert (after / f"{FILE}-wal").stat().st_size > 4096
    with Store.open(after, clock) as store:
        assert kinds(store) == [] and sound(store, texts) == 8
    for ending in ("", "-wal"):
        (after / (FILE + ending)).write_bytes(b"\xff" * 9000)
    with Store.open(after, clock) as store:
        aside = store.notices[0].file
        assert aside.read_bytes() == aside.with_name(f"{aside.name}-wal").read_bytes() == b"\xff" * 9000
        works(store)


def test_damage_that_sqlite_cannot_even_name(tmp_path, clock):
    """SQLite quotes the damaged list of tables in its message, which is then no text."""
    texts = filled(tmp_path, clock, 4)
    data = (tmp_path / FILE).read_bytes()
    place = data.index(b"CREATE TABLE seats")
    (tmp_path / FILE).write_bytes(data[:place] + b"CREATE \xe7\x90\xff" + data[place + 10 :])
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [NoticeKind.DAMAGED_FILE]
        assert sound(store, texts) == 4


def test_what_was_salvaged_keeps_people_and_settings(tmp_path, clock):
    filled(tmp_path, clock)
    path = tmp_path / FILE
    path.write_bytes(noise_at_the_start(path.read_bytes()))
    with Store.open(tmp_path, clock) as store:
        assert store.settings.load().volume == 33
        assert store.players.find("iker").avatar == "owl"
        assert store.statistics.of(store.players.find("Ana").id, "brisca").played == 10


def test_people_whose_rows_are_lost_come_back_from_their_seats(tmp_path, clock):
    texts = filled(tmp_path, clock)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'players'").fetchone()[0]
    data = bytearray((tmp_path / FILE).read_bytes())
    data[(root - 1) * 4096 : root * 4096] = Random(4).randbytes(4096)
    (tmp_path / FILE).write_bytes(data)
    with Store.open(tmp_path, clock) as store:
        assert store.notices[0].kept == sound(store, texts) == len(texts)
        assert store.statistics.of(store.players.find("Ana").id, "brisca").played == 10


def test_another_program_s_database_is_set_aside_whole(tmp_path, clock):
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE matches (flame TEXT)")
    before = (tmp_path / FILE).read_bytes()
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [NoticeKind.DAMAGED_FILE]
        assert store.notices[0].file.read_bytes() == before
        works(store)


def test_damage_under_a_running_copy_moves_nothing(tmp_path, clock):
    filled(tmp_path, clock, 3)
    with Store.open(tmp_path, clock):
        (tmp_path / FILE).write_bytes(not_a_database(b""))
        with Store.open(tmp_path, clock) as second:
            assert kinds(second) == [NoticeKind.NOT_KEPT]
            assert second.notices[0].fault is FaultKind.DAMAGED_IN_USE
            works(second)
        assert (tmp_path / FILE).read_bytes() == not_a_database(b"")
        (tmp_path / FILE).unlink()


# Versions


def test_a_file_of_a_newer_version_stays_untouched(tmp_path, clock):
    filled(tmp_path, clock, 3)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE tournaments (id INTEGER)")
        connection.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE).read_bytes()
    for run in range(2):
        with Store.open(tmp_path, clock) as store:
            assert kinds(store) == [NoticeKind.NEWER_VERSION]
            assert store.notices[0].file == tmp_path / FILE
            assert store.notices[0].used == store.file != tmp_path / FILE
            assert len(store.matches.finished()) == run, "what was played beside it lasts"
            works(store)
    assert (tmp_path / FILE).read_bytes() == before


def test_there_is_a_file_of_every_released_version():
    assert sorted(path.name for path in VERSIONS.iterdir()) == [
        f"v{number + 1}.sql" for number in range(len(schema.MIGRATIONS))
    ]


@pytest.mark.parametrize("dump", sorted(VERSIONS.iterdir()), ids=lambda path: path.stem)
def test_files_of_every_version_are_brought_to_ours(tmp_path, clock, dump):
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == []
        assert store._database.row("PRAGMA user_version")[0] == len(schema.MIGRATIONS)
        assert [person.name for person in store.players.recent()] == ["Iker", "Ana"]
        (line,) = store.matches.unfinished()
        assert len(store.matches.load(line.id).moves) == 5
        assert store.statistics.of(store.players.find("ana").id, "brisca").played == 1
        assert store.settings.load().volume == 33
        works(store)


def test_a_step_to_a_later_version_keeps_everything(tmp_path, clock, monkeypatch):
    texts = filled(tmp_path, clock, 5)
    later = (
        *schema.MIGRATIONS,
        "ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n"
        "    CREATE TABLE cups (id INTEGER PRIMARY KEY)",
    )
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [] and sound(store, texts) == 5
        assert store._database.row("SELECT colour FROM players")[0] == "red"
        assert store._database.row("PRAGMA user_version")[0] == len(later)


def test_a_step_that_fails_changes_nothing(tmp_path, clock, monkeypatch):
    texts = filled(tmp_path, clock, 5)
    with monkeypatch.context() as patched:
        failing = "ALTER TABLE players ADD COLUMN colour TEXT;\n CREATE UNIQUE INDEX one_match_a_game ON matches (game)"
        patched.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, failing))
        with Store.open(tmp_path, clock) as store:
            assert kinds(store) == [NoticeKind.NOT_KEPT]
            store.matches.create(new_match())
    with Store.open(tmp_path, clock) as store:
        assert kinds(store) == [] and sound(store, texts) == 5
