"""The original framework's world, against its description, our rules and the vectors of the rule page."""

from random import Random

import pytest

from game.arena.robobrisca import (
    Action,
    Card,
    CardCollection,
    ForwardModel,
    GameState,
    Heuristic,
    calculate_points,
    is_better_card,
    observation_of,
)
from game.arena.robobrisca.cards import full_deck
from game.brisca import Brisca
from game.brisca.parts import Play
from game.cards import Card as OurCard
from tests.arena.tables import LED_BY_SEAT_0


def card(text):
    return Card(text[0], int(text[1:]))


def collection(text):
    made = CardCollection()
    made.add_cards([card(word) for word in text.split()])
    return made


def texts(cards):
    return [str(each) for each in cards]


def positions(seed):
    """Every state of a random game with the seat to move."""
    state, luck = Brisca.new(LED_BY_SEAT_0, seed), Random(seed)
    while state.turn is not None:
        yield state
        state.play(luck.choice(state.moves()))


def test_a_card_has_its_words():
    twelve = Card("O", 12)
    assert (twelve.card_type, twelve.card_number) == ("O", 12)
    assert (twelve.get_type(), twelve.get_number(), twelve.get_value(), str(twelve)) == ("O", 12, 4, "O12")
    assert twelve == twelve.clone() and twelve is not twelve.clone() and twelve != Card("E", 12)
    assert [Card("C", number).get_value() for number in (1, 3, 12, 11, 10, 7, 2)] == [11, 10, 4, 3, 2, 0, 0]


def test_a_collection_has_its_words():
    held = collection("O1 E3 C2")
    assert str(held) == "O1 E3 C2 " and len(held) == held.len() == 3
    assert str(held.get_card(1)) == "E3" and str(held.get_last_card()) == "C2"
    assert texts(held.get_cards_less_last()) == ["O1", "E3"]
    twin = held.clone()
    assert str(held.draw()) == "O1"
    held.remove(Card("C", 2))
    assert texts(held.get_cards()) == ["E3"] and len(twin) == 3
    held.get_cards().append(Card("B", 7))
    assert str(held) == "E3 B7 "
    held.add_card(Card("B", 1))
    held.shuffle()
    assert sorted(texts(held.l_cards)) == ["B1", "B7", "E3"]
    held.clear()
    assert held.empty() and str(held) == ""


def test_an_action_is_its_card():
    action = Action(Card("B", 3))
    assert action.card == action.get_card() == Card("B", 3) and str(action) == "B3"


@pytest.mark.parametrize(
    ("actual", "previous", "better"),
    [
        ("O3", "O12", True),
        ("O7", "O10", False),
        ("C3", "C1", False),
        ("C6", "C5", True),
        ("O2", "C1", True),
        ("C1", "O2", False),
        ("C2", "E1", True),
        ("E1", "C2", False),
        ("E1", "B3", True),
        ("E4", "B5", False),
    ],
)
def test_which_card_is_better_with_oros_trump_and_copas_led(actual, previous, better):
    assert is_better_card(card(actual), card(previous), card("O5"), card("C4")) is better


@pytest.mark.parametrize(
    ("trump", "played", "winner", "points"),
    [
        ("O", "C1 C3 C12 C2", 0, 25),
        ("O", "C2 C3 E1 B1", 1, 32),
        ("O", "C1 O2 C3 E3", 1, 31),
        ("O", "C1 O2 O4 O3", 3, 21),
        ("B", "E7 E6 E5 E4", 0, 0),
        ("B", "E2 E4 C1 O1", 1, 22),
        ("E", "E3 E1 O1 C1", 1, 43),
        ("C", "O10 O11 O12 O7", 2, 9),
        ("C", "B4 C2 C7 C6", 2, 0),
        ("O", "B12 B11 E12 E11", 0, 14),
    ],
)
def test_the_vectors_of_the_rule_page(trump, played, winner, points):
    cards = collection(played)
    assert ForwardModel().get_round_winner(cards, Card(trump, 5), 3) == winner
    assert ForwardModel().get_round_winner(cards, Card(trump, 5), 1) == (winner + 2) % 4
    assert calculate_points(cards.get_cards()) == points


def test_the_score_of_a_card_is_what_is_at_stake():
    state = GameState()
    state.trump_card = card("O7")

    def score(played):
        state.playing_cards = collection(played)
        return Heuristic().get_score(state, 0)

    assert score("C1") == 11
    assert score("C1 C3") == -21
    assert score("C3 C1") == 21
    assert score("C1 C3 O2") == 21
    assert score("C1 O2 C3") == -21


def test_an_observation_says_what_the_seat_knows_and_agrees_with_it():
    for state in positions(5):
        view = state.view(state.turn)
        seen = observation_of(view, Random(0))
        seat = view.seat
        assert (seen.turn, seen.n_players, seen.winner) == (seat, 4, -1)
        assert texts(seen.hands[seat].get_cards()) == texts(view.hand) == texts(seen.get_list_actions())
        assert [len(hand) for hand in seen.hands] == list(view.hand_counts)
        assert texts(seen.playing_cards.get_cards()) == texts(view.table)
        assert str(seen.trump_card) == str(view.trump_card)
        assert len(seen.main_deck) == view.stock
        if view.stock:
            assert seen.main_deck.get_last_card() == seen.trump_card
        won = [[str(c) for trick in view.tricks if trick.winner == s for c in trick.cards] for s in range(4)]
        assert [texts(pile.get_cards()) for pile in seen.won_cards] == won
        every = [*seen.main_deck.l_cards, *seen.playing_cards.l_cards]
        every += [c for piles in (seen.hands, seen.won_cards) for pile in piles for c in pile.l_cards]
        assert sorted(texts(every)) == sorted(texts(full_deck()))


def test_an_observation_tells_nothing_hidden():
    """The deal of what is hidden depends on the luck that is brought, not on where the cards are."""
    state = Brisca.new(LED_BY_SEAT_0, 3)
    before = observation_of(state.view(0), Random(1))
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    state.stock[1:] = reversed(state.stock[1:])
    after = observation_of(state.view(0), Random(1))
    assert [str(hand) for hand in before.hands] == [str(hand) for hand in after.hands]
    assert str(before.main_deck) == str(after.main_deck)


def test_a_randomized_clone_deals_the_unknown_anew_and_nothing_else():
    changed = 0
    for state in positions(9):
        view = state.view(state.turn)
        seen = observation_of(view, Random(0))
        text = [str(hand) for hand in seen.hands]
        other = seen.get_randomized_clone()
        assert [str(hand) for hand in seen.hands] == text
        assert str(other.hands[view.seat]) == text[view.seat]
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in seen.hands]
        assert other.main_deck.l_cards[-1:] == seen.main_deck.l_cards[-1:]
        for seat, known in enumerate(view.public):
            assert {str(each) for each in known} <= set(texts(other.hands[seat].l_cards))
        pool = sorted(texts(c for hand in other.hands for c in hand.l_cards) + texts(other.main_deck.l_cards))
        assert pool == sorted(texts(c for hand in seen.hands for c in hand.l_cards) + texts(seen.main_deck.l_cards))
        changed += [str(hand) for hand in other.hands] != text
    assert changed > 20


def test_a_clone_is_independent():
    seen = observation_of(Brisca.new(LED_BY_SEAT_0, 1).view(0), Random(0))
    twin = seen.clone()
    twin.hands[0].draw()
    twin.main_deck.draw()
    twin.playing_cards.add_card(card("O1"))
    assert (len(seen.hands[0]), len(seen.main_deck), len(seen.playing_cards)) == (3, 28, 0)
    assert [str(each) for each in seen.clone_list(seen.hands)] == [str(each) for each in seen.hands]


@pytest.mark.parametrize("seed", range(5))
def test_the_forward_model_plays_as_our_rules_do(seed):
    """Given the true cards, both come through the same game to the same end."""
    ours = Brisca.new(LED_BY_SEAT_0, seed)
    theirs = observation_of(ours.view(0), Random(0))
    for seat in range(4):
        theirs.hands[seat].l_cards = [card(str(each)) for each in ours.hands[seat]]
    theirs.main_deck.l_cards = [card(str(each)) for each in reversed(ours.stock)]
    model, luck = ForwardModel(), Random(seed)
    while ours.turn is not None:
        assert theirs.turn == ours.turn and not theirs.is_terminal() and theirs.winner == -1
        move = luck.choice(ours.moves())
        model.play(theirs, Action(card(str(move))), Heuristic())
        ours.play(Play(OurCard.parse(str(move))))
        assert [texts(hand.l_cards) for hand in theirs.hands] == [texts(hand) for hand in ours.hands]
    points = [model.get_points_player(seat, theirs) for seat in range(4)]
    assert (points[0] + points[2], points[1] + points[3]) == (ours.points[0], ours.points[1])
    assert theirs.is_terminal()
    assert theirs.winner == model.check_winner(theirs) == (0 if ours.outcome.winners == (0, 2) else 1)


def test_the_winner_at_sixty_all_has_more_cards_or_there_is_none():
    state = GameState()
    state.won_cards[0] = collection("O1")
    state.won_cards[3] = collection("C1")
    assert ForwardModel().check_winner(state) == 2
    state.won_cards[1] = collection("C2")
    assert ForwardModel().check_winner(state) == 1


def test_a_dealt_state_hides_the_rest_from_an_observation():
    state = GameState()
    state.reset()
    assert [len(hand) for hand in state.hands] == [3] * 4 and len(state.main_deck) == 28
    assert state.main_deck.get_last_card() == state.trump_card
    seen = state.get_observation()
    assert str(seen.hands[0]) == str(state.hands[0])
    assert [str(hand) for hand in seen.hands[1:]] != [str(hand) for hand in state.hands[1:]]
