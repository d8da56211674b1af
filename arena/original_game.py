"""`Game.BriscaGame` of the original framework: a whole game among players in one process.

A bot that trains or tests itself at home uses it; the league does not.
"""

from collections.abc import Sequence
from pathlib import Path

from game.arena.robobrisca import CardCollection, ForwardModel, GameState, Heuristic, Player
from game.arena.robobrisca.cards import full_deck
from game.arena.robobrisca.gamefile import played_out


class BriscaGame:
    """A game of four players; seat 0 begins."""

    def __init__(self) -> None:
        self.game_state = GameState()
        self.forward_model = ForwardModel()
        self.heuristic = Heuristic()
        self.file: Path | None = None

    def create_main_deck(self, collection: CardCollection) -> None:
        """Fill a collection with the forty cards."""
        collection.clear()
        collection.add_cards(full_deck())

    def reset(self) -> None:
        """Deal anew."""
        self.game_state.reset()

    def save_game_on(self, file: str | Path) -> None:
        """Write the games that are run from now on to that file, in the framework's own 48 lines."""
        self.file = Path(file)

    def run(self, l_players: Sequence[Player], budget: float = 1.0) -> int:
        """Play the game to its end; the team that won, as `ForwardModel.check_winner` says it."""
        state = self.game_state
        if state.is_terminal():
            self.reset()
        text = played_out(
            map(str, l_players),
            state,
            lambda: l_players[state.turn].think(state.get_observation(), budget),
            self.forward_model,
            self.heuristic,
        )
        if self.file is not None:
            self.file.write_text(text, encoding="utf-8")
        return state.winner
