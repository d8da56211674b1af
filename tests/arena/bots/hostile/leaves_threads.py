import threading
import time


def spin():
    while True:
        time.sleep(0.01)


class LeavesThreads:
    def __init__(self):
        for _ in range(20):
            threading.Thread(target=spin).start()

    def choose(self, view):
        return view.moves()[0]
