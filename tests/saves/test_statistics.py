import pytest

from game.brisca.parts import End
from game.core import Level, Outcome, Seat
from saves import ASSISTED, HeadToHead, Order
from tests.saves.conftest import new_match

ANA, IKER, ROSA, PEPE = Seat("Ana"), Seat("Iker"), Seat("Rosa", Level.MAESTRO), Seat("Pepe", Level.APRENDIZ)
REASON = next(iter(End))


@pytest.fixture
def results(store):
    """A function that stores a finished match with that outcome."""

    def add(seats, winners, points, assisted=()):
        number = store.matches.create(new_match(seats=seats, options=f"jugadores={len(seats)}"))
        for seat in assisted:
            store.matches.note(number, ASSISTED, seat=seat)
        store.matches.finish(number, Outcome(winners, REASON, points))

    add((ANA, IKER), (0,), (70, 50))
    add((IKER, ANA), (), (60, 60), assisted=(1,))
    add((ANA, ROSA), (1,), (20, 100))
    add((ANA, PEPE), (0,), (90, 30), assisted=(1,))
    add((ANA, ROSA, IKER, PEPE), (0, 2), (80, 40, 80, 40))
    add((ANA, ROSA, IKER), (1,), (30, 60, 30))
    store.matches.create(new_match(seats=(ANA, IKER)))
    store.matches.discard(store.matches.create(new_match(seats=(ANA, IKER))))
    return add


@pytest.mark.usefixtures("results")
def test_a_person_s_tally(store):
    ana = store.players.find("Ana")
    tally = store.statistics.of(ana.id, "brisca")
    assert (tally.played, tally.won, tally.lost, tally.drawn, tally.assisted) == (6, 3, 2, 1, 1)
    assert (tally.best, tally.mean, tally.win_percentage) == (90, pytest.approx(350 / 6), 50)
    assert store.statistics.by_game(ana.id) == {"brisca": tally}
    everything = store.statistics.of(ana.id)
    assert (everything.played, everything.best, everything.mean) == (6, None, None)
    assert store.statistics.of(ana.id, "chinchon").played == 0


def test_somebody_who_never_played(store):
    miren = store.players.add("Miren")
    assert store.statistics.of(miren.id).played == 0
    assert store.statistics.of(miren.id).name == "Miren"
    assert store.statistics.of(miren.id).win_percentage == 0
    assert store.statistics.ranking("brisca") == []


@pytest.mark.usefixtures("results")
def test_rankings(store):
    def names(order):
        return [(tally.name, tally.player is not None) for tally in store.statistics.ranking("brisca", order)]

    assert names(Order.WIN_PERCENTAGE) == [("Ana", True), ("Iker", True)]
    assert names(Order.MEAN_POINTS) == [("Ana", True), ("Iker", True)]
    levels = store.statistics.computer_ranking("brisca")
    assert [(tally.level, tally.played, tally.won) for tally in levels] == [
        (Level.MAESTRO, 3, 2),
        (Level.APRENDIZ, 2, 0),
    ]
    store.players.remove(store.players.find("Ana").id)
    assert names(Order.WIN_PERCENTAGE) == [("Iker", True)]


def test_the_two_rankings_differ(store, results):
    results((Seat("Miren"), ROSA), (1,), (118, 119))
    assert store.statistics.ranking("brisca", Order.MEAN_POINTS)[0].name == "Miren"
    assert store.statistics.ranking("brisca", Order.WIN_PERCENTAGE)[-1].name == "Miren"


def test_where_points_are_bad_the_fewest_lead(store, results):
    store._database.connection.execute("UPDATE matches SET game = 'chinchon'")
    ranking = store.statistics.ranking("chinchon", Order.MEAN_POINTS)
    assert [tally.name for tally in ranking] == ["Iker", "Ana"]
    assert [tally.best for tally in ranking] == [30, 20]


@pytest.mark.usefixtures("results")
def test_head_to_head(store):
    ana, iker = store.players.find("Ana").id, store.players.find("Iker").id
    assert store.statistics.head_to_head(ana, iker) == HeadToHead(met=4, won=1, lost=0)
    assert store.statistics.head_to_head(iker, ana, "brisca") == HeadToHead(met=4, won=0, lost=1)
    assert store.statistics.head_to_head(ana, iker).even == 3
    assert store.statistics.head_to_head(ana, iker, "cachos") == HeadToHead()
    assert store.statistics.against_level(ana, Level.MAESTRO) == HeadToHead(met=3, won=1, lost=2)
    assert store.statistics.against_level(iker, Level.APRENDIZ) == HeadToHead(met=1, won=1, lost=0)


def test_who_loses_to_a_bank_has_lost_and_not_drawn(store):
    class ToTheBank(Outcome):
        draw = False

    for outcome in (ToTheBank((), REASON, (0, 5)), Outcome((), REASON, (60, 60))):
        store.matches.finish(store.matches.create(new_match(seats=(ANA, IKER))), outcome)
    tally = store.statistics.of(store.players.find("Ana").id)
    assert (tally.won, tally.lost, tally.drawn) == (0, 1, 1)
    assert [line.result.draw for line in store.matches.finished()] == [True, False]
