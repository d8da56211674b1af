"""The computer players of Brisca: legal at every level, repeatable, and right where a person would see it at once."""

import pytest

from game.brisca import Brisca, player
from game.brisca.ai.players import sensible_card
from game.brisca.parts import BriscaOptions, Play, Swap, Trick
from game.cards import DECK_40, Card
from game.core import Budget, Level
from tests.game.brisca.tables import cards, play, table


@pytest.mark.parametrize("options", ["", "jugadores=2 cambio_del_7=on", "jugadores=3 cambio_del_7=on"])
@pytest.mark.parametrize("level", Level)
def test_every_level_plays_legal_moves_and_the_same_again(level, options):
    def moves():
        state = Brisca.new(BriscaOptions.parse(options), seed=6)
        players = [player(level, seat) for seat in range(state.seats)]
        played = []
        while state.turn is not None:
            played.append(players[state.turn].choose(state.view(state.turn), Budget(playouts=9)))
            state.play(played[-1], state.turn)
        return played

    assert moves() == moves()


@pytest.mark.parametrize("level", [Level.HABITUAL, Level.MAESTRO])
def test_the_exchange_is_taken_when_offered(level):
    state = table("O7 E4 B6 E5 C1 E6 O12 B4 B5", jugadores=2, cambio_del_7=True)
    play(state, "C1 E4")
    assert player(level).choose(state.view(0), Budget(playouts=30)) == Swap()


@pytest.mark.parametrize(
    ("hand", "on_table", "trump", "seats", "card"),
    [
        ("C1 C4 O2", "", "O", 2, "C4"),
        ("C1 C4 O12", "C3", "O", 2, "C1"),
        ("B4 O4 E1", "C1", "O", 2, "O4"),
        ("B4 O4 E1", "C2", "O", 2, "B4"),
        ("B1 B4 O2", "C4 C1 C5", "O", 4, "B1"),
        ("B1 B4 O2", "C1 C4 C3", "O", 4, "O2"),
    ],
    ids=["lead-low", "beat-with-the-as", "trump-a-brisca", "save-the-trump", "feed-the-partner", "trump-the-rivals"],
)
def test_rules_of_thumb(hand, on_table, trump, seats, card):
    assert sensible_card(cards(hand), cards(on_table), trump, seats) == Card.parse(card)


@pytest.mark.parametrize("seed", range(5))
def test_maestro_takes_the_trick_that_decides(seed):
    """Every card is known: the as takes the three now and the game with it; kept back, it falls to the last trump."""
    state = table(jugadores=2)
    state.hands = [cards("O2"), cards("B4 C1")]
    state.trump_card, state.stock = Card("O", 5), []
    state.table, state.turn, state.leader = cards("C3"), 1, 0
    state.points, state.taken = [54, 45], [18, 18]
    gone = [card for card in DECK_40 if card not in cards("O2 B4 C1 C3")]
    state.tricks = [Trick(0, tuple(gone), 0)]
    view = state.view(1)
    assert view.unseen() == cards("O2")
    assert player(Level.MAESTRO, seed).choose(view, Budget(playouts=100)) == Play(Card("C", 1))


def test_players_have_their_own_luck():
    state = Brisca.new(seed=1)
    view = state.view(0)
    chosen = {player(Level.APRENDIZ, seed).choose(view, Budget(playouts=1)) for seed in range(40)}
    assert len(chosen) > 1, "the apprentice errs now and then"
