"""A bot of the original kind, by its description: tries every card out on a random deal."""

from Game.Action import Action
from Game.ForwardModel import ForwardModel
from Players.MyHeuristic import MyHeuristic
from Players.Player import Player


class GreedyBot(Player):
    def __init__(self):
        self.forward_model = ForwardModel()
        self.heuristic = MyHeuristic()

    def think(self, observation, budget):
        best, found = None, None
        for action in observation.get_list_actions():
            world = observation.get_randomized_clone()
            reward = self.forward_model.play(world, action, self.heuristic)
            if best is None or reward > best:
                best, found = reward, action
        return Action(found.get_card())

    def __str__(self):
        return "Greedy"
