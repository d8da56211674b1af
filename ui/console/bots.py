"""Bots without a window. Loads no pygame.

python main.py bot nuevo NAME       write a first bot to start from
python main.py bot probar FILE      play it against a house bot, and say what it did wrong
                  … --no-limit      … in this terminal and without a time limit, for `breakpoint()`
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from arena.discovery import in_words, look_at, walls_here
from arena.guide import template
from arena.house import house_bots
from arena.instance import open_bot, open_unhurried
from arena.talk import plain
from arena.trial import GAMES, SECONDS, Trial, try_bot
from game.core.texts import Texts
from saves.store import Store
from ui.console.calls import EXIT_FAILED, EXIT_OK
from ui.console.progress import bar
from ui.texts import load_texts

PRINTS_SHOWN = 20
"""Lines."""


def bots(arguments: Sequence[str]) -> int:
    """`main.py bot …`; the exit code: 0 if the bot was written, or played without a fault."""
    with Store.open() as store:
        texts = load_texts(store.settings.load().language)
    rivals = {bot.name.lower(): bot for bot in house_bots()}
    parser = argparse.ArgumentParser("main.py bot")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("nuevo").add_argument("name")
    trial = commands.add_parser("probar")
    trial.add_argument("file", type=Path)
    trial.add_argument("--contra", choices=rivals, default=next(iter(rivals)))
    trial.add_argument("--partidas", type=int, default=GAMES)
    trial.add_argument("--segundos", type=float, default=SECONDS)
    trial.add_argument("--no-limit", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.command == "nuevo":
        return _write(asked.name, texts)
    if asked.partidas < 2 or asked.partidas % 2 or asked.segundos <= 0:
        print(texts.say("bots.numbers"), file=sys.stderr)
        return EXIT_FAILED
    if asked.no_limit and sys.platform == "win32":
        print(texts.say("bots.no_limit"), file=sys.stderr)
        return EXIT_FAILED
    if not asked.file.is_file():
        print(texts.say("bots.no_file", file=asked.file), file=sys.stderr)
        return EXIT_FAILED
    bot = look_at(asked.file, texts, open_unhurried if asked.no_limit else open_bot)
    if bot.problem:
        print(f"{bot.name}: {bot.problem}", file=sys.stderr)
        return EXIT_FAILED
    for wall in walls_here().missing if not asked.no_limit else ():
        print(texts.say("bots.wall_missing", wall=texts.say(wall.value)), file=sys.stderr)
    rival = rivals[asked.contra]
    print(texts.say("bots.trial", name=bot.name, rival=rival.name, games=asked.partidas))
    progress = bar if sys.stderr.isatty() and not asked.no_limit else lambda done: None
    outcome = try_bot(bot, rival, progress, asked.partidas, asked.segundos, no_limit=asked.no_limit)
    print("\n".join(report(texts, outcome)))
    return EXIT_FAILED if outcome.faults else EXIT_OK


def _write(name: str, texts: Texts) -> int:
    """Write the template beside whoever asks; never over something."""
    name = name.removesuffix(".py")
    file = Path(f"{name}.py")
    try:
        text = template(texts.say("bots.language"), name)
        with file.open("x", encoding="utf-8") as written:
            written.write(text)
    except ValueError:
        print(texts.say("bots.bad_name", name=name), file=sys.stderr)
    except FileExistsError:
        print(texts.say("bots.exists", file=file), file=sys.stderr)
    except OSError as error:
        print(texts.say("bots.not_written", file=file, why=error.strerror), file=sys.stderr)
    else:
        print(texts.say("bots.written", file=file))
        return EXIT_OK
    return EXIT_FAILED


def report(texts: Texts, trial: Trial) -> list[str]:
    """How it went, and what went wrong."""
    lost = trial.games - trial.won - trial.drawn
    lines = [
        texts.say("bots.result", won=trial.won, drawn=trial.drawn, lost=lost),
        texts.say("bots.points", points=trial.points / trial.games, against=trial.against / trial.games),
        texts.say("bots.time", mean=trial.seconds / trial.moves * 1000, slowest=trial.slowest * 1000),
        texts.say("bots.faults", n=trial.faults) if trial.faults else texts.say("bots.no_fault"),
    ]
    for wrong in trial.first_faults:
        where = texts.say("bots.where", game=wrong.game, trick=wrong.trick, hand=wrong.hand)
        lines.append(f"  {where} {in_words(wrong.fault, texts)}")
    if trial.faults > len(trial.first_faults):
        lines.append("  …")
    if trial.faults and trial.prints:
        lines += [texts.say("bots.prints"), *(f"  {plain(line)}" for line in trial.prints.splitlines()[:PRINTS_SHOWN])]
    return lines
