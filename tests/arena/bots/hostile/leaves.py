import os


class Leaves:
    def choose(self, view):
        os._exit(0)
