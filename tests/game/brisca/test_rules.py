"""The rows B1–B14 of the rule page, one test or more a row."""

import pytest

from game.brisca import Brisca
from game.brisca.parts import (
    POINTS,
    BriscaOptions,
    Dealt,
    Drawn,
    End,
    GameStarted,
    Play,
    Reason,
    Swap,
    TrickWon,
    TrumpShown,
)
from game.brisca.rules import points_of, trick_winner
from game.cards import DECK_40, Card
from game.core import BadOptions, CommonReason, IllegalMove, Match, Move
from tests.game.brisca.tables import cards, in_hands, last_trick, only, play, table

HANDS = "O1 C1 E1 B1 O3 C3 E3 B3 O2 C2 E2 B2"
"""Seat 0 holds O1 O3 O2, seat 1 the same of copas, and so on."""


def refusal(state, move, seat=None):
    """The reason of the refusal; and nothing has changed."""
    before = [state.view(number) for number in (*range(state.seats), None)]
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    assert [state.view(number) for number in (*range(state.seats), None)] == before
    return caught.value.reason


def play_out(state):
    """Play the first legal card to the end; all events."""
    events = []
    while state.turn is not None:
        events += state.play(state.moves()[0])
    return events


def test_B1_forty_cards_without_eights_and_nines():
    assert " ".join(map(str, DECK_40)) == (
        "O1 O2 O3 O4 O5 O6 O7 O10 O11 O12 C1 C2 C3 C4 C5 C6 C7 C10 C11 C12 "
        "E1 E2 E3 E4 E5 E6 E7 E10 E11 E12 B1 B2 B3 B4 B5 B6 B7 B10 B11 B12"
    )


@pytest.mark.parametrize("seed", range(5))
def test_B1_every_card_is_dealt_once(seed):
    state = Brisca.new(seed=seed)
    assert sorted([*in_hands(state), *state.stock]) == sorted(DECK_40)


def test_B1_another_seed_deals_other_cards():
    assert len({tuple(in_hands(Brisca.new(seed=seed))) for seed in range(20)}) == 20


def test_B2_four_players_in_two_teams():
    state = Brisca.new()
    assert state.seats == 4
    assert [state.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_B2_the_team_collects_together():
    state = table(HANDS + " B12 E12 E11 E10 E7")
    play(state, "O2 C2 E1 B2")
    assert (state.points, state.taken) == ([0, 11], [0, 4]), "seat 3 took the first trick, with a trump"
    play(state, "B1 O3 C3 E2")
    assert (state.points, state.taken) == ([0, 42], [0, 8])


def test_B2_seat_order_is_playing_order():
    state = table(HANDS + " B12")
    turns = []
    for word in ("O2", "C2", "E2"):
        turns.append(state.turn)
        play(state, word)
    assert [*turns, state.turn] == [0, 1, 2, 3]


def test_B3_one_card_at_a_time_three_times_round():
    state = table(HANDS)
    dealt = only(state.opening, Dealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3] * 3
    assert [event.card for event in dealt] == cards(HANDS)
    assert state.hands == [cards("O1 O3 O2"), cards("C1 C3 C2"), cards("E1 E3 E2"), cards("B1 B3 B2")]


def test_B3_the_deal_starts_with_the_player_who_goes_first():
    state = last_trick("C4 C2 C5 C6", "O2", (61, 48), (20, 16), al_mejor_de=3)
    dealt = only(play(state, "C4 C2 C5 C6"), Dealt)
    assert [event.seat for event in dealt] == [1, 2, 3, 0] * 3


def test_B4_the_first_undealt_card_is_the_trump():
    state = table(HANDS + " B12 O4")
    assert state.opening[-1] == TrumpShown(Card("B", 12))
    assert state.trump_card == Card("B", 12)
    assert all(state.view(seat).trump_card == Card("B", 12) for seat in (0, 1, 2, 3, None))


def test_B4_the_trump_card_is_the_last_one_drawn():
    events = only(play_out(table(HANDS + " B12 O4")), Drawn)
    assert events[0].card == Card("O", 4), "the stock keeps its order"
    assert [event.card for event in events if event.is_trump_card] == [Card("B", 12)]
    assert events[-1].is_trump_card


@pytest.mark.parametrize("led", ["O1", "O3", "O2"])
def test_B5_the_first_player_leads_any_card(led):
    state = table(HANDS)
    assert state.turn == 0
    play(state, led)
    assert state.table == cards(led)


@pytest.mark.parametrize("hand", ["O4 C4 B4", "O12 C4 E4", "O3 B1 B3"])
def test_B5_no_duty_to_follow_suit_nor_to_win_nor_to_trump(hand):
    """Seat 1 holds a card of the suit that is led (O2) and others, trumps (bastos) among them: all are legal."""
    first, second, third = hand.split()
    state = table(f"O2 {first} E5 E6 O5 {second} E7 E10 O6 {third} E11 E12 B12")
    play(state, "O2")
    assert state.moves() == [Play(card) for card in cards(hand)]


@pytest.mark.parametrize("suit", "OCEB")
def test_B6_rank_inside_a_suit(suit):
    order = [Card(suit, number) for number in (1, 3, 12, 11, 10, 7, 6, 5, 4, 2)]
    for trump in "OCEB":
        for place, high in enumerate(order):
            for low in order[place + 1 :]:
                assert trick_winner([high, low], trump) == 0
                assert trick_winner([low, high], trump) == 1


def test_B7_the_highest_trump_wins():
    assert trick_winner(cards("C1 O2 O4 C3"), "O") == 2


def test_B7_without_trump_the_highest_of_the_suit_led():
    assert trick_winner(cards("C4 E1 C5 B1"), "O") == 2


def test_B7_other_suits_never_win():
    assert trick_winner(cards("C2 E1 B1 E3"), "O") == 0


def test_B8_the_winner_takes_draws_first_and_leads():
    state = table(HANDS + " E12 O4 C4 O5 C5")
    events = play(state, "O2 C2 E2 B2")
    assert only(events, TrickWon) == [TrickWon(2, tuple(cards("O2 C2 E2 B2")), 0)], "E2 is the only trump"
    assert [(event.seat, str(event.card)) for event in only(events, Drawn)] == [
        (2, "O4"),
        (3, "C4"),
        (0, "O5"),
        (1, "C5"),
    ]
    assert events.index(only(events, TrickWon)[0]) < events.index(only(events, Drawn)[0])
    assert (state.turn, state.leader, state.table) == (2, 2, [])
    assert state.taken == [4, 0]


def test_B8_after_the_winner_the_next_in_order_plays():
    state = table(HANDS + " E12 O4 C4 O5 C5")
    play(state, "O2 C2 E2 B2 E1")
    assert state.turn == 3


def test_B9_seven_tricks_with_a_draw_and_three_without():
    state = Brisca.new(seed=2)
    assert len(state.stock) == 28
    draws = []
    while state.turn is not None:
        events = state.play(state.moves()[0])
        if only(events, TrickWon):
            draws.append(len(only(events, Drawn)))
    assert draws == [4] * 7 + [0] * 3


def test_B9_ten_tricks_in_all():
    assert len(only(play_out(Brisca.new(seed=3)), TrickWon)) == 10


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 11), (3, 10), (12, 4), (11, 3), (10, 2), (7, 0), (6, 0), (5, 0), (4, 0), (2, 0)],
)
def test_B10_points_of_a_card(number, points):
    assert points_of([Card("E", number)]) == points


def test_B10_a_hundred_and_twenty_in_all():
    assert points_of(DECK_40) == 120
    assert set(POINTS) == {card.number for card in DECK_40}


@pytest.mark.parametrize("seed", range(4))
def test_B10_all_points_are_given_out(seed):
    state = Brisca.new(seed=seed)
    play_out(state)
    assert sum(state.points) == 120
    assert sum(state.taken) == 40
    assert state.outcome.points == (state.points[0], state.points[1]) * 2


@pytest.mark.parametrize(
    ("points", "taken", "winners", "reason"),
    [
        ((61, 48), (16, 20), (0, 2), End.MORE_POINTS),
        ((50, 59), (20, 16), (0, 2), End.MORE_POINTS),
        ((48, 61), (20, 16), (1, 3), End.MORE_POINTS),
        ((49, 60), (20, 16), (0, 2), End.MORE_CARDS),
        ((49, 60), (12, 24), (1, 3), End.MORE_CARDS),
        ((49, 60), (16, 20), (), End.DRAW),
    ],
    ids=["points-0+2", "points-though-fewer-cards", "points-1+3", "cards-0+2", "cards-1+3", "draw"],
)
def test_B11_who_wins(points, taken, winners, reason):
    """The last trick brings seats 0 and 2 eleven points and four cards."""
    state = last_trick("C1 C2 C4 C5", "O2", points, taken)
    play(state, "C1 C2 C4 C5")
    assert (state.outcome.winners, state.outcome.reason) == (winners, reason)
    assert state.outcome.draw == (not winners)
    assert state.turn is None and state.moves() == []


def test_B12_the_trump_card_may_not_be_exchanged():
    state = table("O7 C4 C5 C6 O2 E4 E5 E6 C1 B4 B5 B6 O12")
    assert refusal(state, Swap()) == Reason.SWAP_OFF
    play(state, "C1 C4 C5 C6")
    assert state.turn == 0 and Card("O", 7) in state.hands[0]
    assert Swap() not in state.moves()
    assert refusal(state, Swap()) == Reason.SWAP_OFF


def test_B13_a_card_that_is_not_in_hand():
    state = table(HANDS)
    assert refusal(state, Play(Card("C", 1))) == Reason.NOT_IN_HAND


def test_B13_a_card_already_played():
    state = table(HANDS + " E12")
    play(state, "O2 C2 E2 B2")
    assert refusal(state, Play(Card("E", 2))) == Reason.NOT_IN_HAND


def test_B13_a_play_out_of_turn():
    state = table(HANDS)
    assert refusal(state, Play(Card("C", 1)), seat=1) == CommonReason.NOT_YOUR_TURN
    assert refusal(state, Play(Card("O", 1)), seat=2) == CommonReason.NOT_YOUR_TURN


def test_B13_a_play_after_the_end():
    state = last_trick("C1 C2 C4 C5", "O2", (61, 48), (16, 20))
    play(state, "C1 C2 C4 C5")
    assert refusal(state, Play(Card("C", 1))) == CommonReason.MATCH_OVER


def test_B13_a_move_of_another_game():
    class Foreign(Move):
        def __str__(self):
            return "foreign"

    assert refusal(table(HANDS), Foreign()) == CommonReason.FOREIGN_MOVE


def test_B13_the_error_names_the_card():
    with pytest.raises(IllegalMove, match=r"brisca.not_in_hand.*card=C1"):
        table(HANDS).play(Play(Card("C", 1)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B14_who_goes_first_is_drawn_by_lot_from_the_seed(players):
    options = BriscaOptions(jugadores=players)
    first = [Brisca.new(options, seed).turn for seed in range(300)]
    assert first == [Brisca.new(options, seed).turn for seed in range(300)]
    for seat in range(players):
        assert first.count(seat) > 300 / players * 0.7
    state = Brisca.new(options, 2)
    assert only(state.opening, GameStarted)[0].first == only(state.opening, Dealt)[0].seat == state.turn == first[2]


def test_B14_the_lot_changes_nothing_else():
    """A seed deals the same cards, one by one from the player who goes first, whoever that is."""
    dealt = set()
    for player in range(1, 5):
        state = Brisca.new(BriscaOptions(empieza=player), 3)
        assert state.turn == player - 1
        dealt.add((tuple(event.card for event in only(state.opening, Dealt)), state.trump_card))
    assert len(dealt) == 1


def test_B14_in_a_series_the_first_player_moves_on_by_one_seat():
    for seed in range(8):
        state = Brisca.new(BriscaOptions(jugadores=3, al_mejor_de=5), seed)
        first = state.turn
        started = [first, *(event.first for event in only(play_out(state), GameStarted))]
        assert len(started) >= 3
        assert started == [(first + number) % 3 for number in range(len(started))]


@pytest.mark.parametrize("games", [1, 3])
def test_B14_in_a_rematch_the_first_player_moves_on_by_one_seat(games):
    options = BriscaOptions(jugadores=2, al_mejor_de=games)
    for seed in range(8):
        state = Brisca.new(options, seed)
        last = ([state.turn] + [event.first for event in only(play_out(state), GameStarted)])[-1]
        again = Brisca.new(state.next_options(1), seed + 100)
        assert again.turn == 1 - last
        play_out(again)
        assert again.options.al_mejor_de == games
        if games == 1:
            assert Brisca.new(again.next_options(2), seed).turn == last


def test_B14_the_pairing_says_who_goes_first():
    assert [Brisca.new(BriscaOptions(empieza=player), 9).turn for player in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert "empieza" in BriscaOptions.hidden
    with pytest.raises(BadOptions, match="empieza: '3' does not fit; allowed: 0 to 2"):
        BriscaOptions(jugadores=2, empieza=3)


def test_B14_a_match_from_before_the_lot_is_played_on_as_it_was_begun():
    old = Brisca.under(1)
    assert [old.new(seed=seed).turn for seed in range(20)] == [0] * 20
    text = Match(old, seed=4).play_all([old.new(seed=4).moves()[0]]).text()
    assert "game brisca rules 1\n" in text
    for written in (text, text.replace(" rules 1", "")):
        again = Match.from_text(written)
        assert again.text() == text
        assert again.state.copy().view(1) == again.state.view(1)
    assert Brisca.new(again.state.next_options(1)).turn == 1
