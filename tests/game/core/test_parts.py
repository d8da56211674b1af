"""The small parts of the kernel: outcomes, events, errors, the registry."""

from enum import StrEnum

import pytest

from game.brisca import Brisca
from game.brisca.parts import Dealt, Reason, TrickWon, TrumpShown
from game.cards import Card
from game.core import BadMatch, Game, IllegalMove, Level, Outcome, UnreadableMove
from game.core.registry import NAMES, computer_player, game_type
from tests.game.brisca.tables import cards


class Why(StrEnum):
    END = "end"


class TestOutcome:
    def test_shares_of_a_win(self):
        outcome = Outcome((0, 2), Why.END, (70, 50, 70, 50))
        assert not outcome.draw
        assert [outcome.share(seat) for seat in range(4)] == [1, 0, 1, 0]

    def test_shares_of_a_draw(self):
        outcome = Outcome((), Why.END, (60, 60))
        assert outcome.draw
        assert [outcome.share(seat) for seat in range(2)] == [0.5, 0.5]


class TestEvents:
    def test_texts(self):
        assert str(TrumpShown(Card("E", 12))) == "TrumpShown(E12)"
        assert str(TrickWon(1, tuple(cards("O1 C3")), 21)) == "TrickWon(1, [O1, C3], 21)"
        assert str(Dealt(1, None)) == "Dealt(1, None)"

    def test_public_unless_told_otherwise(self):
        event = TrumpShown(Card("E", 12))
        assert event.seen_by(0) is event and event.seen_by(None) is event


class TestErrors:
    def test_illegal_move_carries_reason_and_details(self):
        error = IllegalMove(Reason.NOT_IN_HAND, card="O1")
        assert (error.reason, error.details) == (Reason.NOT_IN_HAND, {"card": "O1"})
        assert str(error) == "brisca.not_in_hand (card=O1)"
        assert str(IllegalMove(Reason.SWAP_OFF)) == "brisca.swap_off"

    @pytest.mark.parametrize("text", ["", "O", "X1", "o1", "O01", "O1 ", "cambio ", "CAMBIO", "O1 C1"])
    def test_unreadable_moves(self, text):
        with pytest.raises(UnreadableMove) as caught:
            Brisca.parse(text)
        assert caught.value.text == text
        assert "a card like O1" in str(caught.value)

    @pytest.mark.parametrize("text", ["O8", "B9"])
    def test_cards_of_the_longer_deck_are_refused(self, text):
        with pytest.raises(IllegalMove, match="not_in_hand"):
            Brisca.new().play(Brisca.parse(text))

    def test_bad_match(self):
        error = BadMatch(3, "why")
        assert (error.line, error.why, error.match, str(error)) == (3, "why", None, "line 3: why")


class TestRegistry:
    @pytest.mark.parametrize("name", NAMES)
    def test_every_game_is_there_under_its_name(self, name):
        game = game_type(name)
        assert issubclass(game, Game)
        assert game.name == name
        assert game.options_type().seats >= 1

    @pytest.mark.parametrize("name", NAMES)
    @pytest.mark.parametrize("level", Level)
    def test_every_game_has_players_of_every_level(self, name, level):
        assert callable(computer_player(name, level, 1).choose)

    @pytest.mark.parametrize("name", ["mus", "", "core", "brisca.rules"])
    def test_no_other(self, name):
        with pytest.raises(KeyError, match="there is no game"):
            game_type(name)
        with pytest.raises(KeyError, match="there is no game"):
            computer_player(name, Level.MAESTRO)
