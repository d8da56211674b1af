import time


class SleepsOnce:
    """Late with its first card only."""

    def __init__(self):
        self.asked = 0

    def choose(self, view):
        self.asked += 1
        if self.asked == 1:
            time.sleep(1)
        return view.moves()[0]
