import os

os._exit(0)


class DiesYoung:
    def choose(self, view):
        return view.moves()[0]
