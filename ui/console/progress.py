"""A progress bar for a terminal."""

import sys

WIDTH = 40


def bar(fraction: float, tail: str = "") -> None:
    """Draw how much is done over what was drawn before, some words behind it; ends the line when all is."""
    done = round(WIDTH * fraction)
    end = "\n" if fraction >= 1 else ""
    print(f"\r[{'#' * done}{'.' * (WIDTH - done)}] {fraction:4.0%}{tail}\x1b[K", end=end, file=sys.stderr, flush=True)
