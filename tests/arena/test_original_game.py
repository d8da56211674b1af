"""`Game.BriscaGame`, for a bot that plays whole games at home."""

from arena.original_game import BriscaGame
from game.arena.robobrisca import CardCollection, Player


class First(Player):
    def think(self, observation, budget):
        return observation.get_list_actions()[0]


def test_a_whole_game_and_its_file(tmp_path):
    game = BriscaGame()
    deck = CardCollection()
    game.create_main_deck(deck)
    assert len({str(card) for card in deck.get_cards()}) == 40
    game.reset()
    game.save_game_on(tmp_path / "game.txt")
    assert game.run([First() for _ in range(4)]) in (0, 1, 2)
    lines = (tmp_path / "game.txt").read_text().splitlines()
    assert len(lines) == 48
    assert lines[0] == "First First First First "
    assert len(lines[2].split()) == 28 and [len(line.split()) for line in lines[3:7]] == [3] * 4
    assert sum(map(int, lines[47].split())) == 120
