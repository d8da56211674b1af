"""What a seat of Brisca can see: the paragraph of that name on the rule page."""

from random import Random

import pytest

from game.brisca import Brisca
from game.brisca.parts import BriscaOptions, Dealt, Drawn, Play, Swap
from game.cards import DECK_40, Card
from tests.game.brisca.tables import cards, in_hands, only, play, table

DECK = "O1 C1 E1 B1 O3 C3 E3 B3 O2 C2 E2 B2 E12 O4 C4 O5 C5"


def test_own_hand_and_no_other():
    state = table(DECK)
    for seat, hand in enumerate(["O1 O3 O2", "C1 C3 C2", "E1 E3 E2", "B1 B3 B2"]):
        view = state.view(seat)
        assert list(view.hand) == cards(hand)
        assert set(view.unseen()) == set(DECK_40) - set(cards(hand)) - {Card("E", 12)}


def test_an_onlooker_sees_no_hand():
    view = table(DECK).view(None)
    assert view.hand == ()
    assert len(view.unseen()) == 39
    assert view.moves() == []


def test_the_table_with_who_played():
    state = table(DECK)
    play(state, "O2 C2")
    for seat in (0, 1, 2, 3, None):
        view = state.view(seat)
        assert (view.leader, list(view.table), view.turn) == (0, cards("O2 C2"), 2)


def test_every_finished_trick():
    state = table(DECK)
    play(state, "O2 C2 E2 B2 E1 B1 O1 C1")
    for seat in (0, 1, 2, 3, None):
        tricks = state.view(seat).tricks
        assert [(trick.leader, list(trick.cards), trick.winner) for trick in tricks] == [
            (0, cards("O2 C2 E2 B2"), 2),
            (2, cards("E1 B1 O1 C1"), 2),
        ]


def test_counts_of_stock_and_hands():
    state = table(DECK)
    assert state.view(1).stock == 28
    play(state, "O2 C2")
    assert state.view(3).hand_counts == (2, 2, 3, 3)
    play(state, "E2 B2")
    assert (state.view(3).stock, state.view(3).hand_counts) == (24, (3, 3, 3, 3))


def test_moves_only_on_the_own_turn():
    state = table(DECK)
    assert state.view(0).moves() == [Play(card) for card in cards("O1 O3 O2")]
    assert [list(state.view(seat).moves()) for seat in (1, 2, 3)] == [[], [], []]


def test_a_dealt_card_is_seen_by_its_owner_alone():
    event = only(table(DECK).opening, Dealt)[1]
    assert event.seen_by(1) == Dealt(1, Card("C", 1))
    assert event.seen_by(0) == event.seen_by(None) == Dealt(1, None)


def test_a_drawn_card_is_seen_by_its_owner_alone():
    event = Drawn(2, Card("O", 4), is_trump_card=False)
    assert event.seen_by(2) == event
    assert event.seen_by(0) == event.seen_by(None) == Drawn(2, None, is_trump_card=False)


def test_who_drew_the_trump_card_is_public():
    event = Drawn(2, Card("E", 12), is_trump_card=True)
    assert event.seen_by(0) == event.seen_by(None) == event
    state = Brisca.new(seed=5)
    while state.stock:
        events = state.play(state.moves()[0])
    last = only(events, Drawn)[-1]
    assert last.card == state.trump_card
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat).public[last.seat] == {last.card}
        assert sum(map(len, state.view(seat).public)) == 1


def test_with_three_the_card_aside_is_known():
    state = Brisca.new(BriscaOptions(jugadores=3), seed=5)
    for seat in (0, 1, 2, None):
        assert state.view(seat).removed == state.removed
        assert state.removed not in state.view(seat).unseen()


@pytest.mark.parametrize("options", ["", "jugadores=2 cambio_del_7=on al_mejor_de=3", "jugadores=3 cambio_del_7=on"])
def test_hidden_cards_shuffled_leave_every_view_as_it_was(options):
    """Exchange two cards between places that a seat cannot see into: its view is the same, another one's is not."""
    rng = Random(9)
    state = Brisca.new(BriscaOptions.parse(options), seed=8)
    changed = 0
    while state.turn is not None:
        for seat in range(state.seats):
            twin = swap_two_hidden_cards(state, seat, rng)
            if twin is not None:
                assert twin.view(seat) == state.view(seat)
                changed += any(twin.view(other) != state.view(other) for other in range(state.seats))
        moves = state.moves()
        state.play(Swap() if Swap() in moves else moves[int(rng.random() * len(moves))])
    assert changed > 20


def swap_two_hidden_cards(state, seat, rng):
    """A state that differs from the given one only in what the seat cannot know, or None if there is no such thing."""
    twin = state.copy()
    places = [(twin.stock, index) for index in range(1, len(twin.stock))]
    for other in range(twin.seats):
        if other != seat:
            hand = twin.hands[other]
            places += [(hand, index) for index in range(len(hand)) if hand[index] not in twin.public[other]]
    if len(places) < 2:
        return None
    one, two = (places.pop(int(rng.random() * len(places))) for _ in range(2))
    one[0][one[1]], two[0][two[1]] = two[0][two[1]], one[0][one[1]]
    return twin


@pytest.mark.parametrize("seed", range(3))
def test_a_sample_agrees_with_all_that_is_known(seed):
    rng = Random(seed)
    state = Brisca.new(BriscaOptions(cambio_del_7=True), seed=seed)
    while state.turn is not None:
        view = state.view(state.turn)
        world = view.sample(rng)
        whole = [*in_hands(world), *world.stock, *world.table, *(card for t in world.tricks for card in t.cards)]
        assert sorted(whole) == sorted(DECK_40)
        assert len(world.stock) == len(state.stock)
        assert world.stock[:1] == state.stock[:1]
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert all(known <= set(hand) for known, hand in zip(state.public, world.hands, strict=True))
        moves = state.moves()
        state.play(Swap() if Swap() in moves else moves[int(rng.random() * len(moves))])


def test_samples_differ():
    view = table(DECK).view(0)
    assert len({tuple(view.sample(Random(number)).hands[1]) for number in range(20)}) > 10
