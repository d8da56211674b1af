"""Somebody who presses everything, everywhere: nothing breaks, and no move is made that the rules refuse."""

import os
from random import Random

import pygame
import pytest

from game.core import Level, Match, Seat
from game.core.registry import game_type
from ui.tables.rooms import GAMES

KEYS = [
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_F1,
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
]
SIZES = [(1280, 720), (1024, 640), (700, 500), (1600, 900)]
EVENTS = int(os.environ.get("SOBREMESA_MONKEY", 120))


def poke(driver, rng):
    """Do something, anything."""
    width, height = driver.app.window.get_size()
    place = (int(rng.random() * width), int(rng.random() * height))
    other = (int(rng.random() * width), int(rng.random() * height))
    live = driver.app.scene.focus.live()
    what = rng.random()
    if what < 0.35 and live:
        driver.click(live[int(rng.random() * len(live))].rect().center)
    elif what < 0.5:
        driver.click(place)
    elif what < 0.6:
        driver.drag(place, other)
    elif what < 0.93:
        key = KEYS[int(rng.random() * len(KEYS))]
        driver.key(key, text=chr(key) if 32 <= key < 127 else "")
    elif what < 0.96:
        size = SIZES[int(rng.random() * len(SIZES))]
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        driver.step()
    else:
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1 - 2 * int(rng.random() * 2), flipped=False))
        driver.step()


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_pressing_everything_breaks_nothing(driver, game, people):
    rng = Random(f"{game} {people} {os.environ.get('SOBREMESA_MONKEY_SEED', '')}")
    options = game_type(game).options_type()
    seats = [Seat(f"Persona {n}") for n in range(people)]
    seats += [Seat(f"Rival {n}", Level.APRENDIZ) for n in range(people, options.seats)]
    table = driver.table(game, str(options), seats, seed=3)
    for _ in range(EVENTS):
        poke(driver, rng)
        if not driver.app.running or table not in driver.app.scenes:
            driver.app.running = True
            if not driver.app.scenes:
                break
            driver.app.go_home()
            table = driver.table(game, str(options), seats, seed=int(rng.random() * 1000))
    for line in driver.app.store.matches.unfinished() + driver.app.store.matches.finished():
        kept = Match.from_text(driver.app.store.matches.export(line.id))
        assert len(kept.moves) == line.moves
