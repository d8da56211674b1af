import pytest

from game.core import BadMatch, Level, Match, OtherRules, Outcome, Seat
from game.core.registry import NAMES, game_type
from saves import ASSISTED, MatchClosed, MatchInUse, NoSuchMatch, NoticeKind, Store, StoreFault
from saves.files import export_file, file_name, import_file
from tests.game.variants import VARIANTS
from tests.saves.conftest import PEOPLE, new_match, play


def reopened(store, clock):
    folder = store.file.parent
    store.close()
    return Store.open(folder, clock)


def test_a_match_is_there_again_move_by_move(store, clock):
    match = new_match()
    number = store.matches.create(match)
    for _ in range(7):
        play(match, 1)
        store.matches.record(number, match)
    with reopened(store, clock) as again:
        assert again.notices == []
        (line,) = again.matches.unfinished()
        assert (line.id, line.game, line.moves, line.in_use) == (number, "brisca", 7, False)
        assert line.seats == match.seats
        assert line.options == str(match.options)
        assert line.last_played > line.started
        assert again.matches.load(number).text() == match.text()


def test_undo_takes_the_last_move_back(store):
    match = play(new_match(), 4)
    number = store.matches.create(match)
    store.matches.undo(number)
    assert store.matches.load(number).text() == match.until(3).text()


def test_record_makes_good_what_was_not_stored(store):
    match = new_match()
    number = store.matches.create(match)
    play(match, 5)
    store.matches.record(number, match)
    assert store.matches.load(number).text() == match.text()
    other = match.until(2)
    other.play(next(move for move in other.state.moves() if move != match.moves[2]))
    play(other, 4)
    store.matches.record(number, other)
    assert store.matches.load(number).text() == other.text()
    store.matches.record(number, other.until(1))
    assert store.matches.load(number).text() == other.until(1).text()


def test_a_move_that_cannot_be_stored_is_told_and_stored_with_the_next(store):
    match = play(new_match(), 1)
    number = store.matches.create(match)
    store._database.connection.execute("PRAGMA query_only = ON")
    play(match, 1)
    with pytest.raises(StoreFault):
        store.matches.record(number, match)
    store._database.connection.execute("PRAGMA query_only = OFF")
    play(match, 1)
    store.matches.record(number, match)
    assert store.matches.load(number).text() == match.text()


def test_the_last_move_ends_the_match_in_its_own_transaction(store):
    match = new_match()
    number = store.matches.create(match)
    while match.state.turn is not None:
        play(match, 1)
        store.matches.record(number, match)
    assert store.matches.unfinished() == []
    (line,) = store.matches.finished()
    outcome = match.state.outcome
    assert line.result.winners == outcome.winners
    assert line.result.points == outcome.points
    assert line.result.reason == outcome.reason.value
    assert store.matches.load(number).text() == match.text()
    with pytest.raises(MatchClosed):
        store.matches.record(number, match.until(3))
    with pytest.raises(MatchClosed):
        store.matches.undo(number)


def test_finished_matches_can_be_chosen_by_game_and_person(store):
    for seed, name in enumerate(("Ana", "Iker", "ana", "Miren")):
        store.matches.create(play(new_match(seed, (Seat(name), Seat("Rosa", Level.APRENDIZ)))))
    ana = store.players.find("ANA")
    assert len(store.matches.finished()) == 4
    assert [line.seats[0].name for line in store.matches.finished(player=ana.id)] == ["Ana", "Ana"]
    assert store.matches.finished("chinchon") == []
    assert [line.id for line in store.matches.finished("brisca", limit=2, offset=1)] == [3, 2]


def test_finish_without_a_last_move(store):
    match = play(new_match(), 3)
    reason = play(new_match()).state.outcome.reason
    number = store.matches.create(match)
    store.matches.finish(number, Outcome((1,), reason, (0, 7)))
    (line,) = store.matches.finished()
    assert (line.result.winners, line.result.points) == ((1,), (0, 7))


def test_a_discarded_match_is_off_the_lists(store):
    number = store.matches.create(play(new_match(), 3))
    store.matches.discard(number)
    assert store.matches.unfinished() == store.matches.finished() == []
    assert store.matches.export(number)
    with pytest.raises(MatchClosed):
        store.matches.discard(number)


def test_a_number_without_a_match(store):
    for act in (store.matches.load, store.matches.export, store.matches.undo, store.matches.line):
        with pytest.raises(NoSuchMatch):
            act(99)


def test_notes(store):
    number = store.matches.create(new_match())
    store.matches.note(number, ASSISTED, seat=0)
    store.matches.note(number, "mood", "bold")
    store.matches.note(number, "mood", "careful")
    assert store.matches.notes(number) == {"mood": "careful"}
    assert store.matches.notes(number, 0) == {ASSISTED: "yes"}


def test_two_stores_do_not_open_the_same_match(store, clock):
    match = play(new_match(), 3)
    number = store.matches.create(match)
    with Store.open(store.file.parent, clock) as other:
        assert [line.in_use for line in other.matches.unfinished()] == [True]
        assert [line.in_use for line in store.matches.unfinished()] == [False]
        with pytest.raises(MatchInUse):
            other.matches.load(number)
        with pytest.raises(MatchInUse):
            other.matches.record(number, match)
        own = other.matches.create(new_match(2))
        store.matches.close(number)
        assert other.matches.load(number).text() == match.text()
        with pytest.raises(MatchInUse):
            store.matches.record(number, match)
    assert {line.id: line.in_use for line in store.matches.unfinished()} == {number: False, own: False}


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE moves SET text = 'X9' WHERE number = 2",
        "UPDATE moves SET seat = 1 - seat WHERE number = 2",
        "UPDATE moves SET text = CAST(x'ff00fe' AS TEXT) WHERE number = 2",
        "DELETE FROM moves WHERE number = 2",
        "DELETE FROM moves WHERE number = 4",
        "UPDATE matches SET options = 'jugadores=99'",
        "UPDATE matches SET seed = 'seven'",
        "DELETE FROM seats WHERE seat = 1",
        "UPDATE seats SET level = 'dios' WHERE seat = 1",
    ],
)
def test_a_damaged_match_is_set_aside_and_the_others_are_untouched(store, clock, harm):
    match = play(new_match(), 5)
    bad = store.matches.create(match)
    store._database.connection.execute(harm)
    good = store.matches.create(play(new_match(2), 5))
    store.matches.close(good)
    with pytest.raises(BadMatch) as caught:
        store.matches.load(bad)
    if "number" in harm:
        assert caught.value.match.text() == match.until(4 if "= 4" in harm else 2).text()
        assert store.matches.load(store.matches.create(caught.value.match)).moves == caught.value.match.moves
    assert [(notice.kind, notice.match) for notice in store.notices] == [(NoticeKind.DAMAGED_MATCH, bad)]
    assert bad not in [line.id for line in store.matches.unfinished()]
    assert [line.id for line in store.matches.damaged()] == [bad]
    assert store.matches.export(bad).startswith("sobremesa match 1")
    assert len(store.matches.load(good).moves) == 5


def test_a_list_survives_an_unknown_level(store):
    store.matches.create(new_match())
    store._database.connection.execute("UPDATE seats SET level = 'dios' WHERE seat = 1")
    assert store.matches.unfinished() == []
    assert store.notices[0].kind is NoticeKind.DAMAGED_MATCH


def test_a_match_that_can_be_read_again_comes_back(store):
    number = store.matches.create(play(new_match(), 5))
    text = store._database.row("SELECT text FROM moves WHERE number = 2")["text"]
    store._database.connection.execute("UPDATE moves SET text = 'X9' WHERE number = 2")
    with pytest.raises(BadMatch):
        store.matches.load(number)
    store._database.connection.execute("UPDATE moves SET text = ? WHERE number = 2", (text,))
    assert len(store.matches.load(number).moves) == 5
    assert [line.id for line in store.matches.unfinished()] == [number]


def test_a_game_of_a_newer_program_is_left_alone(store):
    number = store.matches.create(play(new_match(), 5))
    store._database.connection.execute("UPDATE matches SET game = 'mus'")
    with pytest.raises(BadMatch, match="mus"):
        store.matches.load(number)
    assert store.matches.unfinished() == store.matches.damaged() == store.notices == []


def other_rules(store, number):
    store._database.connection.execute("UPDATE matches SET rules = 9 WHERE id = ?", (number,))
    store.matches.close(number)


def test_a_match_by_other_rules_is_shown_and_says_why_it_cannot_be_continued(store):
    match = play(new_match(), 5)
    number = store.matches.create(match)
    other_rules(store, number)
    with pytest.raises(OtherRules) as caught:
        store.matches.load(number)
    assert caught.value.details == {"game": "brisca", "rules": 9, "current": 2}
    (line,) = store.matches.unfinished()
    assert (line.id, line.rules, line.playable, line.moves, line.seats) == (number, 9, False, 5, match.seats)
    assert store.matches.damaged() == store.notices == []
    stored = [(mover, str(move)) for mover, move in zip(match.movers, match.moves, strict=True)]
    assert store.matches.moves(number) == stored
    assert store.matches.export(number) == match.text().replace("rules 2", "rules 9")
    store.matches.discard(number)
    assert store.matches.unfinished() == []


def test_a_finished_match_by_other_rules_is_counted(store):
    match = play(new_match())
    number = store.matches.create(match)
    other_rules(store, number)
    (line,) = store.matches.finished()
    outcome = match.state.outcome
    assert (line.playable, line.result.winners, line.result.points) == (False, outcome.winners, outcome.points)
    assert store.statistics.of(store.players.find("ana").id, "brisca").played == 1
    with pytest.raises(OtherRules):
        store.matches.load(number)
    assert store.matches.line(number).damage is None


def test_a_match_by_older_rules_that_are_still_played_goes_on(store):
    old = play(Match(game_type("brisca").under(1), new_match().options, 3, PEOPLE), 4)
    number = store.matches.create(old)
    assert store.matches.line(number).playable
    again = store.matches.load(number)
    assert (again.game.rules, again.text()) == (1, old.text())
    store.matches.record(number, play(again, 2))
    assert store.matches.load(number).text() == again.text()


def test_export_and_import(store, tmp_path):
    match = play(new_match(), 9)
    number = store.matches.create(match)
    assert store.matches.export(number) == match.text()
    path = tmp_path / file_name(store.matches.line(number))
    export_file(store, number, path)
    again = import_file(store, path)
    assert again != number
    assert store.matches.load(again).text() == match.text()
    assert [item.name for item in tmp_path.iterdir() if item.is_file()] == [path.name]
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert store.matches.load(import_file(store, path)).text() == match.text()


def test_a_file_cut_anywhere_says_so_and_keeps_what_is_sound(store):
    match = play(new_match(), 6)
    text = match.text()
    for length in range(len(text) - 1):
        with pytest.raises(BadMatch) as caught:
            store.matches.import_text(text[:length])
        if caught.value.match is not None:
            found = caught.value.match
            assert found.text() == match.until(len(found.moves)).text()
    assert store.matches.unfinished() == []


def test_files_that_are_no_match(store, tmp_path):
    path = tmp_path / "some.txt"
    for content in (b"", b"\x00\xff" * 50, b"hello\n", b"x" * 3_000_000, b"sobremesa match 99\n"):
        path.write_bytes(content)
        with pytest.raises(BadMatch):
            import_file(store, path)


def test_an_imported_match_counts_for_nobody(store):
    store.matches.import_text(play(new_match()).text())
    assert store.players.find("Ana") is None
    assert store.statistics.ranking("brisca") == store.statistics.computer_ranking("brisca") == []
    assert [line.imported for line in store.matches.finished()] == [True]


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in NAMES for options in VARIANTS[name][:2]])
def test_matches_of_every_game_last(store, name, options):
    game = game_type(name)
    match = Match(game, game.options_type.parse(options), 5)
    number = store.matches.create(match)
    for _ in range(6):
        play(match, 5)
        store.matches.record(number, match)
        if match.state.outcome is not None:
            break
    assert store.matches.load(number).text() == match.text()
    finished = match.state.outcome is not None
    assert [line.id for line in (store.matches.finished if finished else store.matches.unfinished)()] == [number]
