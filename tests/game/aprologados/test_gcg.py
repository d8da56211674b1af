"""GCG: matches written and read back, and files of other programs."""

import pytest

from game.aprologados.gcg import GcgError, read_gcg, write_gcg
from game.aprologados.parts import Abandon, AprologadosOptions, Exchange, Lay, Pass, Take
from game.aprologados.rules import Aprologados, FirstRules
from game.core import Budget, Level, Match, Seat
from game.core.registry import computer_player

OPTIONS = [
    "",
    "idioma=euskera reglas=scrabble",
    "idioma=ingles reglas=apalabrados",
    "reglas=scrabble empieza=2",
    "reparto=manual",
]


def whole_match(options: str, game: type[Aprologados] = Aprologados) -> Match:
    """Two computer players, with a pass and an exchange of theirs where there may be one."""
    seats = [Seat("Ana María"), Seat("jon")]
    match = Match(game, AprologadosOptions.parse(options), 12, seats)
    players = [computer_player("aprologados", Level.HABITUAL, seed) for seed in (1, 2)]
    while (turn := match.state.turn) is not None:
        state = match.state
        words = len(state.history)
        if words == 3 and not state.dealing:
            match.play(Exchange(tuple(state.racks[turn][:2])) if state.can_exchange else Pass())
        else:
            match.play(players[turn].choose(state.view(turn), Budget(playouts=1)))
    return match


@pytest.mark.parametrize("options", OPTIONS)
def test_a_match_is_written_and_read_back(options):
    match = whole_match(options)
    text = write_gcg(match)
    again = read_gcg(text)
    first = match.options.empieza - 1
    state, other = match.state, again.state
    assert other.cells == state.cells and other.outcome is not None
    assert other.outcome.reason == state.outcome.reason
    assert [turn.move for turn in other.history] == [turn.move for turn in state.history]
    assert [turn.points for turn in other.history] == [turn.points for turn in state.history]
    assert [sorted(turn.held) for turn in other.history] == [sorted(turn.held) for turn in state.history]
    assert list(other.outcome.points) == [state.outcome.points[first], state.outcome.points[1 - first]]
    assert [sorted(rack) for rack in other.racks] == [sorted(state.racks[first]), sorted(state.racks[1 - first])]
    assert [seat.name for seat in again.seats] == [match.seats[first].name, match.seats[1 - first].name]
    assert write_gcg(again).split("\n#description")[0] == text.split("\n#description")[0]
    assert [line for line in write_gcg(again).splitlines() if line[0] == ">"] == [
        line for line in text.splitlines() if line[0] == ">"
    ]


def test_a_match_by_the_first_rules_is_written_and_read_back():
    match = whole_match("", FirstRules)
    again = read_gcg(write_gcg(match))
    assert again.game is FirstRules and again.state.outcome.points == match.state.outcome.points


def by_hand() -> Match:
    match = Match(Aprologados, AprologadosOptions(reparto="manual"), 1, [Seat("ana"), Seat("jon")])
    moves = (
        Take(0, tuple("caminos")),
        Take(1, ("a", "e", "i", "o", "u", "l", "?")),
        Lay(7, 3, True, tuple("caminos")),
        Take(0, tuple("ttrraae")),
        Lay(7, 9, False, tuple("sOl")),
        Take(1, tuple("en")),
        Pass(),
    )
    return match.play_all(moves)


def test_the_lines_are_those_of_the_format():
    lines = write_gcg(by_hand()).splitlines()
    assert lines[:4] == ["#character-encoding UTF-8", "#player1 ana ana", "#player2 jon jon", "#lexicon castellano"]
    assert lines[5:] == [
        ">ana: ACIMNOS 8D CAMINOS +68 68",
        ">jon: ?AEILOU J8 .oL +4 4",
        ">ana: AAERRTT - +0 68",
        "#rack1 AAERRTT",
        "#rack2 AEEINOU",
    ]


def test_an_unfinished_match_goes_on_and_one_given_up_is_over():
    match = by_hand()
    again = read_gcg(write_gcg(match))
    assert again.state.view(1).rack and again.state.turn == 1 and again.state.outcome is None
    match.play(Abandon())
    again = read_gcg(write_gcg(match))
    assert again.state.outcome.reason == match.state.outcome.reason and again.state.outcome.winners == (0,)


FOREIGN = """#character-encoding UTF-8
#player1 Quackle Quackle
#player2 me A person
>Quackle: ?AEINRT 8G RETsINA +64 64
#note a fine start
>me: ADEILNO K7 D.E +4 4
"""


def test_a_file_of_another_program_is_read_by_the_given_options():
    english = AprologadosOptions(idioma="ingles", reglas="scrabble")
    match = read_gcg(FOREIGN, english)
    assert [turn.move for turn in match.state.history] == [
        Lay(7, 6, True, tuple("retSina")),
        Lay(6, 10, False, tuple("die")),
    ]
    assert match.state.scores == [64, 4] and [seat.name for seat in match.seats] == ["Quackle", "A person"]
    for wrong in ("D.E +5 5", "E.D +4 4"):  # other points; no word
        with pytest.raises(GcgError) as caught:
            read_gcg(FOREIGN.replace("D.E +4 4", wrong), english)
        assert caught.value.line == 6


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, ""),
        (3, "#player1 a a\n#player2 b b\n>c: AEIOU 8H CASA +12 12\n"),
        (3, "#player1 a a\n#player2 b b\n>a: AEIOU\n"),
        (3, "#player1 a a\n#player2 b b\n>a: AEIOU 99Z CASA +12 12\n"),
        (3, "#player1 a a\n#player2 b b\n>a: A1 8H CASA +12 12\n"),
        (3, "#player1 a a\n#player2 b b\n>a: ACSAEIO 8H CASA +11 11\n"),
        (3, "#player1 a a\n#player2 b b\n>a: ZZZZZZZ - +0 0\n"),
    ],
)
def test_what_cannot_be_read_says_the_line(line, text):
    with pytest.raises(GcgError) as caught:
        read_gcg(text)
    assert caught.value.line == line
