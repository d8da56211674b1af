"""Pairings, tables, brackets, intervals and ratings, without a card being played."""

from dataclasses import replace

import pytest

from game.arena.bracket import bracket, podium
from game.arena.competition import Competition
from game.arena.intervals import share
from game.arena.ratings import Ratings
from game.arena.record import BadRecord, Record
from game.arena.schedule import AWAY, HOME, Terms, Tie, fixtures, phase_one
from game.arena.standings import Decision, Score, table
from game.core import Match

HOUSE = ("Casa 1", "Casa 2", "Casa 3")


def result(fixture, winner, points=(61, 59)):
    """A record of a game that nobody played."""
    return Record(fixture, (), (), points if winner != AWAY else points[::-1], winner)


def played(competition, winner_of):
    """Play a competition to its end; `winner_of` says who wins a game."""
    while not competition.over:
        fixture = competition.left()[0]
        competition.add(result(fixture, winner_of(fixture)))
    return competition


def by_strength(fixture):
    """The name that comes first in the alphabet wins; the house is beaten as often as the bot is early there."""
    home, away = fixture.tie.home, fixture.tie.away
    if away in HOUSE:
        return HOME if fixture.number >= ord(home[0]) - ord("a") else AWAY
    return HOME if home < away else AWAY


class TestSchedule:
    def test_r2_a_hundred_games_against_each_of_three_half_of_them_first(self):
        games = phase_one(Terms(7), ["alfa", "beta"], HOUSE)
        for bot in ("alfa", "beta"):
            for host in HOUSE:
                mine = [game for game in games if game.tie.home == bot and game.tie.away == host]
                assert len(mine) == 100
                assert sum(game.first == HOME for game in mine) == 50
        assert len(games) == 600

    def test_r2_who_goes_first_sits_at_seats_0_and_2_and_leads(self):
        for game in phase_one(Terms(7, 4), ["alfa"], HOUSE):
            match = game.match()
            assert match.state.turn == 0
            leader = "alfa" if game.first == HOME else game.tie.away
            assert [seat.name for seat in match.seats][::2] == [leader] * 2
            assert game.side(0) == game.side(2) == game.first != game.side(1) == game.side(3)

    def test_every_game_has_its_own_key_and_all_bots_meet_the_same_deals(self):
        games = phase_one(Terms(7, 10), ["alfa", "beta"], HOUSE)
        assert len({game.key for game in games}) == len(games)
        deals = {bot: [game.deal for game in games if game.tie.home == bot] for bot in ("alfa", "beta")}
        assert deals["alfa"] == deals["beta"]
        assert len(set(deals["alfa"])) == 30
        assert phase_one(Terms(8, 10), ["alfa"], HOUSE)[0].deal != games[0].deal

    def test_duplicate_gives_both_games_of_a_pair_one_deal_with_sides_exchanged(self):
        games = fixtures(Terms(7, 6, duplicate=True), Tie("k", "a", "b", "d"))
        for one, two in zip(games[::2], games[1::2], strict=True):
            assert (one.deal, one.luck) == (two.deal, two.luck)
            assert {one.first, two.first} == {HOME, AWAY}
        assert len({game.deal for game in games}) == 3

    def test_the_luck_of_players_is_not_the_deal(self):
        games = phase_one(Terms(7), ["alfa"], HOUSE)
        assert not {game.deal for game in games} & {game.luck for game in games}

    @pytest.mark.parametrize("games", [0, 1, 3, -2])
    def test_an_odd_number_of_games_is_refused(self, games):
        with pytest.raises(ValueError, match="even number"):
            Terms(7, games)


class TestTable:
    def test_r2_the_table_goes_by_games_won(self):
        competition = played(Competition(Terms(7, 10), ["c", "a", "b"], HOUSE), by_strength)
        assert [(row.name, row.points) for row in competition.table()] == [("a", 30), ("b", 27), ("c", 24)]
        assert not any(row.lot for row in competition.table())

    def test_r2_equals_are_placed_by_a_lot_that_the_seed_settles(self):
        orders = set()
        for seed in range(20):
            terms = Terms(seed, 2)
            records = [result(game, HOME) for game in phase_one(terms, "abc", HOUSE)]
            rows = table(terms, "abc", HOUSE, records)
            assert all(row.lot for row in rows)
            assert rows == table(terms, "abc", HOUSE, records)
            orders.add("".join(row.name for row in rows))
        assert len(orders) > 3

    def test_r2_a_draw_is_no_point_and_half_a_share(self):
        terms = Terms(7, 2)
        records = [result(game, None, (60, 60)) for game in phase_one(terms, "a", HOUSE)]
        (row,) = table(terms, "a", HOUSE, records)
        assert (row.points, row.draws, row.share.part, row.cards) == (0, 6, 0.5, (360, 360))

    def test_r3_even_ties_go_by_points_and_then_by_lot(self):
        def score(seed, second):
            terms = Terms(seed, 2)
            one, two = fixtures(terms, Tie("k", "a", "b", "d"))
            return Score(one.tie, [result(one, HOME), result(two, AWAY, second)]).winner(terms)

        assert score(7, (70, 50)) == (AWAY, Decision.POINTS)
        assert {score(seed, (61, 59)) for seed in range(20)} == {(HOME, Decision.LOT), (AWAY, Decision.LOT)}


class TestBracket:
    def test_r3_quarter_finals(self):
        slots = bracket("abcdefgh", {})
        assert [slot.sides for slot in slots[:4]] == [("a", "h"), ("d", "e"), ("b", "g"), ("c", "f")]

    def test_r3_the_whole_of_phase_2(self):
        competition = played(Competition(Terms(7, 20), "jihgfedcba", HOUSE), by_strength)
        assert competition.qualified == tuple("abcdefgh")
        assert competition.podium() == ["a", "b", "c"]
        assert [(slot.sides, slot.decision) for slot in competition.slots()[4:]] == [
            (("a", "d"), Decision.WINS),
            (("b", "c"), Decision.WINS),
            (("d", "c"), Decision.WINS),
            (("a", "b"), Decision.WINS),
        ]
        assert len(competition.records) == competition.games == 10 * 3 * 20 + 8 * 20

    @pytest.mark.parametrize(("bots", "ties"), [(2, 1), (3, 2), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (64, 8)])
    def test_r4_byes_fill_the_bracket(self, bots, ties):
        names = [f"{chr(97 + number % 26)}{number}" for number in range(bots)]
        competition = Competition(Terms(7, 2), names, HOUSE)
        assert competition.games == bots * 6 + ties * 2
        played(competition, lambda game: HOME)
        assert len(competition.records) == competition.games
        assert len(competition.podium()) == min(bots, 3)
        assert competition.podium()[0] == competition.qualified[0]

    def test_r4_one_bot_plays_no_phase_2(self):
        competition = played(Competition(Terms(7, 2), ["a"], HOUSE), by_strength)
        assert (len(competition.records), competition.slots(), competition.podium()) == (6, [], ["a"])

    def test_nobody_has_won_before_the_final_is_over(self):
        assert podium(bracket("ab", {})) == []


class TestCompetition:
    def test_records_say_everything(self):
        whole = played(Competition(Terms(7, 4), "abcde", HOUSE), by_strength)
        again = Competition(Terms(7, 4), "abcde", HOUSE)
        for record in whole.records:
            again.add(Record.read(again.left()[0], record.line()))
        assert (again.table(), again.slots(), again.podium()) == (whole.table(), whole.slots(), whole.podium())

    def test_a_game_out_of_turn_is_refused(self):
        competition = Competition(Terms(7, 4), "ab", HOUSE)
        with pytest.raises(BadRecord):
            competition.add(result(competition.left()[1], HOME))
        fixture = competition.left()[0]
        with pytest.raises(BadRecord):
            competition.add(result(replace(fixture, deal=fixture.deal + 1), HOME))

    @pytest.mark.parametrize("line", ["", "{", "[]", "{}", '{"game": 3}', "null"])
    def test_a_line_that_is_no_record_is_refused(self, line):
        with pytest.raises(BadRecord):
            Record.read(Competition(Terms(7, 4), "ab", HOUSE).left()[0], line)


class TestIntervals:
    def test_even_pairs_are_surer_than_single_games(self):
        exchanged, single = share([1, 0] * 50), share([1, 1, 0, 0] * 25)
        assert exchanged.part == single.part == 0.5
        assert exchanged.high - exchanged.low < 0.04
        assert 0.15 < single.high - single.low < 0.35

    def test_ordinary_luck_gives_wilsons_interval(self):
        found = share([1, 1, 1, 0, 0, 1, 0, 0] * 25)
        assert found.low == pytest.approx(0.431, abs=0.01)
        assert found.high == pytest.approx(0.569, abs=0.01)

    def test_the_ends_stay_within_0_and_1(self):
        assert share([]).low == 0.0 and share([]).high == 1.0
        always, never = share([1] * 100), share([0] * 100)
        assert always.high == pytest.approx(1.0) and 0.9 < always.low < 1.0
        assert never.low == pytest.approx(0.0) and 0.0 < never.high < 0.1


class TestRatings:
    def test_who_wins_rises_and_gets_surer(self):
        ratings = Ratings()
        fresh = ratings.of("a")
        for game in fixtures(Terms(7, 20), Tie("k", "a", "b", "d")):
            ratings.add(result(game, HOME))
        assert ratings.of("a").mu > fresh.mu > ratings.of("b").mu
        assert ratings.of("a").sigma < fresh.sigma
        assert ratings.of("nobody") == fresh

    def test_draws_keep_equals_equal(self):
        ratings = Ratings()
        for game in fixtures(Terms(7, 20), Tie("k", "a", "b", "d")):
            ratings.add(result(game, None))
        assert ratings.of("a").mu == pytest.approx(ratings.of("b").mu)


def test_r6_a_record_is_a_file_that_the_program_replays():
    fixture = fixtures(Terms(7, 2), Tie("k", "El\nNiño", "<b>", "d"))[0]
    match = fixture.match()
    while match.state.turn is not None:
        match.play(match.state.moves()[0])
    record = Record.of(fixture, match, ())
    again = Match.from_text(record.text())
    assert again.moves == match.moves and again.state.outcome == match.state.outcome
    assert record.match().text() == match.text()
    assert sum(record.points) == 120
