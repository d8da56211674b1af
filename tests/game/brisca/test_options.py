"""The options of the rule page: two and three players, the exchange, the best of several games."""

import pytest

from game.brisca import Brisca
from game.brisca.parts import (
    BriscaOptions,
    Dealt,
    Drawn,
    End,
    GameEnded,
    GameStarted,
    Play,
    Reason,
    Swap,
    Swapped,
    TrickWon,
)
from game.cards import DECK_40, Card
from game.core import BadOptions, IllegalMove
from tests.game.brisca.tables import cards, in_hands, last_trick, only, play, table


def refusal(state):
    with pytest.raises(IllegalMove) as caught:
        state.play(Swap())
    return caught.value.reason


def tricks_of(state):
    count = 0
    while state.turn is not None:
        count += len(only(state.play(state.moves()[0]), TrickWon))
    return count


def test_defaults():
    assert BriscaOptions() == BriscaOptions(jugadores=4, al_mejor_de=1, cambio_del_7=False, puntos_a_la_vista=False)


@pytest.mark.parametrize(
    "wrong", [{"jugadores": 1}, {"jugadores": 5}, {"al_mejor_de": 2}, {"al_mejor_de": 7}, {"cambio_del_7": 1}]
)
def test_what_is_not_offered_is_refused(wrong):
    with pytest.raises(BadOptions):
        BriscaOptions(**wrong)


class TestPlayers:
    @pytest.mark.parametrize(("players", "cards_in_play", "tricks"), [(2, 40, 20), (3, 39, 13), (4, 40, 10)])
    def test_cards_and_tricks(self, players, cards_in_play, tricks):
        state = Brisca.new(BriscaOptions(jugadores=players), seed=4)
        assert [len(hand) for hand in state.hands] == [3] * players
        assert sum(map(len, state.hands)) + len(state.stock) == cards_in_play
        assert tricks_of(state) == tricks
        assert sum(state.points) == 120
        assert sum(state.taken) == cards_in_play

    @pytest.mark.parametrize("players", [2, 3])
    def test_everyone_plays_alone(self, players):
        state = Brisca.new(BriscaOptions(jugadores=players))
        assert [state.side(seat) for seat in range(players)] == list(range(players))

    @pytest.mark.parametrize("seed", range(30))
    def test_with_three_a_two_that_is_no_trump_leaves(self, seed):
        state = Brisca.new(BriscaOptions(jugadores=3), seed=seed)
        assert state.removed.number == 2
        assert state.removed.suit != state.trump_card.suit
        left = [*in_hands(state), *state.stock]
        assert sorted([*left, state.removed]) == sorted(DECK_40)
        assert only(state.opening, GameStarted) == [GameStarted(0, state.first, state.removed)]

    def test_with_three_every_two_may_leave(self):
        removed = {Brisca.new(BriscaOptions(jugadores=3), seed=seed).removed.suit for seed in range(60)}
        assert removed == set("OCEB")

    @pytest.mark.parametrize("players", [2, 4])
    def test_else_no_card_leaves(self, players):
        assert Brisca.new(BriscaOptions(jugadores=players)).removed is None

    @pytest.mark.parametrize(
        ("points", "taken", "winners", "reason"),
        [
            ((40, 35, 34), (12, 12, 12), (0,), End.MORE_POINTS),
            ((20, 60, 29), (12, 12, 12), (1,), End.MORE_POINTS),
            ((39, 50, 20), (12, 12, 12), (0,), End.MORE_CARDS),
            ((39, 50, 20), (12, 15, 9), (0, 1), End.MORE_POINTS),
            ((29, 40, 40), (10, 13, 13), (), End.DRAW),
        ],
        ids=["first", "second", "cards-decide", "two-share-it", "draw-of-three"],
    )
    def test_who_wins_among_three(self, points, taken, winners, reason):
        """The last trick brings seat 0 eleven points and three cards."""
        state = last_trick("C1 C2 C4", "O2", points, taken, jugadores=3)
        play(state, "C1 C2 C4")
        assert (state.outcome.winners, state.outcome.reason) == (winners, reason)


class TestExchange:
    """Two players; the first leads C1, seat 1 throws, seat 0 has won a trick and may exchange."""

    def won(self, first, trump, **options):
        """Seat 0 has won a trick, and still holds the first two cards."""
        mine = first.split()
        state = table(
            f"{mine[0]} E4 {mine[1]} E5 C1 E6 {trump} B4 B5", jugadores=2, **{"cambio_del_7": True, **options}
        )
        play(state, "C1 E4")
        assert state.turn == 0
        return state

    @pytest.mark.parametrize("number", [1, 3, 12, 11, 10])
    def test_the_seven_takes_a_trump_card_above_it(self, number):
        trump = Card("O", number)
        state = self.won("O7 B6", str(trump))
        assert Swap() in state.moves()
        assert state.play(Swap()) == [Swapped(0, Card("O", 7), trump)]
        assert trump in state.hands[0] and Card("O", 7) not in state.hands[0]
        assert state.trump_card == state.stock[0] == Card("O", 7)
        assert state.turn == 0, "it still leads"

    @pytest.mark.parametrize("number", [7, 6, 5, 4])
    def test_the_two_takes_a_trump_card_of_seven_or_lower(self, number):
        trump = Card("O", number)
        state = self.won("O2 B6", str(trump))
        assert state.play(Swap()) == [Swapped(0, Card("O", 2), trump)]
        assert state.trump_card == Card("O", 2)

    @pytest.mark.parametrize("number", [12, 1, 10])
    def test_the_two_takes_nothing_higher(self, number):
        assert refusal(self.won("O2 B6", f"O{number}")) == Reason.SWAP_NO_CARD

    @pytest.mark.parametrize("number", [6, 5, 4, 2])
    def test_the_seven_takes_nothing_lower(self, number):
        assert refusal(self.won("O7 B6", f"O{number}")) == Reason.SWAP_NO_CARD

    def test_the_seven_of_another_suit_takes_nothing(self):
        assert refusal(self.won("B7 E7", "O12")) == Reason.SWAP_NO_CARD

    def test_after_the_seven_the_two_may_follow(self):
        state = self.won("O7 O2", "O12")
        play(state, "cambio cambio")
        assert state.trump_card == Card("O", 2)
        assert {Card("O", 12), Card("O", 7)} <= set(state.hands[0])

    def test_not_before_a_trick_is_won(self):
        state = table("O7 E4 C1 E5 C2 E6 O12", jugadores=2, cambio_del_7=True)
        assert refusal(state) == Reason.SWAP_NOT_NOW

    def test_not_by_the_loser_of_the_trick(self):
        state = table("C1 O7 C2 E5 C4 E6 O12 B4 B5", jugadores=2, cambio_del_7=True)
        play(state, "C1 E5 C2")
        assert state.turn == 1 and Card("O", 7) in state.hands[1]
        assert refusal(state) == Reason.SWAP_NOT_NOW

    def test_not_without_stock(self):
        state = self.won("O7 B6", "O12")
        state.stock = []
        assert refusal(state) == Reason.SWAP_NO_STOCK

    def test_while_a_single_card_remains(self):
        state = self.won("O7 B6", "O12")
        state.stock = state.stock[:1]
        assert Swap() in state.moves()

    def test_not_when_the_option_is_off(self):
        assert refusal(self.won("O7 B6", "O12", cambio_del_7=False)) == Reason.SWAP_OFF

    def test_the_last_card_drawn_is_the_seven(self):
        state = self.won("O7 B6", "O12")
        play(state, "cambio")
        drawn = []
        while state.turn is not None:
            drawn += only(state.play(state.moves()[0]), Drawn)
        assert drawn[-1].card == Card("O", 7) and drawn[-1].is_trump_card

    def test_everyone_knows_where_the_trump_card_went(self):
        state = self.won("O7 B6", "O12")
        play(state, "cambio")
        assert all(state.view(seat).public[0] == {Card("O", 12)} for seat in (0, 1, None))
        play(state, "O12")
        assert state.view(1).public[0] == frozenset()

    def test_its_text(self):
        assert Brisca.parse("cambio") == Swap() and str(Swap()) == "cambio"


WIN, LOSE, DRAW = (61, 48), (40, 69), (49, 60)
"""What the sides have before a last trick that brings side 0 eleven points: it wins, loses or draws the game."""


def play_games(total, results, players=2):
    """A match of so many games, each brought to the given end; stops when the match is over."""
    state = table(al_mejor_de=total, jugadores=players)
    for number, points in enumerate(results):
        assert state.turn is not None, f"over before game {number + 1}"
        assert len(state.results) == number
        state.hands = [[card] for card in cards("C1 C2")]
        state.trump_card, state.stock, state.turn, state.leader = Card("O", 2), [], 0, 0
        state.points, state.taken = list(points), [18, 20]
        play(state, "C1 C2")
    return state


class TestBestOf:
    @pytest.mark.parametrize(
        ("total", "results", "winners", "reason"),
        [
            (1, [WIN], (0,), End.MORE_POINTS),
            (1, [LOSE], (1,), End.MORE_POINTS),
            (1, [DRAW], (), End.DRAW),
            (3, [WIN, WIN], (0,), End.MORE_GAMES),
            (3, [WIN, LOSE, LOSE], (1,), End.MORE_GAMES),
            (3, [DRAW, DRAW, WIN], (0,), End.MORE_GAMES),
            (3, [WIN, LOSE, DRAW], (), End.DRAW),
            (3, [DRAW, DRAW, DRAW], (), End.DRAW),
            (5, [WIN, WIN, WIN], (0,), End.MORE_GAMES),
            (5, [WIN, LOSE, WIN, LOSE, LOSE], (1,), End.MORE_GAMES),
            (5, [WIN, DRAW, DRAW, LOSE, DRAW], (), End.DRAW),
        ],
    )
    def test_who_wins_the_match(self, total, results, winners, reason):
        state = play_games(total, results)
        assert (state.outcome.winners, state.outcome.reason) == (winners, reason)
        assert state.turn is None
        assert len(state.results) == len(results)

    @pytest.mark.parametrize(
        ("total", "results"), [(3, [WIN]), (3, [WIN, LOSE]), (3, [WIN, DRAW]), (5, [WIN, WIN]), (5, [DRAW] * 4)]
    )
    def test_the_match_goes_on(self, total, results):
        state = play_games(total, results)
        assert state.outcome is None
        assert state.turn == len(results) % 2
        assert state.points == [0, 0] and state.taken == [0, 0] and state.tricks == []

    def test_points_of_all_games_are_added(self):
        assert play_games(3, [WIN, LOSE, WIN]).outcome.points == (72 + 51 + 72, 48 + 69 + 48)

    @pytest.mark.parametrize(("players", "first"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2])])
    def test_the_deal_rotates(self, players, first):
        state = Brisca.new(BriscaOptions(jugadores=players, al_mejor_de=5, empieza=1), seed=1)
        events = list(state.opening)
        while state.turn is not None:
            events += state.play(state.moves()[0])
        started = only(events, GameStarted)
        assert [event.first for event in started][:3] == first
        assert [event.number for event in only(events, GameEnded)] == [event.number for event in started]
        dealt = only(events, Dealt)
        assert [dealt[number * players * 3].seat for number in range(3)] == first

    def test_every_game_has_its_own_shuffle(self):
        state = Brisca.new(BriscaOptions(jugadores=2, al_mejor_de=3), seed=1)
        one = in_hands(state)
        while not state.results:
            state.play(state.moves()[0])
        assert in_hands(state) != one

    def test_exchange_waits_for_a_trick_of_the_new_game(self):
        state = table(al_mejor_de=3, cambio_del_7=True, jugadores=2)
        state.hands, state.stock = [cards("C1"), cards("C2")], []
        play(state, "C1 C2")
        assert len(state.results) == 1
        state.hands[1][0], state.trump_card = Card("O", 7), Card("O", 12)
        assert state.turn == 1
        assert refusal(state) == Reason.SWAP_NOT_NOW


def test_moves_are_written_like_cards():
    assert Brisca.parse("B12") == Play(Card("B", 12))
    assert str(Play(Card("O", 1))) == "O1"
