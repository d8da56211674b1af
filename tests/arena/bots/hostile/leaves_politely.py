import sys


class LeavesPolitely:
    def choose(self, view):
        sys.exit(3)
