"""Sobremesa. Without a word: the window. With one: what runs without a window."""

import sys
from multiprocessing import freeze_support


def main(arguments: list[str]) -> int:
    """Start the program; what it returns is the exit code."""
    from ui.start import start

    return start(arguments)


if __name__ == "__main__":
    freeze_support()
    sys.exit(main(sys.argv[1:]))
