"""Derives from the bot beside it, imports all that there is, and plays games out by itself."""

import Players.Player
from Game.BriscaGame import BriscaGame
from Game.Card import Card
from Game.CardCollection import CardCollection
from Game.Common import calculate_points, is_better_card
from Game.GameState import GameState
from Game.Heuristic import Heuristic
from Game.Observation import Observation
from Players.greedy_one import GreedyBot

IMPORTED = (BriscaGame, Card, CardCollection, calculate_points, is_better_card, GameState, Heuristic, Observation)


class Deeper(GreedyBot):
    def think(self, observation, budget):
        assert isinstance(self, Players.Player.Player)
        world = observation.clone()
        while not world.is_terminal():
            self.forward_model.play(world, world.get_list_actions()[0], Heuristic())
        assert sum(self.forward_model.get_points_player(seat, world) for seat in range(4)) == 120
        return super().think(observation, budget)
