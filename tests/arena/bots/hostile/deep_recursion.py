import sys


class Deep:
    """Runs out of the C stack, which kills a process."""

    def __repr__(self):
        return f"{[self]!r}"

    def choose(self, view):
        sys.setrecursionlimit(1 << 30)
        return repr(self)
