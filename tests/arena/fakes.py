"""Bots in this process, for what is tested about the league and not about walls."""

import importlib.util
import random
import traceback
from pathlib import Path

from arena.league import Entry, League
from arena.seat import BotFile, Fault, FaultKind, Reply
from game.arena.schedule import Terms
from game.brisca.parts import Play

FIRST = "class Bot:\n    def choose(self, view):\n        return view.hand[0]\n"
LAST = "class Bot:\n    def choose(self, view):\n        return view.hand[-1]\n"
HIGH = "class Bot:\n    def choose(self, view):\n        return max(view.hand)\n"
ANY = "import random\nclass Bot:\n    def choose(self, view):\n        return random.choice(view.hand)\n"
CHEAT = "class Bot:\n    def choose(self, view):\n        return view.trump_card\n"
BROKEN = "class Bot:\n    def choose(self, view):\n        return 1 // (len(view.hand) - 3)\n"


class Luck(random.Random):
    """Stands for the module `random` in a bot."""

    Random = random.Random


class FakeSeat:
    """A bot loaded here, whose luck is its own."""

    opened = 0
    prints = ""

    def __init__(self, bot: BotFile, seat: int, seed: int) -> None:
        spec = importlib.util.spec_from_file_location("bot", bot.file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        luck = Luck(f"{seed}/{seat}")
        if hasattr(module, "random"):
            module.random = luck
        kind = next(value for value in vars(module).values() if isinstance(value, type) and value.__module__ == "bot")
        self.bot = kind()
        FakeSeat.opened += 1

    def choose(self, view, seconds):
        try:
            return Reply(Play(self.bot.choose(view)))
        except Exception as error:
            return Reply(None, Fault(FaultKind.CRASH, str(error), traceback.format_exc()))

    def close(self) -> None:
        FakeSeat.opened -= 1


def bot(folder: Path, name: str, source: str) -> BotFile:
    """A bot's file, written there."""
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.iterdir()))
    file = folder / f"{number}.py"
    file.write_text(source)
    return BotFile(name, file)


def cheap_house(folder: Path) -> list[BotFile]:
    """Three house bots that cost next to nothing."""
    return [bot(folder, "Casa 1", FIRST), bot(folder, "Casa 2", LAST), bot(folder, "Casa 3", HIGH)]


def league(folder: Path, bots, games=4, seed=7, duplicate=False, jobs=1, house=None, newer=None) -> League:
    """A league of those bots, in this process."""
    house = house or cheap_house(folder.parent / f"{folder.name}-house")
    return League(folder, Entry.of(Terms(seed, games, duplicate), bots, house, newer), FakeSeat, jobs=jobs)
