"""Inside a bot's own process: the modules that it may import, its class, and an instance of it."""

import ast
import importlib
import importlib.util
import os
import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from arena.original_game import BriscaGame
from game.arena import robobrisca
from game.arena.robobrisca import cards as their_cards
from game.brisca.view import BriscaView

PLAYERS, GAME = "Players", "Game"

Answer = Callable[[BriscaView, float], object]


class NoBot(Exception):
    """The file holds no bot of either kind."""


def root_of(file: Path) -> Path:
    """The folder that a bot may read and finds its data in: its own, or the one above `Players/`."""
    return file.parent.parent if file.parent.name == PLAYERS else file.parent


def folders_of(file: Path) -> list[Path]:
    """Where what lies beside a bot may be: its own folder, then the one above `Players/`."""
    return list(dict.fromkeys((file.parent, root_of(file))))


def offer_modules(file: Path) -> None:
    """Make `Game.*` and `Players.*` importable, and the files beside the bot under their own names.

    What is ours comes first; what a team has added to either folder is found on disk. Folders go to the end of the
    path, so that no file beside a bot hides a module of the library.
    """
    root = root_of(file)
    _offer(GAME, {}, [root / GAME])
    for name in ("Action", "Card", "CardCollection", "ForwardModel", "Heuristic", "GameState", "Observation"):
        _offer(f"{GAME}.{name}", {name: getattr(robobrisca, name)})
    common = {"is_better_card": robobrisca.is_better_card, "calculate_points": robobrisca.calculate_points}
    _offer(f"{GAME}.Common", common)
    _offer(f"{GAME}.BriscaGame", {"BriscaGame": BriscaGame})
    _offer(PLAYERS, {}, [file.parent])
    _offer(f"{PLAYERS}.Player", {"Player": robobrisca.Player})
    if not (file.parent / "MyHeuristic.py").exists():
        _offer(f"{PLAYERS}.MyHeuristic", {"MyHeuristic": robobrisca.Heuristic})
    sys.path += map(str, folders_of(file))


def _offer(name: str, contents: Mapping[str, object], folders: list[Path] | None = None) -> None:
    module = ModuleType(name)
    module.__dict__.update(contents)
    if folders is not None:
        module.__path__ = [str(folder) for folder in folders]
    sys.modules[name] = module
    package, _, last = name.rpartition(".")
    if package:
        setattr(sys.modules[package], last, module)


def load(file: Path, seed: str) -> tuple[Answer, bool]:
    """A fresh instance of the bot in that file, as a function, and whether it is of the original kind.

    Its class is the last one defined in the file that derives from `Players.Player.Player`, or else that has a
    `choose`. Raises NoBot, or whatever the bot raises.
    """
    source = file.read_bytes()
    if not any(isinstance(node, ast.ClassDef) for node in ast.walk(ast.parse(source, str(file)))):
        raise NoBot
    os.chdir(root_of(file))
    offer_modules(file)
    random.seed(seed)
    their_cards.LUCK.seed(seed)
    module = _run(file, f"{PLAYERS}.{file.stem}")
    own = [found for found in vars(module).values() if isinstance(found, type) and found.__module__ == module.__name__]
    theirs = [found for found in own if issubclass(found, robobrisca.Player)]
    if theirs:
        return _theirs(theirs[-1](), random.Random(seed)), True
    ours = [found for found in own if callable(getattr(found, "choose", None))]
    if ours:
        return _ours(ours[-1]()), False
    raise NoBot


def _run(file: Path, name: str) -> ModuleType:
    """Import the file under that name."""
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    setattr(sys.modules[PLAYERS], file.stem, module)
    spec.loader.exec_module(module)
    return module


def _ours(bot: Any) -> Answer:
    return lambda view, seconds: bot.choose(view)


def _theirs(bot: Any, rng: random.Random) -> Answer:
    return lambda view, seconds: bot.think(robobrisca.observation_of(view, rng), seconds)
