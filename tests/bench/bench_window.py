"""How quick the window is: start, frames, frames while the computer thinks, and an idle table.

    python -m tests.bench.bench_window [--package dist/sobremesa/sobremesa]

Needs a DISPLAY (Xvfb will do). Times of frames are of the whole turn of the loop with everything drawn and flipped;
on a shared machine the median says more than the tail.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pygame

from game.core import Level, Seat
from game.core.registry import game_type
from saves.store import Store
from tests.bench.measure import machine
from ui.app import App
from ui.assets import asset_path
from ui.environment import prepare_sdl
from ui.flow.conductor import Conductor
from ui.scenes.menu import MenuScene
from ui.scenes.program import new_program
from ui.sound import Sounds
from ui.tables.opening import open_table
from ui.tables.rooms import GAMES

ROOT = Path(__file__).parents[2]


def first_frame(command: list[str], runs: int = 7) -> float:
    """Seconds from starting the process to its end after one frame, the median of some runs; the first warms up."""
    times = []
    for _ in range(runs + 1):
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"SOBREMESA_DATA": folder}
            began = time.perf_counter()
            subprocess.run([*command, "--first-frame"], check=True, cwd=ROOT, env=environment)
            times.append(time.perf_counter() - began)
    return statistics.median(times[1:])


def open_app(folder: Path, size: tuple[int, int]) -> App:
    """The program as a person has it, without sound."""
    store = Store.open(folder)
    store.settings.change(sound=False, thinking_seconds=5.0)
    app = new_program(store, Sounds(asset_path("sounds"), muted=True), size)
    app.push(MenuScene(app))
    return app


def sit_down(app: App, game: str, level: Level) -> None:
    """A table with everything dealt, at a computer's turn or a person's."""
    options = game_type(game).options_type()
    first = Seat("Ana") if level == Level.APRENDIZ else Seat("Rosa", level)
    seats = [first, *(Seat(f"Rival {n}", level) for n in range(1, options.seats))]
    scene = open_table(app, Conductor.start(app.store, app.thinker, game, options, seats, seed=1))
    app.push(scene)
    while scene.script.busy or scene.stage.busy:
        app.step(0.05, pygame.event.get())


def frames(app: App, count: int) -> str:
    """The processor time of drawing everything once, many times."""
    times = []
    for _ in range(count):
        began = time.process_time()
        app.redraw()
        app.step(0.001, pygame.event.get())
        times.append((time.process_time() - began) * 1000)
    times.sort()
    return f"median {statistics.median(times):5.1f} ms, 99th percentile {times[int(len(times) * 0.99)]:5.1f} ms"


def idle(seconds: float) -> float:
    """The share of a processor that a table costs while nobody does anything."""
    code = (
        "import sys, time, threading, pygame\n"
        "from pathlib import Path\n"
        "from tests.bench.bench_window import open_app, sit_down\n"
        "from game.core import Level\n"
        "pygame.display.init(); pygame.font.init()\n"
        "app = open_app(Path(sys.argv[1]), (1280, 720))\n"
        "sit_down(app, 'brisca', Level.APRENDIZ)\n"
        "for _ in range(60): app.step(0.05, pygame.event.get())\n"
        "began = time.process_time()\n"
        "threading.Timer(float(sys.argv[2]), lambda: setattr(app, 'running', False)).start()\n"
        "app.run()\n"
        "print((time.process_time() - began) / float(sys.argv[2]) * 100)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", code, folder, str(seconds)], check=True, cwd=ROOT, capture_output=True, text=True
        )
    return float(done.stdout.split()[-1])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", help="the packaged program, to measure its start too")
    parser.add_argument("--frames", type=int, default=300)
    asked = parser.parse_args()
    prepare_sdl()
    print(machine())
    print(f"start, one frame, exit, from source: {first_frame([sys.executable, 'main.py']):.2f} s")
    if asked.package:
        print(f"start, one frame, exit, packaged:   {first_frame([asked.package]):.2f} s")
    pygame.display.init()
    pygame.font.init()
    assert pygame.display.get_driver() not in ("dummy", "offscreen"), "a real window is needed"
    for size in ((1280, 720), (2560, 1440)):
        for game in GAMES:
            for level, what in ((Level.APRENDIZ, "at rest"), (Level.MAESTRO, "thinking")):
                with tempfile.TemporaryDirectory() as folder:
                    app = open_app(Path(folder), size)
                    sit_down(app, game, level)
                    print(f"{size[0]}×{size[1]} {game:14} {what:9}: {frames(app, asked.frames)}", flush=True)
                    app.thinker.stop()
                    while app.scenes:
                        app.scenes.pop().leave()
                    app.store.close()
    print(f"an idle table over 10 s: {idle(10):.1f} % of a core")


if __name__ == "__main__":
    main()
