"""The rules of the sixth game, row by row, as a game of the program has them in `tests/game/<game>/`."""

import re
from pathlib import Path

import pytest

from game.cards import DECK_40, Card
from game.core import CommonReason, IllegalMove, Move

PAGE = Path(__file__).parent / "rules.md"


def cards(text):
    return [Card.parse(word) for word in text.split()]


@pytest.fixture
def deal(sixth):
    """A deal with these cards on the table and in the hands; the rest, or what is named, is the stock."""
    from game.escoba.rules import Escoba

    def made(table, own, rival="", stock=None, options="empieza=1"):
        state = Escoba.new(Escoba.options_type.parse(options))
        state.table, state.hands = cards(table), [cards(own), cards(rival)]
        held = {*state.table, *state.hands[0], *state.hands[1]}
        state.stock = cards(stock) if stock is not None else [card for card in DECK_40 if card not in held]
        state.taken, state.escobas, state.last, state.turn = [[], []], [0, 0], None, 0
        return state

    return made


def play(state, text):
    return [str(event) for event in state.play(state.parse(text))]


def refusal(state, move, seat=None):
    before = state.view(None), state.view(0), state.view(1)
    with pytest.raises(IllegalMove) as caught:
        state.play(move if isinstance(move, Move) else state.parse(move), seat)
    assert (state.view(None), state.view(0), state.view(1)) == before
    return caught.value.reason


@pytest.mark.parametrize(("card", "worth"), [("O1", 1), ("C7", 7), ("E10", 8), ("B11", 9), ("O12", 10)])
def test_E1_what_a_card_is_worth(sixth, card, worth):
    from game.escoba.parts import value

    assert value(Card.parse(card)) == worth


def test_E2_lots_are_drawn_and_then_the_other_one_goes_first(sixth):
    from game.escoba import Escoba

    assert {Escoba.new(seed=seed).first for seed in range(20)} == {0, 1}
    state = Escoba.new(Escoba.options_type.parse("a_21=on empieza=2"), seed=1)
    started = [event for event in state.opening if type(event).__name__ == "DealStarted"]
    assert state.turn == 1
    assert state.next_options(1).empieza == 1
    while len(state.results) < 2 and state.turn is not None:
        started += [event for event in state.play(state.moves()[0]) if type(event).__name__ == "DealStarted"]
    assert [(event.number, event.first) for event in started] == [(0, 1), (1, 0), (2, 1)]
    assert state.next_options(1).empieza == 1


def test_E3_three_cards_each_and_four_on_the_table(sixth):
    from game.escoba import Escoba

    state = Escoba.new(Escoba.options_type.parse("empieza=2"), seed=5)
    assert [event.seat for event in state.opening[1:7]] == [1, 0, 1, 0, 1, 0]
    assert (list(map(len, state.hands)), len(state.table), len(state.stock)) == ([3, 3], 4, 30)


@pytest.mark.parametrize(("total", "escobas"), [(15, 1), (30, 2)])
def test_E4_the_dealer_takes_a_table_of_fifteen_or_thirty(sixth, total, escobas):
    from game.escoba import Escoba
    from game.escoba.parts import value

    for seed in range(400):
        state = Escoba.new(Escoba.options_type.parse("empieza=1"), seed)
        table = next(event.cards for event in state.opening if type(event).__name__ == "TableDealt")
        if sum(map(value, table)) == total:
            assert (state.table, state.taken, state.escobas) == ([], [[], list(table)], [0, escobas])
            assert state.turn == 0
            return
    raise AssertionError("no such deal")


def test_E5_a_card_takes_what_makes_fifteen_with_it_or_stays(deal):
    state = deal("C3 O12 B4", "O2 E12", "C1 B1")
    assert play(state, "O2+O12+C3") == ["Taken(0, O2, [O12, C3])"]
    assert (state.table, state.taken[0], state.turn) == (cards("B4"), cards("O2 O12 C3"), 1)
    assert play(state, "C1") == ["Laid(1, C1)"]
    assert state.table == cards("B4 C1")


def test_E6_a_card_that_can_take_has_to_and_chooses_how(deal):
    state = deal("C3 O12 B5", "O5 E6", "C1")
    assert [str(move) for move in state.moves()] == ["O5+O12", "E6"]
    assert refusal(state, "O5") == "escoba.must_take"
    state = deal("C3 O12 B5 E2", "O5 E6", "C1")
    assert {str(move) for move in state.moves()} == {"O5+O12", "O5+C3+E2+B5", "E6"}


def test_E7_to_take_the_whole_table_is_an_escoba(deal):
    state = deal("C3 O7", "O5 E6", "C1")
    assert play(state, "O5+O7+C3") == ["Taken(0, O5, [O7, C3])", "Swept(0, 1)"]
    assert state.escobas == [1, 0]


def test_E8_empty_hands_get_three_more_and_the_table_none(deal):
    state = deal("C3", "O5", "C1")
    play(state, "O5")
    left = len(state.stock)
    events = play(state, "C1")
    assert [event[:7] for event in events] == ["Laid(1,", *["Dealt(0", "Dealt(1"] * 3]
    assert (list(map(len, state.hands)), len(state.stock), state.table) == ([3, 3], left - 6, cards("C3 O5 C1"))


def test_E9_the_rest_goes_to_whoever_took_last_and_is_no_escoba(deal):
    state = deal("C3 O12 B1", "O2", "E12", stock="")
    play(state, "O2+C3+O12")
    assert play(state, "E12")[:2] == ["Laid(1, E12)", "RestTaken(0, [B1, E12])"]
    assert state.escobas == [0, 0]
    assert state.results[-1].cards == (5, 0)


def test_E9_nobody_gets_the_rest_if_nobody_took(deal):
    state = deal("C3", "O1", "E1", stock="")
    play(state, "O1")
    assert play(state, "E1")[:1] == ["Laid(1, E1)"]
    assert state.results[-1].cards == (0, 0)


@pytest.mark.parametrize(
    ("one", "other", "points"),
    [
        ("O1 O2 C3", "B4 B5", (2, 0)),  # cards and oros
        ("O7 C1", "E7 B7", (2, 1)),  # oros and guindis; sevens; level in cards
        ("C1 C2", "O3 O4", (0, 1)),  # oros alone
        ("C7 O1", "E7 O2", (0, 0)),  # level in everything
    ],
)
def test_E10_what_counts(sixth, one, other, points):
    from game.escoba.rules import count

    assert count([0, 0], [cards(one), cards(other)]).points == points
    assert count([2, 1], [cards(one), cards(other)]).points == (points[0] + 2, points[1] + 1)


def test_E11_one_deal_decides_unless_it_goes_to_21(deal):
    for options, have, outcome in [
        ("empieza=1", [0, 0], (0,)),
        ("empieza=1 a_21=on", [0, 0], None),
        ("empieza=1 a_21=on", [18, 0], (0,)),
        ("empieza=1 a_21=on", [17, 0], None),
        ("empieza=1 a_21=on", [19, 25], (1,)),
        ("empieza=1 a_21=on", [20, 23], None),
    ]:
        state = deal("C3 O12", "O2", "E12", stock="", options=options)
        state.points = have
        play(state, "O2+C3+O12")  # an escoba, more cards, more oros: three points
        play(state, "E12")
        assert (state.outcome and state.outcome.winners) == outcome, options
        assert (state.turn is None) == (outcome is not None)


def test_E11_a_deal_that_ends_level_is_a_draw(deal):
    state = deal("B3", "C2", "E12", stock="", options="empieza=1")
    state.taken, state.last = [cards("C1 B1"), cards("E1 B2 C5 C6")], 0
    state.escobas = [0, 1]
    play(state, "C2")
    play(state, "E12+C2+B3")
    assert state.outcome.winners == (1,)
    level = deal("B12", "C1", "E1", stock="", options="empieza=1")
    play(level, "C1")
    play(level, "E1")
    assert (level.outcome.winners, level.outcome.reason) == ((), "escoba.draw")


def test_E12_refusals(deal):
    from game.brisca.parts import Swap

    state = deal("C3 O12", "O5 E2", "C1")
    assert refusal(state, "C1") == "escoba.not_in_hand"
    assert refusal(state, "O5+B12") == "escoba.not_on_table"
    assert refusal(state, "E2+O12") == "escoba.not_fifteen"
    assert refusal(state, "O5") == "escoba.must_take"
    assert refusal(state, "O5+O12", seat=1) is CommonReason.NOT_YOUR_TURN
    assert refusal(state, Swap()) is CommonReason.FOREIGN_MOVE


def test_every_row_of_the_page_is_tested_and_every_row_cited_is_on_it():
    from tests.game.test_rule_pages import ROW, cited, names, prose

    rows = set(ROW.findall(PAGE.read_text(encoding="utf-8")))
    tests = {
        word
        for name in re.findall(r"def (test_\w+)", Path(__file__).read_text(encoding="utf-8"))
        for word in names(name)
    }
    assert {word for word in tests if re.fullmatch(r"E\d+", word)} == rows
    for path in (Path(__file__).parent / "game").rglob("*.py"):
        assert set().union(*map(cited, prose(path))) <= rows, path
