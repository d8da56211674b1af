"""From the command line to the window, or to what runs without one."""

import sys

from arena.process import BOT, NURSERY

IMPATIENT = 0.5
"""Seconds that a window waits while another program holds its file; what fails then is tried again."""

USAGE = """usage: main.py                 open the window
       main.py --smoke         play a match in the window by itself, and exit
       main.py --first-frame   open the window, draw it once, and exit
       main.py consola         play Aprologados by calls, a line each
       main.py reto            play Aprologados against another program
       main.py diccionario     add, list or remove word banks and words of your own
       main.py bot             write a bot that plays Brisca, or try one
       main.py liga DIR        a league of the Brisca bots of a folder; --help tells more"""


def start(arguments: list[str]) -> int:
    """Do what the command line asks; the exit code. Nothing of pygame is loaded before the window is wanted."""
    if arguments == ["--smoke"]:
        from ui.smoke import smoke

        return smoke()
    if not arguments or arguments == ["--first-frame"]:
        return open_window(stay=not arguments)
    if arguments == ["consola"]:
        from ui.console.calls import console

        return console()
    if arguments[0] == "reto":
        from ui.console.reto import reto

        return reto(arguments[1:])
    if arguments[0] == "diccionario":
        from ui.console.dictionaries import word_banks

        return word_banks(arguments[1:])
    if arguments[0] == "liga":
        from ui.console.league import league

        return league(arguments[1:])
    if arguments[0] == "bot":
        from ui.console.bots import bots

        return bots(arguments[1:])
    if arguments == [BOT]:
        from arena.child import main as bot

        bot()
    if arguments[0] == BOT and len(arguments) == 3:
        from arena.child import main_seen

        main_seen(*map(int, arguments[1:]))
    if arguments[0] == NURSERY and len(arguments) == 2:
        from arena.nursery import main as nursery

        return nursery(int(arguments[1]))
    print(USAGE, file=sys.stderr)
    return 2


def open_window(stay: bool) -> int:
    """Open the window and stay until it is closed."""
    from ui.environment import prepare_sdl

    prepare_sdl()
    import pygame

    from saves.logfile import write_log_in
    from saves.store import Store
    from ui.assets import asset_path
    from ui.scenes.menu import MenuScene
    from ui.scenes.program import new_program
    from ui.sound import Sounds

    try:
        pygame.display.init()
    except pygame.error as error:
        print(f"Sobremesa needs a screen, and found none: {error}", file=sys.stderr)
        return 1
    pygame.font.init()
    with Store.open(patience=IMPATIENT) as store:
        if store.file is not None:
            write_log_in(store.file.parent)
        app = new_program(store, Sounds(asset_path("sounds")), first_size(pygame.display.get_desktop_sizes()[0]))
        app.push(MenuScene(app))
        app.step(0.0)
        if stay:
            app.run()
    pygame.quit()
    return 0


def first_size(screen: tuple[int, int]) -> tuple[int, int]:
    """A window that fits the screen with some room around it."""
    for size in ((1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= screen[0] * 0.9 and size[1] <= screen[1] * 0.88:
            return size
    return min(1280, screen[0]), min(720, screen[1])
