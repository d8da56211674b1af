"""A match: its text both ways, undo, and every kind of damage told with its line."""

import pytest

from game.brisca import Brisca
from game.brisca.parts import BriscaOptions, Drawn, Play
from game.cards import Card
from game.core import BadMatch, BadOptions, CommonReason, IllegalMove, Level, Match, Seat
from game.core.registry import NAMES
from tests.game.brisca.tables import first_moves

SEATS = (Seat("Ane"), Seat("Máquina", Level.MAESTRO))


def two_players(moves=0, **options):
    return first_moves(Match(Brisca, BriscaOptions(jugadores=2, empieza=1, **options), seed=5, seats=SEATS), moves)


def lines_of(moves=4):
    return two_players(moves).text().splitlines()


def fault(lines):
    """What reading says about these lines."""
    with pytest.raises(BadMatch) as caught:
        Match.from_text(lines if isinstance(lines, str) else "\n".join(lines) + "\n")
    return caught.value


class TestPlay:
    def test_keeps_moves_movers_and_events(self):
        match = two_players(2)
        assert match.movers == [0, 1]
        assert len(match.moves) == 2
        assert len(match.events) == 3
        assert match.events[0] == match.state.opening
        assert any(isinstance(event, Drawn) for event in match.events[2])

    def test_a_refused_move_is_not_kept(self):
        match = two_players()
        with pytest.raises(IllegalMove):
            match.play(match.state.moves()[0], seat=1)
        assert (match.moves, match.movers, len(match.events), match.state.turn) == ([], [], 1, 0)

    def test_names_are_given_where_none_are(self):
        assert [seat.name for seat in Match(Brisca).seats] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
        assert all(seat.human for seat in Match(Brisca).seats)

    @pytest.mark.parametrize("count", [1, 3])
    def test_as_many_seats_as_players(self, count):
        with pytest.raises(BadOptions, match="seats"):
            Match(Brisca, BriscaOptions(jugadores=2), seats=[Seat("x")] * count)

    def test_until(self):
        match = two_players(9)
        assert match.until(4).text() == two_players(4).text()
        assert len(match.moves) == 9


class TestText:
    def test_is_what_a_person_can_read(self):
        match = Match(Brisca, BriscaOptions(jugadores=2, cambio_del_7=True, empieza=1), 5, SEATS)
        match.play(match.state.moves()[0])
        assert match.text() == (
            "sobremesa match 1\n"
            "game brisca rules 2\n"
            "options jugadores=2 al_mejor_de=1 cambio_del_7=on puntos_a_la_vista=off empieza=1\n"
            "seed 5\n"
            "seat human Ane\n"
            "seat maestro Máquina\n"
            "moves\n"
            f"0 {match.moves[0]}\n"
            "end 1\n"
        )

    @pytest.mark.parametrize("moves", [0, 1, 7, 40])
    def test_round_trip(self, moves):
        match = two_players(moves)
        again = Match.from_text(match.text())
        assert again.text() == match.text()
        assert (again.game, again.options, again.seed, again.seats) == (Brisca, match.options, 5, SEATS)
        assert (again.moves, again.movers, again.events) == (match.moves, match.movers, match.events)
        assert [again.state.view(seat) for seat in (0, 1)] == [match.state.view(seat) for seat in (0, 1)]
        assert (again.state.outcome is not None) == (moves == 40)

    @pytest.mark.parametrize(
        ("name", "read"),
        [
            ("Ane", "Ane"),
            ("  Ane  Miren ", "Ane Miren"),
            ("a\nend 0\nb", "a end 0 b"),
            ("a\u2028b\x85c\x0bd\x1ce", "a b c d e"),
            ("", "?"),
            (" \n", "?"),
            ("# no comment", "# no comment"),
            ("<b>Jon</b>", "<b>Jon</b>"),
            ("👵🏽🃏", "👵🏽🃏"),
            ("שלום עולם", "שלום עולם"),
            ("x" * 200, "x" * 200),
        ],
    )
    def test_names_stay_on_their_line(self, name, read):
        match = Match(Brisca, BriscaOptions(jugadores=2), 5, [Seat(name), SEATS[1]])
        assert Match.from_text(match.text()).seats == (Seat(read), SEATS[1])

    def test_comments_blank_lines_and_windows_line_ends(self):
        lines = lines_of()
        written = "\r\n".join(["# a comment", "", *lines[:7], "  #> an event", *lines[7:], "", "# the end"])
        assert Match.from_text(written).text() == two_players(4).text()

    def test_options_left_out_keep_their_defaults(self):
        lines = lines_of()
        lines[2] = "options jugadores=2 empieza=1"
        assert Match.from_text("\n".join(lines)).options == BriscaOptions(jugadores=2, empieza=1)

    @pytest.mark.parametrize("seed", [0, -3, 2**63])
    def test_any_whole_seed(self, seed):
        assert Match.from_text(Match(Brisca, seed=seed).text()).seed == seed


class TestUndo:
    def test_takes_back_the_own_last_move(self):
        match, before = two_players(2), two_players(2).text()
        move = match.state.moves()[1]
        seat = match.state.turn
        match.play(move)
        assert match.can_undo(seat)
        assert match.undo(seat) == move
        assert match.text() == before
        assert match.state.turn == seat
        assert len(match.events) == 3

    def test_refused_to_another_seat(self):
        match = two_players(1)
        self.refused(match, 1, CommonReason.NOTHING_TO_UNDO)

    def test_refused_without_a_move(self):
        self.refused(two_players(), 0, CommonReason.NOTHING_TO_UNDO)

    def test_refused_after_a_reveal(self):
        match = two_players(2)
        assert match.movers[-1] == 1
        self.refused(match, 1, CommonReason.WOULD_REVEAL)

    def test_refused_after_a_new_deal(self):
        match = first_moves(two_players(al_mejor_de=3), 40)
        assert len(match.state.results) == 1 and match.state.outcome is None
        self.refused(match, match.movers[-1], CommonReason.WOULD_REVEAL)

    def test_refused_at_the_end(self):
        match = two_players(40)
        assert match.state.outcome is not None
        self.refused(match, match.movers[-1], CommonReason.WOULD_REVEAL)

    def test_allowed_after_a_trick_without_a_draw(self):
        match = two_players(36)
        assert match.state.stock == [] and match.state.table == []
        match.undo(match.movers[-1])
        assert len(match.moves) == 35

    def refused(self, match, seat, reason):
        before = match.text()
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove) as caught:
            match.undo(seat)
        assert caught.value.reason == reason
        assert match.text() == before


class TestDamage:
    """Lines of the text: 1 header, 2 game, 3 options, 4 seed, 5–6 seats, 7 moves, 8–11 four moves, 12 end."""

    @pytest.mark.parametrize("cut", range(1, 13))
    def test_cut_after_a_line(self, cut):
        error = fault(lines_of()[: cut - 1])
        assert error.line == (1 if cut == 1 else cut)
        assert "ends too early" in error.why or "is cut" in error.why or "no saved match" in error.why

    def test_cut_anywhere_is_never_taken_for_whole(self):
        text = two_players(4).text()
        for length in range(len(text) - 1):
            error = fault(text[:length])
            assert 1 <= error.line <= 12
            assert error.why

    def test_cut_in_the_middle_of_a_line_keeps_what_was_sound(self):
        lines = lines_of()
        error = fault([*lines[:9], lines[9][:3]])
        assert error.line in (10, 11)
        assert error.match.moves[:2] == two_players(4).moves[:2]
        assert len(error.match.moves) in (2, 3)

    def test_a_cut_number_of_moves(self):
        error = fault(two_players(12).text()[:-2])
        assert (error.line, error.why) == (20, "says 1 moves, but 12 stand above")
        assert len(error.match.moves) == 12

    def test_empty(self):
        error = fault("")
        assert error.line == 1 and "no saved match" in error.why and error.match is None

    @pytest.mark.parametrize("header", ["hello", "sobremesa", "sobremesa match", "sobremesa match x", "PNG\x00"])
    def test_wrong_header(self, header):
        error = fault([header, *lines_of()[1:]])
        assert error.line == 1
        assert "no saved match" in error.why and "'sobremesa match 1'" in error.why

    @pytest.mark.parametrize("version", ["2", "10", "99999"])
    def test_newer_version(self, version):
        error = fault([f"sobremesa match {version}", "something that only the future understands"])
        assert (error.line, error.why) == (1, "written by a newer version of the program")

    def test_unknown_game(self):
        error = self.with_line(2, "game mus")
        assert error.line == 2
        assert error.why == f"there is no game 'mus'; there are {', '.join(NAMES)}"

    def test_unknown_option(self):
        error = self.with_line(3, "options jugadores=2 arrastre=on")
        assert error.line == 3
        assert error.why.startswith("option arrastre: 'on' does not fit; allowed: one of the options jugadores,")

    @pytest.mark.parametrize("value", ["7", "-1", "two", "", "9" * 5000])
    def test_option_out_of_range(self, value):
        error = self.with_line(3, f"options jugadores={value}")
        assert error.line == 3
        assert error.why.endswith("allowed: 2, 3, 4")

    def test_option_without_value(self):
        error = self.with_line(3, "options jugadores")
        assert error.line == 3 and "name=value" in error.why

    @pytest.mark.parametrize("seed", ["", "many", "1.5", "9" * 5000])
    def test_seed_that_is_no_number(self, seed):
        error = self.with_line(4, f"seed {seed}")
        assert error.line == 4
        assert "whole number" in error.why

    def test_unknown_level(self):
        error = self.with_line(6, "seat catedratico Máquina")
        assert error.line == 6
        assert error.why == "nobody plays as 'catedratico'; a seat is one of human, aprendiz, habitual, maestro"

    def test_too_few_seats(self):
        lines = lines_of()
        error = fault([*lines[:5], *lines[6:]])
        assert error.line == 6
        assert error.why == "expected 'seat …', found 'moves'"

    def test_too_many_seats(self):
        lines = lines_of()
        error = fault([*lines[:6], lines[5], *lines[6:]])
        assert error.line == 7
        assert error.why.startswith("expected 'moves …', found 'seat")

    @pytest.mark.parametrize("number", [2, 3, 4, 6, 7])
    def test_a_missing_line_of_the_heading(self, number):
        lines = lines_of()
        assert fault(lines[: number - 1] + lines[number:]).line == number

    def test_illegal_move(self):
        match = two_players(4)
        foreign = next(Play(Card("O", n)) for n in (1, 2, 3) if Play(Card("O", n)) not in match.until(2).state.moves())
        error = self.with_line(10, f"{match.movers[2]} {foreign}")
        assert error.line == 10
        assert f"'{match.movers[2]} {foreign}': brisca.not_in_hand" in error.why
        assert error.match.text() == match.until(2).text()

    def test_move_out_of_turn(self):
        match = two_players(4)
        error = self.with_line(10, f"{1 - match.movers[2]} {match.moves[2]}")
        assert error.line == 10 and "common.not_your_turn" in error.why

    def test_unreadable_move(self):
        error = self.with_line(10, "0 banana")
        assert error.line == 10
        assert "'banana' is not a move; expected a card like O1" in error.why

    @pytest.mark.parametrize("line", ["O1", "x O1", "0", "-1 O1", "9" * 5000 + " O1", "² O1"])
    def test_no_seat_or_no_move(self, line):
        error = self.with_line(9, line)
        assert error.line == 9
        assert error.why.startswith("expected a seat and a move")
        assert len(error.match.moves) == 1

    def test_move_after_the_end_of_the_match(self):
        lines = two_players(40).text().splitlines()
        error = fault([*lines[:-1], "0 O1", "end 41"])
        assert error.line == 48 and "common.match_over" in error.why
        assert error.match.state.outcome is not None

    @pytest.mark.parametrize("end", ["end 3", "end 5", "end", "end many"])
    def test_wrong_count(self, end):
        error = self.with_line(12, end)
        assert error.line == 12
        assert error.why.endswith("but 4 stand above")
        assert len(error.match.moves) == 4

    def test_lines_after_the_end(self):
        error = fault([*lines_of(), "0 O1"])
        assert error.line == 13 and "more lines follow" in error.why
        assert len(error.match.moves) == 4

    def test_the_message_starts_with_the_line(self):
        assert str(self.with_line(10, "0 banana")).startswith("line 10: ")

    def with_line(self, number, line):
        lines = lines_of()
        lines[number - 1] = line
        return fault(lines)
