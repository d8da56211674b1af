"""Trying a card out: what it leads to, and what it is worth at once."""

from typing import Protocol

from game.arena.robobrisca.cards import Action, Card, CardCollection
from game.arena.robobrisca.common import calculate_points, is_better_card
from game.arena.robobrisca.observation import RUNNING, SEATS, GameState

DRAWN_GAME = 2
"""What `check_winner` answers when both teams have the same points and cards."""


class Scorer(Protocol):
    """Anything that values the card that was just played."""

    def get_score(self, observation: GameState, player: int) -> float:
        """The worth of the last card on the table to the seat that played it."""
        ...


class Heuristic:
    """The points at stake: won or lost at once by the card that was just played."""

    def get_score(self, observation: GameState, player: int) -> float:
        """For who leads, the value of their card; for the others the points on the table, with a plus for the card
        that beats all before it and a minus for the rest."""
        cards = observation.playing_cards.get_cards()
        if len(cards) == 1:
            return cards[0].get_value()
        points = calculate_points(cards)
        best = cards[_best_place(cards[:-1], observation.trump_card)]
        return points if is_better_card(cards[-1], best, observation.trump_card, cards[0]) else -points


class ForwardModel:
    """The rules, played on a state or an observation of one's own."""

    def play(self, state: GameState, action: Action, heuristic: Scorer | None = None) -> float:
        """Play the card for the seat whose turn it is, which changes the state; what the heuristic says of it."""
        card = action.get_card()
        state.hands[state.turn].remove(card)
        state.playing_cards.add_card(card)
        reward = heuristic.get_score(state, state.turn) if heuristic else 0.0
        if len(state.playing_cards) < SEATS:
            self.next_turn(state)
        else:
            self._take_trick(state)
        return reward

    def next_turn(self, state: GameState) -> None:
        """Hand the turn to the next seat."""
        state.turn = (state.turn + 1) % state.n_players

    def get_round_winner(self, playing_cards: CardCollection, trump_card: Card, turn: int) -> int:
        """The seat that takes the trick; `turn` is the seat that played its last card."""
        cards = playing_cards.get_cards()
        return (turn - len(cards) + 1 + _best_place(cards, trump_card)) % SEATS

    def check_winner(self, state: GameState) -> int:
        """The team that has won, 0 or 1: by points, then by cards; 2 if neither, −1 while the game goes on."""
        if not state.is_terminal():
            return RUNNING
        ours, theirs = (self._count(state, team) for team in (0, 1))
        return DRAWN_GAME if ours == theirs else int(theirs > ours)

    def get_points_player(self, i: int, state: GameState) -> int:
        """The points that a seat has won."""
        return calculate_points(state.won_cards[i].get_cards())

    def _count(self, state: GameState, team: int) -> tuple[int, int]:
        seats = (team, team + 2)
        return sum(self.get_points_player(i, state) for i in seats), sum(len(state.won_cards[i]) for i in seats)

    def _take_trick(self, state: GameState) -> None:
        winner = self.get_round_winner(state.playing_cards, state.trump_card, state.turn)
        state.won_cards[winner].add_cards(state.playing_cards.get_cards())
        state.playing_cards.clear()
        for place in range(min(SEATS, len(state.main_deck))):
            state.hands[(winner + place) % SEATS].add_card(state.main_deck.draw())
        state.turn = winner
        state.winner = self.check_winner(state)


def _best_place(cards: list[Card], trump: Card) -> int:
    best = 0
    for place in range(1, len(cards)):
        if is_better_card(cards[place], cards[best], trump, cards[0]):
            best = place
    return best
