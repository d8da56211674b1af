"""The computer players: what each does, and that none sees more than its view."""

import pytest

from game.core import Budget, Level
from game.siete_y_medio import SieteYMedio, player
from game.siete_y_medio.ai.odds import Odds
from game.siete_y_medio.ai.players import Maestro
from game.siete_y_medio.parts import Bet, Hit, SieteYMedioOptions, Stand, card_of, score_of, unseen_cards
from tests.game.siete_y_medio.tables import play, table

BUDGET = Budget(playouts=1)
CODES = {str(card_of(code)): code for code in range(40)}


def codes(text):
    return [CODES[word] for word in text.split()]


def seated(cards, before=""):
    """A table where the last player holds these cards; the hands of those before, with commas between, all over."""
    hands = [hand.split() for hand in before.split(",")] if before else []
    state = table(codes(" ".join([*before.split(","), cards])), players=len(hands) + 1)
    for hand in hands:
        play(state, "apuesta 100", *["pedir"] * (len(hand) - 1))
    assert state.turn == len(hands)
    return state


def bet_of(level, card, before="", money=5000):
    """What a player of that level bets on a first card."""
    state = seated(card, before)
    state.money[state.turn] = money
    return player(level, 1).choose(state.view(state.turn), BUDGET)


def choice_of(level, cards, before=""):
    """Whether it hits or stands with these cards."""
    state = seated(cards, before)
    play(state, "apuesta 100", *["pedir"] * (len(cards.split()) - 1))
    return player(level, 1).choose(state.view(state.turn), BUDGET)


@pytest.mark.parametrize(
    ("cards", "move"), [("B6", Stand()), ("B7", Stand()), ("B5 B10", Hit()), ("B5", Hit()), ("B5 B1", Stand())]
)
def test_aprendiz_does_as_the_bank_does(cards, move):
    assert choice_of(Level.APRENDIZ, cards) == move


@pytest.mark.parametrize(
    ("cards", "move"), [("B4", Stand()), ("B3 B10", Hit()), ("B3 B1", Stand()), ("B10", Hit()), ("B6", Stand())]
)
def test_habitual_stands_from_four_on(cards, move):
    assert choice_of(Level.HABITUAL, cards) == move


@pytest.mark.parametrize(
    ("cards", "move"),
    [("B10", Hit()), ("B10 C1", Hit()), ("B10 C10", Stand()), ("B1", Stand()), ("B3", Stand()), ("B7", Stand())],
)
def test_maestro_alone_at_a_fresh_deck(cards, move):
    assert choice_of(Level.MAESTRO, cards) == move


LOW_DECK = "O7 O6,C7 C6,E7 E6,B7 B6,O5 O4,C5 C4,E5 E4"
"""Seven hands that took the high cards: the bank will hardly go over now."""


def test_maestro_reckons_with_the_cards_that_lie_open():
    assert choice_of(Level.MAESTRO, "B4") == Stand()
    assert choice_of(Level.MAESTRO, "B4", LOW_DECK) == Hit()


@pytest.mark.parametrize(
    ("cards", "money", "bet"),
    [("B7", 5000, 1500), ("O12", 5000, 1500), ("B7", 640, 640), ("B1", 5000, 100), ("B6", 5000, 100), ("C3", 100, 100)],
)
def test_maestro_bets_much_on_what_should_win_and_little_on_the_rest(cards, money, bet):
    assert bet_of(Level.MAESTRO, cards, money=money) == Bet(bet)


def test_maestro_bets_by_the_cards_that_lie_open_too():
    assert bet_of(Level.MAESTRO, "B12") == Bet(1500)
    assert bet_of(Level.MAESTRO, "B12", LOW_DECK) == Bet(100), "without sevens a figure is no promise"


def test_maestro_knows_what_it_may_expect():
    state = table(codes("B12"))
    stand, hit = Maestro().values(state.view(0))
    odds, deck = Odds(exact=True), unseen_cards([card_of(CODES["B12"])])
    assert stand == pytest.approx(float(odds.stand(state.hands[0], deck)))
    assert hit == pytest.approx(float(odds.hit(state.hands[0], deck)))
    assert hit > 0 > stand


def test_maestro_follows_the_option_of_the_third_prize():
    thinker = Maestro()
    values = [
        thinker.values(table(codes("B12"), premio3=premio3).view(0))[1]
        for premio3 in ("rey_cualquiera", "rey_de_oros", "rey_cualquiera")
    ]
    assert values[0] == values[2] > values[1]


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("players", [1, 3, 8])
def test_players_make_legal_moves_to_the_end_and_repeatably(level, players):
    def run():
        state = SieteYMedio.new(SieteYMedioOptions(jugadores=players, rounds=3), 21)
        thinkers = [player(level, seat) for seat in range(players)]
        moves = []
        while state.turn is not None:
            moves.append(thinkers[state.turn].choose(state.view(state.turn), BUDGET))
            state.play(moves[-1])
        return moves

    assert run() == run()


@pytest.mark.parametrize("level", list(Level))
def test_with_little_money_a_player_bets_what_it_has(level):
    for money in (100, 137):
        state = table(codes("B7"))
        state.money[0] = money
        move = player(level, 4).choose(state.view(0), BUDGET)
        assert move in state.moves()


@pytest.mark.parametrize("level", [Level.APRENDIZ, Level.HABITUAL])
def test_bets_of_the_weaker_players_vary(level):
    view = table(codes("B7")).view(0)
    thinker = player(level, 2)
    bets = {thinker.choose(view, BUDGET) for _ in range(30)}
    assert len(bets) >= 3 and all(isinstance(bet, Bet) and 100 <= bet.amount <= 1000 for bet in bets)


def test_scores_of_the_low_deck_are_as_told():
    assert all(score_of(map(card_of, codes(hand))) > 15 for hand in LOW_DECK.split(","))
