"""RoboBrisca's files of 48 lines: written, read back, and refused in the line that is wrong."""

from random import Random

import pytest

from game.__main__ import main
from game.arena.reading import read_match
from game.arena.record import Record
from game.arena.robobrisca.gamefile import BadGameFile, read_game, write_game
from game.arena.schedule import Terms, Tie, fixtures
from game.brisca import Brisca
from game.brisca.deals import deck_of, number_of
from game.brisca.parts import BriscaOptions
from game.brisca.rules import KnownDeal, points_of, trick_winner
from game.cards import DECK_40, Card
from game.core import BadMatch, Match, Seat
from game.core.chance import shuffled

NAMES = ("Ane", "Beñat", "Ane", "Beñat")


def play_out(match, rng):
    """Play any legal cards to the end."""
    while match.state.turn is not None:
        match.play(rng.choice(match.state.moves()))
    return match


def a_game(seed=1, names=NAMES, **options):
    return play_out(Match(Brisca, BriscaOptions(**options), seed, [Seat(name) for name in names]), Random(seed))


@pytest.mark.parametrize("seed", range(20))
def test_an_order_of_the_deck_has_a_number_and_back(seed):
    deck = shuffled(DECK_40, Random(seed))
    assert deck_of(number_of(deck)) == deck


def test_orders_that_are_none():
    for wrong in (DECK_40[1:], (*DECK_40, Card("O", 1)), (DECK_40[0], *DECK_40[:-1])):
        with pytest.raises(ValueError, match=r"missing|not in list"):
            number_of(wrong)


def test_r6_the_48_lines_are_as_described():
    for seed in range(60):
        match = a_game(seed)
        start, lines = match.until(0).state, write_game(match).splitlines()
        assert len(lines) == 48
        assert lines[0] == "Ane Beñat Ane Beñat "
        assert lines[1] == str(start.turn)
        undealt = [Card.parse(word) for word in lines[2].split()]
        assert len(undealt) == 28 and undealt[-1] == start.trump_card
        drawn = [event.card for events in match.events for event in events if type(event).__name__ == "Drawn"]
        assert undealt == drawn
        assert [line.split() for line in lines[3:7]] == [list(map(str, hand)) for hand in start.hands]
        played = [f"{mover} {move}" for mover, move in zip(match.movers, match.moves, strict=True)]
        assert [line.rpartition(" ")[0] for line in lines[7:47]] == played
        tricks = match.state.tricks
        taken = [sum(points_of(trick.cards) for trick in tricks if trick.winner == seat) for seat in range(4)]
        assert lines[47] == " ".join(map(str, taken)) and sum(taken) == 120


def test_the_rewards_are_those_of_the_description():
    """Who leads has the value of their card; the others the points on the table, plus if theirs is the best so far."""
    for seed in range(60):
        match = a_game(seed)
        lines = write_game(match).splitlines()[7:47]
        rewards = [int(line.split()[2]) for line in lines]
        for number, trick in enumerate(match.state.tricks):
            for place in range(4):
                cards = trick.cards[: place + 1]
                points = points_of(cards)
                best = trick_winner(cards, match.state.trump_card.suit) == place
                assert rewards[4 * number + place] == (points if best else -points)


def test_written_and_read_back_it_is_the_same_game():
    for seed in range(80):
        match = a_game(seed)
        text = write_game(match)
        again = read_game(text)
        assert again.moves == match.moves and again.movers == match.movers
        assert again.events == match.events
        assert again.state.outcome == match.state.outcome
        assert again.seats == match.seats
        assert write_game(again) == text
        assert again.until(7).state.view(None).table == match.until(7).state.view(None).table


def test_a_game_that_was_read_has_a_text_of_its_own():
    """The number of the deal stands where the seed stands, and its rules are those of version 0."""
    match = read_game(write_game(a_game(3)))
    text = match.text()
    assert "game brisca rules 0\n" in text
    again = Match.from_text(text)
    assert again.game is KnownDeal and again.events == match.events and again.text() == text


def test_a_known_deal_of_several_games_goes_on_by_lot():
    state = play_out(Match(KnownDeal, BriscaOptions(al_mejor_de=3), 12345), Random(1)).state
    assert len(state.results) >= 2 and state.outcome is not None


def test_a_record_of_the_league_gives_the_same_file_as_its_match():
    for fixture in fixtures(Terms(seed=5, games=4), Tie("1-01", "El primero", "otro", "d")):
        match = play_out(fixture.match(), Random(fixture.number))
        text = Record.of(fixture, match, ()).robobrisca()
        assert text == write_game(match)
        assert text.startswith("El_primero otro " if fixture.first == 0 else "otro El_primero ")
        assert read_match(text).moves == match.moves


def test_either_form_is_read():
    match = a_game(2)
    assert read_match(write_game(match)).events == match.events
    assert read_match("# a remark\n" + match.text()).text() == match.text()
    with pytest.raises(BadMatch, match="this is no saved match"):
        read_match("hello\n")
    for none in ("", "\n", "a\nb", "a\nb\nc\n"):
        with pytest.raises(BadMatch):
            read_match(none)


def test_names_of_several_words():
    text = write_game(a_game(2)).split("\n", 1)[1]
    assert [seat.name for seat in read_game("El bot El otro El bot El otro \n" + text).seats] == [
        "El bot",
        "El otro",
    ] * 2
    assert write_game(a_game(2, names=("a b", " ", "c\nd", "e"))).startswith("a_b ? c_d e \n")


def test_other_line_ends_and_rewards_of_another_heuristic():
    match = a_game(4)
    lines = write_game(match).splitlines()
    lines[7] = lines[7].rpartition(" ")[0] + " -3.5"
    assert read_game("\r\n".join([*lines, "", ""])).moves == match.moves


def changed(line, new):
    def change(lines):
        lines[line - 1] = new(lines[line - 1].split()) if callable(new) else new

    return change


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (changed(1, "Ane Beñat Ane"), 1, "4 names"),
        (changed(1, ""), 1, "4 names"),
        (changed(2, "4"), 2, "no seat"),
        (changed(2, "0 1"), 2, "first seat alone"),
        (changed(2, "²"), 2, "no seat"),
        (changed(3, lambda words: " ".join(words[:-1])), 3, "28 cards, found 27"),
        (changed(3, lambda words: " ".join(["O8", *words[1:]])), 3, "'O8' is no card"),
        (changed(3, lambda words: " ".join(["JK1", *words[1:]])), 3, "'JK1' is no card"),
        (changed(3, lambda words: " ".join([words[1], *words[1:]])), 3, "twice"),
        (changed(5, lambda words: " ".join(words[:2])), 5, "3 cards, found 2"),
        (lambda lines: lines.__setitem__(5, lines[4]), 6, "twice"),
        (changed(8, lambda words: " ".join(words[:2])), 8, "a seat, a card and a reward"),
        (changed(9, lambda words: f"{(int(words[0]) + 1) % 4} {words[1]} {words[2]}"), 9, "common.not_your_turn"),
        (changed(10, lambda words: f"7 {words[1]} {words[2]}"), 10, "no seat"),
        (changed(11, lambda words: f"{words[0]} X1 {words[2]}"), 11, "no card"),
        (changed(12, lambda words: f"{words[0]} {words[1]} nan"), 12, "the reward is a number"),
        (changed(12, lambda words: f"{words[0]} {words[1]} much"), 12, "the reward is a number"),
        (lambda lines: lines.__setitem__(20, f"{lines[20].split()[0]} {lines[7].split()[1]} 0"), 21, "not_in_hand"),
        (changed(48, "60 60 0 1"), 48, "but they are"),
        (lambda lines: lines.__delitem__(slice(47, 48)), 48, "the file is cut"),
        (lambda lines: lines.__delitem__(slice(30, 48)), 31, "the file is cut"),
        (lambda lines: lines.__delitem__(slice(4, 48)), 5, "the file is cut"),
        (lambda lines: lines.append("more"), 49, "the game ends above"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(change, line, why):
    match = a_game(6)
    lines = write_game(match).splitlines()
    change(lines)
    text = "\n".join(lines) + "\n"
    with pytest.raises(BadGameFile) as caught:
        read_match(text)
    error = caught.value
    assert error.line == line and why in error.why, str(error)
    if line > 7:
        assert error.match.moves == match.moves[: line - 8]
    else:
        assert error.match is None


@pytest.mark.parametrize(
    ("options", "why"), [({"jugadores": 2}, "four players"), ({"al_mejor_de": 3}, "one game"), ({}, "end")]
)
def test_what_cannot_be_written_is_told(options, why):
    match = Match(Brisca, BriscaOptions(**options), 1)
    with pytest.raises(ValueError, match=why):
        write_game(match)


def test_a_game_with_an_exchange_cannot_be_written():
    for seed in range(200):
        match = Match(Brisca, BriscaOptions(cambio_del_7=True), seed)
        while match.state.turn is not None:
            match.play(match.state.moves()[-1])
        if "cambio" in map(str, match.moves):
            break
    with pytest.raises(ValueError, match="exchange"):
        write_game(match)


def test_it_is_replayed_from_the_shell(capsys, tmp_path):
    match = a_game(8)
    file = tmp_path / "001.robobrisca"
    file.write_text(write_game(match), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out.splitlines()
    for number, move in enumerate(match.moves, 1):
        assert f"{number:>4}. {NAMES[match.movers[number - 1]]} (seat {match.movers[number - 1]}): {move}" in out
    assert out[-1].startswith("Won by ")
    file.write_text(write_game(match)[:-60], encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert f"{file}, line " in told.err and "   9. " in told.out
